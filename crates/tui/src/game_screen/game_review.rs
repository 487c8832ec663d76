//! The review of a game that is over: made in the background, shown while looking back.

use game::MoveMark;
use locale::Locale;

use super::GameScreen;
use crate::background_engine::BackgroundEngine;
use crate::review_progress::ReviewProgress;

impl GameScreen {
    /// Begins the review of the game.
    pub(super) fn start_review(&mut self, engine: &mut dyn BackgroundEngine) {
        self.message = None;
        self.review = Some(ReviewProgress::start(self.local_game.game_record().clone(), engine));
    }

    /// Takes what was found, and asks for the next position.
    pub(super) fn continue_review(&mut self, engine: &mut dyn BackgroundEngine) {
        if let Some(progress) = &mut self.review {
            progress.tick(engine);
        }
    }

    /// What the review says of the game as a whole, or how far it has come.
    pub(super) fn review_summary(&self, locale: &Locale) -> Option<String> {
        let progress = self.review.as_ref()?;
        if let Some(stage) = progress.stage(locale) {
            return Some(stage);
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
