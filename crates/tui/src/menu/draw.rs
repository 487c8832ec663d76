use locale::Locale;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::offer::{self, GHOSTS};
use super::{HEAD, MazeFile, Menu, Row, room};
use crate::keys;
use crate::session::Player;
use crate::theme::Theme;

impl Menu {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, locale: &Locale, theme: Theme) {
        let size = frame.area();
        let left = size.x + size.width.saturating_sub(64) / 2;
        let column = Rect { x: left, width: size.width - (left - size.x), ..size };
        let head = Rect { height: 1.min(size.height), ..column };
        let title = Line::from(vec![
            Span::styled("▲ ━━ Palisade ━━ ▼  ", theme.title()),
            Span::styled(locale.text("tui-menu-welcome"), theme.quiet()),
        ]);
        frame.render_widget(title, head);
        let rows = self.rows();
        let top = self.top(size);
        for (nth, &row) in rows.iter().enumerate().skip(top).take(room(size)) {
            let y = size.y + HEAD + (nth - top) as u16;
            let at = Rect { y, height: 1, ..column }.intersection(size);
            let style = if nth == self.row { theme.chosen() } else { theme.quiet() };
            frame.render_widget(Line::styled(self.line(row, nth == self.row, locale), style), at);
        }
        // What does not fit is there all the same.
        let more = [
            (top > 0, '▴', HEAD - 1),
            (top + room(size) < rows.len(), '▾', HEAD + room(size) as u16),
        ];
        for (_, mark, y) in more.into_iter().filter(|(shown, ..)| *shown) {
            let at =
                Rect { x: column.x + 1, y: size.y + y, width: 1, height: 1 }.intersection(size);
            frame.render_widget(Line::styled(mark.to_string(), theme.quiet()), at);
        }
        let said = match (&self.prompt, &self.refusal) {
            (Some(prompt), _) => Some((prompt.line(locale), theme.strong())),
            (None, Some(reason)) => Some((locale.reason(reason), theme.refused())),
            (None, None) => None,
        };
        if let Some((text, style)) = said {
            let y = size.bottom().saturating_sub(3);
            let text = Paragraph::new(text).wrap(Wrap { trim: true });
            let at = Rect { y, height: 2, ..size }.intersection(size);
            frame.render_widget(text.style(style), at);
        }
        let last = Rect { y: size.bottom().saturating_sub(1), height: 1, ..size };
        let keys = [keys::CHOOSE, keys::CHANGE, keys::PLAY];
        keys::line(&keys, &[keys::QUIT], locale, theme, last, frame.buffer_mut());
    }

    fn line(&self, row: Row, chosen: bool, locale: &Locale) -> String {
        let (label, value) = self.words(row, locale);
        match value {
            None => format!(" {} {label} ", if chosen { '▸' } else { ' ' }),
            Some(value) => {
                let pad = " ".repeat(28usize.saturating_sub(Span::raw(&label).width()));
                format!(" {} {label}{pad} ◂ {value} ▸ ", if chosen { '▸' } else { ' ' })
            }
        }
    }

    /// The maze from a file, where that is the one chosen.
    fn file_chosen(&self) -> Option<&MazeFile> {
        self.file.as_ref().filter(|_| self.maze == offer::mazes(self.game).len())
    }

    /// What a line is about, and what is chosen there.
    fn words(&self, row: Row, locale: &Locale) -> (String, Option<String>) {
        let number = |seat: usize| [("seat", (seat + 1).into())];
        match row {
            Row::Resume => (locale.text("tui-menu-resume"), None),
            Row::Start => (locale.text("tui-menu-start"), None),
            Row::Load => (locale.text("tui-menu-load"), None),
            Row::Rules => (locale.text("tui-menu-rules"), None),
            Row::Quit => (locale.text("tui-menu-quit"), None),
            Row::Game => {
                let game = locale.text(&format!("game-{}", self.game));
                (locale.text("tui-menu-game"), Some(game))
            }
            Row::Seats => (locale.text("tui-menu-seats"), Some(self.seats.to_string())),
            Row::Player(seat) => {
                let who = match self.players[seat] {
                    Player::Human => locale.text("tui-menu-person"),
                    Player::Level(level) => {
                        locale.with("tui-menu-level", &[("level", level.number().into())])
                    }
                };
                (locale.with("tui-menu-seat", &number(seat)), Some(who))
            }
            Row::Piece(seat) => {
                let piece = locale.term(self.pieces[seat].word());
                (locale.with("tui-menu-piece", &number(seat)), Some(piece))
            }
            Row::Option(nth) => {
                let (name, values) = offer::choices(self.game)[nth];
                (locale.option(name), Some(locale.choice(values[self.options[nth]])))
            }
            Row::Ghost(nth) => {
                let ghost = locale.term(GHOSTS[nth].word());
                let holder = match self.ghosts[nth] {
                    Some(seat) => locale.with("choice-seat", &[("seat", seat.into())]),
                    None => locale.text("choice-nobody"),
                };
                (locale.with("option-name-ghosts", &[("ghost", ghost.into())]), Some(holder))
            }
            Row::Area(seat) => {
                let area = self.areas[seat];
                // Where the areas of a file lie, only the file knows.
                let area = match self.file_chosen() {
                    Some(_) => area.to_string(),
                    None => locale.choice(&format!("area-{area}")),
                };
                (locale.with("option-name-colours", &number(seat)), Some(area))
            }
            Row::Maze => {
                let name = match self.file_chosen() {
                    Some(file) => file.path.clone(),
                    None => locale.maze(&offer::mazes(self.game)[self.maze]),
                };
                (locale.option("maze"), Some(name))
            }
            Row::MazeFile => (locale.text("tui-menu-maze-file"), None),
            Row::Language => {
                (locale.text("tui-menu-language"), Some(locale.language().name().to_owned()))
            }
        }
    }
}
