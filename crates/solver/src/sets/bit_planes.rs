use std::ops::Range;

use super::Bitboard;

/// Bit planes: a bitboard for every row (placement of the ghosts), stored as a structure of arrays.
/// The first plane holds the words of PAC-MAN's squares 0–31 for all rows, the next those of
/// squares 32–63, and so on, so that a SIMD vector holds the same word of many rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BitPlanes {
    planes: PerPlane<Vec<u32>>,
}

/// One value for each plane.
pub(crate) type PerPlane<T> = [T; Bitboard::WORDS];

impl BitPlanes {
    pub(crate) fn new(rows: usize, squares: Bitboard) -> BitPlanes {
        BitPlanes { planes: squares.words().map(|word| vec![word; rows]) }
    }

    pub(crate) fn from_rows(rows: impl Iterator<Item = Bitboard>) -> BitPlanes {
        let mut planes = BitPlanes::default();
        for squares in rows {
            planes.push(squares);
        }
        planes
    }

    #[inline]
    pub(crate) fn push(&mut self, squares: Bitboard) {
        for (plane, word) in self.planes.iter_mut().zip(squares.words()) {
            plane.push(word);
        }
    }

    /// Row by row, becomes the union with the other.
    pub(crate) fn or_assign(&mut self, other: &BitPlanes) {
        for (plane, other) in self.planes.iter_mut().zip(&other.planes) {
            for (word, other) in plane.iter_mut().zip(other) {
                *word |= other;
            }
        }
    }

    /// The number of rows.
    pub(crate) fn len(&self) -> usize {
        self.planes[0].len()
    }

    /// The number of squares in all rows together.
    pub(crate) fn count(&self) -> u64 {
        let words = self.planes.iter().flatten();
        words.map(|word| u64::from(word.count_ones())).sum()
    }

    #[inline]
    pub(crate) fn get(&self, row: usize) -> Bitboard {
        Bitboard::from_words(self.planes.each_ref().map(|plane| plane[row]))
    }

    pub(crate) fn plane(&self, nth: usize) -> &[u32] {
        &self.planes[nth]
    }

    pub(crate) fn plane_mut(&mut self, nth: usize) -> &mut [u32] {
        &mut self.planes[nth]
    }

    pub(crate) fn rows(&self, rows: Range<usize>) -> PerPlane<&[u32]> {
        self.planes.each_ref().map(|plane| &plane[rows.clone()])
    }

    pub(crate) fn planes_mut(&mut self) -> PerPlane<&mut [u32]> {
        self.planes.each_mut().map(|plane| &mut plane[..])
    }
}

/// Splits the first `len` rows off.
pub(crate) fn split_rows<'a, T>(rest: &mut &'a mut [T], len: usize) -> &'a mut [T] {
    rest.split_off_mut(..len).expect("there are that many rows")
}
