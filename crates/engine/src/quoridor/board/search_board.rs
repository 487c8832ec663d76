use game::{Position as _, Seat};
use rules::quoridor::{self, Move, PawnBehind};

use super::bitboard::{
    ALL, ANCHORS, BOTTOM, EAST, FILE_A, FILE_H, GOALS, LEFT, NEAR_FENCE, NEAR_PAWN, NORTH,
    OFF_BOARD, RIGHT, SIDE, SOUTH, SlotBitboard, SquareBitboard, TOP, WEST, fence_sides, shift,
    slots_of,
};
use super::packed_move::{PackedMove, square_index};
use super::zobrist::KEYS;

/// The board the search plays on: the rules of `rules::quoridor` once more, as bitboards that copy
/// in a few instructions. A test plays both side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SearchBoard {
    /// By direction: the squares from which a step meets neither fence nor edge.
    open: [SquareBitboard; 4],
    /// By orientation: the slots where a fence would neither overlap nor cross another.
    free_slots: [SlotBitboard; 2],
    /// The fences on the board.
    fences: [SlotBitboard; 2],
    /// The slots next to a fence: where most fences that matter go.
    near_fences: [SlotBitboard; 2],
    pawns: [u8; 4],
    fences_left: [u8; 4],
    turn: u8,
    seats: u8,
    /// Whether a third pawn behind a jumped one allows a sidestep.
    sidestep: bool,
    hash: u64,
}

impl SearchBoard {
    pub(crate) fn new(position: &quoridor::Position) -> SearchBoard {
        let seats = position.seats();
        let mut board = SearchBoard {
            open: [ALL & !TOP, ALL & !RIGHT, ALL & !BOTTOM, ALL & !LEFT],
            free_slots: [u64::MAX; 2],
            fences: [0; 2],
            near_fences: [0; 2],
            pawns: [OFF_BOARD; 4],
            fences_left: [0; 4],
            turn: position.mover().index() as u8,
            seats: seats as u8,
            sidestep: position.pawn_behind() == PawnBehind::Sidestep,
            hash: 0,
        };
        for fence in position.fences() {
            let mv = PackedMove::from_rules(Move::Fence(fence));
            board.place_fence(mv.orientation(), mv.slot());
        }
        for seat in Seat::all(seats) {
            board.pawns[seat.index()] = position.pawn(seat).map_or(OFF_BOARD, square_index);
            board.fences_left[seat.index()] = position.hand(seat) as u8;
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
    pub(crate) const fn fences_left(&self, seat: usize) -> u8 {
        self.fences_left[seat]
    }

    #[inline]
    pub(crate) const fn open(&self) -> &[SquareBitboard; 4] {
        &self.open
    }

    #[inline]
    pub(crate) const fn free_slots(&self) -> &[SlotBitboard; 2] {
        &self.free_slots
    }

    /// The fences on the board, by orientation.
    #[inline]
    pub(crate) const fn fences(&self) -> &[SlotBitboard; 2] {
        &self.fences
    }

    /// The free slots next to a fence or a pawn ("probable walls").
    #[inline]
    pub(crate) fn probable_slots(&self) -> [SlotBitboard; 2] {
        let mut slots = self.near_fences;
        for seat in 0..self.seats() {
            if self.pawns[seat] != OFF_BOARD {
                let around = NEAR_PAWN[self.pawns[seat] as usize];
                slots[0] |= around;
                slots[1] |= around;
            }
        }
        [slots[0] & self.free_slots[0], slots[1] & self.free_slots[1]]
    }

    #[inline]
    pub(crate) const fn goal(&self, seat: usize) -> SquareBitboard {
        GOALS[(self.seats > 2) as usize][seat]
    }

    /// Whether nobody has a fence left: what remains is a race.
    #[inline]
    pub(crate) fn is_race(&self) -> bool {
        self.fences_left == [0; 4]
    }

    /// The seat whose pawn has reached its goal line.
    #[inline]
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..self.seats()).find(|&seat| {
            self.pawns[seat] != OFF_BOARD && self.goal(seat) & 1 << self.pawns[seat] != 0
        })
    }

    fn pawns_mask(&self) -> SquareBitboard {
        let mut mask = 0;
        for seat in 0..self.seats() {
            if self.pawns[seat] != OFF_BOARD {
                mask |= 1 << self.pawns[seat];
            }
        }
        mask
    }

