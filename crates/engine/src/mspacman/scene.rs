use game::Seat;
use rules::Square;
use rules::mspacman::{Board, Capture, Phase, Position, Side};

/// A position with a leader, seen the way players see it: who comes when, how near everyone is,
/// how likely each ghost is to catch Ms. Pac-Man on its next throw.
pub(super) struct Scene<'a> {
    position: &'a Position,
    leader: Seat,
    lady: Square,
    /// How many turns come before that of each seat.
    wait: [u8; 4],
    /// How far each ghost is from her.
    away: [u32; 4],
    /// How likely each ghost is to take her over when it next throws, if she stays where she is.
    reach: [f32; 4],
    /// How many of everyone's dots are left, and how far it is past all of them.
    left: [u32; 4],
    tour: [u32; 4],
}

/// As far as anything can be.
const FAR: u32 = 20;

impl<'a> Scene<'a> {
    /// Nothing where she is yet to be placed. Ghosts further away than `sight` are not seen: they
    /// count as far.
    pub(super) fn new(position: &'a Position, sight: u32) -> Option<Scene<'a>> {
        let (leader, lady) = (position.leader()?, position.lady()?);
        let mut scene = Scene {
            position,
            leader,
            lady,
            wait: [0; 4],
            away: [FAR; 4],
            reach: [0.0; 4],
            left: [0; 4],
            tour: [0; 4],
        };
        let due = match position.phase() {
            Phase::Roll(seat) | Phase::Move(seat, _) => seat,
            _ => leader,
        };
        let seats = game::Position::seats(position);
        let mut seat = due;
        let mut wait = 0;
        loop {
            if position.colour(seat).is_some() {
                scene.see(seat, wait, sight);
                wait += 1;
            }
            seat = seat.next(seats);
            if seat == due {
                return Some(scene);
            }
        }
    }

    fn see(&mut self, seat: Seat, wait: u8, sight: u32) {
        let (position, nth) = (self.position, seat.index());
        self.wait[nth] = wait;
        (self.left[nth], self.tour[nth]) = self.dots(seat);
        let Some(ghost) = position.ghost(seat) else { return };
        let away = distance(position, ghost.at, self.lady);
        if away > sight {
            return;
        }
        self.away[nth] = away;
        self.reach[nth] = match position.phase() {
            Phase::Move(mover, steps) if mover == seat => {
                f32::from(u8::from(!ghost.side.is_weak() && self.reaches(away, steps)))
            }
            // A turn that has come has turned its ghost already.
            _ if wait == 0 => self.throw(away, ghost.side),
            _ => self.throw(away, ghost.side.turn_starts()),
        };
    }

    /// How likely a ghost with that side up before its throw is to catch her with it.
    fn throw(&self, away: u32, side: Side) -> f32 {
        let (mut hits, mut all) = (0, 0);
        for (face, weight) in self.position.board().die() {
            let side = if face.flip { side.flip() } else { side };
            if !side.is_weak() && self.reaches(away, face.steps) {
                hits += weight;
            }
            all += weight;
        }
        hits as f32 / all.max(1) as f32
    }

    /// Whether so many steps can land a ghost on her. Where only the last square counts, steps to
    /// spare must come in pairs, there and back.
    fn reaches(&self, away: u32, steps: u8) -> bool {
        let steps = u32::from(steps);
        match self.position.options().capture {
            Capture::Passing => away <= steps,
            Capture::Exact => away <= steps && (steps - away).is_multiple_of(2),
        }
    }

    /// How many dots of `seat`'s colour are left, and how many steps it is past all of them for
    /// someone who always goes to the nearest: from where she stands, or from a circle.
    fn dots(&self, seat: Seat) -> (u32, u32) {
        let Some(colour) = self.position.colour(seat) else { return (0, 0) };
        let board = self.position.board();
        let area = board.dots().iter().skip(colour.index() * Board::AREA).take(Board::AREA);
        let mut dots = [self.lady; Board::AREA];
        let mut count = 0;
        for &dot in area.filter(|&&dot| self.position.has_dot(dot)) {
            dots[count] = dot;
            count += 1;
        }
        let dots = &mut dots[..count];
        let from = |at: Square, dot: Square| distance(self.position, at, dot);
        let start =
            match seat == self.leader {
                true => Some(self.lady),
                false => board.circles().iter().copied().min_by_key(|&circle| {
                    dots.iter().map(|&dot| from(circle, dot)).min().unwrap_or(0)
                }),
            };
        let mut at = start.unwrap_or(self.lady);
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

/// What the chances of one seat depend on, as numbers of about the same size.
pub(super) type Features = [f32; FEATURES];
pub(super) const FEATURES: usize = 28;

impl Scene<'_> {
    /// What `seat` sees.
    pub(super) fn features(&self, seat: Seat) -> Features {
        let position = self.position;
        let leads = seat == self.leader;
        let own = seat.index();
        let soon = |left: u32| 1.0 / (1.0 + left as f32);
        let flag = |is: bool| f32::from(u8::from(is));
        let seats = position.seated().count();
        let others =
            || position.seated().filter(move |&other| other != seat && other != self.leader);
        let hers = self.wait[self.leader.index()];
        // Ghosts that come before her next turn, as they come.
        let threat = |wait: u8| {
            let hunters = position.seated().filter(|&other| other != self.leader);
            hunters
                .filter(|other| self.wait[other.index()] < wait)
                .fold(1.0, |free, other| free * (1.0 - self.reach[other.index()]))
        };
        let caught = 1.0 - threat(if hers == 0 { u8::MAX } else { hers });
        // Ghosts that will still be weak when she moves, and how near.
        let prey = position.seated().filter(|&other| other != self.leader).filter_map(|other| {
            let ghost = position.ghost(other)?;
            let first = self.wait[other.index()] < hers;
            let side = match (first, ghost.side) {
                (true, Side::Powered) => Side::Fading,
                (true, _) => Side::Strong,
                (false, side) => side,
            };
            side.is_weak().then(|| soon(self.away[other.index()]))
        });
        let prey = prey.fold(0.0, f32::max);
        let power = position.board().dots().iter().filter(|&&dot| {
            use rules::mspacman::{Cell, Dot};
            matches!(position.board().cell(dot), Cell::Dot(_, Dot::Power)) && position.has_dot(dot)
        });
        let power = power.map(|&dot| distance(position, self.lady, dot)).min().unwrap_or(FAR);
        let ghost = position.ghost(seat);
        let side = |side: Side| flag(ghost.is_some_and(|ghost| ghost.side == side));
        let rivals = others().map(|other| soon(self.left[other.index()])).fold(0.0, f32::max);
        let rival_catch: f32 =
            others().map(|other| self.reach[other.index()] * soon(self.left[other.index()])).sum();
        let before = others().filter(|other| self.wait[other.index()] < self.wait[own]);
        let before = 1.0 - before.fold(1.0, |free, other| free * (1.0 - self.reach[other.index()]));
        let lead = self.leader.index();
        let ghostly = flag(!leads);
        [
            flag(seats == 3),
            flag(seats == 4),
            flag(leads),
            self.left[own] as f32 / 17.0,
            soon(self.left[own]),
            self.tour[own] as f32 / 20.0,
            flag(leads) * self.tour[own] as f32 / 20.0,
            flag(leads) * soon(self.left[own]),
            flag(leads && hers == 0),
            flag(leads) * f32::from(hers) / 3.0,
            flag(leads) * caught,
            flag(leads && hers > 0) * caught,
            flag(leads) * prey,
            flag(leads) * soon(power),
            ghostly * self.reach[own],
            ghostly * self.away[own].min(12) as f32 / 6.0,
            ghostly * f32::from(self.wait[own]) / 3.0,
            ghostly * before,
            ghostly * self.left[lead] as f32 / 17.0,
            ghostly * soon(self.left[lead]),
            ghostly * self.tour[lead] as f32 / 20.0,
            ghostly * caught,
            side(Side::Flipped),
            side(Side::Powered),
            side(Side::Fading),
            rivals,
            rival_catch,
            ghostly * flag(self.wait[own] < hers) * self.reach[own],
        ]
    }
}
