use game::Seat;
use rules::Square;
use rules::mspacman::{Board, Capture, Phase, Position, Side};

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
    /// How many dots of each seat are left, and the length of a tour over all of them.
    dots_left: [u32; 4],
    tour_length: [u32; 4],
}

/// The largest distance, also for what is out of sight.
const FAR: u32 = 20;

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
            dots_left: [0; 4],
            tour_length: [0; 4],
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
        (self.dots_left[nth], self.tour_length[nth]) = self.dots_and_tour(seat);
        let Some(ghost) = position.ghost(seat) else { return };
        let ghost_distance = distance(position, ghost.at, self.ms_pacman);
        if ghost_distance > sight {
            return;
        }
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

    /// How many dots of `seat`'s colour are left, and the steps of a nearest-neighbour tour over all
    /// of them: from where she stands for the leader, from the nearest circle for others.
    fn dots_and_tour(&self, seat: Seat) -> (u32, u32) {
        let Some(colour) = self.position.colour(seat) else { return (0, 0) };
        let board = self.position.board();
        let area = board
            .dots()
            .iter()
            .skip(colour.index() * Board::DOTS_PER_AREA)
            .take(Board::DOTS_PER_AREA);
        let mut dots = [self.ms_pacman; Board::DOTS_PER_AREA];
        let mut count = 0;
        for &dot in area.filter(|&&dot| self.position.has_dot(dot)) {
            dots[count] = dot;
            count += 1;
        }
        let dots = &mut dots[..count];
        let from = |at: Square, dot: Square| distance(self.position, at, dot);
        let start =
            match seat == self.leader {
                true => Some(self.ms_pacman),
                false => board.circles().iter().copied().min_by_key(|&circle| {
                    dots.iter().map(|&dot| from(circle, dot)).min().unwrap_or(0)
                }),
            };
        let mut at = start.unwrap_or(self.ms_pacman);
        let mut steps = 0;
        for nth in 0..dots.len() {
            let next = (nth..dots.len()).min_by_key(|&next| from(at, dots[next]));
            let next = next.expect("there is at least one");
            steps += from(at, dots[next]);
            at = dots[next];
            dots.swap(nth, next);
        }
        (count as u32, steps)
    }
}

fn distance(position: &Position, from: Square, to: Square) -> u32 {
    position.board().distance(from, to).unwrap_or(FAR)
}

/// The network's input for one seat, scaled to about the same size.
pub type FeatureVector = [f32; FEATURE_COUNT];
/// The number of features.
pub const FEATURE_COUNT: usize = 28;

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
        // The chance that no ghost with a turn before `turn` catches her.
        let survival = |turn: u8| {
            let ghosts = position.active_seats().filter(|&other| other != self.leader);
            ghosts
                .filter(|other| self.turns_until[other.index()] < turn)
                .fold(1.0, |survival, other| survival * (1.0 - self.catch_chance[other.index()]))
        };
        let caught = 1.0 - survival(if leader_turn == 0 { u8::MAX } else { leader_turn });
        // Ghosts that will still be weak when she moves, by how near the nearest is.
        let prey =
            position.active_seats().filter(|&other| other != self.leader).filter_map(|other| {
                let ghost = position.ghost(other)?;
                let moves_before = self.turns_until[other.index()] < leader_turn;
                let side = match (moves_before, ghost.side) {
                    (true, Side::Powered) => Side::Fading,
                    (true, _) => Side::Strong,
                    (false, side) => side,
                };
                side.is_weak().then(|| inverse(self.ghost_distance[other.index()]))
            });
        let prey = prey.fold(0.0, f32::max);
        let power_dots = position.board().dots().iter().filter(|&&dot| {
            use rules::mspacman::{DotKind, SquareKind};
            matches!(position.board().square_kind(dot), SquareKind::Dot(_, DotKind::Power))
                && position.has_dot(dot)
        });
        let power_distance =
            power_dots.map(|&dot| distance(position, self.ms_pacman, dot)).min().unwrap_or(FAR);
        let ghost = position.ghost(seat);
        let side = |side: Side| flag(ghost.is_some_and(|ghost| ghost.side == side));
        let rival_progress =
            others().map(|other| inverse(self.dots_left[other.index()])).fold(0.0, f32::max);
        let rival_catch: f32 = others()
            .map(|other| self.catch_chance[other.index()] * inverse(self.dots_left[other.index()]))
            .sum();
        // The chance that another ghost catches her before the own turn.
        let earlier =
            others().filter(|other| self.turns_until[other.index()] < self.turns_until[own]);
        let caught_before = 1.0
            - earlier
                .fold(1.0, |survival, other| survival * (1.0 - self.catch_chance[other.index()]));
        let leader = self.leader.index();
        let is_ghost = flag(!is_leader);
        [
            flag(seats == 3),
            flag(seats == 4),
            flag(is_leader),
            self.dots_left[own] as f32 / 17.0,
            inverse(self.dots_left[own]),
            self.tour_length[own] as f32 / 20.0,
            flag(is_leader) * self.tour_length[own] as f32 / 20.0,
            flag(is_leader) * inverse(self.dots_left[own]),
            flag(is_leader && leader_turn == 0),
            flag(is_leader) * f32::from(leader_turn) / 3.0,
            flag(is_leader) * caught,
            flag(is_leader && leader_turn > 0) * caught,
            flag(is_leader) * prey,
            flag(is_leader) * inverse(power_distance),
            is_ghost * self.catch_chance[own],
            is_ghost * self.ghost_distance[own].min(12) as f32 / 6.0,
            is_ghost * f32::from(self.turns_until[own]) / 3.0,
            is_ghost * caught_before,
            is_ghost * self.dots_left[leader] as f32 / 17.0,
            is_ghost * inverse(self.dots_left[leader]),
            is_ghost * self.tour_length[leader] as f32 / 20.0,
            is_ghost * caught,
            side(Side::Flipped),
            side(Side::Powered),
            side(Side::Fading),
            rival_progress,
            rival_catch,
            is_ghost * flag(self.turns_until[own] < leader_turn) * self.catch_chance[own],
        ]
    }
}
