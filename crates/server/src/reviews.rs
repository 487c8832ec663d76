//! Reviews of finished games, made position by position by whoever thinks for this node. All who ask for one share it, it
//! ends when nobody waits for it any more, and once it is done it is a row of the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{GameReview, PositionReview};
use futures_util::StreamExt;
use rules::GameRecord;
use store::{FairnessKey, Store};
use tokio::sync::{Semaphore, watch};

use crate::engine_pool::{EngineFailure, catch_panic};
use crate::engines::Engines;
use crate::error::ServerError;

/// The reviews that are under way at a node.
#[derive(Clone, Debug)]
pub(crate) struct Reviews(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    engines: Engines,
    /// By table.
    under_way: Mutex<HashMap<String, ReviewUnderWay>>,
    /// A permit for every review that is being made; others wait for their turn.
    turns: Semaphore,
    /// How long a review goes on that nobody waits for.
    abandoned: Duration,
}

#[derive(Debug)]
struct ReviewUnderWay {
    /// The address of whoever asked first.
    address: String,
    /// Whoever waits has a receiver.
    progress: watch::Sender<ReviewState>,
}

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

/// Who made a review: one that was made by another version is made again.
pub(crate) const REVIEW_ENGINE: &str = concat!("palisade ", env!("CARGO_PKG_VERSION"), " review 2");

/// The most reviews that are under way or wait for their turn; others are refused.
const MAX_REVIEWS: usize = 64;

/// The most of them that one address has asked for.
const MAX_REVIEWS_OF_ADDRESS: usize = MAX_REVIEWS / 4;

/// How many reviews are made at the same time.
const MAX_TURNS: usize = 8;

/// How many positions of one game are reviewed at the same time.
const AT_ONCE: usize = 4;

/// Whoever waits for a review asks again now and then, so that one goes on for a while that nobody waits for.
const ABANDONED: Duration = Duration::from_secs(10);

impl Reviews {
    pub(crate) fn new(store: Store, engines: Engines) -> Reviews {
        Reviews::with_patience(store, engines, ABANDONED)
    }

    fn with_patience(store: Store, engines: Engines, abandoned: Duration) -> Reviews {
        let (under_way, turns) = (Mutex::default(), Semaphore::new(MAX_TURNS));
        Reviews(Arc::new(Inner { store, engines, under_way, turns, abandoned }))
    }

    /// The review of a table's game, if it is under way or done.
    pub(crate) async fn find(
        &self,
        table: &str,
        game: &GameRecord,
    ) -> Result<Option<watch::Receiver<ReviewState>>, ServerError> {
        let under_way = self.0.lock().get(table).map(|review| review.progress.subscribe());
        if under_way.is_some() {
            return Ok(under_way);
        }
        let kept = self.0.store.review(table, REVIEW_ENGINE).await?;
        let kept = kept.and_then(|body| serde_json::from_str::<GameReview>(&body).ok());
        Ok(kept.map(|review| {
            let of = reviewed_positions(game);
            watch::channel(ReviewState { done: of, of, end: Some(Ok(Arc::new(review))) }).1
        }))
    }

