use locale::{Locale, Rulebook};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::theme::TerminalTheme;
use crate::{key_hints, rulebook};

/// A rulebook as a full-screen pager.
pub(crate) struct RulebookPager {
    rulebook: Rulebook,
    /// The first line shown.
    top: usize,
}

impl RulebookPager {
    pub(crate) fn new(rulebook: Rulebook) -> RulebookPager {
        RulebookPager { rulebook, top: 0 }
    }

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

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let size = frame.area();
        let width = usize::from(size.width).clamp(20, 84) - 4;
        let lines = rulebook::lines(&self.rulebook, locale, width);
        let rows = usize::from(size.height.saturating_sub(1));
        self.top = self.top.min(lines.len().saturating_sub(rows));
        let shown = lines.into_iter().skip(self.top).take(rows).map(Line::raw);
        let area = Rect { height: size.height.saturating_sub(1), x: 2, ..size }.intersection(size);
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), area);
        let footer = Rect::new(size.x, size.bottom().saturating_sub(1), size.width, 1);
        let hints = [key_hints::SCROLL];
        key_hints::draw(&hints, &[key_hints::MENU], locale, theme, footer, frame.buffer_mut());
    }
}

/// How many lines a page key scrolls.
const PAGE_LINES: usize = 18;
