use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// Where a pager is in its text: the first line shown.
#[derive(Default)]
pub(crate) struct ScrollPosition {
    top: usize,
}

/// How many lines a page key scrolls.
const PAGE_LINES: usize = 18;

impl ScrollPosition {
    /// Handles a key; `true` closes the pager.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.top = self.top.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.top += 1,
            KeyCode::PageUp | KeyCode::Char('b') => self.top = self.top.saturating_sub(PAGE_LINES),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top += PAGE_LINES,
            KeyCode::Home | KeyCode::Char('g') => self.top = 0,
            // Drawing stops at the last page.
            KeyCode::End | KeyCode::Char('G') => self.top = usize::MAX / 2,
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => return true,
            _ => {}
        }
        false
    }

    /// The lines that are shown in so many rows; it stops at the last page.
    pub(crate) fn shown<T>(&mut self, lines: Vec<T>, rows: usize) -> Vec<T> {
        self.top = self.top.min(lines.len().saturating_sub(rows));
        lines.into_iter().skip(self.top).take(rows).collect()
    }
}
