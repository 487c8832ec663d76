use std::time::Duration;

use engine::Level;
use game::{Random, Reason};
use lessons::{Course, CourseId, LessonProgress};
use locale::{Locale, Rulebook};
use puzzles::{Puzzle, shipped_puzzles};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use rules::{Game, GameRecord, GameSetup};

use crate::analysis_screen::AnalysisScreen;
use crate::background_engine::BackgroundEngine;
use crate::effect::Effect;
use crate::game_screen::GameScreen;
use crate::lesson_screen::LessonScreen;
use crate::local_player::LocalPlayer;
use crate::menu::{Menu, MenuAction};
use crate::puzzle_screen::PuzzleScreen;
use crate::rulebook_pager::RulebookPager;
use crate::saved_games::UnfinishedGame;
use crate::theme::TerminalTheme;
use crate::{ascii, default_players};

/// The application without its terminal: input events and the time come in, frames and effects come
/// out.
pub(crate) struct App {
    screen: Screen,
    /// The menu keeps its settings while a game is played.
    menu: Menu,
    locale: Locale,
    theme: TerminalTheme,
    engine: Box<dyn BackgroundEngine>,
    random: Random,
    now: Duration,
    size: Rect,
}

enum Screen {
    Menu,
    Game(Box<GameScreen>),
    Rulebook(RulebookPager),
    Lesson(Box<LessonScreen>),
    Puzzle(Box<PuzzleScreen>),
    Analysis(Box<AnalysisScreen>),
}

impl App {
    /// Opens the menu.
    pub(crate) fn new(
        menu: Menu,
        locale: Locale,
        theme: TerminalTheme,
        engine: Box<dyn BackgroundEngine>,
        seed: u64,
    ) -> App {
        App {
            screen: Screen::Menu,
            menu,
            locale,
            theme,
            engine,
            random: Random::new(seed),
            now: Duration::ZERO,
            size: Rect::new(0, 0, 80, 24),
        }
    }

    /// Sets the unfinished games that the menu offers, the one played last first.
    pub(crate) fn set_unfinished(&mut self, games: Vec<UnfinishedGame>) {
        self.menu.set_unfinished(games);
    }

    /// Starts a new game.
    pub(crate) fn start_game(&mut self, game_record: GameRecord) -> Vec<Effect> {
        let mut effects = vec![Effect::NewAutosave];
        effects.extend(self.open_game(game_record));
        effects
    }

    fn open_game(&mut self, game_record: GameRecord) -> Vec<Effect> {
        self.engine.cancel();
        let seed = self.random.next_u64();
        let game_screen = GameScreen::new(game_record, seed, self.now, self.size);
        let effect = if game_screen.is_over() {
            Effect::DeleteAutosave
        } else {
            Effect::Autosave(game_screen.text())
        };
        self.screen = Screen::Game(Box::new(game_screen));
        vec![effect]
    }

    /// Has the opponent in the game on the screen say what happened and what to think about.
    pub(crate) fn coach(&mut self) {
        if let Screen::Game(game_screen) = &mut self.screen {
            game_screen.coach();
        }
    }

    /// Opens a course from the menu, at the first step that is not solved; it leads back to the menu.
    pub(crate) fn open_course(&mut self, id: CourseId, progress: LessonProgress) {
        let course = Course::of(id);
        let first = progress.next_step(&course);
        let lesson = LessonScreen::new(course, first, progress, self.now, self.size);
        self.screen = Screen::Lesson(Box::new(lesson.leading_to_menu()));
    }

    /// Analyses the position in which a game begins.
    pub(crate) fn analyse_start(&mut self, game: &GameRecord) {
        let title = self.locale.text(&format!("game-{}", game.setup.game()));
        match AnalysisScreen::of_position(title, game, self.engine.as_mut()) {
            Ok(screen) => self.screen = Screen::Analysis(Box::new(screen)),
            Err(reason) => self.refuse(reason),
        }
    }

    /// Reviews every move of a record from a file; an invalid one changes nothing but the message shown.
    pub(crate) fn analyse_game(&mut self, name: &str, text: &str) {
        match GameRecord::parse(text) {
            Ok(game) => {
                let screen = AnalysisScreen::of_game(name.to_owned(), game, self.engine.as_mut());
                self.screen = Screen::Analysis(Box::new(screen));
            }
            Err(reason) => self.refuse(reason),
        }
    }

    /// Starts a first game, against level 1, with a coach.
    fn start_first_game(&mut self, game: Game) -> Vec<Effect> {
        match GameRecord::new(GameSetup::new(game)) {
            Ok(game_record) => {
                let players = default_players(Level::MIN);
                let effects = self.start_game(LocalPlayer::seated(game_record, &players));
                self.coach();
                effects
            }
            Err(reason) => {
                self.refuse(reason);
                Vec::new()
            }
        }
    }

