use std::fmt;

use game::{Ply, Position, RecordEntry, Seat, Turn};
use rules::GameRecord;

use crate::{Dice, Seed};

/// The dice are proved fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifiedDice {
    /// How many rolls were checked, the draw for who starts included.
    pub rolls: u32,
}

/// Why the dice of a record cannot be verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// The record lacks a line that is needed.
    Missing(&'static str),
    /// The seed does not match the commitment.
    Commitment,
    /// Another seat starts than the seed gives.
    Starter {
        /// The seat that the seed gives.
        expected: String,
    },
    /// A roll is not the one that the seed gives.
    Roll {
        /// The number of the word in the record, from 1.
        word: usize,
        /// The roll in the record.
        found: String,
        /// The roll that the seed gives.
        expected: String,
    },
}

/// Checks every roll of a record against the seed, and the seed against its commitment.
pub fn verify(game_record: &GameRecord) -> Result<VerifiedDice, VerifyError> {
    let header = &game_record.header;
    let seed = header.dice.seed.as_deref().and_then(Seed::parse);
    let seed = seed.ok_or(VerifyError::Missing("dice-seed"))?;
    let commitment = header.dice.commitment.as_ref();
    if seed.commitment() != *commitment.ok_or(VerifyError::Missing("dice-commitment"))? {
        return Err(VerifyError::Commitment);
    }
    let table = header.table.as_deref().ok_or(VerifyError::Missing("table"))?;
    let mut client_seeds = header.dice.client_seeds.clone();
    client_seeds.resize(game_record.setup.seats(), String::new());
    let dice = Dice::new(&seed, table, client_seeds.iter().map(String::as_str));
    let mut rolls = 0;
    if header.dice.starter_rolled {
        let seats: Vec<_> =
            Seat::all(game_record.setup.seats()).map(|seat| (seat.to_string(), 1)).collect();
        let expected = Seat::new(dice.roll(rolls, &seats));
        if game_record.record.start().turn() != Turn::Seat(expected) {
            return Err(VerifyError::Starter { expected: expected.to_string() });
        }
        rolls += 1;
    }
    let entries = game_record.record.entries().iter().zip(game_record.record.positions());
    for (nth, (entry, before)) in entries.enumerate() {
        let RecordEntry::Ply(Ply::Roll(found)) = entry else { continue };
        let mut faces = Vec::new();
        before.rolls(&mut faces);
        let faces: Vec<_> = faces.into_iter().map(|(face, w)| (face.to_string(), w)).collect();
        let expected = &faces[dice.roll(rolls, &faces)].0;
        if *expected != found.to_string() {
            let (found, expected) = (found.to_string(), expected.clone());
            return Err(VerifyError::Roll { word: nth + 1, found, expected });
        }
        rolls += 1;
    }
    Ok(VerifiedDice { rolls })
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::Missing(key) => write!(f, "the record has no {key} line to check against"),
            VerifyError::Commitment => f.write_str("the seed is not the one that was promised"),
            VerifyError::Starter { expected } => {
                write!(f, "the dice say that seat {expected} starts")
            }
            VerifyError::Roll { word, found, expected } => {
                write!(f, "word {word} is {found}, but the dice say {expected}")
            }
        }
    }
}

impl std::error::Error for VerifyError {}
