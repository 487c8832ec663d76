use std::ops::Range;

use crate::distance::DistanceToWin;
use crate::sets::{BitPlanes, PerPlane};

/// The shape of a block: some rows of a layer and some squares of PAC-MAN, stored square by square
/// because neighbouring rows are mostly alike.
///
/// Indices are not checked: rows and squares must lie in the block, which must be
/// [`BlockShape::size`] bytes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockShape {
    pub(crate) rows: usize,
    pub(crate) squares: usize,
    pub(crate) kind: BlockKind,
}

/// What a block holds for every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlockKind {
    /// A number of that many bytes: the low bytes of all positions, then the high bytes.
    Numbers(usize),
    /// One bit.
    Bits,
}

impl BlockKind {
    /// Numbers from 0 to `max`.
    pub(crate) fn numbers(max: usize) -> BlockKind {
        BlockKind::Numbers(if max > 255 { 2 } else { 1 })
    }
}

impl BlockShape {
    /// The length of the block in bytes.
    pub(crate) fn size(self) -> usize {
        match self.kind {
            BlockKind::Numbers(bytes) => bytes * self.squares * self.stride(),
            BlockKind::Bits => self.squares * self.stride() / 8,
        }
    }

    /// The number or bit of one position.
    pub(crate) fn get(self, block: &[u8], row: usize, square: usize) -> usize {
        let at = square * self.stride() + row;
        match self.kind {
            BlockKind::Numbers(bytes) => (0..bytes).fold(0, |number, byte| {
                let at = byte * self.squares * self.stride() + at;
                number | usize::from(block[at]) << (8 * byte)
            }),
            BlockKind::Bits => usize::from(block[at / 8] >> (at % 8) & 1),
        }
    }

    /// The block of some of the squares only.
    pub(crate) fn select_squares(self, block: &[u8], squares: &[usize]) -> Vec<u8> {
        let bytes_per_square = match self.kind {
            BlockKind::Numbers(_) => self.stride(),
            BlockKind::Bits => self.stride() / 8,
        };
        let mut selected = Vec::with_capacity(block.len() / self.squares * squares.len());
        for bytes in block.chunks_exact(self.squares * bytes_per_square) {
            for square in squares {
                let start = square * bytes_per_square;
                selected.extend_from_slice(&bytes[start..][..bytes_per_square]);
            }
        }
        selected
    }

    fn stride(self) -> usize {
        self.rows.next_multiple_of(8)
    }
}

