use locale::Locale;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::theme::Theme;

/// A key and the message that says what it does.
pub(crate) type Key = (&'static str, &'static str);

pub(crate) const POINT: Key = ("←↑↓→", "tui-key-point");
pub(crate) const STEP: Key = ("←↑↓→", "tui-key-step");
pub(crate) const PLAY: Key = ("⏎", "tui-key-play");
pub(crate) const FENCE: Key = ("f", "tui-key-fence");
pub(crate) const PAWN: Key = ("f", "tui-key-pawn");
pub(crate) const TURN: Key = ("␣", "tui-key-turn");
pub(crate) const NEXT: Key = ("⇥", "tui-key-next");
pub(crate) const BACK: Key = ("⌫", "tui-key-back");
pub(crate) const TYPE: Key = (":", "tui-key-type");
pub(crate) const HINT: Key = ("h", "tui-key-hint");
pub(crate) const UNDO: Key = ("u", "tui-key-undo");
pub(crate) const WAYS: Key = ("w", "tui-key-ways");
pub(crate) const SAVE: Key = ("s", "tui-key-save");
pub(crate) const OPEN: Key = ("o", "tui-key-open");
pub(crate) const COPY: Key = ("c", "tui-key-copy");
pub(crate) const RESIGN: Key = ("r", "tui-key-resign");
pub(crate) const CHANGE: Key = ("←→", "tui-key-change");
pub(crate) const CHOOSE: Key = ("↑↓", "tui-key-choose");
pub(crate) const SCROLL: Key = ("↑↓", "tui-key-scroll");
pub(crate) const HELP: Key = ("?", "tui-key-help");
pub(crate) const MENU: Key = ("q", "tui-key-menu");
pub(crate) const QUIT: Key = ("q", "tui-key-quit");

/// Every key of a game, for the page of help.
pub(crate) const ALL: [Key; 19] = [
    POINT, STEP, PLAY, FENCE, TURN, NEXT, BACK, TYPE, HINT, UNDO, WAYS, SAVE, OPEN, COPY, RESIGN,
    HELP, MENU, ESCAPE, STOP,
];
const ESCAPE: Key = ("Esc", "tui-key-escape");
const STOP: Key = ("Ctrl-C", "tui-key-stop");

/// Writes as many keys as there is room for; help and the way out are always among them.
pub(crate) fn bar(keys: &[Key], locale: &Locale, theme: Theme, area: Rect, buffer: &mut Buffer) {
    line(keys, &[HELP, MENU], locale, theme, area, buffer);
}

/// The same with other keys that must be there.
pub(crate) fn line(
    keys: &[Key],
    needed: &[Key],
    locale: &Locale,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let spans = |&(key, label): &Key| {
        [Span::styled(key, theme.title()), Span::raw(format!(" {}  ", locale.text(label)))]
    };
    let needed = Line::from_iter(needed.iter().flat_map(spans));
    let mut shown = Line::default();
    for key in keys {
        let spans = spans(key);
        let width: usize = spans.iter().map(Span::width).sum();
        if shown.width() + width + needed.width() > usize::from(area.width) + 2 {
            break;
        }
        shown.extend(spans);
    }
    shown.extend(needed);
    buffer.set_line(area.x, area.y, &shown, area.width);
}
