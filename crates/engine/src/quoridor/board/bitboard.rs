//! Bitboards, and the tables of the board's geometry.

/// A set of squares, bit `rank * 9 + file`.
pub(crate) type SquareBitboard = u128;

/// A set of fence slots of one orientation, bit `rank * 8 + file` of the anchor. Pairs of these are
/// indexed by orientation: 0 along a rank, 1 along a file.
pub(crate) type SlotBitboard = u64;

pub(super) const SIDE: usize = 9;
/// Fence anchors along each side.
pub(super) const ANCHORS: usize = 8;
/// The square of a pawn whose player has left the game.
pub(crate) const OFF_BOARD: u8 = 255;

pub(super) const NORTH: usize = 0;
pub(super) const EAST: usize = 1;
pub(super) const SOUTH: usize = 2;
pub(super) const WEST: usize = 3;

pub(super) const ALL: SquareBitboard = (1 << (SIDE * SIDE)) - 1;
pub(super) const BOTTOM: SquareBitboard = (1 << SIDE) - 1;
pub(super) const TOP: SquareBitboard = BOTTOM << (SIDE * (SIDE - 1));
pub(super) const LEFT: SquareBitboard = {
    let mut squares = 0;
    let mut rank = 0;
    while rank < SIDE {
        squares |= 1 << (rank * SIDE);
        rank += 1;
    }
    squares
};
pub(super) const RIGHT: SquareBitboard = LEFT << (SIDE - 1);

/// The goal line of each seat: with two seats they face each other, with four they sit clockwise
/// from the south. Indexed by whether there are more than two.
pub(super) const GOALS: [[SquareBitboard; 4]; 2] =
    [[TOP, BOTTOM, 0, 0], [TOP, RIGHT, BOTTOM, LEFT]];

pub(super) const FILE_A: SlotBitboard = 0x0101_0101_0101_0101;
pub(super) const FILE_H: SlotBitboard = FILE_A << 7;

/// Every square moved one step in a direction, over fences and edges alike.
#[inline]
pub(super) const fn shift(squares: SquareBitboard, direction: usize) -> SquareBitboard {
    match direction {
        NORTH => squares << SIDE,
        EAST => squares << 1,
        SOUTH => squares >> SIDE,
        _ => squares >> 1,
    }
}

/// By direction and square: the orientation and the slots in which a fence would block that step.
pub(super) static BLOCKING_SLOTS: [[(usize, SlotBitboard); 81]; 4] = {
    let mut blocking = [[(0, 0); 81]; 4];
    let mut square = 0;
    while square < 81 {
        let (file, rank) = (square % SIDE, square / SIDE);
        let mut direction = 0;
        while direction < 4 {
            // The fence that blocks a step south blocks the step north of the square below.
            let (f, r) = match direction {
                NORTH | EAST => (file, rank),
                SOUTH => (file, if rank == 0 { SIDE } else { rank - 1 }),
                _ => (if file == 0 { SIDE } else { file - 1 }, rank),
            };
            let along_rank = direction == NORTH || direction == SOUTH;
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
            blocking[direction][square] = (!along_rank as usize, slots);
            direction += 1;
        }
        square += 1;
    }
    blocking
};

/// By fence: the slots, by orientation, whose fence would touch or continue it.
pub(super) static NEAR_FENCE: [[SlotBitboard; 2]; 128] = {
    let mut near = [[0; 2]; 128];
    let mut fence = 0;
    while fence < 128 {
        let (orientation, file, rank) = (fence >> 6, (fence & 7) as i32, (fence >> 3 & 7) as i32);
        // Along the fence, and across it.
        let (along, across) = if orientation == 0 { ((1, 0), (0, 1)) } else { ((0, 1), (1, 0)) };
        let mut a = -2;
        while a <= 2 {
            // In line: the next fence of the same wall, or one with a gap of a square.
            near[fence][orientation] |= slot_at(file + along.0 * a, rank + along.1 * a);
            // Across: the other orientation, touching either end or the middle.
            let mut b = -1;
            while b <= 1 {
                if a >= -1 && a <= 1 {
                    let (f, r) = (along.0 * a + across.0 * b, along.1 * a + across.1 * b);
                    near[fence][1 - orientation] |= slot_at(file + f, rank + r);
                    near[fence][orientation] |= slot_at(file + f, rank + r);
                }
                b += 1;
            }
            a += 1;
        }
        fence += 1;
    }
    near
};

/// By square: the slots around a pawn there, of either orientation.
pub(super) static NEAR_PAWN: [SlotBitboard; 81] = {
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

const fn slot_at(file: i32, rank: i32) -> SlotBitboard {
    let inside = file >= 0 && file < ANCHORS as i32 && rank >= 0 && rank < ANCHORS as i32;
    if inside { 1 << (rank * ANCHORS as i32 + file) } else { 0 }
}

/// The two squares on either side of a fence: below and above it, or left and right of it.
#[inline(always)]
pub(crate) const fn fence_sides(orientation: usize, slot: u32) -> [SquareBitboard; 2] {
    let corner = slot as usize / ANCHORS * SIDE + slot as usize % ANCHORS;
    let (near, across) = if orientation == 0 { (0b11, SIDE) } else { (1 | 1 << SIDE, 1) };
    [near << corner, near << corner << across]
}

/// The slots of a set, the lowest first.
pub(crate) fn slots_of(mut slots: SlotBitboard) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (slots != 0).then(|| {
            let slot = slots.trailing_zeros();
            slots &= slots - 1;
            slot
        })
    })
}

/// The squares of a set, the lowest first.
pub(crate) fn squares_of(mut squares: SquareBitboard) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (squares != 0).then(|| {
            let square = squares.trailing_zeros() as u8;
            squares &= squares - 1;
            square
        })
    })
}
