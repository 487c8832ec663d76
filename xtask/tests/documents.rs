//! The documents keep up with the code: relative links lead somewhere, paths and test targets exist,
//! and every type and module that ARCHITECTURE.md names is there.
//!
//! What documents say a command prints is tested in `crates/palisade/tests/it/docs.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the repository whose paths documents name.
const FOLDERS: [&str; 10] = [
    "crates/",
    "deploy/",
    "docs/",
    "examples/",
    "lessons/",
    "golden/",
    "suites/",
    "xtask/",
    "fuzz/",
    ".ci/",
];

/// Types in ARCHITECTURE.md that others define.
const FOREIGN_TYPES: [&str; 3] = ["Copy", "Router", "PostgreSQL"];

/// Lower-case words in ARCHITECTURE.md's code spans that are not files: features, fields, patterns.
const NOT_FILES: [&str; 3] = ["all", "key", "args"];

#[test]
fn relative_links_lead_somewhere() {
    let mut broken = Vec::new();
    for document in documents() {
        let text = read(&document);
        for target in links(&text) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let (path, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let file = match path {
                "" => document.clone(),
                _ => document.parent().expect("a folder").join(path),
            };
            let has_anchor = || anchor.is_empty() || anchors(&read(&file)).contains(anchor);
            if !file.exists() || !has_anchor() {
                broken.push(format!("{}: {target}", shown(&document)));
            }
        }
    }
    assert!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
}

#[test]
fn every_page_says_at_its_top_whom_it_is_for() {
    let pages = documents().into_iter().filter(|page| {
        let name = shown(page);
        !["README.md", "CHANGELOG.md", "golden/README.md"].contains(&name.as_str())
    });
    let silent: Vec<_> = pages
        .filter(|page| {
            let text = read(page);
            let first = text.lines().skip(1).find(|line| !line.trim().is_empty());
            !first.is_some_and(|line| line.starts_with("*For "))
        })
        .map(|page| shown(&page))
        .collect();
    assert!(silent.is_empty(), "pages whose first line is not `*For …*`: {silent:?}");
}

#[test]
fn paths_named_in_documents_exist() {
    let mut missing = Vec::new();
    for document in documents() {
        let text = read(&document);
        for span in code(&text) {
            for word in span.split_whitespace() {
                let word = word.trim_matches(|c: char| "\"',;()".contains(c));
                let is_path = FOLDERS.iter().any(|folder| word.starts_with(folder));
                let is_pattern = word.contains(['<', '*', '…']);
                if is_path && !is_pattern && !root().join(word).exists() {
                    missing.push(format!("{}: {word}", shown(&document)));
                }
            }
        }
    }
    assert!(missing.is_empty(), "paths that do not exist:\n{}", missing.join("\n"));
}

#[test]
fn cargo_targets_named_in_documents_exist() {
    let mut missing = Vec::new();
    for document in documents() {
        let text = read(&document);
        for span in code(&text) {
            let words: Vec<_> = span.split_whitespace().collect();
            for pair in words.windows(2) {
                let folder = match pair[0] {
                    "--test" => "tests",
                    "--example" => "examples",
                    _ => continue,
                };
                let name = pair[1].trim_end_matches(|c: char| !c.is_alphanumeric());
                let exists = children(&root().join("crates")).iter().any(|member| {
                    let target = member.join(folder).join(name);
                    target.with_extension("rs").exists() || target.join("main.rs").exists()
                });
                if !exists {
                    missing.push(format!("{}: {} {name}", shown(&document), pair[0]));
                }
            }
        }
    }
    assert!(missing.is_empty(), "targets that do not exist:\n{}", missing.join("\n"));
}

#[test]
fn types_and_modules_of_the_architecture_exist() {
    let text = read(&root().join("ARCHITECTURE.md"));
    let crates = root().join("crates");
    let members: Vec<_> = children(&crates).iter().map(|path| name(path)).collect();
    let mut files = Vec::new();
    collect(&crates, &mut files);
    let sources: Vec<_> =
        files.iter().filter(|file| file.extension().is_some_and(|it| it == "rs")).collect();
    let mut types = BTreeSet::new();
    let mut functions = BTreeSet::new();
    for source in sources {
        for line in read(source).lines() {
            let words: Vec<_> = line.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            for pair in words.windows(2) {
                match pair[0] {
                    "struct" | "enum" | "trait" | "type" => types.insert(pair[1].to_owned()),
                    "fn" | "const" => functions.insert(pair[1].to_owned()),
                    _ => continue,
                };
            }
        }
    }
    let mut unknown = Vec::new();
    let mut section = String::new();
    for part in text.split("\n#") {
        if let Some(title) = part.strip_prefix("## `") {
            section = title.split('`').next().expect("a first part").to_owned();
        }
        for span in code(part) {
            let in_crate = |file: &&PathBuf| file.starts_with(crates.join(&section));
            if span.ends_with(".rs") && !root().join(&span).exists() {
                if !files.iter().filter(in_crate).any(|file| file.ends_with(&span)) {
                    unknown.push(format!("{section}: {span}"));
                }
                continue;
            }
            // Commands, environment variables and other files are not names.
            let is_command = span.starts_with("cargo ");
            if is_command || span.contains(['=', '<', '-', '.']) && !span.contains("()") {
                continue;
            }
            let folder = if span.contains("::") { crates.clone() } else { crates.join(&section) };
            for part in span.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '/') {
                let is_known = match part.chars().next() {
                    Some(first) if first.is_uppercase() => {
                        types.contains(part)
                            || functions.contains(part)
                            || FOREIGN_TYPES.contains(&part)
                    }
                    Some(first) if first.is_lowercase() => {
                        let path = Path::new(part.trim_end_matches('/'));
                        members.iter().any(|member| Path::new(member) == path)
                            || root().join(path).exists()
                            || files.iter().any(|file| {
                                file.starts_with(&folder)
                                    && file.ancestors().any(|file| {
                                        file.ends_with(path)
                                            || file.with_extension("").ends_with(path)
                                    })
                            })
                            || functions.contains(part)
                            || NOT_FILES.contains(&part)
                    }
                    _ => true,
                };
                if !is_known {
                    unknown.push(format!("{section}: {part} in `{span}`"));
                }
            }
        }
    }
    assert!(unknown.is_empty(), "ARCHITECTURE.md names what is not there:\n{}", unknown.join("\n"));
}

