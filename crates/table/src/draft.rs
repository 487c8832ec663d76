use api::{
    Cause, Departure, Event, EventKind, FirstMove, Millis, NewTable, SeatHolder, SeatNumber,
    TablePhase,
};
use dice::{Dice, Seed};
use game::{Position, Seat, Turn};

use crate::TableError;
use crate::spec::start_position;
use crate::table::Table;

/// A table with events that are not on disk yet. Once they are, [`TableDraft::finish`] gives the new
/// state; if they cannot be written, the draft is dropped and nothing has happened.
#[derive(Clone, Debug)]
pub struct TableDraft {
    pub(crate) table: Table,
    new_events: Vec<Event>,
    now: Millis,
    seed: Seed,
}

impl TableDraft {
    /// An empty draft on top of `table`; its events will have the time `now`.
    pub fn new(table: &Table, now: Millis, seed: &Seed) -> TableDraft {
        // Event times never decrease, whatever the system clock does.
        let now = now.max(table.at);
        TableDraft { table: table.clone(), new_events: Vec::new(), now, seed: seed.clone() }
    }

    pub(crate) fn first(
        id: &str,
        kind: EventKind,
        now: Millis,
        seed: &Seed,
    ) -> Result<TableDraft, TableError> {
        let event = Event { seq: 1, at: now, kind };
        let table = Table::first(id, &event)?;
        Ok(TableDraft { table, new_events: vec![event], now, seed: seed.clone() })
    }

    /// The time of its events.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// The events to write.
    pub fn events(&self) -> &[Event] {
        &self.new_events
    }

    /// The table after these events.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The maze of the PAC-MAN variant in which the game begins with these events: the name of a built-in one, or its
    /// one-word form.
    pub fn maze_begun(&self) -> Option<String> {
        let begins = |event: &Event| matches!(event.kind, EventKind::Started { .. });
        let setup = &self.table.setup;
        let is_meant = setup.game() == rules::Game::Pacman && self.new_events.iter().any(begins);
        is_meant.then(|| setup.maze()).flatten()
    }

    /// The events and the table after them.
    pub fn finish(self) -> (Vec<Event>, Table) {
        (self.new_events, self.table)
    }

    /// Applies an event and adds it.
    pub(crate) fn push(&mut self, kind: EventKind) -> Result<(), TableError> {
        let event = Event { seq: self.table.seq + 1, at: self.now, kind };
        self.table.apply(&event)?;
        self.new_events.push(event);
        Ok(())
    }

    /// Starts the game once every seat is held and all client seed is added.
    pub(crate) fn start_if_ready(&mut self) -> Result<(), TableError> {
        let table = &self.table;
        let missing = |slot| table.wants_client_seed(slot) || slot.holder.is_none();
        if table.phase != TablePhase::Waiting || table.slots.iter().any(missing) {
            return Ok(());
        }
        let (position, starter_rolled) = self.opening(&table.spec)?;
        self.push(EventKind::Started { position, starter_rolled })?;
        self.advance()
    }

    /// The start position as text, and whether the dice drew who starts: only where neither the
    /// rules, nor the table, nor the position it starts from say who does (C04).
    fn opening(&self, spec: &NewTable) -> Result<(String, bool), TableError> {
        let setup = &self.table.setup;
        if !self.table.draws_first_move() {
            return Ok((start_position(spec, setup)?.to_string(), false));
        }
        let chosen = self.table.chosen_first_move();
        let draw = || {
            let seats: Vec<_> =
                Seat::all(setup.seats()).map(|seat| (seat.to_string(), 1)).collect();
            Seat::new(self.dice().roll(0, &seats))
        };
        let starter = chosen.unwrap_or_else(draw);
        let start = setup.clone().with_starter(starter)?.start()?;
        Ok((start.to_string(), chosen.is_none()))
    }

    /// Adds what follows without an action: rolls, and the end of a game that is decided.
    pub(crate) fn advance(&mut self) -> Result<(), TableError> {
        while self.table.phase == TablePhase::Live && self.table.record.turn() == Turn::Chance {
            let mut rolls = Vec::new();
            self.table.record.position().rolls(&mut rolls);
            let rolls: Vec<_> = rolls.into_iter().map(|(roll, w)| (roll.to_string(), w)).collect();
            let index = self.dice().roll(self.table.rolls, &rolls);
            self.push(EventKind::Rolled { word: rolls[index].0.clone() })?;
        }
        if self.table.phase == TablePhase::Over {
            return Ok(());
        }
        match self.table.record.ending() {
            Some(ending) => self.end(ending.outcome.to_string(), ending.cause),
            None if self.table.is_too_long() => self.abort(),
            None => Ok(()),
        }
    }

    /// A seat leaves the game. What the others agree on without it takes effect (T12).
    pub(crate) fn depart(&mut self, seat: SeatNumber, why: Departure) -> Result<(), TableError> {
        self.push(EventKind::Departed { seat, why })?;
        if self.table.record.ending().is_none() {
            self.carry_out_agreed()?;
        }
        self.advance()
    }

