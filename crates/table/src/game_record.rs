//! The game as a record file.

use api::{SeatHolder, TimeControl};
use game::{Record, RecordHeader, Seat};
use rules::GameRecord;

use crate::table::{PlayerSlot, Table};

impl Table {
    /// The game so far as a record that says nothing of its players, for whoever thinks about it.
    pub fn bare_record(&self) -> GameRecord {
        GameRecord::from_record(self.setup.clone(), Record::clone(&self.record))
    }

    /// The game as a record, with all that [`dice::verify()`] needs to check its dice.
    pub fn game_record(&self) -> GameRecord {
        let mut header = RecordHeader::default();
        header.table = Some(self.id.clone());
        header.time_control = self.spec.time_control;
        for (seat, slot) in Seat::all(self.slots.len()).zip(&self.slots) {
            let player = header.player_mut(seat);
            match &slot.holder {
                Some(SeatHolder::Person(person)) => player.name = Some(person.name.clone()),
                Some(SeatHolder::Level { level }) => player.level = Some(*level),
                None => {}
            }
        }
        header.dice.commitment = Some(self.commitment.clone());
        if let Some(seed) = &self.seed {
            let client_seed = |slot: &PlayerSlot| slot.client_seed.clone().unwrap_or_default();
            header.dice.client_seeds = self.slots.iter().map(client_seed).collect();
            header.dice.starter_rolled = self.starter_drawn;
            header.dice.seed = Some(seed.clone());
        }
        let mut setup = self.setup.clone();
        let pieces: Vec<_> = self.slots.iter().filter_map(|slot| slot.piece).collect();
        if pieces.len() == self.slots.len() {
            let words: Vec<_> = pieces.into_iter().map(api::Piece::word).collect();
            // Only Quoridor has this option; in the other games the seat determines the piece.
            let _ = setup.set_option("pieces", &words.join(","));
        }
        let comments = match self.spec.time_control {
            TimeControl::None => Vec::new(),
            _ if self.has_older_laws => self.times_between_words(),
            _ => (0..self.times.len()).map(|word| self.time_log.note(word)).collect(),
        };
        GameRecord { setup, record: Record::clone(&self.record), header, comments }
    }

    /// How long each word came after the one before, as records of older tables note it.
    fn times_between_words(&self) -> Vec<Option<String>> {
        let mut last = self.created;
        let time_between = |at: &u64| {
            let between = at.saturating_sub(std::mem::replace(&mut last, *at));
            Some(format!("{}:{:02}", between / 60_000, between / 1000 % 60))
        };
        self.times.iter().map(time_between).collect()
    }
}