#[test]
fn the_glossary_explains_each_word_once() {
    let text = read(&root().join("docs/glossary.md"));
    let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" |"));
    let words = rows.flat_map(|(words, _)| words.split(", "));
    let mut seen = BTreeSet::new();
    let twice: Vec<_> =
        words.filter(|word| !["word", "---"].contains(word) && !seen.insert(*word)).collect();
    assert!(twice.is_empty(), "explained twice: {}", twice.join(", "));
    assert!(seen.contains("seat") && seen.len() > 50);
}

#[test]
fn dependencies_of_the_architecture_are_those_of_the_crates() {
    let text = read(&root().join("ARCHITECTURE.md"));
    let (_, rest) = text.split_once("```text\n").expect("the list of crates");
    let (list, _) = rest.split_once("```").expect("its end");
    let mut shown = BTreeMap::new();
    for line in list.lines() {
        let (name, uses) = line.split_once('=').unwrap_or((line, ""));
        let uses: BTreeSet<_> = uses.split_whitespace().map(str::to_owned).collect();
        let below = uses.iter().all(|used| shown.contains_key(used));
        assert!(below, "{line}: it uses a crate that is not above it");
        shown.insert(name.trim().to_owned(), uses);
    }
    let real: BTreeMap<_, _> = children(&root().join("crates"))
        .iter()
        .map(|member| (name(member), dependencies(&read(&member.join("Cargo.toml")))))
        .collect();
    assert_eq!(shown, real, "left what ARCHITECTURE.md says, right what Cargo.toml says");
}

/// The crates of the workspace under `[dependencies]`.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.strip_prefix("palisade-")?.split(['.', ' ']).next());
    names.map(str::to_owned).collect()
}

/// Every document: those at the top, those of `docs/`, and the golden files' own.
fn documents() -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(&root().join("docs"), &mut files);
    files.extend(children(root()));
    files.push(root().join("golden/README.md"));
    files.retain(|file| file.extension().is_some_and(|extension| extension == "md"));
    files.sort();
    assert!(files.len() > 10, "only {} documents found", files.len());
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the workspace")
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).expect("below the root").display().to_string()
}

fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("a folder entry").path()).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in children(folder) {
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The targets of inline links and pictures, outside code.
fn links(text: &str) -> Vec<String> {
    // Every second part of prose split at backquotes is code.
    let outside: String = prose(text).split('`').step_by(2).collect();
    let targets = outside.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets.map(|(target, _)| target.to_owned()).collect()
}

/// The inline code spans and the lines of code blocks.
fn code(text: &str) -> Vec<String> {
    let blocks = lines(text).filter(|(is_code, _)| *is_code).map(|(_, line)| line.to_owned());
    let prose = prose(text);
    let spans = prose.split('`').skip(1).step_by(2).map(str::to_owned);
    spans.chain(blocks).collect()
}

/// What stands outside code blocks. A code span or a link may run over the end of a line.
fn prose(text: &str) -> String {
    let prose: Vec<_> = lines(text).filter(|(is_code, _)| !is_code).map(|(_, line)| line).collect();
    prose.join(" ")
}

/// The lines of a document, each with whether it is part of a code block.
fn lines(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut in_block = false;
    text.lines().filter_map(move |line| {
        if line.starts_with("```") {
            in_block = !in_block;
            return None;
        }
        Some((in_block, line))
    })
}

/// The anchors of a document's titles, as GitHub and most others make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let titles = lines(text).filter(|(is_code, line)| !is_code && line.starts_with('#'));
    titles
        .map(|(_, line)| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept =
                title.chars().filter(|&c| c.is_alphanumeric() || c == ' ' || c == '-' || c == '_');
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
        .collect()
}

#[test]
fn links_and_code_are_told_apart() {
    let text = "See [a](x.md) and `[b](y.md)`, [`c`](z.md#t-1).\n```\n[d](w.md) crates/x\n```\n";
    assert_eq!(links(text), ["x.md", "z.md#t-1"]);
    assert_eq!(code(text), ["[b](y.md)", "c", "[d](w.md) crates/x"]);
    assert!(anchors("# What `x` is, and why\n").contains("what-x-is-and-why"));
}
