use game::Reason;
use locale::{Locale, Rulebook};
use ratatui::Frame;
use ratatui::layout::Margin;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use rules::Game;

use crate::text_layout::wrap;
use crate::theme::TerminalTheme;
use crate::{key_hints, rulebook};

/// Draws the help page over the screen: every key of the game, and the rule behind the last refusal.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    refusal: Option<&Reason>,
    game: Game,
    locale: &Locale,
    theme: TerminalTheme,
) {
    let area = frame.area().inner(Margin::new(2, 1));
    let inner = area.inner(Margin::new(2, 1));
    let mut lines = Vec::new();
    let column = usize::from(inner.width / 2);
    for pair in key_hints::all(game).chunks(2) {
        let mut line = Line::default();
        for (nth, &(key, label)) in pair.iter().enumerate() {
            line.push_span(Span::raw(" ".repeat((nth * column).saturating_sub(line.width()))));
            line.push_span(Span::styled(
                format!("{:>6} ", key_hints::key_label(key, theme)),
                theme.title(),
            ));
            line.push_span(Span::raw(locale.text(label)));
        }
        lines.push(line);
    }
    lines.push(Line::default());
    if let Some(reason) = refusal {
        let sentence = wrap(&locale.reason(reason), inner.width.into(), "");
        lines.extend(sentence.into_iter().map(|line| Line::styled(line, theme.error())));
        let book = Rulebook::of(game.name(), locale.language());
        for text in book.iter().flat_map(|book| rulebook::passages(book, locale, reason.rule)) {
            lines.extend(wrap(&text, inner.width.into(), "").into_iter().map(Line::raw));
        }
    } else {
        let advice = wrap(&locale.text("tui-help-refusal"), inner.width.into(), "");
        lines.extend(advice.into_iter().map(|line| Line::styled(line, theme.muted())));
    }
    frame.render_widget(Clear, area);
    let title = format!(" {} ", locale.text("tui-help-title"));
    frame.render_widget(Block::bordered().title(title).style(theme.strong()), area);
    frame.render_widget(Paragraph::new(lines), inner);
}
