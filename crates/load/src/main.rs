//! Loads a server and measures how it bears it.
//!
//! ```text
//! palisade-load                                            both of the below, as they stand
//! palisade-load play --games 2500 --rate 1000 --seconds 60
//! palisade-load start --finished 100000
//! ```
//! `play` opens two sockets a game, lets them move at that rate in all, and says how long a move
//! took from being sent to the opponent's receipt, and how much memory an idle socket with its
//! game costs. `start` says how long a server takes to start with that many finished games.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that reports")]

mod finished;
mod pair;
mod process;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use client::{ClientError, Site};
use pair::Pair;
use process::Process;

#[derive(Parser)]
#[command(name = "palisade-load")]
struct Cli {
    /// The palisade program; by default the one beside this
    #[arg(long, global = true)]
    binary: Option<PathBuf>,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(clap::Subcommand)]
enum What {
    /// Play many games at once
    Play(Play),
    /// Start on a large database
    Start(Start),
}

/// What a server should bear on two cores.
const PLAY: Play = Play { games: 2500, rate: 1000, seconds: 60 };
const START: Start = Start { finished: 100_000 };

#[derive(clap::Args)]
struct Play {
    /// How many games, each with two sockets
    #[arg(long, default_value_t = PLAY.games)]
    games: usize,
    /// How many moves a second, all games together
    #[arg(long, default_value_t = PLAY.rate)]
    rate: u32,
    /// For how long
    #[arg(long, default_value_t = PLAY.seconds)]
    seconds: u64,
}

#[derive(clap::Args)]
struct Start {
    /// How many finished games the database holds
    #[arg(long, default_value_t = START.finished)]
    finished: usize,
}

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    let beside = || Some(std::env::current_exe().ok()?.with_file_name("palisade"));
    let binary = cli.binary.or_else(beside).unwrap_or_else(|| "palisade".into());
    let done = match cli.what {
        Some(What::Play(play)) => play.run(&binary).await,
        Some(What::Start(start)) => start.run(&binary).await,
        None => match PLAY.run(&binary).await {
            Ok(()) => START.run(&binary).await,
            failed => failed,
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("palisade-load: {why}");
            ExitCode::FAILURE
        }
    }
}

impl Play {
    async fn run(&self, binary: &Path) -> Result<(), String> {
        play(binary, self.games, self.rate, Duration::from_secs(self.seconds)).await
    }
}

impl Start {
    async fn run(&self, binary: &Path) -> Result<(), String> {
        start(binary, self.finished).await
    }
}

async fn play(binary: &Path, games: usize, rate: u32, length: Duration) -> Result<(), String> {
    let folder = process::Folder::new()?;
    let server = Process::start(binary, &folder.database()).await?;
    let before = server.memory()?;
    let begun = Instant::now();
    let mut pairs = Vec::new();
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..games {
        let site = Site::new(&server.url).map_err(|error| error.to_string())?;
        waiting.spawn(Pair::sit(site));
        // A few at a time, as people come.
        if waiting.len() >= 32 {
            pairs.push(seated(waiting.join_next().await)?);
        }
    }
    while let Some(pair) = waiting.join_next().await {
        pairs.push(seated(Some(pair))?);
    }
    println!("{} sockets at {games} games in {:.1?}", 2 * games, begun.elapsed());
    tokio::time::sleep(Duration::from_secs(2)).await;
    let each = server.memory()?.saturating_sub(before) / (2 * games as u64);
    println!("memory: {:.1} kB per idle socket with its game", each as f64 / 1000.0);

    let interval = Duration::from_secs(1) * u32::try_from(games).unwrap_or(u32::MAX) / rate;
    let until = Instant::now() + length;
    let mut playing = tokio::task::JoinSet::new();
    for (nth, pair) in pairs.into_iter().enumerate() {
        let delay = interval * nth as u32 / games as u32;
        playing.spawn(pair.play(delay, interval, until));
    }
    let mut times = Vec::new();
    let mut failed = 0;
    while let Some(result) = playing.join_next().await {
        match result {
            Ok(Ok(mut some)) => times.append(&mut some),
            Ok(Err(error)) => {
                failed += 1;
                eprintln!("a game failed: {error}");
            }
            Err(error) => return Err(error.to_string()),
        }
    }
    times.sort_unstable();
    let at =
        |permille: usize| times.get(times.len() * permille / 1000).copied().unwrap_or_default();
    println!(
        "{} moves in {:.0?} ({:.0} a second), {failed} games failed",
        times.len(),
        length,
        times.len() as f64 / length.as_secs_f64()
    );
    println!(
        "sent to opponent's receipt: p50 {:.1?}  p90 {:.1?}  p99 {:.1?}  p99.9 {:.1?}  max {:.1?}",
        at(500),
        at(900),
        at(990),
        at(999),
        times.last().copied().unwrap_or_default()
    );
    Ok(())
}

type Seated = Result<Result<Pair, ClientError>, tokio::task::JoinError>;

fn seated(result: Option<Seated>) -> Result<Pair, String> {
    let pair = result.ok_or("nobody sat down")?.map_err(|error| error.to_string())?;
    pair.map_err(|error| error.to_string())
}

async fn start(binary: &Path, finished: usize) -> Result<(), String> {
    let folder = process::Folder::new()?;
    let begun = Instant::now();
    finished::fill(&folder.database(), finished).await?;
    println!("{finished} finished games written in {:.1?}", begun.elapsed());
    let begun = Instant::now();
    let server = Process::start(binary, &folder.database()).await?;
    println!("started in {:.3?}", begun.elapsed());
    drop(server);
    Ok(())
}