/// Encodes the distances of some rows: 0 for a position that nobody wins, then numbers for
/// PAC-MAN's distances, then numbers for the ghosts'. Positions that are not `legal` repeat the row
/// before, which compresses best.
pub(crate) fn encode_distances(
    [pac, ghosts]: [&DistanceToWin; 2],
    legal: &BitPlanes,
    rows: Range<usize>,
    squares: usize,
) -> Vec<u8> {
    let (by_pac, by_ghosts) = (pac.distances().len(), ghosts.distances().len());
    let kind = BlockKind::numbers(by_pac + by_ghosts);
    let shape = BlockShape { rows: rows.len(), squares, kind };
    let mut block = encode_winner(ghosts, legal, rows.clone(), shape);
    if by_pac > 0 {
        let pac = encode_winner(pac, legal, rows, shape);
        match kind {
            BlockKind::Numbers(1) => {
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

/// Encodes the numbers of one winner, as if there were no other.
fn encode_winner(
    distances: &DistanceToWin,
    legal: &BitPlanes,
    rows: Range<usize>,
    shape: BlockShape,
) -> Vec<u8> {
    let mut block = vec![0; shape.size()];
    for (bit, planes) in distances.bits().iter().enumerate() {
        let (start, shift) = (bit / 8 * shape.squares * shape.stride(), bit % 8);
        let filled = fill_unused(planes.rows(rows.clone()), legal.rows(rows.clone()));
        for_each_tile(&filled, shape, |at, bits| {
            let eight =
                block[start + at..].first_chunk_mut::<8>().expect("strides are multiples of eight");
            let spread = bits_to_bytes(bits) << shift;
            *eight = (u64::from_le_bytes(*eight) | spread).to_le_bytes();
        });
    }
    block
}

/// Encodes one bit for every position of some rows. Positions that are not `used` repeat the row
/// before.
pub(crate) fn encode_bits(
    bits: &BitPlanes,
    used: &BitPlanes,
    rows: Range<usize>,
    squares: usize,
) -> Vec<u8> {
    let shape = BlockShape { rows: rows.len(), squares, kind: BlockKind::Bits };
    let mut block = vec![0; shape.size()];
    let filled = fill_unused(bits.rows(rows.clone()), used.rows(rows));
    for_each_tile(&filled, shape, |at, bits| block[at / 8] = bits);
    block
}

/// The rows, in which unused positions repeat the row before.
fn fill_unused(rows: PerPlane<&[u32]>, used: PerPlane<&[u32]>) -> PerPlane<Vec<u32>> {
    std::array::from_fn(|plane| {
        let mut before = 0;
        let rows = rows[plane].iter().zip(used[plane]).map(|(row, used)| {
            before = row & used | before & !used;
            before
        });
        let mut rows: Vec<u32> = rows.collect();
        rows.resize(rows.len().next_multiple_of(8), before);
        rows
    })
}

/// Calls `tile` with the offset and the bits of eight rows at a time, square by square.
fn for_each_tile(rows: &PerPlane<Vec<u32>>, shape: BlockShape, mut tile: impl FnMut(usize, u8)) {
    for square in (0..shape.squares).step_by(8) {
        let (plane, shift) = (&rows[square / 32], square % 32);
        for (nth, eight) in plane.as_chunks::<8>().0.iter().enumerate() {
            let bytes = eight.map(|row| (row >> shift) as u8);
            let columns = transpose_8x8(u64::from_le_bytes(bytes)).to_le_bytes();
            for (square, bits) in (square..shape.squares).zip(columns) {
                tile(square * shape.stride() + 8 * nth, bits);
            }
        }
    }
}

/// Transposes a matrix of 8×8 bits, a byte for each row.
fn transpose_8x8(bits: u64) -> u64 {
    let swap = |bits: u64, by: u32, mask: u64| {
        let moved = (bits ^ bits >> by) & mask;
        bits ^ moved ^ moved << by
    };
    let bits = swap(bits, 7, 0x00aa_00aa_00aa_00aa);
    let bits = swap(bits, 14, 0x0000_cccc_0000_cccc);
    swap(bits, 28, 0x0000_0000_f0f0_f0f0)
}

/// Each bit as a byte of its own, 0 or 1.
fn bits_to_bytes(bits: u8) -> u64 {
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
    use game::Random;

    use super::*;
    use crate::sets::Bitboard;

    #[test]
    fn a_block_of_bits_holds_what_was_encoded() {
        let mut random = Random::new(5);
        let mut random = || {
            let low = u128::from(random.next_u64());
            Bitboard::new(u128::from(random.next_u64()) << 64 | low) & Bitboard::new(!0 >> 47)
        };
        for rows in [1, 8, 13, 256] {
            let planes = BitPlanes::from_rows((0..rows).map(|_| random()));
            let used = BitPlanes::from_rows((0..rows).map(|_| random()));
            let shape = BlockShape { rows, squares: 81, kind: BlockKind::Bits };
            let block = encode_bits(&planes, &used, 0..rows, 81);
            assert_eq!(block.len(), shape.size());
            for (row, square) in (0..rows).flat_map(|row| (0..81).map(move |at| (row, at))) {
                if used.get(row).contains(square) {
                    let bit = usize::from(planes.get(row).contains(square));
                    assert_eq!(shape.get(&block, row, square), bit);
                }
            }
        }
    }

    #[test]
    fn a_block_of_numbers_tells_the_winners_apart() {
        for turns in [2, 200] {
            let (rows, squares) = (turns, 25);
            // PAC-MAN wins on the first square and the ghosts on the second, a row in each turn.
            let winners = [0, 1].map(|square| {
                let mut distances = DistanceToWin::new(rows);
                for row in 0..rows {
                    for mark in distances.begin(row as u16) {
                        mark.planes_mut()[0][row] |= 1 << square;
                    }
                }
                distances
            });
            let legal = BitPlanes::new(rows, Bitboard::new((1 << squares) - 1));
            let block = encode_distances([&winners[0], &winners[1]], &legal, 0..rows, squares);
            let shape = BlockShape { rows, squares, kind: BlockKind::numbers(2 * turns) };
            assert_eq!(block.len(), shape.size());
            let selected = shape.select_squares(&block, &[7, 1, 0]);
            let few = BlockShape { squares: 3, ..shape };
            assert_eq!(selected.len(), few.size());
            for row in 0..rows {
                let found = [0, 1, 2].map(|square| few.get(&selected, row, square));
                assert_eq!(found, [0, turns + row + 1, row + 1]);
            }
        }
    }
}
