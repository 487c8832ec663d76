//! Zobrist keys, the same in every build.

use game::Random;

pub(super) static FENCES: [u64; 128] = keys(1);
pub(super) static TURNS: [u64; 4] = keys(2);
static PAWNS: [[u64; 81]; 4] = [keys(3), keys(4), keys(5), keys(6)];
static FENCES_LEFT: [[u64; 16]; 4] = [keys(7), keys(8), keys(9), keys(10)];

#[inline]
pub(super) fn pawn(seat: usize, square: u8) -> u64 {
    PAWNS[seat][square as usize]
}

#[inline]
pub(super) fn fences_left(seat: usize, fences: u8) -> u64 {
    FENCES_LEFT[seat][(fences & 15) as usize]
}

const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut random = Random::new(seed << 32);
    let mut keys = [0; N];
    let mut index = 0;
    while index < N {
        keys[index] = random.next_u64();
        index += 1;
    }
    keys
}
