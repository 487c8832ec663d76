//! What lives are worth to the chance of winning. Each one is another try from the start: where a try is
//! worth nothing, as in a maze that the ghosts win anyway, any number of them is.

use std::time::Duration;

use game::Position as _;
use rules::pacman::{Piece, Position, Setup};

use super::alpha_beta::PacmanSearch;
use super::evaluation::{EvalScope, PacmanEvaluation};
use super::levels::PacmanLevelProfile;
use super::root::iterate;
use super::tt::PacmanTranspositionTable;
use crate::report::SearchContext;
use crate::time::TimeManager;
use crate::{Level, Limits, SearchControl, Settings};

/// How long a new round is looked at: enough for a turn or two.
const NODES: u64 = 2000;
/// A new round with so many points is hopeless, and from so many on it is a fair try.
const HOPELESS: i32 = -200;
const FAIR: i32 = -100;

/// How much so many lives count: the logarithm of their number, as far as a new round with so many points
/// is a fair try.
pub(super) fn further_tries(lives: u8, new_round: i32) -> f64 {
    let promise = f64::from(new_round - HOPELESS) / f64::from(FAIR - HOPELESS);
    promise.clamp(0.0, 1.0) * f64::from(lives.max(1)).ln()
}

/// The points of a new round with the pellets that a position has: those of a short search with a life to
/// spare, the same however many there are.
pub(super) fn new_round_points(position: &Position, evaluation: &PacmanEvaluation) -> i32 {
    let setup = Setup {
        pac: position.maze().pac(),
        ghosts: position.maze().ghosts(),
        pellets: position.pellets().collect(),
        lives: 2,
        to_move: Some(Piece::Pac),
        holders: None,
        maze: position.maze().clone(),
    };
    let Ok(start) = Position::from_setup(setup, *position.options(), position.seats()) else {
        return FAIR;
    };
    let clock = || Duration::ZERO;
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let time = TimeManager::new(&control, &Limits::nodes(NODES), Position::PAC_SEAT);
    let settings = Settings::default();
    let context = SearchContext { settings: &settings, time: &time, root_moves: &[] };
    let profile = PacmanLevelProfile::of(Level::MAX, Piece::Pac);
    let mut tt = PacmanTranspositionTable::new(1);
    let mut search = PacmanSearch::new(evaluation, &mut tt, &time, &profile, EvalScope::FULL);
    let handicap = PacmanEvaluation::handicap(&start);
    let best = iterate(&mut search, &[start], profile.depth, &context);
    best[0].score - handicap
}
