//! Offers that need the agreement of all players: draw, takeback, pause, abort.

use api::{Cause, EventKind, Offer, Person, SeatHolder, SeatNumber, TablePhase};
use game::{Outcome, Ply, RecordEntry, Turn};

use crate::TableError;
use crate::draft::TableDraft;
use crate::table::{PlayerSlot, Table};

impl TableDraft {
    /// Makes an offer, or agrees to one. Once all players have, it takes effect.
    pub(crate) fn offer(
        &mut self,
        who: &Person,
        offer: Offer,
        seat: Option<SeatNumber>,
    ) -> Result<(), TableError> {
        if offer == Offer::Rematch {
            return self.request_rematch(who);
        }
        self.require_in_play()?;
        let seat = self.own_seat(who, seat)?;
        if self.table.offers.contains(&(seat, offer)) {
            return Err(TableError::Offered);
        }
        if !self.table.is_open(offer) && self.table.has_opened(who, offer) {
            return Err(TableError::OfferedBefore);
        }
        let offered_by =
            self.table.offers.iter().find(|(_, what)| *what == offer).map_or(seat, |o| o.0);
        let target = self.table.takeback_target(offered_by);
        match offer {
            Offer::Takeback if target.is_none() => {
                return Err(TableError::NoTakeback);
            }
            Offer::Draw if self.table.has_computer_player() => {
                return Err(TableError::ComputerDeclines);
            }
            Offer::Pause if self.table.phase == TablePhase::Paused => {
                return Err(TableError::Paused);
            }
            _ => {}
        }
        self.push(EventKind::Offered { seat, offer })?;
        if !self.table.agreed(offer) {
            return Ok(());
        }
        match (offer, target) {
            (Offer::Draw, _) => {
                let outcome = Outcome::draw(self.table.slots.len()).to_string();
                self.end(outcome, Cause::Agreement)
            }
            (Offer::Takeback, Some(keep)) => self.push(EventKind::TakenBack { keep }),
            (Offer::Takeback, None) => Ok(()),
            (Offer::Pause, _) => self.push(EventKind::Paused),
            (Offer::Abort, _) => self.abort(),
            (Offer::Rematch, _) => Ok(()),
        }
    }

    /// Declines an offer, or withdraws one's own.
    pub(crate) fn decline(&mut self, who: &Person, offer: Offer) -> Result<(), TableError> {
        let seat = match offer {
            Offer::Rematch => self.seat_in_finished_game(who)?,
            _ => {
                self.require_in_play()?;
                self.own_seat(who, None)?
            }
        };
        if !self.table.is_open(offer) {
            return Err(TableError::NoOffer);
        }
        self.push(EventKind::Declined { seat, offer })
    }

    /// A move declines what others have offered and the mover has not agreed to; whoever offered it
    /// is told.
    pub(crate) fn decline_by_moving(&mut self, seat: SeatNumber) -> Result<(), TableError> {
        let offers = self.table.offers.clone();
        while let Some(&(_, offer)) = self
            .table
            .offers
            .iter()
            .find(|(by, offer)| *by != seat && !offers.contains(&(seat, *offer)))
        {
            self.push(EventKind::Declined { seat, offer })?;
        }
        Ok(())
    }
}

impl Table {
    /// Whether somebody has made this offer and it waits for the others.
    pub(crate) fn is_open(&self, offer: Offer) -> bool {
        self.offers.iter().any(|(_, what)| *what == offer)
    }

    /// Whether this person has opened such an offer since their last move: once is enough, or offers
    /// and their refusals would fill the table.
    fn has_opened(&self, who: &Person, offer: Offer) -> bool {
        let mut seats = self.seats_of(&who.id);
        seats.any(|seat| self.slots[usize::from(seat) - 1].opened.contains(&offer))
    }

    /// Whether everyone still in play has made this offer. Computer players agree to any; a person
    /// who holds several seats agrees for all of them.
    fn agreed(&self, offer: Offer) -> bool {
        let person = |seat: SeatNumber| match &self.slots[usize::from(seat) - 1].holder {
            Some(SeatHolder::Person(person)) => Some(person.id.as_str()),
            _ => None,
        };
        let agreed: Vec<_> =
            self.offers.iter().filter(|o| o.1 == offer).map(|&(seat, _)| person(seat)).collect();
        (1..=self.spec.seats)
            .filter(|&seat| self.in_play(seat))
            .all(|seat| person(seat).is_none() || agreed.contains(&person(seat)))
    }

    fn has_computer_player(&self) -> bool {
        let is_computer = |(seat, slot): (SeatNumber, &PlayerSlot)| {
            self.in_play(seat) && matches!(slot.holder, Some(SeatHolder::Level { .. }))
        };
        (1..).zip(&self.slots).any(is_computer)
    }

    /// How many words remain after `seat` takes its last move back. `None` if a roll or a departure
    /// came after that move: those cannot be taken back.
    fn takeback_target(&self, seat: SeatNumber) -> Option<u32> {
        let entries = self.record.entries();
        let is_move = |entry: &RecordEntry<_>| matches!(entry, RecordEntry::Ply(Ply::Move(_)));
        let seat = Turn::Seat(game::Seat::from_number(usize::from(seat))?);
        let own = |index: &usize| game::Position::turn(&self.record.positions()[*index]) == seat;
        let index = (0..entries.len()).rev().take_while(|&i| is_move(&entries[i])).find(own)?;
        u32::try_from(index).ok()
    }
}
