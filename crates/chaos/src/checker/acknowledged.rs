//! Every acknowledged action is in the database once, with the number that it was acknowledged with;
//! no move is that was refused for good, and nothing that nobody sent.

use std::collections::{BTreeMap, BTreeSet};

use api::{Action, EventKind};

use super::{TableVerdict, ViolationKind};
use crate::evidence::{StoredEvent, TableEvidence};
use crate::history::{ClientEvent, PlayerHistory, may_be_repeated};

pub(super) fn check(evidence: &TableEvidence, verdict: &mut TableVerdict) {
    if evidence.stored.is_empty() {
        let detail = "the table was created, and is not there".to_owned();
        verdict.add(evidence, ViolationKind::LostAction, detail);
    }
    let mut rows: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (row, stored) in evidence.stored.iter().enumerate() {
        if let Some(nonce) = &stored.nonce {
            rows.entry(nonce).or_default().push(row);
        }
    }
    for (nonce, rows) in &rows {
        if rows.len() > 1 {
            let seqs: Vec<_> = rows.iter().map(|&row| evidence.stored[row].event.seq).collect();
            let detail = format!("{nonce} has the events {seqs:?}");
            verdict.add(evidence, ViolationKind::DoneTwice, detail);
        }
    }
    let mut asked = BTreeSet::new();
    for history in &evidence.histories {
        let mut last = 0;
        for request in history.requests() {
            let nonce = format!("{} {}", history.person, request.nonce);
            let row = rows.get(nonce.as_str()).map(|rows| rows[0]);
            match (history.answer(&request.nonce), row) {
                (Some(ClientEvent::Done { seq, .. }), None) => {
                    let detail = format!("{nonce} was acknowledged as event {seq}");
                    verdict.add(evidence, ViolationKind::LostAction, detail);
                }
                (Some(ClientEvent::Done { seq, .. }), Some(row)) => {
                    let stored = evidence.stored[row].event.seq;
                    if stored != *seq || stored <= last {
                        let detail = format!(
                            "{nonce} was acknowledged as event {seq}, is event {stored}, and the one before was {last}"
                        );
                        verdict.add(evidence, ViolationKind::OutOfOrder, detail);
                    }
                    last = last.max(stored);
                    if !is_done(&request.action, history, &evidence.stored[row..]) {
                        let detail = format!("{nonce} asked for {:?}", request.action);
                        verdict.add(evidence, ViolationKind::OtherAction, detail);
                    }
                }
                (Some(ClientEvent::Refused { reason, .. }), Some(row))
                    if matches!(request.action, Action::Move { .. })
                        && !may_be_repeated(reason) =>
                {
                    let seq = evidence.stored[row].event.seq;
                    let detail = format!("{nonce} was refused ({reason}), and is event {seq}");
                    verdict.add(evidence, ViolationKind::RefusedButDone, detail);
                }
                _ => {}
            }
            asked.insert(nonce);
        }
    }
    for (nonce, rows) in rows {
        let row = &evidence.stored[rows[0]];
        // Time that was given back to all games has a name of its own, so that none gets it twice.
        let is_given_back =
            nonce.starts_with("outage ") && matches!(row.event.kind, EventKind::Outage { .. });
        if !asked.contains(nonce) && !is_given_back {
            let seq = row.event.seq;
            let detail = format!("event {seq} has the nonce {nonce}");
            verdict.add(evidence, ViolationKind::NobodyAsked, detail);
        }
    }
}

/// Whether the events from here on are what an action asked for. Time that is given back, and offers
/// that a move declines, come before it.
fn is_done(action: &Action, history: &PlayerHistory, events: &[StoredEvent]) -> bool {
    let kinds = events.iter().map(|stored| &stored.event.kind);
    let mut own = kinds.skip_while(|kind| match kind {
        EventKind::Outage { .. } => true,
        EventKind::Declined { .. } => matches!(action, Action::Move { .. }),
        _ => false,
    });
    match (action, own.next()) {
        (Action::Join { .. }, Some(EventKind::Joined { who, .. })) => who.id == history.person,
        (
            Action::ClientSeed { client_seed },
            Some(EventKind::ClientSeedAdded { client_seed: added, .. }),
        ) => added == client_seed,
        (Action::Move { word }, Some(EventKind::Moved { word: moved, .. })) => moved == word,
        (Action::Resign { .. }, Some(EventKind::Departed { why, .. })) => {
            *why == api::Departure::Resigned
        }
        (Action::Offer { offer, .. }, Some(EventKind::Offered { offer: offered, .. })) => {
            offered == offer
        }
        (Action::Decline { offer, .. }, Some(EventKind::Declined { offer: declined, .. })) => {
            declined == offer
        }
        (Action::Resume, Some(EventKind::Resumed)) => true,
        _ => false,
    }
}
