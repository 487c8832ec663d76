use crate::lanes::Lanes;
use crate::sheet::Sheet;

/// After how many turns each position of a layer was decided, if ever: for every row and every
/// square of PAC-MAN a number, held bit by bit so that whole rows are marked at once.
#[derive(Clone, Debug)]
pub(crate) struct Levels {
    rows: usize,
    /// The turns that occur, rising. A position's number counts from 1 into this list, 0 is never.
    turns: Vec<u16>,
    /// The bits of the numbers, lowest first.
    bits: Vec<Sheet>,
}

impl Levels {
    pub(crate) fn new(rows: usize) -> Levels {
        Levels { rows, turns: Vec::new(), bits: Vec::new() }
    }

    /// Starts to mark positions that are decided after so many turns, more than ever before: those
    /// that are not marked yet, in each of the sheets given back.
    pub(crate) fn begin(&mut self, turns: u16) -> Vec<&mut Sheet> {
        debug_assert!(self.turns.last().is_none_or(|&last| last < turns));
        self.turns.push(turns);
        let number = self.turns.len();
        while number >> self.bits.len() != 0 {
            self.bits.push(Sheet::new(self.rows, Lanes::NONE));
        }
        let bits = self.bits.iter_mut().enumerate();
        bits.filter(|(bit, _)| number >> bit & 1 != 0).map(|(_, sheet)| sheet).collect()
    }

    /// Forgets the last turn if nothing was marked with it.
    pub(crate) fn withdraw(&mut self) {
        self.turns.pop();
    }

    pub(crate) fn get(&self, row: usize, square: usize) -> Option<u16> {
        let bits = self.bits.iter().enumerate();
        let bit = |sheet: &Sheet| usize::from(sheet.get(row).has(square));
        let number = bits.fold(0, |number, (nth, sheet)| number | bit(sheet) << nth);
        number.checked_sub(1).map(|nth| self.turns[nth])
    }

    /// How many positions are marked among those.
    pub(crate) fn count(&self, among: &Sheet) -> u64 {
        let marked =
            |row: usize| self.bits.iter().fold(Lanes::NONE, |set, sheet| set | sheet.get(row));
        (0..self.rows).map(|row| u64::from((marked(row) & among.get(row)).len())).sum()
    }

    /// The first turn, if all turns from it on occur up to the last.
    pub(crate) fn steady(&self) -> Option<u16> {
        let first = *self.turns.first()?;
        self.turns.iter().zip(first..).all(|(&turns, steady)| turns == steady).then_some(first)
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) fn turns(&self) -> &[u16] {
        &self.turns
    }

    pub(crate) fn bits(&self) -> &[Sheet] {
        &self.bits
    }
}
