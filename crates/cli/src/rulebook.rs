use std::io::{self, Write};

use locale::{Locale, Rulebook};

use crate::error::{CliError, output_error};
use crate::setup::parse_game;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// quoridor, mini, pacman or mspacman; quoridor where nothing is said
    #[arg(value_name = "GAME", conflicts_with = "game_flag")]
    game: Option<String>,
    /// The same as GAME
    #[arg(long = "game", id = "game_flag", value_name = "GAME")]
    game_flag: Option<String>,
    /// How wide lines may be
    #[arg(long, value_name = "COLUMNS", default_value_t = 80)]
    width: usize,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let named = args.game.as_deref().or(args.game_flag.as_deref());
    let game = parse_game(named.unwrap_or("quoridor"))?;
    let rulebook = Rulebook::of(game.name(), locale.language()).expect("every game has a rulebook");
    let mut out = tui::printable(io::stdout().lock());
    for line in tui::rulebook::lines(&rulebook, locale, args.width.max(20)) {
        writeln!(out, "{line}").map_err(output_error)?;
    }
    Ok(())
}
