use std::fmt;

use crate::{Outcome, PlyOf, Position, Reason, Seat, Turn};

/// A game from its start: what happened, where it stands, and how it ended.
///
/// ```text
/// Record::new(start) → play("e2") → play("e8") → leave(seat, Departure::Resigned) → ending()
/// ```
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    /// The start, then the position after each entry; never empty.
    positions: Vec<P>,
    entries: Vec<Entry<P>>,
    ending: Option<Ending>,
    repetition: bool,
}

/// One thing that happened in a game.
#[derive(Debug, PartialEq, Eq)]
pub enum Entry<P: Position> {
    /// A move or a roll.
    Ply(PlyOf<P>),
    /// A player left for good.
    Leave(Seat, Departure),
}

impl<P: Position> Clone for Entry<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Position> Copy for Entry<P> {}

/// Why a player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// Gave up.
    Resigned,
    /// Overstepped the clock.
    OutOfTime,
    /// A program broke: it crashed, hung or played an illegal move.
    Fault,
}

impl Departure {
    const ALL: [(Departure, &'static str); 3] = [
        (Departure::Resigned, "resign"),
        (Departure::OutOfTime, "time"),
        (Departure::Fault, "fault"),
    ];

    /// The word for it in records.
    pub fn word(self) -> &'static str {
        Departure::ALL.into_iter().find(|&(d, _)| d == self).expect("all are listed").1
    }

    /// The departure with that word.
    pub fn parse(word: &str) -> Option<Departure> {
        Departure::ALL.into_iter().find(|&(_, w)| w == word).map(|(d, _)| d)
    }
}

/// How a game ended and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Seat by seat.
    pub outcome: Outcome,
    /// What brought the end about.
    pub cause: Cause,
}

/// What brought the end of a game about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The rules: a goal reached, the last pellet eaten, the last life lost, an area emptied.
    Rules,
    /// The same position for the third time.
    Repetition,
    /// The last one needed for a game left.
    Departure(Departure),
    /// The players agreed on a draw.
    Agreement,
    /// It was called off.
    Aborted,
}

impl Cause {
    const PLAIN: [(Cause, &'static str); 4] = [
        (Cause::Rules, "rules"),
        (Cause::Repetition, "repetition"),
        (Cause::Agreement, "agreement"),
        (Cause::Aborted, "aborted"),
    ];

    /// The word for it in records.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Departure(departure) => departure.word(),
            plain => Cause::PLAIN.into_iter().find(|&(c, _)| c == plain).expect("all are listed").1,
        }
    }

    /// The cause with that word.
    pub fn parse(word: &str) -> Option<Cause> {
        let plain = Cause::PLAIN.into_iter().find(|&(_, w)| w == word).map(|(c, _)| c);
        plain.or_else(|| Departure::parse(word).map(Cause::Departure))
    }
}

/// Why something cannot be added to a record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordError<R> {
    /// The game has ended; nothing comes after that.
    Over,
    /// The rules refuse the ply.
    Refused(R),
    /// The word `leave:…` does not name a seat of the table and a known departure.
    BadLeave(String),
    /// That player has left already, or the game has gone on without them.
    NotSeated(Seat),
}

impl<R: Into<Reason>> From<RecordError<R>> for Reason {
    fn from(error: RecordError<R>) -> Reason {
        match error {
            RecordError::Over => Reason::new("record-over", ""),
            RecordError::Refused(refusal) => refusal.into(),
            RecordError::BadLeave(word) => Reason::new("record-bad-leave", "").text("word", word),
            RecordError::NotSeated(seat) => {
                Reason::new("record-not-seated", "").number("seat", seat.number())
            }
        }
    }
}

impl<P: Position> Record<P> {
    /// A game that begins at `start`. The third occurrence of a position is a draw where the game
    /// has that rule; see [`without_repetition`](Record::without_repetition).
    pub fn new(start: P) -> Record<P> {
        let repetition = start.draws_by_repetition();
        let ending = by_rules(&start);
        Record { positions: vec![start], entries: Vec::new(), ending, repetition }
    }

