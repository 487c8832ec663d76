use crate::sets::{BitPlanes, Bitboard};

/// Distance to win (DTW) of every position of a layer for one winner, in turns of PAC-MAN: for
/// every row and every square of PAC-MAN a number, bit-sliced so that a sweep marks whole rows at
/// once.
#[derive(Clone, Debug)]
pub(crate) struct DistanceToWin {
    rows: usize,
    /// The distances that occur, rising. A position's number counts from 1 into this list; 0 means
    /// that the position is not won.
    distances: Vec<u16>,
    /// The bits of the positions' numbers, lowest first.
    bits: Vec<BitPlanes>,
}

impl DistanceToWin {
    pub(crate) fn new(rows: usize) -> DistanceToWin {
        DistanceToWin { rows, distances: Vec::new(), bits: Vec::new() }
    }

    /// Begins a distance larger than all before: a position that is not marked yet gets it by being
    /// marked in each of the planes given back.
    pub(crate) fn begin(&mut self, distance: u16) -> Vec<&mut BitPlanes> {
        debug_assert!(self.distances.last().is_none_or(|&last| last < distance));
        self.distances.push(distance);
        let number = self.distances.len();
        while number >> self.bits.len() != 0 {
            self.bits.push(BitPlanes::new(self.rows, Bitboard::EMPTY));
        }
        let bits = self.bits.iter_mut().enumerate();
        bits.filter(|(bit, _)| number >> bit & 1 != 0).map(|(_, planes)| planes).collect()
    }

    /// Takes the last distance back, with which nothing was marked.
    pub(crate) fn withdraw(&mut self) {
        self.distances.pop();
    }

    pub(crate) fn get(&self, row: usize, square: usize) -> Option<u16> {
        let bits = self.bits.iter().enumerate();
        let bit = |planes: &BitPlanes| usize::from(planes.get(row).contains(square));
        let number = bits.fold(0, |number, (nth, planes)| number | bit(planes) << nth);
        number.checked_sub(1).map(|nth| self.distances[nth])
    }

    /// The positions that are won, in one row.
    pub(crate) fn won(&self, row: usize) -> Bitboard {
        self.bits.iter().fold(Bitboard::EMPTY, |set, planes| set | planes.get(row))
    }

    /// The number of positions that are won, among those.
    pub(crate) fn count(&self, among: &BitPlanes) -> u64 {
        (0..self.rows).map(|row| u64::from((self.won(row) & among.get(row)).len())).sum()
    }

    /// The first distance, if all distances from it up to the last occur.
    pub(crate) fn first_if_contiguous(&self) -> Option<u16> {
        let first = *self.distances.first()?;
        self.distances.iter().zip(first..).all(|(&distance, nth)| distance == nth).then_some(first)
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) fn distances(&self) -> &[u16] {
        &self.distances
    }

    pub(crate) fn bits(&self) -> &[BitPlanes] {
        &self.bits
    }
}
