use std::sync::Arc;

use api::{
    Event, EventKind, Millis, NewTable, Offer, OpenOffer, Person, Piece, SeatAssignment,
    SeatHolder, SeatNumber, TablePhase,
};
use clock::{GameClock, TimeLog};
use game::{Cause, Departure, Ending, Outcome, Record, Seat};
use rules::AnyPosition;

use crate::TableError;
use crate::spec::{game_setup, start_position};

/// The newest laws that this version knows, as [`EventKind::Created`] numbers them: `docs/table.md`. It opens no table by
/// newer ones.
pub const LAWS: u32 = 2;

/// The laws of rated tables. A version that does not know them would seat guests there, and so opens none.
pub(crate) const RATED_LAWS: u32 = 2;

/// The laws of all other tables created today: what a version may open has no higher number than it needs.
pub const CASUAL_LAWS: u32 = 1;

/// The state of a table after its events so far.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: String,
    /// The number of the last event, and its time.
    pub(crate) seq: u32,
    pub(crate) at: Millis,
    /// The number of the event that made the position what it is, and its time.
    pub(crate) position_since: u32,
    pub(crate) position_at: Millis,
    /// How many plies were ever played, and how many events of other kinds there are.
    pub(crate) plies: u32,
    pub(crate) other_events: u32,
    /// Whether it was created before laws were numbered.
    pub(crate) has_older_laws: bool,
    /// How long a player may be away at their turn.
    pub(crate) absence_limit: Option<Millis>,
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
    /// Shared with drafts until one of them plays: what changes nothing in the game, or is refused, does not copy it.
    pub(crate) record: Arc<Record<AnyPosition>>,
    /// When each entry of the record was played, and how long it took.
    pub(crate) times: Vec<Millis>,
    pub(crate) time_log: TimeLog,
    /// How many rolls were made, the draw for who starts included.
    pub(crate) rolls: u32,
    pub(crate) clock: GameClock,
    /// Whether the first roll was the draw for who starts.
    pub(crate) starter_drawn: bool,
    /// The votes for offers that are open, and those offers in the order in which they were opened.
    pub(crate) votes: Vec<(SeatNumber, Offer)>,
    pub(crate) open_offers: Vec<OpenOffer>,
    pub(crate) ending: Option<api::WireEnding>,
    /// When the game ended.
    pub(crate) ended_at: Option<Millis>,
    /// Whether a move was ever taken back.
    pub(crate) has_takebacks: bool,
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
            laws,
            absence_minutes,
        } = &event.kind
        else {
            return Err(TableError::Corrupt { table: id.to_owned() });
        };
        if *laws > LAWS {
            return Err(TableError::Corrupt { table: id.to_owned() });
        }
        let has_older_laws = *laws == 0;
        let setup = game_setup(spec)?;
        let start = start_position(spec, &setup)?;
        let slot = |seat| PlayerSlot { piece: spec.seat_spec(seat).piece, ..PlayerSlot::default() };
        Ok(Table {
            id: id.to_owned(),
            seq: event.seq,
            at: event.at,
            position_since: event.seq,
            position_at: event.at,
            plies: 0,
            other_events: 1,
            has_older_laws,
            absence_limit: absence_minutes.map(|minutes| u64::from(minutes) * 60_000),
            credited_until: 0,
            created: event.at,
            creator: as_named(by),
            pairing_queue: queue.clone(),
            rematch_of: rematch_of.clone(),
            first_move_untimed: *first_move_untimed,
            first_move_limit: first_move_seconds.map(|seconds| u64::from(seconds) * 1000),
            first_move_by: None,
            commitment: commitment.clone(),
            slots: (1..=spec.seats).map(slot).collect(),
            phase: TablePhase::Waiting,
            record: Arc::new(setup.record_from(start)),
            times: Vec::new(),
            time_log: TimeLog::default(),
            rolls: 0,
            clock: new_clock(spec, has_older_laws, event.at),
            starter_drawn: false,
            votes: Vec::new(),
            open_offers: Vec::new(),
            ending: None,
            ended_at: None,
            has_takebacks: false,
            seed: None,
            rematch: None,
            spec: (**spec).clone(),
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
                let holder = Some(SeatHolder::Person(as_named(who)));
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
                let computer = Some(SeatHolder::Level { level: *level });
                let person = std::mem::replace(&mut self.slot(*seat)?.holder, computer);
                self.move_votes(*seat, person);
            }
            EventKind::Started { position, starter_rolled } => {
                let start = self.setup.parse_position(position)?;
                self.record = Arc::new(self.setup.record_from(start));
                self.starter_drawn = *starter_rolled;
                self.rolls = u32::from(*starter_rolled);
                self.phase = TablePhase::Live;
                self.clock = new_clock(&self.spec, self.has_older_laws, at);
                self.begin_turn(at);
            }
            EventKind::Moved { seat, word, lag } => {
                self.play(word, at)?;
                let moves_of_seat =
                    self.record.moves().filter(|(_, mover)| number(*mover) == *seat);
                self.clock.press(moves_of_seat.count() as u32, at, *lag);
                self.time_log.push(Some(*seat), &self.clock);
                let slot = self.slot(*seat)?;
                slot.lag = slot.lag.saturating_add(*lag);
                let mover = slot.holder.clone();
                for slot in self.slots.iter_mut().filter(|slot| slot.holder == mover) {
                    slot.opened.clear();
                }
                if self.has_older_laws {
                    self.votes.retain(|&(by, what)| by == *seat && what != Offer::Takeback);
                } else if matches!(mover, Some(SeatHolder::Person(_))) {
                    self.end_offer(Offer::Takeback);
                }
                self.begin_turn(at);
            }
            EventKind::Rolled { word } => {
                self.play(word, at)?;
                self.time_log.push(None, &self.clock);
                self.rolls += 1;
                if !self.has_older_laws {
                    self.end_offer(Offer::Takeback);
                }
                self.begin_turn(at);
            }
            EventKind::Departed { seat, why } => self.depart(*seat, *why, at)?,
            EventKind::Offered { seat, offer } => {
                if !self.is_open(*offer) {
                    self.slot(*seat)?.opened.push(*offer);
                    let takes_back = *offer == Offer::Takeback && !self.has_older_laws;
                    let keep = takes_back.then(|| self.takeback_target(*seat)).flatten();
                    let (offer, seat, event) = (*offer, *seat, event.seq);
                    self.open_offers.push(OpenOffer { offer, seat, event, keep });
                }
                self.votes.push((*seat, *offer));
            }
            EventKind::Declined { offer, .. } => self.end_offer(*offer),
            EventKind::TakenBack { keep } => {
                self.has_takebacks = true;
                let record = Arc::make_mut(&mut self.record);
                while record.entries().len() > *keep as usize {
                    record.undo();
                }
                self.times.truncate(*keep as usize);
                self.time_log.truncate(*keep as usize);
                if self.has_older_laws {
                    self.votes.clear();
                } else {
                    self.end_offer(Offer::Takeback);
                }
                // What the others agreed to may be asked of them again.
                for slot in &mut self.slots {
                    slot.opened.retain(|offer| *offer != Offer::Takeback);
                }
                self.clock.stop(at, 0);
                self.begin_turn(at);
            }
            EventKind::Paused => {
                self.phase = TablePhase::Paused;
                if self.has_older_laws {
                    self.votes.clear();
                } else {
                    self.end_offer(Offer::Pause);
                }
                self.clock.stop(at, 0);
            }
            EventKind::Resumed => {
                self.phase = TablePhase::Live;
                self.go_on(at);
            }
            EventKind::Outage { from, to } => {
                // Of two outages that overlap, each moment is given back once.
                let uncredited = (*from).max(self.credited_until);
                if let (Some(by), Some(limit)) = (&mut self.first_move_by, self.first_move_limit) {
                    *by += to.saturating_sub(uncredited.max(*by - limit));
                }
                self.clock.credit(if self.has_older_laws { uncredited } else { *from }, *to);
                self.credited_until = self.credited_until.max(*to);
            }
            EventKind::Ended { outcome, cause, seed } => {
                self.end(outcome, *cause);
                self.ending = Some(api::WireEnding { outcome: outcome.clone(), cause: *cause });
                self.ended_at = Some(at);
                self.seed = Some(seed.clone());
                self.phase = TablePhase::Over;
                self.votes.clear();
                self.clock.stop(at, 0);
            }
            EventKind::Rematched { table, .. } => {
                self.rematch = Some(table.clone());
                self.votes.clear();
            }
        }
        let votes = &self.votes;
        self.open_offers.retain(|open| votes.iter().any(|(_, what)| *what == open.offer));
        self.seq = event.seq;
        self.at = at;
        self.other_events += u32::from(is_bounded(&event.kind));
        if changes_position(&event.kind) {
            self.position_since = event.seq;
            self.position_at = at;
        }
        Ok(())
    }

    fn play(&mut self, word: &str, at: Millis) -> Result<(), TableError> {
        Arc::make_mut(&mut self.record).play(word).map_err(game::Reason::from)?;
        self.times.push(at);
        self.plies += 1;
        Ok(())
    }

    fn depart(&mut self, seat: SeatNumber, why: Departure, at: Millis) -> Result<(), TableError> {
        let corrupt = || TableError::Corrupt { table: self.id.to_owned() };
        let who = Seat::from_number(usize::from(seat)).ok_or_else(corrupt)?;
        let turn = self.record.turn();
        Arc::make_mut(&mut self.record).leave(who, why).map_err(game::Reason::from)?;
        self.times.push(at);
        let slot = self.slot(seat)?;
        slot.departed = Some(why);
        let holder = slot.holder.clone();
        if self.has_older_laws {
            self.votes.retain(|&(by, _)| by != seat);
        } else {
            self.end_offer(Offer::Takeback);
            self.move_votes(seat, holder);
        }
        // Where somebody else leaves, the turn goes on.
        if self.record.turn() != turn || self.has_older_laws {
            self.clock.stop(at, 0);
            self.begin_turn(at);
        }
        self.time_log.push(Some(seat), &self.clock);
        Ok(())
    }

    fn end_offer(&mut self, offer: Offer) {
        self.votes.retain(|(_, what)| *what != offer);
    }

    /// The votes that were given from a seat which its person plays no longer are given from another
    /// seat of theirs, if they have one in play.
    fn move_votes(&mut self, seat: SeatNumber, holder: Option<SeatHolder>) {
        let Some(SeatHolder::Person(person)) = holder else { return };
        let other = self.seats_in_play(&person.id).next();
        match other {
            Some(other) => {
                self.votes.iter_mut().filter(|vote| vote.0 == seat).for_each(|vote| vote.0 = other)
            }
            None => self.votes.retain(|vote| vote.0 != seat),
        }
    }

    /// Ends the record of a game that players agreed to end or that was aborted; one that ended by the
    /// rules or by departures has its ending already.
    fn end(&mut self, outcome: &str, cause: Cause) {
        let outcome = Outcome::parse(outcome).unwrap_or_else(|| self.record.draw());
        Arc::make_mut(&mut self.record).set_ending(Ending { outcome, cause });
    }

    /// A turn begins, in a live game with the clock of the seat to move.
    fn begin_turn(&mut self, at: Millis) {
        self.clock.begin_turn(self.timed_seat(), at);
        self.await_first_move(at);
    }

    /// The turn goes on, in a live game with the clock of the seat to move.
    fn go_on(&mut self, at: Millis) {
        self.clock.go_on(self.timed_seat(), at);
        self.await_first_move(at);
    }

    /// The seat whose clock runs (T1): at most tables not before the first move.
    fn timed_seat(&self) -> Option<SeatNumber> {
        self.to_move().filter(|_| self.has_moves() || !self.first_move_untimed)
    }

    /// The others wait for the first move only so long.
    fn await_first_move(&mut self, at: Millis) {
        let is_awaited = !self.has_moves() && self.to_move().is_some() && self.between_people();
        self.first_move_by = self.first_move_limit.filter(|_| is_awaited).map(|limit| at + limit);
    }

    fn has_moves(&self) -> bool {
        self.record.moves().next().is_some()
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

fn new_clock(spec: &NewTable, has_older_laws: bool, at: Millis) -> GameClock {
    let clock = GameClock::new(spec.time_control, usize::from(spec.seats), at);
    if has_older_laws { clock.with_older_laws() } else { clock }
}

pub(crate) fn number(seat: Seat) -> SeatNumber {
    seat.number() as SeatNumber
}

/// Somebody an event names. The first versions did not write whether the name was chosen.
fn as_named(person: &Person) -> Person {
    Person { account: person.account, ..Person::new(&*person.id, &*person.name) }
}

/// Whether a table takes only so many events of this kind (T24).
fn is_bounded(event: &EventKind) -> bool {
    !matches!(
        event,
        EventKind::Moved { .. }
            | EventKind::Rolled { .. }
            | EventKind::Departed { .. }
            | EventKind::Outage { .. }
            | EventKind::Ended { .. }
    )
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
