//! Moves of computer players: searched by the engines, and kept until they are written.

use std::time::{Duration, Instant};

use game::Position;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::{RETRY_PAUSE, TableActor};
use crate::engine_pool::EngineAnswer;
use crate::engines::EngineRequest;
use crate::metrics::Metrics;

/// The search of a computer player, and the position it was started for.
pub(super) struct ComputerSearch {
    position: rules::AnyPosition,
    pub(super) state: SearchState,
}

pub(super) enum SearchState {
    Running {
        result: oneshot::Receiver<ChosenMove>,
        task: JoinHandle<()>,
    },
    /// The move is known, but not written yet.
    Chosen(ChosenMove),
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(super) struct ChosenMove {
    word: String,
    /// How long the search waited for a thread, which is not the computer player's fault.
    waited: Duration,
}

impl Drop for ComputerSearch {
    fn drop(&mut self) {
        if let SearchState::Running { task, .. } = &self.state {
            task.abort();
        }
    }
}

/// What a running search finds; never, if there is none.
pub(super) async fn search_result(
    search: &mut Option<ComputerSearch>,
) -> Result<ChosenMove, oneshot::error::RecvError> {
    match search {
        Some(ComputerSearch { state: SearchState::Running { result, .. }, .. }) => result.await,
        _ => std::future::pending().await,
    }
}

impl TableActor {
    /// Starts or aborts a search, so that one runs exactly while a computer player is to move.
    pub(super) fn update_computer_search(&mut self) {
        let to_move = self.table.computer_to_move();
        if let Some(search) = &self.search {
            if to_move.is_some() && search.position == *self.table.position() {
                return;
            }
            self.search = None;
        }
        let Some((seat, level)) = to_move.filter(|_| self.searches_here) else { return };
        let left = self.table.clock().left(seat, self.hub.now());
        let ms = left.map_or(self.hub.0.engine_ms, |left| self.hub.0.engine_ms.min(left / 20));
        let request = EngineRequest {
            table: self.table.id().to_owned(),
            game: self.table.bare_record(),
            level,
            time: Duration::from_millis(ms),
        };
        let position = self.table.position().clone();
        let (payer, background) = self.table.engine_payer();
        let fairness_key = self.hub.fairness_key(payer, background);
        let engines = self.hub.0.engines.clone();
        let (chosen, result) = oneshot::channel();
        let task = tokio::spawn(async move {
            let found = match engines.choose(&request, fairness_key).await {
                Ok(EngineAnswer { value, waited }) => ChosenMove { word: value, waited },
                Err(_) => {
                    let word = random_legal_move(request.game.record.position());
                    ChosenMove { word, waited: Duration::ZERO }
                }
            };
            let _ = chosen.send(found);
        });
        self.search =
            Some(ComputerSearch { position, state: SearchState::Running { result, task } });
    }

    /// A search has ended: plays its move.
    pub(super) async fn search_ended(
        &mut self,
        chosen: Result<ChosenMove, oneshot::error::RecvError>,
    ) {
        let Some(mut search) = self.search.take() else { return };
        match chosen {
            Ok(chosen) => {
                search.state = SearchState::Chosen(chosen);
                self.search = Some(search);
                self.play_computer_move().await;
            }
            // Its task died; another one is started.
            Err(_) => tracing::error!(table = self.table.id(), "a search ended without a move"),
        }
    }

    /// Plays the move that a search has chosen, if there is one. It is kept until it is written.
    pub(super) async fn play_computer_move(&mut self) {
        let Some(ComputerSearch { position, state: SearchState::Chosen(chosen) }) = &self.search
        else {
            return;
        };
        let (position, chosen) = (position.clone(), chosen.clone());
        let now = self.hub.now();
        let Some((seat, level)) = self.table.computer_to_move() else { return };
        if position != *self.table.position() {
            return;
        }
        // The time in the queue is ours, not the computer player's.
        let waited = u32::try_from(chosen.waited.as_millis()).unwrap_or(u32::MAX);
        let lag = waited.saturating_add(self.hub.0.lag);
        if self.table.flagged(now, lag).is_some() {
            if self.hub.0.store.health().is_healthy(now) {
                self.search = None;
                self.flag(now, lag).await;
            }
            return;
        }
        let mut draft = self.draft(now);
        if draft.play_computer_move(seat, &chosen.word, waited).is_err() {
            let (table, word) = (self.table.id(), &chosen.word);
            tracing::error!(table, level, word, "computer player chose an illegal move");
            draft = self.draft(now);
            if draft.play_computer_move(seat, &random_legal_move(&position), waited).is_err() {
                self.search = None;
                self.paused_until = Some(Instant::now() + RETRY_PAUSE);
                return;
            }
        }
        match self.commit(draft, None).await {
            Ok(_) => {
                self.search = None;
                Metrics::increment(&self.hub.0.metrics.computer_moves);
            }
            Err(_) => self.paused_until = Some(Instant::now() + RETRY_PAUSE),
        }
    }
}

/// A fallback move, so that a failed engine does not hold up the game.
fn random_legal_move(position: &rules::AnyPosition) -> String {
    let plies = position.plies();
    let index = u64::from_be_bytes(store::random_bytes()) % (plies.len() as u64).max(1);
    plies.get(index as usize).map_or_else(String::new, ToString::to_string)
}
