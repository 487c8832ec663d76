use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use crate::pack::{FIRST_PARTS, SHARED};
use crate::page_resources::{NATIVE_RESOURCES, PART_RESOURCES};

/// Assembles the page in one folder: immutable files under `page/HASH/`, and at the root those that
/// refer to them: `index.html`, `recover.js`, the service worker, the manifest, the icon.
pub(crate) fn assemble(root: &Path, bindings: &Path, to: &Path) -> Result<PathBuf, String> {
    let source = root.join("crates/web/static");
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for path in files_of(bindings)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = read(&path)?;
        let is_script = name.ends_with(".js");
        files.push((name, if is_script { compact_script(&bytes) } else { bytes }));
    }
    for name in ["boot.js", "worker.js"] {
        files.push((name.to_owned(), compact_script(&read(&source.join(name))?)));
    }
    for name in ["icon-turn.svg", "faces.svg"] {
        files.push((name.to_owned(), read(&source.join(name))?));
    }
    // Not at the root: what is there belongs to the first load.
    files.push(("account/pictures.svg".to_owned(), read(&source.join("pictures.svg"))?));
    let network = "crates/engine/src/quoridor/nnue/quoridor.nnue";
    files.push(("quoridor.nnue".to_owned(), read(&root.join(network))?));
    let style = concatenate(&source.join("style"), "css")?;
    files.push(("style.css".to_owned(), compact_style(&style)));
    for part in files_of(&source.join("style/parts"))? {
        let name = part.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        files.push((format!("{name}/style.css"), compact_style(&read(&part)?)));
    }
    for language in subfolders(&root.join("crates/locale/text")) {
        let name = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((format!("text/{name}.ftl"), concatenate(&language, "ftl")?));
        for part in PART_RESOURCES {
            let text = read(&language.join(format!("{part}.ftl")))?;
            files.push((format!("{part}/{name}.ftl"), text));
        }
    }
    for course in files_of(&root.join("lessons"))? {
        let name = course.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((format!("lessons/{name}"), read(&course)?));
    }
    for puzzles in files_of(&root.join("puzzles"))? {
        let name = puzzles.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((format!("puzzles/{name}"), read(&puzzles)?));
    }
    for language in subfolders(&root.join("crates/locale/rulebook")) {
        let tag = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for book in ["quoridor.md", "mini.md", "pacman.md", "mspacman.md"] {
            files.push((format!("rulebook/{tag}/{book}"), read(&language.join(book))?));
        }
    }

    let mut hasher = DefaultHasher::new();
    for (name, bytes) in &files {
        hasher.write(name.as_bytes());
        hasher.write(bytes);
    }
    let hash = format!("{:016x}", hasher.finish());
    let _ = fs::remove_dir_all(to);
    let mut precached = String::new();
    for (name, bytes) in &files {
        let path = format!("page/{hash}/{name}");
        write(&to.join(&path), bytes)?;
        if is_first_load(name) {
            precached.push_str(&format!("\"/{path}\","));
        }
    }
    for name in ["index.html", "recover.js", "sw.js", "manifest.webmanifest", "icon.svg"] {
        let text = String::from_utf8(read(&source.join(name))?)
            .map_err(|_| format!("{name} is not text"))?;
        let text = text.replace("HASH", &hash).replace("/*FILES*/", &precached);
        write(&to.join(name), text.as_bytes())?;
    }
    for icon in files_of(&source.join("icons"))? {
        let name = icon.file_name().unwrap_or_default();
        write(&to.join(name), &read(&icon)?)?;
    }
    Ok(to.to_owned())
}

/// Whether a file belongs to the first load: home, and play against the computer or people. The
/// service worker keeps these from the start, and everything else once it was opened.
fn is_first_load(name: &str) -> bool {
    if let Some(part) = name.strip_prefix("split_").and_then(|rest| rest.strip_suffix(".wasm")) {
        return FIRST_PARTS.contains(&part);
    }
    if let Some(rest) = name.strip_prefix(SHARED) {
        return rest.starts_with('_');
    }
    !name.contains('/') && !name.ends_with(".nnue")
}

/// A page for builds without the real one.
pub(crate) fn placeholder(to: &Path) -> Result<PathBuf, String> {
    let _ = fs::remove_dir_all(to);
    let text = "<!doctype html><meta charset=\"utf-8\"><title>Palisade</title>\
                <p>Built with PALISADE_WEB=skip: the server is here, the page is not.</p>\n";
    write(&to.join("index.html"), text.as_bytes())?;
    Ok(to.to_owned())
}

/// All files of a folder with that extension that the page needs from the start, concatenated in order
/// of their names.
fn concatenate(folder: &Path, extension: &str) -> Result<Vec<u8>, String> {
    let mut paths = files_of(folder)?;
    paths.retain(|path| path.extension().is_some_and(|e| e == extension));
    let is_left_out = |path: &PathBuf| {
        let mut others = NATIVE_RESOURCES.iter().chain(&PART_RESOURCES);
        others.any(|name| path.file_stem().is_some_and(|stem| stem == *name))
    };
    paths.retain(|path| !is_left_out(path));
    let mut all = Vec::new();
    for path in paths {
        all.extend(read(&path)?);
        all.push(b'\n');
    }
    Ok(all)
}

/// A style sheet without its comments, and without the blanks that say nothing. No string of ours has the marks of a comment.
fn compact_style(style: &[u8]) -> Vec<u8> {
    let style = String::from_utf8_lossy(style);
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("*/").map_or("", |(_, after)| after));
    let mut compact = String::new();
    let mut quote = None;
    for character in [first].into_iter().chain(rest).flat_map(str::chars) {
        match (quote, character) {
            (Some(mark), _) => {
                quote = quote.filter(|_| character != mark);
                compact.push(character);
            }
            (None, _) if character.is_whitespace() => {
                if !compact.ends_with([' ', '{', '}', ';', ',']) {
                    compact.push(' ');
                }
            }
            (None, _) => {
                if matches!(character, '{' | '}' | ';' | ',') && compact.ends_with(' ') {
                    compact.pop();
                }
                if character == '}' && compact.ends_with(';') {
                    compact.pop();
                }
                quote = Some(character).filter(|mark| ['"', '\''].contains(mark));
                compact.push(character);
            }
        }
    }
    compact.into_bytes()
}

/// A script without indentation and without the lines that are comments; no text of ours goes over several lines.
fn compact_script(script: &[u8]) -> Vec<u8> {
    let script = String::from_utf8_lossy(script);
    let is_comment =
        |line: &&str| ["//", "/*", "* ", "*/"].iter().any(|mark| line.starts_with(mark));
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.fold(String::new(), |all, line| all + line + "\n").into_bytes()
}

/// The files of a folder, in order of their names.
fn files_of(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.is_file());
    paths.sort();
    Ok(paths)
}

fn subfolders(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    found.sort();
    found
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, bytes)).map_err(|e| format!("{}: {e}", path.display()))
}
