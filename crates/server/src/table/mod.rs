//! The table as a pure state machine: the state that follows from a list of events, and the events
//! that an action adds. It knows no socket and no database, and is handed every time.

mod act;
mod clocks;
mod create;
mod draft;
mod game_record;
mod listing;
mod offers;
mod rematch;
#[cfg(test)]
mod tests;

use crate::error::ServerError;
use api::{
    ClockState, Event, EventKind, Millis, NewTable, Offer, Person, Piece, PlayedWord,
    SeatAssignment, SeatHolder, SeatNumber, SeatState, Snapshot, TablePhase, TableState,
};
use game::{Cause, Departure, Outcome, Ply, Position, Record, RecordEntry, Seat, Turn};
use rules::AnyPosition;

pub(crate) use act::validate_luck;
pub use create::{TableOrigin, create_table};
pub use draft::TableDraft;
pub use listing::TableListing;

/// The state of a table after its events so far.
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    /// The number of the last event, and its time.
    seq: u32,
    at: Millis,
    /// The number of the event that made the position what it is.
    position_since: u32,
    /// Up to when outages are made up for.
    credited_until: Millis,
    created: Millis,
    creator: Person,
    spec: NewTable,
    pairing_queue: Option<String>,
    rematch_of: Option<String>,
    first_move_untimed: bool,
    /// How long the first move may take, and until when it is waited for.
    first_move_limit: Option<Millis>,
    first_move_by: Option<Millis>,
    /// The commitment to the seed of the dice.
    commitment: String,
    setup: rules::GameSetup,
    /// By seat.
    slots: Vec<PlayerSlot>,
    phase: TablePhase,
    record: Record<AnyPosition>,
    /// When each entry of the record was played.
    times: Vec<Millis>,
    /// How many rolls were made, the draw for who starts included.
    rolls: u32,
    clock: ClockState,
    /// Whether the first roll was the draw for who starts.
    starter_drawn: bool,
    offers: Vec<(SeatNumber, Offer)>,
    ending: Option<api::WireEnding>,
    /// Revealed when the game is over.
    seed: Option<String>,
    /// The table of the rematch.
    rematch: Option<String>,
}

/// One seat at the table, and who holds it.
#[derive(Clone, Debug, Default)]
struct PlayerSlot {
    holder: Option<SeatHolder>,
    piece: Option<Piece>,
    /// The text that this player adds to the seed of the dice.
    luck: Option<String>,
    /// Why this player left the game.
    departed: Option<String>,
    /// The offers that this player has opened since their last move.
    opened: Vec<Offer>,
    /// The milliseconds of lag that were not counted in all moves of this person together.
    lag: u32,
}

impl Table {
    /// Replays all events of a table, from the first on.
    pub fn replay(id: &str, events: &[Event]) -> Result<Table, ServerError> {
        let corrupt = || ServerError::Corrupt { table: id.to_owned() };
        let (first, rest) = events.split_first().ok_or_else(corrupt)?;
        let mut table = Table::first(id, first)?;
        for event in rest {
            table.apply(event)?;
        }
        Ok(table)
    }

    fn first(id: &str, event: &Event) -> Result<Table, ServerError> {
        let EventKind::Created {
            by,
            table: spec,
            commitment,
            rematch_of,
            queue,
            first_move_untimed,
            first_move_seconds,
        } = &event.kind
        else {
            return Err(ServerError::Corrupt { table: id.to_owned() });
        };
        let setup = create::game_setup(spec)?;
        let start = create::start_position(spec, &setup)?;
        let slot = |seat| PlayerSlot { piece: spec.seat_spec(seat).piece, ..PlayerSlot::default() };
        Ok(Table {
            id: id.to_owned(),
            seq: event.seq,
            at: event.at,
            position_since: event.seq,
            credited_until: 0,
            created: event.at,
            creator: Person::new(&*by.id, &*by.name),
            pairing_queue: queue.clone(),
            rematch_of: rematch_of.clone(),
            first_move_untimed: *first_move_untimed,
            first_move_limit: first_move_seconds.map(|seconds| u64::from(seconds) * 1000),
            first_move_by: None,
            commitment: commitment.clone(),
            slots: (1..=spec.seats).map(slot).collect(),
            phase: TablePhase::Waiting,
            record: setup.record_from(start),
            times: Vec::new(),
            rolls: 0,
            clock: clocks::initial(spec.time_control, usize::from(spec.seats), event.at),
            starter_drawn: false,
            offers: Vec::new(),
            ending: None,
            seed: None,
            rematch: None,
            spec: spec.clone(),
            setup,
        })
    }

