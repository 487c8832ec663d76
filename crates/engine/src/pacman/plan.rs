use rules::Square;
use rules::pacman::{Ghost, Piece, Position};

use super::evaluation::{EvalScope, PacmanEvaluation};
use crate::human::HumanModel;

/// What somebody sees and wants for a few turns: the ghosts in view, and a favourite pellet, which PAC-MAN
/// goes for and ghosts guard, unless they hunt.
#[derive(Clone, Copy, Debug)]
pub(super) struct PacmanPlan {
    model: HumanModel,
    pellet: Option<Square>,
}

/// How many steps away a ghost is near.
const NEAR: i32 = 4;

impl PacmanPlan {
    pub(super) fn new(model: HumanModel, position: &Position) -> PacmanPlan {
        let pellets: Vec<_> = position.pellets().collect();
        let liking = |pellet: &Square| model.taste(FAVOURITE | place(*pellet));
        let pellet = pellets.into_iter().max_by(|a, b| liking(a).total_cmp(&liking(b)));
        PacmanPlan { model, pellet }
    }

    /// Whether catches and pellets that can be had at once are seen, in the position with that key.
    pub(super) fn sees_threats(&self, key: u64) -> bool {
        self.model.happens(THREAT ^ key, self.model.habits.threat)
    }

    /// The ghosts in view, a bit each.
    pub(super) fn ghosts_in_scope(&self, position: &Position, evaluation: &PacmanEvaluation) -> u8 {
        let habits = self.model.habits;
        let ghosts = position.ghosts().into_iter().zip(Ghost::ALL);
        ghosts.fold(EvalScope::FULL.ghosts, |seen, (at, ghost)| {
            let Some(at) = at else { return seen };
            let is_near = evaluation.distance(at, position.pac()) <= NEAR;
            // Nobody overlooks the ghost they are moving.
            let is_seen = position.to_move() == Some(Piece::Ghost(ghost))
                || self
                    .model
                    .happens(ghost.index() as u64, if is_near { habits.near } else { habits.far });
            if is_seen { seen } else { seen & !(1 << ghost.index()) }
        })
    }

    /// Whether ghosts hunt for now, one guard aside.
    pub(super) fn hunts(&self, position: &Position) -> bool {
        position.to_move() != Some(Piece::Pac) && self.model.plan(3) == 0
    }

    /// What the plan adds to a position for whoever has just moved `piece`, in points.
    pub(super) fn bonus(
        &self,
        piece: Piece,
        after: &Position,
        key: u64,
        evaluation: &PacmanEvaluation,
    ) -> i32 {
        let lean = self.model.habits.lean;
        let taste = lean as f32 / 2.0 * self.model.taste(TASTE ^ key);
        let at = match piece {
            Piece::Pac => Some(after.pac()),
            Piece::Ghost(ghost) => after.ghosts()[ghost.index()],
        };
        let steps = at.zip(self.pellet).map_or(0, |(at, pellet)| evaluation.distance(at, pellet));
        taste as i32 - lean * steps.min(12) / 10
    }
}

/// What is drawn: each kind of thing has numbers of its own.
const FAVOURITE: u64 = 1 << 16;
const THREAT: u64 = 1 << 17;
const TASTE: u64 = 1 << 18;

fn place(square: Square) -> u64 {
    (square.file() << 8 | square.rank()) as u64
}
