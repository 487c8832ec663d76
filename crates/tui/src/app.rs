use std::time::Duration;

use engine::Random;
use game::Reason;
use locale::{Locale, Rulebook};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use rules::Game;

use crate::background_engine::BackgroundEngine;
use crate::effect::Effect;
use crate::game_screen::GameScreen;
use crate::local_game::LocalGame;
use crate::menu::{Menu, MenuAction};
use crate::rulebook_pager::RulebookPager;
use crate::theme::TerminalTheme;

/// The application without its terminal: input events and the time come in, frames and effects come
/// out.
pub(crate) struct App {
    screen: Screen,
    locale: Locale,
    theme: TerminalTheme,
    engine: Box<dyn BackgroundEngine>,
    random: Random,
    /// The record of the autosaved game.
    unfinished: Option<String>,
    now: Duration,
    size: Rect,
}

enum Screen {
    Menu(Menu),
    Game(Box<GameScreen>),
    /// The rulebook, and the menu to return to.
    Rulebook(RulebookPager, Menu),
}

impl App {
    /// Opens the menu, which offers to resume the unfinished game.
    pub(crate) fn menu(
        game: Game,
        unfinished: Option<String>,
        locale: Locale,
        theme: TerminalTheme,
        engine: Box<dyn BackgroundEngine>,
        seed: u64,
    ) -> App {
        App {
            screen: Screen::Menu(Menu::new(game, unfinished.is_some())),
            locale,
            theme,
            engine,
            random: Random::new(seed),
            unfinished,
            now: Duration::ZERO,
            size: Rect::new(0, 0, 80, 24),
        }
    }

    /// Starts a new game.
    pub(crate) fn start_game(&mut self, local_game: LocalGame) -> Vec<Effect> {
        let mut effects = vec![Effect::BackUpAutosave];
        effects.extend(self.open_game(local_game));
        effects
    }

    fn open_game(&mut self, local_game: LocalGame) -> Vec<Effect> {
        let game_screen = GameScreen::new(local_game, self.now, self.size);
        let effect = if game_screen.is_over() {
            Effect::DeleteAutosave
        } else {
            Effect::Autosave(game_screen.text())
        };
        self.screen = Screen::Game(Box::new(game_screen));
        self.apply_effects(vec![effect])
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
        if let Screen::Game(game_screen) = &mut self.screen {
            game_screen.resize(size);
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
            Screen::Menu(_) | Screen::Rulebook(..) => Vec::new(),
        };
        self.apply_effects(effects)
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let ctrl_c =
            key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        if ctrl_c {
            return vec![Effect::Quit];
        }
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.key(key, self.engine.as_mut(), &self.locale),
            Screen::Rulebook(pager, _) => {
                if pager.key(key) {
                    let placeholder = Screen::Menu(Menu::new(Game::Quoridor, false));
                    if let Screen::Rulebook(_, menu) =
                        std::mem::replace(&mut self.screen, placeholder)
                    {
                        self.screen = Screen::Menu(menu);
                    }
                }
                Vec::new()
            }
            Screen::Menu(menu) => {
                let action = menu.key(key, &self.locale, &mut self.random);
                self.perform(action)
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.mouse(mouse),
            Screen::Menu(menu) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let action = menu.click(mouse.row, self.size, &self.locale, &mut self.random);
                self.perform(action)
            }
            Screen::Rulebook(pager, _) => {
                match mouse.kind {
                    MouseEventKind::ScrollDown => _ = pager.key(KeyCode::Down.into()),
                    MouseEventKind::ScrollUp => _ = pager.key(KeyCode::Up.into()),
                    _ => {}
                }
                Vec::new()
            }
            Screen::Menu(_) => Vec::new(),
        }
    }

    /// Performs an action of the menu.
    fn perform(&mut self, action: MenuAction) -> Vec<Effect> {
        match action {
            MenuAction::None => Vec::new(),
            MenuAction::Quit => vec![Effect::Quit],
            MenuAction::Load(name) => vec![Effect::Load(name)],
            MenuAction::LoadMaze(path) => vec![Effect::LoadMaze(path)],
            MenuAction::SetLanguage(language) => {
                self.locale = Locale::new(language);
                Vec::new()
            }
            MenuAction::ShowRules(game) => {
                if let Some(rulebook) = Rulebook::of(game.name(), self.locale.language())
                    && let Screen::Menu(menu) = &mut self.screen
                {
                    let menu = std::mem::replace(menu, Menu::new(game, false));
                    self.screen = Screen::Rulebook(RulebookPager::new(rulebook), menu);
                }
                Vec::new()
            }
            MenuAction::Start(game_record, players) => {
                let seed = self.random.next_u64();
                self.start_game(LocalGame::new(*game_record, players, seed))
            }
            MenuAction::Resume => {
                let text = self.unfinished.clone().unwrap_or_default();
                self.load(&text)
            }
        }
    }

    /// Continues the game of a record; an invalid record changes nothing but the message shown.
    pub(crate) fn load(&mut self, text: &str) -> Vec<Effect> {
        let seed = self.random.next_u64();
        match LocalGame::parse(text, seed) {
            Ok(local_game) => {
                self.engine.cancel();
                let mut effects = Vec::new();
                effects.extend(
                    (self.unfinished.as_deref() != Some(text)).then_some(Effect::BackUpAutosave),
                );
                effects.extend(self.open_game(local_game));
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
        if let Screen::Menu(menu) = &mut self.screen {
            menu.select_maze(path, text);
        }
    }

    /// Shows why an effect failed.
    pub(crate) fn refuse(&mut self, reason: Reason) {
        match &mut self.screen {
            Screen::Game(game_screen) => game_screen.refuse(reason),
            Screen::Menu(menu) | Screen::Rulebook(_, menu) => menu.refuse(reason),
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
    fn apply_effects(&mut self, effects: Vec<Effect>) -> Vec<Effect> {
        for effect in &effects {
            match effect {
                Effect::Autosave(text) => self.unfinished = Some(text.clone()),
                Effect::DeleteAutosave => self.unfinished = None,
                Effect::OpenMenu => {
                    self.engine.cancel();
                    let game = match &self.screen {
                        Screen::Game(game_screen) => game_screen.game(),
                        Screen::Menu(_) | Screen::Rulebook(..) => Game::Quoridor,
                    };
                    self.screen = Screen::Menu(Menu::new(game, self.unfinished.is_some()));
                }
                Effect::BackUpAutosave
                | Effect::Save { .. }
                | Effect::Load(_)
                | Effect::LoadMaze(_)
                | Effect::CopyToClipboard(_)
                | Effect::Quit => {}
            }
        }
        effects
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(frame, &self.locale, self.theme),
            Screen::Game(game_screen) => game_screen.draw(frame, &self.locale, self.theme),
            Screen::Rulebook(pager, _) => pager.draw(frame, &self.locale, self.theme),
        }
    }
}
