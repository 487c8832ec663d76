//! What the panels of the review share.

use engine::Grade;
use game::{MoveMark, SeatNumber};
use leptos::prelude::*;
use rules::GameRecord;

use super::reviewed_game::ReviewedGame;
use crate::i18n::translate;
use crate::play::EntryMark;

/// What the person is doing on the review's screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewMode {
    Overview,
    /// Finding better moves for a seat, from the mistake at that entry on.
    Training(SeatNumber, usize),
}

/// The signals that the panels of the screen share.
#[derive(Clone, Copy)]
pub struct ReviewPanels {
    pub reviewed: ReviewedGame,
    pub mode: RwSignal<ReviewMode>,
    /// How many words of the better line the board shows being played instead of the move shown.
    pub preview: RwSignal<Option<usize>>,
}

/// A game up to the position after so many entries.
pub fn game_until(game_record: &GameRecord, entry: usize) -> GameRecord {
    let mut record = game_record.setup.record_from(game_record.record.start().clone());
    for word in game_record.record.words().take(entry) {
        let _ = record.play(&word);
    }
    GameRecord { record, comments: Vec::new(), ..game_record.clone() }
}

/// The class of what is coloured by a grade.
pub fn grade_class(grade: Grade) -> &'static str {
    match grade {
        Grade::Brilliant => "grade g-brilliant",
        Grade::Best => "grade g-best",
        Grade::Good => "grade g-good",
        Grade::Inaccuracy => "grade g-inaccuracy",
        Grade::Mistake => "grade g-mistake",
        Grade::Blunder => "grade g-blunder",
    }
}

/// The mark of a grade in the list of moves.
pub fn entry_mark(grade: Grade) -> EntryMark {
    let glyph = match grade {
        Grade::Best => "✓",
        Grade::Good => "·",
        _ => grade.mark().map_or("", MoveMark::glyph),
    };
    (grade_class(grade), glyph, translate(grade.key(), &[]))
}
