use std::num::NonZeroU32;
use std::time::Duration;

use clock::{GameClock, Millis, TimeBudget};
use engine::{Limits, PlayerClocks};
use game::{RecordHeader, Seat, SeatNumber, TimeControl};

/// The clock of every player: a time for all moves or for some, and what each move adds (Fischer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchClock {
    /// After how many moves of a player `base` is added once more; never, where it is for the whole game.
    pub period: Option<NonZeroU32>,
    /// The time a game starts with.
    pub base: Duration,
    /// What every move adds.
    pub increment: Duration,
}

impl MatchClock {
    /// Parses a clock as cutechess and fastchess write it: `60`, `60+1`, `2.5+0.1` in seconds, `1:30` in
    /// minutes and seconds, `40/60+1` for every 40 moves.
    pub fn parse(text: &str) -> Option<MatchClock> {
        let (period, times) = match text.split_once('/') {
            Some((moves, times)) => (Some(moves.parse().ok()?), times),
            None => (None, text),
        };
        let (base, increment) = times.split_once('+').unwrap_or((times, "0"));
        let (minutes, base) = base.split_once(':').unwrap_or(("0", base));
        let minutes = Duration::from_secs(u64::from(minutes.parse::<u32>().ok()?) * 60);
        let seconds = |word: &str| Duration::try_from_secs_f64(word.parse().ok()?).ok();
        let base = minutes.checked_add(seconds(base)?)?;
        let clock = MatchClock { period, base, increment: seconds(increment)? };
        (!clock.base.is_zero()).then_some(clock)
    }

    fn budget(&self) -> TimeBudget {
        TimeBudget::WholeGame { base: millis(self.base), increment: millis(self.increment) }
    }

    /// Notes the clock in the header of a record, whose time controls have whole seconds; any other
    /// is written in the same words.
    fn note_in(&self, header: &mut RecordHeader) {
        let whole = |time: Duration| match time.subsec_nanos() {
            0 => u32::try_from(time.as_secs()).ok(),
            _ => None,
        };
        if self.period.is_some() {
            header.other.push(("clock".to_owned(), format!("periods {self}")));
            return;
        }
        match (whole(self.base), whole(self.increment)) {
            (Some(seconds), Some(0)) => header.time_control = TimeControl::SuddenDeath { seconds },
            (Some(seconds), Some(increment)) => {
                header.time_control = TimeControl::Fischer { seconds, increment };
            }
            (_, Some(0)) => {
                let text = format!("sudden-death {}", self.base.as_secs_f64());
                header.other.push(("clock".to_owned(), text));
            }
            _ => header.other.push(("clock".to_owned(), format!("fischer {self}"))),
        }
    }
}

impl std::fmt::Display for MatchClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(period) = self.period {
            write!(f, "{period}/")?;
        }
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}

/// How long somebody may think.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThinkingLimits {
    /// The limits of the search for a move.
    pub search: Limits,
    /// The clock, if there is one.
    pub clock: Option<MatchClock>,
}

/// The time of one game: what each move may take, and what is left on the clocks.
#[derive(Clone, Debug)]
pub(crate) struct GameTime {
    seats: Vec<SeatTime>,
    grace: Duration,
}

/// The time of one seat.
#[derive(Clone, Debug)]
struct SeatTime {
    limits: ThinkingLimits,
    /// Counts the time of its own moves alone: every seat has a clock to itself, since they may differ.
    clock: GameClock,
    /// How many moves it has made.
    moves: u32,
}

/// Notes in the header of a record how long everyone may think: what each seat has, in lines `limits SEAT …`, and
/// the clock where all have the same.
pub(crate) fn note_limits(limits: &[ThinkingLimits], header: &mut RecordHeader) {
    for (seat, limits) in Seat::all(limits.len()).zip(limits) {
        let words = limits.to_string();
        if !words.is_empty() {
            header.other.push(("limits".to_owned(), format!("{seat} {words}")));
        }
    }
    if let Some(clock) = limits.first().and_then(|limits| limits.clock)
        && limits.iter().all(|other| other.clock == Some(clock))
    {
        clock.note_in(header);
    }
}

