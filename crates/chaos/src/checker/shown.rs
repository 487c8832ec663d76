//! What people were shown is what follows from the events in the database.

use api::{Event, Snapshot, TableState};
use table::Table;

use super::{TableVerdict, ViolationKind};
use crate::evidence::TableEvidence;
use crate::history::{ClientEvent, PlayerHistory};

pub(super) fn check(evidence: &TableEvidence, replayed: &[Table], verdict: &mut TableVerdict) {
    let after = |seq: u32| replayed.get((seq as usize).wrapping_sub(1));
    for history in &evidence.histories {
        for entry in &history.entries {
            match &entry.what {
                ClientEvent::Snapshot(shown) => {
                    check_snapshot(evidence, history, shown, after(shown.state.seq), verdict);
                }
                ClientEvent::Update { events, state } => {
                    for event in events {
                        check_event(evidence, history, event, verdict);
                    }
                    check_state(evidence, history, state, after(state.seq), verdict);
                }
                _ => {}
            }
        }
    }
}

fn check_event(
    evidence: &TableEvidence,
    history: &PlayerHistory,
    shown: &Event,
    verdict: &mut TableVerdict,
) {
    let stored = evidence.stored.get((shown.seq as usize).wrapping_sub(1));
    let stored = stored.map(|stored| &stored.event);
    if stored != Some(shown) {
        let detail = format!("{} saw {shown:?}, and there is {stored:?}", history.person);
        verdict.add(evidence, ViolationKind::ShownOtherEvent, detail);
    }
}

fn check_state(
    evidence: &TableEvidence,
    history: &PlayerHistory,
    shown: &TableState,
    table: Option<&Table>,
    verdict: &mut TableVerdict,
) {
    let expected = table.map(|table| table.state(shown.now));
    if expected.as_ref() != Some(shown) {
        let detail = format!("{} saw {shown:?}, and it is {expected:?}", history.person);
        verdict.add(evidence, ViolationKind::ShownOtherState, detail);
    }
}

fn check_snapshot(
    evidence: &TableEvidence,
    history: &PlayerHistory,
    shown: &Snapshot,
    table: Option<&Table>,
    verdict: &mut TableVerdict,
) {
    let expected = table.map(|table| table.snapshot(shown.state.now));
    if expected.as_ref() != Some(shown) {
        let detail = format!("{} saw {shown:?}, and it is {expected:?}", history.person);
        verdict.add(evidence, ViolationKind::ShownOtherState, detail);
    }
}
