use std::path::PathBuf;

use game::{Reason, Record};
use rules::{AnyPosition, Game, GameSetup, SetupText};

use crate::error::CliError;
use crate::input::{STDIN, read_text};

/// The game, its set-up and its position: the arguments most commands share.
#[derive(Clone, clap::Args)]
pub(crate) struct GameArgs {
    /// quoridor, mini, pacman or mspacman
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Start from this position instead of the game's own start
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Then play these moves, separated by blanks
    #[arg(long, value_name = "WORDS", default_value = "")]
    moves: String,
}

/// The set-up of a game: seats, maze and rule options.
#[derive(Clone, clap::Args)]
pub(crate) struct SetupArgs {
    /// How many seats the table has
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// A shipped maze or board by name, a file (- is stdin), or a maze as one word
    #[arg(long, value_name = "FILE|NAME")]
    maze: Option<String>,
    /// A rule option, as often as needed; `palisade options GAME` lists them
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl GameArgs {
    /// The arguments of a command that names its game in another way.
    pub(crate) fn new(
        game: &str,
        setup: SetupArgs,
        position: Option<String>,
        moves: String,
    ) -> GameArgs {
        GameArgs { game: game.to_owned(), setup, position, moves }
    }

    /// The same game on another maze or board.
    pub(crate) fn with_maze(&self, maze: &str) -> GameArgs {
        let setup = SetupArgs { maze: Some(maze.to_owned()), ..self.setup.clone() };
        GameArgs { setup, ..self.clone() }
    }

    /// Refuses a maze from stdin to a command that reads its input there, which `command` names.
    pub(crate) fn leave_stdin_to(&self, command: &str) -> Result<(), CliError> {
        if self.setup.maze.as_deref() == Some(STDIN) {
            let reason = Reason::new("usage-conflict", "").text("argument", command);
            return Err(reason.text("other", "--maze -").into());
        }
        Ok(())
    }

    /// The set-up these arguments describe.
    pub(crate) fn setup(&self) -> Result<GameSetup, CliError> {
        self.setup.of_game(parse_game(&self.game)?)
    }

    /// The game with the moves of these arguments played. Repetition is not checked: commands work
    /// on the position, which has no history.
    pub(crate) fn record(&self) -> Result<Record<AnyPosition>, CliError> {
        let setup = self.setup()?;
        let start = match &self.position {
            Some(text) => setup.parse_position(text)?,
            None => setup.start()?,
        };
        let mut record = Record::new(start).without_repetition_draw();
        for word in self.moves.split_whitespace() {
            record.play(word)?;
        }
        Ok(record)
    }
}

impl SetupArgs {
    /// Whether no argument was given.
    pub(crate) fn is_empty(&self) -> bool {
        self.seats.is_none() && self.maze.is_none() && self.options.is_empty()
    }

    /// Whether a maze was named.
    pub(crate) fn has_maze(&self) -> bool {
        self.maze.is_some()
    }

    /// The set-up of `game` with these arguments.
    pub(crate) fn of_game(&self, game: Game) -> Result<GameSetup, CliError> {
        let mut options = Vec::new();
        for option in &self.options {
            options.push(split_option(option)?);
        }
        let maze = self.maze.as_deref().map(|maze| maze_text(game, maze)).transpose()?;
        let text = SetupText {
            seats: self.seats,
            maze: maze.as_deref(),
            options,
            ..SetupText::new(game.name())
        };
        Ok(GameSetup::from_text(&text).map_err(Reason::from)?)
    }
}

/// A maze as a set-up takes it: the name of a shipped one or a maze as one word needs no file,
/// anything else must be one.
fn maze_text(game: Game, maze: &str) -> Result<String, CliError> {
    let mut setup = GameSetup::new(game);
    let refused = match setup.maze().is_none() {
        true => Ok(()),
        false => setup.set_maze(maze),
    };
    let Err(why) = refused else { return Ok(maze.to_owned()) };
    let path = PathBuf::from(maze);
    if maze != STDIN && !path.exists() {
        // A word that is meant to be a whole maze is told what is wrong with it.
        let is_name = matches!(why.key, "maze-unknown" | "board-unknown");
        let no_such = || Reason::new("cli-no-maze", "").text("name", maze);
        return Err(if is_name { no_such() } else { why }.into());
    }
    let text = read_text(&path)?;
    setup.set_maze_file(&text)?;
    Ok(text)
}

/// Splits `name=value`.
pub(crate) fn split_option(option: &str) -> Result<(&str, &str), CliError> {
    let (name, value) = option
        .split_once('=')
        .ok_or_else(|| Reason::new("cli-option-form", "").text("word", option))?;
    Ok((name.trim(), value.trim()))
}

/// Parses the name of a game.
pub(crate) fn parse_game(name: &str) -> Result<Game, CliError> {
    Game::parse(name).ok_or_else(|| Reason::new("game-unknown", "").text("word", name).into())
}
