//! The board the search plays on: the rules of `rules::quoridor` once more, as bitboards that copy
//! in a few instructions. A test walks both side by side.

use game::{Position as _, Seat};
use rules::quoridor::{self, Move, PawnBehind};
use rules::{Fence, Lie, Square};

use super::zobrist;

/// Squares, bit `rank * 9 + file`.
pub(crate) type Squares = u128;

/// One bit for each of the 64 slots of one lie, bit `rank * 8 + file` of the anchor.
pub(crate) type Slots = u64;

const SIDE: usize = 9;
const ANCHORS: usize = 8;
/// A pawn that has left the board.
pub(crate) const OUT: u8 = 255;

/// North, east, south, west.
pub(crate) const NORTH: usize = 0;
const EAST: usize = 1;
pub(crate) const SOUTH: usize = 2;
const WEST: usize = 3;

const ALL: Squares = (1 << (SIDE * SIDE)) - 1;
const BOTTOM: Squares = (1 << SIDE) - 1;
const TOP: Squares = BOTTOM << (SIDE * (SIDE - 1));
const LEFT: Squares = {
    let mut squares = 0;
    let mut rank = 0;
    while rank < SIDE {
        squares |= 1 << (rank * SIDE);
        rank += 1;
    }
    squares
};
const RIGHT: Squares = LEFT << (SIDE - 1);

/// Where the player of a seat wants to be: with two seats they face each other, with four they
/// sit clockwise from the south.
const GOALS: [[Squares; 4]; 2] = [[TOP, BOTTOM, 0, 0], [TOP, RIGHT, BOTTOM, LEFT]];

/// A move in one byte: 0–63 lay a fence along a rank, 64–127 along a file, the others step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Play(pub(crate) u8);

impl Play {
    pub(crate) const NONE: Play = Play(255);
    pub(crate) const PASS: Play = Play(254);
    const STEPS: u8 = 128;

    #[inline]
    pub(crate) const fn step(square: u8) -> Play {
        Play(Play::STEPS + square)
    }

    #[inline]
    pub(crate) const fn fence(lie: usize, slot: u32) -> Play {
        Play((lie as u8) << 6 | slot as u8)
    }

    #[inline]
    pub(crate) const fn is_fence(self) -> bool {
        self.0 < Play::STEPS
    }

    /// 0 along a rank, 1 along a file.
    #[inline]
    pub(crate) const fn lie(self) -> usize {
        (self.0 >> 6) as usize
    }

    #[inline]
    pub(crate) const fn slot(self) -> u32 {
        (self.0 & 63) as u32
    }

    /// The square of a step.
    #[inline]
    pub(crate) const fn square(self) -> u8 {
        self.0 - Play::STEPS
    }

    pub(crate) fn from_rules(m: Move) -> Play {
        match m {
            Move::Step(square) => Play::step(index(square)),
            Move::Fence(fence) => {
                let slot = fence.anchor.rank() * ANCHORS + fence.anchor.file();
                Play::fence((fence.lie == Lie::Vertical) as usize, slot as u32)
            }
            Move::Pass => Play::PASS,
        }
    }

    pub(crate) fn to_rules(self) -> Move {
        if self.is_fence() {
            let slot = self.slot() as usize;
            let anchor = Square::new(slot % ANCHORS, slot / ANCHORS);
            let lie = if self.lie() == 0 { Lie::Horizontal } else { Lie::Vertical };
            Move::Fence(Fence { anchor, lie })
        } else if self == Play::PASS {
            Move::Pass
        } else {
            Move::Step(square(self.square()))
        }
    }
}

pub(crate) fn square(index: u8) -> Square {
    Square::new(index as usize % SIDE, index as usize / SIDE)
}

