use api::{Event, Holder, Millis, NewTable, Phase, Refusal, SeatNumber, Starts, What};
use game::{Position, Turn};
use rules::Game;

use super::{Table, lay};
use crate::dice::{Dice, Seed};

/// A table with events that are not on disk yet. Once they are, [`Draft::done`] is the table; if
/// they cannot be written, the draft is dropped and nothing has happened.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) table: Table,
    fresh: Vec<Event>,
    now: Millis,
    seed: Seed,
}

impl Draft {
    /// What happens next at `table`, at the time `now`.
    pub fn new(table: &Table, now: Millis, seed: &Seed) -> Draft {
        // Time at a table never goes backwards, whatever the server's clock does.
        let now = now.max(table.at);
        Draft { table: table.clone(), fresh: Vec::new(), now, seed: seed.clone() }
    }

    pub(super) fn first(id: &str, what: What, now: Millis, seed: &Seed) -> Result<Draft, Refusal> {
        let event = Event { seq: 1, at: now, what };
        let table = Table::first(id, &event)?;
        Ok(Draft { table, fresh: vec![event], now, seed: seed.clone() })
    }

    /// The events to write.
    pub fn events(&self) -> &[Event] {
        &self.fresh
    }

    /// The table with these events.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The events and the table with them.
    pub fn done(self) -> (Vec<Event>, Table) {
        (self.fresh, self.table)
    }

    /// Adds an event, if it can follow.
    pub(super) fn push(&mut self, what: What) -> Result<(), Refusal> {
        let event = Event { seq: self.table.seq + 1, at: self.now, what };
        self.table.apply(&event)?;
        self.fresh.push(event);
        Ok(())
    }

    /// Starts the game once everyone is there.
    pub(super) fn start_if_ready(&mut self) -> Result<(), Refusal> {
        let table = &self.table;
        let ready = |chair| table.wants_luck(chair) || chair.holder.is_none();
        if table.phase != Phase::Waiting || table.chairs.iter().any(ready) {
            return Ok(());
        }
        let (position, drawn) = self.opening(&table.spec)?;
        self.push(What::Started { position, drawn })?;
        self.follow_up()
    }

    /// Where the game starts, and whether the dice said who does.
    fn opening(&self, spec: &NewTable) -> Result<(String, bool), Refusal> {
        let rules = &self.table.rules;
        let start = lay::start(spec, rules)?.to_string();
        let open = matches!(rules.game(), Game::Quoridor | Game::Mini) && spec.start.is_none();
        let (seat, drawn) = match spec.starts {
            _ if !open => return Ok((start, false)),
            Starts::Seat(seat) => (seat, false),
            Starts::Random => {
                let seats: Vec<_> = (1..=spec.seats).map(|seat| (seat.to_string(), 1)).collect();
                (self.dice().roll(0, &seats) as SeatNumber + 1, true)
            }
        };
        let seat = seat.to_string();
        let mut fields: Vec<_> = start.split(' ').collect();
        // The third field of a classic position is the seat to move.
        if let Some(field) = fields.get_mut(2) {
            *field = &seat;
        }
        Ok((fields.join(" "), drawn))
    }

    /// What follows by itself: the dice fall, a decided game ends.
    pub(super) fn follow_up(&mut self) -> Result<(), Refusal> {
        while self.table.phase == Phase::Live && self.table.record.turn() == Turn::Chance {
            let mut rolls = Vec::new();
            self.table.record.position().rolls(&mut rolls);
            let rolls: Vec<_> = rolls.into_iter().map(|(roll, w)| (roll.to_string(), w)).collect();
            let index = self.dice().roll(self.table.rolls, &rolls);
            self.push(What::Rolled { word: rolls[index].0.clone() })?;
        }
        match self.table.record.ending() {
            Some(ending) if self.table.phase != Phase::Over => {
                self.end(ending.outcome.to_string(), ending.cause.word())
            }
            _ => Ok(()),
        }
    }

    pub(super) fn end(&mut self, outcome: String, cause: &str) -> Result<(), Refusal> {
        let cause = cause.to_owned();
        self.push(What::Ended { outcome, cause, seed: self.seed.hex() })
    }

    fn dice(&self) -> Dice {
        let luck = self.table.chairs.iter().map(|chair| chair.luck.as_deref().unwrap_or(""));
        Dice::new(&self.seed, &self.table.id, luck)
    }

    /// Plays for the machine at `seat`.
    pub fn machine_move(&mut self, seat: SeatNumber, word: &str) -> Result<(), Refusal> {
        self.push(What::Moved { seat, word: word.to_owned(), lag: 0 })?;
        self.follow_up()
    }

    /// The seat whose clock has run out leaves, if there is one. `lag` is what the network may
    /// still be holding back.
    pub fn flag(&mut self, lag: u32) -> Result<(), Refusal> {
        match (self.table.clock.running, self.table.clock.runs_out()) {
            (Some(seat), Some(end)) if self.now > end + u64::from(lag) => {
                self.push(What::Departed { seat, why: "time".to_owned() })?;
                self.follow_up()
            }
            _ => Ok(()),
        }
    }

    /// Calls a game off that nobody comes back to.
    pub fn abandon(&mut self) -> Result<(), Refusal> {
        if self.table.phase == Phase::Over { Ok(()) } else { self.end(String::new(), "aborted") }
    }

    /// Whether a seat changed hands.
    pub fn seating_changed(&self) -> bool {
        self.fresh.iter().any(|event| {
            matches!(event.what, What::Joined { .. } | What::Left { .. } | What::Created { .. })
        })
    }

    pub(super) fn holder(&self, seat: SeatNumber) -> Option<&Holder> {
        let chair = self.table.chairs.get(usize::from(seat).checked_sub(1)?)?;
        chair.holder.as_ref()
    }
}