    /// Begins a review, unless somebody else has. `game` is the game as its record has it.
    pub(crate) fn start(
        &self,
        table: String,
        game: GameRecord,
        fairness_key: FairnessKey,
    ) -> Result<watch::Receiver<ReviewState>, ServerError> {
        let mut under_way = self.0.lock();
        if let Some(review) = under_way.get(&table) {
            return Ok(review.progress.subscribe());
        }
        let address = fairness_key.address.clone();
        let theirs = under_way.values().filter(|review| review.address == address).count();
        if theirs >= MAX_REVIEWS_OF_ADDRESS {
            return Err(ServerError::TooOften);
        }
        if under_way.len() >= MAX_REVIEWS {
            return Err(ServerError::Busy);
        }
        let of = reviewed_positions(&game);
        let (progress, state) = watch::channel(ReviewState { done: 0, of, end: None });
        let review = ReviewUnderWay { address, progress: progress.clone() };
        under_way.insert(table.clone(), review);
        let inner = Arc::clone(&self.0);
        tokio::spawn(async move {
            let made = catch_panic(inner.make(&table, game, of, &fairness_key, &progress));
            let end = tokio::select! {
                end = made => end,
                () = inner.until_abandoned(&table, &progress) => return,
            };
            if let Ok(review) = &end {
                inner.keep(&table, review).await;
            }
            inner.lock().remove(&table);
            progress.send_modify(|state| state.end = Some(end));
        });
        Ok(state)
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, ReviewUnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until nobody has waited for a review for a while, and forgets it then.
    async fn until_abandoned(&self, table: &str, progress: &watch::Sender<ReviewState>) {
        loop {
            progress.closed().await;
            tokio::time::sleep(self.abandoned).await;
            // Nobody can come back to it meanwhile.
            let mut under_way = self.lock();
            if progress.receiver_count() == 0 {
                under_way.remove(table);
                return;
            }
        }
    }

    async fn make(
        &self,
        table: &str,
        game: GameRecord,
        of: usize,
        fairness_key: &FairnessKey,
        progress: &watch::Sender<ReviewState>,
    ) -> Result<Arc<GameReview>, EngineFailure> {
        let _turn = self.turns.acquire().await.map_err(|_| EngineFailure::GivenUp)?;
        let bare = GameRecord::from_record(game.setup.clone(), game.record.clone());
        let look = |entry| self.engines.review(table, &bare, entry, fairness_key.clone());
        let mut looks = futures_util::stream::iter(0..of).map(look).buffer_unordered(AT_ONCE);
        let mut positions: Vec<PositionReview> = Vec::new();
        while let Some(position) = looks.next().await {
            positions.push(position?);
            progress.send_modify(|state| state.done = positions.len());
        }
        drop(looks);
        let sum_up = move || Arc::new(GameReview::new(&game, &positions));
        tokio::task::spawn_blocking(sum_up).await.map_err(|_| EngineFailure::Panicked)
    }

    /// Keeps a review for whoever asks later. Where there is no room, it is made again.
    async fn keep(&self, table: &str, review: &GameReview) {
        if self.store.health().is_nearly_full() {
            return;
        }
        let body = serde_json::to_string(review).expect("our own types always become JSON");
        if let Err(error) = self.store.keep_review(table, REVIEW_ENGINE, body).await {
            tracing::debug!(%error, table, "a review could not be kept");
        }
    }
}

/// How many positions of a game are reviewed: what is over has nothing to review.
fn reviewed_positions(game: &GameRecord) -> usize {
    game.record.positions().len() - usize::from(game.record.ending().is_some())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use rules::{Game, GameSetup};
    use testbed::TestFolder;

    use super::*;
    use crate::engine_pool::{EngineBackend, EnginePool, EngineTask, ReviewTask};

    /// Looks at a position until it is told to stop.
    #[derive(Default)]
    struct EndlessEngine {
        is_looking: AtomicBool,
    }

    impl EngineBackend for EndlessEngine {
        fn choose(&self, _: &EngineTask, _: &dyn Fn() -> bool) -> String {
            String::new()
        }

        fn insight(&self, _: &EngineTask, _: &dyn Fn() -> bool) -> api::PositionInsight {
            api::PositionInsight::default()
        }

        fn review(&self, _: &ReviewTask, keep_going: &dyn Fn() -> bool) -> Option<PositionReview> {
            self.is_looking.store(true, Ordering::Relaxed);
            while keep_going() {
                std::thread::yield_now();
            }
            self.is_looking.store(false, Ordering::Relaxed);
            None
        }
    }

    fn key(address: usize) -> FairnessKey {
        let address = address.to_string();
        FairnessKey { address, person: "ada".to_owned(), background: true }
    }

    fn game() -> GameRecord {
        GameRecord::new(GameSetup::new(Game::Quoridor)).unwrap()
    }

    #[tokio::test]
    async fn a_review_is_shared_and_ends_when_nobody_waits_for_it() {
        let folder = TestFolder::new("reviews");
        let store = Store::open(&folder.join("reviews.sqlite"), None).await.unwrap();
        let engine = Arc::new(EndlessEngine::default());
        let pool = EnginePool::new(Arc::clone(&engine) as _, 1, Duration::from_secs(60));
        let engines = Engines::new(pool, None, Arc::default());
        let reviews = Reviews::with_patience(store, engines, Duration::ZERO);
        let first = reviews.start("first".to_owned(), game(), key(0)).unwrap();
        let same = reviews.start("first".to_owned(), game(), key(1)).unwrap();
        assert!(first.same_channel(&same), "one for all who ask");
        let others: Vec<_> = (1..MAX_REVIEWS)
            .map(|nth| {
                let key = key(nth / MAX_REVIEWS_OF_ADDRESS);
                reviews.start(nth.to_string(), game(), key).unwrap()
            })
            .collect();
        let refused = reviews.start("more".to_owned(), game(), key(0));
        assert_eq!(refused.err(), Some(ServerError::TooOften), "one address has its share");
        let shared = reviews.start("first".to_owned(), game(), key(0)).unwrap();
        assert!(first.same_channel(&shared), "what is under way is shared all the same");
        let refused = reviews.start("more".to_owned(), game(), key(MAX_REVIEWS));
        assert_eq!(refused.err(), Some(ServerError::Busy));
        assert!(reviews.find("first", &game()).await.unwrap().is_some());
        while !engine.is_looking.load(Ordering::Relaxed) {
            tokio::task::yield_now().await;
        }
        drop((first, same, shared, others));
        while !reviews.0.lock().is_empty() {
            tokio::task::yield_now().await;
        }
        while engine.is_looking.load(Ordering::Relaxed) {
            tokio::task::yield_now().await;
        }
        assert_eq!(reviews.0.turns.available_permits(), MAX_TURNS);
    }
}
