use game::Seat;

use crate::{Direction, Fence, Square};

use super::cells::{Cells, index};
use super::steps::open;
use super::walls::{Walls, Way};
use super::{Legal, Move, Openings, Position, SIDE, Slots};

/// A position that keeps up with what its fences enclose, move by move, so that legal fences cost
/// some tens of nanoseconds. What engines, perft and play-outs run on: 384 bytes, `Copy`.
///
/// ```
/// use rules::quoridor::{Options, Position, Tracker};
///
/// let mut tracker = Tracker::new(Position::start(2, &Options::default()).unwrap());
/// assert_eq!(tracker.legal_fences().len() + tracker.steps().len(), 131);
/// tracker.play_fence(rules::Fence::parse("e3h").unwrap());
/// assert_eq!(tracker.legal_fences().len(), 124);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tracker {
    position: Position,
    walls: Walls,
    ways: [Way; Position::SEATS],
    openings: Openings,
}

const _: () = assert!(size_of::<Tracker>() == 384);

impl Tracker {
    /// Starts to follow a position.
    pub fn new(position: Position) -> Tracker {
        Tracker::over(position).expect("in a position every seat has a way")
    }

    /// The same for a position in the making, or the seat that its fences shut in.
    pub(super) fn over(mut position: Position) -> Result<Tracker, Seat> {
        let fences = position.fences();
        position.set_fences(Slots::NONE);
        let mut ways = [Way::default(); Position::SEATS];
        for seat in position.seated() {
            ways[seat.index()] = Way::straight(position.cell(seat), position.goal(seat));
        }
        let openings = Openings::of(Slots::NONE);
        let mut tracker = Tracker { position, walls: Walls::EMPTY, ways, openings };
        for fence in fences {
            let shut_in = tracker.shut_in(fence).next();
            shut_in.map_or(Ok(()), Err)?;
            tracker.insert(fence);
        }
        tracker.position.set_fences(fences);
        Ok(tracker)
    }

    /// The position as it stands.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the fences on the board leave open, for distances and ways.
    #[inline]
    pub const fn openings(&self) -> &Openings {
        &self.openings
    }

    /// How many steps the seat's pawn is from its goal, fences alone considered. Nothing for a seat
    /// that has left.
    #[inline]
    pub fn distance(&self, seat: Seat) -> Option<usize> {
        self.openings.distance(self.position.pawn(seat)?, self.position.goal_cells(seat))
    }

    /// Every square the seat to move may go to.
    #[inline]
    pub fn steps(&self) -> Cells {
        self.position.steps(self.position.mover())
    }

    /// Every place where the seat to move may put a fence (C07, C11–C15, Q07).
    #[inline]
    pub fn legal_fences(&self) -> Slots {
        if self.position.hand(self.position.mover()) == 0 {
            return Slots::NONE;
        }
        let mut legal = self.position.fences().room();
        for seat in self.position.seated() {
            legal = legal.without(self.closing(seat));
        }
        legal
    }

    /// The legal moves of the seat to move, were the game not over.
    #[inline]
    pub fn legal(&self) -> Legal {
        Legal { steps: self.steps(), fences: self.legal_fences() }
    }

    /// The seats that a fence, for which there must be room, would cut off from their goals.
    pub fn shut_in(&self, fence: Fence) -> impl Iterator<Item = Seat> + use<'_> {
        self.position.seated().filter(move |&seat| {
            self.ways[seat.index()].meets(fence) && self.closing(seat).contains(fence)
        })
    }

    /// Plays a move, trusting that it is legal.
    #[inline]
    pub fn play(&mut self, m: Move) {
        match m {
            Move::Step(square) => self.play_step(square),
            Move::Fence(fence) => self.play_fence(fence),
            Move::Pass => self.pass(),
        }
    }

    /// The pawn of the seat to move goes to a square, one of its [`steps`](Tracker::steps).
    #[inline]
    pub fn play_step(&mut self, square: Square) {
        let mover = self.position.mover();
        let (from, to) = (self.position.cell(mover), index(square));
        let way = &mut self.ways[mover.index()];
        match from.abs_diff(to) {
            1 | SIDE => way.extend(from, to),
            _ => {
                let over = self.position.stopover(from, to);
                way.extend(from, over);
                way.extend(over, to);
            }
        }
        self.position.play_step(to);
    }

    /// The seat to move puts up a fence, one of the [`legal_fences`](Tracker::legal_fences).
    #[inline]
    pub fn play_fence(&mut self, fence: Fence) {
        self.insert(fence);
        self.position.play_fence(fence);
    }

    /// The seat to move cannot (Q10).
    #[inline]
    pub fn pass(&mut self) {
        self.position.pass();
    }

    #[inline]
    fn closing(&self, seat: Seat) -> Slots {
        self.walls.closing(self.position.goal(seat), &self.ways[seat.index()])
    }

    #[inline]
    fn insert(&mut self, fence: Fence) {
        for seat in self.position.seated() {
            let way = &mut self.ways[seat.index()];
            if way.meets(fence) {
                self.walls.reroute(fence, self.position.goal(seat), way);
            }
        }
        self.walls.insert(fence);
        self.openings.close(fence);
    }
}

impl Position {
    /// A square that a jump or side-step between two squares passes over.
    fn stopover(&self, from: usize, to: usize) -> usize {
        let leads = |way: usize| {
            let over = open(self.fences(), from, way)?;
            (0..4).any(|way| open(self.fences(), over, way) == Some(to)).then_some(over)
        };
        Direction::ALL
            .iter()
            .find_map(|&way| leads(way as usize))
            .expect("the move was trusted to be legal")
    }
}
