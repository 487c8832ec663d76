use std::time::Duration;

use clock::{GameClock, Millis, TimeBudget};
use engine::{Limits, PlayerClocks};
use game::{RecordHeader, Seat, SeatNumber, TimeControl};

/// The clock of every player: a time for all moves, and what each move adds (Fischer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchClock {
    /// The time a game starts with.
    pub base: Duration,
    /// What every move adds.
    pub increment: Duration,
}

impl MatchClock {
    /// Parses seconds, or seconds and an increment: `60`, `60+1`, `2.5+0.1`.
    pub fn parse(text: &str) -> Option<MatchClock> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |word: &str| Duration::try_from_secs_f64(word.parse().ok()?).ok();
        let clock = MatchClock { base: seconds(base)?, increment: seconds(increment)? };
        (!clock.base.is_zero()).then_some(clock)
    }

    /// Notes the clock in the header of a record, whose time controls have whole seconds; any other
    /// is kept as it is written.
    pub(crate) fn note_in(&self, header: &mut RecordHeader) {
        let whole = |time: Duration| match time.subsec_nanos() {
            0 => u32::try_from(time.as_secs()).ok(),
            _ => None,
        };
        match (whole(self.base), whole(self.increment)) {
            (Some(seconds), Some(0)) => header.time_control = TimeControl::SuddenDeath { seconds },
            (Some(seconds), Some(increment)) => {
                header.time_control = TimeControl::Fischer { seconds, increment };
            }
            _ => header.other.push(("clock".to_owned(), self.to_string())),
        }
    }
}

impl std::fmt::Display for MatchClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}

/// The time of one game: what each move may take, and what is left on the clocks.
#[derive(Clone, Debug)]
pub(crate) struct GameTime {
    limits: Limits,
    /// `None` where games are played without clocks.
    match_clock: Option<MatchClock>,
    /// Counts the time of the moves alone.
    clock: GameClock,
    /// How many moves each seat has made.
    moves: [u32; Seat::MAX],
    grace: Duration,
}

/// How long a move took, against what it was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveTiming {
    InTime,
    /// Too long by that much, within the grace.
    Over(Duration),
    /// Beyond the grace.
    Lost,
}

/// A move that takes longer than allowed by less than this is not reported: a scheduler does that.
const TOLERANCE: Duration = Duration::from_millis(20);

impl GameTime {
    pub(crate) fn new(
        limits: &Limits,
        match_clock: Option<MatchClock>,
        grace: Duration,
    ) -> GameTime {
        let budget = match_clock.map_or(TimeBudget::Unlimited, |clock| TimeBudget::WholeGame {
            base: millis(clock.base),
            increment: millis(clock.increment),
        });
        let clock = GameClock::new(budget, Seat::MAX, 0);
        GameTime { limits: limits.clone(), match_clock, clock, moves: [0; Seat::MAX], grace }
    }

    /// The limits of the search for the next move.
    pub(crate) fn limits(&self) -> Limits {
        let remaining =
            std::array::from_fn(|index| self.left(Seat::new(index)).unwrap_or_default());
        let clocks =
            self.match_clock.map(|clock| PlayerClocks { remaining, increment: clock.increment });
        Limits { clocks, ..self.limits.clone() }
    }

