mod common_options;
mod game_kind;

use std::sync::Arc;

use game::{OptionDefault, Reason, Record, Seat};

use crate::option_entry::{self, OptionEntry};
use crate::{AnyPosition, AnySetup, OptionError, Piece, mspacman, pacman, quoridor};
use common_options::{MOVE_SECONDS, PIECES, REPETITION};
pub use game_kind::Game;

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

    /// The same game, number of seats and maze, with every option at its default.
    #[must_use]
    pub fn with_default_options(&self) -> GameSetup {
        let rules = match &self.rules {
            GameRules::Quoridor(_) => GameRules::Quoridor(quoridor::Options::default()),
            GameRules::Pacman(_, maze) => {
                GameRules::Pacman(pacman::Options::default(), maze.clone())
            }
            GameRules::Mspacman(_, board) => {
                GameRules::Mspacman(mspacman::Options::default(), board.clone())
            }
        };
        GameSetup { seats: self.seats, rules, ..GameSetup::new(self.game) }
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

    /// Who wins with perfect play, where that is known: in solved mazes of the PAC-MAN variant.
    pub fn known_result(&self) -> Option<pacman::KnownResult> {
        match &self.rules {
            GameRules::Pacman(options, maze) => maze.known_result(options),
            GameRules::Quoridor(_) | GameRules::Mspacman(..) => None,
        }
    }

    /// Sets an option of the game ([`Game::options`]).
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), Reason> {
        let common = common_options(self.game);
        let result = if common.iter().any(|entry| entry.spec.name == name) {
            option_entry::set(common, self, name, value)
        } else {
            match &mut self.rules {
                GameRules::Quoridor(options) => options.set(name, value),
                GameRules::Pacman(options, _) => options.set(name, value),
                GameRules::Mspacman(options, _) => options.set(name, value),
            }
        };
        result.map_err(|error| match error {
            // The game's own options know nothing of the common ones.
            OptionError::Unknown { name, .. } => {
                OptionError::unknown(&name, self.game.options()).into()
            }
            value => value.into(),
        })
    }

    /// The options that differ from their defaults, as [`set_option`](GameSetup::set_option) takes
    /// them.
    pub fn non_default_options(&self) -> Vec<(&'static str, String)> {
        let mut list = match &self.rules {
            GameRules::Quoridor(options) => options.non_default(),
            GameRules::Pacman(options, _) => options.non_default(),
            GameRules::Mspacman(options, _) => options.non_default(),
        };
        list.extend(option_entry::non_default(common_options(self.game), self));
        list
    }

    /// The value that an option has in this set-up. Where it has none, this is what the start
    /// position has: the lives of the maze, the ghosts as they are dealt, seat 1 as the starter.
    /// `None` where the set-up has no start position or the game has no such option.
    pub fn option_value(&self, name: &str) -> Option<String> {
        let spec = self.game.option(name)?;
        let set = self.non_default_options().into_iter().find(|(other, _)| *other == name);
        match (set, spec.default) {
            (Some((_, value)), _) => Some(value),
            (None, OptionDefault::Value(default)) => Some(default.to_owned()),
            (None, OptionDefault::Unset(_)) => match (self.start().ok()?, name) {
                (AnyPosition::Pacman(start), "lives") => Some(start.lives().to_string()),
                (AnyPosition::Pacman(start), "ghosts") => {
                    Some(pacman::holders_text(start.holders()))
                }
                (start, "starter") => match game::Position::turn(&start) {
                    game::Turn::Seat(seat) => Some(seat.to_string()),
                    game::Turn::Chance | game::Turn::Over => None,
                },
                _ => None,
            },
        }
    }

    /// The player who was chosen to start, where the game leaves that open (C04).
    pub const fn starter(&self) -> Option<Seat> {
        match &self.rules {
            GameRules::Quoridor(options) => options.starter,
            GameRules::Pacman(..) | GameRules::Mspacman(..) => None,
        }
    }

    /// The same with this player to start. A game that decides by its rules who starts is left as it
    /// is ([`Game::has_open_start`]).
    ///
    /// ```
    /// use game::Seat;
    /// use rules::{Game, GameSetup};
    ///
    /// let setup = GameSetup::new(Game::Quoridor).with_starter(Seat::new(1))?;
    /// assert_eq!(setup.start()?.to_string(), "e1,e9 10,10 2 -");
    /// # Ok::<(), game::Reason>(())
    /// ```
    pub fn with_starter(mut self, seat: Seat) -> Result<GameSetup, Reason> {
        if self.game.has_open_start() {
            self.set_option("starter", &seat.to_string())?;
        }
        Ok(self)
    }

    /// Selects a shipped maze or board by its name, any by its one-word form, or sets it from the
    /// text of its file, which has several lines.
    pub fn set_maze(&mut self, name: &str) -> Result<(), Reason> {
        let name = name.trim();
        if name.contains('\n') {
            return self.set_maze_file(name);
        }
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
        self.validate(match &self.rules {
            GameRules::Quoridor(_) => AnySetup::Quoridor(quoridor::Setup::parse(text)?),
            GameRules::Pacman(..) => AnySetup::Pacman(pacman::Setup::parse(text)?),
            GameRules::Mspacman(..) => AnySetup::Mspacman(mspacman::Setup::parse(text)?),
        })
    }

    /// Gives every player of a set-up what the options say: the ghosts of the PAC-MAN variant (P01), the
    /// areas of Ms. Pac-Man (S01). Options that a game cannot start with change no area.
    ///
    /// ```
    /// use rules::{AnySetup, Game, GameSetup};
    ///
    /// let mut game = GameSetup::new(Game::Mspacman);
    /// let mut setup = AnySetup::from(&game.start()?);
    /// game.set_option("colours", "d,b")?;
    /// game.deal(&mut setup);
    /// assert_eq!(game.validate(setup)?, game.start()?);
    /// # Ok::<(), game::Reason>(())
    /// ```
    pub fn deal(&self, setup: &mut AnySetup) {
        match setup {
            AnySetup::Quoridor(_) => {}
            AnySetup::Pacman(setup) => setup.holders = None,
            AnySetup::Mspacman(setup) => {
                let Ok(AnySetup::Mspacman(start)) = self.start().map(|start| (&start).into())
                else {
                    return;
                };
                // Before she is played for, ghosts stand in their areas.
                if matches!(setup.phase, mspacman::Phase::Opening(_)) {
                    setup.ghosts = start.ghosts;
                }
                // Whoever left has none.
                let players = setup.colours.iter_mut().zip(start.colours);
                players.filter(|(own, _)| own.is_some()).for_each(|(own, dealt)| *own = dealt);
            }
        }
    }

    /// Validates the set-up of a position of this game, or says what is wrong with it.
    ///
    /// # Panics
    /// When it belongs to another game.
    pub fn validate(&self, setup: AnySetup) -> Result<AnyPosition, Reason> {
        Ok(match (&self.rules, setup) {
            (GameRules::Quoridor(options), AnySetup::Quoridor(setup)) => {
                let position = quoridor::Position::from_setup(&setup, self.seats, options)?;
                AnyPosition::Quoridor(position)
            }
            (GameRules::Pacman(options, _), AnySetup::Pacman(setup)) => {
                AnyPosition::Pacman(pacman::Position::from_setup(setup, *options, self.seats)?)
            }
            (GameRules::Mspacman(options, _), AnySetup::Mspacman(setup)) => {
                AnyPosition::Mspacman(mspacman::Position::from_setup(setup, *options, self.seats)?)
            }
            (_, setup) => panic!("{setup:?} belongs to another game than {}", self.game),
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

/// The options that belong to the set-up rather than to the rules of one game.
fn common_options(game: Game) -> &'static [OptionEntry<GameSetup>] {
    static QUORIDOR: [OptionEntry<GameSetup>; 2] = [PIECES, REPETITION];
    static MINI: [OptionEntry<GameSetup>; 3] = [PIECES, REPETITION, MOVE_SECONDS];
    static PACMAN: [OptionEntry<GameSetup>; 1] = [REPETITION];
    match game {
        Game::Quoridor => &QUORIDOR,
        Game::Mini => &MINI,
        Game::Pacman => &PACMAN,
        Game::Mspacman => &[],
    }
}
