//! Nobody loses time, or a game, to us.
//!
//! From the events follows how much each turn cost a player on the clock, with what was given back
//! taken off. From the player's history follows how long they could have moved: connected, shown that
//! their clock runs, and without an action under way. The first must not exceed the second by more than
//! what the faults of that time may cost, which is how long it takes to notice them.

use std::time::Duration;

use api::{EventKind, SeatHolder, SeatNumber};
use table::Table;

use super::{TableVerdict, ViolationKind};
use crate::evidence::{Disturbance, DisturbanceKind, TableEvidence};
use crate::fault::FaultKind;
use crate::history::{ClientEvent, PlayerHistory, may_be_repeated};

/// What a turn may cost without any fault: a move of another node is seen within two seconds even if
/// no hint comes, a client that is refused for now asks again within one, and half a second is what two
/// busy cores take.
const BASELINE_TOLERANCE: Duration = Duration::from_millis(3_500);

/// How long before a turn began a fault may have ended that still matters to it: clients come back one
/// by one.
const AFTERMATH: Duration = Duration::from_secs(2);

/// How long a client takes to give up a connection that carries nothing, or a node that does not answer.
const RECONNECTS: Duration = Duration::from_millis(sync::RECONNECTS_WITHIN);
const ANSWERED: Duration = Duration::from_millis(sync::ANSWER_TIMEOUT);

/// How long it takes from there until the player may move again: another connection, perhaps first to a
/// node that is gone, and the table shown.
const SETTLING: Duration = Duration::from_secs(2);

/// A turn of a person, as far as their clock goes.
struct Turn {
    seat: SeatNumber,
    /// The events that started and ended it.
    from: u32,
    to: u32,
    charged: Duration,
    /// Whether the flag fell.
    flagged: bool,
}

pub(super) fn check(
    evidence: &TableEvidence,
    replayed: &[Table],
    disturbances: &[Disturbance],
    verdict: &mut TableVerdict,
) {
    let Some(last) = replayed.last() else { return };
    let now = last.state(0);
    for turn in turns(evidence, replayed) {
        verdict.flags += u64::from(turn.flagged);
        let Some(SeatHolder::Person(person)) = &now.seats[usize::from(turn.seat) - 1].holder else {
            continue;
        };
        let history = evidence.histories.iter().find(|history| history.person == person.id);
        let Some(history) = history else { continue };
        let own = own_time(history, turn.seat, turn.from, turn.to);
        let lost = turn.charged.saturating_sub(own);
        verdict.most_time_lost = verdict.most_time_lost.max(lost);
        let allowed = BASELINE_TOLERANCE + cost_of_faults(evidence, history, &turn, disturbances);
        if lost > allowed {
            let kind = if turn.flagged { ViolationKind::GameLost } else { ViolationKind::TimeLost };
            let events = &evidence.stored[turn.from as usize - 1..turn.to as usize];
            let events: Vec<_> = events.iter().map(|stored| &stored.event).collect();
            let detail = format!(
                "seat {}: {:?} on the clock, {own:?} to move, and faults excuse {allowed:?}: {}",
                turn.seat,
                turn.charged,
                serde_json::to_string(&events).expect("our own types always become JSON")
            );
            verdict.add(evidence, kind, detail);
        }
    }
    check_abort(evidence, verdict);
}

/// All turns in which a clock ran, with what they cost.
fn turns(evidence: &TableEvidence, replayed: &[Table]) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut current: Option<Turn> = None;
    for (pair, stored) in replayed.windows(2).zip(&evidence.stored[1..]) {
        let (before, after) = (pair[0].clock(), pair[1].clock());
        let (event, seq) = (&stored.event, stored.event.seq);
        if let (Some(seat), Some(turn)) = (before.running, &mut current)
            && !matches!(event.kind, EventKind::Outage { .. })
        {
            let moved = matches!(event.kind, EventKind::Moved { .. });
            let stopped = moved || after.running != before.running || after.at != before.at;
            if stopped {
                let lag = if let EventKind::Moved { lag, .. } = event.kind { lag } else { 0 };
                let spent = event.at.saturating_sub(before.at).saturating_sub(lag.into());
                let left = before.left.get(usize::from(seat) - 1).copied().unwrap_or(0);
                turn.charged += Duration::from_millis(spent.min(left));
                turn.to = seq;
                turn.flagged = matches!(&event.kind,
                    EventKind::Departed { seat: gone, why } if *gone == seat && *why == api::Departure::OutOfTime);
            }
            if moved || turn.flagged || after.running != before.running {
                turns.extend(current.take());
            }
        }
        if let (None, Some(seat)) = (&current, after.running) {
            let charged = Duration::ZERO;
            current = Some(Turn { seat, from: seq, to: seq, charged, flagged: false });
        }
    }
    turns
}

/// How long a person could have moved while they knew an event of these numbers as the last one.
fn own_time(history: &PlayerHistory, seat: SeatNumber, from: u32, to: u32) -> Duration {
    let mut own = Duration::ZERO;
    let (mut shown, mut waiting): (Option<(u32, bool)>, Option<&str>) = (None, None);
    let mut since: Option<(Duration, u32)> = None;
    for entry in &history.entries {
        match &entry.what {
            ClientEvent::Connecting { .. } | ClientEvent::Disconnected => shown = None,
            ClientEvent::Sent(request) => waiting = Some(&request.nonce),
            ClientEvent::Done { nonce, .. } if waiting == Some(nonce.as_str()) => waiting = None,
            ClientEvent::Refused { nonce, reason }
                if waiting == Some(nonce.as_str()) && !may_be_repeated(reason) =>
            {
                waiting = None;
            }
            what => {
                if let Some(state) = what.state() {
                    shown = Some((state.seq, state.clock.running == Some(seat)));
                }
            }
        }
        let free = shown.filter(|(_, runs)| *runs && waiting.is_none()).map(|(seq, _)| seq);
        if let Some((began, known)) = since {
            // The interval belongs to the turn that was shown when it began.
            let goes_on = free.is_some_and(|seq| seq == known);
            if !goes_on {
                if (from..to).contains(&known) {
                    own += entry.at - began;
                }
                since = free.map(|seq| (entry.at, seq));
            }
        } else {
            since = free.map(|seq| (entry.at, seq));
        }
    }
    if let (Some((began, known)), Some(last)) = (since, history.entries.last())
        && (from..to).contains(&known)
    {
        own += last.at - began;
    }
    own
}