    pub(crate) fn end(&mut self, outcome: String, cause: Cause) -> Result<(), TableError> {
        self.push(EventKind::Ended { outcome, cause, seed: self.seed.hex() })
    }

    fn dice(&self) -> Dice {
        let client_seed =
            self.table.slots.iter().map(|slot| slot.client_seed.as_deref().unwrap_or(""));
        Dice::new(&self.seed, &self.table.id, client_seed)
    }

    /// Plays a move of the computer player at `seat`. Of the time that it took, `lag` milliseconds
    /// are not counted as thinking time.
    pub fn play_computer_move(
        &mut self,
        seat: SeatNumber,
        word: &str,
        lag: u32,
    ) -> Result<(), TableError> {
        self.push(EventKind::Moved { seat, word: word.to_owned(), lag })?;
        self.advance()
    }

    /// Flag fall: the seat that [`Table::flagged`] names, if it does, leaves the game. One whose first
    /// move does not come is cancelled.
    pub fn flag(&mut self, lag: u32) -> Result<(), TableError> {
        if self.table.is_first_move_overdue(self.now, lag) {
            return self.abort();
        }
        let Some(seat) = self.table.flagged(self.now, lag) else { return Ok(()) };
        self.depart(seat, Departure::OutOfTime)
    }

    /// Gives back the time from `from` to now, in which the server kept players waiting.
    pub fn credit_outage(&mut self, from: Millis) -> Result<(), TableError> {
        self.push(EventKind::Outage { from, to: self.now })
    }

    /// Aborts the game, unless it is over.
    pub fn abort(&mut self) -> Result<(), TableError> {
        if self.table.phase == TablePhase::Over {
            Ok(())
        } else {
            self.end(String::new(), Cause::Aborted)
        }
    }

    /// Whether these events change who holds a seat.
    pub fn changes_seating(&self) -> bool {
        self.new_events.iter().any(|event| {
            matches!(
                event.kind,
                EventKind::Joined { .. }
                    | EventKind::Left { .. }
                    | EventKind::Filled { .. }
                    | EventKind::Created { .. }
            )
        })
    }

    pub(crate) fn holder(&self, seat: SeatNumber) -> Option<&SeatHolder> {
        let slot = self.table.slots.get(usize::from(seat).checked_sub(1)?)?;
        slot.holder.as_ref()
    }
}

/// A game in which this many plies were ever played is called off: whoever loads it has to read all of it.
const MAX_PLIES: u32 = 5_000;

/// A table takes this many events of other kinds.
const MAX_OTHER_EVENTS: u32 = 10_000;

/// For how many moves of a game somebody may have all the lag that a single move may have. Whoever
/// pretends to have a slow network gains no more than that.
const LAGGING_MOVES: u32 = 10;

impl Table {
    /// Whether neither the rules of the game nor the position that it starts from say who begins.
    pub(crate) fn draws_first_move(&self) -> bool {
        self.spec.start.is_none() && self.setup.game().has_open_start()
    }

    /// Who begins where that is drawn, if the table says it.
    pub(crate) fn chosen_first_move(&self) -> Option<Seat> {
        match self.spec.first_move {
            FirstMove::Seat(seat) => Seat::from_number(seat.into()),
            FirstMove::Random => self.setup.starter(),
        }
    }

    fn is_too_long(&self) -> bool {
        self.plies >= MAX_PLIES
    }

    /// Whether so much has happened that only moves and departures are taken any more (T24).
    pub(crate) fn has_too_many_events(&self) -> bool {
        self.other_events >= MAX_OTHER_EVENTS
    }

    /// How much lag may still be left out of account for the person to move, if a single move may
    /// have `most` milliseconds of it.
    pub fn lag_left(&self, most: u32) -> u32 {
        let slot = self.to_move().and_then(|seat| self.slots.get(usize::from(seat) - 1));
        slot.map_or(0, |slot| most.saturating_mul(LAGGING_MOVES).saturating_sub(slot.lag))
    }

    /// The seat whose clock ran out more than `lag` milliseconds before `now`, if there is one. A
    /// move made in time may be that long on its way.
    pub fn flagged(&self, now: Millis, lag: u32) -> Option<SeatNumber> {
        let end = self.clock().expires_at()?;
        self.clock().running.filter(|_| now > end + u64::from(lag))
    }

    /// Whether the others have waited for the first move long enough.
    fn is_first_move_overdue(&self, now: Millis, lag: u32) -> bool {
        self.phase == TablePhase::Live
            && self.first_move_by.is_some_and(|by| now > by + u64::from(lag))
    }

    /// Whether [`TableDraft::flag`] would do something.
    pub fn is_flag_due(&self, now: Millis, lag: u32) -> bool {
        self.flagged(now, lag).is_some() || self.is_first_move_overdue(now, lag)
    }
}
