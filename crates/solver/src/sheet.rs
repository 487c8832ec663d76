use std::ops::Range;

use crate::lanes::Lanes;

/// Many rows of lanes, taken apart into planes: one for PAC-MAN's first 32 squares, one for the
/// next, and so on. What the ghosts do is found plane by plane, many rows in one vector.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    planes: Planes<Vec<u32>>,
}

/// One thing for each plane.
pub(crate) type Planes<T> = [T; Lanes::WORDS];

impl Sheet {
    pub(crate) fn new(rows: usize, lanes: Lanes) -> Sheet {
        Sheet { planes: lanes.words().map(|word| vec![word; rows]) }
    }

    pub(crate) fn from_rows(rows: impl Iterator<Item = Lanes>) -> Sheet {
        let mut sheet = Sheet::default();
        for lanes in rows {
            sheet.push(lanes);
        }
        sheet
    }

    #[inline]
    pub(crate) fn push(&mut self, lanes: Lanes) {
        for (plane, word) in self.planes.iter_mut().zip(lanes.words()) {
            plane.push(word);
        }
    }

    /// Adds all lanes of another sheet.
    pub(crate) fn add(&mut self, other: &Sheet) {
        for (plane, more) in self.planes.iter_mut().zip(&other.planes) {
            for (word, more) in plane.iter_mut().zip(more) {
                *word |= more;
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.planes[0].len()
    }

    /// How many lanes are set in all rows.
    pub(crate) fn count(&self) -> u64 {
        let words = self.planes.iter().flatten();
        words.map(|word| u64::from(word.count_ones())).sum()
    }

    #[inline]
    pub(crate) fn get(&self, row: usize) -> Lanes {
        Lanes::from_words(self.planes.each_ref().map(|plane| plane[row]))
    }

    pub(crate) fn plane(&self, nth: usize) -> &[u32] {
        &self.planes[nth]
    }

    pub(crate) fn plane_mut(&mut self, nth: usize) -> &mut [u32] {
        &mut self.planes[nth]
    }

    pub(crate) fn rows(&self, rows: Range<usize>) -> Planes<&[u32]> {
        self.planes.each_ref().map(|plane| &plane[rows.clone()])
    }

    pub(crate) fn all_mut(&mut self) -> Planes<&mut [u32]> {
        self.planes.each_mut().map(|plane| &mut plane[..])
    }
}

/// Takes the first `len` rows off.
pub(crate) fn split<'a, T>(rest: &mut &'a mut [T], len: usize) -> &'a mut [T] {
    rest.split_off_mut(..len).expect("parts are no longer than the whole")
}
