use std::io::{self, Write};

use locale::{Locale, Rulebook};

use crate::error::{CliError, output_error};
use crate::setup::parse_game;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// quoridor, mini, pacman or mspacman
    #[arg(long, value_name = "GAME", default_value = "quoridor")]
    game: String,
    /// How wide lines may be
    #[arg(long, value_name = "COLUMNS", default_value_t = 80)]
    width: usize,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let game = parse_game(&args.game)?;
    let rulebook = Rulebook::of(game.name(), locale.language()).expect("every game has a rulebook");
    let mut out = io::stdout().lock();
    for line in tui::rulebook::lines(&rulebook, locale, args.width.max(20)) {
        writeln!(out, "{line}").map_err(output_error)?;
    }
    Ok(())
}
