//! Which of the server's tests `--quick` leaves out: those that start a database server, or a process to be
//! killed. The sources tell, so that there is no list to grow old; and what a quick run sets
//! ([`VARIABLE`]) has every one that is missed here fail in a clear sentence.

use std::collections::BTreeSet;
use std::fs;

use crate::step::root;

/// Set in a quick run. What `testbed` starts that is not quick panics then.
pub(super) const VARIABLE: &str = "PALISADE_QUICK";

/// What a test mentions that is not quick, or one of the functions that it calls.
const NOT_QUICK: [&str; 4] =
    ["PostgresServer", "TestDatabase::Postgres", "NatsServer", "TestProcess"];

/// The server's tests that are not quick, as their program names them: `module::test`.
pub(super) fn slow_server_tests() -> Vec<String> {
    let folder = root().join("crates/server/tests/it");
    let mut slow = Vec::new();
    for entry in fs::read_dir(folder).expect("the server has tests") {
        let path = entry.expect("a folder of files").path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("sources are text");
            let module = path.file_stem().unwrap_or_default().display();
            slow.extend(slow_tests(&source).iter().map(|test| format!("{module}::{test}")));
        }
    }
    slow.sort();
    slow
}

/// The tests of a module that are not quick.
fn slow_tests(source: &str) -> Vec<&str> {
    let items = items(source);
    let mut slow = BTreeSet::new();
    loop {
        let known = slow.len();
        for item in &items {
            let mentions_slow = NOT_QUICK.iter().any(|word| item.text.contains(word))
                || words(item.text).any(|word| slow.contains(word));
            if mentions_slow {
                slow.insert(item.name);
            }
        }
        if slow.len() == known {
            break;
        }
    }
    items
        .iter()
        .filter(|item| item.is_test && slow.contains(item.name))
        .map(|item| item.name)
        .collect()
}

/// An item at the top of a module.
struct Item<'a> {
    name: &'a str,
    /// From its attributes to its end.
    text: &'a str,
    is_test: bool,
}

/// The functions, constants and types of a module, each with its text. It relies on rustfmt: an item
/// begins at the beginning of a line, and its attributes and its documentation on the lines before.
fn items(source: &str) -> Vec<Item<'_>> {
    let mut starts = Vec::new();
    let mut offset = 0;
    // Where the lines before that belong to the next item begin, and whether they make it a test.
    let mut before: Option<(usize, bool)> = None;
    for line in source.split_inclusive('\n') {
        let is_before = line.starts_with("#[") || line.starts_with("//");
        if let Some(name) = item_name(line) {
            let (start, is_test) = before.unwrap_or((offset, false));
            starts.push((start, name, is_test));
        }
        before = is_before.then(|| {
            let (start, is_test) = before.unwrap_or((offset, false));
            (start, is_test || line.starts_with("#[test]") || line.starts_with("#[tokio::test"))
        });
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(start, ..)| start).chain([source.len()]);
    let item = |(&(start, name, is_test), end)| Item { name, text: &source[start..end], is_test };
    starts.iter().zip(ends).map(item).collect()
}

/// The name of the item that begins at a line.
fn item_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line);
    let (keyword, rest) = line.split_once(' ')?;
    let is_item = ["fn", "const", "static", "struct", "enum", "impl", "trait", "type"];
    // An implementation belongs to its type, whatever it implements.
    let rest = if keyword == "impl" { rest.rsplit(" for ").next()? } else { rest };
    words(rest).next().filter(|_| is_item.contains(&keyword))
}

/// The words of a text that may be names.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = r#"
use crate::common::{TestDatabase, TestServer};

const BOTH: [TestDatabase; 2] = [TestDatabase::Sqlite, TestDatabase::Postgres];

#[tokio::test]
async fn quick() {
    TestServer::start().await;
}

/// On both.
#[tokio::test]
async fn on_both() {
    for database in BOTH {}
}

struct Node;

impl Node {
    async fn start() -> Node {
        TestProcess::start("it::child", "").await
    }
}

async fn node() -> Node {
    Node::start().await
}

#[tokio::test]
async fn killed() {
    node().await;
}

const AFTER: [&str; 1] = [
    "a list",
];

#[test]
fn killed_again() {
    killed(AFTER);
}

#[test]
fn quick_again() {}
"#;

    #[test]
    fn a_test_is_as_quick_as_what_it_calls() {
        assert_eq!(slow_tests(MODULE), ["on_both", "killed", "killed_again"]);
    }

    #[test]
    fn the_server_has_tests_that_are_quick_and_others() {
        let slow = slow_server_tests();
        let has = |test: &str| slow.iter().any(|slow| slow == test);
        assert!(has("cluster::a_game_goes_on_when_one_of_two_nodes_is_killed"), "{slow:?}");
        assert!(has("socket_activation::who_connects_between_two_servers_is_served_by_the_second"));
        assert!(has("ratings::ratings_move_to_postgresql_and_back"));
        assert!(!slow.iter().any(|test| test.starts_with("openapi::")), "{slow:?}");
    }
}
