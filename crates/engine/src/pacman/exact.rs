use game::Position as _;
use rules::Path;
use rules::pacman::{Piece, Position};

use crate::{Exact, Oracle, Verdict};

/// Every move with its true value, the best for whoever moves first; nothing unless the oracle
/// knows all of them.
pub(super) fn ranked(position: &Position, oracle: &dyn Oracle) -> Option<Vec<(Path, Exact)>> {
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
        ranked.push((path, exact));
    }
    let sign = if position.to_move() == Some(Piece::Pac) { 1 } else { -1 };
    ranked.sort_by_key(|(_, exact)| std::cmp::Reverse(sign * rank(exact)));
    Some(ranked)
}

/// How much PAC-MAN likes a value: to win soon, else not to lose, else to lose late.
pub(super) fn rank(exact: &Exact) -> i64 {
    const BEYOND: i64 = 1 << 32;
    match exact.verdict {
        Verdict::Win => BEYOND - i64::from(exact.turns),
        Verdict::Draw => 0,
        Verdict::Loss => i64::from(exact.turns) - BEYOND,
    }
}
