use game::{Never, Outcome, Ply, PlyOf, Seat, Turn};

use crate::{Direction, Fence, Square};

use super::cells::{index, square};
use super::{
    Cells, FENCES, Legal, Move, Options, PawnBehind, Refusal, SIDE, SetupError, Slots, Tracker,
};

/// Where pawns and fences are, who holds how many fences and whose turn it is: 32 bytes.
///
/// Typed text becomes a [`Setup`](super::Setup), and only an admitted one becomes a position: no
/// two pawns or fences in each other's place, no more fences than the box has, and a way for every
/// seat still in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    fences: Slots,
    pawns: [u8; Position::SEATS],
    hands: [u8; Position::SEATS],
    turn: u8,
    seats: u8,
    pawn_behind: PawnBehind,
}

const _: () = assert!(size_of::<Position>() == 32);

/// The pawn of a seat that has left.
const OUT: u8 = u8::MAX;

impl Position {
    /// The most seats the game has.
    pub const SEATS: usize = 4;

    /// The start of a game (C03, Q01), or why there is none for so many seats (Q11) or with that
    /// starter (C04).
    pub fn start(seats: usize, options: &Options) -> Result<Position, SetupError> {
        if seats != 2 && seats != 4 {
            return Err(SetupError::Seats { seats });
        }
        if options.starter.index() >= seats {
            return Err(SetupError::Starter { starter: options.starter, seats });
        }
        let mut position = Position::empty(seats, options);
        for seat in Seat::all(seats) {
            position.set_pawn(seat, home(position.goal(seat)));
            position.set_hand(seat, Position::allotment(seats));
        }
        position.set_turn(options.starter);
        Ok(position)
    }

    /// How many fences each seat of a table starts with (C02, Q02).
    pub const fn allotment(seats: usize) -> usize {
        FENCES / seats
    }

