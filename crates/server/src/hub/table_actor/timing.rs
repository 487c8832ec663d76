//! What a table does unasked: flags that fall, and time given back for what the server kept its
//! players from.

use std::time::{Duration, Instant};

use api::{Millis, TimeControl};
use table::{Table, TableDraft, TableError};

use super::computer_move::{ComputerSearch, SearchState};
use super::{MAX_TRIES, RETRY_PAUSE, TableActor, holder_id};
use crate::error::ServerError;
use crate::hub::SYNC_INTERVAL;

/// How long a table without subscribers stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_secs(20);

/// A write that took this long, in milliseconds, is time that the next player gets back.
const SLOW_COMMIT: Millis = 250;

/// How late a node may learn of a turn that began at another, in milliseconds: should no hint come, it looks at all tables
/// in use every second. Where it is later, the player gets the time back.
const LATE_NEWS: Millis = 2 * SYNC_INTERVAL.as_millis() as Millis;

/// How much later a clock is called, in milliseconds, at a node that its player is not connected to.
const REMOTE_GRACE: u32 = 1_000;

impl TableActor {
    /// How long to wait for a command before a clock, a move that could not be written or the idle
    /// timeout needs attention.
    pub(super) fn next_timeout(&self) -> Duration {
        let wake = self.table.wake_time(self.flag_allowance());
        let due = match (&self.search, wake.filter(|_| !self.is_searched_elsewhere())) {
            (Some(ComputerSearch { state: SearchState::Chosen(_), .. }), _) => Some(Duration::ZERO),
            (None, Some(at)) => Some(Duration::from_millis(at.saturating_sub(self.hub.now()))),
            _ => self.until_queue_is_left(),
        };
        let paused = self.paused_until.map(|until| until.saturating_duration_since(Instant::now()));
        let due = due.map(|due| due.max(paused.unwrap_or_default()));
        let until_idle = || IDLE_TIMEOUT.saturating_sub(self.idle_since.elapsed());
        let subscribed = self.subscribers.any_open();
        match due {
            Some(due) if subscribed || self.search.is_some() => due,
            // Whoever is not needed now is woken when the time has come.
            Some(due) => due.min(until_idle()),
            None if subscribed || self.search.is_some() => IDLE_TIMEOUT,
            None => until_idle(),
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        self.search.is_none()
            && !self.subscribers.any_open()
            && self.idle_since.elapsed() >= IDLE_TIMEOUT
    }

    /// Does what nobody asks for: calls a clock that has run out, writes the move of a computer player
    /// that could not be written before, and leaves a pairing queue.
    pub(super) async fn act_by_itself(&mut self) {
        self.flag(self.hub.now(), self.flag_allowance()).await;
        self.play_computer_move().await;
        self.leave_queue_if_deserted().await;
        // Whatever was in vain is not tried again at once.
        if self.next_timeout().is_zero() {
            self.paused_until = Some(Instant::now() + RETRY_PAUSE);
        }
    }

    /// How long after a clock has run out it is called. A move made in time may be on its way; and if
    /// the player is not connected here, it may be on its way at another node.
    pub(super) fn flag_allowance(&self) -> u32 {
        let lag = self.hub.0.lag;
        if !self.hub.is_shared() {
            return lag;
        }
        if self.shows_player_to_move() { lag } else { lag + REMOTE_GRACE }
    }

    /// Whether the person to move is connected to this node.
    fn shows_player_to_move(&self) -> bool {
        let to_move = self.table.to_move().and_then(|seat| holder_id(&self.table, seat));
        self.subscribers.shows(to_move)
    }

    /// Whether a computer player is to move, and another node searches for its move.
    fn is_searched_elsewhere(&self) -> bool {
        !self.searches_here && self.table.computer_to_move().is_some()
    }

    /// Flag fall: removes the player whose clock had run out at `at`, more than `lag` milliseconds
    /// before, or cancels a game that waited in vain for its first move. Nobody is flagged while the
    /// server does not know whether they could have moved.
    pub(super) async fn flag(&mut self, at: Millis, lag: u32) {
        if self.search.is_some() || self.is_searched_elsewhere() || !self.table.is_flag_due(at, lag)
        {
            return;
        }
        if !self.hub.0.store.health().is_healthy(self.hub.now()) {
            return;
        }
        // Another node may have found out a moment ago that the player could not move.
        if self.hub.is_shared() && self.hub.0.outages.refresh(&self.hub.0.store).await.is_err() {
            return;
        }
        if self.take_credit().await.is_err() || !self.table.is_flag_due(at, lag) {
            return;
        }
        // A turn that this node has just learnt of gets its time back first.
        if self.late_news.is_some() {
            return;
        }
        let leaver = self.silent_leaver(at, lag);
        let mut draft = self.draft(at);
        if draft.flag(lag).is_ok()
            && !draft.events().is_empty()
            && self.commit(draft, None).await.is_ok()
            && let Some(leaver) = leaver
        {
            self.note_early_leave(leaver);
        }
    }

    /// Has this table get the time of outages that are not given back to all games yet, before anything is said or done
    /// that depends on its clock.
    pub(super) async fn take_credit(&mut self) -> Result<(), ServerError> {
        let outages = &self.hub.0.outages;
        let generation = outages.generation();
        if generation == self.credited {
            return Ok(());
        }
        if self.table.spec().time_control != TimeControl::None {
            outages.credit(&self.hub.0.store, self.table.id()).await?;
            if !self.reload().await {
                return Err(ServerError::Storage);
            }
        }
        self.credited = generation;
        Ok(())
    }

    /// Gives the running clock, if one runs, the time in which nobody could have moved, before a move
    /// that was received at `received` stops it.
    pub(super) fn credit_trouble(
        &self,
        draft: &mut TableDraft,
        received: Millis,
    ) -> Result<(), TableError> {
        let trouble = self.hub.0.store.health().unhealthy_since(received);
        let late_news = self.late_news.filter(|news| news.turn == self.table.turn_since());
        let from = trouble.into_iter().chain(late_news.map(|news| news.since)).min();
        match from {
            Some(from) if self.table.clock().running.is_some() => draft.credit_outage(from),
            _ => Ok(()),
        }
    }

    /// Gives the player whose clock a draft started the time that it took to write, if that was long:
    /// nobody could see the move before.
    pub(super) async fn credit_slow_commit(&mut self, received: Millis) {
        let written = self.hub.now();
        if written.saturating_sub(received) >= SLOW_COMMIT {
            // In a box: needed seldom, and part of every action otherwise.
            Box::pin(self.credit_turn(self.table.turn_since(), received, written)).await;
        }
    }

    /// Gives the player whose turn has begun at another node the time in which this one, where they are, could not show
    /// it: whatever kept the other from writing it or this one from reading it.
    pub(super) async fn credit_late_news(&mut self) {
        let Some(LateNews { turn, since, learnt }) = self.late_news.take() else { return };
        if self.shows_player_to_move() {
            self.credit_turn(turn, since, learnt).await;
        }
    }

    /// Gives the clock that runs in a turn the time between these two, as far as it has run then and does not have it
    /// back yet. Where somebody else has written to the table since, it is the time until then.
    async fn credit_turn(&mut self, turn: (u32, Millis), from: Millis, to: Millis) {
        for _ in 0..MAX_TRIES {
            if self.table.clock().running.is_none() || self.table.turn_since() != turn {
                return;
            }
            let mut draft = self.draft(to);
            if draft.credit_outage(from).is_err() {
                return;
            }
            // If the database is in trouble, all clocks get their time back. If somebody else wrote something, that is
            // known now, and may have been time given back for something else.
            match self.write(draft, None, Vec::new()).await {
                Err(ServerError::Taken) => {}
                Err(_) => return,
                Ok(_) => {
                    self.hub.0.metrics.credited(1);
                    self.hub.0.metrics.outage(from, to);
                    return;
                }
            }
        }
    }
}

/// A turn that had begun long before this node learnt of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LateNews {
    /// Which turn it is, as [`Table::turn_since`] says.
    turn: (u32, Millis),
    /// Since when its clock runs, and when that was known here.
    since: Millis,
    learnt: Millis,
}

impl LateNews {
    /// What `after` says that was not known before, if the clock that runs now was started by it, too long ago.
    pub(super) fn between(before: &Table, after: &Table, learnt: Millis) -> Option<LateNews> {
        let (clock, turn) = (after.clock(), after.turn_since());
        let is_new_turn = before.turn_since() != turn;
        let is_new = is_new_turn || before.clock().running != clock.running;
        let is_late = learnt.saturating_sub(clock.at) >= LATE_NEWS;
        let since = if is_new_turn { turn.1 } else { clock.at };
        let late = LateNews { turn, since, learnt };
        (clock.running.is_some() && is_new && is_late).then_some(late)
    }
}
