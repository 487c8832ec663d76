use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use ::puzzles::mining::{MiningCounts, MiningError, MiningRun, VerifyDepth, verify};
use ::puzzles::{Puzzle, parse_puzzles, shipped_puzzles};
use game::{Random, Reason};
use locale::Locale;

use crate::error::{CliError, ExitStatus, output_error};
use crate::input::read_text;
use crate::interrupt::Interrupt;
use crate::setup::parse_game;

/// `palisade puzzles`.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Make puzzles from games of the engine against itself
    Make(MakeArgs),
    /// Check puzzles again by engine and solver
    Check(CheckArgs),
}

#[derive(clap::Args)]
pub(crate) struct MakeArgs {
    /// quoridor, mini, pacman or mspacman
    #[arg(long, value_name = "GAME", default_value = "quoridor")]
    game: String,
    /// How many games to mine; for PAC-MAN, how many mazes
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where the random numbers start, for the same puzzles again
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The file to add the puzzles to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// The puzzles of this file instead of those of the program; - is stdin
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Check so many of them, chosen at random
    #[arg(long, value_name = "N", default_value_t = 20, conflicts_with = "deep")]
    sample: usize,
    /// Where the random numbers start, for the same choice again
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Check all of them, by ten times the search
    #[arg(long)]
    deep: bool,
    /// Positions looked at for each move that needs a search
    #[arg(long, value_name = "N", conflicts_with = "deep", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

pub(crate) fn run(command: &Command, locale: &Locale) -> Result<(), CliError> {
    match command {
        Command::Make(args) => make(args, locale),
        Command::Check(args) => check(args, locale),
    }
}

fn make(args: &MakeArgs, locale: &Locale) -> Result<(), CliError> {
    let run = MiningRun {
        game: parse_game(&args.game)?,
        games: args.games,
        seed: args.seed,
        out: args.out.clone(),
    };
    let on_terminal = io::stderr().is_terminal();
    let show = |counts: &MiningCounts| {
        if on_terminal {
            let (games, kept) = (counts.games, counts.kept);
            let _ = write!(io::stderr(), "\r{games}/{}: {kept}\x1b[K", args.games);
        }
    };
    let interrupt = Interrupt::catch();
    let result = run.run(&|| !interrupt.is_requested(), &show);
    if on_terminal {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    let path = args.out.display().to_string();
    let counts = result.map_err(|error| match error {
        MiningError::Disk(path, error) => CliError::file("cli-cannot-write", &path, &error),
        MiningError::Puzzle(error) => Reason::from(error).into(),
        MiningError::Other => Reason::new("puzzles-make-other", "").text("path", &path).into(),
        MiningError::Stopped(counts) => {
            let reason = Reason::new("puzzles-make-stopped", "");
            CliError::interrupted(reason.number("games", counts.games as usize))
        }
    })?;
    let mut out = io::stdout().lock();
    let about =
        [("kept", counts.kept.into()), ("games", counts.games.into()), ("path", path.into())];
    let done = locale.with("puzzles-make-done", &about);
    writeln!(out, "{}{done}", counts.text()).map_err(output_error)
}

fn check(args: &CheckArgs, locale: &Locale) -> Result<(), CliError> {
    let mut puzzles = match &args.file {
        Some(path) => parse_puzzles(&read_text(path)?).map_err(Reason::from)?,
        None => shipped_puzzles(),
    };
    if !args.deep {
        Random::new(args.seed).shuffle(&mut puzzles);
        puzzles.truncate(args.sample);
    }
    let depth = match args.nodes {
        Some(nodes) => VerifyDepth::Nodes(nodes),
        None if args.deep => VerifyDepth::Deep,
        None => VerifyDepth::Quick,
    };
    let fault = |puzzle: &Puzzle| {
        let test = verify(puzzle, depth).err()?;
        Some(format!("{} ({})", puzzle.id, test.name()))
    };
    let failed: Vec<_> = puzzles.iter().filter_map(fault).collect();
    let count = puzzles.len();
    if failed.is_empty() {
        let line = locale.with("puzzles-check-done", &[("count", count.into())]);
        return writeln!(io::stdout(), "{line}").map_err(output_error);
    }
    let reason = Reason::new("puzzles-check-failed", "").number("failed", failed.len());
    let reason = reason.number("count", count).text("list", failed.join(", "));
    Err(CliError::from(reason).with_status(ExitStatus::CheckFailed))
}
