//! Tests of the whole app: its screens drawn into a buffer, its games played by input events.

mod interaction;
mod lesson_mode;
mod line_mode;
mod panics;
mod playthroughs;
mod puzzle_mode;
mod screens;

use std::time::Duration;

use game::Position as _;
use locale::{Language, Locale};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use rules::{Game, GameRecord, GameSetup};

use crate::app::App;
use crate::background_engine::{
    AnalysisRequest, BackgroundEngine, MoveReply, MoveRequest, ReviewRequest,
};
use crate::effect::Effect;
use crate::local_player::LocalPlayer;
use crate::menu::Menu;
use crate::saved_games::UnfinishedGame;
use crate::theme::TerminalTheme;

/// An engine that replies at once with the alphabetically first legal move.
#[derive(Default)]
struct FirstMoveEngine(Option<MoveReply>, Option<engine::PositionReview>, Option<engine::Insight>);

impl BackgroundEngine for FirstMoveEngine {
    fn request(&mut self, request: MoveRequest) {
        let position = request.positions.last().expect("a position");
        let word = position.plies().iter().map(ToString::to_string).min().expect("a move");
        self.0 = Some(MoveReply { line: vec![word.clone()], word, chance: 420 });
    }

    fn poll(&mut self) -> Option<MoveReply> {
        self.0.take()
    }

    fn request_review(&mut self, request: ReviewRequest) {
        let clock = engine::Stopwatch::default();
        let control =
            engine::SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let mut player = engine::Player::new(engine::review_settings(None));
        let limits = engine::Limits::depth(2);
        let record = &request.game.record;
        self.1 = engine::review_position(&mut player, record, request.entry, &limits, &control);
    }

    fn poll_review(&mut self) -> Option<engine::PositionReview> {
        self.1.take()
    }

    fn request_insight(&mut self, request: AnalysisRequest) {
        // A clock that stands still: the speed is the same everywhere.
        let clock = || Duration::ZERO;
        let control =
            engine::SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let settings = engine::Settings { multi_pv: 3, ..engine::Settings::default() };
        let limits = engine::Limits::depth(3);
        let report = engine::Player::new(settings).search(&request.positions, &limits, &control);
        self.2 = report.map(|report| report.insight);
    }

    fn poll_insight(&mut self) -> Option<engine::Insight> {
        self.2.take()
    }

    fn cancel(&mut self) {
        self.0 = None;
    }
}

fn unfinished_game(name: &str, text: String) -> UnfinishedGame {
    UnfinishedGame { path: name.into(), text }
}

/// The app on a terminal backed by a buffer, with a clock that only tests advance.
struct Harness {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Duration,
    effects: Vec<Effect>,
}

impl Harness {
    fn menu(language: Language, size: (u16, u16), unfinished: Option<String>) -> Harness {
        Harness::with_engine(Box::new(FirstMoveEngine::default()), language, size, unfinished)
    }

    fn with_engine(
        engine: Box<dyn BackgroundEngine>,
        language: Language,
        (width, height): (u16, u16),
        unfinished: Option<String>,
    ) -> Harness {
        let locale = Locale::new(language);
        let theme = TerminalTheme::MONOCHROME;
        let menu = Menu::new(Game::Quoridor, crate::DEFAULT_LEVEL);
        let mut app = App::new(menu, locale, theme, engine, 1);
        let unfinished = unfinished.into_iter().map(|text| unfinished_game("mine", text));
        app.set_unfinished(unfinished.collect());
        app.resize(Rect::new(0, 0, width, height));
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
        Harness { app, terminal, now: Duration::ZERO, effects: Vec::new() }
    }

    fn game(
        language: Language,
        size: (u16, u16),
        setup: GameSetup,
        players: &[LocalPlayer],
    ) -> Harness {
        let mut harness = Harness::menu(language, size, None);
        let game_record = GameRecord::new(setup).expect("a valid setup");
        let effects = harness.app.start_game(LocalPlayer::seated(game_record, players));
        harness.effects.extend(effects);
        harness
    }

    /// Draws the app and returns the screen as text.
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
        self.key_event(KeyEvent::new(code, KeyModifiers::NONE));
    }

    /// Presses a letter with Ctrl.
    fn ctrl(&mut self, letter: char) {
        self.key_event(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
    }

    fn key_event(&mut self, key: KeyEvent) {
        let effects = self.app.event(&Event::Key(key));
        self.perform(effects);
    }

    /// Records effects, and does what the terminal would do when the menu opens.
    fn perform(&mut self, effects: Vec<Effect>) {
        let opens_menu = effects.contains(&Effect::OpenMenu);
        self.effects.extend(effects);
        let is_kept = self.effects.iter().any(|effect| matches!(effect, Effect::Autosave(_)));
        if opens_menu && is_kept && !self.effects.contains(&Effect::DeleteAutosave) {
            let game = unfinished_game("mine", self.autosaved().to_owned());
            self.app.set_unfinished(vec![game]);
        }
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

    /// Advances the clock by `millis` at once.
    fn wait(&mut self, millis: u64) {
        self.now += Duration::from_millis(millis);
        let effects = self.app.tick(self.now);
        self.effects.extend(effects);
    }

    /// The record that was autosaved last.
    fn autosaved(&self) -> &str {
        let texts = self.effects.iter().rev().filter_map(|effect| match effect {
            Effect::Autosave(text) => Some(text.as_str()),
            _ => None,
        });
        texts.into_iter().next().expect("something was autosaved")
    }

    /// The moves and rolls of the record that was autosaved last.
    fn words(&self) -> String {
        let text = self.autosaved();
        text.split_once("\n\n").map_or("", |(_, words)| words).replace('\n', " ").trim().to_owned()
    }
}
