use game::Seat;
use rules::Square;
use rules::mspacman::Position;

use crate::human::HumanModel;

/// The favourite place of somebody for a few turns: dots she goes for as Ms. Pac-Man, a corner where a ghost
/// waits for her.
pub(super) struct MsPacmanPlan {
    model: HumanModel,
    place: Option<Square>,
}

/// From how many steps on all places are equally far.
const FAR: u32 = 12;

impl MsPacmanPlan {
    pub(super) fn new(model: HumanModel, position: &Position) -> MsPacmanPlan {
        let liking = |place: &&Square| model.taste((place.file() << 8 | place.rank()) as u64);
        let dots = position.board().dots().iter().filter(|&&dot| position.has_dot(dot));
        let place = dots.max_by(|a, b| liking(a).total_cmp(&liking(b))).copied();
        MsPacmanPlan { model, place }
    }

    /// What the plan adds to the position after a move of a seat, on the scale of log-odds.
    pub(super) fn bonus(&self, seat: Seat, after: &Position) -> f32 {
        let lean = self.model.habits.lean as f32 / 100.0;
        let at = match after.leader() == Some(seat) {
            true => after.ms_pacman(),
            false => after.ghost(seat).map(|ghost| ghost.at),
        };
        let Some((at, place)) = at.zip(self.place) else { return 0.0 };
        let steps = after.board().distance(at, place).unwrap_or(FAR).min(FAR);
        let taste = self.model.taste(TASTE | (at.file() << 8 | at.rank()) as u64);
        lean * (taste - steps as f32 / FAR as f32)
    }
}

/// Tells how a place is liked at the end of a move from how it is liked as a goal.
const TASTE: u64 = 1 << 17;
