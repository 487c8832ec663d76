//! The mazes that took long to solve, as this browser keeps them: the latest few, by maze and rules.

use std::sync::Arc;

use game::{ExactMoves, MazeStudy};
use serde::{Deserialize, Serialize};

use crate::maze_solving::ExactQuestion;
use crate::storage;

/// A maze that was solved.
#[derive(Clone, Serialize, Deserialize)]
struct KeptMaze {
    /// The position that was asked about and the options of the rules.
    key: String,
    exact: ExactMoves,
    study: Option<MazeStudy>,
}

const KEY: &str = "mazes";

/// So many are kept: each takes up to some 60 kilobytes of the browser's few megabytes.
const MOST: usize = 8;

/// What is known of the maze of a question.
pub fn find(question: &ExactQuestion) -> Option<(ExactMoves, Option<MazeStudy>)> {
    let key = key_of(question);
    let kept = read().into_iter().find(|kept| kept.key == key)?;
    Some((kept.exact, kept.study))
}

/// Keeps what is known of the maze of a question, the latest first.
pub fn keep(question: &ExactQuestion, exact: &ExactMoves, study: Option<Arc<MazeStudy>>) {
    let key = key_of(question);
    let mut kept = read();
    kept.retain(|other| other.key != key);
    kept.insert(
        0,
        KeptMaze { key, exact: exact.clone(), study: study.map(|study| (*study).clone()) },
    );
    kept.truncate(MOST);
    if let Ok(text) = serde_json::to_string(&kept) {
        storage::set(KEY, &text);
    }
}

fn read() -> Vec<KeptMaze> {
    storage::get(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn key_of(question: &ExactQuestion) -> String {
    let options = question.setup.non_default_options().into_iter();
    let options: String = options.map(|(name, value)| format!(" {name}={value}")).collect();
    format!("{}{options}", question.position)
}