    /// Applies the next event. After an error the table must not be used any more.
    pub fn apply(&mut self, event: &Event) -> Result<(), ServerError> {
        if event.seq != self.seq + 1 {
            return Err(self.stale(event.seq));
        }
        let at = event.at;
        match &event.kind {
            EventKind::Created { .. } => {
                return Err(ServerError::Corrupt { table: self.id.to_owned() });
            }
            EventKind::Joined { seat, who, piece, luck } => {
                // Older events do not say whether somebody has chosen their name.
                let holder = Some(SeatHolder::Person(Person::new(&*who.id, &*who.name)));
                let slot = self.slot(*seat)?;
                let piece = piece.or(slot.piece);
                *slot = PlayerSlot { holder, piece, luck: luck.clone(), ..PlayerSlot::default() };
            }
            EventKind::LuckAdded { seat, luck } => self.slot(*seat)?.luck = Some(luck.clone()),
            EventKind::Left { seat } => {
                let piece = self.spec.seat_spec(*seat).piece;
                *self.slot(*seat)? = PlayerSlot { piece, ..PlayerSlot::default() };
            }
            EventKind::Filled { seat, level } => {
                self.slot(*seat)?.holder = Some(SeatHolder::Level { level: *level });
            }
            EventKind::Started { position, starter_rolled } => {
                self.record = self.setup.record_from(self.setup.parse_position(position)?);
                self.starter_drawn = *starter_rolled;
                self.rolls = u32::from(*starter_rolled);
                self.phase = TablePhase::Live;
                self.clock = clocks::initial(self.spec.time_control, self.slots.len(), at);
                self.run_clock(at);
            }
            EventKind::Moved { seat, word, lag } => {
                self.play(word, at)?;
                clocks::after_move(&mut self.clock, self.spec.time_control, at, *lag);
                self.offers.retain(|&(by, what)| by == *seat && what != Offer::Takeback);
                let slot = self.slot(*seat)?;
                slot.lag = slot.lag.saturating_add(*lag);
                let mover = slot.holder.clone();
                for slot in self.slots.iter_mut().filter(|slot| slot.holder == mover) {
                    slot.opened.clear();
                }
                self.run_clock(at);
            }
            EventKind::Rolled { word } => {
                self.play(word, at)?;
                self.rolls += 1;
                self.run_clock(at);
            }
            EventKind::Departed { seat, why } => self.depart(*seat, why, at)?,
            EventKind::Offered { seat, offer } => {
                if !self.is_open(*offer) {
                    self.slot(*seat)?.opened.push(*offer);
                }
                self.offers.push((*seat, *offer));
            }
            EventKind::Declined { offer, .. } => self.offers.retain(|(_, what)| what != offer),
            EventKind::TakenBack { keep } => {
                while self.record.entries().len() > *keep as usize {
                    self.record.undo();
                }
                self.times.truncate(*keep as usize);
                self.offers.clear();
                // What the others agreed to may be asked of them again.
                for slot in &mut self.slots {
                    slot.opened.retain(|offer| *offer != Offer::Takeback);
                }
                clocks::stop(&mut self.clock, at, 0);
                self.run_clock(at);
            }
            EventKind::Paused => {
                self.phase = TablePhase::Paused;
                self.offers.clear();
                clocks::stop(&mut self.clock, at, 0);
            }
            EventKind::Resumed => {
                self.phase = TablePhase::Live;
                self.run_clock(at);
            }
            EventKind::Outage { from, to } => {
                // Of two outages that overlap, each moment is given back once.
                let from = (*from).max(self.credited_until);
                if let (Some(by), Some(limit)) = (&mut self.first_move_by, self.first_move_limit) {
                    *by += to.saturating_sub(from.max(*by - limit));
                }
                clocks::credit_outage(&mut self.clock, from, *to);
                self.credited_until = self.credited_until.max(*to);
            }
            EventKind::Ended { outcome, cause, seed } => {
                self.end(cause)?;
                self.ending =
                    Some(api::WireEnding { outcome: outcome.clone(), cause: cause.clone() });
                self.seed = Some(seed.clone());
                self.phase = TablePhase::Over;
                self.offers.clear();
                clocks::stop(&mut self.clock, at, 0);
            }
            EventKind::Rematched { table, .. } => {
                self.rematch = Some(table.clone());
                self.offers.clear();
            }
        }
        self.seq = event.seq;
        self.at = at;
        if changes_position(&event.kind) {
            self.position_since = event.seq;
        }
        Ok(())
    }

