use rules::pacman::{Ghost, Piece, Position};

use super::evaluation::{EvalScope, PacmanEvaluation};
use crate::Level;
use crate::insertion_sort::insertion_sort_by;

/// Level profile of one role: the mistakes people make, most of them at level 1 and none at the
/// highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PacmanLevelProfile {
    /// Depth limit in moves of PAC-MAN, with all of the ghosts' between them. A ghost with depth 0
    /// goes by the static evaluation after its own move.
    pub(super) depth: u32,
    /// Node limit.
    pub(super) nodes: u64,
    /// The largest random error of a move's score, in points.
    pub(super) eval_noise: i32,
    /// Whether leaves are checked for a catch or a pellet that can be had at once.
    pub(super) tactical_eval: bool,
    /// How many ghosts it sees: PAC-MAN overlooks those farther away, and a ghost that sees only
    /// one sees itself.
    pub(super) seen_ghosts: usize,
    /// The largest transposition table it needs, in megabytes.
    pub(super) max_hash: usize,
}

impl PacmanLevelProfile {
    pub(super) fn of(level: Level, piece: Piece) -> PacmanLevelProfile {
        let full_strength = PacmanLevelProfile {
            depth: 64,
            nodes: u64::MAX,
            eval_noise: 0,
            tactical_eval: true,
            seen_ghosts: usize::MAX,
            max_hash: usize::MAX,
        };
        let limited = |depth, eval_noise, seen_ghosts| PacmanLevelProfile {
            depth,
            eval_noise,
            seen_ghosts,
            max_hash: 1,
            ..full_strength
        };
        let short_sighted = |depth, eval_noise, seen_ghosts| PacmanLevelProfile {
            tactical_eval: false,
            ..limited(depth, eval_noise, seen_ghosts)
        };
        match (level.number(), piece) {
            (1, Piece::Pac) => short_sighted(1, 220, 1),
            (2, Piece::Pac) => short_sighted(1, 120, 1),
            (3, Piece::Pac) => short_sighted(1, 60, 2),
            (4, Piece::Pac) => limited(1, 80, 4),
            (5, Piece::Pac) => limited(2, 260, 4),
            (6, Piece::Pac) => limited(2, 180, 4),
            (7, Piece::Pac) => limited(2, 60, 4),
            (1, Piece::Ghost(_)) => short_sighted(0, 220, 1),
            (2, Piece::Ghost(_)) => short_sighted(0, 120, 1),
            (3, Piece::Ghost(_)) => limited(0, 70, 2),
            (4, Piece::Ghost(_)) => limited(0, 0, 4),
            (5, Piece::Ghost(_)) => limited(1, 50, 4),
            (6, Piece::Ghost(_)) => limited(1, 0, 4),
            (7, Piece::Ghost(_)) => PacmanLevelProfile { nodes: 800, ..limited(2, 0, 4) },
            _ => full_strength,
        }
    }

    /// What the evaluation takes into account in the search of the last of `game`.
    pub(super) fn eval_scope(&self, game: &[Position], evaluation: &PacmanEvaluation) -> EvalScope {
        let Some(position) = game.last() else { return EvalScope::FULL };
        let stage = |position: &Position| (position.pellet_set(), position.lives());
        let quiet_moves = game.iter().rev().take_while(|earlier| stage(earlier) == stage(position));
        let hunting =
            position.to_move() != Some(Piece::Pac) && quiet_moves.count() > MAX_QUIET_MOVES;
        EvalScope { ghosts: self.ghosts_in_scope(position, evaluation), hunting }
    }

    /// The ghosts it sees, a bit each.
    fn ghosts_in_scope(&self, position: &Position, evaluation: &PacmanEvaluation) -> u8 {
        let ghosts = position.ghosts().into_iter().zip(Ghost::ALL);
        let mut ghosts: Vec<_> = ghosts.filter_map(|(at, ghost)| Some((at?, ghost))).collect();
        let remoteness = |&(at, ghost): &(_, _)| {
            // Nobody overlooks the ghost they are moving.
            let own = position.to_move() == Some(Piece::Ghost(ghost));
            (!own, evaluation.distance(at, position.pac()))
        };
        insertion_sort_by(&mut ghosts, |a, b| remoteness(a).cmp(&remoteness(b)));
        let overlooked = ghosts.iter().skip(self.seen_ghosts);
        overlooked.fold(EvalScope::FULL.ghosts, |seen, (_, ghost)| seen & !(1 << ghost.index()))
    }
}

/// After how many moves without an eaten pellet or a catch ghosts start hunting.
const MAX_QUIET_MOVES: usize = 50;
