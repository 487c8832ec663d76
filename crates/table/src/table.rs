use api::{
    Event, EventKind, Millis, NewTable, Offer, Person, Piece, SeatAssignment, SeatHolder,
    SeatNumber, TablePhase,
};
use clock::GameClock;
use game::{Cause, Departure, Outcome, Ply, Record, RecordEntry, Seat};
use rules::AnyPosition;

use crate::TableError;
use crate::spec::{game_setup, start_position};

/// The state of a table after its events so far.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: String,
    /// The number of the last event, and its time.
    pub(crate) seq: u32,
    pub(crate) at: Millis,
    /// The number of the event that made the position what it is.
    pub(crate) position_since: u32,
    /// Up to when outages are made up for.
    pub(crate) credited_until: Millis,
    pub(crate) created: Millis,
    pub(crate) creator: Person,
    pub(crate) spec: NewTable,
    pub(crate) pairing_queue: Option<String>,
    pub(crate) rematch_of: Option<String>,
    pub(crate) first_move_untimed: bool,
    /// How long the first move may take, and until when it is waited for.
    pub(crate) first_move_limit: Option<Millis>,
    pub(crate) first_move_by: Option<Millis>,
    /// The commitment to the seed of the dice.
    pub(crate) commitment: String,
    pub(crate) setup: rules::GameSetup,
    /// By seat.
    pub(crate) slots: Vec<PlayerSlot>,
    pub(crate) phase: TablePhase,
    pub(crate) record: Record<AnyPosition>,
    /// When each entry of the record was played.
    pub(crate) times: Vec<Millis>,
    /// How many rolls were made, the draw for who starts included.
    pub(crate) rolls: u32,
    pub(crate) clock: GameClock,
    /// Whether the first roll was the draw for who starts.
    pub(crate) starter_drawn: bool,
    pub(crate) offers: Vec<(SeatNumber, Offer)>,
    pub(crate) ending: Option<api::WireEnding>,
    /// Revealed when the game is over.
    pub(crate) seed: Option<String>,
    /// The table of the rematch.
    pub(crate) rematch: Option<String>,
}

/// One seat at the table, and who holds it.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerSlot {
    pub(crate) holder: Option<SeatHolder>,
    pub(crate) piece: Option<Piece>,
    /// The text that this player adds to the seed of the dice.
    pub(crate) client_seed: Option<String>,
    /// Why this player left the game.
    pub(crate) departed: Option<Departure>,
    /// The offers that this player has opened since their last move.
    pub(crate) opened: Vec<Offer>,
    /// The milliseconds of lag that were not counted in all moves of this person together.
    pub(crate) lag: u32,
}

impl Table {
    /// Replays all events of a table, from the first on.
    pub fn replay(id: &str, events: &[Event]) -> Result<Table, TableError> {
        let corrupt = || TableError::Corrupt { table: id.to_owned() };
        let (first, rest) = events.split_first().ok_or_else(corrupt)?;
        let mut table = Table::first(id, first)?;
        for event in rest {
            table.apply(event)?;
        }
        Ok(table)
    }

    pub(crate) fn first(id: &str, event: &Event) -> Result<Table, TableError> {
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
            return Err(TableError::Corrupt { table: id.to_owned() });
        };
        let setup = game_setup(spec)?;
        let start = start_position(spec, &setup)?;
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
            clock: GameClock::new(spec.time_control, usize::from(spec.seats), event.at),
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
    pub fn apply(&mut self, event: &Event) -> Result<(), TableError> {
        if event.seq != self.seq + 1 {
            return Err(self.stale(event.seq));
        }
        let at = event.at;
        match &event.kind {
            EventKind::Created { .. } => {
                return Err(TableError::Corrupt { table: self.id.to_owned() });
            }
            EventKind::Joined { seat, who, piece, client_seed } => {
                // Older events do not say whether somebody has chosen their name.
                let holder = Some(SeatHolder::Person(Person::new(&*who.id, &*who.name)));
                let slot = self.slot(*seat)?;
                let piece = piece.or(slot.piece);
                *slot = PlayerSlot {
                    holder,
                    piece,
                    client_seed: client_seed.clone(),
                    ..PlayerSlot::default()
                };
            }
            EventKind::ClientSeedAdded { seat, client_seed } => {
                self.slot(*seat)?.client_seed = Some(client_seed.clone())
            }
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
                self.clock = GameClock::new(self.spec.time_control, self.slots.len(), at);
                self.run_clock(at);
            }
            EventKind::Moved { seat, word, lag } => {
                self.play(word, at)?;
                self.clock.press(at, *lag);
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
            EventKind::Departed { seat, why } => self.depart(*seat, *why, at)?,
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
                self.clock.stop(at, 0);
                self.run_clock(at);
            }
            EventKind::Paused => {
                self.phase = TablePhase::Paused;
                self.offers.clear();
                self.clock.stop(at, 0);
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
                self.clock.credit(from, *to);
                self.credited_until = self.credited_until.max(*to);
            }
            EventKind::Ended { outcome, cause, seed } => {
                self.end(*cause)?;
                self.ending = Some(api::WireEnding { outcome: outcome.clone(), cause: *cause });
                self.seed = Some(seed.clone());
                self.phase = TablePhase::Over;
                self.offers.clear();
                self.clock.stop(at, 0);
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

    fn play(&mut self, word: &str, at: Millis) -> Result<(), TableError> {
        self.record.play(word).map_err(game::Reason::from)?;
        self.times.push(at);
        Ok(())
    }

    fn depart(&mut self, seat: SeatNumber, why: Departure, at: Millis) -> Result<(), TableError> {
        let corrupt = || TableError::Corrupt { table: self.id.to_owned() };
        let who = Seat::from_number(usize::from(seat)).ok_or_else(corrupt)?;
        self.record.leave(who, why).map_err(game::Reason::from)?;
        self.times.push(at);
        self.slot(seat)?.departed = Some(why);
        self.offers.retain(|&(by, _)| by != seat);
        self.clock.stop(at, 0);
        self.run_clock(at);
        Ok(())
    }

    /// Ends the record of a game that players agreed to end or that was aborted; one that ended by the
    /// rules or by departures has its ending already.
    fn end(&mut self, cause: Cause) -> Result<(), TableError> {
        if matches!(cause, Cause::Agreement | Cause::Aborted) {
            let outcome = Outcome::draw(self.slots.len());
            self.record.end(game::Ending { outcome, cause }).map_err(game::Reason::from)?;
        }
        Ok(())
    }

    /// Starts the clock of the seat to move, in a live game; at most tables not before the first move,
    /// for which others wait only so long.
    fn run_clock(&mut self, at: Millis) {
        let is_move = |entry: &RecordEntry<_>| matches!(entry, RecordEntry::Ply(Ply::Move(_)));
        let has_moves = self.record.entries().iter().any(is_move);
        let seat = self.to_move().filter(|_| has_moves || !self.first_move_untimed);
        self.clock.start(seat, at);
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

    fn slot(&mut self, seat: SeatNumber) -> Result<&mut PlayerSlot, TableError> {
        let unknown = TableError::NoSeat { seat };
        usize::from(seat).checked_sub(1).and_then(|i| self.slots.get_mut(i)).ok_or(unknown)
    }

    fn stale(&self, asked: u32) -> TableError {
        TableError::Stale { asked, next: self.seq + 1 }
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
