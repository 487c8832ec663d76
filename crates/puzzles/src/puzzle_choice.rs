use game::Random;
use rules::Game;

use crate::{Puzzle, PuzzleTheme, SolverRecord};

/// One of so many puzzles nearest to the solver's rating comes next.
const NEAREST: usize = 12;
/// A run goes through at most so many.
const RUN_LENGTH: usize = 150;

/// The next puzzle of those that are wanted: one that has not been rated, about as hard as the solver is
/// good. Once all have been rated, they come again; never `last` twice in a row.
pub fn next_puzzle<'a>(
    puzzles: &'a [Puzzle],
    is_wanted: impl Fn(&Puzzle) -> bool,
    record: &SolverRecord,
    last: Option<&str>,
    seed: u64,
) -> Option<&'a Puzzle> {
    let wanted: Vec<_> = puzzles.iter().filter(|puzzle| is_wanted(puzzle)).collect();
    let others = wanted.iter().copied().filter(|puzzle| last != Some(puzzle.id.as_str()));
    let mut open: Vec<_> = others.clone().filter(|puzzle| !record.has_seen(&puzzle.id)).collect();
    if open.is_empty() {
        open = others.collect();
    }
    if open.is_empty() {
        return wanted.first().copied();
    }
    let rating = record.rating.rating;
    open.sort_by(|a, b| {
        let distance = |puzzle: &Puzzle| (f64::from(puzzle.difficulty) - rating).abs();
        distance(a).total_cmp(&distance(b))
    });
    open.truncate(NEAREST);
    Some(*Random::new(seed).pick(&open))
}

/// The puzzles of a game for a run, by their places in the list: chosen at random, easy ones first.
pub fn run_order(puzzles: &[Puzzle], game: Game, seed: u64) -> Vec<usize> {
    let of_game = (0..puzzles.len()).filter(|&nth| puzzles[nth].game == game);
    let mut order = sample(of_game.collect(), RUN_LENGTH, seed);
    order.sort_by_key(|&nth| puzzles[nth].difficulty);
    order
}

/// The ids of a set of puzzles for others, chosen at random, easy ones first: about a theme, or about
/// anything in Quoridor.
pub fn puzzle_set(
    puzzles: &[Puzzle],
    theme: Option<PuzzleTheme>,
    count: usize,
    seed: u64,
) -> Vec<String> {
    let is_wanted = |puzzle: &Puzzle| match theme {
        Some(theme) => puzzle.themes.contains(&theme),
        None => puzzle.game == Game::Quoridor,
    };
    let wanted = (0..puzzles.len()).filter(|&nth| is_wanted(&puzzles[nth]));
    let mut chosen = sample(wanted.collect(), count, seed);
    chosen.sort_by_key(|&nth| puzzles[nth].difficulty);
    chosen.into_iter().map(|nth| puzzles[nth].id.clone()).collect()
}

/// So many of them at random, or all (Fisher–Yates).
fn sample(mut all: Vec<usize>, count: usize, seed: u64) -> Vec<usize> {
    let mut random = Random::new(seed);
    let count = count.min(all.len());
    for nth in 0..count {
        let other = nth + random.index(all.len() - nth);
        all.swap(nth, other);
    }
    all.truncate(count);
    all
}
