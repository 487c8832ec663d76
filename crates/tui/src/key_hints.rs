use locale::Locale;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::theme::TerminalTheme;

/// A key as it is shown, and the message that says what it is bound to.
pub(crate) type KeyHint = (&'static str, &'static str);

pub(crate) const POINT: KeyHint = ("←↑↓→", "tui-key-point");
pub(crate) const STEP: KeyHint = ("←↑↓→", "tui-key-step");
pub(crate) const PLAY: KeyHint = ("⏎", "tui-key-play");
pub(crate) const FENCE: KeyHint = ("f", "tui-key-fence");
pub(crate) const PAWN: KeyHint = ("f", "tui-key-pawn");
pub(crate) const ROTATE: KeyHint = ("␣", "tui-key-turn");
pub(crate) const NEXT: KeyHint = ("⇥", "tui-key-next");
pub(crate) const BACK: KeyHint = ("⌫", "tui-key-back");
pub(crate) const TYPE: KeyHint = (":", "tui-key-type");
pub(crate) const HINT: KeyHint = ("h", "tui-key-hint");
pub(crate) const UNDO: KeyHint = ("u", "tui-key-undo");
pub(crate) const PATHS: KeyHint = ("w", "tui-key-ways");
pub(crate) const SAVE: KeyHint = ("s", "tui-key-save");
pub(crate) const OPEN: KeyHint = ("o", "tui-key-open");
pub(crate) const COPY: KeyHint = ("c", "tui-key-copy");
pub(crate) const RESIGN: KeyHint = ("r", "tui-key-resign");
pub(crate) const CHANGE: KeyHint = ("←→", "tui-key-change");
pub(crate) const CHOOSE: KeyHint = ("↑↓", "tui-key-choose");
pub(crate) const SCROLL: KeyHint = ("↑↓", "tui-key-scroll");
pub(crate) const HELP: KeyHint = ("?", "tui-key-help");
pub(crate) const MENU: KeyHint = ("q", "tui-key-menu");
pub(crate) const QUIT: KeyHint = ("q", "tui-key-quit");

/// Every key of the game screen, for the help page.
pub(crate) const ALL: [KeyHint; 19] = [
    POINT, STEP, PLAY, FENCE, ROTATE, NEXT, BACK, TYPE, HINT, UNDO, PATHS, SAVE, OPEN, COPY,
    RESIGN, HELP, MENU, ESCAPE, STOP,
];
const ESCAPE: KeyHint = ("Esc", "tui-key-escape");
const STOP: KeyHint = ("Ctrl-C", "tui-key-stop");

/// Draws the footer of the game screen: as many hints as fit, help and menu always among them.
pub(crate) fn draw_with_help(
    hints: &[KeyHint],
    locale: &Locale,
    theme: TerminalTheme,
    area: Rect,
    buffer: &mut Buffer,
) {
    draw(hints, &[HELP, MENU], locale, theme, area, buffer);
}

/// Draws a footer: as many of `hints` as fit, then all of `required`.
pub(crate) fn draw(
    hints: &[KeyHint],
    required: &[KeyHint],
    locale: &Locale,
    theme: TerminalTheme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let spans = |&(key, label): &KeyHint| {
        [Span::styled(key, theme.title()), Span::raw(format!(" {}  ", locale.text(label)))]
    };
    let required = Line::from_iter(required.iter().flat_map(spans));
    let mut shown = Line::default();
    for hint in hints {
        let spans = spans(hint);
        let width: usize = spans.iter().map(Span::width).sum();
        if shown.width() + width + required.width() > usize::from(area.width) + 2 {
            break;
        }
        shown.extend(spans);
    }
    shown.extend(required);
    buffer.set_line(area.x, area.y, &shown, area.width);
}
