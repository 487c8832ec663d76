use std::ffi::OsStr;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use game::Reason;
use learning::{Dataset, DatasetError, DatasetSource};
use locale::Locale;
use rules::{GameRecord, GameSetup};

use crate::error::{CliError, output_error};
use crate::input::read_text;
use crate::interrupt::Interrupt;
use crate::setup::GameArgs;

/// `palisade dataset`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The NumPy archive to write (.npz); while it is not complete, its games are in a folder beside it
    #[arg(value_name = "FILE")]
    out: PathBuf,
    /// Take the games of these files or folders instead of playing; as often as needed
    #[arg(long, value_name = "FILE|FOLDER", conflicts_with_all = ["games", "opening", "longest", "position", "moves"])]
    records: Vec<PathBuf>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Positions looked at for each move
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random plies at the start of a game, which are left out
    #[arg(long, value_name = "PLIES", default_value_t = 6)]
    opening: usize,
    /// A game this long is a draw
    #[arg(long, value_name = "PLIES", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    longest: u64,
    /// With how many threads
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Where the random numbers start, for the same games again
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write the planes of every position too
    #[arg(long)]
    planes: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let setup = args.game.setup()?;
    let source = if args.records.is_empty() {
        DatasetSource::SelfPlay {
            start: args.game.record()?.position().clone(),
            games: args.games,
            opening_plies: args.opening,
            max_plies: args.longest as usize,
        }
    } else {
        DatasetSource::Records(read_records(&args.records, &setup)?)
    };
    let available = || std::thread::available_parallelism().map_or(1, usize::from);
    let dataset = Dataset {
        setup,
        source,
        nodes: args.nodes,
        seed: args.seed,
        threads: args.threads.map_or_else(available, usize::from),
        planes: args.planes,
    };
    let on_terminal = io::stderr().is_terminal();
    let show = |games: u64| {
        if on_terminal {
            let _ = write!(io::stderr(), "\r{games}/{}\x1b[K", dataset.games());
        }
    };
    let interrupt = Interrupt::catch();
    let summary = dataset.write(&args.out, &|| !interrupt.is_requested(), &show);
    if on_terminal {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    let summary = summary.map_err(|error| match error {
        DatasetError::Stopped => CliError::interrupted(error),
        _ => error.into(),
    })?;
    let (games, positions) = (summary.games, summary.positions);
    let line = if args.json {
        let file = args.out.display().to_string();
        serde_json::json!({"games": games, "positions": positions, "file": file}).to_string()
    } else {
        let path = args.out.display().to_string();
        let about =
            [("positions", positions.into()), ("games", games.into()), ("path", path.into())];
        locale.with("dataset-done", &about)
    };
    writeln!(io::stdout(), "{line}").map_err(output_error)
}

/// The records of files and of folders, whose `.palisade` files are taken by name.
fn read_records(paths: &[PathBuf], setup: &GameSetup) -> Result<Vec<GameRecord>, CliError> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(record_files(path)?);
        } else {
            files.push(path.clone());
        }
    }
    files.iter().map(|file| read_record(file, setup)).collect()
}

fn record_files(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    let unreadable = |error| CliError::file("cli-cannot-read", folder, &error);
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut files = paths.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    files.retain(|path| path.extension() == Some(OsStr::new("palisade")));
    if files.is_empty() {
        return Err(Reason::new("dataset-no-records", "").text("path", folder.display()).into());
    }
    files.sort();
    Ok(files)
}

/// A record of the game that the dataset is of: its actions and planes must mean the same.
fn read_record(path: &Path, setup: &GameSetup) -> Result<GameRecord, CliError> {
    let about = |key| Reason::new(key, "").text("path", path.display());
    let record = GameRecord::parse(&read_text(path)?)
        .map_err(|why| about("dataset-bad-record").reason("why", why))?;
    let differs = record.setup.game() != setup.game()
        || record.setup.seats() != setup.seats()
        || record.setup.maze() != setup.maze();
    if differs { Err(about("dataset-other-game").into()) } else { Ok(record) }
}
