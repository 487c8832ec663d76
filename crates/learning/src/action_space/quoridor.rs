use rules::quoridor::{Move, SIDE};
use rules::{Fence, Orientation, Square};

use super::ActionIndex;
use crate::side::{turned, turned_orientation};

const SQUARES: u32 = (SIDE * SIDE) as u32;
const SLOTS: u32 = 64;
const VERTICAL: u32 = SQUARES + SLOTS;
const PASS: u32 = VERTICAL + SLOTS;

/// 209 for two, who never have to pass; one more for four (Q10).
///
/// Of two pawns one is never shut in: its way to the goal leads over the other's square, and where
/// the jump is blocked the side-steps are open.
pub(super) const fn len(seats: usize) -> usize {
    if seats == 2 { PASS as usize } else { PASS as usize + 1 }
}

/// The action of a move.
#[inline]
pub(crate) const fn quoridor_action(m: Move) -> ActionIndex {
    match m {
        Move::Step(square) => (square.rank() * SIDE + square.file()) as u32,
        Move::Fence(fence) => {
            let slot = (fence.anchor.rank() * 8 + fence.anchor.file()) as u32;
            match fence.orientation {
                Orientation::Horizontal => SQUARES + slot,
                Orientation::Vertical => VERTICAL + slot,
            }
        }
        Move::Pass => PASS,
    }
}

/// The move of an action.
#[inline]
pub(crate) const fn quoridor_move(action: ActionIndex) -> Option<Move> {
    Some(match action {
        0..SQUARES => {
            let index = action as usize;
            Move::Step(Square::new(index % SIDE, index / SIDE))
        }
        SQUARES..VERTICAL => Move::Fence(fence(action - SQUARES, Orientation::Horizontal)),
        VERTICAL..PASS => Move::Fence(fence(action - VERTICAL, Orientation::Vertical)),
        PASS => Move::Pass,
        _ => return None,
    })
}

/// An action after quarter turns of the board; a number that is no action stays.
pub(super) fn turned_action(action: ActionIndex, turns: usize) -> ActionIndex {
    match quoridor_move(action) {
        Some(Move::Step(square)) => quoridor_action(Move::Step(turned(square, SIDE, turns))),
        Some(Move::Fence(fence)) => {
            let anchor = turned(fence.anchor, SIDE - 1, turns);
            let orientation = turned_orientation(fence.orientation, turns);
            quoridor_action(Move::Fence(Fence { anchor, orientation }))
        }
        Some(Move::Pass) | None => action,
    }
}

const fn fence(slot: u32, orientation: Orientation) -> Fence {
    Fence { anchor: Square::new(slot as usize % 8, slot as usize / 8), orientation }
}

/// Writes one byte for each of the lowest bits, as many as `out` has bytes.
#[inline]
pub(crate) fn expand_bits(bits: u64, out: &mut [u8]) {
    let (chunks, rest) = out.as_chunks_mut::<8>();
    let count = chunks.len();
    for (nth, chunk) in chunks.iter_mut().enumerate() {
        *chunk = BYTES_OF_BITS[(bits >> (8 * nth)) as usize & 0xFF];
    }
    for (nth, byte) in rest.iter_mut().enumerate() {
        *byte = (bits >> (8 * count + nth) & 1) as u8;
    }
}

/// For every byte, its bits as bytes.
static BYTES_OF_BITS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_and_moves_are_one_to_one() {
        for action in 0..len(4) as u32 {
            assert_eq!(quoridor_move(action).map(quoridor_action), Some(action));
        }
        assert_eq!(quoridor_move(len(4) as u32), None);
        assert_eq!(quoridor_move(208).unwrap().to_string(), "h8v");
        assert_eq!(quoridor_move(209), Some(Move::Pass));
    }

    #[test]
    fn bits_become_bytes() {
        let mut out = [9; 17];
        expand_bits(0b1_0000_0001_1000_0010, &mut out);
        assert_eq!(out, [0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    }
}
