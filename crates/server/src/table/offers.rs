use api::{Holder, Offer, Person, Phase, Refusal, SeatNumber, What};
use game::{Entry, Outcome, Ply, Turn};

use super::{Draft, Table};

impl Draft {
    /// `who` proposes something, or agrees to what another has proposed. Once all have, it is done.
    pub(super) fn offer(
        &mut self,
        who: &Person,
        offer: Offer,
        seat: Option<SeatNumber>,
    ) -> Result<(), Refusal> {
        if offer == Offer::Rematch {
            return self.ask_again(who);
        }
        self.must_be_on()?;
        let seat = self.own_seat(who, seat)?;
        if self.table.offers.contains(&(seat, offer)) {
            return Err(Refusal::new(409, "server-offered"));
        }
        let asker = self.table.offers.iter().find(|(_, what)| *what == offer).map_or(seat, |o| o.0);
        let target = self.table.takeback_target(asker);
        match offer {
            Offer::Takeback if target.is_none() => {
                return Err(Refusal::new(409, "server-takeback"));
            }
            Offer::Draw if self.table.machine_plays() => {
                return Err(Refusal::new(409, "server-machine-declines"));
            }
            Offer::Pause if self.table.phase == Phase::Paused => {
                return Err(Refusal::new(409, "server-paused"));
            }
            _ => {}
        }
        self.push(What::Offered { seat, offer })?;
        if !self.table.agreed(offer) {
            return Ok(());
        }
        match (offer, target) {
            (Offer::Draw, _) => {
                let outcome = Outcome::draw(self.table.chairs.len()).to_string();
                self.end(outcome, "agreement")
            }
            (Offer::Takeback, Some(keep)) => self.push(What::TakenBack { keep }),
            (Offer::Takeback, None) => Ok(()),
            (Offer::Pause, _) => self.push(What::Paused),
            (Offer::Abort, _) => self.abandon(),
            (Offer::Rematch, _) => Ok(()),
        }
    }

    /// `who` says no, or takes an own offer back.
    pub(super) fn decline(&mut self, who: &Person, offer: Offer) -> Result<(), Refusal> {
        let seat = match offer {
            Offer::Rematch => self.seat_after_the_end(who)?,
            _ => {
                self.must_be_on()?;
                self.own_seat(who, None)?
            }
        };
        if self.table.offers.iter().all(|(_, what)| *what != offer) {
            return Err(Refusal::new(409, "server-no-offer"));
        }
        self.push(What::Declined { seat, offer })
    }
}

impl Table {
    /// Whether everyone still in play has offered it. Machines agree to whatever is asked of them;
    /// a person who holds several seats speaks for all of them.
    fn agreed(&self, offer: Offer) -> bool {
        let person = |seat: SeatNumber| match &self.chairs[usize::from(seat) - 1].holder {
            Some(Holder::Person(person)) => Some(person.id.as_str()),
            _ => None,
        };
        let said: Vec<_> =
            self.offers.iter().filter(|o| o.1 == offer).map(|&(seat, _)| person(seat)).collect();
        (1..=self.spec.seats)
            .filter(|&seat| self.in_play(seat))
            .all(|seat| person(seat).is_none() || said.contains(&person(seat)))
    }

    fn machine_plays(&self) -> bool {
        let machine = |(seat, chair): (SeatNumber, &super::Chair)| {
            self.in_play(seat) && matches!(chair.holder, Some(Holder::Level { .. }))
        };
        (1..).zip(&self.chairs).any(machine)
    }

    /// How many words remain when `seat` takes its last move back: none past a roll or a departure.
    fn takeback_target(&self, seat: SeatNumber) -> Option<u32> {
        let entries = self.record.entries();
        let plain = |entry: &Entry<_>| matches!(entry, Entry::Ply(Ply::Move(_)));
        let seat = Turn::Seat(game::Seat::from_number(usize::from(seat))?);
        let own = |index: &usize| game::Position::turn(&self.record.positions()[*index]) == seat;
        let index = (0..entries.len()).rev().take_while(|&i| plain(&entries[i])).find(own)?;
        u32::try_from(index).ok()
    }
}
