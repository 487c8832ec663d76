use std::fmt::Write as _;
use std::fs;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use zopfli::{Format, Options};

/// Generates the source of `FILES`: each file as it is, and gzipped where that is smaller.
/// Without `compress` none is: a module with debug information would take minutes.
pub(crate) fn generate(folder: &Path, compress: bool, to: &Path) -> Result<(), String> {
    let gzip_folder = to.with_file_name("packed");
    fs::create_dir_all(&gzip_folder).map_err(|e| format!("{}: {e}", gzip_folder.display()))?;
    let mut paths = Vec::new();
    collect_files(folder, &mut paths)?;
    paths.sort();
    let mut source = String::from("&[\n");
    for (nth, path) in paths.iter().enumerate() {
        let name = path.strip_prefix(folder).expect("found below it").to_string_lossy();
        let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let gzip = if compress { gzipped(&bytes)? } else { bytes.clone() };
        let gzip = if gzip.len() < bytes.len() {
            let path = gzip_folder.join(format!("{nth}.gz"));
            fs::write(&path, gzip).map_err(|e| format!("{}: {e}", path.display()))?;
            format!("Some(include_bytes!({path:?}))")
        } else {
            "None".to_owned()
        };
        writeln!(
            source,
            "PageFile {{ path: {:?}, mime: {:?}, bytes: include_bytes!({path:?}), gzip: {gzip} }},",
            format!("/{}", name.replace('\\', "/")),
            mime(path),
        )
        .expect("a string takes anything");
    }
    source.push(']');
    fs::write(to, source).map_err(|e| format!("{}: {e}", to.display()))
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

/// Zopfli: slow, but it runs once per build and saves every visitor a twentieth of the transfer.
fn gzipped(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let iterations = NonZeroU64::new(if bytes.len() < 4_000_000 { 6 } else { 1 });
    let options = Options { iteration_count: iterations.expect("not zero"), ..Options::default() };
    let mut compressed = Vec::new();
    zopfli::compress(options, Format::Gzip, bytes, &mut compressed)
        .map_err(|e| format!("gzip: {e}"))?;
    Ok(compressed)
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("nnue") => "application/octet-stream",
        Some("json") => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
