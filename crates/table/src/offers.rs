//! Offers that need the agreement of all people in play: draw, takeback, pause, abort (T10 to T17).

use api::{Cause, EventKind, Offer, OpenOffer, Person, SeatHolder, SeatNumber, TablePhase};
use ratings::UnratedReason;

use crate::TableError;
use crate::draft::TableDraft;
use crate::table::{PlayerSlot, Table};

/// In this order offers take effect where several are agreed on at once.
const ORDER: [Offer; 4] = [Offer::Draw, Offer::Abort, Offer::Pause, Offer::Takeback];

/// How often a person may open offers of a rematch.
const MAX_REMATCH_OFFERS: usize = 3;

impl TableDraft {
    /// Makes an offer, or agrees to one. Once all people in play have, it takes effect.
    pub(crate) fn offer(
        &mut self,
        who: &Person,
        offer: Offer,
        seat: Option<SeatNumber>,
        answers: Option<u32>,
    ) -> Result<(), TableError> {
        if offer == Offer::Rematch {
            return self.request_rematch(who, answers);
        }
        self.require_in_play()?;
        let seat = self.own_seat(who, seat)?;
        if offer == Offer::Takeback && self.table.spec.rated {
            return Err(TableError::Unrated { reason: UnratedReason::Takeback });
        }
        self.table.check_vote(who, offer, answers)?;
        if !self.table.is_open(offer) {
            match offer {
                Offer::Takeback if self.table.takeback_target(seat).is_none() => {
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
        }
        self.push(EventKind::Offered { seat, offer })?;
        self.carry_out_agreed()
    }

    /// Carries out what all people in play have voted for (T12).
    pub(crate) fn carry_out_agreed(&mut self) -> Result<(), TableError> {
        for offer in ORDER {
            if self.require_in_play().is_err() || !self.table.is_agreed(offer) {
                continue;
            }
            match offer {
                Offer::Draw => {
                    let outcome = self.table.record.draw().to_string();
                    self.end(outcome, Cause::Agreement)?;
                }
                Offer::Abort => self.abort()?,
                Offer::Pause => self.push(EventKind::Paused)?,
                Offer::Takeback => {
                    let keep = self.table.agreed_target().ok_or(TableError::NoTakeback)?;
                    self.push(EventKind::TakenBack { keep })?;
                }
                Offer::Rematch => {}
            }
        }
        Ok(())
    }

    /// Declines an offer, or withdraws one's own.
    pub(crate) fn decline(
        &mut self,
        who: &Person,
        offer: Offer,
        answers: Option<u32>,
    ) -> Result<(), TableError> {
        let seat = match offer {
            Offer::Rematch => self.seat_in_finished_game(who)?,
            _ => {
                self.require_in_play()?;
                self.own_seat(who, None)?
            }
        };
        if !self.table.is_open(offer) || !self.table.is_answer(offer, answers) {
            return Err(TableError::NoOffer);
        }
        self.push(EventKind::Declined { seat, offer })
    }

    /// A move declines what others have offered and the mover has not agreed to (T14); whoever offered
    /// it is told.
    pub(crate) fn decline_by_moving(
        &mut self,
        who: &Person,
        seat: SeatNumber,
    ) -> Result<(), TableError> {
        for OpenOffer { offer, .. } in self.table.open_offers.clone() {
            if !self.table.has_voted(&who.id, offer) {
                self.push(EventKind::Declined { seat, offer })?;
            }
        }
        Ok(())
    }
}

impl Table {
    /// Whether somebody has made this offer and it waits for the others.
    pub(crate) fn is_open(&self, offer: Offer) -> bool {
        self.open_offers.iter().any(|open| open.offer == offer)
    }

    /// Whether `answers`, if it names an event, names the one that opened this offer (T16).
    fn is_answer(&self, offer: Offer, answers: Option<u32>) -> bool {
        let is_meant =
            |event| self.open_offers.iter().any(|open| (open.offer, open.event) == (offer, event));
        answers.is_none_or(is_meant)
    }

    /// Whether this person may vote for an offer, or open it.
    pub(crate) fn check_vote(
        &self,
        who: &Person,
        offer: Offer,
        answers: Option<u32>,
    ) -> Result<(), TableError> {
        if !self.is_answer(offer, answers) {
            Err(TableError::NoOffer)
        } else if self.has_voted(&who.id, offer) {
            Err(TableError::Offered)
        } else if !self.is_open(offer) && self.has_opened(who, offer) {
            Err(TableError::OfferedBefore)
        } else {
            Ok(())
        }
    }

    /// Whether this person has voted for an offer that is open.
    pub(crate) fn has_voted(&self, person: &str, offer: Offer) -> bool {
        self.seats_of(person).any(|seat| self.votes.contains(&(seat, offer)))
    }

    /// Whether this person has opened such an offer since their last move: once is enough, or offers
    /// and their refusals would fill the table (T11).
    fn has_opened(&self, who: &Person, offer: Offer) -> bool {
        let slots = self.seats_of(&who.id).map(|seat| &self.slots[usize::from(seat) - 1]);
        let opened = slots.flat_map(|slot| &slot.opened).filter(|opened| **opened == offer);
        let most = match offer {
            Offer::Rematch if self.has_older_laws => usize::MAX,
            Offer::Rematch => MAX_REMATCH_OFFERS,
            _ => 1,
        };
        opened.count() >= most
    }

    /// Whether this offer is open and all people in play have voted for it. Computer players agree to
    /// any but a draw.
    fn is_agreed(&self, offer: Offer) -> bool {
        let has_agreed = |(seat, slot): (SeatNumber, &PlayerSlot)| match &slot.holder {
            Some(SeatHolder::Person(person)) => {
                !self.in_play(seat) || self.has_voted(&person.id, offer)
            }
            _ => true,
        };
        self.is_open(offer) && (1..).zip(&self.slots).all(has_agreed)
    }

    pub(crate) fn has_computer_player(&self) -> bool {
        let is_computer = |(seat, slot): (SeatNumber, &PlayerSlot)| {
            self.in_play(seat) && matches!(slot.holder, Some(SeatHolder::Level { .. }))
        };
        (1..).zip(&self.slots).any(is_computer)
    }

    /// How many words remain after the takeback that is open.
    fn agreed_target(&self) -> Option<u32> {
        let open = self.open_offers.iter().find(|open| open.offer == Offer::Takeback)?;
        open.keep.or_else(|| self.takeback_target(open.seat))
    }

    /// How many words remain after the person at `seat` takes their last move back. `None` if a roll or a
    /// departure came after that move: those cannot be taken back (T15).
    pub(crate) fn takeback_target(&self, seat: SeatNumber) -> Option<u32> {
        let own_seats: Vec<_> = match &self.slots.get(usize::from(seat) - 1)?.holder {
            Some(SeatHolder::Person(person)) if !self.has_older_laws => {
                self.seats_of(&person.id).collect()
            }
            _ => vec![seat],
        };
        let seats: Vec<_> =
            own_seats.iter().filter_map(|&own| game::Seat::from_number(own.into())).collect();
        self.record.last_move_of(&seats).and_then(|index| u32::try_from(index).ok())
    }
}
