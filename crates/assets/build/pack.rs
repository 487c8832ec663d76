use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The JavaScript that loads the parts.
const LOADER: &str = "parts.js";

/// The parts of the first load: play against the computer and against people.
pub(crate) const FIRST_PARTS: [&str; 2] = ["engine", "online"];

/// Packs the chunks, small modules of what several parts share, into a file for each set of first-load parts
/// that need them, and one for those that only later parts need. The splitter makes a chunk for each set of
/// parts: dozens of requests, each for a few hundred bytes, most of them the same lists of types and imports.
/// In one file these compress well, and whoever opens one part has what the next one needs.
pub(crate) fn pack_chunks(folder: &Path) -> Result<(), String> {
    let path = folder.join(LOADER);
    let loader = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut users: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for part in FIRST_PARTS {
        for chunk in chunks_of(part, &loader)? {
            users.entry(chunk).or_default().insert(part);
        }
    }
    let mut packs: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut pieces = loader.split(FETCH);
    let mut packed = FETCH_CHUNK.to_owned() + pieces.next().unwrap_or_default();
    for piece in pieces {
        let (name, rest) = piece.split_once(FETCH_END).ok_or("a fetch of the loader has no end")?;
        let Some(chunk) = name.strip_suffix(".wasm").filter(|name| name.starts_with("chunk_"))
        else {
            packed.extend([FETCH, piece]);
            continue;
        };
        let first_parts = users.get(chunk).into_iter().flatten().copied();
        let file =
            [SHARED].into_iter().chain(first_parts).collect::<Vec<_>>().join("_") + ".chunks";
        let module = folder.join(name);
        let bytes = fs::read(&module).map_err(|e| format!("{}: {e}", module.display()))?;
        fs::remove_file(&module).map_err(|e| format!("{}: {e}", module.display()))?;
        let pack = packs.entry(file.clone()).or_default();
        let start = pack.len();
        pack.extend(bytes);
        packed += &format!("fetchChunk(\"./{file}\", {start}, {}){rest}", pack.len());
    }
    packs.insert(LOADER.to_owned(), packed.into_bytes());
    for (name, bytes) in packs {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// How the names of the files with chunks begin; those of the first load go on with its parts.
pub(crate) const SHARED: &str = "shared";

/// How the loader fetches a module.
const FETCH: &str = "fetch(new URL(\"./";
const FETCH_END: &str = "\", import.meta.url))";

/// Fetches a file of chunks once, and answers with one of them. A failed fetch is tried again at the next call.
const FETCH_CHUNK: &str = r#"const files = new Map();
async function fetchChunk(name, start, end) {
    if (!files.has(name)) {
        const file = fetch(new URL(name, import.meta.url)).then((response) => {
            if (!response.ok) throw new Error(`${name}: ${response.status}`);
            return response.arrayBuffer();
        });
        file.catch(() => files.delete(name));
        files.set(name, file);
    }
    const bytes = (await files.get(name)).slice(start, end);
    return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
}
"#;

/// The chunks that the loader fetches with a part: the list that follows the part's name there.
fn chunks_of(part: &str, loader: &str) -> Result<Vec<String>, String> {
    let list = loader
        .split_once(&format!("./split_{part}.wasm"))
        .and_then(|(_, after)| after.split_once("\n, ["))
        .and_then(|(_, after)| after.split_once(']'))
        .ok_or_else(|| format!("the loader has no list of chunks for {part}"))?;
    let names = list.0.split(',').map(|name| name.trim().trim_start_matches('_'));
    Ok(names.filter(|name| !name.is_empty()).map(str::to_owned).collect())
}
