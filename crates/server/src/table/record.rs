use api::{Clock, Holder};
use rules::Archive;

use super::Table;

impl Table {
    /// The game as its record file says it. The dice are checked from its own lines alone.
    pub fn archive(&self) -> Archive {
        let mut extras = vec![("table".to_owned(), self.id.clone())];
        let mut extra = |key: &str, value: String| extras.push((key.to_owned(), value));
        for (seat, chair) in (1..).zip(&self.chairs) {
            let _: u8 = seat;
            match &chair.holder {
                Some(Holder::Person(person)) => extra("name", format!("{seat} {}", person.name)),
                Some(Holder::Level { level }) => extra("level", format!("{seat} {level}")),
                None => {}
            }
        }
        if self.spec.clock != Clock::None {
            extra("clock", clock_word(self.spec.clock));
        }
        extra("dice-commitment", self.commitment.clone());
        if let Some(seed) = &self.seed {
            for (seat, chair) in (1..).zip(&self.chairs) {
                let _: u8 = seat;
                if let Some(luck) = chair.luck.as_ref().filter(|luck| !luck.is_empty()) {
                    extra("dice-luck", format!("{seat} {luck}"));
                }
            }
            if self.drawn {
                extra("dice-start", "drawn".to_owned());
            }
            extra("dice-seed", seed.clone());
        }
        let mut table = self.rules.clone();
        let pieces: Vec<_> = self.chairs.iter().filter_map(|chair| chair.piece).collect();
        if pieces.len() == self.chairs.len() {
            let words: Vec<_> = pieces.into_iter().map(piece_word).collect();
            // Only the classic game has favourite pieces; elsewhere they are what one plays.
            let _ = table.set("pieces", &words.join(","));
        }
        let mut last = self.created;
        let spent = |at: &u64| {
            let spent = at.saturating_sub(std::mem::replace(&mut last, *at));
            Some(format!("{}:{:02}", spent / 60_000, spent / 1000 % 60))
        };
        let notes = match self.spec.clock {
            Clock::None => Vec::new(),
            _ => self.times.iter().map(spent).collect(),
        };
        Archive { table, record: self.record.clone(), extras, notes }
    }
}

/// `per-move 30`, `sudden-death 600`, `fischer 180+2`, `days 2`.
fn clock_word(clock: Clock) -> String {
    match clock {
        Clock::None => "none".to_owned(),
        Clock::PerMove { seconds } => format!("per-move {seconds}"),
        Clock::SuddenDeath { seconds } => format!("sudden-death {seconds}"),
        Clock::Fischer { seconds, increment } => format!("fischer {seconds}+{increment}"),
        Clock::Correspondence { days } => format!("days {days}"),
    }
}

fn piece_word(piece: api::Piece) -> &'static str {
    match piece {
        api::Piece::Pacman => "pacman",
        api::Piece::Blinky => "blinky",
        api::Piece::Inky => "inky",
        api::Piece::Pinky => "pinky",
        api::Piece::Clyde => "clyde",
        api::Piece::Pawn => "pawn",
    }
}
