//! What the test runner takes for granted of the sources.

use std::fs;
use std::path::{Path, PathBuf};

use super::plan::CHILD_PROCESS;
use crate::step::root;

/// All of the workspace's sources below a folder, with their text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("sources are text");
                files.push((path, text));
            }
        }
    }
    files
}

/// The functions of a source that libtest does not run unless it is asked to: the name, and the reason.
fn ignored_tests(source: &str) -> Vec<(&str, &str)> {
    let lines: Vec<_> = source.lines().map(str::trim).collect();
    let mut ignored = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some(attribute) = line.strip_prefix("#[ignore") else { continue };
        let name =
            lines[index..].iter().find_map(|line| line.split_once("fn ")?.1.split('(').next());
        ignored.push((name.unwrap_or_default(), attribute.trim_matches([' ', '=', '"', ']'])));
    }
    ignored
}

#[test]
fn what_is_ignored_is_for_deep_or_a_process_that_a_test_starts() {
    let mut children = 0;
    for (path, source) in [sources("crates"), sources("xtask")].concat() {
        let ignored = ignored_tests(&source);
        for (name, reason) in &ignored {
            let is_child = name.ends_with(CHILD_PROCESS);
            children += usize::from(is_child);
            assert!(
                is_child != reason.starts_with("deep: "),
                "{}: {name}: `--deep` runs what is ignored for a reason \"deep: …\", and leaves out \
                 processes that tests start, whose names end in {CHILD_PROCESS}",
                path.display()
            );
        }
        let skipped = source.match_indices(&format!("{CHILD_PROCESS}(")).count();
        assert_eq!(
            skipped,
            ignored.iter().filter(|(name, _)| name.ends_with(CHILD_PROCESS)).count(),
            "{}: `--deep` would leave out a test of that name",
            path.display()
        );
    }
    assert!(children > 0, "the tests of killed servers start processes");
}

#[test]
fn reasons_are_found() {
    let source =
        "#[test]\n#[ignore = \"deep: more\"]\nfn more() {}\n    #[ignore]\n    async fn other(";
    assert_eq!(ignored_tests(source), [("more", "deep: more"), ("other", "")]);
}

/// The page compiles to WebAssembly only, and its unit tests with it: they would run nowhere.
#[test]
fn tests_of_the_page_are_in_files_that_a_native_program_includes() {
    let page = root().join("crates/web/src");
    let mut included = Vec::new();
    for (path, source) in sources("crates") {
        let attributes = source.lines().filter_map(|line| line.trim().strip_prefix("#[path = \""));
        for file in attributes.filter_map(|line| line.strip_suffix("\"]")) {
            let folder = path.parent().unwrap_or(Path::new(""));
            included.push(fs::canonicalize(folder.join(file)).expect("a file that is included"));
        }
    }
    for (path, source) in sources("crates/web/src") {
        let has_tests = source.lines().any(|line| line.trim() == "#[test]");
        let is_run = included.contains(&fs::canonicalize(&path).expect("it has just been read"));
        let shown = path.strip_prefix(&page).expect("a file of the page");
        assert!(!has_tests || is_run, "crates/web/src/{}: its tests run nowhere", shown.display());
    }
}
