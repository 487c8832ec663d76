use std::fmt;
use std::sync::Arc;

use game::{Reason, Record};

use crate::{AnyPosition, OptionError, Piece, mspacman, pacman, quoridor};

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Classic Quoridor, 2 or 4 players.
    Quoridor,
    /// Quoridor Mini: the same rules, with an optional time limit per move (M01, M03).
    Mini,
    /// The PAC-MAN variant, 2 to 5 players.
    Pacman,
    /// Ms. Pac-Man, 2 to 4 players.
    Mspacman,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 4] = [Game::Quoridor, Game::Mini, Game::Pacman, Game::Mspacman];

    /// Its name on the command line, in records and in links.
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

    /// The possible numbers of seats (C03, Q11, P01, S01).
    pub const fn seats(self) -> &'static [usize] {
        match self {
            Game::Quoridor | Game::Mini => &[2, 4],
            Game::Pacman => &[2, 3, 4, 5],
            Game::Mspacman => &[2, 3, 4],
        }
    }

    /// The shortest and longest usual duration in minutes, if the publisher gives one (M02).
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

/// The configuration of a game before anyone moves: which game, how many seats, which options,
/// which maze.
///
/// ```
/// use game::Position;
/// use rules::{Game, GameSetup};
///
/// let mut setup = GameSetup::new(Game::Quoridor).with_seats(4)?;
/// setup.set_option("pawn_behind", "sidestep")?;
/// assert_eq!(setup.start()?.to_string(), "e1,a5,e9,i5 5,5,5,5 1 -");
/// assert_eq!(GameSetup::new(Game::Mini).with_seats(3).unwrap_err().rule, "Q11");
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GameSetup {
    game: Game,
    seats: usize,
    /// The character of each seat (C00); empty if none was chosen.
    pieces: Vec<Piece>,
    /// Whether threefold repetition is a draw.
    repetition_draw: bool,
    /// The time limit per move of Quoridor Mini, in seconds (M03).
    move_seconds: Option<u32>,
    rules: GameRules,
}

/// The part of a set-up that differs from game to game: the rule options and the maze or board.
#[derive(Clone, Debug, PartialEq)]
enum GameRules {
    Quoridor(quoridor::Options),
    Pacman(pacman::Options, Arc<pacman::Maze>),
    Mspacman(mspacman::Options, Arc<mspacman::Board>),
}

impl GameSetup {
    /// The default set-up of a game: two seats, default options and the first shipped maze.
    pub fn new(game: Game) -> GameSetup {
        let rules = match game {
            Game::Quoridor | Game::Mini => GameRules::Quoridor(quoridor::Options::default()),
            Game::Pacman => {
                GameRules::Pacman(pacman::Options::default(), pacman::Maze::shipped()[0].clone())
            }
            Game::Mspacman => GameRules::Mspacman(
                mspacman::Options::default(),
                mspacman::Board::shipped()[0].clone(),
            ),
        };
        GameSetup {
            game,
            seats: 2,
            pieces: Vec::new(),
            repetition_draw: true,
            move_seconds: None,
            rules,
        }
    }

    /// The same with that many seats, if the game can be played by so many.
    pub fn with_seats(mut self, seats: usize) -> Result<GameSetup, Reason> {
        if !self.game.seats().contains(&seats) {
            let allowed: Vec<_> = self.game.seats().iter().map(ToString::to_string).collect();
            return Err(Reason::new("table-seats", self.game.seats_rule())
                .number("seats", seats)
                .text("allowed", allowed.join(", ")));
        }
        self.seats = seats;
        Ok(self)
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The number of seats.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// The character of each seat; a plain pawn where none was chosen.
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces = self.pieces.clone();
        pieces.resize(self.seats, Piece::Pawn);
        pieces
    }

    /// The time limit per move in seconds, if one is set (only in Quoridor Mini, M03).
    pub const fn move_seconds(&self) -> Option<u32> {
        self.move_seconds
    }

    /// The maze or board: its name if it is a shipped one, else its one-word form.
    pub fn maze(&self) -> Option<String> {
        match &self.rules {
            GameRules::Quoridor(_) => None,
            GameRules::Pacman(_, maze) => Some(maze.reference()),
            GameRules::Mspacman(_, board) => Some(board.reference().to_owned()),
        }
    }

