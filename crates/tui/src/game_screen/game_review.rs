//! The review of a game that is over: made in the background, shown while looking back.

use std::sync::Arc;

use engine::{GameReview, PositionReview, review_entries};
use game::MoveMark;
use locale::Locale;
use rules::GameRecord;

use super::GameScreen;
use crate::background_engine::{BackgroundEngine, ReviewRequest};

/// A review as far as it has come.
pub(super) struct ReviewProgress {
    game: Arc<GameRecord>,
    positions: Vec<PositionReview>,
    /// The position that is being looked at; all of them are done once there is none.
    entry: Option<usize>,
    pub(super) review: GameReview,
}

impl ReviewProgress {
    /// Asks for the position after so many entries, unless the game was over there.
    fn advance(&mut self, entry: usize, engine: &mut dyn BackgroundEngine) {
        self.entry = Some(entry).filter(|entry| review_entries(&self.game).contains(entry));
        match self.entry {
            Some(entry) => engine.request_review(ReviewRequest { game: self.game.clone(), entry }),
            None => self.review = GameReview::new(&self.game, &self.positions),
        }
    }
}

impl GameScreen {
    /// Begins the review of the game.
    pub(super) fn start_review(&mut self, engine: &mut dyn BackgroundEngine) {
        let mut progress = ReviewProgress {
            game: Arc::new(self.local_game.game_record().clone()),
            positions: Vec::new(),
            entry: None,
            review: GameReview::default(),
        };
        progress.advance(0, engine);
        self.message = None;
        self.review = Some(progress);
    }

    /// Takes what was found, and asks for the next position.
    pub(super) fn continue_review(&mut self, engine: &mut dyn BackgroundEngine) {
        let Some(progress) = &mut self.review else { return };
        let Some(entry) = progress.entry else { return };
        if let Some(position) = engine.poll_review() {
            progress.positions.push(position);
            progress.advance(entry + 1, engine);
        }
    }

    /// What the review says of the game as a whole, or how far it has come.
    pub(super) fn review_summary(&self, locale: &Locale) -> Option<String> {
        let progress = self.review.as_ref()?;
        if let Some(entry) = progress.entry {
            let of = review_entries(&progress.game).end;
            let args = [("done", entry.into()), ("of", of.into())];
            return Some(locale.with("review-progress", &args));
        }
        let accuracies = progress.review.players.iter().filter_map(|player| {
            let name = locale.player(&progress.game.header, player.seat);
            player.reasons(&name).first().map(|reason| locale.reason(reason))
        });
        Some(accuracies.collect::<Vec<_>>().join(" · "))
    }

    /// The mark that the review puts on an entry in the list of moves.
    pub(super) fn review_mark(&self, entry: usize) -> &'static str {
        let moves = self.review.iter().flat_map(|progress| &progress.review.moves);
        let graded = moves.into_iter().find(|graded| graded.entry == entry);
        graded.and_then(|graded| graded.grade.mark()).map_or("", MoveMark::glyph)
    }
}