    /// The squares the pawn to move can go to, jumps included.
    #[inline]
    pub(crate) fn step_targets(&self) -> SquareBitboard {
        let at = 1 << self.pawns[self.turn()];
        let pawns = self.pawns_mask();
        let adjacent = self.neighbours(at);
        if adjacent & pawns == 0 {
            return adjacent;
        }
        let mut targets = 0;
        for direction in 0..4 {
            let next = shift(at & self.open[direction], direction);
            if next & pawns == 0 {
                targets |= next;
                continue;
            }
            let beyond = shift(next & self.open[direction], direction);
            if beyond != 0 && beyond & pawns == 0 {
                targets |= beyond;
            } else if beyond == 0 || self.sidestep {
                for side in [(direction + 1) % 4, (direction + 3) % 4] {
                    targets |= shift(next & self.open[side], side) & !pawns;
                }
            }
        }
        targets
    }

    /// The squares one open step from any of `from`.
    #[inline(always)]
    pub(crate) fn neighbours(&self, from: SquareBitboard) -> SquareBitboard {
        (from & self.open[NORTH]) << SIDE
            | (from & self.open[EAST]) << 1
            | (from & self.open[SOUTH]) >> SIDE
            | (from & self.open[WEST]) >> 1
    }

    /// Makes a move, which is trusted to be legal. Whoever wants to take it back keeps a copy.
    #[inline]
    pub(crate) fn play(&mut self, mv: PackedMove) {
        let seat = self.turn();
        self.hash = self.hash_after(mv);
        self.turn = self.next_seat();
        if mv.is_fence() {
            self.fences_left[seat] -= 1;
            self.place_fence(mv.orientation(), mv.slot());
        } else if mv != PackedMove::PASS {
            self.pawns[seat] = mv.square();
        }
    }

    /// The hash after a move, which costs less than making it: for prefetching.
    #[inline]
    pub(crate) fn hash_after(&self, mv: PackedMove) -> u64 {
        let seat = self.turn();
        let change = if mv.is_fence() {
            KEYS.fences[mv.0 as usize]
                ^ KEYS.fences_left(seat, self.fences_left[seat])
                ^ KEYS.fences_left(seat, self.fences_left[seat] - 1)
        } else if mv != PackedMove::PASS {
            KEYS.pawn(seat, self.pawns[seat]) ^ KEYS.pawn(seat, mv.square())
        } else {
            0
        };
        self.hash ^ change ^ KEYS.turns[seat] ^ KEYS.turns[usize::from(self.next_seat())]
    }

    /// The seat that is to move next.
    #[inline]
    fn next_seat(&self) -> u8 {
        let mut turn = self.turn;
        loop {
            turn += 1;
            if turn == self.seats {
                turn = 0;
            }
            if self.pawns[usize::from(turn)] != OFF_BOARD {
                return turn;
            }
        }
    }

    #[inline]
    fn place_fence(&mut self, orientation: usize, slot: u32) {
        let bit: SlotBitboard = 1 << slot;
        self.fences[orientation] |= bit;
        let [near, far] = fence_sides(orientation, slot);
        if orientation == 0 {
            self.open[NORTH] &= !near;
            self.open[SOUTH] &= !far;
            self.free_slots[0] &= !(bit | (bit & !FILE_H) << 1 | (bit & !FILE_A) >> 1);
        } else {
            self.open[EAST] &= !near;
            self.open[WEST] &= !far;
            self.free_slots[1] &= !(bit | bit << ANCHORS | bit >> ANCHORS);
        }
        self.free_slots[1 - orientation] &= !bit;
        let near = &NEAR_FENCE[PackedMove::fence(orientation, slot).0 as usize];
        self.near_fences[0] |= near[0];
        self.near_fences[1] |= near[1];
    }

    /// The Zobrist hash from scratch.
    fn full_hash(&self) -> u64 {
        let mut hash = KEYS.turns[self.turn()];
        for seat in 0..self.seats() {
            hash ^= KEYS.fences_left(seat, self.fences_left[seat]);
            if self.pawns[seat] != OFF_BOARD {
                hash ^= KEYS.pawn(seat, self.pawns[seat]);
            }
        }
        for orientation in 0..2 {
            for slot in slots_of(self.fences()[orientation]) {
                hash ^= KEYS.fences[PackedMove::fence(orientation, slot).0 as usize];
            }
        }
        hash
    }
}