    fn play(&mut self, word: &str, at: Millis) -> Result<(), ServerError> {
        self.record.play(word).map_err(game::Reason::from)?;
        self.times.push(at);
        Ok(())
    }

    fn depart(&mut self, seat: SeatNumber, why: &str, at: Millis) -> Result<(), ServerError> {
        let corrupt = || ServerError::Corrupt { table: self.id.to_owned() };
        let who = Seat::from_number(usize::from(seat)).ok_or_else(corrupt)?;
        let departure = Departure::parse(why).ok_or_else(corrupt)?;
        self.record.leave(who, departure).map_err(game::Reason::from)?;
        self.times.push(at);
        self.slot(seat)?.departed = Some(why.to_owned());
        self.offers.retain(|&(by, _)| by != seat);
        clocks::stop(&mut self.clock, at, 0);
        self.run_clock(at);
        Ok(())
    }

    /// Ends the record of a game that players agreed to end or that was aborted; one that ended by the
    /// rules or by departures has its ending already.
    fn end(&mut self, cause: &str) -> Result<(), ServerError> {
        let outcome = Outcome::draw(self.slots.len());
        match Cause::parse(cause) {
            Some(cause @ (Cause::Agreement | Cause::Aborted)) => {
                let ending = game::Ending { outcome, cause };
                Ok(self.record.end(ending).map_err(game::Reason::from)?)
            }
            _ => Ok(()),
        }
    }

    /// Starts the clock of the seat to move, in a live game; at most tables not before the first move,
    /// for which others wait only so long.
    fn run_clock(&mut self, at: Millis) {
        let is_move = |entry: &RecordEntry<_>| matches!(entry, RecordEntry::Ply(Ply::Move(_)));
        let has_moves = self.record.entries().iter().any(is_move);
        let seat = self.to_move().filter(|_| has_moves || !self.first_move_untimed);
        clocks::start(&mut self.clock, seat, at);
        let is_awaited = !has_moves && self.to_move().is_some() && self.between_people();
        self.first_move_by = self.first_move_limit.filter(|_| is_awaited).map(|limit| at + limit);
    }

    /// Gives somebody another name, wherever the table speaks of them; returns whether it does. Not an
    /// event: names are not part of the game.
    pub fn rename(&mut self, person: &Person) -> bool {
        let holders = self.slots.iter_mut().filter_map(|slot| match &mut slot.holder {
            Some(SeatHolder::Person(holder)) => Some(holder),
            _ => None,
        });
        let reserved =
            self.spec.seat_specs.iter_mut().filter_map(|spec| match &mut spec.assignment {
                SeatAssignment::Reserved { person } => Some(person),
                _ => None,
            });
        let mut changed = false;
        for other in holders.chain(reserved).chain([&mut self.creator]) {
            if other.id == person.id && other != person {
                other.clone_from(person);
                changed = true;
            }
        }
        changed
    }

    fn slot(&mut self, seat: SeatNumber) -> Result<&mut PlayerSlot, ServerError> {
        let unknown = ServerError::NoSeat { seat };
        usize::from(seat).checked_sub(1).and_then(|i| self.slots.get_mut(i)).ok_or(unknown)
    }

    fn stale(&self, asked: u32) -> ServerError {
        ServerError::Stale { asked, next: self.seq + 1 }
    }

    /// The id, which is part of its link.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of its last event.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// Whether an action that should get number `seq` was made in the present position: whatever came
    /// since changed something else, such as offers. Otherwise anybody could keep an opponent from
    /// moving by offering and declining.
    pub fn is_next(&self, seq: u32) -> bool {
        (self.position_since + 1..=self.seq + 1).contains(&seq)
    }

    /// Whether the game waits for players, is live, is paused or is over.
    pub fn phase(&self) -> TablePhase {
        self.phase
    }

    /// The game that is played.
    pub fn game(&self) -> rules::Game {
        self.setup.game()
    }

    /// Whether `person` holds a seat.
    pub fn has_person(&self, person: &str) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whether at least two different people hold seats.
    pub fn between_people(&self) -> bool {
        let people = self.person_ids();
        people.iter().any(|person| *person != people[0])
    }

    /// The seat to move, in a live game.
    pub fn to_move(&self) -> Option<SeatNumber> {
        match self.record.turn() {
            Turn::Seat(seat) if self.phase == TablePhase::Live => Some(seat.number() as SeatNumber),
            _ => None,
        }
    }

