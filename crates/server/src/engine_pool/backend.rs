use std::time::Duration;

use engine::PositionReview;
use game::Record;
use rules::AnyPosition;

/// Engine backend: what chooses moves and analyses positions. `keep_going` says whether the answer
/// is still wanted; an implementation polls it often.
pub trait EngineBackend: Send + Sync + 'static {
    /// A legal move, as a word, for the seat to move.
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String;

    /// An analysis of the position.
    fn insight(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> api::PositionInsight;

    /// What a review says about one position of a game; nothing if it was stopped.
    fn review(&self, task: &ReviewTask, keep_going: &dyn Fn() -> bool) -> Option<PositionReview>;
}

/// A position to search.
#[derive(Clone, Debug)]
pub struct EngineTask {
    /// The game so far, its start first; a seat is to move. Earlier positions count for repetition.
    pub game: Vec<AnyPosition>,
    /// The playing strength, 1 to 8.
    pub level: u8,
    /// Seeds the backend's random choices.
    pub seed: u64,
    /// The time limit.
    pub time: Duration,
}

/// A position of a game to review.
#[derive(Clone, Debug)]
pub struct ReviewTask {
    /// The game, as far as it was played.
    pub game: Record<AnyPosition>,
    /// How many entries of it come before the position.
    pub entry: usize,
}

/// How long a review may look at one position. It counts nodes, not time, so this is far more than it
/// takes.
pub(crate) const REVIEW_TIME: Duration = Duration::from_secs(30);

impl EngineTask {
    /// The position to search.
    ///
    /// # Panics
    /// When there is none.
    pub fn position(&self) -> &AnyPosition {
        self.game.last().expect("a game has at least its start")
    }
}