    /// Sets an option common to several games or one of the game's own rules.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), Reason> {
        let invalid = |name, allowed, rule| {
            Reason::from(OptionError::Value { name, value: value.to_owned(), allowed, rule })
        };
        match (name, &mut self.rules) {
            ("repetition", GameRules::Quoridor(_) | GameRules::Pacman(..)) => {
                self.repetition_draw = match value {
                    "draw" => true,
                    "off" => false,
                    _ => return Err(invalid("repetition", "draw off", "")),
                };
            }
            ("pieces", GameRules::Quoridor(_)) => {
                self.pieces = parse_pieces(value).ok_or_else(|| {
                    invalid("pieces", "pawn pacman blinky inky pinky clyde", "C00")
                })?;
            }
            ("move_seconds", _) if self.game == Game::Mini => {
                self.move_seconds = match value {
                    "off" => None,
                    _ => match value.parse() {
                        Ok(seconds @ 1..=3600) => Some(seconds),
                        _ => return Err(invalid("move_seconds", "off 1-3600", "M03")),
                    },
                };
            }
            (_, rules) => {
                let result = match rules {
                    GameRules::Quoridor(options) => options.set(name, value),
                    GameRules::Pacman(options, _) => options.set(name, value),
                    GameRules::Mspacman(options, _) => options.set(name, value),
                };
                result.map_err(|error| self.with_common_options(error))?;
            }
        }
        Ok(())
    }

    /// Adds the names of the common options to those of the game's own in an error about an unknown
    /// option.
    fn with_common_options(&self, error: OptionError) -> OptionError {
        let common = match self.game {
            Game::Quoridor => " pieces repetition",
            Game::Mini => " pieces repetition move_seconds",
            Game::Pacman => " repetition",
            Game::Mspacman => "",
        };
        match error {
            OptionError::Unknown { name, known } => {
                OptionError::Unknown { name, known: known + common }
            }
            value => value,
        }
    }

    /// The options that differ from their defaults, as [`set_option`](GameSetup::set_option) takes
    /// them.
    pub fn non_default_options(&self) -> Vec<(&'static str, String)> {
        let mut list = match &self.rules {
            GameRules::Quoridor(options) => options.non_default(),
            GameRules::Pacman(options, _) => options.non_default(),
            GameRules::Mspacman(options, _) => options.non_default(),
        };
        if !self.pieces.is_empty() {
            let pieces: Vec<_> = self.pieces.iter().map(ToString::to_string).collect();
            list.push(("pieces", pieces.join(",")));
        }
        if !self.repetition_draw {
            list.push(("repetition", "off".to_owned()));
        }
        if let Some(seconds) = self.move_seconds {
            list.push(("move_seconds", seconds.to_string()));
        }
        list
    }

    /// Selects a shipped maze or board by its name, or any by its one-word form.
    pub fn set_maze(&mut self, name: &str) -> Result<(), Reason> {
        match &mut self.rules {
            GameRules::Quoridor(_) => return Err(no_maze(self.game)),
            GameRules::Pacman(_, maze) => *maze = pacman::Maze::resolve(name)?,
            GameRules::Mspacman(_, board) => *board = mspacman::Board::resolve(name)?,
        }
        Ok(())
    }

    /// Sets the maze or board from the text of its file.
    pub fn set_maze_file(&mut self, text: &str) -> Result<(), Reason> {
        match &mut self.rules {
            GameRules::Quoridor(_) => return Err(no_maze(self.game)),
            GameRules::Pacman(_, maze) => *maze = pacman::Maze::parse(text)?.into(),
            GameRules::Mspacman(_, board) => *board = mspacman::Board::parse(text)?.into(),
        }
        Ok(())
    }

    /// The start position. Options that do not fit the number of seats are refused here.
    pub fn start(&self) -> Result<AnyPosition, Reason> {
        if self.pieces.len() > self.seats {
            return Err(Reason::new("table-pieces", "C00")
                .number("pieces", self.pieces.len())
                .number("seats", self.seats));
        }
        Ok(match &self.rules {
            GameRules::Quoridor(options) => {
                AnyPosition::Quoridor(quoridor::Position::start(self.seats, options)?)
            }
            GameRules::Pacman(options, maze) => {
                AnyPosition::Pacman(pacman::Position::start(maze.clone(), *options, self.seats)?)
            }
            GameRules::Mspacman(options, board) => AnyPosition::Mspacman(
                mspacman::Position::start(board.clone(), *options, self.seats)?,
            ),
        })
    }

    /// Parses the text of a position of this game.
    pub fn parse_position(&self, text: &str) -> Result<AnyPosition, Reason> {
        Ok(match &self.rules {
            GameRules::Quoridor(options) => {
                AnyPosition::Quoridor(quoridor::Position::parse(text, self.seats, options)?)
            }
            GameRules::Pacman(options, _) => {
                AnyPosition::Pacman(pacman::Position::parse(text, *options, self.seats)?)
            }
            GameRules::Mspacman(options, _) => {
                AnyPosition::Mspacman(mspacman::Position::parse(text, *options, self.seats)?)
            }
        })
    }

    /// A new record from `start`, with or without the draw by repetition.
    pub fn record_from(&self, start: AnyPosition) -> Record<AnyPosition> {
        let record = Record::new(start);
        if self.repetition_draw { record } else { record.without_repetition_draw() }
    }
}

fn no_maze(game: Game) -> Reason {
    Reason::new("table-no-maze", "").text("game", game)
}

/// Parses `pacman,blinky`. Characters are distinct; only the plain pawn may be repeated (C00).
fn parse_pieces(value: &str) -> Option<Vec<Piece>> {
    let pieces: Vec<_> = value.split(',').map(Piece::parse).collect::<Option<_>>()?;
    let repeated = |piece: &Piece| pieces.iter().filter(|other| *other == piece).count() > 1;
    let clash = pieces.iter().any(|piece| *piece != Piece::Pawn && repeated(piece));
    (!clash).then_some(pieces)
}
