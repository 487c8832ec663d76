use engine::{Level, Random};
use game::Reason;
use locale::{Language, Locale};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use rules::{Archive, Game, Piece, Table, mspacman, pacman};

use crate::prompt::{Asking, Prompt};
use crate::session::Player;
use crate::theme::Theme;
use crate::{keys, usual_players};

/// Where a game is set up.
pub(crate) struct Menu {
    game: Game,
    seats: usize,
    players: Vec<Player>,
    pieces: [Piece; 4],
    /// The value chosen of each of [`choices`], by its place there.
    options: Vec<usize>,
    maze: usize,
    row: usize,
    /// Whether a game was left unfinished.
    resume: bool,
    refusal: Option<Reason>,
    prompt: Option<Prompt>,
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Resume,
    Game,
    Seats,
    Player(usize),
    Piece(usize),
    Option(usize),
    Maze,
    Language,
    Start,
    Load,
    Rules,
    Quit,
}

/// What a key in the menu leads to.
pub(crate) enum Chosen {
    /// Nothing yet.
    Nothing,
    /// Go on with the unfinished game.
    Resume,
    /// Begin this game.
    Start(Box<Archive>, Vec<Player>),
    /// Go on with the game of this file.
    Load(String),
    /// Read the rules of this game.
    Rules(Game),
    /// Speak another language.
    Language(Language),
    /// The end.
    Quit,
}

/// The options of a game that the menu offers, the default of each first.
fn choices(game: Game) -> &'static [(&'static str, &'static [&'static str])] {
    const STARTER: (&str, &[&str]) = ("starter", &["random", "1", "2", "3", "4"]);
    const BEHIND: (&str, &[&str]) = ("pawn_behind", &["blocked", "sidestep"]);
    const REPETITION: (&str, &[&str]) = ("repetition", &["draw", "off"]);
    match game {
        Game::Quoridor => &[STARTER, BEHIND, REPETITION],
        Game::Mini => &[
            ("move_seconds", &["off", "10", "15", "20", "30", "60", "120"]),
            STARTER,
            BEHIND,
            REPETITION,
        ],
        Game::Pacman => &[
            ("boost", &["up_to", "exactly"]),
            ("boost_eats", &["path", "end"]),
            ("frenzy", &["straight", "turning"]),
            ("ghost_on_pellet", &["cross", "never", "free"]),
            ("contact", &["caught", "closed"]),
            ("ghosts_share", &["true", "false"]),
            ("lives", &["3", "1", "2", "4", "5", "6", "7", "8", "9"]),
            REPETITION,
        ],
        Game::Mspacman => &[("capture", &["passing", "exact"])],
    }
}

fn mazes(game: Game) -> Vec<String> {
    match game {
        Game::Quoridor | Game::Mini => Vec::new(),
        Game::Pacman => pacman::Maze::shipped().iter().map(|maze| maze.reference()).collect(),
        Game::Mspacman => {
            mspacman::Board::shipped().iter().map(|board| board.reference().to_string()).collect()
        }
    }
}

/// The lines above the list.
const HEAD: u16 = 2;

/// How many lines of the list there is room for.
fn room(size: Rect) -> usize {
    usize::from(size.height.saturating_sub(HEAD + 3)).max(1)
}

impl Menu {
    pub(crate) fn new(game: Game, resume: bool) -> Menu {
        Menu {
            game,
            seats: 2,
            players: usual_players(),
            pieces: [Piece::Pawn; 4],
            options: vec![0; choices(game).len()],
            maze: 0,
            row: 0,
            resume,
            refusal: None,
            prompt: None,
        }
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        rows.extend(self.resume.then_some(Row::Resume));
        rows.extend([Row::Start, Row::Game, Row::Seats]);
        rows.extend((0..self.seats).map(Row::Player));
        if matches!(self.game, Game::Quoridor | Game::Mini) {
            rows.extend((0..self.seats).map(Row::Piece));
        }
        rows.extend((0..choices(self.game).len()).map(Row::Option));
        rows.extend((!mazes(self.game).is_empty()).then_some(Row::Maze));
        rows.extend([Row::Language, Row::Load, Row::Rules, Row::Quit]);
        rows
    }

    pub(crate) fn refuse(&mut self, reason: Reason) {
        self.refusal = Some(reason);
    }

    pub(crate) fn key(&mut self, key: KeyEvent, locale: &Locale, random: &mut Random) -> Chosen {
        if let Some(prompt) = &mut self.prompt {
            let Some(answer) = prompt.key(key) else { return Chosen::Nothing };
            self.prompt = None;
            return answer.map_or(Chosen::Nothing, Chosen::Load);
        }
        let rows = self.rows();
        self.refusal = None;
        let row = rows[self.row.min(rows.len() - 1)];
        match key.code {
            KeyCode::Up => self.row = (self.row + rows.len() - 1) % rows.len(),
            KeyCode::Down => self.row = (self.row + 1) % rows.len(),
            KeyCode::Left => return self.change(row, -1, locale),
            KeyCode::Right => return self.change(row, 1, locale),
            KeyCode::Char('q') | KeyCode::Esc => return Chosen::Quit,
            KeyCode::Char('r') => return Chosen::Rules(self.game),
            KeyCode::Enter | KeyCode::Char(' ') => {
                return match row {
                    Row::Resume => Chosen::Resume,
                    Row::Start => self.start(random),
                    Row::Rules => Chosen::Rules(self.game),
                    Row::Quit => Chosen::Quit,
                    Row::Load => self.ask_name(),
                    _ => self.change(row, 1, locale),
                };
            }
            KeyCode::Char('o') => return self.ask_name(),
            _ => {}
        }
        Chosen::Nothing
    }

