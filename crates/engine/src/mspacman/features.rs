use game::Seat;
use rules::Square;
use rules::mspacman::{Capture, GhostState, Phase, Position, Side};

use super::surroundings::{FAR, Surroundings, distance};

/// Computes the network's input of a position with a leader: the order of turns, distances, and how
/// likely each ghost is to catch Ms. Pac-Man on its next roll.
pub struct FeatureExtractor<'a> {
    position: &'a Position,
    leader: Seat,
    ms_pacman: Square,
    /// How many turns come before that of each seat.
    turns_until: [u8; 4],
    /// How far each ghost is from her.
    ghost_distance: [u32; 4],
    /// How likely each ghost is to catch her on its next roll, if she stays where she is.
    catch_chance: [f32; 4],
    /// What lies around her, and around each ghost.
    surroundings: [Surroundings; 4],
}

impl<'a> FeatureExtractor<'a> {
    /// Nothing where she is yet to be placed. Ghosts farther away than `sight` count as `FAR`.
    pub fn new(position: &'a Position, sight: u32) -> Option<FeatureExtractor<'a>> {
        let (leader, ms_pacman) = (position.leader()?, position.ms_pacman()?);
        let mut extractor = FeatureExtractor {
            position,
            leader,
            ms_pacman,
            turns_until: [0; 4],
            ghost_distance: [FAR; 4],
            catch_chance: [0.0; 4],
            surroundings: [Surroundings::default(); 4],
        };
        let current = match position.phase() {
            Phase::Roll(seat) | Phase::Move(seat, _) => seat,
            _ => leader,
        };
        let seats = game::Position::seats(position);
        let mut seat = current;
        let mut turns_until = 0;
        loop {
            if position.colour(seat).is_some() {
                extractor.add_seat(seat, turns_until, sight);
                turns_until += 1;
            }
            seat = seat.next(seats);
            if seat == current {
                return Some(extractor);
            }
        }
    }

    fn add_seat(&mut self, seat: Seat, turns_until: u8, sight: u32) {
        let (position, nth) = (self.position, seat.index());
        self.turns_until[nth] = turns_until;
        let her = self.ms_pacman;
        let in_sight = |ghost: GhostState| distance(position, ghost.at, her) <= sight;
        self.surroundings[nth] = Surroundings::of(position, seat, (self.leader, her), in_sight);
        let ghost = position.ghost(seat).filter(|&ghost| in_sight(ghost));
        let Some(ghost) = ghost else { return };
        let ghost_distance = distance(position, ghost.at, her);
        self.ghost_distance[nth] = ghost_distance;
        self.catch_chance[nth] = match position.phase() {
            Phase::Move(mover, steps) if mover == seat => {
                f32::from(u8::from(!ghost.side.is_weak() && self.can_reach(ghost_distance, steps)))
            }
            // At the start of the current turn its ghost has already been turned.
            _ if turns_until == 0 => self.roll_catch_chance(ghost_distance, ghost.side),
            _ => self.roll_catch_chance(ghost_distance, ghost.side.turn_starts()),
        };
    }

    /// How likely a ghost with that side up before its roll is to catch her with it.
    fn roll_catch_chance(&self, ghost_distance: u32, side: Side) -> f32 {
        let (mut hits, mut total) = (0, 0);
        for (face, weight) in self.position.board().die() {
            let side = if face.flip { side.flip() } else { side };
            if !side.is_weak() && self.can_reach(ghost_distance, face.steps) {
                hits += weight;
            }
            total += weight;
        }
        hits as f32 / total.max(1) as f32
    }

    /// Whether a ghost can catch her with that many steps. Where only the last square counts, surplus
    /// steps must come in pairs, there and back.
    fn can_reach(&self, ghost_distance: u32, steps: u8) -> bool {
        let steps = u32::from(steps);
        match self.position.options().capture {
            Capture::Passing => ghost_distance <= steps,
            Capture::Exact => ghost_distance <= steps && (steps - ghost_distance).is_multiple_of(2),
        }
    }
}

/// The network's input for one seat, scaled to about the same size.
pub type FeatureVector = [f32; FEATURE_COUNT];
/// The number of features.
pub const FEATURE_COUNT: usize = 52;

impl FeatureExtractor<'_> {
    /// The features of `seat`.
    pub fn features(&self, seat: Seat) -> FeatureVector {
        let position = self.position;
        let is_leader = seat == self.leader;
        let own = seat.index();
        let inverse = |distance: u32| 1.0 / (1.0 + distance as f32);
        let flag = |is_set: bool| f32::from(u8::from(is_set));
        let seats = position.active_seats().count();
        let others =
            || position.active_seats().filter(move |&other| other != seat && other != self.leader);
        let leader_turn = self.turns_until[self.leader.index()];
        let ghosts = || position.active_seats().filter(|&other| other != self.leader);
        // The chance that no ghost with a turn before `turn` catches her.
        let survival = |turn: u8| {
            ghosts()
                .filter(|other| self.turns_until[other.index()] < turn)
                .fold(1.0, |survival, other| survival * (1.0 - self.catch_chance[other.index()]))
        };
        let caught = 1.0 - survival(if leader_turn == 0 { u8::MAX } else { leader_turn });
        // By how near she is to a ghost that will still be weak when she moves.
        let prey = |other: Seat| {
            let side = position.ghost(other).map_or(Side::Strong, |ghost| ghost.side);
            let moves_before = self.turns_until[other.index()] < leader_turn;
            let side = match (moves_before, side) {
                (true, Side::Powered) => Side::Fading,
                (true, _) => Side::Strong,
                (false, side) => side,
            };
            flag(side.is_weak()) * inverse(self.ghost_distance[other.index()])
        };
        let nearest_prey = ghosts().map(prey).fold(0.0, f32::max);
        let power_dots = position.board().dots().iter().filter(|&&dot| {
            use rules::mspacman::{DotKind, SquareKind};
            matches!(position.board().square_kind(dot), SquareKind::Dot(_, DotKind::Power))
                && position.has_dot(dot)
        });
        let power_distance =
            power_dots.map(|&dot| distance(position, self.ms_pacman, dot)).min().unwrap_or(FAR);
        let ghost = position.ghost(seat);
        let side = |side: Side| flag(ghost.is_some_and(|ghost| ghost.side == side));
        let rival_progress = others()
            .map(|other| inverse(self.surroundings[other.index()].dots_left))
            .fold(0.0, f32::max);
        let rival_catch: f32 = others()
            .map(|other| {
                self.catch_chance[other.index()]
                    * inverse(self.surroundings[other.index()].dots_left)
            })
            .sum();
        // The chance that another ghost catches her before the own turn.
        let earlier =
            others().filter(|other| self.turns_until[other.index()] < self.turns_until[own]);
        let caught_before = 1.0
            - earlier
                .fold(1.0, |survival, other| survival * (1.0 - self.catch_chance[other.index()]));
        let (lead, is_ghost) = (flag(is_leader), flag(!is_leader));
        let around = self.surroundings[own];
        let leader = self.surroundings[self.leader.index()];
        let near = |steps: u32| steps.min(12) as f32 / 6.0;
        let mut ghost_distances = [FAR; 4];
        for (steps, other) in ghost_distances.iter_mut().zip(ghosts()) {
            *steps = self.ghost_distance[other.index()];
        }
        ghost_distances.sort_unstable();
        let rivals = || ghosts().map(|other| self.surroundings[other.index()]);
        let least = |of: fn(Surroundings) -> u32| rivals().map(of).min().unwrap_or(FAR);
        let mean_guard = rivals().map(|ghost| ghost.mean_guard).fold(FAR as f32, f32::min);
        let dots_held = rivals().map(|ghost| ghost.leader_dots_held).max().unwrap_or(0);
        let rival_dots: u32 = rivals().map(|ghost| ghost.dots_in_reach).sum();
        [
            flag(seats == 3),
            flag(seats == 4),
            flag(is_leader),
            around.dots_left as f32 / 17.0,
            inverse(around.dots_left),
            around.tour_length as f32 / 20.0,
            lead * around.tour_length as f32 / 20.0,
            lead * inverse(around.dots_left),
            flag(is_leader && leader_turn == 0),
            lead * f32::from(leader_turn) / 3.0,
            lead * caught,
            flag(is_leader && leader_turn > 0) * caught,
            lead * nearest_prey,
            lead * inverse(power_distance),
            is_ghost * self.catch_chance[own],
            is_ghost * self.ghost_distance[own].min(12) as f32 / 6.0,
            is_ghost * f32::from(self.turns_until[own]) / 3.0,
            is_ghost * caught_before,
            is_ghost * leader.dots_left as f32 / 17.0,
            is_ghost * inverse(leader.dots_left),
            is_ghost * leader.tour_length as f32 / 20.0,
            is_ghost * caught,
            side(Side::Flipped),
            side(Side::Powered),
            side(Side::Fading),
            rival_progress,
            rival_catch,
            is_ghost * flag(self.turns_until[own] < leader_turn) * self.catch_chance[own],
            lead * around.dots_near as f32 / 4.0,
            is_ghost * around.dots_near as f32 / 4.0,
            lead * around.dots_in_reach as f32 / 8.0,
            is_ghost * around.dots_in_reach as f32 / 8.0,
            lead * inverse(around.nearest_dot),
            is_ghost * inverse(around.nearest_dot),
            lead * around.farthest_dot as f32 / 12.0,
            lead * near(ghost_distances[0]),
            lead * near(ghost_distances[1]),
            lead * mean_guard / 10.0,
            lead * near(least(|ghost| ghost.guard)),
            lead * least(|ghost| ghost.head_start) as f32 / 10.0,
            lead * rival_dots as f32 / 8.0,
            is_ghost * around.mean_guard / 10.0,
            is_ghost * near(around.guard),
            is_ghost * around.head_start as f32 / 10.0,
            is_ghost * prey(seat),
            flag(seats == 2) * lead,
            lead * dots_held as f32 / 8.0,
            is_ghost * around.leader_dots_held as f32 / 8.0,
            is_ghost * around.own_dots_held as f32 / 8.0,
            is_ghost * near(around.ambush),
            lead * flag(around.dots_left <= 1),
            is_ghost * flag(leader.dots_left <= 1),
        ]
    }
}
