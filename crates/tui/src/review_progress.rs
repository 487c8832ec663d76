use std::sync::Arc;

use engine::{GameReview, PositionReview, review_entries};
use locale::Locale;
use rules::GameRecord;

use crate::background_engine::{BackgroundEngine, ReviewRequest};

/// A review that is made in the background, position by position, as far as it has come.
pub(crate) struct ReviewProgress {
    pub(crate) game: Arc<GameRecord>,
    positions: Vec<PositionReview>,
    /// The position that is being looked at; all of them are done once there is none.
    entry: Option<usize>,
    pub(crate) review: GameReview,
}

impl ReviewProgress {
    /// Begins the review of a game.
    pub(crate) fn start(game: GameRecord, engine: &mut dyn BackgroundEngine) -> ReviewProgress {
        let mut progress = ReviewProgress {
            game: Arc::new(game),
            positions: Vec::new(),
            entry: None,
            review: GameReview::default(),
        };
        progress.advance(0, engine);
        progress
    }

    /// Asks for the position after so many entries, unless the game was over there.
    fn advance(&mut self, entry: usize, engine: &mut dyn BackgroundEngine) {
        self.entry = Some(entry).filter(|entry| review_entries(&self.game).contains(entry));
        match self.entry {
            Some(entry) => engine.request_review(ReviewRequest { game: self.game.clone(), entry }),
            None => self.review = GameReview::new(&self.game, &self.positions),
        }
    }

    /// Takes what was found, and asks for the next position.
    pub(crate) fn tick(&mut self, engine: &mut dyn BackgroundEngine) {
        let Some(entry) = self.entry else { return };
        if let Some(position) = engine.poll_review() {
            self.positions.push(position);
            self.advance(entry + 1, engine);
        }
    }

    /// How far it has come; `None` once it is done.
    pub(crate) fn stage(&self, locale: &Locale) -> Option<String> {
        let done = self.entry?;
        let of = review_entries(&self.game).end;
        Some(locale.with("review-progress", &[("done", done.into()), ("of", of.into())]))
    }
}
