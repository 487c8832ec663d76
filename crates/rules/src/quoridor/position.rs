use game::{Never, Outcome, Ply, PlyOf, Seat, Turn};

use crate::{Direction, Fence, Square};

use super::square_set::{square_at, square_index};
use super::{FENCES, FenceSet, Move, Options, PawnBehind, Refusal, SIDE, SetupError, SquareSet};

/// A position: pawns, fences, fences in hand and the seat to move, in 32 bytes.
///
/// Text is parsed into a [`Setup`](super::Setup), and only a valid one becomes a position: no two
/// pawns or fences overlap, there are no more fences than the game has, and every active pawn can
/// reach its goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    fences: FenceSet,
    pawns: [u8; Position::MAX_SEATS],
    hands: [u8; Position::MAX_SEATS],
    turn: u8,
    seats: u8,
    pawn_behind: PawnBehind,
}

const _: () = assert!(size_of::<Position>() == 32);

/// The pawn index of a seat that has left.
const NO_PAWN: u8 = u8::MAX;

impl Position {
    /// The largest number of seats.
    pub const MAX_SEATS: usize = 4;

    /// The start position (C03, Q01). Refuses a wrong number of seats (Q11) and a starter without a
    /// seat (C04).
    pub fn start(seats: usize, options: &Options) -> Result<Position, SetupError> {
        if seats != 2 && seats != 4 {
            return Err(SetupError::Seats { seats });
        }
        let starter = options.starter.unwrap_or(Seat::new(0));
        if starter.index() >= seats {
            return Err(SetupError::Starter { starter, seats });
        }
        let mut position = Position::empty(seats, options);
        for seat in Seat::all(seats) {
            position.set_pawn(seat, start_square(position.goal(seat)));
            position.set_hand(seat, Position::fences_per_seat(seats));
        }
        position.set_turn(starter);
        Ok(position)
    }

    /// The number of fences each seat starts with (C02, Q02).
    pub const fn fences_per_seat(seats: usize) -> usize {
        FENCES / seats
    }

    /// The square of the seat's pawn; `None` if its player has left.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Option<Square> {
        self.is_active(seat).then(|| square_at(self.pawn_index(seat)))
    }

    /// Whether the seat's player is still in the game.
    #[inline]
    pub const fn is_active(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize && self.pawns[seat.index()] != NO_PAWN
    }

    /// The seats whose players are still in the game, in order.
    #[inline]
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let position = *self;
        Seat::all(position.seats as usize).filter(move |&seat| position.is_active(seat))
    }

    /// The seat whose pawn is on the square.
    pub fn seat_at(&self, square: Square) -> Option<Seat> {
        self.active_seats().find(|&seat| self.pawn_index(seat) == square_index(square))
    }

    /// The number of fences the seat has left to place.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> usize {
        self.hands[seat.index()] as usize
    }

    /// The fences on the board.
    #[inline]
    pub const fn fences(&self) -> FenceSet {
        self.fences
    }

    /// The seat to move, not considering whether the game is over.
    #[inline]
    pub const fn mover(&self) -> Seat {
        Seat::new(self.turn as usize)
    }

    /// The option on a third pawn behind a jumped one (Q08).
    #[inline]
    pub const fn pawn_behind(&self) -> PawnBehind {
        self.pawn_behind
    }

    /// The side of the board the seat has to reach: the one opposite its start (C23, Q05).
    #[inline]
    pub const fn goal(&self, seat: Seat) -> Direction {
        // Four players start clockwise on e1, a5, e9 and i5; two take the first and third of these.
        let start = if self.seats == 2 { 2 * seat.index() } else { seat.index() };
        Direction::ALL[start]
    }

    /// The winner: the seat that has reached its goal (C23, Q06), or the only one left (M05).
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        let mut active = 0;
        let mut last = None;
        for seat in Seat::all(self.seats as usize) {
            if self.is_active(seat) {
                if self.is_at_goal(seat) {
                    return Some(seat);
                }
                active += 1;
                last = Some(seat);
            }
        }
        last.filter(|_| active == 1)
    }

    pub(super) fn empty(seats: usize, options: &Options) -> Position {
        Position {
            fences: FenceSet::EMPTY,
            pawns: [NO_PAWN; Position::MAX_SEATS],
            hands: [0; Position::MAX_SEATS],
            turn: 0,
            seats: seats as u8,
            pawn_behind: options.pawn_behind,
        }
    }

    pub(super) fn set_pawn(&mut self, seat: Seat, pawn: Square) {
        self.pawns[seat.index()] = square_index(pawn) as u8;
    }

    pub(super) fn set_hand(&mut self, seat: Seat, hand: usize) {
        self.hands[seat.index()] = hand as u8;
    }

    pub(super) fn set_turn(&mut self, seat: Seat) {
        self.turn = seat.index() as u8;
    }

    pub(super) fn set_fences(&mut self, fences: FenceSet) {
        self.fences = fences;
    }

    /// The index of the pawn's square; the seat must be active.
    #[inline]
    pub(super) const fn pawn_index(&self, seat: Seat) -> usize {
        self.pawns[seat.index()] as usize
    }

    /// Whether a pawn is on the square with that index.
    #[inline]
    pub(super) fn occupied(&self, index: usize) -> bool {
        self.pawns.iter().any(|&pawn| pawn as usize == index)
    }

    /// Whether a pawn may be adjacent to that square: a cheap test with false positives across the
    /// edge, where the next index is on the next rank.
    #[inline]
    pub(super) fn may_have_adjacent_pawn(&self, index: usize) -> bool {
        self.pawns.iter().any(|&pawn| matches!((pawn as usize).abs_diff(index), 1 | SIDE))
    }

    /// Whether the pawn of an active seat has reached its goal.
    #[inline]
    pub(super) const fn is_at_goal(&self, seat: Seat) -> bool {
        ON_SIDE[self.pawn_index(seat)][self.goal(seat) as usize]
    }

    #[inline]
    pub(super) fn play_step(&mut self, index: usize) {
        self.pawns[self.turn as usize] = index as u8;
        self.pass();
    }

    #[inline]
    pub(super) fn play_fence(&mut self, fence: Fence) {
        self.fences.insert(fence);
        self.hands[self.turn as usize] -= 1;
        self.pass();
    }

    /// Passes the turn to the next active seat, clockwise (C05, Q09).
    #[inline]
    pub(super) fn pass(&mut self) {
        loop {
            self.turn = if self.turn + 1 == self.seats { 0 } else { self.turn + 1 };
            if self.pawns[self.turn as usize] != NO_PAWN {
                return;
            }
        }
    }
}

