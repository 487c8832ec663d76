//! The codes of the Quoridor fan site: bits for a position, for a game, or for both, as letters.

use game::{Ply, RecordEntry, Seat};
use rules::quoridor::{Move, Position, Setup};
use rules::{AnyMove, AnyPosition, Fence, GameRecord, Orientation};

use super::numbers::{index, square_at};
use crate::bits::{BitReader, BitWriter};
use crate::foreign_game::{ForeignAction, ForeignMove, direction};

/// What a code holds.
pub(crate) struct QfCode {
    pub(crate) position: Option<Setup>,
    pub(crate) moves: Option<Vec<ForeignMove>>,
}

/// The directions of a pawn, clockwise from north, with their names.
const DIRECTIONS: [((isize, isize), &str); 8] = [
    ((0, 1), "N"),
    ((1, 1), "NE"),
    ((1, 0), "E"),
    ((1, -1), "SE"),
    ((0, -1), "S"),
    ((-1, -1), "SW"),
    ((-1, 0), "W"),
    ((-1, 1), "NW"),
];

const ORIENTATIONS: [Orientation; 2] = [Orientation::Horizontal, Orientation::Vertical];
const PAWN_BITS: usize = 7;
const FENCE_BITS: usize = 6;
const LIST_BITS: usize = 4;
const PLY_BITS: usize = 10;
/// The fences that each player has at the start.
const HAND: usize = 10;

/// The largest number of moves of a code.
pub(crate) const MOST_MOVES: usize = (1 << PLY_BITS) - 1;

pub(crate) fn read(code: &str) -> Option<QfCode> {
    let mut bits = BitReader::new(code.trim())?;
    let (has_position, has_moves) = (bits.take(1)? == 1, bits.take(1)? == 1);
    let position = if has_position { Some(read_position(&mut bits)?) } else { None };
    let moves = if has_moves { Some(read_moves(&mut bits)?) } else { None };
    let is_whole = (has_position || has_moves) && bits.is_at_end();
    is_whole.then_some(QfCode { position, moves })
}

fn read_fence(bits: &mut BitReader, orientation: Orientation) -> Option<Fence> {
    Some(Fence { anchor: square_at(bits.take(FENCE_BITS)?, true), orientation })
}

fn read_position(bits: &mut BitReader) -> Option<Setup> {
    let pawns = [bits.take(PAWN_BITS)?, bits.take(PAWN_BITS)?];
    let mut fences = Vec::new();
    let mut hands = vec![HAND; 2];
    for hand in &mut hands {
        for orientation in ORIENTATIONS {
            let count = bits.take(LIST_BITS)?;
            *hand = hand.checked_sub(count)?;
            for _ in 0..count {
                fences.push(read_fence(bits, orientation)?);
            }
        }
    }
    let turn = Seat::new(1 - bits.take(1)?);
    if bits.take(1)? == 1 {
        bits.take(FENCE_BITS)?;
    }
    bits.take(PLY_BITS)?;
    let pawns = pawns.iter().map(|&pawn| Some(square_at(pawn, false))).collect();
    Some(Setup { pawns, hands, turn, fences })
}

fn read_moves(bits: &mut BitReader) -> Option<Vec<ForeignMove>> {
    let count = bits.take(PLY_BITS)?;
    let mut moves = Vec::new();
    for _ in 0..count {
        moves.push(if bits.take(1)? == 1 {
            let orientation = ORIENTATIONS[bits.take(1)?];
            let fence = read_fence(bits, orientation)?;
            ForeignMove::new(fence.to_string(), ForeignAction::Move(Move::Fence(fence)))
        } else {
            let ((file, rank), name) = DIRECTIONS[bits.take(3)?];
            ForeignMove::new(name, ForeignAction::Towards(file, rank))
        });
    }
    Some(moves)
}

fn push_fence(bits: &mut BitWriter, fence: Fence) {
    bits.push(index(fence.anchor, true), FENCE_BITS);
}

/// The code of a game with these moves, of which there are not too many.
pub(crate) fn write_moves(game: &GameRecord, moves: &[Move]) -> String {
    let mut bits = BitWriter::default();
    bits.push(0b01, 2);
    bits.push(moves.len(), PLY_BITS);
    for (position, m) in game.record.positions().iter().zip(moves) {
        match (position, m) {
            (_, Move::Fence(fence)) => {
                bits.push(1, 1);
                bits.push(usize::from(fence.orientation == Orientation::Vertical), 1);
                push_fence(&mut bits, *fence);
            }
            (AnyPosition::Quoridor(position), Move::Step(to)) => {
                let from = position.pawn(position.mover()).expect("the mover is in play");
                let way = direction(from, *to);
                let nth = DIRECTIONS.iter().position(|(other, _)| *other == way);
                bits.push(0, 1);
                bits.push(nth.expect("one of eight"), 3);
            }
            (_, m) => unreachable!("{m} was refused before"),
        }
    }
    bits.finish() + "\n"
}

/// The code of a position that a game of two came to after that many plies. It says whose the fences are;
/// `None` where that cannot be, as some are missing.
pub(crate) fn write_position(
    game: &GameRecord,
    position: &Position,
    plies: usize,
) -> Option<String> {
    let mut nobodys: Vec<Fence> = position.fences().collect();
    let mut own: [Vec<Fence>; 2] = Default::default();
    let mut last_fence = None;
    for (before, entry) in game.record.positions().iter().zip(game.record.entries()).take(plies) {
        last_fence = None;
        if let (
            AnyPosition::Quoridor(before),
            RecordEntry::Ply(Ply::Move(AnyMove::Quoridor(Move::Fence(fence)))),
        ) = (before, entry)
        {
            own[before.mover().index()].push(*fence);
            nobodys.retain(|other| other != fence);
            last_fence = Some(*fence);
        }
    }
    for (seat, own) in Seat::all(2).zip(&mut own) {
        while own.len() + position.hand(seat) < HAND {
            own.push(nobodys.pop()?);
        }
    }
    if !nobodys.is_empty() {
        return None;
    }
    let mut bits = BitWriter::default();
    bits.push(0b10, 2);
    for seat in Seat::all(2) {
        bits.push(index(position.pawn(seat)?, false), PAWN_BITS);
    }
    for own in &own {
        for orientation in ORIENTATIONS {
            let fences = own.iter().filter(|fence| fence.orientation == orientation);
            bits.push(fences.clone().count(), LIST_BITS);
            fences.for_each(|fence| push_fence(&mut bits, *fence));
        }
    }
    bits.push(1 - position.mover().index(), 1);
    bits.push(usize::from(last_fence.is_some()), 1);
    if let Some(fence) = last_fence {
        push_fence(&mut bits, fence);
    }
    bits.push((plies + 1).min(MOST_MOVES), PLY_BITS);
    Some(bits.finish())
}
