//! Composing a move: the cursor, moved by arrow keys, Tab and the mouse.

use locale::Locale;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use rules::{AnyPosition, Direction, Fence, Square};

use super::GameScreen;
use crate::board::HitTarget;
use crate::effect::Effect;
use crate::move_cursor::{MoveCursor, path_word};

impl GameScreen {
    /// The squares that the piece may go to next: for a pawn the end of a move, on a path the next
    /// step.
    pub(super) fn targets(&self) -> Vec<Square> {
        let entered = match &self.cursor {
            Some(MoveCursor::Path(_, squares)) if !squares.is_empty() => path_word(squares) + "-",
            _ => String::new(),
        };
        let mut targets: Vec<_> = self
            .legal_words
            .iter()
            .filter_map(|word| word.strip_prefix(&entered))
            .map(|rest| rest.trim_start_matches('@'))
            .filter_map(|rest| Square::parse(rest.split('-').next()?))
            .collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// Puts the cursor on a move given in notation.
    pub(super) fn set_cursor(&mut self, word: &str) {
        let square = Square::parse(word.trim_start_matches('@'));
        self.cursor = match (&self.cursor, Fence::parse(word), square) {
            (_, Some(fence), _) => Some(MoveCursor::Fence(fence)),
            (Some(MoveCursor::Path(from, _)), _, _) => {
                let squares = word.split('-').filter_map(Square::parse).collect();
                Some(MoveCursor::Path(*from, squares))
            }
            (_, None, Some(square)) => Some(MoveCursor::Square(square)),
            (other, None, None) => other.clone(),
        };
    }

    /// Moves the cursor one square; a path is extended instead.
    pub(super) fn shift_cursor(&mut self, to: Direction) {
        let (files, ranks) = (usize::from(self.view.files), usize::from(self.view.ranks));
        match &mut self.cursor {
            Some(MoveCursor::Path(..)) => {
                let from = self.cursor.as_ref().expect("checked").square();
                if let Some(square) = from.step(to, files, ranks) {
                    self.extend_path(square);
                }
            }
            Some(cursor) => cursor.shift(to, files, ranks),
            None => {}
        }
    }

    /// Extends the path by a square where a legal move continues there; otherwise shows why none does.
    fn extend_path(&mut self, square: Square) {
        let legal = self.targets().contains(&square);
        let Some(MoveCursor::Path(_, squares)) = &mut self.cursor else { return };
        squares.push(square);
        if legal {
            self.message = None;
            return;
        }
        let word = path_word(squares);
        squares.pop();
        if let Err(refusal) = game::Position::read(self.local_game.position(), &word) {
            self.refuse(refusal.into());
        }
    }

    /// Moves the cursor to the next target square. On a path it shows the next legal move instead; in
    /// Ms. Pac-Man, where there are many and the arrow keys do not reach the other exits, it jumps to
    /// the first exit, then from exit to exit.
    pub(super) fn next_target(&mut self, locale: &Locale) {
        match &self.cursor {
            Some(MoveCursor::Square(at)) => {
                let targets = self.targets();
                let next = targets.iter().find(|&target| target > at).or(targets.first());
                self.cursor = next.map(|&next| MoveCursor::Square(next)).or(self.cursor.take());
            }
            Some(MoveCursor::Fence(_)) => self.toggle_fence(),
            Some(MoveCursor::Path(..)) => match self.local_game.position() {
                AnyPosition::Mspacman(_) => self.next_exit(locale),
                AnyPosition::Pacman(_) | AnyPosition::Quoridor(_) => self.next_path(),
            },
            None => {}
        }
    }

    /// Puts the next legal move after the one entered under the cursor.
    fn next_path(&mut self) {
        let Some(MoveCursor::Path(_, squares)) = &self.cursor else { return };
        let entered = path_word(squares);
        let next = self.legal_words.iter().find(|&word| *word > entered);
        if let Some(word) = next.or(self.legal_words.first()).cloned() {
            self.set_cursor(&word);
        }
    }

    /// Whether the path leads, or may lead next, through an exit.
    pub(super) fn has_exit(&self) -> bool {
        let Some(MoveCursor::Path(from, squares)) = &self.cursor else { return false };
        let previous = squares.iter().rev().nth(1).unwrap_or(from);
        let at = squares.last().unwrap_or(from);
        let through_exit = !squares.is_empty() && !is_adjacent(*previous, *at);
        through_exit || self.targets().into_iter().any(|to| !is_adjacent(*at, to))
    }

    fn next_exit(&mut self, locale: &Locale) {
        let Some(MoveCursor::Path(from, squares)) = &mut self.cursor else { return };
        let previous = squares.iter().rev().nth(1).unwrap_or(from);
        let current_exit = squares.last().copied().filter(|last| !is_adjacent(*previous, *last));
        if current_exit.is_some() {
            squares.pop();
        }
        let at = squares.last().copied().unwrap_or(*from);
        let exits: Vec<_> = self.targets().into_iter().filter(|&to| !is_adjacent(at, to)).collect();
        let next = exits.iter().find(|&&exit| Some(exit) > current_exit).or(exits.first());
        match next.or(current_exit.as_ref()) {
            Some(&exit) => self.extend_path(exit),
            None => self.show_message(locale.text("tui-no-exit")),
        }
    }

    /// A click moves the cursor; a click on the cursor plays its move.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        let at = Position::new(mouse.column, mouse.row);
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        if !is_click || self.cursor.is_none() || self.help_open || self.prompt.is_some() {
            return Vec::new();
        }
        self.review(usize::MAX);
        let areas = super::draw::ScreenLayout::of(self.size);
        let target = self.board_widget().layout(areas.board).hit_test(at);
        match (target, self.cursor.clone()) {
            (None, _) | (_, None) => {}
            (Some(HitTarget::Square(square)), Some(MoveCursor::Path(from, squares))) => {
                let end = squares.last().copied().unwrap_or(from);
                if end == square && !squares.is_empty() {
                    return self.confirm();
                }
                self.extend_path(square);
            }
            (Some(HitTarget::Square(square)), Some(cursor)) => {
                if cursor == MoveCursor::Square(square) {
                    return self.confirm();
                }
                self.cursor = Some(MoveCursor::Square(square));
            }
            (Some(HitTarget::Fence(fence)), Some(cursor)) => {
                if cursor == MoveCursor::Fence(fence) {
                    return self.confirm();
                }
                if matches!(self.local_game.position(), AnyPosition::Quoridor(_)) {
                    self.cursor = Some(MoveCursor::Fence(fence));
                }
            }
        }
        Vec::new()
    }
}

/// Whether two squares share a side.
fn is_adjacent(a: Square, b: Square) -> bool {
    a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1
}
