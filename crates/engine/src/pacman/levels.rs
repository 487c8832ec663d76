use rules::pacman::{Ghost, Piece, Position};

use super::evaluation::{EvalScope, PacmanEvaluation};
use super::plan::PacmanPlan;
use super::score::PLIES_PER_ROUND;
use crate::Level;
use crate::human::{Habits, HumanGame, HumanModel};
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
    /// What it sees and how it judges, where it plays as people do.
    habits: Option<Habits>,
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
            habits: None,
        };
        let game = match piece {
            Piece::Pac => HumanGame::Pacman,
            Piece::Ghost(_) => HumanGame::PacmanGhosts,
        };
        if let Some(habits) = Habits::of(level, game) {
            return PacmanLevelProfile {
                depth: habits.depth,
                nodes: if game == HumanGame::Pacman { u64::MAX } else { 800 },
                max_hash: 1,
                habits: Some(habits),
                ..full_strength
            };
        }
        match level {
            Level::MIN => PacmanLevelProfile {
                depth: u32::from(piece == Piece::Pac),
                eval_noise: 220,
                tactical_eval: false,
                seen_ghosts: 1,
                max_hash: 1,
                ..full_strength
            },
            _ => full_strength,
        }
    }

    /// What the evaluation takes into account in the search of the last of `game`.
    pub(super) fn eval_scope(
        &self,
        game: &[Position],
        evaluation: &PacmanEvaluation,
        plan: Option<&PacmanPlan>,
    ) -> EvalScope {
        let Some(position) = game.last() else { return EvalScope::FULL };
        let stage = |position: &Position| (position.pellet_set(), position.lives());
        let quiet_moves = game.iter().rev().take_while(|earlier| stage(earlier) == stage(position));
        let hunting =
            position.to_move() != Some(Piece::Pac) && quiet_moves.count() > MAX_QUIET_MOVES;
        match plan {
            Some(plan) => {
                let ghosts = plan.ghosts_in_scope(position, evaluation);
                EvalScope { ghosts, hunting: hunting || plan.hunts(position) }
            }
            None => EvalScope { ghosts: self.ghosts_in_scope(position, evaluation), hunting },
        }
    }

    /// What a seat sees and wants now, where it plays as people do.
    pub(super) fn plan(&self, game: &[Position], seed: u64) -> Option<PacmanPlan> {
        let habits = self.habits?;
        let position = game.last()?;
        let seat = usize::from(position.to_move() != Some(Piece::Pac));
        let turn = game.len() / PLIES_PER_ROUND as usize;
        Some(PacmanPlan::new(HumanModel::new(habits, seed, seat, turn), position))
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
