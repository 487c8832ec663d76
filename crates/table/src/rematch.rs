//! Rematches: who has to agree, and how the players are seated at the new table.

use api::{
    EventKind, Millis, NewTable, Offer, Person, SeatAssignment, SeatHolder, SeatNumber, SeatSpec,
    TablePhase,
};
use dice::Seed;
use game::{Ply, RecordEntry};

use crate::TableError;
use crate::create::{TableOrigin, create_table};
use crate::draft::TableDraft;
use crate::table::{PlayerSlot, Table};

impl TableDraft {
    /// Offers a rematch, or agrees to one. The new table is created once all have
    /// ([`Table::all_want_rematch`]).
    pub(crate) fn request_rematch(
        &mut self,
        who: &Person,
        answers: Option<u32>,
    ) -> Result<(), TableError> {
        let seat = self.seat_in_finished_game(who)?;
        self.table.check_vote(who, Offer::Rematch, answers)?;
        self.push(EventKind::Offered { seat, offer: Offer::Rematch })
    }

    /// The first seat of `who`, if the game is over.
    pub(crate) fn seat_in_finished_game(&self, who: &Person) -> Result<SeatNumber, TableError> {
        if self.table.phase != TablePhase::Over {
            return Err(TableError::NotOver);
        }
        self.table.seats_of(&who.id).next().ok_or(TableError::NotYours)
    }

    /// Records the new table of a rematch, and who is seated there.
    pub fn record_rematch(&mut self, new: &Table) -> Result<(), TableError> {
        let seats = new.slots.iter().map(|slot| slot.holder.clone()).collect();
        self.push(EventKind::Rematched { table: new.id.clone(), seats })
    }
}

impl Table {
    /// The id of the new table, once the rematch is agreed on.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Whether everyone wants a rematch, apart from those who left while others played on.
    pub fn all_want_rematch(&self) -> bool {
        let mut stayed =
            self.seated().filter(|(seat, _)| !self.played_on_without(*seat)).peekable();
        stayed.peek().is_some() && stayed.all(|(_, person)| self.wants_rematch(&person.id))
    }

    /// The new table of a rematch: the same options and players, everyone one seat further on. People
    /// who want the rematch are seated at once; for the others a seat is reserved.
    pub fn rematch_draft(
        &self,
        id: &str,
        now: Millis,
        seed: &Seed,
        laws: u32,
    ) -> Result<TableDraft, TableError> {
        let mut seat_specs: Vec<_> = self.slots.iter().map(PlayerSlot::seat_spec).collect();
        seat_specs.rotate_right(1);
        let by = self.seated().find(|(_, person)| self.wants_rematch(&person.id));
        let (_, by) = by.ok_or(TableError::NotYours)?;
        let rematch_of = Some(self.id.clone());
        let origin = TableOrigin { rematch_of, queue: None, laws, absence: self.absence_limit };
        let spec = NewTable { seat_specs: seat_specs.clone(), ..self.spec.clone() };
        let mut new = create_table(id, by, spec, origin, now, seed)?;
        for (seat, seat_spec) in (1..).zip(seat_specs) {
            match seat_spec.assignment {
                SeatAssignment::Reserved { person } if self.wants_rematch(&person.id) => {
                    new.push(EventKind::Joined {
                        seat,
                        who: person,
                        piece: None,
                        client_seed: None,
                    })?;
                }
                _ => {}
            }
        }
        new.table.check_rated()?;
        new.start_if_ready()?;
        Ok(new)
    }

    fn wants_rematch(&self, person: &str) -> bool {
        self.has_voted(person, Offer::Rematch)
    }

    /// The people who hold seats, in the order of seats.
    fn seated(&self) -> impl Iterator<Item = (SeatNumber, &Person)> {
        (1..).zip(&self.slots).filter_map(|(seat, slot)| match &slot.holder {
            Some(SeatHolder::Person(person)) => Some((seat, person)),
            _ => None,
        })
    }

    /// Whether the player at `seat` left and the others made moves after that.
    fn played_on_without(&self, seat: SeatNumber) -> bool {
        let left = |entry: &RecordEntry<_>| matches!(entry, RecordEntry::Leave(who, _) if who.number() == usize::from(seat));
        let mut after = self.record.entries().iter().skip_while(|entry| !left(entry));
        after.any(|entry| matches!(entry, RecordEntry::Ply(Ply::Move(_))))
    }
}

impl PlayerSlot {
    fn seat_spec(&self) -> SeatSpec {
        let assignment = match &self.holder {
            Some(SeatHolder::Person(person)) => SeatAssignment::Reserved { person: person.clone() },
            Some(SeatHolder::Level { level }) => SeatAssignment::Level { level: *level },
            None => SeatAssignment::Open,
        };
        SeatSpec { assignment, piece: self.piece }
    }
}
