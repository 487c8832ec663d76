//! One word, one meaning: a type name that is visible outside its module is defined once in the whole
//! workspace, so that a reader who meets it in any crate knows which one is meant.
//!
//! The test reads the sources line by line. It relies on rustfmt: an item begins on a line of its own,
//! and the closing brace of a module is indented like the module.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Names that several crates define: what every game has, and idiom.
const SHARED: [&str; 17] = [
    "Position",
    "Move",
    "Options",
    "Setup",
    "SetupError",
    "Refusal",
    "Piece",
    "State",
    "Error",
    "Config",
    "App",
    "Settings",
    "Args",
    "Command",
    "Builder",
    "Iter",
    "Inner",
];

#[test]
fn a_public_type_name_is_defined_once_in_the_workspace() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the workspace");
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in source_files(&root.join("crates")) {
        let source = fs::read_to_string(&path).expect("sources are text");
        let shown = path.strip_prefix(root).expect("below the root").display().to_string();
        for (line, name) in type_definitions(&source) {
            places.entry(name).or_default().push(format!("{shown}:{line}"));
        }
    }
    assert!(places.len() > 100, "only {} types found: are the sources still there?", places.len());
    let repeated: Vec<_> = places
        .iter()
        .filter(|(name, places)| places.len() > 1 && !SHARED.contains(&name.as_str()))
        .map(|(name, places)| format!("{name}: {}", places.join(", ")))
        .collect();
    assert!(
        repeated.is_empty(),
        "{} type names are defined more than once; qualify each with its subject:\n{}",
        repeated.len(),
        repeated.join("\n")
    );
}

/// Every source file of `crates/*/src` that is not part of a test module.
fn source_files(crates: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for member in children(crates) {
        collect_files(&member.join("src"), &mut files);
    }
    let excluded: BTreeSet<_> = files.iter().flat_map(|file| test_module_paths(file)).collect();
    files.retain(|file| !file.ancestors().any(|ancestor| excluded.contains(ancestor)));
    files.sort();
    files
}

fn collect_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in children(folder) {
        if path.is_dir() {
            collect_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("a folder entry").path()).collect()
}

/// The file and the folder of each module that `file` declares by `#[cfg(test)] mod name;`.
fn test_module_paths(file: &Path) -> Vec<PathBuf> {
    let source = fs::read_to_string(file).expect("sources are text");
    let stem = file.file_stem().expect("a file name");
    let folder = match stem.to_str() {
        Some("lib" | "main" | "mod") => file.with_file_name(""),
        _ => file.with_extension(""),
    };
    let modules = test_items(&source).into_iter().filter_map(|item| {
        let name = item.text.strip_suffix(';')?.rsplit_once("mod ")?.1;
        Some([folder.join(name), folder.join(name).with_extension("rs")])
    });
    modules.flatten().collect()
}

/// The types that a source defines with any `pub` visibility outside its test modules: the number of
/// the line, and the name.
fn type_definitions(source: &str) -> Vec<(usize, String)> {
    let inline_tests: Vec<_> =
        test_items(source).into_iter().filter(|item| item.text.ends_with('{')).collect();
    let in_test = |line: usize| inline_tests.iter().any(|item| item.lines.contains(&line));
    let mut definitions = Vec::new();
    let mut cfg_names = BTreeSet::new();
    let mut has_cfg = false;
    for (index, line) in source.lines().enumerate() {
        let line = line.trim();
        if line.starts_with("#[") || line.starts_with("//") {
            has_cfg |= line.starts_with("#[cfg(");
            continue;
        }
        if let Some(name) = defined_type(line).filter(|_| !in_test(index)) {
            // The same type for another target, chosen by `cfg`, is one definition.
            let is_alternative = has_cfg && !cfg_names.insert(name);
            if !is_alternative {
                definitions.push((index + 1, name.to_owned()));
            }
        }
        has_cfg = false;
    }
    definitions
}

/// The name of the type that a line defines: `pub(crate) struct Name {`.
fn defined_type(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')')?.1,
        None => rest,
    };
    let rest = rest.strip_prefix(' ')?;
    let rest = rest.strip_prefix("unsafe ").unwrap_or(rest);
    let (keyword, rest) = rest.split_once(' ')?;
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    ["struct", "enum", "union", "trait", "type"].contains(&keyword).then_some(name)
}

/// An item that is compiled for tests only.
struct TestItem<'a> {
    /// Its first line, without indentation.
    text: &'a str,
    /// The indices of its lines.
    lines: std::ops::RangeInclusive<usize>,
}

/// The modules of a source behind `#[cfg(test)]`.
fn test_items(source: &str) -> Vec<TestItem<'_>> {
    let lines: Vec<_> = source.lines().collect();
    let mut items = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if !line.trim_start().starts_with("#[cfg(test)]") {
            continue;
        }
        let is_attribute = |line: &str| line.starts_with("#[") || line.starts_with("//");
        let first = (index + 1..lines.len()).find(|&next| !is_attribute(lines[next].trim()));
        let Some(first) = first else { continue };
        let text = lines[first].trim();
        if !text.split(' ').any(|word| word == "mod") {
            continue;
        }
        let indent = &lines[first][..lines[first].len() - lines[first].trim_start().len()];
        let end = format!("{indent}}}");
        let last = (first..lines.len()).find(|&next| lines[next] == end);
        let last = if text.ends_with('{') { last.unwrap_or(lines.len()) } else { first };
        items.push(TestItem { text, lines: first..=last });
    }
    items
}

#[test]
fn definitions_are_found_with_any_visibility_and_not_in_tests() {
    let source = r#"
/// pub struct InComment;
pub struct Plain;
pub(crate) enum Crate { A }
    pub(super) trait Super<T>: Sized {}
pub(in crate::deep) type In<T> = Vec<T>;
struct Private;
pub fn function() {}
#[cfg(unix)]
pub struct Target;
#[cfg(not(unix))]
pub struct Target;
#[cfg(test)]
pub(crate) mod tests {
    pub struct OnlyTested {
        field: u8,
    }
}
pub struct After;
"#;
    let names: Vec<_> = type_definitions(source).into_iter().map(|(_, name)| name).collect();
    assert_eq!(names, ["Plain", "Crate", "Super", "In", "Target", "After"]);
}
