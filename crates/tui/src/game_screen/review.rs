//! Looking back: the moves of the game, one by one.

use game::Turn;
use locale::Locale;
use ratatui::crossterm::event::KeyCode;
use rules::AnyPosition;

use super::GameScreen;
use crate::review_text::move_text;

impl GameScreen {
    /// How many entries of the record the screen shows: all of them, or fewer while looking back.
    pub(super) fn shown_entries(&self) -> usize {
        self.reviewed.unwrap_or(self.local_game.record().entries().len())
    }

    /// The position on the screen.
    pub(super) fn shown_position(&self) -> &AnyPosition {
        &self.local_game.record().positions()[self.shown_entries()]
    }

    /// Whose turn it is in the position on the screen.
    pub(super) fn shown_turn(&self) -> Turn {
        match self.reviewed {
            Some(_) => game::Position::turn(self.shown_position()),
            None => self.local_game.record().turn(),
        }
    }

    /// Handles the keys that look back; `false` where the key is not one of them.
    pub(super) fn review_key(&mut self, code: KeyCode) -> bool {
        let shown = self.shown_entries();
        // While a move is being composed, the arrows belong to its cursor.
        let arrows = self.is_over() || self.reviewed.is_some();
        let target = match code {
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX,
            KeyCode::PageUp => shown.saturating_sub(1),
            KeyCode::PageDown => shown + 1,
            KeyCode::Left | KeyCode::Char('h') if arrows => shown.saturating_sub(1),
            KeyCode::Right | KeyCode::Char('l') if arrows => shown + 1,
            KeyCode::Esc if self.reviewed.is_some() => usize::MAX,
            _ => return false,
        };
        self.review(target);
        true
    }

    /// Shows the position after that many entries; after the last one, the game goes on.
    pub(super) fn review(&mut self, entries: usize) {
        self.reviewed = (entries < self.local_game.record().entries().len()).then_some(entries);
        self.view = self.board_view(self.shown_position());
    }

    /// What is said below the board while looking back.
    pub(super) fn review_message(&self, locale: &Locale) -> Option<String> {
        let review = self.review.as_ref().map(|progress| &progress.review);
        Some(move_text(self.local_game.game_record(), review, self.reviewed?, locale))
    }
}