/// As they are set: `tc=60+1 nodes=1000`.
impl std::fmt::Display for ThinkingLimits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Limits { movetime, nodes, depth, .. } = &self.search;
        let words = [
            self.clock.map(|clock| format!("tc={clock}")),
            movetime.map(|time| format!("movetime={}", time.as_millis())),
            nodes.map(|nodes| format!("nodes={nodes}")),
            depth.map(|depth| format!("depth={depth}")),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
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
    /// The time of a game with the limits of every seat.
    pub(crate) fn new(limits: Vec<ThinkingLimits>, grace: Duration) -> GameTime {
        let seats = limits.into_iter().map(|limits| {
            let budget = limits.clock.map_or(TimeBudget::Unlimited, |clock| clock.budget());
            SeatTime { limits, clock: GameClock::new(budget, 1, 0), moves: 0 }
        });
        GameTime { seats: seats.collect(), grace }
    }

    /// The limits of the search for the next move of `seat`. Whoever has no clock seems to have as much time.
    pub(crate) fn limits(&self, seat: Seat) -> Limits {
        let SeatTime { limits: ThinkingLimits { search, clock }, moves, .. } =
            &self.seats[seat.index()];
        let own = self.left(seat).unwrap_or_default();
        let remaining = std::array::from_fn(|index| match index < self.seats.len() {
            true => self.left(Seat::new(index)).unwrap_or(own),
            false => Duration::ZERO,
        });
        let clocks = clock.map(|MatchClock { period, increment, .. }| PlayerClocks {
            remaining,
            increment,
            moves_to_go: period.map(|period| period.get() - *moves % period),
        });
        Limits { clocks, ..search.clone() }
    }

    /// What every move adds to the clock of each seat.
    pub(crate) fn increments(&self) -> Vec<Duration> {
        let increment = |clock: MatchClock| clock.increment;
        let seats = self.seats.iter();
        seats.map(|seat| seat.limits.clock.map_or(Duration::ZERO, increment)).collect()
    }

    /// How long `seat` may take at most before it loses; `None` where nothing limits the time.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Duration> {
        Some(self.allowed(seat)? + self.grace)
    }

    /// Whether `seat` has a clock.
    pub(crate) fn has_clock(&self, seat: Seat) -> bool {
        self.seats[seat.index()].limits.clock.is_some()
    }

    /// Takes the time of a move off the clock of `seat`.
    pub(crate) fn spend(&mut self, seat: Seat, took: Duration) -> MoveTiming {
        let Some(allowed) = self.allowed(seat) else { return MoveTiming::InTime };
        let earlier = self.seats.iter().map(|seat| seat.moves).sum::<u32>();
        let own = &mut self.seats[seat.index()];
        let began = own.clock.state().at;
        own.moves += 1;
        // No clock runs before the first move of a game (T1): it takes no time off, and earns none.
        own.clock.begin_turn((earlier > 0).then_some(OWN), began);
        let ended = began + millis(took);
        own.clock.press(own.moves, ended, 0);
        if let Some(clock @ MatchClock { period: Some(period), .. }) = own.limits.clock
            && own.moves % period == 0
        {
            let left = own.clock.state().left[0] + millis(clock.base);
            own.clock = GameClock::resume(clock.budget(), &[own.moves], &[left], ended);
        }
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
        let movetime = self.seats[seat.index()].limits.search.movetime;
        self.left(seat).into_iter().chain(movetime).min()
    }

    /// What the clock of `seat` has left; `None` without clocks.
    fn left(&self, seat: Seat) -> Option<Duration> {
        let state = self.seats[seat.index()].clock.state();
        state.left(OWN, state.at).map(Duration::from_millis)
    }
}

