use locale::{Locale, Rulebook};
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::scroll_position::ScrollPosition;
use crate::theme::TerminalTheme;
use crate::{key_hints, rulebook};

/// A rulebook as a full-screen pager.
pub(crate) struct RulebookPager {
    rulebook: Rulebook,
    scroll: ScrollPosition,
}

impl RulebookPager {
    pub(crate) fn new(rulebook: Rulebook) -> RulebookPager {
        RulebookPager { rulebook, scroll: ScrollPosition::default() }
    }

    /// Handles a key; `true` closes the pager.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        self.scroll.key(key)
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let size = frame.area();
        let width = usize::from(size.width).clamp(20, 84) - 4;
        let lines = rulebook::lines(&self.rulebook, locale, width);
        let rows = usize::from(size.height.saturating_sub(1));
        let shown = self.scroll.shown(lines, rows).into_iter().map(Line::raw);
        let area = Rect { height: size.height.saturating_sub(1), x: 2, ..size }.intersection(size);
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), area);
        let footer = Rect::new(size.x, size.bottom().saturating_sub(1), size.width, 1);
        let hints = [key_hints::SCROLL];
        key_hints::draw(&hints, &[key_hints::MENU], locale, theme, footer, frame.buffer_mut());
    }
}
