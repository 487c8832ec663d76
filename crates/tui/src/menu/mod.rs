//! Where a game is set up.

mod draw;
mod offer;

use engine::{Level, Random};
use game::Reason;
use locale::{Language, Locale};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use rules::{Archive, Game, Piece, Table};

use self::offer::{AREAS, GHOSTS, Holders};
use crate::prompt::{Asking, Prompt};
use crate::session::Player;
use crate::usual_players;

/// Where a game is set up.
pub(crate) struct Menu {
    game: Game,
    seats: usize,
    players: Vec<Player>,
    pieces: [Piece; 4],
    /// The value chosen of each of [`offer::choices`], by its place there.
    options: Vec<usize>,
    /// Who holds each ghost (P01).
    ghosts: Holders,
    /// The area of each seat, those nobody sits at included (S01).
    areas: [char; AREAS.len()],
    /// The place in the list of shipped mazes; the one after the last is the file's.
    maze: usize,
    file: Option<MazeFile>,
    row: usize,
    /// Whether a game was left unfinished.
    resume: bool,
    refusal: Option<Reason>,
    prompt: Option<Prompt>,
}

/// A maze that was read from a file.
struct MazeFile {
    path: String,
    text: String,
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
    Ghost(usize),
    Area(usize),
    Maze,
    MazeFile,
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
    /// Read the maze of this file.
    Maze(String),
    /// Read the rules of this game.
    Rules(Game),
    /// Speak another language.
    Language(Language),
    /// The end.
    Quit,
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
            options: vec![0; offer::choices(game).len()],
            ghosts: offer::deal(2),
            areas: AREAS,
            maze: 0,
            file: None,
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
        rows.extend((0..offer::choices(self.game).len()).map(Row::Option));
        match self.game {
            Game::Quoridor | Game::Mini => {}
            Game::Pacman => rows.extend((0..GHOSTS.len()).map(Row::Ghost)),
            Game::Mspacman => rows.extend((0..self.seats).map(Row::Area)),
        }
        if !offer::mazes(self.game).is_empty() {
            rows.extend([Row::Maze, Row::MazeFile]);
        }
        rows.extend([Row::Language, Row::Load, Row::Rules, Row::Quit]);
        rows
    }

    pub(crate) fn refuse(&mut self, reason: Reason) {
        self.refusal = Some(reason);
    }

    pub(crate) fn key(&mut self, key: KeyEvent, locale: &Locale, random: &mut Random) -> Chosen {
        if let Some(prompt) = &mut self.prompt {
            let Some(answer) = prompt.key(key) else { return Chosen::Nothing };
            let chosen = match prompt.asking {
                Asking::Maze => Chosen::Maze,
                _ => Chosen::Load,
            };
            self.prompt = None;
            return answer.map_or(Chosen::Nothing, chosen);
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
                    Row::Load => self.ask(Asking::Load),
                    Row::MazeFile => self.ask(Asking::Maze),
                    _ => self.change(row, 1, locale),
                };
            }
            KeyCode::Char('o') => return self.ask(Asking::Load),
            _ => {}
        }
        Chosen::Nothing
    }

    fn ask(&mut self, asking: Asking) -> Chosen {
        self.prompt = Some(Prompt::new(asking));
        Chosen::Nothing
    }

    /// Takes the maze of a file; a text that is none changes nothing.
    pub(crate) fn take_maze(&mut self, path: String, text: String) {
        match Table::new(self.game).set_maze_file(&text) {
            Ok(()) => {
                self.maze = offer::mazes(self.game).len();
                self.file = Some(MazeFile { path, text });
            }
            Err(reason) => self.refusal = Some(reason),
        }
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
                self.ghosts = offer::deal(self.seats);
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
                let count = offer::choices(self.game)[nth].1.len();
                self.options[nth] = turned(self.options[nth], count);
            }
            Row::Ghost(nth) => {
                let holders = offer::holders(self.seats);
                let at = holders.iter().position(|&holder| holder == self.ghosts[nth]);
                self.ghosts[nth] = holders[turned(at.unwrap_or(0), holders.len())];
            }
            Row::Area(seat) => {
                // Whoever had the area takes the one that is given up.
                let at = AREAS.iter().position(|&area| area == self.areas[seat]).unwrap_or(0);
                let wanted = AREAS[turned(at, AREAS.len())];
                let other = self.areas.iter().position(|&area| area == wanted).unwrap_or(seat);
                self.areas.swap(seat, other);
            }
            Row::Maze => {
                let count = offer::mazes(self.game).len() + usize::from(self.file.is_some());
                self.maze = turned(self.maze, count);
            }
            Row::Language => {
                let at = Language::ALL.iter().position(|&one| one == locale.language());
                let next = turned(at.unwrap_or(0), Language::ALL.len());
                return Chosen::Language(Language::ALL[next]);
            }
            Row::Resume | Row::Start | Row::MazeFile | Row::Load | Row::Rules | Row::Quit => {}
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
        for ((name, values), &chosen) in offer::choices(self.game).iter().zip(&self.options) {
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
        if self.game == Game::Pacman && self.ghosts != offer::deal(self.seats) {
            table.set("ghosts", &self.ghosts.map(offer::holder_word).join(","))?;
        }
        if self.game == Game::Mspacman && self.areas != AREAS {
            table.set("colours", &self.areas.map(String::from).join(","))?;
        }
        match (offer::mazes(self.game).get(self.maze), &self.file) {
            (Some(maze), _) if self.maze > 0 => table.set_maze(maze)?,
            (None, Some(file)) => table.set_maze_file(&file.text)?,
            _ => {}
        }
        Ok(table)
    }
}
