use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

use brotli::enc::BrotliEncoderParams;
use libdeflater::{CompressionLvl, Compressor};

/// Generates the source of `FILES`: each file as it is, and compressed where that is smaller.
/// Without `compress` none is: a module with debug information would take minutes.
pub(crate) fn generate(folder: &Path, compress: bool, to: &Path) -> Result<(), String> {
    let compressed_folder = to.with_file_name("compressed");
    fs::create_dir_all(&compressed_folder)
        .map_err(|e| format!("{}: {e}", compressed_folder.display()))?;
    let mut paths = Vec::new();
    collect_files(folder, &mut paths)?;
    paths.sort();
    let files = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let compressed = if compress { compress_all(&files)? } else { BTreeMap::new() };
    let mut source = String::from("&[\n");
    for (nth, path) in paths.iter().enumerate() {
        let name = path.strip_prefix(folder).expect("found below it").to_string_lossy();
        let mut smaller = String::new();
        for (number, (encoding, _)) in ENCODINGS.iter().enumerate() {
            let Some(bytes) = compressed.get(&(nth, number)) else { continue };
            let path = compressed_folder.join(format!("{nth}.{encoding}"));
            fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
            write!(smaller, "({encoding:?}, include_bytes!({path:?})),").expect(INFALLIBLE);
        }
        writeln!(
            source,
            "PageFile {{ path: {:?}, mime: {:?}, bytes: include_bytes!({path:?}), compressed: &[{smaller}] }},",
            format!("/{}", name.replace('\\', "/")),
            mime(path),
        )
        .expect(INFALLIBLE);
    }
    source.push(']');
    fs::write(to, source).map_err(|e| format!("{}: {e}", to.display()))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Compresses every file in every encoding, on all processors; keeps what became smaller, by file
/// and encoding. The largest come first, so that none is left for the end.
fn compress_all(files: &[Vec<u8>]) -> Result<BTreeMap<(usize, usize), Vec<u8>>, String> {
    let mut tasks: Vec<(usize, usize)> = (0..files.len())
        .flat_map(|file| (0..ENCODINGS.len()).map(move |encoding| (file, encoding)))
        .collect();
    tasks.sort_by_key(|&(file, _)| Reverse(files[file].len()));
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(&(file, encoding)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let smaller = ENCODINGS[encoding].1(&files[file])?;
            if smaller.len() < files[file].len() {
                done.push(((file, encoding), smaller));
            }
        }
        Ok::<_, String>(done)
    };
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut compressed = BTreeMap::new();
        for worker in workers {
            compressed.extend(worker.join().expect("a compressor does not panic")?);
        }
        Ok(compressed)
    })
}

fn collect_files(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect_files(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

const INFALLIBLE: &str = "a string takes anything";

type Encoder = fn(&[u8]) -> Result<Vec<u8>, String>;

/// Content encodings, the one that compresses best first. Browsers take Brotli from secure origins
/// alone, so gzip is for servers in a local network.
const ENCODINGS: [(&str, Encoder); 2] = [("br", brotli), ("gzip", gzip)];

/// Brotli at its slowest: it runs once per build, and saves a seventh of what gzip leaves.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &params)
        .map_err(|e| format!("brotli: {e}"))?;
    Ok(compressed)
}

/// libdeflate at its slowest: nearly as small as what Zopfli takes half a minute for.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut compressor = Compressor::new(CompressionLvl::best());
    let mut compressed = vec![0; compressor.gzip_compress_bound(bytes.len())];
    let length =
        compressor.gzip_compress(bytes, &mut compressed).map_err(|e| format!("gzip: {e}"))?;
    compressed.truncate(length);
    Ok(compressed)
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("nnue" | "chunks") => "application/octet-stream",
        Some("json") => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
