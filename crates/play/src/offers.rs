use api::{Action, Event, EventKind, Millis, Offer, SeatNumber, TableState};

/// An answer to an offer, as it is sent: it names the event that opened the offer which is known here, so
/// that it is never taken for another. A table of an older server does not say which that is.
pub fn naming_offer(action: Action, state: &TableState) -> Action {
    let event = |offer: Offer| {
        let mut open = state.open_offers.iter();
        open.find(|open| open.offer == offer).map(|open| open.event)
    };
    match action {
        Action::Offer { offer, seat, answers } => {
            Action::Offer { offer, seat, answers: answers.or_else(|| event(offer)) }
        }
        Action::Decline { offer, answers } => {
            Action::Decline { offer, answers: answers.or_else(|| event(offer)) }
        }
        other => other,
    }
}

/// Watches what becomes of the offers that one person has made or agreed to.
#[derive(Debug, Default)]
pub(crate) struct OwnOffers {
    /// The last event known.
    seq: u32,
    open: Vec<Offer>,
    /// The one that was declined last, and when; `None` once something else has happened.
    declined: Option<(Offer, Millis)>,
}

impl OwnOffers {
    /// The offer that was declined, if that is the last thing that happened.
    pub(crate) fn declined(&self) -> Option<Offer> {
        self.declined.map(|(offer, _)| offer)
    }

    /// Hears of events at the table of a person with these seats.
    pub(crate) fn hear(&mut self, events: &[Event], seats: &[SeatNumber]) {
        let known = self.seq;
        for event in events.iter().filter(|event| event.seq > known) {
            // A move that declines comes with the decline, at the same moment.
            if self.declined.is_some_and(|(_, at)| event.at > at) {
                self.declined = None;
            }
            match &event.kind {
                EventKind::Offered { seat, offer } if seats.contains(seat) => {
                    self.declined = None;
                    self.open.push(*offer);
                }
                EventKind::Declined { seat, offer } if self.open.contains(offer) => {
                    self.open.retain(|open| open != offer);
                    if !seats.contains(seat) {
                        self.declined = Some((*offer, event.at));
                    }
                }
                _ => {}
            }
            self.seq = event.seq;
        }
    }

    /// Brings it up to date with the state of the table, of which events may not have been heard.
    pub(crate) fn follow(&mut self, state: &TableState, seats: &[SeatNumber]) {
        if state.seq != self.seq {
            self.declined = None;
        }
        self.seq = state.seq;
        let own = state.offers.iter().filter(|(seat, _)| seats.contains(seat));
        self.open = own.map(|(_, offer)| *offer).collect();
    }
}
