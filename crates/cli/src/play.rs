use std::io::{self, IsTerminal};
use std::sync::Arc;

use ::engine::Level;
use game::Reason;
use locale::Locale;
use rules::{Game, GameRecord};
use tui::{LaunchOptions, LocalPlayer, Preferences, SavedGames, TerminalTheme};

use crate::error::{CliError, output_error};
use crate::setup::{SetupArgs, parse_game};
use crate::solve::user_cache;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// quoridor, mini, pacman or mspacman
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Who plays, seat by seat: human, or a level from 1 to 8
    #[arg(long, value_name = "human,4,…", value_delimiter = ',')]
    players: Vec<String>,
    /// Start from this position instead of the game's own start
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Then play these moves, separated by blanks
    #[arg(long, value_name = "WORDS", default_value = "")]
    moves: String,
    /// Go on with the game that was left unfinished
    #[arg(long)]
    resume: bool,
    /// Line by line, for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// What dice and engines draw from
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args, locale: Locale) -> Result<(), CliError> {
    let variable = |name: &str| std::env::var(name).ok();
    let game = args.game.as_deref().map(parse_game).transpose()?;
    let preferences = Preferences::from_env(variable)?;
    let is_typed = io::stdin().is_terminal();
    let is_terminal = is_typed && io::stdout().is_terminal();
    let plain = args.plain || !is_terminal || variable("TERM").is_none_or(|term| term == "dumb");
    let oracle = Arc::new(solver::TablebaseOracle::new(user_cache()));
    let start = LaunchOptions {
        game_record: args.game_record(game.unwrap_or(Game::Quoridor), plain)?,
        resume: args.resume,
        game,
        players: args.players(preferences.level.unwrap_or(tui::DEFAULT_LEVEL))?,
        locale,
        theme: TerminalTheme::from_env(preferences.palette, variable),
        // What a script plays through a pipe is nobody's unfinished game.
        saved_games: if is_typed || args.resume {
            SavedGames::from_env(variable)
        } else {
            SavedGames::without_autosave()
        },
        preferences,
        interactive: is_terminal,
        coach: false,
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
        review_oracle: Some(Arc::new(solver::SmallMazeOracle::new(Some(oracle.clone())))),
        oracle: Some(oracle),
    };
    if args.resume && !start.saved_games.has_unfinished() {
        return Err(Reason::new("cli-nothing-to-resume", "").into());
    }
    if plain {
        tui::play_line_mode(start, io::stdin().lock(), tui::printable(io::stdout().lock()))
            .map_err(output_error)
    } else {
        tui::play(start).map_err(output_error)
    }
}

impl Args {
    /// The game to start with; `None` where the menu is shown first.
    fn game_record(&self, game: Game, plain: bool) -> Result<Option<GameRecord>, CliError> {
        let is_specified =
            !self.players.is_empty() || self.position.is_some() || !self.moves.is_empty();
        if self.resume || !(plain || is_specified || !self.setup.is_empty()) {
            return Ok(None);
        }
        let setup = self.setup.of_game(game)?;
        if !self.players.is_empty() && self.players.len() != setup.seats() {
            return Err(Reason::new("cli-players-count", "")
                .number("players", self.players.len())
                .number("seats", setup.seats())
                .into());
        }
        let mut game_record = GameRecord::new(setup)?;
        if let Some(text) = &self.position {
            let start = game_record.setup.parse_position(text)?;
            game_record.record = game_record.setup.record_from(start);
        }
        for word in self.moves.split_whitespace() {
            game_record.record.play(word)?;
        }
        Ok(Some(game_record))
    }

    /// The player of each seat; a person against the computer by default.
    fn players(&self, level: Level) -> Result<Vec<LocalPlayer>, CliError> {
        if self.players.is_empty() {
            return Ok(tui::default_players(level));
        }
        let player = |word: &String| match word.trim() {
            "human" => Ok(LocalPlayer::Human),
            other => other
                .parse()
                .ok()
                .and_then(Level::new)
                .map(LocalPlayer::Computer)
                .ok_or_else(|| CliError::from(Reason::new("cli-player", "").text("word", word))),
        };
        self.players.iter().map(player).collect()
    }
}