/// How much of a player's time the faults during a turn may have cost, at most.
fn cost_of_faults(
    evidence: &TableEvidence,
    history: &PlayerHistory,
    turn: &Turn,
    disturbances: &[Disturbance],
) -> Duration {
    let (from, to) = window(evidence, turn);
    let from = from.saturating_sub(AFTERMATH);
    let relevant = disturbances.iter().filter(|disturbance| {
        disturbance.from <= to && disturbance.to.is_none_or(|ended| ended >= from)
    });
    relevant
        .map(|disturbance| {
            let ended = disturbance.to.unwrap_or(to).min(to);
            let lasted = ended.saturating_sub(disturbance.from.max(from));
            match disturbance.kind {
                DisturbanceKind::ClientsStalled => lasted,
                DisturbanceKind::Fault(kind, node) => {
                    let elsewhere = kind.is_of_one_node() && !was_at(history, node, (from, to));
                    if elsewhere { Duration::ZERO } else { cost(kind, lasted) }
                }
            }
        })
        .sum()
}

/// What one fault may cost whoever it reaches.
fn cost(kind: FaultKind, lasted: Duration) -> Duration {
    use FaultKind as F;
    match kind {
        // The network between people and the server is theirs. It takes them a while to notice.
        F::CutClients | F::DelayClients | F::SilenceClients => lasted + RECONNECTS + SETTLING,
        // Noticed by the other nodes sooner than by the client.
        F::KillNode | F::SuspendNode | F::UpgradeNode => RECONNECTS + SETTLING,
        // The node is heard, but does not answer.
        F::CutDatabase | F::DelayDatabase | F::SilenceDatabase => ANSWERED + SETTLING,
        // Every node knows within a heartbeat, and is asked again within a second.
        F::RestartPostgres | F::FillDisk | F::SlowDisk => Duration::from_millis(3_500),
        // Without hints, a move is seen two seconds later.
        F::CutBus | F::DelayBus | F::SilenceBus | F::RestartNats => Duration::ZERO,
        F::JumpClock | F::Vacuum | F::ActionStorm => Duration::ZERO,
        // Nobody's clock waits for a worker but a computer player's.
        F::KillWorker | F::SuspendWorker | F::CutWorker | F::SilenceWorker | F::DropJobs => {
            Duration::ZERO
        }
    }
}

/// When a turn was, on the clock of the clients: since the action that began it was sent, or somebody saw it begin where
/// nobody sent one, until somebody saw it end. With the network of all of them silent, nobody sees for seconds that it
/// has begun.
fn window(evidence: &TableEvidence, turn: &Turn) -> (Duration, Duration) {
    let first_seen = |wanted: u32| {
        let all = evidence.histories.iter().flat_map(|history| &history.entries);
        let seen = all.filter(|entry| match &entry.what {
            ClientEvent::Done { seq, .. } => *seq >= wanted,
            what => what.state().is_some_and(|state| state.seq >= wanted),
        });
        seen.map(|entry| entry.at).min()
    };
    let from = first_sent(evidence, turn.from).or_else(|| first_seen(turn.from));
    (from.unwrap_or_default(), first_seen(turn.to).unwrap_or(Duration::MAX))
}

/// When the action was sent for the first time that led to an event.
fn first_sent(evidence: &TableEvidence, seq: u32) -> Option<Duration> {
    let (person, nonce) = evidence.stored[seq as usize - 1].nonce.as_deref()?.split_once(' ')?;
    let history = evidence.histories.iter().find(|history| history.person == person)?;
    let sent = history
        .entries
        .iter()
        .find(|entry| matches!(&entry.what, ClientEvent::Sent(request) if request.nonce == nonce));
    sent.map(|entry| entry.at)
}

/// Whether a person was connected to a node, or tried to be, at some time between these two.
fn was_at(history: &PlayerHistory, node: usize, (from, to): (Duration, Duration)) -> bool {
    let mut visits: Vec<(usize, Duration)> = Vec::new();
    for entry in &history.entries {
        if let ClientEvent::Connecting { node } = entry.what {
            visits.push((node, entry.at));
        }
    }
    let ends = visits.iter().skip(1).map(|(_, at)| *at).chain([Duration::MAX]);
    let overlap = |began: Duration, ended: Duration| began <= to && ended >= from;
    visits.iter().zip(ends).any(|(&(at, began), ended)| at == node && overlap(began, ended))
}

/// A game is called off when its first move does not come for a minute, and players here move sooner.
fn check_abort(evidence: &TableEvidence, verdict: &mut TableVerdict) {
    let aborted = evidence.stored.iter().find(
        |stored| matches!(&stored.event.kind, EventKind::Ended { cause, .. } if *cause == api::Cause::Aborted),
    );
    if let Some(aborted) = aborted {
        let detail = format!("event {}: the game was called off", aborted.event.seq);
        verdict.add(evidence, ViolationKind::GameLost, detail);
    }
}
