//! What happened at a table, and what people were shown of it, is by the laws of a table: by the second
//! reading of them ([`Reference`]).

use std::collections::BTreeMap;

use api::{Event, TableState};

use super::{TableVerdict, ViolationKind};
use crate::evidence::{StoredEvent, TableEvidence};
use crate::reference::Reference;

pub(super) fn check(evidence: &TableEvidence, verdict: &mut TableVerdict) {
    let events: Vec<Event> = evidence.stored.iter().map(|stored| stored.event.clone()).collect();
    let Ok(Some(mut table)) = Reference::read(&events[..events.len().min(1)]) else { return };
    let shown = states_shown(evidence);
    for actions in actions(&evidence.stored[1..]) {
        if let Err(why) = table.check_next(&actions) {
            verdict.add(evidence, ViolationKind::AgainstLaws, why);
            return;
        }
        for event in &actions {
            if table.add(event).is_ok() {
                check_states(evidence, &table, shown.get(&event.seq), verdict);
            }
        }
    }
}

/// The events of each action. A nonce is stored with the first of them, so what the server did unasked
/// is counted to the action before; that changes nothing, because all it did is complete too.
fn actions(stored: &[StoredEvent]) -> Vec<Vec<Event>> {
    let mut actions: Vec<Vec<Event>> = Vec::new();
    for StoredEvent { event, nonce } in stored {
        match actions.last_mut() {
            Some(action) if nonce.is_none() => action.push(event.clone()),
            _ => actions.push(vec![event.clone()]),
        }
    }
    actions
}

/// Every state that somebody was shown, by the number of the last event, and who that was.
fn states_shown(evidence: &TableEvidence) -> BTreeMap<u32, Vec<(&str, &TableState)>> {
    let mut shown: BTreeMap<u32, Vec<(&str, &TableState)>> = BTreeMap::new();
    for history in &evidence.histories {
        for state in history.entries.iter().filter_map(|entry| entry.what.state()) {
            shown.entry(state.seq).or_default().push((&history.person, state));
        }
    }
    shown
}

fn check_states(
    evidence: &TableEvidence,
    table: &Reference,
    shown: Option<&Vec<(&str, &TableState)>>,
    verdict: &mut TableVerdict,
) {
    for (person, state) in shown.into_iter().flatten() {
        let differences = table.state(state.now).differences(state);
        if !differences.is_empty() {
            let detail = format!("{person} saw event {}: {}", state.seq, differences.join("; "));
            verdict.add(evidence, ViolationKind::AgainstLaws, detail);
        }
    }
}
