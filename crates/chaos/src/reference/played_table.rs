//! Who sits where, and the game as it stands.

use api::{
    Departure, Event, EventKind, Millis, NewTable, Offer, Person, SeatHolder, SeatNumber,
    TablePhase, TimeControl, WireEnding,
};
use game::{Ending, Record, Seat, Turn};
use rules::{AnyPosition, GameSetup};

/// A table without its clocks and offers.
#[derive(Clone, Debug)]
pub(super) struct PlayedTable {
    pub(super) spec: NewTable,
    pub(super) creator: String,
    pub(super) phase: TablePhase,
    pub(super) seats: Vec<ExpectedSeat>,
    /// The words of the game, those taken back left out.
    pub(super) words: Vec<WordBy>,
    /// How many plies were ever played, those taken back counted.
    pub(super) plies_ever: usize,
    /// How many events there were that are neither plies, departures, outages nor the end.
    pub(super) other_events: usize,
    pub(super) ending: Option<WireEnding>,
    pub(super) rematch: Option<String>,
    /// Whose seats are being claimed: the events so far end with such a claim.
    pub(super) claim: Option<CarriedClaim>,
    /// The number and the time of the last event.
    pub(super) last: (u32, Millis),
    record: Option<Record<AnyPosition>>,
}

/// A seat as it has to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExpectedSeat {
    /// Who holds it.
    pub holder: Option<SeatHolder>,
    /// Why its player has left the game, if so.
    pub departed: Option<Departure>,
}

/// Whose a word of the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordBy {
    Move(SeatNumber),
    Roll,
    Departure(SeatNumber),
}

/// The others go on without a person who is gone (T31).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CarriedClaim {
    pub(super) person: String,
    /// Whether computers take the seats; they depart otherwise.
    pub(super) by_computer: bool,
}

impl ExpectedSeat {
    /// The id of the person who holds the seat.
    pub(super) fn person(&self) -> Option<&str> {
        match &self.holder {
            Some(SeatHolder::Person(person)) => Some(&person.id),
            _ => None,
        }
    }

    fn is_computer(&self) -> bool {
        matches!(self.holder, Some(SeatHolder::Level { .. }))
    }
}

impl PlayedTable {
    pub(super) fn new(creator: &Person, spec: &NewTable) -> PlayedTable {
        PlayedTable {
            spec: spec.clone(),
            creator: creator.id.clone(),
            phase: TablePhase::Waiting,
            seats: vec![ExpectedSeat::default(); spec.seats.into()],
            words: Vec::new(),
            plies_ever: 0,
            other_events: 0,
            ending: None,
            rematch: None,
            claim: None,
            last: (0, 0),
            record: None,
        }
    }

    /// Follows an event, whether or not the laws allow it.
    pub(super) fn add(&mut self, event: &Event) -> Result<(), String> {
        self.claim = self.claim_after(&event.kind);
        self.last = (event.seq, event.at);
        self.count(&event.kind);
        match &event.kind {
            EventKind::Joined { seat, who, .. } => {
                self.seat_mut(*seat)?.holder = Some(SeatHolder::Person(who.clone()));
            }
            EventKind::Left { seat } => self.seat_mut(*seat)?.holder = None,
            EventKind::Filled { seat, level } => {
                self.seat_mut(*seat)?.holder = Some(SeatHolder::Level { level: *level });
            }
            EventKind::Started { position, .. } => self.start(position)?,
            EventKind::Moved { seat, word, .. } => self.play(word, WordBy::Move(*seat))?,
            EventKind::Rolled { word } => self.play(word, WordBy::Roll)?,
            EventKind::Departed { seat, why } => {
                self.play(&format!("leave:{seat}:{}", why.word()), WordBy::Departure(*seat))?;
                self.seat_mut(*seat)?.departed = Some(*why);
            }
            EventKind::TakenBack { keep } => self.take_back(*keep as usize),
            EventKind::Paused => self.phase = TablePhase::Paused,
            EventKind::Resumed => self.phase = TablePhase::Live,
            EventKind::Ended { outcome, cause, .. } => {
                self.phase = TablePhase::Over;
                self.ending = Some(WireEnding { outcome: outcome.clone(), cause: *cause });
            }
            EventKind::Rematched { table, .. } => self.rematch = Some(table.clone()),
            EventKind::Created { .. }
            | EventKind::ClientSeedAdded { .. }
            | EventKind::Offered { .. }
            | EventKind::Declined { .. }
            | EventKind::Outage { .. } => {}
        }
        Ok(())
    }

