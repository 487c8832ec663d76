use std::fmt;

use crate::{Outcome, Ply, PlyOf, Position, Reason, Seat, Turn};

/// A game from its start: every ply and departure, the current position, and how the game ended.
///
/// ```text
/// Record::new(start) → play("e2") → play("e8") → leave(seat, Departure::Resigned) → ending()
/// ```
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    /// The start, then the position after each entry; never empty.
    positions: Vec<P>,
    entries: Vec<RecordEntry<P>>,
    ending: Option<Ending>,
    /// Whether threefold repetition is a draw.
    repetition_draw: bool,
}

/// One entry of a record: something that happened in the game.
#[derive(Debug, PartialEq, Eq)]
pub enum RecordEntry<P: Position> {
    /// A move or a roll.
    Ply(PlyOf<P>),
    /// A player left for good.
    Leave(Seat, Departure),
}

impl<P: Position> Clone for RecordEntry<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Position> Copy for RecordEntry<P> {}

impl<P: Position> RecordEntry<P> {
    /// Whether it is a player's move: rolls and departures are none.
    pub fn is_move(&self) -> bool {
        matches!(self, RecordEntry::Ply(Ply::Move(_)))
    }
}

/// Why a player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "&'static str", try_from = "String"))]
pub enum Departure {
    /// Gave up.
    Resigned,
    /// Ran out of time.
    OutOfTime,
    /// An engine failed: it crashed, hung or played an illegal move.
    Fault,
}

impl Departure {
    const ALL: [(Departure, &'static str); 3] = [
        (Departure::Resigned, "resign"),
        (Departure::OutOfTime, "time"),
        (Departure::Fault, "fault"),
    ];

    /// Its word in the text of a record.
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
    /// The result of every seat.
    pub outcome: Outcome,
    /// Why the game ended.
    pub cause: Cause,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "&'static str", try_from = "String"))]
pub enum Cause {
    /// The rules: a goal reached, the last pellet eaten, the last life lost, an area emptied.
    Rules,
    /// Threefold repetition.
    Repetition,
    /// A departure left too few players to go on.
    Departure(Departure),
    /// Draw by agreement.
    Agreement,
    /// The game was cancelled.
    Aborted,
}

impl Cause {
    const PLAIN: [(Cause, &'static str); 4] = [
        (Cause::Rules, "rules"),
        (Cause::Repetition, "repetition"),
        (Cause::Agreement, "agreement"),
        (Cause::Aborted, "aborted"),
    ];

    /// Its word in the text of a record.
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

/// In JSON both are their words.
#[cfg(feature = "serde")]
mod json {
    use super::{Cause, Departure};

    impl From<Departure> for &'static str {
        fn from(departure: Departure) -> &'static str {
            departure.word()
        }
    }

    impl TryFrom<String> for Departure {
        type Error = String;

        fn try_from(word: String) -> Result<Departure, String> {
            Departure::parse(&word).ok_or_else(|| format!("{word:?} is no departure"))
        }
    }

    impl From<Cause> for &'static str {
        fn from(cause: Cause) -> &'static str {
            cause.word()
        }
    }

    impl TryFrom<String> for Cause {
        type Error = String;

        fn try_from(word: String) -> Result<Cause, String> {
            Cause::parse(&word).ok_or_else(|| format!("{word:?} is no cause of an ending"))
        }
    }
}

