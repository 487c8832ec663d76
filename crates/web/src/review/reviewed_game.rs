use std::collections::VecDeque;

use engine::{GameReview, MoveReview, PositionReview, review_entries};
use game::SeatNumber;
use leptos::prelude::*;
use rules::Game;

use super::store::StoredReview;
use crate::engine_worker::{EngineClient, WorkerTask, worker_limit};
use crate::i18n::translate;
use crate::play::GameSession;
use crate::route::GameAddress;

/// A game under review: its record as a session, what is known about its positions, and the run that
/// looks at the others, in as many workers as there are.
#[derive(Clone, Copy)]
pub struct ReviewedGame {
    pub address: StoredValue<GameAddress>,
    pub session: GameSession,
    /// What the positions that were looked at come to.
    pub review: RwSignal<GameReview>,
    pub phase: RwSignal<RunPhase>,
    /// How many positions have been looked at.
    pub done: RwSignal<usize>,
    stored: StoredValue<StoredReview>,
    waiting: StoredValue<VecDeque<usize>>,
    running: StoredValue<usize>,
    engine: EngineClient,
    saved_at: StoredValue<f64>,
}

/// Where a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunPhase {
    Running,
    Stopped,
    Done,
    /// The engine, or a file that it needs, is missing.
    Failed,
}

/// How long, in milliseconds, a run goes on before what it found is kept: a reload loses no more.
const SAVE_EVERY: f64 = 1000.0;

impl ReviewedGame {
    /// Goes on with what is kept of the review, unless the person stopped it.
    pub fn open(address: GameAddress, session: GameSession) -> ReviewedGame {
        let stored =
            session.game_record.with_untracked(|record| StoredReview::load(&address, record));
        let engine = EngineClient::new();
        let was_stopped = stored.stopped;
        let reviewed = ReviewedGame {
            address: StoredValue::new(address),
            session,
            review: RwSignal::new(GameReview::default()),
            phase: RwSignal::new(RunPhase::Stopped),
            done: RwSignal::new(stored.positions.len()),
            stored: StoredValue::new(stored),
            waiting: StoredValue::default(),
            running: StoredValue::new(0),
            engine,
            saved_at: StoredValue::new(0.0),
        };
        on_cleanup(move || engine.stop());
        reviewed.sum_up();
        if !was_stopped {
            reviewed.run();
        }
        reviewed
    }

    /// How many positions there are to look at.
    pub fn job_count(&self) -> usize {
        self.session.game_record.with(review_entries).end
    }

    /// Looks at every position that has not been looked at.
    pub fn run(&self) {
        let all = self.session.game_record.with_untracked(review_entries);
        let known = |entry: &usize| {
            self.stored.with_value(|stored| stored.positions.iter().any(|p| p.entry == *entry))
        };
        self.waiting.set_value(all.filter(|entry| !known(entry)).collect());
        self.running.set_value(0);
        self.stored.update_value(|stored| stored.stopped = false);
        self.phase.set(RunPhase::Running);
        for _ in 0..worker_limit() {
            self.start_next();
        }
        self.end_if_done();
    }

    /// Stops the run; it can go on later.
    pub fn stop(&self) {
        self.halt(RunPhase::Stopped);
        self.stored.update_value(|stored| stored.stopped = true);
        self.save();
    }

    /// What is known about the position after so many entries.
    pub fn position(&self, entry: usize) -> Option<PositionReview> {
        self.stored.with_value(|stored| stored.positions.iter().find(|p| p.entry == entry).cloned())
    }

    /// The review of an entry of the record, if it is a move (tracked).
    pub fn move_at(&self, entry: usize) -> Option<MoveReview> {
        self.review.with(|review| review.moves.iter().find(|m| m.entry == entry).cloned())
    }

    /// The sides that win or lose together, each with its first seat and its name: PAC-MAN and the
    /// ghosts are two, however many people play them.
    pub fn sides(&self) -> Vec<(SeatNumber, String)> {
        let seats = self.session.game_record.with(|record| record.setup.seats()) as SeatNumber;
        match self.session.game() {
            Game::Pacman => {
                vec![(1, translate("term-pacman", &[])), (2, translate("analysis-ghosts", &[]))]
            }
            _ => (1..=seats).map(|seat| (seat, self.session.name(seat))).collect(),
        }
    }

    fn start_next(&self) {
        let reviewed = *self;
        let next = self.waiting.try_update_value(VecDeque::pop_front).flatten();
        let Some(entry) = next else { return };
        self.running.update_value(|running| *running += 1);
        let record = self
            .session
            .game_record
            .with_untracked(|game_record| game_record.to_record_text().to_string());
        self.engine.request(record, WorkerTask::Review { entry }, move |response| {
            if reviewed.phase.is_disposed() {
                return;
            }
            reviewed.running.update_value(|running| *running -= 1);
            match response {
                Ok(response) if !response.network_missing => {
                    let text = response.review.unwrap_or_default();
                    if let Ok(position) = serde_json::from_str(&text) {
                        reviewed.take(position);
                    }
                    reviewed.start_next();
                    reviewed.end_if_done();
                }
                _ => reviewed.halt(RunPhase::Failed),
            }
        });
    }

    fn take(&self, position: PositionReview) {
        self.stored.update_value(|stored| stored.positions.push(position));
        self.sum_up();
        let now = js_sys::Date::now();
        if now - self.saved_at.get_value() > SAVE_EVERY {
            self.saved_at.set_value(now);
            self.save();
        }
    }

    /// Once nothing is left to do: what could not be looked at, because nobody was to act, is done too.
    fn end_if_done(&self) {
        let is_done = self.running.get_value() == 0 && self.waiting.with_value(VecDeque::is_empty);
        if is_done && self.phase.get_untracked() == RunPhase::Running {
            self.stored.update_value(|stored| stored.complete = true);
            self.save();
            self.phase.set(RunPhase::Done);
        }
    }

    fn halt(&self, phase: RunPhase) {
        self.engine.stop();
        self.waiting.update_value(VecDeque::clear);
        self.running.set_value(0);
        self.phase.set(phase);
    }

    fn sum_up(&self) {
        let review = self.session.game_record.with_untracked(|game_record| {
            self.stored.with_value(|stored| GameReview::new(game_record, &stored.positions))
        });
        self.done.set(self.stored.with_value(|stored| stored.positions.len()));
        self.review.set(review);
    }

    fn save(&self) {
        let accuracy = self
            .review
            .with_untracked(|review| review.players.iter().map(|player| player.accuracy).collect());
        self.stored.update_value(|stored| stored.accuracy = accuracy);
        self.address.with_value(|address| self.stored.with_value(|stored| stored.save(address)));
    }
}