    /// The claim that goes on with an event, or begins with it.
    fn claim_after(&self, event: &EventKind) -> Option<CarriedClaim> {
        let (seat, by_computer) = match event {
            EventKind::Departed { seat, why: Departure::OutOfTime }
                if self.spec.time_control == TimeControl::None =>
            {
                (*seat, false)
            }
            EventKind::Filled { seat, .. } if self.phase != TablePhase::Waiting => (*seat, true),
            EventKind::Rolled { .. } | EventKind::Declined { .. } => return self.claim.clone(),
            _ => return None,
        };
        let person = self.seat(seat)?.person()?.to_owned();
        Some(CarriedClaim { person, by_computer })
    }

    fn count(&mut self, event: &EventKind) {
        match event {
            EventKind::Moved { .. } | EventKind::Rolled { .. } => self.plies_ever += 1,
            EventKind::Departed { .. } | EventKind::Outage { .. } | EventKind::Ended { .. } => {}
            _ => self.other_events += 1,
        }
    }

    fn start(&mut self, position: &str) -> Result<(), String> {
        let setup = GameSetup::from_text(&self.spec.setup_text())
            .map_err(|error| format!("the settings are of no game: {error:?}"))?;
        let start = setup
            .parse_position(position)
            .map_err(|reason| format!("{position} is no start of this game: {reason:?}"))?;
        self.record = Some(setup.record_from(start));
        self.phase = TablePhase::Live;
        Ok(())
    }

    fn play(&mut self, word: &str, by: WordBy) -> Result<(), String> {
        let record = self.record.as_mut().ok_or("nothing is played before the start")?;
        record.play(word).map_err(|error| format!("{word} cannot be played: {error:?}"))?;
        self.words.push(by);
        Ok(())
    }

    fn take_back(&mut self, keep: usize) {
        self.words.truncate(keep);
        if let Some(record) = &mut self.record {
            while record.entries().len() > keep {
                record.undo();
            }
        }
    }

    pub(super) fn seat(&self, seat: SeatNumber) -> Option<&ExpectedSeat> {
        self.seats.get(usize::from(seat).checked_sub(1)?)
    }