/// Why an entry cannot be added to a record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordError<R> {
    /// The game has ended.
    Over,
    /// The rules refuse the ply.
    Refused(R),
    /// The word `leave:SEAT:WHY` does not name a seat of the game and a known departure.
    BadLeave(String),
    /// The game has no such seat, or its player has left already.
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
    /// A game that begins at `start`. Threefold repetition is a draw if the game has that rule; see
    /// [`without_repetition_draw`](Record::without_repetition_draw).
    pub fn new(start: P) -> Record<P> {
        let repetition_draw = start.draws_by_repetition();
        let ending = ending_by_rules(&start);
        Record { positions: vec![start], entries: Vec::new(), ending, repetition_draw }
    }

    /// The same with the draw by threefold repetition switched off.
    #[must_use]
    pub fn without_repetition_draw(mut self) -> Record<P> {
        debug_assert!(self.entries.is_empty(), "decided before the first move");
        self.repetition_draw = false;
        self
    }

    /// The current position.
    pub fn position(&self) -> &P {
        self.positions.last().expect("never empty")
    }

    /// The start position.
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The start, then the position after each entry.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// All entries, in order.
    pub fn entries(&self) -> &[RecordEntry<P>] {
        &self.entries
    }

    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who acts next. [`Turn::Over`] once the game has ended, also by agreement or departure.
    pub fn turn(&self) -> Turn {
        if self.ending.is_some() { Turn::Over } else { self.position().turn() }
    }

    /// Whether the player of a seat has left.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.entries.iter().any(|entry| matches!(entry, RecordEntry::Leave(who, _) if *who == seat))
    }

    /// Whether the player of a seat has made a move.
    pub fn has_moved(&self, seat: Seat) -> bool {
        let turns = self.positions.iter().map(Position::turn);
        self.entries
            .iter()
            .zip(turns)
            .any(|(entry, turn)| entry.is_move() && turn == Turn::Seat(seat))
    }

    /// The player who left last, if anybody has.
    pub fn last_to_leave(&self) -> Option<Seat> {
        self.entries.iter().rev().find_map(|entry| match entry {
            RecordEntry::Leave(seat, _) => Some(*seat),
            RecordEntry::Ply(_) => None,
        })
    }

    /// The index of the last entry that is a move by one of these seats, as far back as moves can be
    /// taken back: `None` where there is none, or a roll or a departure came after it.
    pub fn last_move_of(&self, seats: &[Seat]) -> Option<usize> {
        let is_move = |nth: &usize| self.entries[*nth].is_move();
        let is_theirs = |nth: &usize| match self.positions[*nth].turn() {
            Turn::Seat(seat) => seats.contains(&seat),
            Turn::Chance | Turn::Over => false,
        };
        (0..self.entries.len()).rev().take_while(is_move).find(is_theirs)
    }

    /// The entries as words, which [`play`](Record::play) accepts.
    pub fn words(&self) -> impl Iterator<Item = String> + '_ {
        self.entries.iter().map(ToString::to_string)
    }

    /// The moves of players, rolls and departures left out: the index of each among the entries, and who
    /// made it.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (usize, Seat)> + '_ {
        self.entries.iter().enumerate().filter_map(|(index, entry)| {
            match (entry, self.positions[index].turn()) {
                (RecordEntry::Ply(Ply::Move(_)), Turn::Seat(seat)) => Some((index, seat)),
                _ => None,
            }
        })
    }

    /// How many moves there are among so many entries, counted from the start.
    pub fn move_count(&self, entries: usize) -> usize {
        self.entries[..entries].iter().filter(|entry| entry.is_move()).count()
    }

    /// The number of the move with that index among the entries, as every list and every sentence tells
    /// it: moves are counted from 1, rolls and departures have no number.
    pub fn move_number(&self, entry: usize) -> Option<usize> {
        self.entries.get(entry)?.is_move().then(|| self.move_count(entry + 1))
    }

    /// The index among the entries of the move with that number.
    pub fn entry_of_move(&self, number: usize) -> Option<usize> {
        self.moves().nth(number.checked_sub(1)?).map(|(entry, _)| entry)
    }

    /// Adds the ply or departure that `word` stands for; an error leaves the record unchanged.
    pub fn play(&mut self, word: &str) -> Result<RecordEntry<P>, RecordError<P::Refusal>> {
        let next = NextEntry::by_word(self, word)?;
        Ok(self.push(next))
    }

    /// Adds the departure of a player.
    pub fn leave(
        &mut self,
        seat: Seat,
        departure: Departure,
    ) -> Result<RecordEntry<P>, RecordError<P::Refusal>> {
        let next = NextEntry::by_departure(self, seat, departure)?;
        Ok(self.push(next))
    }

    /// Ends the game for a reason outside its rules: agreement or cancellation.
    pub fn end(&mut self, ending: Ending) -> Result<(), RecordError<P::Refusal>> {
        if self.ending.is_some() {
            return Err(RecordError::Over);
        }
        self.ending = Some(ending);
        Ok(())
    }

    /// Replaces the ending, whatever it was: for a game whose result was decided by older laws.
    pub fn set_ending(&mut self, ending: Ending) {
        self.ending = Some(ending);
    }

    /// The draw of this game as it stands: half a point to each seat in play, nothing to those who left
    /// (T21).
    pub fn draw(&self) -> Outcome {
        self.position().draw_outcome()
    }

    /// Takes back the last entry, and with it the ending of the game, if there was one.
    pub fn undo(&mut self) -> Option<RecordEntry<P>> {
        let entry = self.entries.pop()?;
        self.positions.pop();
        self.ending = None;
        Some(entry)
    }

    /// A game whose positions, entries and ending were found elsewhere by the same rules.
    pub(crate) fn from_parts(
        positions: Vec<P>,
        entries: Vec<RecordEntry<P>>,
        ending: Option<Ending>,
        repetition_draw: bool,
    ) -> Record<P> {
        debug_assert_eq!(positions.len(), entries.len() + 1);
        Record { positions, entries, ending, repetition_draw }
    }

    /// Whether threefold repetition is a draw.
    pub(crate) fn has_repetition_draw(&self) -> bool {
        self.repetition_draw
    }

    fn push(&mut self, next: NextEntry<P>) -> RecordEntry<P> {
        self.positions.push(next.position);
        self.entries.push(next.entry);
        self.ending = next.ending;
        next.entry
    }
}

