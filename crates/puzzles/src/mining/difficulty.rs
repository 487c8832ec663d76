use engine::Level;
use game::Position as _;
use rules::{AnyMove, AnyPosition};

use super::search::PositionSearch;

/// How hard a puzzle is, and which of levels 1 to 7 solve it.
pub(super) struct Difficulty {
    /// On the scale of ratings.
    pub(super) rating: u16,
    pub(super) solved: [bool; 7],
}

/// How often a level tries, each time with other mistakes.
const TRIES: u64 = 2;
/// Nodes of a level's search.
const LEVEL_NODES: u64 = 20_000;
/// Nodes of searches at full strength; a puzzle is the harder the more it takes to find the move for good.
const EFFORTS: [u64; 4] = [100, 600, 3000, 15_000];

/// From which levels find the first move, how much search it takes, and how many moves are to be found. A
/// level solves a puzzle if every try finds it.
pub(super) fn difficulty(
    search: &mut PositionSearch,
    position: &AnyPosition,
    accepted: &[AnyMove],
    own_moves: usize,
) -> Difficulty {
    let after = |mv: AnyMove| {
        let mut after = position.clone();
        after.play(mv);
        after
    };
    let good: Vec<_> = accepted.iter().map(|&mv| after(mv)).collect();
    let mut failures = 0;
    let mut solved = [false; 7];
    for level in Level::all().filter(|&level| level != Level::MAX) {
        let failed = (1..=TRIES)
            .filter(|&seed| {
                !good.contains(&after(search.level_move(position, level, seed, LEVEL_NODES)))
            })
            .count();
        failures += failed as u16;
        solved[usize::from(level.number()) - 1] = failed == 0;
    }
    let mut effort = 0;
    for (nth, &nodes) in EFFORTS.iter().enumerate() {
        let best = search.level_move(position, Level::MAX, 1, nodes);
        if !good.contains(&after(best)) {
            effort = nth as u16 + 1;
        }
    }
    let moves = (own_moves as u16).saturating_sub(1).min(5);
    Difficulty { rating: 700 + 60 * failures + 80 * effort + 80 * moves, solved }
}
