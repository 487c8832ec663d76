//! Reviews of finished games, made position by position by whoever thinks for this node.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{GameReview, PositionReview};
use futures_util::StreamExt;
use rules::GameRecord;
use store::FairnessKey;
use tokio::sync::watch;

use crate::engine_pool::EngineFailure;
use crate::engines::Engines;

/// The latest reviews of a node, finished or not.
#[derive(Debug, Default)]
pub(crate) struct Reviews(Mutex<VecDeque<(String, watch::Receiver<ReviewState>)>>);

/// How far a review is.
#[derive(Clone, Debug)]
pub(crate) struct ReviewState {
    /// How many positions are done.
    pub(crate) done: usize,
    /// Of how many.
    pub(crate) of: usize,
    /// The review, once all of them are; or that it failed.
    pub(crate) end: Option<Result<Arc<GameReview>, EngineFailure>>,
}

/// How many reviews a node remembers. A game can be reviewed again.
const MAX_REVIEWS: usize = 64;

/// How many positions of one game are reviewed at the same time.
const AT_ONCE: usize = 4;

impl Reviews {
    /// The review of a table's game that is under way or done, unless it failed.
    pub(crate) fn find(&self, table: &str) -> Option<watch::Receiver<ReviewState>> {
        let mut reviews = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // One whose task died is of no use.
        reviews.retain(|(_, state)| match &state.borrow().end {
            Some(end) => end.is_ok(),
            None => state.has_changed().is_ok(),
        });
        reviews.iter().find(|(id, _)| id == table).map(|(_, state)| state.clone())
    }

    /// Begins a review. `game` is the game as its record has it.
    pub(crate) fn start(
        &self,
        engines: Engines,
        table: String,
        game: GameRecord,
        fairness_key: FairnessKey,
    ) -> watch::Receiver<ReviewState> {
        // What is over has nothing to review.
        let ended = usize::from(game.record.ending().is_some());
        let of = game.record.positions().len() - ended;
        let (progress, state) = watch::channel(ReviewState { done: 0, of, end: None });
        {
            let mut reviews = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            reviews.push_back((table.clone(), state.clone()));
            if reviews.len() > MAX_REVIEWS {
                reviews.pop_front();
            }
        }
        tokio::spawn(async move {
            let end = review(&engines, &table, game, of, &fairness_key, &progress).await;
            progress.send_modify(|state| state.end = Some(end));
        });
        state
    }
}

async fn review(
    engines: &Engines,
    table: &str,
    game: GameRecord,
    of: usize,
    fairness_key: &FairnessKey,
    progress: &watch::Sender<ReviewState>,
) -> Result<Arc<GameReview>, EngineFailure> {
    let bare = GameRecord::from_record(game.setup.clone(), game.record.clone());
    let look = |entry| engines.review(table, &bare, entry, fairness_key.clone());
    let looks: Vec<_> = (0..of).map(look).collect();
    let mut looks = futures_util::stream::iter(looks).buffer_unordered(AT_ONCE);
    let mut positions: Vec<PositionReview> = Vec::new();
    while let Some(position) = looks.next().await {
        positions.push(position?);
        progress.send_modify(|state| state.done = positions.len());
    }
    drop(looks);
    let sum_up = move || Arc::new(GameReview::new(&game, &positions));
    tokio::task::spawn_blocking(sum_up).await.map_err(|_| EngineFailure::Panicked)
}