/// A game so far, as the next entry depends on it.
pub(crate) trait GameSoFar<P: Position> {
    /// The current position.
    fn position(&self) -> &P;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Whether the player of a seat has left.
    fn has_left(&self, seat: Seat) -> bool;
    /// Whether `next` would be the third occurrence of a position, where that is a draw.
    fn is_threefold_repetition(&self, next: &P) -> bool;
}

impl<P: Position> GameSoFar<P> for Record<P> {
    fn position(&self) -> &P {
        Record::position(self)
    }

    fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    fn has_left(&self, seat: Seat) -> bool {
        Record::has_left(self, seat)
    }

    fn is_threefold_repetition(&self, next: &P) -> bool {
        self.repetition_draw
            && self.positions.iter().filter(|&earlier| earlier == next).count() >= 2
    }
}

/// An entry that goes on a game: what happened, the position after it, and the ending if it is one.
pub(crate) struct NextEntry<P: Position> {
    pub(crate) entry: RecordEntry<P>,
    pub(crate) position: P,
    pub(crate) ending: Option<Ending>,
}

impl<P: Position> NextEntry<P> {
    /// The ply or departure that `word` stands for.
    pub(crate) fn by_word(
        game: &impl GameSoFar<P>,
        word: &str,
    ) -> Result<NextEntry<P>, RecordError<P::Refusal>> {
        if let Some(rest) = word.strip_prefix("leave:") {
            let (seat, departure) = rest
                .split_once(':')
                .and_then(|(seat, why)| {
                    let seat = Seat::from_number(seat.parse().ok()?)?;
                    Some((seat, Departure::parse(why)?))
                })
                .filter(|(seat, _)| seat.index() < game.position().seats())
                .ok_or_else(|| RecordError::BadLeave(word.to_owned()))?;
            return NextEntry::by_departure(game, seat, departure);
        }
        if game.is_over() {
            return Err(RecordError::Over);
        }
        let mut position = game.position().clone();
        let ply = position.try_play(word).map_err(RecordError::Refused)?;
        let repetition = || {
            let outcome = position.draw_outcome();
            let is_draw = game.is_threefold_repetition(&position);
            is_draw.then_some(Ending { outcome, cause: Cause::Repetition })
        };
        let ending = ending_by_rules(&position).or_else(repetition);
        Ok(NextEntry { entry: RecordEntry::Ply(ply), position, ending })
    }

    fn by_departure(
        game: &impl GameSoFar<P>,
        seat: Seat,
        departure: Departure,
    ) -> Result<NextEntry<P>, RecordError<P::Refusal>> {
        if game.is_over() {
            return Err(RecordError::Over);
        }
        if seat.index() >= game.position().seats() || game.has_left(seat) {
            return Err(RecordError::NotSeated(seat));
        }
        let mut position = game.position().clone();
        let ending = position
            .leave(seat)
            .map(|outcome| Ending { outcome, cause: Cause::Departure(departure) })
            .or_else(|| ending_by_rules(&position));
        Ok(NextEntry { entry: RecordEntry::Leave(seat, departure), position, ending })
    }
}

fn ending_by_rules<P: Position>(position: &P) -> Option<Ending> {
    position.outcome().map(|outcome| Ending { outcome, cause: Cause::Rules })
}

impl<P: Position> fmt::Display for RecordEntry<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordEntry::Ply(ply) => ply.fmt(f),
            RecordEntry::Leave(seat, departure) => write!(f, "leave:{seat}:{}", departure.word()),
        }
    }
}
