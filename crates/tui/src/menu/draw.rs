use game::ValueMeaning;
use locale::Locale;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{
    AnalysisSubject, HEADER_LINES, LessonChoice, MazeFile, Menu, PuzzleChoice, Row, visible_rows,
};
use crate::key_hints;
use crate::local_player::LocalPlayer;
use crate::text_layout::wrap;
use crate::theme::TerminalTheme;

impl Menu {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, locale: &Locale, theme: TerminalTheme) {
        let size = frame.area();
        let left = size.x + size.width.saturating_sub(64) / 2;
        let column = Rect { x: left, width: size.width - (left - size.x), ..size };
        let header = Rect { height: 1.min(size.height), ..column };
        let title = Line::from(vec![
            Span::styled("▲ ━━ Palisade ━━ ▼  ", theme.title()),
            Span::styled(locale.text("tui-menu-welcome"), theme.muted()),
        ]);
        frame.render_widget(title, header);
        let rows = self.rows();
        let top = self.first_visible_row(size);
        for (nth, &row) in rows.iter().enumerate().skip(top).take(visible_rows(size)) {
            let y = size.y + HEADER_LINES + (nth - top) as u16;
            let at = Rect { y, height: 1, ..column }.intersection(size);
            let style = if nth == self.row { theme.selected() } else { theme.muted() };
            let text = self.line(row, nth == self.row, column.width, locale, theme);
            frame.render_widget(Line::styled(text, style), at);
        }
        // Arrows show that the list scrolls.
        let scroll_marks = [
            (top > 0, '▴', HEADER_LINES - 1),
            (top + visible_rows(size) < rows.len(), '▾', HEADER_LINES + visible_rows(size) as u16),
        ];
        for (_, mark, y) in scroll_marks.into_iter().filter(|(shown, ..)| *shown) {
            let at =
                Rect { x: column.x + 1, y: size.y + y, width: 1, height: 1 }.intersection(size);
            frame.render_widget(Line::styled(mark.to_string(), theme.muted()), at);
        }
        let message = match (&self.prompt, &self.refusal) {
            (Some(prompt), _) => Some((prompt.line(locale), theme.strong())),
            (None, Some(reason)) => Some((locale.reason(reason), theme.error())),
            (None, None) => None,
        };
        if let Some((text, style)) = message {
            let y = size.bottom().saturating_sub(3);
            let lines = wrap(&text, size.width.into(), "").into_iter().map(Line::raw);
            let text = Paragraph::new(lines.collect::<Vec<_>>());
            let at = Rect { y, height: 2, ..size }.intersection(size);
            frame.render_widget(text.style(style), at);
        }
        let footer = Rect { y: size.bottom().saturating_sub(1), height: 1, ..size };
        let mut hints = vec![key_hints::CHOOSE, key_hints::CHANGE, key_hints::PLAY];
        hints.extend((rows.get(self.row) == Some(&Row::Resume)).then_some(key_hints::DELETE));
        key_hints::draw(&hints, &[key_hints::QUIT], locale, theme, footer, frame.buffer_mut());
    }

    /// A row in so many columns: its label and, where there is room for it in a column of its own, its value.
    fn line(
        &self,
        row: Row,
        selected: bool,
        width: u16,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> String {
        let labels = usize::from(width).saturating_sub(30).clamp(12, 28);
        let (label, value) = self.label_and_value(row, locale, theme);
        match value {
            None => format!(" {} {label} ", if selected { '▸' } else { ' ' }),
            Some(value) => {
                let pad = " ".repeat(labels.saturating_sub(Span::raw(&label).width()));
                format!(" {} {label}{pad} ◂ {value} ▸ ", if selected { '▸' } else { ' ' })
            }
        }
    }

    /// The unfinished game that is offered, and which of several it is.
    fn resumable_game(&self, locale: &Locale) -> String {
        let game = &self.unfinished[self.resumed];
        let name = match game.summary {
            Some((game, moves)) => {
                let game = locale.text(&format!("game-{game}"));
                locale.with("tui-resume-game", &[("game", game.into()), ("count", moves.into())])
            }
            None => game.saved.path.display().to_string(),
        };
        match self.unfinished.len() {
            1 => name,
            of => format!("{name} ({}/{of})", self.resumed + 1),
        }
    }

    /// The maze from a file, where that one is selected.
    fn selected_maze_file(&self) -> Option<&MazeFile> {
        self.maze_file.as_ref().filter(|_| self.maze == self.game.shipped_mazes().len())
    }

    /// The label of a row, and the value of its setting.
    fn label_and_value(
        &self,
        row: Row,
        locale: &Locale,
        theme: TerminalTheme,
    ) -> (String, Option<String>) {
        let number = |seat: usize| [("seat", (seat + 1).into())];
        match row {
            Row::Resume => (locale.text("tui-menu-resume"), Some(self.resumable_game(locale))),
            Row::Start => (locale.text("tui-menu-start"), None),
            Row::Load => (locale.text("tui-menu-load"), None),
            Row::Analyse => {
                let subject = match self.analysis_subjects()[self.subject] {
                    AnalysisSubject::Start => "tui-analyse-start",
                    AnalysisSubject::File => "tui-analyse-file",
                };
                (locale.text("tui-menu-analyse"), Some(locale.text(subject)))
            }
            Row::Learn => {
                let choice = match self.lesson_choices()[self.course] {
                    LessonChoice::Course(course) => locale.text(&course.title_key()),
                    LessonChoice::FirstGame => locale.text("learn-first-game"),
                };
                (locale.text("tui-menu-learn"), Some(choice))
            }
            Row::Puzzles => {
                let choice = match self.puzzle_choices()[self.puzzles] {
                    PuzzleChoice::Daily => "tui-puzzle-daily",
                    PuzzleChoice::Random => "tui-puzzle-random",
                };
                (locale.text("tui-menu-puzzles"), Some(locale.text(choice)))
            }
            Row::Rules => (locale.text("tui-menu-rules"), None),
            Row::Quit => (locale.text("tui-menu-quit"), None),
            Row::Game => {
                let game = locale.text(&format!("game-{}", self.game));
                (locale.text("tui-menu-game"), Some(game))
            }
            Row::Seats => (locale.text("tui-menu-seats"), Some(self.seats.to_string())),
            Row::Player(seat) => {
                let who = match self.players[seat] {
                    LocalPlayer::Human => locale.text("tui-menu-person"),
                    LocalPlayer::Computer(level) => locale.computer_level(level.number()),
                };
                (locale.with("tui-menu-seat", &number(seat)), Some(who))
            }
            Row::Option(row) => {
                let word = self.options.chosen(row);
                let value = match (row.spec.meaning, self.selected_maze_file()) {
                    // A board from a file may place its areas anywhere, so they go by letter there.
                    (ValueMeaning::Area, Some(_)) => word.to_owned(),
                    _ => locale.option_value(row.spec, word),
                };
                let name = match (row.spec.meaning, row.subject()) {
                    (ValueMeaning::Piece, Some(seat)) => {
                        locale.with("tui-menu-piece", &[("seat", seat.into())])
                    }
                    (_, Some(subject)) => locale.option_item_name(row.spec, subject),
                    (_, None) => locale.option_name(row.spec),
                };
                (name, Some(value))
            }
            Row::Maze => {
                let name = match self.selected_maze_file() {
                    Some(file) => file.path.clone(),
                    None => locale.maze(&self.game.shipped_mazes()[self.maze]),
                };
                (locale.option("maze"), Some(name))
            }
            Row::MazeFile => (locale.text("tui-menu-maze-file"), None),
            Row::Theme => {
                let palette = locale.text(&format!("tui-theme-{}", theme.palette().word()));
                (locale.text("tui-menu-theme"), Some(palette))
            }
            Row::Language => {
                (locale.text("tui-menu-language"), Some(locale.language().name().to_owned()))
            }
        }
    }
}
