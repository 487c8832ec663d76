//! Who has voted for what, and who has opened what.

use std::collections::BTreeMap;

use api::{Event, EventKind, Offer, SeatNumber};

use super::played_table::PlayedTable;

/// How often one person opens a rematch (T11).
const REMATCHES: usize = 3;

/// The offers at a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers {
    /// Those that are open, in the order in which they were opened.
    pub(super) open: Vec<VotedOffer>,
    /// Who opened what, and the number of the event.
    openings: Vec<(String, Offer, u32)>,
    /// The number of each person's last move.
    last_moves: BTreeMap<String, u32>,
}

/// An open offer with its votes.
#[derive(Clone, Debug)]
pub(super) struct VotedOffer {
    pub(super) offer: Offer,
    /// The seat that opened it.
    pub(super) seat: SeatNumber,
    /// The number of the event that opened it.
    pub(super) event: u32,
    /// How many words remain, for a takeback.
    pub(super) keep: Option<u32>,
    /// Everybody who has voted for it.
    pub(super) votes: Vec<String>,
}

impl VotedOffer {
    pub(super) fn has_vote_of(&self, person: &str) -> bool {
        self.votes.iter().any(|voter| voter == person)
    }
}

impl Offers {
    /// Follows an event; `table` is the table after it.
    pub(super) fn add(&mut self, event: &Event, table: &PlayedTable) {
        match event.kind {
            EventKind::Offered { seat, offer } => self.vote(event.seq, seat, offer, table),
            EventKind::Declined { offer, .. } => self.close(offer),
            EventKind::Moved { seat, .. } => {
                if let Some(person) = table.person_at(seat) {
                    self.last_moves.insert(person.to_owned(), event.seq);
                    self.close(Offer::Takeback);
                }
            }
            EventKind::Rolled { .. } | EventKind::Departed { .. } => self.close(Offer::Takeback),
            EventKind::TakenBack { .. } => {
                self.close(Offer::Takeback);
                self.openings.retain(|(_, offer, _)| *offer != Offer::Takeback);
            }
            EventKind::Paused => self.close(Offer::Pause),
            EventKind::Ended { .. } => self.open.clear(),
            EventKind::Rematched { .. } => self.close(Offer::Rematch),
            _ => {}
        }
        if table.is_played() {
            self.drop_votes_of_those_who_left(table);
        }
    }

    fn vote(&mut self, event: u32, seat: SeatNumber, offer: Offer, table: &PlayedTable) {
        let Some(person) = table.person_at(seat).map(str::to_owned) else { return };
        if let Some(open) = self.open.iter_mut().find(|open| open.offer == offer) {
            open.votes.push(person);
            return;
        }
        let keep = table.takeback_target(&person).filter(|_| offer == Offer::Takeback);
        self.openings.push((person.clone(), offer, event));
        self.open.push(VotedOffer { offer, seat, event, keep, votes: vec![person] });
    }

    fn close(&mut self, offer: Offer) {
        self.open.retain(|open| open.offer != offer);
    }

    /// The votes of a person end when their last seat leaves play or is taken by a computer (T13).
    fn drop_votes_of_those_who_left(&mut self, table: &PlayedTable) {
        let people = table.people_in_play();
        for open in &mut self.open {
            open.votes.retain(|voter| people.contains(&voter.as_str()));
        }
        self.open.retain(|open| !open.votes.is_empty());
    }

    pub(super) fn find(&self, offer: Offer) -> Option<&VotedOffer> {
        self.open.iter().find(|open| open.offer == offer)
    }

    /// Whether a person has to move before they open an offer of this kind again, or may open no more
    /// rematches (T11).
    pub(super) fn opened_before(&self, person: &str, offer: Offer) -> bool {
        let own = self.openings.iter().filter(|(who, what, _)| who == person && *what == offer);
        if offer == Offer::Rematch {
            return own.count() >= REMATCHES;
        }
        let moved = self.last_moves.get(person).copied().unwrap_or(0);
        own.into_iter().any(|(_, _, event)| *event > moved)
    }

    /// Whether an offer is open for which everybody has voted who is asked (T12).
    pub(super) fn is_agreed(&self, offer: Offer, table: &PlayedTable) -> bool {
        let asked = match offer {
            Offer::Rematch => table.people_at_the_end(),
            _ => table.people_in_play(),
        };
        let declines = offer == Offer::Draw && table.computer_in_play().is_some();
        let all = |open: &VotedOffer| asked.iter().all(|person| open.has_vote_of(person));
        !declines && !asked.is_empty() && self.find(offer).is_some_and(all)
    }

    /// The open offers that a person has not voted for, in the order in which they were opened.
    pub(super) fn unanswered_by(&self, person: &str) -> Vec<Offer> {
        let open = self.open.iter().filter(|open| !open.has_vote_of(person));
        open.map(|open| open.offer).collect()
    }
}