    /// Opens a step of a course.
    pub(crate) fn open_lesson(&mut self, course: Course, nth: usize, progress: LessonProgress) {
        let lesson = LessonScreen::new(course, nth, progress, self.now, self.size);
        self.screen = Screen::Lesson(Box::new(lesson));
    }

    /// Asks for the solutions of puzzles in that order; without any, nothing changes.
    pub(crate) fn open_puzzles(&mut self, puzzles: Vec<Puzzle>, from_menu: bool) {
        let screen = PuzzleScreen::new(puzzles, self.now, self.size);
        let screen = if from_menu { screen.map(PuzzleScreen::leading_to_menu) } else { screen };
        if let Some(screen) = screen {
            self.screen = Screen::Puzzle(Box::new(screen));
        }
    }

    /// Asks for the solutions of the puzzles of a game, in random order.
    fn open_random_puzzles(&mut self, game: Game) {
        let mut puzzles = shipped_puzzles();
        puzzles.retain(|puzzle| puzzle.game == game);
        self.random.shuffle(&mut puzzles);
        self.open_puzzles(puzzles, true);
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.resize(size),
            Screen::Lesson(lesson_screen) => lesson_screen.resize(size),
            Screen::Puzzle(puzzle_screen) => puzzle_screen.resize(size),
            Screen::Menu | Screen::Rulebook(_) | Screen::Analysis(_) => {}
        }
    }

    pub(crate) fn event(&mut self, event: &Event) -> Vec<Effect> {
        let effects = match event {
            Event::Resize(width, height) => {
                self.resize(Rect::new(0, 0, *width, *height));
                Vec::new()
            }
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => Vec::new(),
        };
        self.apply_effects(effects)
    }

    pub(crate) fn tick(&mut self, now: Duration) -> Vec<Effect> {
        self.now = now;
        let effects = match &mut self.screen {
            Screen::Game(game_screen) => game_screen.tick(now, self.engine.as_mut(), &self.locale),
            Screen::Lesson(lesson_screen) => {
                lesson_screen.tick(now);
                Vec::new()
            }
            Screen::Puzzle(puzzle_screen) => {
                puzzle_screen.tick(now);
                Vec::new()
            }
            Screen::Analysis(screen) => {
                screen.tick(self.engine.as_mut());
                Vec::new()
            }
            Screen::Menu | Screen::Rulebook(_) => Vec::new(),
        };
        self.apply_effects(effects)
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return vec![Effect::Quit],
                KeyCode::Char('z') => return vec![Effect::Suspend],
                _ => {}
            }
        }
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.key(key, self.engine.as_mut(), &self.locale),
            Screen::Lesson(lesson_screen) => {
                lesson_screen.key(key, self.engine.as_mut(), &self.locale)
            }
            Screen::Puzzle(puzzle_screen) => {
                puzzle_screen.key(key, self.engine.as_mut(), &self.locale)
            }
            Screen::Rulebook(pager) => {
                if pager.key(key) {
                    self.screen = Screen::Menu;
                }
                Vec::new()
            }
            Screen::Analysis(screen) => match screen.key(key) {
                true => vec![Effect::OpenMenu],
                false => Vec::new(),
            },
            Screen::Menu => {
                let action = self.menu.key(key, &self.locale, self.theme, &mut self.random);
                self.perform(action)
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.mouse(mouse),
            Screen::Lesson(lesson_screen) => lesson_screen.mouse(mouse),
            Screen::Puzzle(puzzle_screen) => puzzle_screen.mouse(mouse),
            Screen::Menu if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let action = self.menu.click(
                    mouse.row,
                    self.size,
                    &self.locale,
                    self.theme,
                    &mut self.random,
                );
                self.perform(action)
            }
            Screen::Rulebook(pager) => {
                if let Some(key) = scroll_key(mouse.kind) {
                    pager.key(key.into());
                }
                Vec::new()
            }
            Screen::Analysis(screen) => {
                if let Some(key) = scroll_key(mouse.kind) {
                    screen.key(key.into());
                }
                Vec::new()
            }
            Screen::Menu => Vec::new(),
        }
    }

    /// Performs an action of the menu.
    fn perform(&mut self, action: MenuAction) -> Vec<Effect> {
        match action {
            MenuAction::None => Vec::new(),
            MenuAction::Quit => vec![Effect::Quit],
            MenuAction::Load(name) => vec![Effect::Load(name)],
            MenuAction::LoadMaze(path) => vec![Effect::LoadMaze(path)],
            MenuAction::Delete(path) => vec![Effect::DeleteUnfinished(path)],
            MenuAction::AnalyseFile(name) => vec![Effect::Analyse(name)],
            MenuAction::AnalyseStart(game) => {
                self.analyse_start(&game);
                Vec::new()
            }
            MenuAction::Learn(course) => vec![Effect::Learn(course)],
            MenuAction::StartFirstGame(game) => self.start_first_game(game),
            MenuAction::SolveDaily => vec![Effect::SolveDaily],
            MenuAction::SolvePuzzles(game) => {
                self.open_random_puzzles(game);
                Vec::new()
            }
            MenuAction::SetLanguage(language) => {
                self.locale = Locale::new(language);
                vec![Effect::RememberLanguage(language)]
            }
            MenuAction::SetPalette(palette) => {
                self.theme = self.theme.with_palette(palette);
                vec![Effect::RememberPalette(palette)]
            }
            MenuAction::ShowRules(game) => {
                if let Some(rulebook) = Rulebook::of(game.name(), self.locale.language()) {
                    self.screen = Screen::Rulebook(RulebookPager::new(rulebook));
                }
                Vec::new()
            }
            MenuAction::Start(game_record, players) => {
                let game_record = LocalPlayer::seated(*game_record, &players);
                let text = game_record.to_record_text().to_string();
                let mut effects = vec![Effect::RememberSetup(text)];
                effects.extend(self.start_game(game_record));
                effects
            }
            MenuAction::Resume(game) => self.resume(game),
        }
    }

    /// Continues an unfinished game.
    pub(crate) fn resume(&mut self, game: UnfinishedGame) -> Vec<Effect> {
        self.open(&game.text, Effect::ContinueAutosave(game.path))
    }

    /// Continues the game of a record from a file.
    pub(crate) fn load(&mut self, text: &str) -> Vec<Effect> {
        self.open(text, Effect::NewAutosave)
    }

    /// Continues the game of a record; an invalid record changes nothing but the message shown.
    fn open(&mut self, text: &str, autosave: Effect) -> Vec<Effect> {
        match GameRecord::parse(text) {
            Ok(game_record) => {
                let mut effects = vec![autosave];
                effects.extend(self.open_game(game_record));
                effects
            }
            Err(reason) => {
                self.refuse(reason);
                Vec::new()
            }
        }
    }

    /// Selects a maze that was read from a file in the menu.
    pub(crate) fn select_maze(&mut self, path: String, text: String) {
        self.menu.select_maze(path, text);
    }

    /// Shows why an effect failed.
    pub(crate) fn refuse(&mut self, reason: Reason) {
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.refuse(reason),
            Screen::Menu
            | Screen::Rulebook(_)
            | Screen::Lesson(_)
            | Screen::Puzzle(_)
            | Screen::Analysis(_) => self.menu.refuse(reason),
        }
    }

    /// Shows that a record was written.
    pub(crate) fn saved(&mut self, name: &str) {
        let message = self.locale.with("tui-saved", &[("name", name.into())]);
        if let Screen::Game(game_screen) = &mut self.screen {
            game_screen.show_message(message);
        }
    }

    /// Applies to the app itself what its effects mean for it; the terminal performs the rest.
    fn apply_effects(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        if effects.contains(&Effect::OpenMenu) {
            self.engine.cancel();
            if let Screen::Game(game_screen) = &self.screen {
                self.menu.select_game(game_screen.game());
            }
            self.screen = Screen::Menu;
        }
        if effects.contains(&Effect::Rematch)
            && let Screen::Game(game_screen) = &self.screen
        {
            let rematch = game_screen.local_game().rematch();
            effects.extend(self.start_game(rematch));
        }
        effects
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        match &mut self.screen {
            Screen::Menu => self.menu.draw(frame, &self.locale, self.theme),
            Screen::Game(game_screen) => game_screen.draw(frame, &self.locale, self.theme),
            Screen::Rulebook(pager) => pager.draw(frame, &self.locale, self.theme),
            Screen::Lesson(lesson_screen) => lesson_screen.draw(frame, &self.locale, self.theme),
            Screen::Puzzle(puzzle_screen) => puzzle_screen.draw(frame, &self.locale, self.theme),
            Screen::Analysis(screen) => screen.draw(frame, &self.locale, self.theme),
        }
        if self.theme.is_ascii() {
            ascii::convert(frame.buffer_mut());
        }
    }
}

/// The key that a turn of the mouse wheel stands for where text is read.
fn scroll_key(kind: MouseEventKind) -> Option<KeyCode> {
    match kind {
        MouseEventKind::ScrollDown => Some(KeyCode::Down),
        MouseEventKind::ScrollUp => Some(KeyCode::Up),
        _ => None,
    }
}
