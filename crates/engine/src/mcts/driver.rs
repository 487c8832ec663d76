//! How an MCTS engine runs its tree, and what it reports.

use std::time::Duration;

use game::Seat;

use super::state::MctsState;
use super::tree::{RootPly, Tree};
use crate::report::SearchContext;
use crate::win_curve::{WinCurve, points_of_value};
use crate::{Insight, Line, SearchEffort};

/// More simulations than any tree can use: it has long filled its memory.
pub(crate) const MAX_SIMULATIONS: u64 = 10_000_000;

/// Runs simulations until a limit is reached, with a report now and then.
pub(crate) fn run_simulations<S: MctsState>(
    tree: &mut Tree<S>,
    simulations: u64,
    context: &SearchContext<'_>,
    insight: impl Fn(&Tree<S>, &SearchContext<'_>) -> Insight,
) {
    // MCTS has no depth to stop at: each ply asked for doubles the simulations.
    let simulations = simulations.min(100 << context.time.max_depth().min(20));
    let mut last_report = Duration::ZERO;
    let mut next_poll = 0;
    for simulation in 1..=simulations {
        tree.simulate();
        let nodes = tree.nodes_visited();
        if simulation % SIMULATIONS_PER_POLL == 0 && nodes >= next_poll {
            next_poll = (nodes + NODES_PER_POLL).min(context.time.max_nodes());
            if context.time.must_stop(nodes) {
                break;
            }
            let now = context.time.elapsed();
            if now >= last_report + Duration::from_millis(500) {
                last_report = now;
                context.time.report(&insight(tree, context));
            }
        }
    }
}

/// How many nodes go by between two polls of the clock, and how many simulations at least.
const NODES_PER_POLL: u64 = 256;
const SIMULATIONS_PER_POLL: u64 = 4;

/// The analysis of a tree for `seat`, which is to move at its root, by its moves there in the order in which they
/// are to be told; `curve` makes chances of values.
pub(crate) fn tree_insight<S: MctsState>(
    tree: &Tree<S>,
    root_moves: &[RootPly<S>],
    seat: Seat,
    context: &SearchContext<'_>,
    curve: WinCurve,
    word: impl Fn(S::Ply) -> String,
) -> Insight {
    let lines: Vec<_> = root_moves
        .iter()
        .take(context.settings.multi_pv.max(1))
        .map(|(ply, _, values)| Line {
            words: tree.principal_variation(*ply).into_iter().map(&word).collect(),
            chances: curve.chances(values),
            score: points_of_value(values[seat.index()]),
        })
        .collect();
    Insight {
        seat: seat.number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        effort: SearchEffort {
            depth: lines.first().map_or(0, |line| line.words.len() as u32),
            nodes: tree.nodes_visited(),
            time: context.time.elapsed(),
        },
        lines,
        ..Insight::default()
    }
}