impl game::Position for Position {
    type Move = Move;
    type Roll = Never;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn turn(&self) -> Turn {
        if self.winner().is_some() { Turn::Over } else { Turn::Seat(self.mover()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| Outcome::winner(self.seats as usize, winner))
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        if self.winner().is_none() {
            out.extend(self.legal().iter());
        }
    }

    fn rolls(&self, _: &mut Vec<(Never, u32)>) {}

    fn play(&mut self, m: Move) {
        match m {
            Move::Step(square) => self.play_step(square_index(square)),
            Move::Fence(fence) => self.play_fence(fence),
            Move::Pass => self.pass(),
        }
    }

    fn roll(&mut self, roll: Never) {
        match roll {}
    }

    fn read(&self, word: &str) -> Result<PlyOf<Self>, Refusal> {
        let m = Move::parse(word).ok_or_else(|| Refusal::NotAMove { word: word.to_owned() })?;
        self.check(m).map(|()| Ply::Move(m))
    }

    fn leave(&mut self, seat: Seat) -> Option<Outcome> {
        if self.winner().is_none() && self.is_active(seat) {
            if self.mover() == seat {
                self.pass();
            }
            self.pawns[seat.index()] = NO_PAWN;
        }
        self.outcome()
    }

    fn is_in_play(&self, seat: Seat) -> bool {
        self.is_active(seat)
    }
}

/// For each square, whether it is on each side of the board, clockwise from north.
static ON_SIDE: [[bool; 4]; SIDE * SIDE] = {
    let mut sides = [[false; 4]; SIDE * SIDE];
    let mut index = 0;
    while index < SIDE * SIDE {
        let mut to = 0;
        while to < 4 {
            sides[index][to] = SquareSet::side(Direction::ALL[to]).contains_index(index);
            to += 1;
        }
        index += 1;
    }
    sides
};

/// The start square of the pawn with that goal: the middle of the opposite side.
const fn start_square(goal: Direction) -> Square {
    match goal {
        Direction::North => Square::new(4, 0),
        Direction::East => Square::new(0, 4),
        Direction::South => Square::new(4, 8),
        Direction::West => Square::new(8, 4),
    }
}
