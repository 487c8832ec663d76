//! The rating of whoever has an account: the server keeps it, so that it is the same on every device. The record of
//! this browser follows it, and keeps what could not be sent until it can.

use ::puzzles::{Puzzle, SolverRating};
use api::{NewPuzzleAttempt, PuzzleRating, PuzzleResult, SolverStanding};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::files::PuzzleList;
use crate::{guest, http, puzzle_store};

/// Whether attempts count for an account.
pub fn has_account() -> bool {
    guest::account_name().is_some()
}

/// Sends what waits, then takes over what the account knows. `done` counts up when this browser's record has changed.
pub fn follow(puzzles: PuzzleList, done: RwSignal<u32>) {
    if !has_account() {
        return;
    }
    spawn_local(async move {
        for (id, solved) in puzzle_store::record().unsent() {
            if let Some(puzzle) = puzzles.iter().find(|puzzle| puzzle.id == id) {
                send(puzzle, solved).await;
            }
        }
        let Ok(standing) = http::get::<SolverStanding>("/account/puzzles").await else { return };
        let tried = standing.attempts.into_iter().map(|attempt| attempt.puzzle);
        puzzle_store::update_record(|record| record.adopt(standing.rating.map(rating), tried));
        let _ = done.try_update(|done| *done += 1);
    });
}

/// Sends an attempt; what it came to, unless the server cannot be reached.
pub async fn send(puzzle: &Puzzle, solved: bool) -> Option<PuzzleResult> {
    let solver = puzzle.solver();
    let own = puzzle.solution.iter().filter(|ply| ply.seat == solver);
    let moves = match solved {
        true => own.map(|ply| ply.best.to_string()).collect(),
        // No move: it was given up.
        false => Vec::new(),
    };
    let attempt = NewPuzzleAttempt { moves, hint: false };
    let path = format!("/puzzles/{}/attempts", puzzle.id);
    let result = http::post::<_, PuzzleResult>(&path, &attempt).await.ok()?;
    puzzle_store::update_record(|record| {
        record.note_sent(&puzzle.id);
        record.adopt(result.solver.map(rating), []);
    });
    Some(result)
}

fn rating(of: PuzzleRating) -> SolverRating {
    SolverRating { rating: of.rating.into(), deviation: of.deviation.into() }
}
