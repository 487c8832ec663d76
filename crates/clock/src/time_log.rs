use game::SeatNumber;

use crate::{GameClock, Millis};

/// How long each word of a game took (T7): what the clock of its seat ran since the last word of that
/// seat, moves that were taken back included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeLog {
    /// By word: whose it is, and its time; `None` for a roll.
    words: Vec<Option<(SeatNumber, Millis)>>,
}

impl TimeLog {
    /// The log of a game that was kept without its times.
    pub fn of_unknown_times(words: usize) -> TimeLog {
        TimeLog { words: vec![None; words] }
    }

    /// Adds a word of `seat`, whose clock has just been stopped; or a roll.
    pub fn push(&mut self, seat: Option<SeatNumber>, clock: &GameClock) {
        let logged = |seat| self.words.iter().flatten().filter(move |word| word.0 == seat);
        let time = |seat| clock.used(seat) - logged(seat).map(|word| word.1).sum::<Millis>();
        self.words.push(seat.map(|seat| (seat, time(seat))));
    }

    /// Takes words back until `keep` are left.
    pub fn truncate(&mut self, keep: usize) {
        self.words.truncate(keep);
    }

    /// The time of a word as records note it, `0:07` or `12:30`; `None` for a roll.
    pub fn note(&self, word: usize) -> Option<String> {
        let (_, time) = (*self.words.get(word)?)?;
        Some(format!("{}:{:02}", time / 60_000, time / 1000 % 60))
    }
}

#[cfg(test)]
mod tests {
    use game::TimeControl;

    use super::*;

    #[test]
    fn t07_what_was_taken_back_is_part_of_the_next_word_of_the_same_seat() {
        let mut clock = GameClock::new(TimeControl::SuddenDeath { seconds: 600 }, 2, 0);
        let mut log = TimeLog::default();
        let mut turn = |log: &mut TimeLog, seat, spent| {
            clock.begin_turn(Some(seat), 0);
            clock.stop(spent, 0);
            log.push(Some(seat), &clock);
        };
        turn(&mut log, 1, 30_000);
        turn(&mut log, 2, 8_000);
        log.push(None, &GameClock::new(TimeControl::None, 2, 0));
        log.truncate(1);
        turn(&mut log, 2, 25_000);
        turn(&mut log, 1, 65_000);
        let notes: Vec<_> = (0..4).map(|word| log.note(word)).collect();
        let note = |text: &str| Some(text.to_owned());
        assert_eq!(notes, [note("0:30"), note("0:33"), note("1:05"), None]);
    }
}
