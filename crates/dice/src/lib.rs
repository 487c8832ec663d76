//! Provably fair dice: a commitment scheme by which neither server nor players can choose a roll.
//!
//! Before a game the server draws a seed and publishes its SHA-256, the commitment. Then the
//! players add texts of their own, the client seeds. All rolls of the game follow from both, by this
//! formula:
//!
//! ```text
//! key      = HMAC-SHA256(seed, "palisade dice 1\n" ‖ table ‖ "\n" ‖ client seed 1 ‖ "\n" ‖ … ‖ client seed N ‖ "\n")
//! number   = the first 8 bytes of HMAC-SHA256(key, n ‖ k), big-endian; n and k are 4 bytes each
//! ```
//! The n-th roll (from 0) with weights that add up to W takes k = 0, 1, … until the number is below
//! the largest multiple of W that fits 64 bits; the remainder modulo W then points at a roll, the
//! rolls lying side by side in the bytewise order of their words, each as wide as its weight.
//! Which seat starts, where that is drawn, is a roll like any other, over the words `1`, `2`, ….
//!
//! The seed is 32 bytes; it is revealed, in hexadecimal, when the game is over. [`verify()`] then checks
//! every roll of the game's record.

mod verify;

use api::hex;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

pub use verify::{VerifiedDice, VerifyError, verify};

/// The dice of one game.
#[derive(Clone, Debug)]
pub struct Dice {
    key: [u8; 32],
}

/// The server's secret seed for the dice of one game.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes, which nobody must be able to foresee.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Parses the hexadecimal form.
    pub fn parse(text: &str) -> Option<Seed> {
        hex::decode(text).map(Seed)
    }

    /// The hexadecimal form.
    pub fn hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// The SHA-256 of the seed, published before any player adds a client seed.
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }
}

/// Hides the seed, which must not get into a log.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Dice {
    /// The dice of a table, from its seed and each player's client seed.
    pub fn new<'a>(
        seed: &Seed,
        table: &'a str,
        client_seeds: impl IntoIterator<Item = &'a str>,
    ) -> Dice {
        let mut mac = hmac(&seed.0);
        mac.update(b"palisade dice 1\n");
        for text in std::iter::once(table).chain(client_seeds) {
            mac.update(text.as_bytes());
            mac.update(b"\n");
        }
        Dice { key: mac.finalize().into_bytes().into() }
    }

    /// The `nth` roll, counted from 0, as an index into `rolls`: pairs of word and weight.
    ///
    /// # Panics
    /// When there is nothing to roll.
    pub fn roll(&self, nth: u32, rolls: &[(String, u32)]) -> usize {
        let mut order: Vec<_> = (0..rolls.len()).collect();
        order.sort_by(|&a, &b| rolls[a].0.cmp(&rolls[b].0));
        let total: u64 = rolls.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let mut left = self.below(nth, total);
        order
            .into_iter()
            .find(|&index| {
                let weight = u64::from(rolls[index].1);
                let hit = left < weight;
                left = left.wrapping_sub(weight);
                hit
            })
            .expect("the weights add up to their total")
    }

    /// A uniform number below `total`, by rejection sampling.
    fn below(&self, nth: u32, total: u64) -> u64 {
        assert!(total > 0, "a roll has at least one face");
        // The largest multiple of `total` up to 2^64, less one: 2^64 itself does not fit.
        let last = u64::MAX - (u64::MAX % total + 1) % total;
        (0..)
            .map(|k: u32| {
                let mut mac = hmac(&self.key);
                mac.update(&nth.to_be_bytes());
                mac.update(&k.to_be_bytes());
                let block: [u8; 32] = mac.finalize().into_bytes().into();
                u64::from_be_bytes(*block.first_chunk().expect("32 bytes hold 8"))
            })
            .find(|&number| number <= last)
            .expect("sooner or later a number fits")
            % total
    }
}

fn hmac(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("any key length works")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die() -> Vec<(String, u32)> {
        ["1", "F2", "3", "4", "5", "6"].map(|face| (format!("die:{face}"), 1)).to_vec()
    }

    fn seed() -> Seed {
        Seed::new([7; 32])
    }

    #[test]
    fn a_seed_round_trips_and_is_hidden_in_debug_output() {
        assert_eq!(Seed::parse(&seed().hex()), Some(seed()));
        assert_eq!(Seed::parse("07"), None);
        assert_eq!(Seed::parse(&"x".repeat(64)), None);
        assert_eq!(Seed::parse(&"é".repeat(32)), None);
        assert_eq!(format!("{:?}", seed()), "Seed(…)");
    }

    #[test]
    fn the_formula_does_not_change() {
        let dice = Dice::new(&seed(), "k3f9", ["clover", ""]);
        let rolls: Vec<_> = (0..12).map(|n| die()[dice.roll(n, &die())].0.clone()).collect();
        assert_eq!(
            seed().commitment(),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
        // Both computed by another program that follows the formula above.
        let expected = "4 5 6 4 3 1 F2 4 5 4 3 F2".split(' ').map(|face| format!("die:{face}"));
        assert_eq!(rolls, expected.collect::<Vec<_>>());
    }

    #[test]
    fn seed_seat_and_table_change_the_rolls_and_the_order_of_faces_does_not() {
        let roll = |dice: &Dice| (0..20).map(|n| dice.roll(n, &die())).collect::<Vec<_>>();
        let dice = roll(&Dice::new(&seed(), "k3f9", ["clover", ""]));
        assert_ne!(dice, roll(&Dice::new(&seed(), "k3f9", ["clover", "horseshoe"])));
        assert_ne!(dice, roll(&Dice::new(&seed(), "k3f9", ["", "clover"])));
        assert_ne!(dice, roll(&Dice::new(&seed(), "other", ["clover", ""])));

        let mut backwards = die();
        backwards.reverse();
        let dice = Dice::new(&seed(), "k3f9", [""]);
        for n in 0..20 {
            assert_eq!(die()[dice.roll(n, &die())], backwards[dice.roll(n, &backwards)]);
        }
    }

    #[test]
    fn rolls_follow_their_weights() {
        let dice = Dice::new(&seed(), "k3f9", [""]);
        let rolls = [("a".to_owned(), 1), ("b".to_owned(), 3)];
        let hits = (0..4000).filter(|&n| dice.roll(n, &rolls) == 1).count();
        // Four standard deviations around 3000.
        assert!((2890..=3110).contains(&hits), "{hits}");
    }
}