    /// The seat and level of the computer player to move, if it is a computer player's turn.
    pub fn computer_to_move(&self) -> Option<(SeatNumber, u8)> {
        let seat = self.to_move()?;
        match self.slots[usize::from(seat) - 1].holder {
            Some(SeatHolder::Level { level }) => Some((seat, level)),
            _ => None,
        }
    }

    /// The current position.
    pub fn position(&self) -> &AnyPosition {
        self.record.position()
    }

    /// The start position and the position after each word of the record.
    pub fn positions(&self) -> &[AnyPosition] {
        self.record.positions()
    }

    /// The clocks of all seats.
    pub fn clock(&self) -> &ClockState {
        &self.clock
    }

    /// The seats that the person with this id holds, in order, those that left the game included.
    fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = SeatNumber> + 'a {
        let holds = move |s: &PlayerSlot| matches!(&s.holder, Some(SeatHolder::Person(p)) if p.id == person);
        (1..).zip(&self.slots).filter(move |(_, slot)| holds(slot)).map(|(seat, _)| seat)
    }

    /// By seat, the id of the person who holds it; `None` for an open seat or a computer player.
    pub fn holder_ids(&self) -> Vec<Option<&str>> {
        self.slots
            .iter()
            .map(|slot| match &slot.holder {
                Some(SeatHolder::Person(person)) => Some(person.id.as_str()),
                _ => None,
            })
            .collect()
    }

    fn person_ids(&self) -> Vec<&str> {
        self.holder_ids().into_iter().flatten().collect()
    }

    /// The part of the state that clients get with every update.
    pub fn state(&self, now: Millis) -> TableState {
        let started = self.phase != TablePhase::Waiting;
        let seat = |slot: &PlayerSlot| SeatState {
            holder: slot.holder.clone(),
            piece: slot.piece,
            departed: slot.departed.clone(),
            luck_wanted: !started && self.wants_luck(slot),
        };
        TableState {
            seq: self.seq,
            phase: self.phase,
            seats: self.slots.iter().map(seat).collect(),
            position: self.record.position().to_string(),
            turn: match self.record.turn() {
                Turn::Seat(seat) if started => api::WireTurn::Seat(seat.number() as SeatNumber),
                Turn::Chance if started => api::WireTurn::Chance,
                _ => api::WireTurn::Nobody,
            },
            clock: self.clock.clone(),
            first_move_by: self.first_move_by.filter(|_| self.phase == TablePhase::Live),
            offers: self.offers.clone(),
            ending: self.ending.clone(),
            rematch: self.rematch.clone(),
            now,
        }
    }

    /// The full state, as clients get it first.
    pub fn snapshot(&self, now: Millis) -> Snapshot {
        let words = self.record.words().zip(&self.times);
        Snapshot {
            table: self.id.clone(),
            spec: self.spec.clone(),
            by: self.creator.id.clone(),
            creator: Some(self.creator.clone()),
            created: self.created,
            rematch_of: self.rematch_of.clone(),
            start: self.record.start().to_string(),
            words: words.map(|(word, &at)| PlayedWord { word, at }).collect(),
            commitment: self.commitment.clone(),
            seed: self.seed.clone(),
            state: self.state(now),
        }
    }

    /// Whether the start has to wait for this player's luck: in a game with dice, people who were
    /// seated without joining themselves still have to be asked.
    fn wants_luck(&self, slot: &PlayerSlot) -> bool {
        let person = matches!(slot.holder, Some(SeatHolder::Person(_)));
        person && slot.luck.is_none() && self.setup.game() == rules::Game::Mspacman
    }

    /// All legal moves of the current position, sorted.
    pub fn legal_words(&self) -> Vec<String> {
        let in_play = matches!(self.phase, TablePhase::Live | TablePhase::Paused)
            && self.record.ending().is_none();
        if !in_play {
            return Vec::new();
        }
        let mut words: Vec<_> =
            self.record.position().plies().iter().map(ToString::to_string).collect();
        words.sort();
        words
    }
}

/// Whether after this event there is another position than before, or another player to move.
fn changes_position(event: &EventKind) -> bool {
    matches!(
        event,
        EventKind::Started { .. }
            | EventKind::Moved { .. }
            | EventKind::Rolled { .. }
            | EventKind::Departed { .. }
            | EventKind::TakenBack { .. }
    )
}
