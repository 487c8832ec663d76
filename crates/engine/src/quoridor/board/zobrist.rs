//! Zobrist keys, the same in every build.

use game::Random;

/// Random numbers do not compress: a browser, which would have to fetch them, makes them when they are first
/// needed.
#[cfg(target_family = "wasm")]
pub(super) static KEYS: std::sync::LazyLock<ZobristKeys> =
    std::sync::LazyLock::new(ZobristKeys::new);
#[cfg(not(target_family = "wasm"))]
pub(super) static KEYS: ZobristKeys = ZobristKeys::new();

/// A key for everything that a position can have.
pub(super) struct ZobristKeys {
    pub(super) fences: [u64; 128],
    pub(super) turns: [u64; 4],
    pawns: [[u64; 81]; 4],
    fences_left: [[u64; 16]; 4],
}

impl ZobristKeys {
    const fn new() -> ZobristKeys {
        ZobristKeys {
            fences: keys(1),
            turns: keys(2),
            pawns: [keys(3), keys(4), keys(5), keys(6)],
            fences_left: [keys(7), keys(8), keys(9), keys(10)],
        }
    }

    #[inline]
    pub(super) fn pawn(&self, seat: usize, square: u8) -> u64 {
        self.pawns[seat][square as usize]
    }

    #[inline]
    pub(super) fn fences_left(&self, seat: usize, fences: u8) -> u64 {
        self.fences_left[seat][(fences & 15) as usize]
    }
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
