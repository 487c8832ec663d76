use crate::lanes::Lanes;

/// After how many turns each position of a layer was decided, if ever: for every row and every
/// square of PAC-MAN a number, held bit by bit so that a whole row is marked at once.
#[derive(Clone, Debug)]
pub(crate) struct Levels {
    rows: usize,
    /// The turns that occur, rising. A position's number counts from 1 into this list, 0 is never.
    turns: Vec<u16>,
    /// The bits of the numbers, lowest first.
    planes: Vec<Vec<Lanes>>,
}

impl Levels {
    pub(crate) fn new(rows: usize) -> Levels {
        Levels { rows, turns: Vec::new(), planes: Vec::new() }
    }

    /// Starts to mark positions that are decided after so many turns, more than ever before.
    pub(crate) fn begin(&mut self, turns: u16) {
        debug_assert!(self.turns.last().is_none_or(|&last| last < turns));
        self.turns.push(turns);
        while self.turns.len() >> self.planes.len() != 0 {
            self.planes.push(vec![Lanes::NONE; self.rows]);
        }
    }

    /// Marks positions of a row that were not marked before.
    pub(crate) fn mark(&mut self, row: usize, lanes: Lanes) {
        let number = self.turns.len();
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            if number >> bit & 1 != 0 {
                plane[row] |= lanes;
            }
        }
    }

    /// Forgets the last turn if nothing was marked with it.
    pub(crate) fn withdraw(&mut self) {
        self.turns.pop();
    }

    pub(crate) fn get(&self, row: usize, square: usize) -> Option<u16> {
        let bits = self.planes.iter().enumerate();
        let number = bits.fold(0, |n, (bit, plane)| n | usize::from(plane[row].has(square)) << bit);
        number.checked_sub(1).map(|nth| self.turns[nth])
    }

    /// How many positions are marked among those of `among`, row by row.
    pub(crate) fn count(&self, among: impl Fn(usize) -> Lanes) -> u64 {
        let marked =
            |row: usize| self.planes.iter().fold(Lanes::NONE, |set, plane| set | plane[row]);
        let count = |row: usize| u64::from((marked(row) & among(row)).len());
        if self.planes.is_empty() { 0 } else { (0..self.rows).map(count).sum() }
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) fn turns(&self) -> &[u16] {
        &self.turns
    }

    pub(crate) fn planes(&self) -> &[Vec<Lanes>] {
        &self.planes
    }
}
