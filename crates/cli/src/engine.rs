use std::io::{self, BufReader};
use std::sync::Arc;

use ::engine::ugi::{UgiConfig, run as run_ugi};
use ::engine::{Level, Settings};
use game::Reason;
use locale::Locale;

use crate::error::{CliError, output_error};
use crate::setup::GameArgs;
use crate::solve::user_cache;
use crate::usage_error::ValueError;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    settings: SettingsArgs,
}

/// The settings of the engine, for every command that runs it.
#[derive(clap::Args)]
pub(crate) struct SettingsArgs {
    /// How strongly, from 1 to 8
    #[arg(long, value_name = "N", default_value = "8", value_parser = parse_level)]
    level: Level,
    /// With how many threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// With how large a table, in megabytes
    #[arg(long, value_name = "MB", default_value = "64", value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
}

impl SettingsArgs {
    /// The settings, unless their table does not fit in memory.
    pub(crate) fn settings(&self) -> Result<Settings, CliError> {
        let settings = Settings {
            level: self.level,
            threads: self.threads.into(),
            hash: self.hash as usize,
            oracle: Some(Arc::new(solver::TablebaseOracle::new(user_cache()))),
            ..Settings::default()
        };
        match settings.fits_in_memory() {
            true => Ok(settings),
            false => Err(Reason::new("cli-hash-memory", "").text("size", self.hash).into()),
        }
    }
}

fn parse_level(word: &str) -> Result<Level, ValueError> {
    let level = word.parse().ok().and_then(Level::new);
    let range = || {
        let (low, high) = (Level::MIN.number(), Level::MAX.number());
        Reason::new("usage-want-range", "").number("low", low.into()).number("high", high.into())
    };
    level.ok_or_else(|| ValueError(range()))
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    args.game.leave_stdin_to("engine")?;
    let setup = args.game.setup()?;
    setup.start()?;
    let explain = |reason: &game::Reason| locale.reason(reason);
    let config = UgiConfig { setup, settings: args.settings.settings()?, explain: &explain };
    run_ugi(BufReader::new(io::stdin()), io::stdout().lock(), config).map_err(output_error)
}