    /// The same, but positions may recur as often as they like: a table can switch the draw off.
    #[must_use]
    pub fn without_repetition(mut self) -> Record<P> {
        debug_assert!(self.entries.is_empty(), "decided before the first move");
        self.repetition = false;
        self
    }

    /// Where the game stands.
    pub fn position(&self) -> &P {
        self.positions.last().expect("never empty")
    }

    /// Where it began.
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The start, then the position after each entry.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// What happened, in order.
    pub fn entries(&self) -> &[Entry<P>] {
        &self.entries
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who acts next: nobody once the game has ended, for whatever reason.
    pub fn turn(&self) -> Turn {
        if self.ending.is_some() { Turn::Over } else { self.position().turn() }
    }

    /// The entries as words, which [`play`](Record::play) takes back.
    pub fn words(&self) -> impl Iterator<Item = String> + '_ {
        self.entries.iter().map(ToString::to_string)
    }

    /// Adds the ply or departure that `word` stands for; an error changes nothing.
    pub fn play(&mut self, word: &str) -> Result<Entry<P>, RecordError<P::Refusal>> {
        if let Some(rest) = word.strip_prefix("leave:") {
            let (seat, departure) = rest
                .split_once(':')
                .and_then(|(seat, why)| {
                    let seat = Seat::from_number(seat.parse().ok()?)?;
                    Some((seat, Departure::parse(why)?))
                })
                .filter(|(seat, _)| seat.index() < self.position().seats())
                .ok_or_else(|| RecordError::BadLeave(word.to_owned()))?;
            return self.leave(seat, departure);
        }
        if self.ending.is_some() {
            return Err(RecordError::Over);
        }
        let mut next = self.position().clone();
        let ply = next.try_play(word).map_err(RecordError::Refused)?;
        self.ending = by_rules(&next).or_else(|| self.third_time(&next));
        Ok(self.push(next, Entry::Ply(ply)))
    }

    /// A player leaves for good.
    pub fn leave(
        &mut self,
        seat: Seat,
        departure: Departure,
    ) -> Result<Entry<P>, RecordError<P::Refusal>> {
        if self.ending.is_some() {
            return Err(RecordError::Over);
        }
        let gone = |e: &Entry<P>| matches!(e, Entry::Leave(who, _) if *who == seat);
        if seat.index() >= self.position().seats() || self.entries.iter().any(gone) {
            return Err(RecordError::NotSeated(seat));
        }
        let mut next = self.position().clone();
        self.ending = next
            .leave(seat)
            .map(|outcome| Ending { outcome, cause: Cause::Departure(departure) })
            .or_else(|| by_rules(&next));
        Ok(self.push(next, Entry::Leave(seat, departure)))
    }

    /// The players agree on a draw, or the table calls the game off.
    pub fn end(&mut self, ending: Ending) -> Result<(), RecordError<P::Refusal>> {
        if self.ending.is_some() {
            return Err(RecordError::Over);
        }
        self.ending = Some(ending);
        Ok(())
    }

    /// Takes the last entry back, and with it whatever end it brought about.
    pub fn undo(&mut self) -> Option<Entry<P>> {
        let entry = self.entries.pop()?;
        self.positions.pop();
        self.ending = None;
        Some(entry)
    }

    fn push(&mut self, next: P, entry: Entry<P>) -> Entry<P> {
        self.positions.push(next);
        self.entries.push(entry);
        entry
    }

    fn third_time(&self, next: &P) -> Option<Ending> {
        let before = || self.positions.iter().filter(|&earlier| earlier == next).count();
        (self.repetition && before() >= 2)
            .then(|| Ending { outcome: Outcome::draw(next.seats()), cause: Cause::Repetition })
    }
}

fn by_rules<P: Position>(position: &P) -> Option<Ending> {
    position.outcome().map(|outcome| Ending { outcome, cause: Cause::Rules })
}

impl<P: Position> fmt::Display for Entry<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Ply(ply) => ply.fmt(f),
            Entry::Leave(seat, departure) => write!(f, "leave:{seat}:{}", departure.word()),
        }
    }
}
