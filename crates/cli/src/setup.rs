use std::fs;
use std::path::PathBuf;

use game::{Reason, Record};
use rules::{AnyPosition, Game, Table};

use crate::failure::Failure;

/// Which game, set up how, and where it stands: the arguments most verbs share.
#[derive(Clone, clap::Args)]
pub(crate) struct GameArgs {
    /// quoridor, mini, pacman or mspacman
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Start from this position instead of the game's own start
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Then play these moves, separated by blanks
    #[arg(long, value_name = "WORDS", default_value = "")]
    moves: String,
}

/// How a table is set, whatever is played at it.
#[derive(Clone, clap::Args)]
pub(crate) struct TableArgs {
    /// How many seats the table has
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// A shipped maze or board by name, a file, or a maze as one word
    #[arg(long, value_name = "FILE|NAME")]
    maze: Option<String>,
    /// A rule option, as often as needed
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl GameArgs {
    /// What was given as the game, before anyone looked whether it is one.
    pub(crate) fn word(&self) -> &str {
        &self.game
    }

    /// The same game on another maze or board.
    pub(crate) fn at(&self, maze: &str) -> GameArgs {
        let table = TableArgs { maze: Some(maze.to_owned()), ..self.table.clone() };
        GameArgs { table, ..self.clone() }
    }

    /// The table these arguments describe.
    pub(crate) fn table(&self) -> Result<Table, Failure> {
        self.table.of(parse_game(&self.game)?)
    }

    /// The game as far as these arguments tell it. Positions may recur: what verbs compute with is
    /// the position, which knows nothing of repetition.
    pub(crate) fn record(&self) -> Result<Record<AnyPosition>, Failure> {
        let table = self.table()?;
        let start = match &self.position {
            Some(text) => table.position(text)?,
            None => table.start()?,
        };
        let mut record = Record::new(start).without_repetition();
        for word in self.moves.split_whitespace() {
            record.play(word)?;
        }
        Ok(record)
    }
}

impl TableArgs {
    /// Whether anything was set at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.seats.is_none() && self.maze.is_none() && self.options.is_empty()
    }

    /// The table of `game` with these settings.
    pub(crate) fn of(&self, game: Game) -> Result<Table, Failure> {
        let mut table = Table::new(game);
        if let Some(seats) = self.seats {
            table = table.with_seats(seats)?;
        }
        if let Some(maze) = &self.maze {
            // A shipped name or a word needs no file; anything else must be one.
            let known = table.set_maze(maze);
            if table.maze().is_none() {
                known?;
            } else if known.is_err() {
                let path = PathBuf::from(maze);
                let text = fs::read(&path).map_err(|error| match error.kind() {
                    std::io::ErrorKind::NotFound => {
                        Reason::new("cli-no-maze", "").text("name", maze).into()
                    }
                    _ => Failure::file("cli-cannot-read", &path, &error),
                })?;
                table.set_maze_file(&String::from_utf8_lossy(&text))?;
            }
        }
        for option in &self.options {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| Reason::new("cli-option-form", "").text("word", option))?;
            table.set(name.trim(), value.trim())?;
        }
        Ok(table)
    }
}

/// The game of that name.
pub(crate) fn parse_game(name: &str) -> Result<Game, Failure> {
    Game::parse(name).ok_or_else(|| Reason::new("game-unknown", "").text("word", name).into())
}
