//! What this browser keeps of puzzles: the solver's record under `puzzles`, the cards of one's own mistakes
//! under `mistakes`, and under `mistakes.games` which reviewed games these are from.

use ::puzzles::{CardedGames, MistakeDeck, PuzzleDate, ReviewedMistake, SolverRecord};

use crate::storage;

pub const RECORD: &str = "puzzles";
pub const DECK: &str = "mistakes";
const GAMES: &str = "mistakes.games";

/// Milliseconds since 1 January 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Days since 1 January 1970, by UTC: the puzzle of the day is the same everywhere.
pub fn today() -> u32 {
    (now() / 86_400_000) as u32
}

/// The date of today.
pub fn date() -> Option<PuzzleDate> {
    PuzzleDate::from_days(today())
}

/// What is known about the solver.
pub fn record() -> SolverRecord {
    SolverRecord::parse(&storage::get(RECORD).unwrap_or_default())
}

/// Changes what is known about the solver. Another tab may have added to it.
pub fn update_record<T>(change: impl FnOnce(&mut SolverRecord) -> T) -> T {
    let mut record = record();
    let result = change(&mut record);
    storage::set(RECORD, &record.to_string());
    result
}

/// The cards of one's own mistakes.
pub fn deck() -> MistakeDeck {
    MistakeDeck::parse(&storage::get(DECK).unwrap_or_default())
}

/// Changes the cards. Another tab may have answered some.
pub fn update_deck<T>(change: impl FnOnce(&mut MistakeDeck) -> T) -> T {
    let mut deck = deck();
    let result = change(&mut deck);
    storage::set(DECK, &deck.text());
    result
}

/// Makes cards of the mistakes of a reviewed game, unless it has some already.
pub fn add_game(game: &str, mistakes: Vec<ReviewedMistake>) {
    let mut games = CardedGames::parse(&storage::get(GAMES).unwrap_or_default());
    if !mistakes.is_empty() && games.note(game) {
        update_deck(|deck| deck.add_game(mistakes, today()));
        storage::set(GAMES, &games.to_string());
    }
}
