use locale::Locale;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use rules::Game;

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
pub(crate) const EXIT: KeyHint = ("⇥", "tui-key-exit");
pub(crate) const BACK: KeyHint = ("⌫", "tui-key-back");
pub(crate) const TYPE: KeyHint = (":", "tui-key-type");
pub(crate) const HINT: KeyHint = ("t", "tui-key-hint");
pub(crate) const UNDO: KeyHint = ("u", "tui-key-undo");
pub(crate) const PATHS: KeyHint = ("w", "tui-key-ways");
pub(crate) const SAVE: KeyHint = ("s", "tui-key-save");
pub(crate) const OPEN: KeyHint = ("o", "tui-key-open");
pub(crate) const COPY: KeyHint = ("c", "tui-key-copy");
pub(crate) const RESIGN: KeyHint = ("r", "tui-key-resign");
pub(crate) const AGAIN: KeyHint = ("n", "tui-key-again");
/// The review of a game that is over.
pub(crate) const GRADE: KeyHint = ("a", "tui-key-grade");
/// Stepping through the moves of a game that is over.
pub(crate) const REVIEW: KeyHint = ("←→", "tui-key-review");
pub(crate) const CHANGE: KeyHint = ("←→", "tui-key-change");
pub(crate) const CHOOSE: KeyHint = ("↑↓", "tui-key-choose");
pub(crate) const DELETE: KeyHint = ("Del", "tui-key-delete");
pub(crate) const SCROLL: KeyHint = ("↑↓", "tui-key-scroll");
pub(crate) const HELP: KeyHint = ("?", "tui-key-help");
pub(crate) const MENU: KeyHint = ("q", "tui-key-menu");
pub(crate) const QUIT: KeyHint = ("q", "tui-key-quit");
const REDO: KeyHint = ("U", "tui-key-redo");
const LETTERS: KeyHint = ("hjkl", "tui-key-arrows");
const REVIEW_PAGES: KeyHint = ("PgUp", "tui-key-review");
const ESCAPE: KeyHint = ("Esc", "tui-key-escape");
const SUSPEND: KeyHint = ("Ctrl-Z", "tui-key-suspend");
const STOP: KeyHint = ("Ctrl-C", "tui-key-stop");

/// Every key that a game has, for its help page.
pub(crate) fn all(game: Game) -> Vec<KeyHint> {
    let own: &[KeyHint] = match game {
        Game::Quoridor | Game::Mini => &[POINT, PLAY, FENCE, ROTATE, NEXT, PATHS],
        Game::Pacman => &[STEP, PLAY, BACK, NEXT],
        Game::Mspacman => &[STEP, PLAY, BACK, EXIT],
    };
    let common = [
        LETTERS,
        TYPE,
        HINT,
        UNDO,
        REDO,
        REVIEW_PAGES,
        SAVE,
        OPEN,
        COPY,
        RESIGN,
        AGAIN,
        GRADE,
        HELP,
        MENU,
        ESCAPE,
        SUSPEND,
        STOP,
    ];
    [own, &common].concat()
}

/// A key as it is shown; its name where there is no symbol for it in ASCII.
pub(crate) fn key_label(key: &'static str, theme: TerminalTheme) -> &'static str {
    match key {
        _ if !theme.is_ascii() => key,
        // Names of keys that no keyboard has in words would have to be translated.
        "←↑↓→" => "<^v>",
        "←→" => "<>",
        "↑↓" => "^v",
        "⏎" => "Enter",
        "␣" => "Space",
        "⇥" => "Tab",
        "⌫" => "Bksp",
        letter => letter,
    }
}

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
        [
            Span::styled(key_label(key, theme), theme.title()),
            Span::raw(format!(" {}  ", locale.text(label))),
        ]
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
