//! The game as a record file.

use api::{SeatHolder, TimeControl};
use rules::GameRecord;

use super::Table;

impl Table {
    /// The game as a record, with all that [`crate::verify`] needs to check its dice.
    pub fn game_record(&self) -> GameRecord {
        let mut extra_headers = vec![("table".to_owned(), self.id.clone())];
        let mut extra = |key: &str, value: String| extra_headers.push((key.to_owned(), value));
        for (seat, slot) in (1..).zip(&self.slots) {
            let _: u8 = seat;
            match &slot.holder {
                Some(SeatHolder::Person(person)) => {
                    extra("name", format!("{seat} {}", person.name))
                }
                Some(SeatHolder::Level { level }) => extra("level", format!("{seat} {level}")),
                None => {}
            }
        }
        if self.spec.time_control != TimeControl::None {
            extra("clock", clock_word(self.spec.time_control));
        }
        extra("dice-commitment", self.commitment.clone());
        if let Some(seed) = &self.seed {
            for (seat, slot) in (1..).zip(&self.slots) {
                let _: u8 = seat;
                if let Some(luck) = slot.luck.as_ref().filter(|luck| !luck.is_empty()) {
                    extra("dice-luck", format!("{seat} {luck}"));
                }
            }
            if self.starter_drawn {
                extra("dice-start", "drawn".to_owned());
            }
            extra("dice-seed", seed.clone());
        }
        let mut setup = self.setup.clone();
        let pieces: Vec<_> = self.slots.iter().filter_map(|slot| slot.piece).collect();
        if pieces.len() == self.slots.len() {
            let words: Vec<_> = pieces.into_iter().map(api::Piece::word).collect();
            // Only Quoridor has this option; in the other games the seat determines the piece.
            let _ = setup.set_option("pieces", &words.join(","));
        }
        let mut last = self.created;
        let time_spent = |at: &u64| {
            let spent = at.saturating_sub(std::mem::replace(&mut last, *at));
            Some(format!("{}:{:02}", spent / 60_000, spent / 1000 % 60))
        };
        let comments = match self.spec.time_control {
            TimeControl::None => Vec::new(),
            _ => self.times.iter().map(time_spent).collect(),
        };
        GameRecord { setup, record: self.record.clone(), extra_headers, comments }
    }
}

/// The time control in a record: `per-move 30`, `sudden-death 600`, `fischer 180+2`, `days 2`.
fn clock_word(clock: TimeControl) -> String {
    match clock {
        TimeControl::None => "none".to_owned(),
        TimeControl::PerMove { seconds } => format!("per-move {seconds}"),
        TimeControl::SuddenDeath { seconds } => format!("sudden-death {seconds}"),
        TimeControl::Fischer { seconds, increment } => format!("fischer {seconds}+{increment}"),
        TimeControl::Correspondence { days } => format!("days {days}"),
    }
}