    fn ask_name(&mut self) -> Chosen {
        self.prompt = Some(Prompt::new(Asking::Load));
        Chosen::Nothing
    }

    /// A click chooses a line; a click on the chosen one is Enter.
    pub(crate) fn click(
        &mut self,
        y: u16,
        size: Rect,
        locale: &Locale,
        random: &mut Random,
    ) -> Chosen {
        let (top, rows) = (self.top(size), self.rows().len());
        let row = top + usize::from(y.saturating_sub(size.y + HEAD));
        if y < size.y + HEAD || row >= rows {
            return Chosen::Nothing;
        }
        if row == self.row {
            return self.key(KeyCode::Enter.into(), locale, random);
        }
        self.row = row;
        Chosen::Nothing
    }

    /// How many lines are above the first that is shown.
    fn top(&self, size: Rect) -> usize {
        (self.row + 1).saturating_sub(room(size))
    }

    fn change(&mut self, row: Row, by: isize, locale: &Locale) -> Chosen {
        let turned = |now: usize, count: usize| {
            (now as isize + by).rem_euclid(count.max(1) as isize) as usize
        };
        match row {
            Row::Game => {
                let at = Game::ALL.iter().position(|&game| game == self.game).unwrap_or(0);
                let row = self.row;
                let game = Game::ALL[turned(at, Game::ALL.len())];
                *self = Menu { players: self.players.clone(), row, ..Menu::new(game, self.resume) };
            }
            Row::Seats => {
                let counts = self.game.seats();
                let at = counts.iter().position(|&count| count == self.seats).unwrap_or(0);
                self.seats = counts[turned(at, counts.len())];
            }
            Row::Player(seat) => {
                let sorts: Vec<_> =
                    std::iter::once(Player::Human).chain(Level::all().map(Player::Level)).collect();
                let at = sorts.iter().position(|&sort| sort == self.players[seat]).unwrap_or(0);
                self.players[seat] = sorts[turned(at, sorts.len())];
            }
            Row::Piece(seat) => {
                let at = Piece::ALL.iter().position(|&piece| piece == self.pieces[seat]);
                self.pieces[seat] = Piece::ALL[turned(at.unwrap_or(0), Piece::ALL.len())];
            }
            Row::Option(nth) => {
                let count = choices(self.game)[nth].1.len();
                self.options[nth] = turned(self.options[nth], count);
            }
            Row::Maze => self.maze = turned(self.maze, mazes(self.game).len()),
            Row::Language => {
                let at = Language::ALL.iter().position(|&one| one == locale.language());
                let next = turned(at.unwrap_or(0), Language::ALL.len());
                return Chosen::Language(Language::ALL[next]);
            }
            Row::Resume | Row::Start | Row::Load | Row::Rules | Row::Quit => {}
        }
        Chosen::Nothing
    }

    fn start(&mut self, random: &mut Random) -> Chosen {
        match self.table(random).and_then(Archive::new) {
            Ok(archive) => Chosen::Start(Box::new(archive), self.players[..self.seats].to_vec()),
            Err(reason) => {
                self.refusal = Some(reason);
                Chosen::Nothing
            }
        }
    }

    fn table(&self, random: &mut Random) -> Result<Table, Reason> {
        let mut table = Table::new(self.game).with_seats(self.seats)?;
        for ((name, values), &chosen) in choices(self.game).iter().zip(&self.options) {
            match (*name, values[chosen]) {
                ("starter", "random") => {
                    let starter = random.below(self.seats as u32) + 1;
                    table.set(name, &starter.to_string())?;
                }
                (_, value) if chosen > 0 => table.set(name, value)?,
                _ => {}
            }
        }
        if matches!(self.game, Game::Quoridor | Game::Mini)
            && self.pieces[..self.seats].iter().any(|&piece| piece != Piece::Pawn)
        {
            let pieces = self.pieces[..self.seats].iter().map(|piece| piece.word());
            table.set("pieces", &pieces.collect::<Vec<_>>().join(","))?;
        }
        if let Some(maze) = mazes(self.game).get(self.maze).filter(|_| self.maze > 0) {
            table.set_maze(maze)?;
        }
        Ok(table)
    }

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
                let (name, values) = choices(self.game)[nth];
                let value = values[self.options[nth]];
                let value = match value.parse::<u32>() {
                    Ok(_) => value.to_owned(),
                    Err(_) => locale.text(&format!("choice-{}", value.replace('_', "-"))),
                };
                (locale.text(&format!("option-name-{}", name.replace('_', "-"))), Some(value))
            }
            Row::Maze => (locale.text("tui-menu-maze"), Some(mazes(self.game)[self.maze].clone())),
            Row::Language => {
                (locale.text("tui-menu-language"), Some(locale.language().name().to_owned()))
            }
        }
    }
}
