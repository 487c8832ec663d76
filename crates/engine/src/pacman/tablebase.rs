use game::Position as _;
use rules::Path;
use rules::pacman::Position;

use super::evaluation::PacmanEvaluation;
use super::insight::{chance_of_exact, chances, mover, shortest_paths};
use super::root_move::sign;
use super::score::pacman_score;
use crate::insertion_sort::insertion_sort_by;
use crate::report::SearchContext;
use crate::{Exact, Insight, Line, Oracle, SearchEffort, SearchReport, Verdict};

/// Every move with its tablebase value, counted from before the move, the best for the side to move
/// first; nothing unless the oracle knows all of them.
pub(super) fn ranked_moves(position: &Position, oracle: &dyn Oracle) -> Option<Vec<(Path, Exact)>> {
    let mut paths = Vec::new();
    position.legal_moves(&mut paths);
    let mut ranked = Vec::with_capacity(paths.len());
    for path in paths {
        let mut after = position.clone();
        after.play(path);
        let exact = match after.to_move() {
            None if after.lives() == 0 => Exact { verdict: Verdict::Loss, turns: 0 },
            None => Exact { verdict: Verdict::Win, turns: 0 },
            Some(_) => oracle.probe(&after)?,
        };
        // A move of PAC-MAN's is a turn.
        let is_turn = sign(position) > 0 && exact.verdict != Verdict::Draw;
        ranked.push((path, Exact { turns: exact.turns + u32::from(is_turn), ..exact }));
    }
    let sign = i64::from(sign(position));
    insertion_sort_by(&mut ranked, |(_, a), (_, b)| (sign * rank(b)).cmp(&(sign * rank(a))));
    Some(ranked)
}

/// The order of values for PAC-MAN: to win soon, else to draw, else to lose late.
fn rank(exact: &Exact) -> i64 {
    const MAX_TURNS: i64 = 1 << 32;
    match exact.verdict {
        Verdict::Win => MAX_TURNS - i64::from(exact.turns),
        Verdict::Draw => 0,
        Verdict::Loss => i64::from(exact.turns) - MAX_TURNS,
    }
}

/// The report of a position whose value is known.
pub(super) fn report(
    game: &[Position],
    ranked: &[(Path, Exact)],
    context: &SearchContext<'_>,
) -> SearchReport<Path> {
    let position = game.last().expect("a game has a position");
    let (_, value) = ranked[0];
    // Among equal moves the one whose position has come up least: it makes the other side find its
    // way again. Without that, a drawn game would go round in the smallest circle.
    let repetitions = |path: Path| {
        let mut after = position.clone();
        after.play(path);
        game.iter().filter(|earlier| **earlier == after).count()
    };
    let equal = ranked.iter().take_while(|(_, exact)| rank(exact) == rank(&value));
    let best_move =
        equal.min_by_key(|(path, _)| repetitions(*path)).expect("the first is equal to itself").0;
    let lines = ranked.iter().take(context.settings.multi_pv.max(1)).map(|&(path, exact)| Line {
        words: vec![path.to_string()],
        chances: chances(position, chance_of_exact(exact)),
        score: pacman_score(position, exact),
    });
    let insight = Insight {
        seat: mover(position).number() as u8,
        chances: chances(position, chance_of_exact(value)),
        lines: lines.collect(),
        shortest_paths: shortest_paths(position, &PacmanEvaluation::new(position.maze())),
        exact: context.settings.oracle.as_ref().and_then(|oracle| oracle.probe(position)),
        effort: SearchEffort { depth: 1, nodes: ranked.len() as u64, time: context.time.elapsed() },
        rolls: Vec::new(),
    };
    SearchReport { best_move, insight }
}