    /// Where the seat's pawn is, unless it has left.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Option<Square> {
        self.is_in(seat).then(|| square(self.cell(seat)))
    }

    /// Whether the seat is still in the game.
    #[inline]
    pub const fn is_in(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize && self.pawns[seat.index()] != OUT
    }

    /// The seats still in the game, in order.
    #[inline]
    pub fn seated(&self) -> impl Iterator<Item = Seat> + use<> {
        let position = *self;
        Seat::all(position.seats as usize).filter(move |&seat| position.is_in(seat))
    }

    /// Whose pawn is on the square.
    pub fn at(&self, square: Square) -> Option<Seat> {
        self.seated().find(|&seat| self.cell(seat) == index(square))
    }

    /// How many fences the seat has left to place.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> usize {
        self.hands[seat.index()] as usize
    }

    /// The fences on the board.
    #[inline]
    pub const fn fences(&self) -> Slots {
        self.fences
    }

    /// Whose turn it is, or would be were the game not over.
    #[inline]
    pub const fn mover(&self) -> Seat {
        Seat::new(self.turn as usize)
    }

    /// What a third pawn behind a jumped one means at this table (Q08).
    #[inline]
    pub const fn pawn_behind(&self) -> PawnBehind {
        self.pawn_behind
    }

    /// The side of the board the seat has to reach: the one opposite its own (C23, Q05).
    #[inline]
    pub const fn goal(&self, seat: Seat) -> Direction {
        // Four sit clockwise, e1 a5 e9 i5; two sit as the first and third of them.
        let place = if self.seats == 2 { 2 * seat.index() } else { seat.index() };
        Direction::ALL[place]
    }

    /// Every place where the seat to move may put a fence (C07, C11–C15, Q07).
    pub fn legal_fences(&self) -> Slots {
        // Nobody with an empty hand needs to know what the fences enclose.
        if self.hand(self.mover()) == 0 { Slots::NONE } else { Tracker::new(*self).legal_fences() }
    }

    /// The legal moves of the seat to move, were the game not over.
    pub fn legal(&self) -> Legal {
        Legal { steps: self.steps(self.mover()), fences: self.legal_fences() }
    }

    /// Who has won: the seat that has reached its goal (C23, Q06), or the last one in (M05).
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        let mut seated = 0;
        let mut last = None;
        for seat in Seat::all(self.seats as usize) {
            if self.is_in(seat) {
                if self.is_home(seat) {
                    return Some(seat);
                }
                seated += 1;
                last = Some(seat);
            }
        }
        last.filter(|_| seated == 1)
    }

    pub(super) fn empty(seats: usize, options: &Options) -> Position {
        Position {
            fences: Slots::NONE,
            pawns: [OUT; Position::SEATS],
            hands: [0; Position::SEATS],
            turn: 0,
            seats: seats as u8,
            pawn_behind: options.pawn_behind,
        }
    }

    pub(super) fn set_pawn(&mut self, seat: Seat, pawn: Square) {
        self.pawns[seat.index()] = index(pawn) as u8;
    }

    pub(super) fn set_hand(&mut self, seat: Seat, hand: usize) {
        self.hands[seat.index()] = hand as u8;
    }

    pub(super) fn set_turn(&mut self, seat: Seat) {
        self.turn = seat.index() as u8;
    }

    pub(super) fn set_fences(&mut self, fences: Slots) {
        self.fences = fences;
    }

    /// The number of the pawn's square, which must be on the board.
    #[inline]
    pub(super) const fn cell(&self, seat: Seat) -> usize {
        self.pawns[seat.index()] as usize
    }

    /// Whether a pawn is on that square.
    #[inline]
    pub(super) fn occupied(&self, cell: usize) -> bool {
        self.pawns.iter().any(|&pawn| pawn as usize == cell)
    }

    /// Whether a pawn may be next to that square. It may also be across the edge, on the next rank.
    #[inline]
    pub(super) fn has_neighbour(&self, cell: usize) -> bool {
        self.pawns.iter().any(|&pawn| matches!((pawn as usize).abs_diff(cell), 1 | SIDE))
    }

    /// Whether the seat, which must be in, has reached its goal.
    #[inline]
    pub(super) const fn is_home(&self, seat: Seat) -> bool {
        SIDES[self.cell(seat)][self.goal(seat) as usize]
    }

    #[inline]
    pub(super) fn play_step(&mut self, cell: usize) {
        self.pawns[self.turn as usize] = cell as u8;
        self.pass();
    }

    #[inline]
    pub(super) fn play_fence(&mut self, fence: Fence) {
        self.fences.insert(fence);
        self.hands[self.turn as usize] -= 1;
        self.pass();
    }

    /// The turn goes to the next seat still in, clockwise (C05, Q09).
    #[inline]
    pub(super) fn pass(&mut self) {
        loop {
            self.turn = if self.turn + 1 == self.seats { 0 } else { self.turn + 1 };
            if self.pawns[self.turn as usize] != OUT {
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
            Move::Step(square) => self.play_step(index(square)),
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
        if self.winner().is_none() && self.is_in(seat) {
            if self.mover() == seat {
                self.pass();
            }
            self.pawns[seat.index()] = OUT;
        }
        self.outcome()
    }
}

/// Whether each square is on each side of the board, clockwise from north.
static SIDES: [[bool; 4]; SIDE * SIDE] = {
    let mut sides = [[false; 4]; SIDE * SIDE];
    let mut cell = 0;
    while cell < SIDE * SIDE {
        let mut to = 0;
        while to < 4 {
            sides[cell][to] = Cells::side(Direction::ALL[to]).has(cell);
            to += 1;
        }
        cell += 1;
    }
    sides
};

/// Where a pawn with that goal starts: the middle of the side opposite.
const fn home(goal: Direction) -> Square {
    match goal {
        Direction::North => Square::new(4, 0),
        Direction::East => Square::new(0, 4),
        Direction::South => Square::new(4, 8),
        Direction::West => Square::new(8, 4),
    }
}
