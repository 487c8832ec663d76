use std::sync::Arc;

use super::directory::TurnOffsets;
use crate::distance::DistanceToWin;
use crate::sets::{BitPlanes, Bitboard};

/// Layer delta: a layer relative to the same layer with one life fewer. Mostly the same positions
/// are won, each by a constant number of turns later or by one turn more than that.
pub(crate) struct LayerDelta {
    pub(crate) offsets: TurnOffsets,
    /// The positions that take one turn more.
    pub(crate) one_more: BitPlanes,
    /// The positions that are won by either side.
    pub(crate) won: BitPlanes,
}

impl LayerDelta {
    /// The delta between the distances of two layers, by winner, if they have that form.
    pub(crate) fn between(
        old: [&Arc<DistanceToWin>; 2],
        new: [&Arc<DistanceToWin>; 2],
    ) -> Option<LayerDelta> {
        let [mut pac, ghosts] =
            [LayerDelta::of_winner(old[0], new[0])?, LayerDelta::of_winner(old[1], new[1])?];
        pac.offsets[1] = ghosts.offsets[0];
        pac.one_more.or_assign(&ghosts.one_more);
        pac.won.or_assign(&ghosts.won);
        Some(pac)
    }

    /// The delta of one winner, with the offset in PAC-MAN's place whoever it is.
    fn of_winner(old: &Arc<DistanceToWin>, new: &Arc<DistanceToWin>) -> Option<LayerDelta> {
        let rows = new.rows();
        let nothing = old.distances().is_empty() && new.distances().is_empty();
        if nothing || Arc::ptr_eq(old, new) {
            let won = BitPlanes::from_rows((0..rows).map(|row| new.won(row)));
            let one_more = BitPlanes::new(rows, Bitboard::EMPTY);
            return Some(LayerDelta { offsets: [0; 2], one_more, won });
        }
        let (old_first, new_first) = (old.first_if_contiguous()?, new.first_if_contiguous()?);
        if old.bits().len().max(new.bits().len()) + 1 > DIFFERENCE_BITS {
            return None;
        }
        let first = |row: usize| {
            let square = new.won(row).iter().next()?;
            Some(Difference::new(old, new, row).at(square))
        };
        let first = (0..rows).find_map(first).unwrap_or(0);
        // The first won position either takes one turn more or does not: the smaller difference is
        // its own or one less.
        [first, first - 1].into_iter().find_map(|smaller| {
            let offset = i32::from(new_first) - i32::from(old_first) + smaller;
            let mut delta = LayerDelta {
                offsets: [offset.try_into().ok()?, 0],
                one_more: BitPlanes::default(),
                won: BitPlanes::default(),
            };
            for row in 0..rows {
                let won = new.won(row);
                let difference = Difference::new(old, new, row);
                let one_more = difference.equals(smaller + 1) & won;
                let others = won & !one_more & !difference.equals(smaller);
                if won != old.won(row) || !others.is_empty() {
                    return None;
                }
                delta.won.push(won);
                delta.one_more.push(one_more);
            }
            Some(delta)
        })
    }
}

/// The differences new − old of a row's numbers for all squares at once: bit-sliced, lowest bit
/// first, in two's complement.
struct Difference([Bitboard; DIFFERENCE_BITS]);

/// Numbers and their differences have fewer bits than that.
const DIFFERENCE_BITS: usize = 10;

impl Difference {
    #[inline]
    fn new(old: &DistanceToWin, new: &DistanceToWin, row: usize) -> Difference {
        let bit = |distances: &DistanceToWin, nth: usize| {
            distances.bits().get(nth).map_or(Bitboard::EMPTY, |planes| planes.get(row))
        };
        let mut difference = [Bitboard::EMPTY; DIFFERENCE_BITS];
        let mut borrow = Bitboard::EMPTY;
        for (nth, difference) in difference.iter_mut().enumerate() {
            let (from, to) = (bit(old, nth), bit(new, nth));
            *difference = to ^ from ^ borrow;
            borrow = !to & (from | borrow) | from & borrow;
        }
        Difference(difference)
    }

    /// The squares where the difference is that number.
    #[inline]
    fn equals(&self, number: i32) -> Bitboard {
        self.0.iter().enumerate().fold(!Bitboard::EMPTY, |equal, (nth, &bits)| {
            equal & if number >> nth & 1 != 0 { bits } else { !bits }
        })
    }

    /// The difference on one square.
    fn at(&self, square: usize) -> i32 {
        let bit = |nth: usize| i32::from(self.0[nth].contains(square));
        let size = (0..DIFFERENCE_BITS - 1).fold(0, |number, nth| number | bit(nth) << nth);
        size - (bit(DIFFERENCE_BITS - 1) << (DIFFERENCE_BITS - 1))
    }
}
