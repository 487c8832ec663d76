//! Holds what people at a table saw against what the database holds. It knows neither sockets nor
//! databases, so that tests can hand it histories in which something is wrong.

mod acknowledged;
mod clock;
mod laws;
mod ratings;
mod refunds;
mod seats;
mod shown;
mod violation;

use std::time::Duration;

use table::Table;

use crate::evidence::{Disturbance, StoredEvent, TableEvidence};
use crate::history::ClientEvent;
pub use ratings::check_ratings;
pub use violation::{Violation, ViolationKind};

/// What became of one table.
#[derive(Debug, Default)]
pub struct TableVerdict {
    /// What should never happen.
    pub violations: Vec<Violation>,
    /// How many actions were acknowledged.
    pub actions: u64,
    /// How often a connection was made after the first.
    pub reconnects: u64,
    /// The longest that an action took from being sent to its acknowledgement.
    pub longest_stall: Duration,
    /// The most that a clock took from somebody in a turn beyond the time that they had for it.
    pub most_time_lost: Duration,
    /// How many flags fell.
    pub flags: u64,
}

/// Checks one table.
pub fn check(evidence: &TableEvidence, disturbances: &[Disturbance]) -> TableVerdict {
    let mut verdict = TableVerdict::default();
    count(evidence, &mut verdict);
    if !evidence.finished {
        let state = evidence.histories.iter().filter_map(|history| {
            let state = history.entries.iter().rev().find_map(|entry| entry.what.state())?;
            Some(format!("{}: event {}, {:?}", history.person, state.seq, state.phase))
        });
        let detail = state.collect::<Vec<_>>().join("; ");
        verdict.add(evidence, ViolationKind::Stuck, detail);
    }
    check_numbers(evidence, &mut verdict);
    acknowledged::check(evidence, &mut verdict);
    seats::check(evidence, &mut verdict);
    laws::check(evidence, &mut verdict);
    let replayed = match replay(&evidence.table, &evidence.stored) {
        Ok(replayed) => replayed,
        Err(why) => {
            verdict.add(evidence, ViolationKind::Unreplayable, why);
            return verdict;
        }
    };
    shown::check(evidence, &replayed, &mut verdict);
    clock::check(evidence, &replayed, disturbances, &mut verdict);
    verdict
}

impl TableVerdict {
    fn add(&mut self, evidence: &TableEvidence, kind: ViolationKind, detail: String) {
        self.violations.push(Violation { kind, table: evidence.table.clone(), detail });
    }
}

fn count(evidence: &TableEvidence, verdict: &mut TableVerdict) {
    for history in &evidence.histories {
        let connected = |what: &ClientEvent| matches!(what, ClientEvent::Connected);
        let connections = history.entries.iter().filter(|entry| connected(&entry.what)).count();
        verdict.reconnects += connections.saturating_sub(1) as u64;
        for entry in &history.entries {
            let ClientEvent::Done { nonce, .. } = &entry.what else { continue };
            verdict.actions += 1;
            let sent = history.entries.iter().find(
                |sent| matches!(&sent.what, ClientEvent::Sent(request) if request.nonce == *nonce),
            );
            let took = sent.map_or(Duration::ZERO, |sent| entry.at.saturating_sub(sent.at));
            verdict.longest_stall = verdict.longest_stall.max(took);
        }
    }
}

/// The events are numbered from 1 without gaps, and their times never go back.
fn check_numbers(evidence: &TableEvidence, verdict: &mut TableVerdict) {
    let events = evidence.stored.iter().map(|stored| &stored.event);
    let mut last = (0, 0);
    for event in events {
        if event.seq != last.0 + 1 {
            let detail = format!("event {} follows event {}", event.seq, last.0);
            verdict.add(evidence, ViolationKind::Gap, detail);
        }
        if event.at < last.1 {
            let detail =
                format!("event {} is {} ms older than the last", event.seq, last.1 - event.at);
            verdict.add(evidence, ViolationKind::TimeWentBack, detail);
        }
        last = (event.seq, event.at);
    }
}

/// The table after each event.
fn replay(id: &str, stored: &[StoredEvent]) -> Result<Vec<Table>, String> {
    let mut tables: Vec<Table> = Vec::with_capacity(stored.len());
    for StoredEvent { event, .. } in stored {
        let table = match tables.last() {
            None => Table::replay(id, std::slice::from_ref(event)),
            Some(table) => {
                let mut table = table.clone();
                table.apply(event).map(|()| table)
            }
        };
        tables.push(table.map_err(|why| format!("event {}: {why}", event.seq))?);
    }
    Ok(tables)
}
