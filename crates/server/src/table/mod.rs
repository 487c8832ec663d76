//! What a list of events comes to, and what an action adds to it. No socket, database or clock:
//! every time comes from outside.

mod act;
mod clocks;
mod draft;
mod lay;
mod offers;
mod record;
mod rematch;
mod row;
#[cfg(test)]
mod tests;

use api::{
    ClockState, Event, Holder, Millis, NewTable, Offer, Person, Phase, Piece, Played, Refusal,
    SeatNumber, SeatState, Snapshot, State, What,
};
use game::{Cause, Departure, Outcome, Position, Record, Seat, Turn};
use rules::AnyPosition;

pub use draft::Draft;
pub use lay::{Origin, lay};
pub use row::Listed;

/// A table as its events have made it.
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    /// The number of the last event, and when it happened.
    seq: u32,
    at: Millis,
    created: Millis,
    by: Person,
    spec: NewTable,
    queue: Option<String>,
    rematch_of: Option<String>,
    commitment: String,
    rules: rules::Table,
    chairs: Vec<Chair>,
    phase: Phase,
    record: Record<AnyPosition>,
    /// When each entry of the record was played.
    times: Vec<Millis>,
    /// How often the dice fell, the draw for who starts included.
    rolls: u32,
    clock: ClockState,
    /// Whether the first roll said who starts.
    drawn: bool,
    offers: Vec<(SeatNumber, Offer)>,
    ending: Option<api::Ending>,
    seed: Option<String>,
    rematch: Option<String>,
}

#[derive(Clone, Debug, Default)]
struct Chair {
    holder: Option<Holder>,
    piece: Option<Piece>,
    luck: Option<String>,
    departed: Option<String>,
}

impl Table {
    /// What the events, from the first on, come to.
    pub fn replay(id: &str, events: &[Event]) -> Result<Table, Refusal> {
        let corrupt = || Refusal::new(500, "server-corrupt").text("table", id);
        let (first, rest) = events.split_first().ok_or_else(corrupt)?;
        let mut table = Table::first(id, first)?;
        for event in rest {
            table.apply(event)?;
        }
        Ok(table)
    }

    fn first(id: &str, event: &Event) -> Result<Table, Refusal> {
        let What::Created { by, table: spec, commitment, rematch_of, queue } = &event.what else {
            return Err(Refusal::new(500, "server-corrupt").text("table", id));
        };
        let rules = lay::rules(spec)?;
        let start = lay::start(spec, &rules)?;
        let chair = |seat| Chair { piece: spec.place(seat).piece, ..Chair::default() };
        Ok(Table {
            id: id.to_owned(),
            seq: event.seq,
            at: event.at,
            created: event.at,
            by: by.clone(),
            queue: queue.clone(),
            rematch_of: rematch_of.clone(),
            commitment: commitment.clone(),
            chairs: (1..=spec.seats).map(chair).collect(),
            phase: Phase::Waiting,
            record: rules.record(start),
            times: Vec::new(),
            rolls: 0,
            clock: clocks::set(spec.clock, usize::from(spec.seats), event.at),
            drawn: false,
            offers: Vec::new(),
            ending: None,
            seed: None,
            rematch: None,
            spec: spec.clone(),
            rules,
        })
    }

