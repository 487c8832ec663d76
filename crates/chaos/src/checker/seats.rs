//! A seat belongs to whoever took it first, and to nobody else.

use std::collections::BTreeMap;

use api::{EventKind, SeatNumber};

use super::{TableVerdict, ViolationKind};
use crate::evidence::TableEvidence;

/// Who holds a seat: a person, or else a computer player.
type SeatOwner<'a> = Option<&'a str>;

pub(super) fn check(evidence: &TableEvidence, verdict: &mut TableVerdict) {
    let mut holders: BTreeMap<SeatNumber, SeatOwner<'_>> = BTreeMap::new();
    // Who asked for what follows: a nonce is stored with the first event of an action.
    let mut asking: Option<&str> = None;
    for stored in &evidence.stored {
        let (event, nonce) = (&stored.event, stored.nonce.as_deref());
        if nonce.is_some() {
            asking = nonce.and_then(|nonce| nonce.split(' ').next());
        }
        match &event.kind {
            EventKind::Joined { seat, who, .. } => {
                let id = who.id.as_str();
                let other =
                    holders.iter().find(|(other, owner)| **other == *seat || **owner == Some(id));
                if let Some((other, owner)) = other {
                    let detail = format!(
                        "event {}: {id} took seat {seat}, and {owner:?} held seat {other}",
                        event.seq
                    );
                    verdict.add(evidence, ViolationKind::SeatTakenTwice, detail);
                }
                holders.insert(*seat, Some(id));
            }
            EventKind::Filled { seat, level } => {
                if let Some(owner) = holders.insert(*seat, None) {
                    let detail =
                        format!("event {}: level {level} took seat {seat} of {owner:?}", event.seq);
                    verdict.add(evidence, ViolationKind::SeatTakenTwice, detail);
                }
            }
            EventKind::Left { seat } => {
                holders.remove(seat);
            }
            EventKind::Moved { seat, word, .. } => {
                let owner = holders.get(seat).copied().flatten();
                // Nobody asks for a computer player's move, though somebody may have declined an offer
                // just before.
                let asker = asking.filter(|_| owner.is_some() || nonce.is_some());
                if owner != asker {
                    let detail = format!(
                        "event {}: {word} for seat {seat} of {owner:?} was asked for by {asker:?}",
                        event.seq
                    );
                    verdict.add(evidence, ViolationKind::SeatOfAnother, detail);
                }
                asking = None;
            }
            // These come before a move in the same action.
            EventKind::Declined { .. } | EventKind::Outage { .. } => {}
            _ => asking = None,
        }
    }
}