fn index(square: Square) -> u8 {
    (square.rank() * SIDE + square.file()) as u8
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    /// The squares from which a step that way meets neither fence nor edge.
    open: [Squares; 4],
    /// The slots a fence still fits in, by lie: nothing overlaps, nothing crosses.
    free: [Slots; 2],
    /// The fences that lie.
    laid: [Slots; 2],
    /// The slots next to a fence that lies: where most fences that matter go.
    near: [Slots; 2],
    pawns: [u8; 4],
    hands: [u8; 4],
    turn: u8,
    seats: u8,
    /// Whether a third pawn behind a jumped one allows a side-step.
    sidestep: bool,
    hash: u64,
}

impl Board {
    pub(crate) fn new(position: &quoridor::Position) -> Board {
        let seats = position.seats();
        let mut board = Board {
            open: [ALL & !TOP, ALL & !RIGHT, ALL & !BOTTOM, ALL & !LEFT],
            free: [u64::MAX; 2],
            laid: [0; 2],
            near: [0; 2],
            pawns: [OUT; 4],
            hands: [0; 4],
            turn: position.mover().index() as u8,
            seats: seats as u8,
            sidestep: position.pawn_behind() == PawnBehind::Sidestep,
            hash: 0,
        };
        for fence in position.fences() {
            let play = Play::from_rules(Move::Fence(fence));
            board.lay(play.lie(), play.slot());
        }
        for seat in Seat::all(seats) {
            board.pawns[seat.index()] = position.pawn(seat).map_or(OUT, index);
            board.hands[seat.index()] = position.hand(seat) as u8;
        }
        board.hash = board.full_hash();
        board
    }

    #[inline]
    pub(crate) const fn seats(&self) -> usize {
        self.seats as usize
    }

    #[inline]
    pub(crate) const fn turn(&self) -> usize {
        self.turn as usize
    }

    #[inline]
    pub(crate) const fn hash(&self) -> u64 {
        self.hash
    }

    #[inline]
    pub(crate) const fn pawn(&self, seat: usize) -> u8 {
        self.pawns[seat]
    }

    #[inline]
    pub(crate) const fn hand(&self, seat: usize) -> u8 {
        self.hands[seat]
    }

    #[inline]
    pub(crate) const fn open(&self) -> &[Squares; 4] {
        &self.open
    }

    #[inline]
    pub(crate) const fn free(&self) -> &[Slots; 2] {
        &self.free
    }

    /// The fences that lie, by lie.
    #[inline]
    pub(crate) const fn laid(&self) -> &[Slots; 2] {
        &self.laid
    }

    /// The slots next to a fence or a pawn in which a fence still fits.
    #[inline]
    pub(crate) fn lively(&self) -> [Slots; 2] {
        let mut near = self.near;
        for seat in 0..self.seats() {
            if self.pawns[seat] != OUT {
                let around = NEAR_PAWN[self.pawns[seat] as usize];
                near[0] |= around;
                near[1] |= around;
            }
        }
        [near[0] & self.free[0], near[1] & self.free[1]]
    }

    #[inline]
    pub(crate) const fn goal(&self, seat: usize) -> Squares {
        GOALS[(self.seats > 2) as usize][seat]
    }

    /// Nobody has a fence left to lay: what remains is a race.
    #[inline]
    pub(crate) fn is_race(&self) -> bool {
        self.hands == [0; 4]
    }

