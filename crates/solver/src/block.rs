use std::ops::Range;

use crate::levels::Levels;
use crate::sheet::{Planes, Sheet};

/// Some rows of a layer as they lie in a file, square by square: neighbours are mostly alike.
///
/// What is asked of a block must lie in it; [`Shape::size`] is how long it then is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) rows: usize,
    pub(crate) squares: usize,
    pub(crate) kind: Kind,
}

/// What a block holds for every row and every square of PAC-MAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A number in so many bytes, the lowest bytes of all of them first.
    Numbers(usize),
    /// A bit.
    Bits,
}

impl Kind {
    /// Numbers up to that one.
    pub(crate) fn numbers(most: usize) -> Kind {
        Kind::Numbers(if most > 255 { 2 } else { 1 })
    }
}

impl Shape {
    /// The length of such a block.
    pub(crate) fn size(self) -> usize {
        match self.kind {
            Kind::Numbers(bytes) => bytes * self.squares * self.stride(),
            Kind::Bits => self.squares * self.stride() / 8,
        }
    }

    /// What a block says of a row and a square.
    pub(crate) fn get(self, block: &[u8], row: usize, square: usize) -> usize {
        let at = square * self.stride() + row;
        match self.kind {
            Kind::Numbers(bytes) => (0..bytes).fold(0, |number, byte| {
                let at = byte * self.squares * self.stride() + at;
                number | usize::from(block[at]) << (8 * byte)
            }),
            Kind::Bits => usize::from(block[at / 8] >> (at % 8) & 1),
        }
    }

    /// The block of some of the squares alone.
    pub(crate) fn pick(self, block: &[u8], squares: &[usize]) -> Vec<u8> {
        let line = match self.kind {
            Kind::Numbers(_) => self.stride(),
            Kind::Bits => self.stride() / 8,
        };
        let mut picked = Vec::with_capacity(block.len() / self.squares * squares.len());
        for bytes in block.chunks_exact(self.squares * line) {
            for square in squares {
                picked.extend_from_slice(&bytes[square * line..][..line]);
            }
        }
        picked
    }

    fn stride(self) -> usize {
        self.rows.next_multiple_of(8)
    }
}

/// The numbers of some rows: those of PAC-MAN's wins, then those of the ghosts'. What no position
/// needs, because it is not `legal`, is as in the row before.
pub(crate) fn numbers(
    [pac, ghosts]: [&Levels; 2],
    legal: &Sheet,
    rows: Range<usize>,
    squares: usize,
) -> Vec<u8> {
    let (by_pac, by_ghosts) = (pac.turns().len(), ghosts.turns().len());
    let kind = Kind::numbers(by_pac + by_ghosts);
    let shape = Shape { rows: rows.len(), squares, kind };
    let mut block = levels(ghosts, legal, rows.clone(), shape);
    if by_pac > 0 {
        let pac = levels(pac, legal, rows, shape);
        match kind {
            Kind::Numbers(1) => {
                for (number, pac) in block.iter_mut().zip(pac) {
                    *number = if *number == 0 { pac } else { *number + by_pac as u8 };
                }
            }
            _ => {
                let half = block.len() / 2;
                for (low, high) in (0..half).zip(half..) {
                    let [new_low, new_high] = match u16::from_le_bytes([block[low], block[high]]) {
                        0 => [pac[low], pac[high]],
                        number => (number + by_pac as u16).to_le_bytes(),
                    };
                    (block[low], block[high]) = (new_low, new_high);
                }
            }
        }
    }
    block
}

/// The numbers of one side.
fn levels(levels: &Levels, legal: &Sheet, rows: Range<usize>, shape: Shape) -> Vec<u8> {
    let mut block = vec![0; shape.size()];
    for (bit, sheet) in levels.bits().iter().enumerate() {
        let (start, shift) = (bit / 8 * shape.squares * shape.stride(), bit % 8);
        let filled = fill(sheet.rows(rows.clone()), legal.rows(rows.clone()));
        each_tile(&filled, shape, |at, bits| {
            let eight = block[start + at..].first_chunk_mut::<8>().expect("a stride is eights");
            let spread = spread(bits) << shift;
            *eight = (u64::from_le_bytes(*eight) | spread).to_le_bytes();
        });
    }
    block
}

/// The bits of some rows. Those that are not `marked` are as in the row before.
pub(crate) fn bits(sheet: &Sheet, marked: &Sheet, rows: Range<usize>, squares: usize) -> Vec<u8> {
    let shape = Shape { rows: rows.len(), squares, kind: Kind::Bits };
    let mut block = vec![0; shape.size()];
    let filled = fill(sheet.rows(rows.clone()), marked.rows(rows));
    each_tile(&filled, shape, |at, bits| block[at / 8] = bits);
    block
}

