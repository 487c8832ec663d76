//! The modules of each crate import in one direction: those of one folder form no circle. What a module
//! takes from the `mod.rs` of its own folder does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The path of a module in its crate: `["table", "offers"]`.
type ModulePath = Vec<String>;

/// One crate: its modules, what each of them names, and what `pub use` makes known under another path.
struct CrateModules {
    name: String,
    modules: BTreeSet<ModulePath>,
    /// From a module, to the path of something in the same crate.
    references: Vec<(ModulePath, ModulePath)>,
    /// The path of a name that is exported again, and where it comes from.
    exports: BTreeMap<ModulePath, ModulePath>,
}

impl CrateModules {
    fn read(folder: &Path) -> CrateModules {
        let name = folder.file_name().expect("a folder").to_string_lossy().into_owned();
        let mut files = Vec::new();
        collect(&folder.join("src"), &mut files);
        let modules: BTreeSet<_> =
            files.iter().map(|file| module_path(&folder.join("src"), file)).collect();
        let mut found =
            CrateModules { name, modules, references: Vec::new(), exports: BTreeMap::new() };
        for file in &files {
            let module = module_path(&folder.join("src"), file);
            let text = fs::read_to_string(file).expect("a source file");
            found.read_module(&module, &without_tests_and_comments(&text));
        }
        found
    }

    fn read_module(&mut self, module: &ModulePath, text: &str) {
        let mut rest = String::new();
        for statement in text.split_inclusive(';') {
            let Some(at) = find_use(statement) else {
                rest.push_str(statement);
                continue;
            };
            let is_public = statement[..at].trim_end().ends_with(['b', ')']);
            rest.push_str(&statement[..at]);
            let tree = statement[at + 4..].trim().trim_end_matches(';');
            for (path, alias) in expand(tree) {
                let Some(path) = self.resolve_start(module, &path) else { continue };
                if is_public {
                    let mut exported = module.clone();
                    exported.extend(alias.or_else(|| path.last().cloned()));
                    self.exports.insert(exported, path.clone());
                }
                self.references.push((module.clone(), path));
            }
        }
        for start in ["crate::", "super::"] {
            for (at, _) in rest.match_indices(start) {
                let is_word =
                    rest[..at].ends_with(|c: char| c.is_alphanumeric() || "_:".contains(c));
                if is_word {
                    continue;
                }
                let end = rest[at..]
                    .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
                    .map_or(rest.len(), |length| at + length);
                let path: Vec<_> =
                    rest[at..end].trim_end_matches(':').split("::").map(str::to_owned).collect();
                if let Some(path) = self.resolve_start(module, &path) {
                    self.references.push((module.clone(), path));
                }
            }
        }
    }

    /// A path from the root of the crate; `None` where it leads into another crate.
    fn resolve_start(&self, module: &ModulePath, path: &[String]) -> Option<ModulePath> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([module.as_slice(), rest].concat()),
            "super" => {
                let ups = path.iter().take_while(|segment| *segment == "super").count();
                let parent = &module[..module.len().checked_sub(ups)?];
                Some([parent, &path[ups..]].concat())
            }
            child => {
                let mut own = module.clone();
                own.push(child.to_owned());
                self.modules.contains(&own).then(|| [module.as_slice(), path].concat())
            }
        }
    }

    /// The module that a path leads to, through what is exported again on the way.
    fn module_of(&self, path: &[String]) -> ModulePath {
        let mut path = path.to_vec();
        for _ in 0..8 {
            let exported = (1..=path.len()).rev().find(|&length| {
                self.exports.contains_key(&path[..length])
                    && !self.modules.contains(&path[..length])
            });
            let Some(length) = exported else { break };
            path = [self.exports[&path[..length]].as_slice(), &path[length..]].concat();
        }
        let length = (0..=path.len()).rev().find(|&length| self.modules.contains(&path[..length]));
        path[..length.unwrap_or(0)].to_vec()
    }

    /// The circles among the modules of each folder, as lines to read: each with the imports that make it.
    fn circles(&self) -> Vec<String> {
        let mut arrows: BTreeMap<ModulePath, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
        let mut imports = BTreeSet::new();
        for (from, path) in &self.references {
            let to = self.module_of(path);
            let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            if let (Some(a), Some(b)) = (from.get(shared), to.get(shared)) {
                let folder = arrows.entry(from[..shared].to_vec()).or_default();
                folder.entry(a.clone()).or_default().insert(b.clone());
                imports.insert((&from[..shared], a, b.clone(), from.join("/"), path.join("::")));
            }
        }
        let mut circles = Vec::new();
        for (folder, arrows) in &arrows {
            for circle in circles_of(arrows) {
                let path = [std::slice::from_ref(&self.name), folder.as_slice()].concat().join("/");
                circles.push(format!("{path}: {}", circle.join(" ↔ ")));
                let inside = imports.iter().filter(|(at, a, b, ..)| {
                    *at == folder.as_slice() && circle.contains(a) && circle.contains(b)
                });
                circles.extend(inside.map(|(.., file, path)| format!("    {file} uses {path}")));
            }
        }
        circles
    }
}