    /// Whoever has arrived.
    #[inline]
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..self.seats())
            .find(|&seat| self.pawns[seat] != OUT && self.goal(seat) & 1 << self.pawns[seat] != 0)
    }

    fn pawns_mask(&self) -> Squares {
        let mut mask = 0;
        for seat in 0..self.seats() {
            if self.pawns[seat] != OUT {
                mask |= 1 << self.pawns[seat];
            }
        }
        mask
    }

    /// The squares the pawn to move can go to.
    #[inline]
    pub(crate) fn steps(&self) -> Squares {
        let at = 1 << self.pawns[self.turn()];
        let pawns = self.pawns_mask();
        let near = self.spread(at);
        if near & pawns == 0 {
            return near;
        }
        let mut targets = 0;
        for way in 0..4 {
            let next = shift(at & self.open[way], way);
            if next & pawns == 0 {
                targets |= next;
                continue;
            }
            let beyond = shift(next & self.open[way], way);
            if beyond != 0 && beyond & pawns == 0 {
                targets |= beyond;
            } else if beyond == 0 || self.sidestep {
                for side in [(way + 1) % 4, (way + 3) % 4] {
                    targets |= shift(next & self.open[side], side) & !pawns;
                }
            }
        }
        targets
    }

    /// The squares one open step from any of `from`.
    #[inline]
    pub(crate) fn spread(&self, from: Squares) -> Squares {
        (from & self.open[NORTH]) << SIDE
            | (from & self.open[EAST]) << 1
            | (from & self.open[SOUTH]) >> SIDE
            | (from & self.open[WEST]) >> 1
    }

    /// The same board with the move made. Trusts that it is legal.
    #[inline]
    pub(crate) fn after(&self, play: Play) -> Board {
        let mut next = *self;
        let seat = self.turn();
        next.hash = self.hash_after(play);
        next.turn = self.next_turn();
        if play.is_fence() {
            next.hands[seat] -= 1;
            next.lay(play.lie(), play.slot());
        } else if play != Play::PASS {
            next.pawns[seat] = play.square();
        }
        next
    }

    /// The hash of the board with the move made, which costs less than making it.
    #[inline]
    pub(crate) fn hash_after(&self, play: Play) -> u64 {
        let seat = self.turn();
        let change = if play.is_fence() {
            zobrist::FENCES[play.0 as usize]
                ^ zobrist::hand(seat, self.hands[seat])
                ^ zobrist::hand(seat, self.hands[seat] - 1)
        } else if play != Play::PASS {
            zobrist::pawn(seat, self.pawns[seat]) ^ zobrist::pawn(seat, play.square())
        } else {
            0
        };
        self.hash ^ change ^ zobrist::TURNS[seat] ^ zobrist::TURNS[usize::from(self.next_turn())]
    }

    /// The seat that is to move next.
    #[inline]
    fn next_turn(&self) -> u8 {
        let mut turn = self.turn;
        loop {
            turn += 1;
            if turn == self.seats {
                turn = 0;
            }
            if self.pawns[usize::from(turn)] != OUT {
                return turn;
            }
        }
    }

    #[inline]
    fn lay(&mut self, lie: usize, slot: u32) {
        let bit: Slots = 1 << slot;
        self.laid[lie] |= bit;
        let corner = slot as usize / ANCHORS * SIDE + slot as usize % ANCHORS;
        if lie == 0 {
            let below: Squares = 0b11 << corner;
            self.open[NORTH] &= !below;
            self.open[SOUTH] &= !(below << SIDE);
            self.free[0] &= !(bit | (bit & !FILE_H) << 1 | (bit & !FILE_A) >> 1);
        } else {
            let left: Squares = (1 | 1 << SIDE) << corner;
            self.open[EAST] &= !left;
            self.open[WEST] &= !(left << 1);
            self.free[1] &= !(bit | bit << ANCHORS | bit >> ANCHORS);
        }
        self.free[1 - lie] &= !bit;
        let near = &NEAR_FENCE[Play::fence(lie, slot).0 as usize];
        self.near[0] |= near[0];
        self.near[1] |= near[1];
    }

    fn full_hash(&self) -> u64 {
        let mut hash = zobrist::TURNS[self.turn()];
        for seat in 0..self.seats() {
            hash ^= zobrist::hand(seat, self.hands[seat]);
            if self.pawns[seat] != OUT {
                hash ^= zobrist::pawn(seat, self.pawns[seat]);
            }
        }
        for lie in 0..2 {
            for slot in bits64(self.laid()[lie]) {
                hash ^= zobrist::FENCES[Play::fence(lie, slot).0 as usize];
            }
        }
        hash
    }
}

const FILE_A: Slots = 0x0101_0101_0101_0101;
const FILE_H: Slots = FILE_A << 7;