    fn seat_mut(&mut self, seat: SeatNumber) -> Result<&mut ExpectedSeat, String> {
        let index = usize::from(seat).wrapping_sub(1);
        self.seats.get_mut(index).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// Whether the game has begun and not ended.
    pub(super) fn is_played(&self) -> bool {
        matches!(self.phase, TablePhase::Live | TablePhase::Paused)
    }

    pub(super) fn has_departed(&self, seat: SeatNumber) -> bool {
        self.seat(seat).is_none_or(|seat| seat.departed.is_some())
    }

    pub(super) fn is_in_play(&self, seat: SeatNumber) -> bool {
        self.is_played() && !self.has_departed(seat)
    }

    /// The seats that a person holds, those that left included.
    pub(super) fn seats_of(&self, person: &str) -> Vec<SeatNumber> {
        let seats = (1..).zip(&self.seats);
        seats.filter(|(_, seat)| seat.person() == Some(person)).map(|(number, _)| number).collect()
    }

    /// Those of them that are in play.
    pub(super) fn seats_in_play_of(&self, person: &str) -> Vec<SeatNumber> {
        self.seats_of(person).into_iter().filter(|&seat| self.is_in_play(seat)).collect()
    }

    /// The id of the person who holds a seat.
    pub(super) fn person_at(&self, seat: SeatNumber) -> Option<&str> {
        self.seat(seat)?.person()
    }

    /// Everybody who holds a seat in play, each once.
    pub(super) fn people_in_play(&self) -> Vec<&str> {
        self.people(|seat| self.is_in_play(seat))
    }

    /// Everybody who is asked for a rematch: all but those who left while others played on.
    pub(super) fn people_at_the_end(&self) -> Vec<&str> {
        self.people(|seat| !self.left_early(seat))
    }

    fn people(&self, counts: impl Fn(SeatNumber) -> bool) -> Vec<&str> {
        let mut people: Vec<&str> = Vec::new();
        for (number, seat) in (1..).zip(&self.seats) {
            if let Some(person) = seat.person()
                && counts(number)
                && !people.contains(&person)
            {
                people.push(person);
            }
        }
        people
    }

    fn left_early(&self, seat: SeatNumber) -> bool {
        let departure = self.words.iter().position(|word| *word == WordBy::Departure(seat));
        departure.is_some_and(|departure| {
            self.words[departure..].iter().any(|word| matches!(word, WordBy::Move(_)))
        })
    }

    pub(super) fn computer_in_play(&self) -> Option<SeatNumber> {
        let mut seats = (1..).zip(&self.seats);
        let found = seats.find(|(number, seat)| seat.is_computer() && self.is_in_play(*number));
        found.map(|(number, _)| number)
    }

    /// Who acts next, if the game goes on.
    pub(super) fn turn(&self) -> Turn {
        match &self.record {
            Some(record) if self.is_played() => record.turn(),
            _ => Turn::Over,
        }
    }

    pub(super) fn to_move(&self) -> Option<SeatNumber> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat.number() as SeatNumber),
            Turn::Chance | Turn::Over => None,
        }
    }

    pub(super) fn position(&self) -> Option<&AnyPosition> {
        self.record.as_ref().map(Record::position)
    }

    /// How the game ended by its rules, by repetition or by a departure.
    pub(super) fn ending_by_rules(&self) -> Option<Ending> {
        self.record.as_ref()?.ending()
    }

    /// How many moves the game as it stands has.
    pub(super) fn moves(&self) -> usize {
        self.words.iter().filter(|word| matches!(word, WordBy::Move(_))).count()
    }

    pub(super) fn moves_of(&self, seat: SeatNumber) -> usize {
        self.words.iter().filter(|word| **word == WordBy::Move(seat)).count()
    }

    /// Whether any person in play may cancel the game alone (T20).
    pub(super) fn is_abortable(&self) -> bool {
        self.is_played() && self.moves() < self.seats.len()
    }

    /// How many words remain when a person takes their last move back (T15); `None` where there is no
    /// such move, or a roll or a departure came since.
    pub(super) fn takeback_target(&self, person: &str) -> Option<u32> {
        let own = |word: &WordBy| matches!(word, WordBy::Move(seat) if self.person_at(*seat) == Some(person));
        let target = self.words.iter().rposition(own)?;
        let only_moves = self.words[target..].iter().all(|word| matches!(word, WordBy::Move(_)));
        only_moves.then_some(target as u32)
    }

    /// The outcome of a draw: ½ for each seat in play, 0 for those who left (T21).
    pub(super) fn drawn_outcome(&self) -> String {
        let result = |seat: Seat| {
            if self.seats[seat.index()].departed.is_some() { "0" } else { "1/2" }
        };
        Seat::all(self.seats.len()).map(result).collect::<Vec<_>>().join(",")
    }

    /// Whether people have to answer an offer of this kind now.
    pub(super) fn takes_offer(&self, offer: Offer) -> bool {
        if offer == Offer::Rematch { self.phase == TablePhase::Over } else { self.is_played() }
    }
}
