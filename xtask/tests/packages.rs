//! The crates that others may use are ready to be published: those to which the workspace gives a version.
//! `cargo xtask packages` packs and builds them, which takes minutes; this looks at what it would stumble over.

use std::fs;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

#[test]
fn published_crates_have_what_a_package_needs() {
    let mut faults = Vec::new();
    for name in published() {
        let folder = root().join("crates").join(&name);
        let manifest = manifest(&folder);
        let package = manifest["package"].as_table().expect("a table");
        let mut need = |holds: bool, what: &str| {
            if !holds {
                faults.push(format!("{name}: {what}"));
            }
        };
        need(folder.join("README.md").is_file(), "README.md");
        need(package.contains_key("description"), "description");
        need(!package.contains_key("publish"), "publish keeps it from being published");
        let count = |key: &str| package.get(key).and_then(Value::as_array).map_or(0, Vec::len);
        need((1..=5).contains(&count("keywords")), "one to five keywords");
        need((1..=5).contains(&count("categories")), "one to five categories");
        for used in own_dependencies(&manifest) {
            need(published().contains(&used), &format!("uses {used}, which is not published"));
        }
        let has_lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
        need(has_lints == Some(&Value::Boolean(true)), "lints, which ask for documentation");
        let library = fs::read_to_string(folder.join("src/lib.rs")).expect("a library");
        need(library.contains("include_str!(\"../README.md\")"), "examples of the README that run");
        for (file, path) in files_outside(&folder) {
            need(
                false,
                &format!("{} includes {path}, which is not in the package", file.display()),
            );
        }
    }
    assert!(faults.is_empty(), "not ready to be published:\n{}", faults.join("\n"));
}

/// A package has the words of the licences in it: neither crates nor the wheel reach what lies above their folder.
#[test]
fn packages_have_the_text_of_the_licences() {
    let crates = published().into_iter().map(|name| root().join("crates").join(name));
    for folder in crates.chain([root().join("python")]) {
        for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let text = fs::read_to_string(folder.join(file)).unwrap_or_default();
            let whole = fs::read_to_string(root().join(file)).expect("the licence");
            assert!(text == whole, "{} is not {file} of the root", folder.join(file).display());
        }
    }
}

/// What is public has a sentence: a warning where one is missing, and warnings fail the checks.
#[test]
fn every_public_item_is_documented() {
    assert_eq!(
        manifest(root())["workspace"]["lints"]["rust"]["missing_docs"].as_str(),
        Some("warn")
    );
}

/// A crate is published as the version that the others ask for.
#[test]
fn all_crates_have_one_version() {
    let workspace = manifest(root());
    let version = &workspace["workspace"]["package"]["version"];
    let crates = workspace["workspace"]["dependencies"].as_table().expect("a table");
    let own = crates.iter().filter(|(name, _)| name.starts_with("palisade-"));
    for (name, dependency) in own {
        let asked = dependency.get("version");
        assert!(asked.is_none_or(|asked| asked == version), "{name}: {asked:?} is not {version:?}");
    }
    assert!(published().contains(&"rules".to_owned()));
}

/// The folders of the crates to which the workspace gives a version.
fn published() -> Vec<String> {
    let workspace = manifest(root());
    let crates = workspace["workspace"]["dependencies"].as_table().expect("a table");
    let with_version = crates.iter().filter(|(_, it)| it.get("version").is_some());
    with_version.filter_map(|(name, _)| Some(name.strip_prefix("palisade-")?.to_owned())).collect()
}

/// The crates of the workspace that a crate cannot be built without. Those of tests are left out of a package.
fn own_dependencies(manifest: &Table) -> Vec<String> {
    let names = manifest["dependencies"].as_table().expect("a table").keys();
    names.filter_map(|name| Some(name.strip_prefix("palisade-")?.to_owned())).collect()
}

/// Files that the library includes from outside of its folder.
fn files_outside(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.join("src")];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            let depth = next.strip_prefix(folder).expect("inside").components().count();
            let outside = "../".repeat(depth + 1);
            let included = text.split("include_").skip(1).filter_map(|it| it.split('"').nth(1));
            found.extend(
                included
                    .filter(|it| it.starts_with(&outside))
                    .map(|it| (path.clone(), it.to_owned())),
            );
        }
    }
    found
}

fn manifest(folder: &Path) -> Table {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the workspace")
}