/// The number of a seat on its own clock.
const OWN: SeatNumber = 1;

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);
    const SEAT: Seat = Seat::new(1);

    fn game_time(search: Limits, clock: Option<MatchClock>) -> GameTime {
        GameTime::new(vec![ThinkingLimits { search, clock }; 2], 500 * MS)
    }

    #[test]
    fn every_seat_may_have_limits_of_its_own() {
        let limits =
            |search, clock: &str| ThinkingLimits { search, clock: MatchClock::parse(clock) };
        let fischer = limits(Limits::default(), "10+2");
        let per_move = limits(Limits::movetime(50 * MS), "");
        let mut time = GameTime::new(vec![fischer, per_move], Duration::ZERO);
        let first = Seat::new(0);
        time.spend(first, MS);
        assert_eq!(time.spend(SEAT, 60 * MS), MoveTiming::Lost);
        assert_eq!(time.spend(first, 3000 * MS), MoveTiming::InTime);
        let clocks = time.limits(first).clocks.unwrap();
        assert_eq!(clocks.remaining[..2], [9000 * MS; 2], "the other has no clock");
        assert_eq!((time.limits(SEAT).clocks, time.limits(SEAT).movetime), (None, Some(50 * MS)));
        assert_eq!(time.increments(), [2000 * MS, Duration::ZERO]);
        assert!(time.has_clock(first) && !time.has_clock(SEAT));
    }

    #[test]
    fn clocks_are_written_in_seconds() {
        let clock = MatchClock::parse("60+1").unwrap();
        assert_eq!((clock.base, clock.increment), (60_000 * MS, 1000 * MS));
        assert_eq!(clock.to_string(), "60+1");
        assert_eq!(MatchClock::parse("2.5").unwrap().base, 2500 * MS);
        let clock = MatchClock::parse("40/1:30+0.5").unwrap();
        assert_eq!((clock.period, clock.base), (NonZeroU32::new(40), 90_000 * MS));
        assert_eq!(clock.to_string(), "40/90+0.5");
        for bad in [
            "", "0", "-1", "+1", "1+", "1+x", "inf", "1+1+1", "/60", "0/60", "40/", "40/0",
            "1/2/3", ":", "1:", ":30", "-1:30", "1:2:3",
        ] {
            assert_eq!(MatchClock::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn records_name_every_clock_alike() {
        for (clock, text) in [
            ("60+1", "fischer 60+1"),
            ("1+0.1", "fischer 1+0.1"),
            ("60", "sudden-death 60"),
            ("2.5", "sudden-death 2.5"),
            ("40/60+1", "periods 40/60+1"),
        ] {
            let mut header = RecordHeader::default();
            MatchClock::parse(clock).unwrap().note_in(&mut header);
            let lines = header.lines();
            let noted: Vec<_> = lines.iter().filter(|(key, _)| key == "clock").collect();
            assert!(noted.iter().any(|(_, value)| value == text), "{clock}: {noted:?}");
        }
    }

    #[test]
    fn a_clock_loses_what_a_move_takes_and_gains_the_increment() {
        let clock = MatchClock::parse("10+2");
        let mut time = game_time(Limits::default(), clock);
        assert_eq!(
            time.spend(Seat::new(0), 3000 * MS),
            MoveTiming::InTime,
            "T1: no clock runs yet"
        );
        assert_eq!(time.spend(SEAT, 4000 * MS), MoveTiming::InTime);
        let left = time.limits(SEAT).clocks.unwrap().remaining;
        assert_eq!(left[..2], [10_000 * MS, 8000 * MS]);
        assert_eq!(time.note(SEAT).as_deref(), Some("0:08.0"));
        assert_eq!(time.deadline(SEAT), Some(8500 * MS));
        assert_eq!(time.spend(SEAT, 8300 * MS), MoveTiming::Over(300 * MS));
        assert_eq!(
            time.limits(SEAT).clocks.unwrap().remaining[1],
            2000 * MS,
            "the increment is left"
        );
        assert_eq!(time.spend(SEAT, 2600 * MS), MoveTiming::Lost);
    }

    #[test]
    fn after_every_period_a_clock_gets_its_time_once_more() {
        let mut time = game_time(Limits::default(), MatchClock::parse("2/10+1"));
        let shown = |time: &GameTime| {
            let clocks = time.limits(SEAT).clocks.unwrap();
            (clocks.remaining[1].as_secs(), clocks.moves_to_go)
        };
        assert_eq!(shown(&time), (10, Some(2)));
        time.spend(Seat::new(0), MS);
        for left in [(7, Some(1)), (14, Some(2)), (11, Some(1)), (18, Some(2))] {
            assert_eq!(time.spend(SEAT, 4000 * MS), MoveTiming::InTime);
            assert_eq!(shown(&time), left);
        }
    }

    #[test]
    fn a_move_time_has_its_grace_and_nothing_is_carried_over() {
        let mut time = game_time(Limits::movetime(100 * MS), None);
        for (took, timing) in [
            (100, MoveTiming::InTime),
            (115, MoveTiming::InTime),
            (350, MoveTiming::Over(250 * MS)),
            (601, MoveTiming::Lost),
            (90, MoveTiming::InTime),
        ] {
            assert_eq!(time.spend(SEAT, took * MS), timing, "{took}");
        }
        let mut untimed = game_time(Limits::nodes(5), None);
        assert_eq!(untimed.spend(SEAT, 90_000 * MS), MoveTiming::InTime);
        assert_eq!(untimed.deadline(SEAT), None);
    }
}
