use game::Reason;
use locale::{Locale, Rulebook};
use ratatui::Frame;
use ratatui::layout::Margin;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::theme::Theme;
use crate::{book, keys};

/// The page of help: every key, and the rule behind the last refusal.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    refusal: Option<&Reason>,
    game: &str,
    locale: &Locale,
    theme: Theme,
) {
    let area = frame.area().inner(Margin::new(2, 1));
    let inner = area.inner(Margin::new(2, 1));
    let mut lines = Vec::new();
    let column = usize::from(inner.width / 2);
    for pair in keys::ALL.chunks(2) {
        let mut line = Line::default();
        for (nth, &(key, label)) in pair.iter().enumerate() {
            line.push_span(Span::raw(" ".repeat((nth * column).saturating_sub(line.width()))));
            line.push_span(Span::styled(format!("{key:>6} "), theme.title()));
            line.push_span(Span::raw(locale.text(label)));
        }
        lines.push(line);
    }
    lines.push(Line::default());
    if let Some(reason) = refusal {
        let said = book::wrap(&locale.reason(reason), inner.width.into(), "");
        lines.extend(said.into_iter().map(|line| Line::styled(line, theme.refused())));
        let rulebook = Rulebook::of(game, locale.language());
        for text in rulebook.iter().flat_map(|book| book::rule(book, reason.rule)) {
            lines.extend(book::wrap(text, inner.width.into(), "").into_iter().map(Line::raw));
        }
    } else {
        let told = book::wrap(&locale.text("tui-help-refusal"), inner.width.into(), "");
        lines.extend(told.into_iter().map(|line| Line::styled(line, theme.quiet())));
    }
    frame.render_widget(Clear, area);
    let frame_title = format!(" {} ", locale.text("tui-help-title"));
    frame.render_widget(Block::bordered().title(frame_title).style(theme.strong()), area);
    frame.render_widget(Paragraph::new(lines), inner);
}
