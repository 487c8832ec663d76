use std::fmt;
use std::sync::Arc;

use game::{Reason, Record};

use crate::{AnyPosition, OptionError, Piece, mspacman, pacman, quoridor};

/// The games on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Classic Quoridor, 2 or 4 players.
    Quoridor,
    /// Quoridor Mini: the same rules, with a limit per move on offer (M01, M03).
    Mini,
    /// The PAC-MAN variant, 2 to 5 players.
    Pacman,
    /// Ms. Pac-Man, 2 to 4 players.
    Mspacman,
}

impl Game {
    /// All there are.
    pub const ALL: [Game; 4] = [Game::Quoridor, Game::Mini, Game::Pacman, Game::Mspacman];

    /// The name it goes by on the command line, in records and in links.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Quoridor => "quoridor",
            Game::Mini => "mini",
            Game::Pacman => "pacman",
            Game::Mspacman => "mspacman",
        }
    }

    /// The game of that name.
    pub fn parse(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }

    /// How many may sit down (C03, Q11, P01, S01).
    pub const fn seats(self) -> &'static [usize] {
        match self {
            Game::Quoridor | Game::Mini => &[2, 4],
            Game::Pacman => &[2, 3, 4, 5],
            Game::Mspacman => &[2, 3, 4],
        }
    }

    /// About how many minutes a game takes, from and to, where the box says so (M02).
    pub const fn minutes(self) -> Option<(u32, u32)> {
        match self {
            Game::Quoridor | Game::Pacman => Some((15, 15)),
            Game::Mini => Some((5, 20)),
            Game::Mspacman => None,
        }
    }

    const fn seats_rule(self) -> &'static str {
        match self {
            Game::Quoridor | Game::Mini => "Q11",
            Game::Pacman => "P01",
            Game::Mspacman => "S01",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How a table is set before anyone moves: which game, how many seats, which options, which maze.
///
/// ```
/// use game::Position;
/// use rules::{Game, Table};
///
/// let mut table = Table::new(Game::Quoridor).with_seats(4)?;
/// table.set("pawn_behind", "sidestep")?;
/// assert_eq!(table.start()?.to_string(), "e1,a5,e9,i5 5,5,5,5 1 -");
/// assert_eq!(Table::new(Game::Mini).with_seats(3).unwrap_err().rule, "Q11");
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    game: Game,
    seats: usize,
    /// Which character each seat plays with (C00); empty where nobody chose.
    pieces: Vec<Piece>,
    /// Whether the third occurrence of a position is a draw.
    repetition: bool,
    /// The limit per move of a Mini tournament (M03).
    move_seconds: Option<u32>,
    set: Set,
}

/// What is particular to each game.
#[derive(Clone, Debug, PartialEq)]
enum Set {
    Quoridor(quoridor::Options),
    Pacman(pacman::Options, Arc<pacman::Maze>),
    Mspacman(mspacman::Options, Arc<mspacman::Board>),
}

impl Table {
    /// A table of that game for two, with everything as the rules have it by default.
    pub fn new(game: Game) -> Table {
        let set = match game {
            Game::Quoridor | Game::Mini => Set::Quoridor(quoridor::Options::default()),
            Game::Pacman => {
                Set::Pacman(pacman::Options::default(), pacman::Maze::shipped()[0].clone())
            }
            Game::Mspacman => {
                Set::Mspacman(mspacman::Options::default(), mspacman::Board::shipped()[0].clone())
            }
        };
        Table { game, seats: 2, pieces: Vec::new(), repetition: true, move_seconds: None, set }
    }

    /// The same with that many seats.
    pub fn with_seats(mut self, seats: usize) -> Result<Table, Reason> {
        if !self.game.seats().contains(&seats) {
            let allowed: Vec<_> = self.game.seats().iter().map(ToString::to_string).collect();
            return Err(Reason::new("table-seats", self.game.seats_rule())
                .number("seats", seats)
                .text("allowed", allowed.join(", ")));
        }
        self.seats = seats;
        Ok(self)
    }

