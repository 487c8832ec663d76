//! Screens against a buffer, and whole games driven by keys.

mod broken;
mod games;
mod screens;
mod whole;

use std::time::Duration;

use game::Position as _;
use locale::{Language, Locale};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use rules::{Archive, Game, Table};

use crate::app::App;
use crate::effect::Effect;
use crate::opponent::{Answer, Opponent, Question};
use crate::session::{Player, Session};
use crate::theme::Theme;

/// An opponent without a thought: it plays the first legal move in the order of the words.
#[derive(Default)]
struct First(Option<Answer>);

impl Opponent for First {
    fn ask(&mut self, question: Question) {
        let position = question.positions.last().expect("a position");
        let word = position.plies().iter().map(ToString::to_string).min().expect("a move");
        self.0 = Some(Answer { line: vec![word.clone()], word, chance: 420 });
    }

    fn answer(&mut self) -> Option<Answer> {
        self.0.take()
    }

    fn drop_question(&mut self) {
        self.0 = None;
    }
}

/// The app on a terminal that is only a buffer.
struct Stage {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Duration,
    effects: Vec<Effect>,
}

impl Stage {
    fn menu(language: Language, size: (u16, u16), unfinished: Option<String>) -> Stage {
        Stage::with(Box::new(First::default()), language, size, unfinished)
    }

    fn with(
        opponent: Box<dyn Opponent>,
        language: Language,
        (width, height): (u16, u16),
        unfinished: Option<String>,
    ) -> Stage {
        let locale = Locale::new(language);
        let mut app = App::menu(Game::Quoridor, unfinished, locale, Theme::PLAIN, opponent, 1);
        app.resize(Rect::new(0, 0, width, height));
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
        Stage { app, terminal, now: Duration::ZERO, effects: Vec::new() }
    }

    fn game(language: Language, size: (u16, u16), table: Table, players: &[Player]) -> Stage {
        let mut stage = Stage::menu(language, size, None);
        let archive = Archive::new(table).expect("a table");
        let effects = stage.app.begin(Session::new(archive, players.to_vec(), 5));
        stage.effects.extend(effects);
        stage
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("a buffer");
        let buffer = self.terminal.backend().buffer();
        let area = buffer.area;
        let row = |y: u16| {
            let cells = (0..area.width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned() + "\n"
        };
        (0..area.height).map(row).collect()
    }

    fn key(&mut self, code: KeyCode) {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let effects = self.app.event(&event);
        self.effects.extend(effects);
    }

    /// Presses keys: letters as they are, `^v<>` arrows, `!` Enter, `~` Esc, `\t` Tab, `\x08` Backspace.
    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(match key {
                '^' => KeyCode::Up,
                'v' => KeyCode::Down,
                '<' => KeyCode::Left,
                '>' => KeyCode::Right,
                '!' => KeyCode::Enter,
                '~' => KeyCode::Esc,
                '\t' => KeyCode::Tab,
                '\x08' => KeyCode::Backspace,
                other => KeyCode::Char(other),
            });
        }
    }

    /// Types a move in notation.
    fn play(&mut self, word: &str) {
        self.key(KeyCode::Char(':'));
        for letter in word.chars() {
            self.key(KeyCode::Char(letter));
        }
        self.key(KeyCode::Enter);
    }

    fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        let effects = self.app.event(&Event::Mouse(event));
        self.effects.extend(effects);
    }

    fn wait(&mut self, millis: u64) {
        self.now += Duration::from_millis(millis);
        let effects = self.app.tick(self.now);
        self.effects.extend(effects);
    }

    /// The record that was kept last.
    fn kept(&self) -> &str {
        let texts = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::Autosave(text) => Some(text.as_str()),
            _ => None,
        });
        texts.into_iter().next().expect("something was kept")
    }

    /// The words of the record that was kept last.
    fn words(&self) -> String {
        let text = self.kept();
        text.split_once("\n\n").map_or("", |(_, words)| words).replace('\n', " ").trim().to_owned()
    }
}
