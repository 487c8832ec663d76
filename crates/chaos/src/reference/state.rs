//! What has to be shown of a table.

use api::{Millis, Offer, SeatNumber, TablePhase, TableState, WireEnding, WireTurn};
use game::Turn;

use super::{ExpectedSeat, Reference};

/// What has to hold after some events of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedState {
    /// The number of the last event.
    pub seq: u32,
    /// The phase of the table.
    pub phase: TablePhase,
    /// Every seat, from seat 1 on.
    pub seats: Vec<ExpectedSeat>,
    /// The current position; `None` before the start.
    pub position: Option<String>,
    /// Who acts next.
    pub turn: WireTurn,
    /// What each seat has left on its clock at the time asked for; `None` where the laws do not say.
    pub left: Vec<Option<Millis>>,
    /// The seat whose clock runs.
    pub running: Option<SeatNumber>,
    /// Everybody who has voted for something, by the person's id.
    pub votes: Vec<(String, Offer)>,
    /// The open offers, in the order in which they were opened.
    pub open_offers: Vec<ExpectedOffer>,
    /// Whether any person in play may cancel the game alone.
    pub abortable: bool,
    /// How the game ended.
    pub ending: Option<WireEnding>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The time used for each word of the game; `None` for rolls, and without a clock.
    pub time_used: Vec<Option<Millis>>,
}

/// An open offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedOffer {
    /// The proposal.
    pub offer: Offer,
    /// The seat that opened it.
    pub seat: SeatNumber,
    /// The number of the event that opened it.
    pub event: u32,
    /// How many words remain, for a takeback.
    pub keep: Option<u32>,
}

impl Reference {
    /// What has to be shown at `now`, after the last event.
    pub fn state(&self, now: Millis) -> ExpectedState {
        let (table, clocks) = (&self.table, &self.clocks);
        let seats = 1..=table.seats.len() as SeatNumber;
        ExpectedState {
            seq: table.last.0,
            phase: table.phase,
            seats: table.seats.clone(),
            position: table.position().map(ToString::to_string),
            turn: match table.turn() {
                Turn::Seat(seat) => WireTurn::Seat(seat.number() as SeatNumber),
                Turn::Chance => WireTurn::Chance,
                Turn::Over => WireTurn::Nobody,
            },
            left: seats.map(|seat| clocks.left(seat, now)).collect(),
            running: clocks.running(),
            votes: self.votes(),
            open_offers: self.open_offers(),
            abortable: table.is_abortable(),
            ending: table.ending.clone(),
            rematch: table.rematch.clone(),
            time_used: clocks.time_used(now),
        }
    }

    fn votes(&self) -> Vec<(String, Offer)> {
        let open = self.offers.open.iter();
        let votes = open.flat_map(|open| open.votes.iter().map(|who| (who.clone(), open.offer)));
        sorted(votes.collect())
    }

    fn open_offers(&self) -> Vec<ExpectedOffer> {
        let open = self.offers.open.iter();
        open.map(|open| ExpectedOffer {
            offer: open.offer,
            seat: open.seat,
            event: open.event,
            keep: open.keep,
        })
        .collect()
    }
}

impl ExpectedState {
    /// What differs in the state that was shown, in words; it was shown at `shown.now`, the time that
    /// this one was asked for.
    pub fn differences(&self, shown: &TableState) -> Vec<String> {
        let mut differences = Differences::default();
        differences.compare("seq", &self.seq, &shown.seq);
        differences.compare("phase", &self.phase, &shown.phase);
        let seats = shown
            .seats
            .iter()
            .map(|seat| ExpectedSeat { holder: seat.holder.clone(), departed: seat.departed });
        differences.compare("seats", &self.seats, &seats.collect());
        if let Some(position) = &self.position {
            differences.compare("position", position, &shown.position);
        }
        differences.compare("turn", &self.turn, &shown.turn);
        differences.compare("running clock", &self.running, &shown.clock.running);
        self.compare_clocks(shown, &mut differences);
        differences.compare("votes", &self.votes, &self.votes_shown(shown));
        let open = shown.open_offers.iter().map(|open| ExpectedOffer {
            offer: open.offer,
            seat: open.seat,
            event: open.event,
            keep: open.keep,
        });
        differences.compare("open offers", &self.open_offers, &open.collect());
        differences.compare("abortable", &self.abortable, &shown.abortable);
        differences.compare("ending", &self.ending, &shown.ending);
        differences.compare("rematch", &self.rematch, &shown.rematch);
        differences.list
    }

    fn compare_clocks(&self, shown: &TableState, differences: &mut Differences) {
        for (seat, expected) in (1..).zip(&self.left) {
            let Some(expected) = expected else { continue };
            let clock = &shown.clock;
            let ran =
                if clock.running == Some(seat) { shown.now.saturating_sub(clock.at) } else { 0 };
            let left = clock.left.get(usize::from(seat) - 1).map(|left| left.saturating_sub(ran));
            differences.compare(&format!("clock of seat {seat}"), &Some(*expected), &left);
        }
    }

    /// Who voted for what in a state that was shown: there, seats have votes.
    fn votes_shown(&self, shown: &TableState) -> Vec<(String, Offer)> {
        let person = |seat: SeatNumber| self.seats.get(usize::from(seat).checked_sub(1)?)?.person();
        let votes = shown.offers.iter();
        sorted(
            votes.filter_map(|(seat, offer)| Some((person(*seat)?.to_owned(), *offer))).collect(),
        )
    }
}

fn sorted(mut votes: Vec<(String, Offer)>) -> Vec<(String, Offer)> {
    votes.sort_by_key(|(who, offer)| (who.clone(), *offer as u8));
    votes.dedup();
    votes
}

/// Every part of a state that is not as it has to be.
#[derive(Default)]
struct Differences {
    list: Vec<String>,
}

impl Differences {
    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, part: &str, expected: &T, shown: &T) {
        if expected != shown {
            self.list.push(format!("{part}: {expected:?} by the laws, {shown:?} was shown"));
        }
    }
}
