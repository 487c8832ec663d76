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

use crate::effect::Effect;
use crate::menu::{Chosen, Menu};
use crate::opponent::Opponent;
use crate::play::Play;
use crate::reader::Reader;
use crate::session::Session;
use crate::theme::Theme;

/// Everything on the screen, apart from the terminal it is shown on: events and time come in,
/// pictures and effects come out.
pub(crate) struct App {
    screen: Screen,
    locale: Locale,
    theme: Theme,
    opponent: Box<dyn Opponent>,
    random: Random,
    /// A game that was left unfinished.
    unfinished: Option<String>,
    now: Duration,
    size: Rect,
}

enum Screen {
    Menu(Menu),
    Play(Box<Play>),
    Book(Reader, Menu),
}

impl App {
    /// The menu, which offers to go on with what was left unfinished.
    pub(crate) fn menu(
        game: Game,
        unfinished: Option<String>,
        locale: Locale,
        theme: Theme,
        opponent: Box<dyn Opponent>,
        seed: u64,
    ) -> App {
        App {
            screen: Screen::Menu(Menu::new(game, unfinished.is_some())),
            locale,
            theme,
            opponent,
            random: Random::new(seed),
            unfinished,
            now: Duration::ZERO,
            size: Rect::new(0, 0, 80, 24),
        }
    }

    /// Goes straight into a new game.
    pub(crate) fn begin(&mut self, session: Session) -> Vec<Effect> {
        let mut effects = vec![Effect::SetAside];
        effects.extend(self.enter(session));
        effects
    }

    fn enter(&mut self, session: Session) -> Vec<Effect> {
        let play = Play::new(session, self.now, self.size);
        let kept = if play.over() { Effect::Forget } else { Effect::Autosave(play.text()) };
        self.screen = Screen::Play(Box::new(play));
        self.kept(vec![kept])
    }

    pub(crate) fn resize(&mut self, size: Rect) {
        self.size = size;
        if let Screen::Play(play) = &mut self.screen {
            play.resize(size);
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
        self.kept(effects)
    }

    pub(crate) fn tick(&mut self, now: Duration) -> Vec<Effect> {
        self.now = now;
        let effects = match &mut self.screen {
            Screen::Play(play) => play.tick(now, self.opponent.as_mut(), &self.locale),
            Screen::Menu(_) | Screen::Book(..) => Vec::new(),
        };
        self.kept(effects)
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let stop = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        if stop {
            return vec![Effect::Quit];
        }
        match &mut self.screen {
            Screen::Play(play) => play.key(key, self.opponent.as_mut(), &self.locale),
            Screen::Book(reader, _) => {
                if reader.key(key) {
                    let blank = Screen::Menu(Menu::new(Game::Quoridor, false));
                    if let Screen::Book(_, menu) = std::mem::replace(&mut self.screen, blank) {
                        self.screen = Screen::Menu(menu);
                    }
                }
                Vec::new()
            }
            Screen::Menu(menu) => {
                let chosen = menu.key(key, &self.locale, &mut self.random);
                self.chosen(chosen)
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Play(play) => play.mouse(mouse),
            Screen::Menu(menu) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let chosen = menu.click(mouse.row, self.size, &self.locale, &mut self.random);
                self.chosen(chosen)
            }
            Screen::Book(reader, _) => {
                match mouse.kind {
                    MouseEventKind::ScrollDown => _ = reader.key(KeyCode::Down.into()),
                    MouseEventKind::ScrollUp => _ = reader.key(KeyCode::Up.into()),
                    _ => {}
                }
                Vec::new()
            }
            Screen::Menu(_) => Vec::new(),
        }
    }

    /// Does what was chosen in the menu.
    fn chosen(&mut self, chosen: Chosen) -> Vec<Effect> {
        match chosen {
            Chosen::Nothing => Vec::new(),
            Chosen::Quit => vec![Effect::Quit],
            Chosen::Load(name) => vec![Effect::Load(name)],
            Chosen::Maze(path) => vec![Effect::Maze(path)],
            Chosen::Language(language) => {
                self.locale = Locale::new(language);
                Vec::new()
            }
            Chosen::Rules(game) => {
                if let Some(book) = Rulebook::of(game.name(), self.locale.language())
                    && let Screen::Menu(menu) = &mut self.screen
                {
                    let menu = std::mem::replace(menu, Menu::new(game, false));
                    self.screen = Screen::Book(Reader::new(book), menu);
                }
                Vec::new()
            }
            Chosen::Start(archive, players) => {
                let seed = self.random.bits();
                self.begin(Session::new(*archive, players, seed))
            }
            Chosen::Resume => {
                let text = self.unfinished.clone().unwrap_or_default();
                self.load(&text)
            }
        }
    }

    /// Goes on with the game of a record; a bad one changes nothing.
    pub(crate) fn load(&mut self, text: &str) -> Vec<Effect> {
        let seed = self.random.bits();
        match Session::parse(text, seed) {
            Ok(session) => {
                self.opponent.drop_question();
                let mut effects = Vec::new();
                effects
                    .extend((self.unfinished.as_deref() != Some(text)).then_some(Effect::SetAside));
                effects.extend(self.enter(session));
                effects
            }
            Err(reason) => {
                self.refuse(reason);
                Vec::new()
            }
        }
    }

    /// Chooses the maze of a file in the menu.
    pub(crate) fn take_maze(&mut self, path: String, text: String) {
        if let Screen::Menu(menu) = &mut self.screen {
            menu.take_maze(path, text);
        }
    }

    /// Says why something outside could not be done.
    pub(crate) fn refuse(&mut self, reason: Reason) {
        match &mut self.screen {
            Screen::Play(play) => play.refuse(reason),
            Screen::Menu(menu) | Screen::Book(_, menu) => menu.refuse(reason),
        }
    }

    /// Says that a record was written.
    pub(crate) fn saved(&mut self, name: &str) {
        let sentence = self.locale.with("tui-saved", &[("name", name.into())]);
        if let Screen::Play(play) = &mut self.screen {
            play.say(sentence);
        }
    }

    /// Looks after what the effects mean for the screens; the shell does the rest.
    fn kept(&mut self, effects: Vec<Effect>) -> Vec<Effect> {
        for effect in &effects {
            match effect {
                Effect::Autosave(text) => self.unfinished = Some(text.clone()),
                Effect::Forget => self.unfinished = None,
                Effect::Menu => {
                    self.opponent.drop_question();
                    let game = match &self.screen {
                        Screen::Play(play) => play.game(),
                        Screen::Menu(_) | Screen::Book(..) => Game::Quoridor,
                    };
                    self.screen = Screen::Menu(Menu::new(game, self.unfinished.is_some()));
                }
                Effect::SetAside
                | Effect::Save { .. }
                | Effect::Load(_)
                | Effect::Maze(_)
                | Effect::Copy(_)
                | Effect::Quit => {}
            }
        }
        effects
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(frame, &self.locale, self.theme),
            Screen::Play(play) => play.draw(frame, &self.locale, self.theme),
            Screen::Book(reader, _) => reader.draw(frame, &self.locale, self.theme),
        }
    }
}
