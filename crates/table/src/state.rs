//! What others see of a table.

use api::{
    ClockState, Millis, NewTable, Person, PlayedWord, SeatHolder, SeatNumber, SeatState, Snapshot,
    TablePhase, TableState,
};
use game::{Position, Turn};
use rules::AnyPosition;

use crate::table::{PlayerSlot, Table};

impl Table {
    /// The id, which is part of its link.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What was asked for when it was created.
    pub fn spec(&self) -> &NewTable {
        &self.spec
    }

    /// Who created it.
    pub fn creator(&self) -> &Person {
        &self.creator
    }

    /// The pairing queue that it was created for.
    pub fn pairing_queue(&self) -> Option<&str> {
        self.pairing_queue.as_deref()
    }

    /// The time of its last event.
    pub fn at(&self) -> Millis {
        self.at
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

    /// The number of the event that made the position what it is, and its time: since then it is whoever's turn it is.
    pub fn turn_since(&self) -> (u32, Millis) {
        (self.position_since, self.position_at)
    }

    /// Whether nobody has moved yet.
    pub fn is_at_start(&self) -> bool {
        self.record.moves().next().is_none()
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
        self.clock.state()
    }

    /// The seats that the person with this id holds, in order, those that left the game included.
    pub(crate) fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = SeatNumber> + 'a {
        let holds = move |s: &PlayerSlot| matches!(&s.holder, Some(SeatHolder::Person(p)) if p.id == person);
        (1..).zip(&self.slots).filter(move |(_, slot)| holds(slot)).map(|(seat, _)| seat)
    }

    /// The seats that the person with this id has in play, in order.
    pub(crate) fn seats_in_play<'a>(
        &'a self,
        person: &'a str,
    ) -> impl Iterator<Item = SeatNumber> + 'a {
        self.seats_of(person).filter(|&seat| self.in_play(seat))
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

    /// The ids of the people who hold seats, in the order of seats.
    pub fn person_ids(&self) -> Vec<&str> {
        self.holder_ids().into_iter().flatten().collect()
    }

    /// The part of the state that clients get with every update.
    pub fn state(&self, now: Millis) -> TableState {
        let started = self.phase != TablePhase::Waiting;
        let seat = |slot: &PlayerSlot| SeatState {
            holder: slot.holder.clone(),
            piece: slot.piece,
            departed: slot.departed,
            client_seed_wanted: !started && self.wants_client_seed(slot),
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
            clock: self.clock.state().clone(),
            first_move_by: self.first_move_by.filter(|_| self.phase == TablePhase::Live),
            offers: self.votes.clone(),
            open_offers: self.open_offers.clone(),
            abortable: self.is_abortable(),
            ending: self.ending.clone(),
            rematch: self.rematch.clone(),
            // The clock of a node may go back; what has happened by then has happened, and time that was given back stays so.
            now: now.max(self.at).max(self.credited_until),
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

    /// Whether the start has to wait for this player's client seed: in a game with dice, people who were
    /// seated without joining themselves still have to be asked.
    pub(crate) fn wants_client_seed(&self, slot: &PlayerSlot) -> bool {
        let person = matches!(slot.holder, Some(SeatHolder::Person(_)));
        person && slot.client_seed.is_none() && self.setup.game() == rules::Game::Mspacman
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
