use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use rules::Game;

use crate::{Puzzle, PuzzleDate, RunKind, SolverRating};

/// What a device keeps about whoever solves puzzles on it. [`Display`](fmt::Display) writes what
/// [`parse`](SolverRecord::parse) reads.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolverRecord {
    /// How good they are.
    pub rating: SolverRating,
    /// The puzzles that have been rated, by id: each counts once.
    seen: BTreeSet<String>,
    /// What an account has not heard of yet: whether a puzzle was solved, by id.
    unsent: BTreeMap<String, bool>,
    /// The last day whose puzzle was solved.
    daily: Option<PuzzleDate>,
    /// The best run of each kind, in each game.
    best: BTreeMap<(RunKind, &'static str), u32>,
}

impl SolverRecord {
    /// Whether a puzzle has been rated.
    pub fn has_seen(&self, id: &str) -> bool {
        self.seen.contains(id)
    }

    /// How many puzzles have been rated.
    pub fn seen_count(&self) -> usize {
        self.seen.len()
    }

    /// Rates a puzzle that was solved, or not, at the first attempt. Says by how much the rating changed;
    /// `None` where it has been rated before.
    pub fn rate(&mut self, puzzle: &Puzzle, solved: bool) -> Option<i32> {
        if !self.seen.insert(puzzle.id.clone()) {
            return None;
        }
        let before = self.rating.shown();
        self.rating = self.rating.after(puzzle.difficulty, solved);
        Some(self.rating.shown() - before)
    }

    /// Notes that an account has to hear of an attempt.
    pub fn note_unsent(&mut self, id: &str, solved: bool) {
        self.unsent.insert(id.to_owned(), solved);
    }

    /// Notes that the account has heard of it.
    pub fn note_sent(&mut self, id: &str) {
        self.unsent.remove(id);
    }

    /// The attempts that an account has not heard of yet, and whether they were right.
    pub fn unsent(&self) -> Vec<(String, bool)> {
        self.unsent.iter().map(|(id, solved)| (id.clone(), *solved)).collect()
    }

    /// Takes over what an account knows: its rating, once it has one, and the puzzles that were tried on other devices.
    pub fn adopt(&mut self, rating: Option<SolverRating>, tried: impl IntoIterator<Item = String>) {
        self.rating = rating.unwrap_or(self.rating);
        self.seen.extend(tried);
    }

    /// Notes that the puzzle of that day was solved.
    pub fn note_daily(&mut self, date: PuzzleDate) {
        self.daily = self.daily.max(Some(date));
    }

    /// Whether the puzzle of that day was solved.
    pub fn has_daily(&self, date: PuzzleDate) -> bool {
        self.daily == Some(date)
    }

    /// The best run so far; 0 without any.
    pub fn best(&self, kind: RunKind, game: Game) -> u32 {
        self.best.get(&(kind, game.name())).copied().unwrap_or(0)
    }

    /// Notes a run; says whether it is better than all before.
    pub fn note_run(&mut self, kind: RunKind, game: Game, solved: u32) -> bool {
        let is_best = solved > self.best(kind, game);
        if is_best {
            self.best.insert((kind, game.name()), solved);
        }
        is_best
    }

    /// Reads a record; lines that cannot be read are left out.
    pub fn parse(text: &str) -> SolverRecord {
        let mut record = SolverRecord::default();
        for line in text.lines() {
            let words: Vec<_> = line.split_whitespace().collect();
            match *words.as_slice() {
                ["rating", rating, deviation] => {
                    record.rating = SolverRating::parse(rating, deviation).unwrap_or(record.rating);
                }
                ["daily", date] => record.daily = PuzzleDate::parse(date),
                ["best", kind, game, solved] => {
                    let run = RunKind::parse(kind).zip(Game::parse(game));
                    if let (Some((kind, game)), Ok(solved)) = (run, solved.parse()) {
                        record.note_run(kind, game, solved);
                    }
                }
                ["unsent", id, solved @ ("0" | "1")] => record.note_unsent(id, solved == "1"),
                ["seen", ref ids @ ..] => {
                    record.seen.extend(ids.iter().map(|&id| id.to_owned()));
                }
                _ => {}
            }
        }
        record
    }
}

impl fmt::Display for SolverRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SolverRating { rating, deviation } = self.rating;
        writeln!(f, "rating {rating:.2} {deviation:.2}")?;
        if let Some(date) = self.daily {
            writeln!(f, "daily {date}")?;
        }
        for ((kind, game), solved) in &self.best {
            writeln!(f, "best {kind} {game} {solved}")?;
        }
        for (id, solved) in &self.unsent {
            writeln!(f, "unsent {id} {}", u8::from(*solved))?;
        }
        let seen: Vec<_> = self.seen.iter().map(String::as_str).collect();
        writeln!(f, "seen {}", seen.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle() -> Puzzle {
        let line = "q1 | quoridor | only-move | 900 | e1,e9 10,10 1 - | e2 | by hand";
        crate::parse_puzzles(line).unwrap().remove(0)
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let mut record = SolverRecord::default();
        let day = PuzzleDate::parse("2026-11-18").unwrap();
        assert!(record.rate(&puzzle(), true).unwrap() > 0);
        record.note_daily(day);
        assert!(record.note_run(RunKind::Storm, Game::Quoridor, 12));
        assert!(!record.note_run(RunKind::Storm, Game::Quoridor, 12), "only a better one");
        let read = SolverRecord::parse(&record.to_string());
        assert_eq!(read.to_string(), record.to_string());
        assert!(read.has_seen("q1") && read.has_daily(day));
        assert_eq!(read.best(RunKind::Storm, Game::Quoridor), 12);
        assert_eq!(read.best(RunKind::Storm, Game::Pacman), 0);
    }

    #[test]
    fn an_account_hears_of_every_attempt_and_says_what_it_knows() {
        let mut record = SolverRecord::default();
        record.rate(&puzzle(), true);
        record.note_unsent("q1", true);
        let mut read = SolverRecord::parse(&record.to_string());
        assert_eq!(read.unsent(), [("q1".to_owned(), true)]);
        read.note_sent("q1");
        assert_eq!(read.unsent(), []);
        let known = SolverRating { rating: 1700.0, deviation: 80.0 };
        read.adopt(Some(known), ["q2".to_owned()]);
        assert!(read.has_seen("q1") && read.has_seen("q2"));
        assert_eq!(read.rating, known);
        read.adopt(None, []);
        assert_eq!(read.rating, known, "an account without a rating knows nothing better");
    }

    #[test]
    fn a_puzzle_counts_once() {
        let mut record = SolverRecord::default();
        assert!(record.rate(&puzzle(), false).unwrap() < 0);
        let rated = record.rating;
        assert_eq!(record.rate(&puzzle(), true), None);
        assert_eq!((record.rating, record.seen_count()), (rated, 1));
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        let text = "rating many 1\nbest storm chess 3\nbest storm quoridor -3\ndaily soon\n\nseen a b\n???";
        let record = SolverRecord::parse(text);
        assert_eq!(record.rating, SolverRating::default());
        assert_eq!(record.seen_count(), 2);
        assert_eq!(SolverRecord::parse(""), SolverRecord::default());
    }
}
