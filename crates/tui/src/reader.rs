use locale::{Locale, Rulebook};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::theme::Theme;
use crate::{book, keys};

/// A rulebook on the screen.
pub(crate) struct Reader {
    book: Rulebook,
    top: usize,
}

impl Reader {
    pub(crate) fn new(book: Rulebook) -> Reader {
        Reader { book, top: 0 }
    }

    /// Takes a key; whether the reader has had enough.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Up => self.top = self.top.saturating_sub(1),
            KeyCode::Down => self.top += 1,
            KeyCode::PageUp => self.top = self.top.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top += PAGE,
            KeyCode::Home => self.top = 0,
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => return true,
            _ => {}
        }
        false
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, locale: &Locale, theme: Theme) {
        let size = frame.area();
        let width = usize::from(size.width).clamp(20, 84) - 4;
        let lines = book::lines(&self.book, width);
        let rows = usize::from(size.height.saturating_sub(1));
        self.top = self.top.min(lines.len().saturating_sub(rows));
        let shown = lines.into_iter().skip(self.top).take(rows).map(Line::raw);
        let area = Rect { height: size.height.saturating_sub(1), x: 2, ..size }.intersection(size);
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), area);
        let last = Rect::new(size.x, size.bottom().saturating_sub(1), size.width, 1);
        keys::line(&[keys::SCROLL], &[keys::MENU], locale, theme, last, frame.buffer_mut());
    }
}

/// How far a page turns.
const PAGE: usize = 18;
