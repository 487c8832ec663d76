//! Players who are away at their turn in a game without a clock: the others may go on without them (T30,
//! T31).

use api::{Departure, EventKind, Millis, Offer, Person, SeatHolder, SeatNumber, TablePhase};

use crate::TableError;
use crate::draft::TableDraft;
use crate::table::Table;

impl TableDraft {
    /// Whether this person may claim the seat to move, if its player is gone: who is there is not for the
    /// table to know.
    pub(crate) fn check_claim(
        &self,
        who: &Person,
        seat: SeatNumber,
        level: Option<u8>,
    ) -> Result<(), TableError> {
        self.require_in_play()?;
        self.own_seat(who, None)?;
        if level.is_some_and(|level| !(1..=8).contains(&level)) {
            return Err(TableError::Level);
        }
        match self.table.claimable_at(0) {
            Some((to_move, _)) if to_move == seat && !self.table.holds(&who.id, seat) => Ok(()),
            _ => Err(TableError::NotAway { seat }),
        }
    }

    /// The player to move is gone: every seat of theirs departs, or a computer takes it.
    pub fn replace_absent(&mut self, level: Option<u8>) -> Result<(), TableError> {
        let (seat, _) = self.table.claimable_at(0).ok_or(TableError::Over)?;
        let person = self.table.holder_ids()[usize::from(seat) - 1].unwrap_or_default().to_owned();
        let seats: Vec<_> = self.table.seats_in_play(&person).collect();
        for seat in seats {
            match level {
                Some(level) => self.push(EventKind::Filled { seat, level })?,
                None if self.table.phase == TablePhase::Over => {}
                None => self.depart(seat, Departure::OutOfTime)?,
            }
        }
        if level.is_some() && self.table.is_open(Offer::Draw) {
            self.push(EventKind::Declined { seat, offer: Offer::Draw })?;
        }
        self.carry_out_agreed()
    }
}

impl Table {
    /// How long a player may be away at their turn, in a game without a clock.
    pub fn absence_limit(&self) -> Option<Millis> {
        self.absence_limit
    }

    /// The seat to move, and from when on the others may claim it if its player was last connected at
    /// `last_seen`; `None` where nobody may.
    pub fn claimable_at(&self, last_seen: Millis) -> Option<(SeatNumber, Millis)> {
        let limit = self.absence_limit?;
        let seat = self.to_move()?;
        let Some(SeatHolder::Person(person)) = &self.slots[usize::from(seat) - 1].holder else {
            return None;
        };
        self.people_in_play().any(|other| other != person.id).then_some(())?;
        Some((seat, self.position_at.max(last_seen) + limit))
    }

    /// What all people in play who are connected claim alike, the absent player left out; each claim is
    /// that of a person, and says the level of the computer player that is to take the seat, if one is.
    pub fn agreed_claim(
        &self,
        present: &[String],
        claims: &[(String, Option<u8>)],
    ) -> Option<Option<u8>> {
        let (seat, _) = self.claimable_at(0)?;
        let (_, claim) = claims.first()?;
        let agrees = |person: &str| {
            self.holds(person, seat)
                || !present.iter().any(|other| other == person)
                || claims.iter().any(|(other, what)| other == person && what == claim)
        };
        let is_alike = claims.iter().all(|(_, what)| what == claim);
        (is_alike && self.people_in_play().all(agrees)).then_some(*claim)
    }

    /// Whether a person holds a seat.
    fn holds(&self, person: &str, seat: SeatNumber) -> bool {
        self.seats_of(person).any(|own| own == seat)
    }

    /// The ids of the people with a seat in play; whoever holds several comes as often.
    fn people_in_play(&self) -> impl Iterator<Item = &str> {
        let seated = (1..).zip(self.holder_ids());
        seated.filter_map(|(seat, id)| id.filter(|_| self.in_play(seat)))
    }
}
