//! Random numbers that make up the hash of a board, the same in every build.

use crate::random::Random;

pub(super) static FENCES: [u64; 128] = numbers(1);
pub(super) static TURNS: [u64; 4] = numbers(2);
static PAWNS: [[u64; 81]; 4] = [numbers(3), numbers(4), numbers(5), numbers(6)];
static HANDS: [[u64; 16]; 4] = [numbers(7), numbers(8), numbers(9), numbers(10)];

#[inline]
pub(super) fn pawn(seat: usize, square: u8) -> u64 {
    PAWNS[seat][square as usize]
}

#[inline]
pub(super) fn hand(seat: usize, fences: u8) -> u64 {
    HANDS[seat][(fences & 15) as usize]
}

const fn numbers<const N: usize>(seed: u64) -> [u64; N] {
    let mut random = Random::new(seed << 32);
    let mut numbers = [0; N];
    let mut index = 0;
    while index < N {
        numbers[index] = random.bits();
        index += 1;
    }
    numbers
}