/// The rows, each taking from the one before what does not matter in it.
fn fill(rows: Planes<&[u32]>, matter: Planes<&[u32]>) -> Planes<Vec<u32>> {
    std::array::from_fn(|plane| {
        let mut before = 0;
        let rows = rows[plane].iter().zip(matter[plane]).map(|(row, matter)| {
            before = row & matter | before & !matter;
            before
        });
        let mut rows: Vec<u32> = rows.collect();
        rows.resize(rows.len().next_multiple_of(8), before);
        rows
    })
}

/// Hands out the bits of eight rows at a time, square by square, and where they belong.
fn each_tile(rows: &Planes<Vec<u32>>, shape: Shape, mut tile: impl FnMut(usize, u8)) {
    for square in (0..shape.squares).step_by(8) {
        let (plane, shift) = (&rows[square / 32], square % 32);
        for (nth, eight) in plane.as_chunks::<8>().0.iter().enumerate() {
            let bytes = eight.map(|row| (row >> shift) as u8);
            let turned = turn(u64::from_le_bytes(bytes)).to_le_bytes();
            for (square, bits) in (square..shape.squares).zip(turned) {
                tile(square * shape.stride() + 8 * nth, bits);
            }
        }
    }
}

/// Eight bytes of eight bits with rows and columns exchanged.
fn turn(bits: u64) -> u64 {
    let swap = |bits: u64, by: u32, mask: u64| {
        let moved = (bits ^ bits >> by) & mask;
        bits ^ moved ^ moved << by
    };
    let bits = swap(bits, 7, 0x00aa_00aa_00aa_00aa);
    let bits = swap(bits, 14, 0x0000_cccc_0000_cccc);
    swap(bits, 28, 0x0000_0000_f0f0_f0f0)
}

/// Each bit as a byte of its own.
fn spread(bits: u8) -> u64 {
    const TABLE: [u64; 256] = {
        let mut table = [0; 256];
        let mut bits = 0;
        while bits < 256 {
            let mut bit = 0;
            while bit < 8 {
                table[bits] |= (bits as u64 >> bit & 1) << (8 * bit);
                bit += 1;
            }
            bits += 1;
        }
        table
    };
    TABLE[usize::from(bits)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Lanes;

    #[test]
    fn a_block_says_what_was_put_in() {
        let mut seed = 5u64;
        let mut draw = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            Lanes::new(u128::from(seed >> 20) << 40 | u128::from(seed >> 24)) & Lanes::new(!0 >> 47)
        };
        for rows in [1, 8, 13, 256] {
            let sheet = Sheet::from_rows((0..rows).map(|_| draw()));
            let marked = Sheet::from_rows((0..rows).map(|_| draw()));
            let shape = Shape { rows, squares: 81, kind: Kind::Bits };
            let block = bits(&sheet, &marked, 0..rows, 81);
            assert_eq!(block.len(), shape.size());
            for (row, square) in (0..rows).flat_map(|row| (0..81).map(move |at| (row, at))) {
                if marked.get(row).has(square) {
                    let bit = usize::from(sheet.get(row).has(square));
                    assert_eq!(shape.get(&block, row, square), bit);
                }
            }
        }
    }

    #[test]
    fn a_block_tells_the_sides_apart() {
        for turns in [2, 200] {
            let (rows, squares) = (turns, 25);
            // PAC-MAN wins on the first square and the ghosts on the second, a row in each turn.
            let sides = [0, 1].map(|square| {
                let mut levels = Levels::new(rows);
                for row in 0..rows {
                    for mark in levels.begin(row as u16) {
                        mark.all_mut()[0][row] |= 1 << square;
                    }
                }
                levels
            });
            let legal = Sheet::new(rows, Lanes::new((1 << squares) - 1));
            let block = numbers([&sides[0], &sides[1]], &legal, 0..rows, squares);
            let shape = Shape { rows, squares, kind: Kind::numbers(2 * turns) };
            assert_eq!(block.len(), shape.size());
            let picked = shape.pick(&block, &[7, 1, 0]);
            let few = Shape { squares: 3, ..shape };
            assert_eq!(picked.len(), few.size());
            for row in 0..rows {
                let found = [0, 1, 2].map(|square| few.get(&picked, row, square));
                assert_eq!(found, [0, turns + row + 1, row + 1]);
            }
        }
    }
}