    /// Takes the next event in. An error says what is wrong with it; the table is then of no more
    /// use.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        if event.seq != self.seq + 1 {
            return Err(self.stale(event.seq));
        }
        let at = event.at;
        match &event.what {
            What::Created { .. } => {
                return Err(Refusal::new(500, "server-corrupt").text("table", &self.id));
            }
            What::Joined { seat, who, piece, luck } => {
                let holder = Some(Holder::Person(who.clone()));
                let chair = self.chair(*seat)?;
                let piece = piece.or(chair.piece);
                *chair = Chair { holder, piece, luck: luck.clone(), departed: None };
            }
            What::Lucked { seat, luck } => self.chair(*seat)?.luck = Some(luck.clone()),
            What::Left { seat } => {
                let piece = self.spec.place(*seat).piece;
                *self.chair(*seat)? = Chair { piece, ..Chair::default() };
            }
            What::Filled { seat, level } => {
                self.chair(*seat)?.holder = Some(Holder::Level { level: *level });
            }
            What::Started { position, drawn } => {
                self.record = self.rules.record(self.rules.position(position)?);
                self.drawn = *drawn;
                self.rolls = u32::from(*drawn);
                self.phase = Phase::Live;
                self.clock = clocks::set(self.spec.clock, self.chairs.len(), at);
                self.run_clock(at);
            }
            What::Moved { seat, word, lag } => {
                self.play(word, at)?;
                clocks::moved(&mut self.clock, self.spec.clock, at, *lag);
                self.offers.retain(|&(by, what)| by == *seat && what != Offer::Takeback);
                self.run_clock(at);
            }
            What::Rolled { word } => {
                self.play(word, at)?;
                self.rolls += 1;
                self.run_clock(at);
            }
            What::Departed { seat, why } => self.depart(*seat, why, at)?,
            What::Offered { seat, offer } => self.offers.push((*seat, *offer)),
            What::Declined { offer, .. } => self.offers.retain(|(_, what)| what != offer),
            What::TakenBack { keep } => {
                while self.record.entries().len() > *keep as usize {
                    self.record.undo();
                }
                self.times.truncate(*keep as usize);
                self.offers.clear();
                clocks::stop(&mut self.clock, at, 0);
                self.run_clock(at);
            }
            What::Paused => {
                self.phase = Phase::Paused;
                self.offers.clear();
                clocks::stop(&mut self.clock, at, 0);
            }
            What::Resumed => {
                self.phase = Phase::Live;
                self.run_clock(at);
            }
            What::Outage { from, to } => clocks::outage(&mut self.clock, *from, *to),
            What::Ended { outcome, cause, seed } => {
                self.end(cause)?;
                self.ending = Some(api::Ending { outcome: outcome.clone(), cause: cause.clone() });
                self.seed = Some(seed.clone());
                self.phase = Phase::Over;
                self.offers.clear();
                clocks::stop(&mut self.clock, at, 0);
            }
            What::Rematched { table, .. } => {
                self.rematch = Some(table.clone());
                self.offers.clear();
            }
        }
        self.seq = event.seq;
        self.at = at;
        Ok(())
    }

    fn play(&mut self, word: &str, at: Millis) -> Result<(), Refusal> {
        self.record.play(word).map_err(game::Reason::from)?;
        self.times.push(at);
        Ok(())
    }

    fn depart(&mut self, seat: SeatNumber, why: &str, at: Millis) -> Result<(), Refusal> {
        let unknown = || Refusal::new(500, "server-corrupt").text("table", &self.id);
        let who = Seat::from_number(usize::from(seat)).ok_or_else(unknown)?;
        let departure = Departure::parse(why).ok_or_else(unknown)?;
        self.record.leave(who, departure).map_err(game::Reason::from)?;
        self.times.push(at);
        self.chair(seat)?.departed = Some(why.to_owned());
        self.offers.retain(|&(by, _)| by != seat);
        clocks::stop(&mut self.clock, at, 0);
        self.run_clock(at);
        Ok(())
    }

    /// What rules and departures decide, the record knows already; what a table decides, it is told.
    fn end(&mut self, cause: &str) -> Result<(), Refusal> {
        let outcome = Outcome::draw(self.chairs.len());
        match Cause::parse(cause) {
            Some(cause @ (Cause::Agreement | Cause::Aborted)) => {
                let ending = game::Ending { outcome, cause };
                Ok(self.record.end(ending).map_err(game::Reason::from)?)
            }
            _ => Ok(()),
        }
    }

    /// Lets the clock of whoever is to move run, in a game that is on.
    fn run_clock(&mut self, at: Millis) {
        let seat = match self.record.turn() {
            Turn::Seat(seat) if self.phase == Phase::Live => Some(seat.number() as SeatNumber),
            _ => None,
        };
        clocks::run(&mut self.clock, seat, at);
    }

    fn chair(&mut self, seat: SeatNumber) -> Result<&mut Chair, Refusal> {
        let none = Refusal::new(404, "server-no-seat").number("seat", seat);
        usize::from(seat).checked_sub(1).and_then(|i| self.chairs.get_mut(i)).ok_or(none)
    }

    fn stale(&self, asked: u32) -> Refusal {
        Refusal::new(409, "server-stale").number("asked", asked).number("next", self.seq + 1)
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of its last event.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Which game is played there.
    pub fn game(&self) -> rules::Game {
        self.rules.game()
    }

    /// Whether `person` holds a seat.
    pub fn seats_person(&self, person: &str) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whether two different people sit here.
    pub fn between_people(&self) -> bool {
        let people = self.people();
        people.iter().any(|person| *person != people[0])
    }

    /// The seat to move, in a game that is on.
    pub fn to_move(&self) -> Option<SeatNumber> {
        match self.record.turn() {
            Turn::Seat(seat) if self.phase == Phase::Live => Some(seat.number() as SeatNumber),
            _ => None,
        }
    }

    /// The machine to move, if it is a machine's turn: its seat and level.
    pub fn machine_to_move(&self) -> Option<(SeatNumber, u8)> {
        let seat = self.to_move()?;
        match self.chairs[usize::from(seat) - 1].holder {
            Some(Holder::Level { level }) => Some((seat, level)),
            _ => None,
        }
    }

    /// Where the game stands.
    pub fn position(&self) -> &AnyPosition {
        self.record.position()
    }

    /// Where it began, and where it stood after each word.
    pub fn positions(&self) -> &[AnyPosition] {
        self.record.positions()
    }

    /// The clocks.
    pub fn clock(&self) -> &ClockState {
        &self.clock
    }

    /// The seats that the person with this id holds, from the lowest, those who left included.
    fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = SeatNumber> + 'a {
        let holds =
            move |chair: &Chair| matches!(&chair.holder, Some(Holder::Person(p)) if p.id == person);
        (1..).zip(&self.chairs).filter(move |(_, chair)| holds(chair)).map(|(seat, _)| seat)
    }

    /// The id of whoever holds each seat, where that is a person.
    pub fn holders(&self) -> Vec<Option<&str>> {
        self.chairs
            .iter()
            .map(|chair| match &chair.holder {
                Some(Holder::Person(person)) => Some(person.id.as_str()),
                _ => None,
            })
            .collect()
    }

    fn people(&self) -> Vec<&str> {
        self.holders().into_iter().flatten().collect()
    }

    /// Where it stands, as clients see it.
    pub fn state(&self, now: Millis) -> State {
        let started = self.phase != Phase::Waiting;
        let seat = |chair: &Chair| SeatState {
            holder: chair.holder.clone(),
            piece: chair.piece,
            departed: chair.departed.clone(),
            luck_wanted: !started && self.wants_luck(chair),
        };
        State {
            seq: self.seq,
            phase: self.phase,
            seats: self.chairs.iter().map(seat).collect(),
            position: self.record.position().to_string(),
            turn: match self.record.turn() {
                Turn::Seat(seat) if started => api::Turn::Seat(seat.number() as SeatNumber),
                Turn::Chance if started => api::Turn::Chance,
                _ => api::Turn::Nobody,
            },
            clock: self.clock.clone(),
            offers: self.offers.clone(),
            ending: self.ending.clone(),
            rematch: self.rematch.clone(),
            now,
        }
    }

    /// All of it, as clients see it.
    pub fn snapshot(&self, now: Millis) -> Snapshot {
        let words = self.record.words().zip(&self.times);
        Snapshot {
            table: self.id.clone(),
            spec: self.spec.clone(),
            by: self.by.id.clone(),
            created: self.created,
            rematch_of: self.rematch_of.clone(),
            start: self.record.start().to_string(),
            words: words.map(|(word, &at)| Played { word, at }).collect(),
            commitment: self.commitment.clone(),
            seed: self.seed.clone(),
            state: self.state(now),
        }
    }

    /// In a game with rolls, everyone seated by the table's creation is still to be asked.
    fn wants_luck(&self, chair: &Chair) -> bool {
        let person = matches!(chair.holder, Some(Holder::Person(_)));
        person && chair.luck.is_none() && self.rules.game() == rules::Game::Mspacman
    }

    /// Every way to go on, as words.
    pub fn legal(&self) -> Vec<String> {
        let on =
            matches!(self.phase, Phase::Live | Phase::Paused) && self.record.ending().is_none();
        if !on {
            return Vec::new();
        }
        let mut words: Vec<_> =
            self.record.position().plies().iter().map(ToString::to_string).collect();
        words.sort();
        words
    }
}
