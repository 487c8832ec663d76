use api::{Holder, Millis, NewTable, Offer, Person, Phase, Place, Refusal, SeatNumber, What, Who};
use game::{Entry, Ply};

use super::act::not_yours;
use super::{Chair, Draft, Origin, Table, lay};
use crate::dice::Seed;

impl Draft {
    /// `who` would like the same again. The table itself is laid once all have said so
    /// ([`Table::all_want_again`]).
    pub(super) fn ask_again(&mut self, who: &Person) -> Result<(), Refusal> {
        let seat = self.seat_after_the_end(who)?;
        if self.table.wants_again(&who.id) {
            return Err(Refusal::new(409, "server-offered"));
        }
        self.push(What::Offered { seat, offer: Offer::Rematch })
    }

    /// The first seat of `who` at a table where the game is over.
    pub(super) fn seat_after_the_end(&self, who: &Person) -> Result<SeatNumber, Refusal> {
        if self.table.phase != Phase::Over {
            return Err(Refusal::new(409, "server-not-over"));
        }
        self.table.seats_of(&who.id).next().ok_or_else(not_yours)
    }

    /// Notes where it goes on, and who sits there.
    pub fn rematched(&mut self, new: &Table) -> Result<(), Refusal> {
        let seats = new.chairs.iter().map(|chair| chair.holder.clone()).collect();
        self.push(What::Rematched { table: new.id.clone(), seats })
    }
}

impl Table {
    /// The table where it goes on already.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Whether everyone has asked for the same again, but for those who left while others played on.
    pub fn all_want_again(&self) -> bool {
        let mut stayed = self.seated().filter(|(seat, _)| !self.went_on_without(*seat)).peekable();
        stayed.peek().is_some() && stayed.all(|(_, person)| self.wants_again(&person.id))
    }

    /// The same table for the same people and machines, everyone one seat further on. Who asked for
    /// it is seated; for the others their place is kept.
    pub fn again(&self, id: &str, now: Millis, seed: &Seed) -> Result<Draft, Refusal> {
        let mut places: Vec<_> = self.chairs.iter().map(Chair::place).collect();
        places.rotate_right(1);
        let by = self.seated().find(|(_, person)| self.wants_again(&person.id));
        let (_, by) = by.ok_or_else(not_yours)?;
        let origin = Origin { rematch_of: Some(self.id.clone()), queue: None };
        let spec = NewTable { places: places.clone(), ..self.spec.clone() };
        let mut new = lay(id, by, spec, origin, now, seed)?;
        for (seat, place) in (1..).zip(places) {
            match place.who {
                Who::Reserved { person } if self.wants_again(&person.id) => {
                    new.push(What::Joined { seat, who: person, piece: None, luck: None })?;
                }
                _ => {}
            }
        }
        new.start_if_ready()?;
        Ok(new)
    }

    fn wants_again(&self, person: &str) -> bool {
        let asked = |seat| self.offers.contains(&(seat, Offer::Rematch));
        self.seats_of(person).any(asked)
    }

    /// The people at the table, by seat.
    fn seated(&self) -> impl Iterator<Item = (SeatNumber, &Person)> {
        (1..).zip(&self.chairs).filter_map(|(seat, chair)| match &chair.holder {
            Some(Holder::Person(person)) => Some((seat, person)),
            _ => None,
        })
    }

    /// Whether that seat's player left and the others went on.
    fn went_on_without(&self, seat: SeatNumber) -> bool {
        let left = |entry: &Entry<_>| matches!(entry, Entry::Leave(who, _) if who.number() == usize::from(seat));
        let mut after = self.record.entries().iter().skip_while(|entry| !left(entry));
        after.any(|entry| matches!(entry, Entry::Ply(Ply::Move(_))))
    }
}

impl Chair {
    fn place(&self) -> Place {
        let who = match &self.holder {
            Some(Holder::Person(person)) => Who::Reserved { person: person.clone() },
            Some(Holder::Level { level }) => Who::Level { level: *level },
            None => Who::Open,
        };
        Place { who, piece: self.piece }
    }
}