/// The sets of modules each of which reaches every other.
fn circles_of(arrows: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let reached = |from: &String| {
        let mut seen = BTreeSet::new();
        let mut next = vec![from.clone()];
        while let Some(module) = next.pop() {
            for to in arrows.get(&module).into_iter().flatten() {
                if seen.insert(to.clone()) {
                    next.push(to.clone());
                }
            }
        }
        seen
    };
    let all: BTreeMap<_, _> =
        arrows.keys().map(|module| (module.clone(), reached(module))).collect();
    let mut circles = BTreeSet::new();
    for (module, reaches) in &all {
        let circle: Vec<_> = reaches
            .iter()
            .filter(|other| all.get(*other).is_some_and(|back| back.contains(module)))
            .cloned()
            .collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles.into_iter().collect()
}

/// All source files but those of tests and of programs beside the library.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" && name != "bin" {
            collect(&path, files);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            files.push(path);
        }
    }
}

fn module_path(src: &Path, file: &Path) -> ModulePath {
    let path = file.strip_prefix(src).expect("a file of the crate").with_extension("");
    let mut path: Vec<_> = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if matches!(path.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        path.pop();
    }
    path
}

/// The code of a file up to its tests, without comments.
fn without_tests_and_comments(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// Where a statement begins with `use`, after what may stand before it.
fn find_use(statement: &str) -> Option<usize> {
    let at = statement.rfind("use ")?;
    let before = &statement[..at];
    let begins = before.is_empty() || before.ends_with(['\n', ' ', ')']);
    let line = before.rsplit('\n').next().unwrap_or("").trim();
    (begins && (line.is_empty() || line.starts_with("pub"))).then_some(at)
}

/// The paths of a tree such as `crate::{a::B, c as d}`, with the names that they get.
fn expand(tree: &str) -> Vec<(Vec<String>, Option<String>)> {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        let (path, alias) = match tree.split_once(" as ") {
            Some((path, alias)) => (path, Some(alias.trim().to_owned())),
            None => (tree, None),
        };
        let path = path.trim().trim_start_matches("::");
        let parts = path.split("::").filter(|part| !matches!(*part, "" | "*"));
        return vec![(parts.map(|part| part.trim().to_owned()).collect(), alias)];
    };
    let close = tree.rfind('}').unwrap_or(tree.len());
    let (prefix, _) = expand(&tree[..open]).remove(0);
    let mut depth = 0;
    let mut branches = vec![String::new()];
    for c in tree[open + 1..close].chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                branches.push(String::new());
                continue;
            }
            _ => {}
        }
        branches.last_mut().expect("one at least").push(c);
    }
    branches
        .iter()
        .filter(|branch| !branch.trim().is_empty())
        .flat_map(|branch| expand(branch))
        .map(|(path, alias)| {
            // `{self, …}` is the folder itself.
            let rest = path.iter().filter(|part| *part != "self" || prefix.is_empty());
            (prefix.iter().chain(rest).cloned().collect(), alias)
        })
        .collect()
}

#[test]
fn modules_import_in_one_direction() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut folders: Vec<_> = fs::read_dir(crates)
        .expect("the crates")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.join("src").is_dir())
        .collect();
    folders.sort();
    let circles: Vec<_> =
        folders.iter().flat_map(|folder| CrateModules::read(folder).circles()).collect();
    assert!(circles.is_empty(), "circles:\n{}", circles.join("\n"));
}

#[test]
fn a_tree_of_imports_is_taken_apart() {
    let paths = |tree: &str| -> Vec<String> {
        expand(tree).into_iter().map(|(path, _)| path.join("::")).collect()
    };
    assert_eq!(paths("crate::a::B"), ["crate::a::B"]);
    assert_eq!(paths("crate::{a::{self, B}, c as d}"), ["crate::a", "crate::a::B", "crate::c"]);
    assert_eq!(paths("super::*"), ["super"]);
}