    /// How long `seat` may take at most before it loses; `None` where nothing limits the time.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Duration> {
        Some(self.allowed(seat)? + self.grace)
    }

    /// Whether games are played with clocks.
    pub(crate) fn has_clock(&self) -> bool {
        self.match_clock.is_some()
    }

    /// Takes the time of a move off the clock of `seat`.
    pub(crate) fn spend(&mut self, seat: Seat, took: Duration) -> MoveTiming {
        let Some(allowed) = self.allowed(seat) else { return MoveTiming::InTime };
        let began = self.clock.state().at;
        self.moves[seat.index()] += 1;
        // No clock runs before the first move of a game (T1): it takes no time off, and earns none.
        let timed = Some(number(seat)).filter(|_| self.moves.iter().sum::<u32>() > 1);
        self.clock.begin_turn(timed, began);
        self.clock.press(self.moves[seat.index()], began + millis(took), 0);
        match took.checked_sub(allowed) {
            Some(over) if over > self.grace => MoveTiming::Lost,
            Some(over) if over > TOLERANCE => MoveTiming::Over(over),
            _ => MoveTiming::InTime,
        }
    }

    /// What the clock of `seat` shows, as records note it: `4:58`, or `0:07.3` in the last minute.
    pub(crate) fn note(&self, seat: Seat) -> Option<String> {
        let left = self.left(seat)?;
        let (minutes, seconds) = (left.as_secs() / 60, left.as_secs() % 60);
        let tenths = left.subsec_millis() / 100;
        Some(match minutes {
            0 => format!("0:{seconds:02}.{tenths}"),
            _ => format!("{minutes}:{seconds:02}"),
        })
    }

    fn allowed(&self, seat: Seat) -> Option<Duration> {
        self.left(seat).into_iter().chain(self.limits.movetime).min()
    }

    /// What the clock of `seat` has left; `None` without clocks.
    fn left(&self, seat: Seat) -> Option<Duration> {
        let state = self.clock.state();
        state.left(number(seat), state.at).map(Duration::from_millis)
    }
}

fn number(seat: Seat) -> SeatNumber {
    seat.number() as SeatNumber
}

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);
    const SEAT: Seat = Seat::new(1);

    #[test]
    fn clocks_are_written_in_seconds() {
        let clock = MatchClock::parse("60+1").unwrap();
        assert_eq!((clock.base, clock.increment), (60_000 * MS, 1000 * MS));
        assert_eq!(clock.to_string(), "60+1");
        assert_eq!(MatchClock::parse("2.5").unwrap().base, 2500 * MS);
        for bad in ["", "0", "-1", "+1", "1+", "1+x", "inf", "1+1+1"] {
            assert_eq!(MatchClock::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_clock_loses_what_a_move_takes_and_gains_the_increment() {
        let clock = MatchClock::parse("10+2");
        let mut time = GameTime::new(&Limits::default(), clock, 500 * MS);
        assert_eq!(
            time.spend(Seat::new(0), 3000 * MS),
            MoveTiming::InTime,
            "T1: no clock runs yet"
        );
        assert_eq!(time.spend(SEAT, 4000 * MS), MoveTiming::InTime);
        let left = time.limits().clocks.unwrap().remaining;
        assert_eq!(left[..2], [10_000 * MS, 8000 * MS]);
        assert_eq!(time.note(SEAT).as_deref(), Some("0:08.0"));
        assert_eq!(time.deadline(SEAT), Some(8500 * MS));
        assert_eq!(time.spend(SEAT, 8300 * MS), MoveTiming::Over(300 * MS));
        assert_eq!(time.limits().clocks.unwrap().remaining[1], 2000 * MS, "the increment is left");
        assert_eq!(time.spend(SEAT, 2600 * MS), MoveTiming::Lost);
    }

    #[test]
    fn a_move_time_has_its_grace_and_nothing_is_carried_over() {
        let mut time = GameTime::new(&Limits::movetime(100 * MS), None, 500 * MS);
        for (took, timing) in [
            (100, MoveTiming::InTime),
            (115, MoveTiming::InTime),
            (350, MoveTiming::Over(250 * MS)),
            (601, MoveTiming::Lost),
            (90, MoveTiming::InTime),
        ] {
            assert_eq!(time.spend(SEAT, took * MS), timing, "{took}");
        }
        let mut untimed = GameTime::new(&Limits::nodes(5), None, 500 * MS);
        assert_eq!(untimed.spend(SEAT, 90_000 * MS), MoveTiming::InTime);
        assert_eq!(untimed.deadline(SEAT), None);
    }
}
