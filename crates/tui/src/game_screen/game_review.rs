//! The review of a game that is over: made in the background, shown while looking back.

use std::sync::Arc;

use engine::{GameReview, Grade, MoveReview, PositionReview};
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
    review: GameReview,
}

impl ReviewProgress {
    /// Asks for the position after so many entries, unless the game was over there.
    fn advance(&mut self, entry: usize, engine: &mut dyn BackgroundEngine) {
        self.entry = Some(entry).filter(|&entry| entry < self.game.record.entries().len());
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
            let of = progress.game.record.entries().len();
            let args = [("done", entry.into()), ("of", of.into())];
            return Some(locale.with("tui-reviewing", &args));
        }
        let players = progress.review.players.iter().map(|player| {
            let seat = ("seat", player.seat.into());
            match player.accuracy {
                Some(accuracy) => {
                    let accuracy = format!("{:.1}", f64::from(accuracy) / 10.0);
                    locale.with("review-accuracy", &[seat, ("accuracy", accuracy.into())])
                }
                None => locale.with("review-no-accuracy", &[seat]),
            }
        });
        Some(players.collect::<Vec<_>>().join(" · "))
    }

    /// What the review says of the entry that led to the position on the screen.
    pub(super) fn review_of_entry(&self, locale: &Locale) -> Option<String> {
        let review = &self.review.as_ref()?.review;
        let entry = self.shown_entries().checked_sub(1)?;
        let graded = review.moves.iter().find(|graded| graded.entry == entry);
        let moment = review.moments.iter().find(|moment| moment.entry == entry);
        let mut parts: Vec<_> = graded.map(|graded| verdict(graded, locale)).into_iter().collect();
        parts.extend(moment.map(|moment| locale.reason(&moment.reason())));
        (!parts.is_empty()).then(|| parts.join(". "))
    }

    /// The mark that the review puts on an entry in the list of moves.
    pub(super) fn review_mark(&self, entry: usize) -> &'static str {
        let moves = self.review.iter().flat_map(|progress| &progress.review.moves);
        match moves.into_iter().find(|graded| graded.entry == entry).map(|graded| graded.grade) {
            Some(Grade::Brilliant) => "!!",
            Some(Grade::Inaccuracy) => "?!",
            Some(Grade::Mistake) => "?",
            Some(Grade::Blunder) => "??",
            Some(Grade::Best | Grade::Good) | None => "",
        }
    }
}

/// The grade of a move, and the better line.
fn verdict(graded: &MoveReview, locale: &Locale) -> String {
    let grade = locale.text(graded.grade.key());
    match &graded.better {
        Some(better) => {
            let cost = format!("{:.1}", f64::from(graded.cost) / 10.0);
            let line = better.words.join(" ");
            let args = [("cost", cost.into()), ("line", line.into())];
            format!("{grade}, {}", locale.with("analyse-better", &args))
        }
        None => grade,
    }
}