#[inline]
pub(crate) const fn shift(squares: Squares, way: usize) -> Squares {
    match way {
        NORTH => squares << SIDE,
        EAST => squares << 1,
        SOUTH => squares >> SIDE,
        _ => squares >> 1,
    }
}

/// The slots in which a fence would stop a step from each square, each way.
pub(crate) static CUTS: [[(usize, Slots); 81]; 4] = {
    let mut cuts = [[(0, 0); 81]; 4];
    let mut square = 0;
    while square < 81 {
        let (file, rank) = (square % SIDE, square / SIDE);
        let mut way = 0;
        while way < 4 {
            // The fence that stops a step south of here stops the step north of the square below.
            let (f, r) = match way {
                NORTH | EAST => (file, rank),
                SOUTH => (file, if rank == 0 { SIDE } else { rank - 1 }),
                _ => (if file == 0 { SIDE } else { file - 1 }, rank),
            };
            let along_rank = way == NORTH || way == SOUTH;
            let mut slots = 0;
            if along_rank && r < ANCHORS {
                if f < ANCHORS {
                    slots |= 1 << (r * ANCHORS + f);
                }
                if f > 0 {
                    slots |= 1 << (r * ANCHORS + f - 1);
                }
            }
            if !along_rank && f < ANCHORS {
                if r < ANCHORS {
                    slots |= 1 << (r * ANCHORS + f);
                }
                if r > 0 {
                    slots |= 1 << ((r - 1) * ANCHORS + f);
                }
            }
            cuts[way][square] = (!along_rank as usize, slots);
            way += 1;
        }
        square += 1;
    }
    cuts
};

/// The slots, by lie, whose fence would touch or continue a given fence.
static NEAR_FENCE: [[Slots; 2]; 128] = {
    let mut near = [[0; 2]; 128];
    let mut play = 0;
    while play < 128 {
        let (lie, file, rank) = (play >> 6, (play & 7) as i32, (play >> 3 & 7) as i32);
        // Along the fence, and across it.
        let (along, across) = if lie == 0 { ((1, 0), (0, 1)) } else { ((0, 1), (1, 0)) };
        let mut a = -2;
        while a <= 2 {
            // In line: the next fence of the same wall, or one with a gap of a square.
            near[play][lie] |= slot_at(file + along.0 * a, rank + along.1 * a);
            // Across: the other lie, touching either end or the middle.
            let mut b = -1;
            while b <= 1 {
                if a >= -1 && a <= 1 {
                    let (f, r) = (along.0 * a + across.0 * b, along.1 * a + across.1 * b);
                    near[play][1 - lie] |= slot_at(file + f, rank + r);
                    near[play][lie] |= slot_at(file + f, rank + r);
                }
                b += 1;
            }
            a += 1;
        }
        play += 1;
    }
    near
};

/// The slots around a pawn, of either lie.
static NEAR_PAWN: [Slots; 81] = {
    let mut near = [0; 81];
    let mut square = 0;
    while square < 81 {
        let (file, rank) = ((square % SIDE) as i32, (square / SIDE) as i32);
        let mut f = file - 2;
        while f <= file + 1 {
            let mut r = rank - 2;
            while r <= rank + 1 {
                near[square] |= slot_at(f, r);
                r += 1;
            }
            f += 1;
        }
        square += 1;
    }
    near
};

const fn slot_at(file: i32, rank: i32) -> Slots {
    let inside = file >= 0 && file < ANCHORS as i32 && rank >= 0 && rank < ANCHORS as i32;
    if inside { 1 << (rank * ANCHORS as i32 + file) } else { 0 }
}

/// The indices of the set bits, the lowest first.
pub(crate) fn bits64(mut slots: Slots) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (slots != 0).then(|| {
            let bit = slots.trailing_zeros();
            slots &= slots - 1;
            bit
        })
    })
}

/// The indices of the set bits, the lowest first.
pub(crate) fn bits128(mut squares: Squares) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (squares != 0).then(|| {
            let bit = squares.trailing_zeros() as u8;
            squares &= squares - 1;
            bit
        })
    })
}
