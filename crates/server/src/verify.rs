//! Whether the dice of a finished game were what was promised.

use std::fmt;

use game::{Entry, Ply, Position};
use rules::Archive;

use crate::dice::{Dice, Seed};

/// The dice hold: how many rolls were checked, the draw for who starts included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fair {
    /// How many.
    pub rolls: u32,
}

/// Why they do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// The record lacks a line that is needed.
    Missing(&'static str),
    /// The seed is not the one that was promised.
    Commitment,
    /// The draw for who starts gave another seat.
    Starter {
        /// Which the dice say.
        expected: String,
    },
    /// A roll is not what the dice say.
    Roll {
        /// Which word of the record, from 1.
        word: usize,
        /// What it says.
        found: String,
        /// What the dice say.
        expected: String,
    },
}

/// Checks every roll of a record against the seed, and the seed against its commitment.
pub fn verify(archive: &Archive) -> Result<Fair, Unfair> {
    let extra = |key: &'static str| {
        let line = archive.extras.iter().find(|(name, _)| name == key);
        line.map(|(_, value)| value.as_str()).ok_or(Unfair::Missing(key))
    };
    let seed = Seed::parse(extra("dice-seed")?).ok_or(Unfair::Missing("dice-seed"))?;
    if seed.commitment() != extra("dice-commitment")? {
        return Err(Unfair::Commitment);
    }
    let dice = Dice::new(&seed, extra("table")?, luck(archive).iter().map(String::as_str));
    let mut rolls = 0;
    if extra("dice-start").is_ok() {
        let seats: Vec<_> = (1..=archive.table.seats()).map(|seat| (seat.to_string(), 1)).collect();
        let expected = &seats[dice.roll(rolls, &seats)].0;
        let start = archive.record.start().to_string();
        if start.split(' ').nth(2) != Some(expected) {
            return Err(Unfair::Starter { expected: expected.clone() });
        }
        rolls += 1;
    }
    let entries = archive.record.entries().iter().zip(archive.record.positions());
    for (nth, (entry, before)) in entries.enumerate() {
        let Entry::Ply(Ply::Roll(found)) = entry else { continue };
        let mut faces = Vec::new();
        before.rolls(&mut faces);
        let faces: Vec<_> = faces.into_iter().map(|(face, w)| (face.to_string(), w)).collect();
        let expected = &faces[dice.roll(rolls, &faces)].0;
        if *expected != found.to_string() {
            let (found, expected) = (found.to_string(), expected.clone());
            return Err(Unfair::Roll { word: nth + 1, found, expected });
        }
        rolls += 1;
    }
    Ok(Fair { rolls })
}

/// What each seat added, from seat 1 on.
fn luck(archive: &Archive) -> Vec<String> {
    let mut luck = vec![String::new(); archive.table.seats()];
    for (_, line) in archive.extras.iter().filter(|(key, _)| key == "dice-luck") {
        let (seat, text) = line.split_once(' ').unwrap_or((line, ""));
        let index = seat.parse().ok().and_then(|seat: usize| seat.checked_sub(1));
        if let Some(slot) = index.and_then(|index| luck.get_mut(index)) {
            text.clone_into(slot);
        }
    }
    luck
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfair::Missing(key) => write!(f, "the record has no {key} line to check against"),
            Unfair::Commitment => f.write_str("the seed is not the one that was promised"),
            Unfair::Starter { expected } => write!(f, "the dice say that seat {expected} starts"),
            Unfair::Roll { word, found, expected } => {
                write!(f, "word {word} is {found}, but the dice say {expected}")
            }
        }
    }
}

impl std::error::Error for Unfair {}
