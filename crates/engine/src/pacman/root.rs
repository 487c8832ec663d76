use std::time::Duration;

use game::Position as _;
use rules::pacman::Position;

use super::alpha_beta::PacmanSearch;
use super::insight::insight;
use super::root_move::{RootMove, sign};
use super::score::{FORCED_WIN, PLIES_PER_ROUND, WIN_SCORE};
use super::tt::position_key;
use crate::insertion_sort::insertion_sort_by;
use crate::report::SearchContext;

/// Iterative deepening: the moves at the root, the best first.
pub(super) fn iterate(
    search: &mut PacmanSearch<'_>,
    game: &[Position],
    max_depth: u32,
    context: &SearchContext<'_>,
) -> Vec<RootMove> {
    let mut position = game.last().expect("a game has a position").clone();
    let sign = sign(&position);
    let mut choices = Vec::new();
    search.ordered_moves(&mut position, 0, None, &mut choices);
    let repetitions =
        |key: u64| game.iter().filter(|earlier| position_key(earlier) == key).count() as i32;
    let mut root_moves: Vec<_> = choices
        .into_iter()
        .map(|choice| RootMove {
            choice,
            score: choice.score,
            repetitions: repetitions(choice.key),
        })
        .collect();
    // Where every move needs an exact score, none may be cut off.
    let exact_scores = context.settings.multi_pv > 1 || max_depth < 3;
    let mut last_report = Duration::ZERO;
    for depth in 1..=max_depth.min(context.time.max_depth().div_ceil(PLIES_PER_ROUND)) {
        let expected = root_moves[0].score;
        let window = if exact_scores || depth < 2 {
            FULL_WINDOW
        } else {
            (expected - ASPIRATION_WINDOW, expected + ASPIRATION_WINDOW)
        };
        let mut searched =
            search_root(search, &mut position, &root_moves, depth, window, exact_scores);
        let best =
            searched.iter().map(|root_move| sign * root_move.score).max().unwrap_or(0) * sign;
        if !search.stopped && window != FULL_WINDOW && (best <= window.0 || best >= window.1) {
            searched =
                search_root(search, &mut position, &root_moves, depth, FULL_WINDOW, exact_scores);
        }
        let count = searched.len();
        insertion_sort_by(&mut searched, |a, b| (sign * b.score).cmp(&(sign * a.score)));
        searched.extend_from_slice(&root_moves[count..]);
        root_moves = searched;
        if !search.stopped {
            search.depth = depth * PLIES_PER_ROUND;
        }
        let decided = root_moves[0].score.abs() >= FORCED_WIN;
        if search.stopped || decided || context.time.past_soft_limit(1.0) || root_moves.len() == 1 {
            break;
        }
        let now = context.time.elapsed();
        if now >= last_report + Duration::from_millis(300) {
            last_report = now;
            context.time.report(&insight(&position, search, &root_moves, context));
        }
    }
    root_moves
}

const FULL_WINDOW: (i32, i32) = (-WIN_SCORE, WIN_SCORE);
/// Half the aspiration window.
const ASPIRATION_WINDOW: i32 = 60;
/// Contempt: how bad a draw by threefold repetition is to the side that allows it, and what each
/// earlier occurrence of a position takes off its score.
const CONTEMPT: i32 = 400;
const REPETITION_PENALTY: i32 = 80;

/// One iteration over the moves at the root in order, as far as there is time.
fn search_root(
    search: &mut PacmanSearch<'_>,
    position: &mut Position,
    root_moves: &[RootMove],
    depth: u32,
    (mut alpha, mut beta): (i32, i32),
    exact_scores: bool,
) -> Vec<RootMove> {
    let sign = sign(position);
    let maximising = sign > 0;
    let remaining = depth - u32::from(maximising);
    let mut searched = Vec::with_capacity(root_moves.len());
    for (nth, root_move) in root_moves.iter().enumerate() {
        let state = position.state();
        position.play(root_move.choice.path);
        let nth = if exact_scores { 0 } else { nth };
        let score = match root_move.repetitions {
            // The third occurrence of a position is a draw.
            2.. => -sign * CONTEMPT,
            repetitions => {
                let (turns, window) = (i32::from(maximising), (alpha, beta));
                let score =
                    search.search_child(position, remaining, turns, window, nth, maximising);
                let is_forced = score.abs() >= FORCED_WIN;
                if is_forced { score } else { score - sign * REPETITION_PENALTY * repetitions }
            }
        };
        position.restore(state);
        if search.stopped {
            break;
        }
        searched.push(RootMove { score, ..*root_move });
        if !exact_scores && maximising {
            alpha = alpha.max(score);
        } else if !exact_scores {
            beta = beta.min(score);
        }
        if alpha >= beta {
            break;
        }
    }
    searched
}