    /// Which game is played.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// The character of each seat: the chosen ones, else plain pawns.
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces = self.pieces.clone();
        pieces.resize(self.seats, Piece::Pawn);
        pieces
    }

    /// The limit per move in seconds, where a Mini table has one (M03).
    pub const fn move_seconds(&self) -> Option<u32> {
        self.move_seconds
    }

    /// The maze or board: its shipped name where it has one, else its one-word form.
    pub fn maze(&self) -> Option<String> {
        match &self.set {
            Set::Quoridor(_) => None,
            Set::Pacman(_, maze) => Some(maze.reference()),
            Set::Mspacman(_, board) => Some(board.reference().to_owned()),
        }
    }

    /// Sets an option of the table or of the game's rules.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Reason> {
        let wrong = |name, allowed, rule| {
            Reason::from(OptionError::Value { name, value: value.to_owned(), allowed, rule })
        };
        match (name, &mut self.set) {
            ("repetition", Set::Quoridor(_) | Set::Pacman(..)) => {
                self.repetition = match value {
                    "draw" => true,
                    "off" => false,
                    _ => return Err(wrong("repetition", "draw off", "")),
                };
            }
            ("pieces", Set::Quoridor(_)) => {
                self.pieces = pieces(value)
                    .ok_or_else(|| wrong("pieces", "pawn pacman blinky inky pinky clyde", "C00"))?;
            }
            ("move_seconds", _) if self.game == Game::Mini => {
                self.move_seconds = match value {
                    "off" => None,
                    _ => match value.parse() {
                        Ok(seconds @ 1..=3600) => Some(seconds),
                        _ => return Err(wrong("move_seconds", "off 1-3600", "M03")),
                    },
                };
            }
            (_, set) => {
                let known = match set {
                    Set::Quoridor(options) => options.set(name, value),
                    Set::Pacman(options, _) => options.set(name, value),
                    Set::Mspacman(options, _) => options.set(name, value),
                };
                known.map_err(|error| self.with_own_names(error))?;
            }
        }
        Ok(())
    }

    /// A game's options do not know the table's; a list of what there is names both.
    fn with_own_names(&self, error: OptionError) -> OptionError {
        let own = match self.game {
            Game::Quoridor => " pieces repetition",
            Game::Mini => " pieces repetition move_seconds",
            Game::Pacman => " repetition",
            Game::Mspacman => "",
        };
        match error {
            OptionError::Unknown { name, known } => {
                OptionError::Unknown { name, known: known + own }
            }
            value => value,
        }
    }

    /// Every option that is not as by default, as [`set`](Table::set) takes it.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let mut list = match &self.set {
            Set::Quoridor(options) => options.list(),
            Set::Pacman(options, _) => options.list(),
            Set::Mspacman(options, _) => options.list(),
        };
        if !self.pieces.is_empty() {
            let pieces: Vec<_> = self.pieces.iter().map(ToString::to_string).collect();
            list.push(("pieces", pieces.join(",")));
        }
        if !self.repetition {
            list.push(("repetition", "off".to_owned()));
        }
        if let Some(seconds) = self.move_seconds {
            list.push(("move_seconds", seconds.to_string()));
        }
        list
    }

    /// Takes a shipped maze or board by its name, or any by its one-word form.
    pub fn set_maze(&mut self, name: &str) -> Result<(), Reason> {
        match &mut self.set {
            Set::Quoridor(_) => return Err(no_maze(self.game)),
            Set::Pacman(_, maze) => *maze = pacman::Maze::resolve(name)?,
            Set::Mspacman(_, board) => *board = mspacman::Board::resolve(name)?,
        }
        Ok(())
    }

    /// Takes the maze or board that a file holds.
    pub fn set_maze_file(&mut self, text: &str) -> Result<(), Reason> {
        match &mut self.set {
            Set::Quoridor(_) => return Err(no_maze(self.game)),
            Set::Pacman(_, maze) => *maze = pacman::Maze::parse(text)?.into(),
            Set::Mspacman(_, board) => *board = mspacman::Board::parse(text)?.into(),
        }
        Ok(())
    }

    /// Where the game begins. Options that do not fit the number of seats are refused here.
    pub fn start(&self) -> Result<AnyPosition, Reason> {
        if self.pieces.len() > self.seats {
            return Err(Reason::new("table-pieces", "C00")
                .number("pieces", self.pieces.len())
                .number("seats", self.seats));
        }
        Ok(match &self.set {
            Set::Quoridor(options) => {
                AnyPosition::Quoridor(quoridor::Position::start(self.seats, options)?)
            }
            Set::Pacman(options, maze) => {
                AnyPosition::Pacman(pacman::Position::start(maze.clone(), *options, self.seats)?)
            }
            Set::Mspacman(options, board) => AnyPosition::Mspacman(mspacman::Position::start(
                board.clone(),
                *options,
                self.seats,
            )?),
        })
    }

    /// The position with that text at this table.
    pub fn position(&self, text: &str) -> Result<AnyPosition, Reason> {
        Ok(match &self.set {
            Set::Quoridor(options) => {
                AnyPosition::Quoridor(quoridor::Position::parse(text, self.seats, options)?)
            }
            Set::Pacman(options, _) => {
                AnyPosition::Pacman(pacman::Position::parse(text, *options, self.seats)?)
            }
            Set::Mspacman(options, _) => {
                AnyPosition::Mspacman(mspacman::Position::parse(text, *options, self.seats)?)
            }
        })
    }

    /// A game at this table from `start`, under the table's ruling on repetition.
    pub fn record(&self, start: AnyPosition) -> Record<AnyPosition> {
        let record = Record::new(start);
        if self.repetition { record } else { record.without_repetition() }
    }
}

fn no_maze(game: Game) -> Reason {
    Reason::new("table-no-maze", "").text("game", game)
}

/// Reads `pacman,blinky`: nobody shares a character, except the plain pawn, which is none (C00).
fn pieces(value: &str) -> Option<Vec<Piece>> {
    let pieces: Vec<_> = value.split(',').map(Piece::parse).collect::<Option<_>>()?;
    let shared = |piece: &Piece| pieces.iter().filter(|other| *other == piece).count() > 1;
    let clash = pieces.iter().any(|piece| *piece != Piece::Pawn && shared(piece));
    (!clash).then_some(pieces)
}
