//! Load tests for a server: throughput, latency, memory and start-up time.
//!
//! ```text
//! palisade-load                                            both of the below, with these values
//! palisade-load play --games 2500 --rate 1000 --seconds 60 [--heartbeat]
//! palisade-load play --database postgres://… [--nodes 3 --bus nats://…]
//! palisade-load start --finished 100000
//! palisade-load append --database postgres://… --nodes 10 [--partitioned]
//! ```
//! `play` opens two sockets per game, plays moves at that rate in all, and reports how long a move
//! takes from being sent to the opponent's receipt, and how much memory an idle socket with its
//! game costs. With several nodes, the two players of a game are at different ones. `start` reports how long a server takes to start with that many finished games; `append` what a
//! database takes from many nodes.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that reports")]

mod append;
mod finished_games;
mod percentiles;
mod player_pair;
mod server_process;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use client::ClientError;
use testbed::TestFolder;

use append::AppendArgs;
use percentiles::Percentiles;
use player_pair::PlayerPair;
use server_process::{MeasuredServer, ServerGroup};

#[derive(Parser)]
#[command(name = "palisade-load")]
struct Cli {
    /// The palisade program; by default the one beside this
    #[arg(long, global = true)]
    binary: Option<PathBuf>,
    #[command(subcommand)]
    scenario: Option<Scenario>,
}

#[derive(clap::Subcommand)]
enum Scenario {
    /// Play many games at once
    Play(PlayArgs),
    /// Start on a large database
    Start(StartArgs),
    /// Append to a PostgreSQL database from many nodes, without their sockets and tables
    Append(AppendArgs),
}

/// The load that a server on two cores should handle.
const PLAY: PlayArgs = PlayArgs {
    games: 2500,
    rate: 1000,
    seconds: 60,
    heartbeat: false,
    database: None,
    nodes: 1,
    bus: None,
};
const START: StartArgs = StartArgs { finished: 100_000 };

#[derive(clap::Args)]
struct PlayArgs {
    /// How many games, each with two sockets
    #[arg(long, default_value_t = PLAY.games)]
    games: usize,
    /// How many moves a second, all games together
    #[arg(long, default_value_t = PLAY.rate)]
    rate: u32,
    /// For how long
    #[arg(long, default_value_t = PLAY.seconds)]
    seconds: u64,
    /// Whether every socket asks for a heartbeat, as the page does
    #[arg(long)]
    heartbeat: bool,
    /// The database, such as an empty one at postgres://…; by default a new SQLite file
    #[arg(long)]
    database: Option<String>,
    /// How many servers share the database
    #[arg(long, default_value_t = PLAY.nodes)]
    nodes: usize,
    /// The NATS server that they tell each other by; by default the database
    #[arg(long)]
    bus: Option<String>,
}

#[derive(clap::Args)]
struct StartArgs {
    /// How many finished games the database holds
    #[arg(long, default_value_t = START.finished)]
    finished: usize,
}

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    let beside = || Some(std::env::current_exe().ok()?.with_file_name("palisade"));
    let binary = cli.binary.or_else(beside).unwrap_or_else(|| "palisade".into());
    let result = match cli.scenario {
        Some(Scenario::Play(args)) => args.run(&binary).await,
        Some(Scenario::Start(args)) => args.run(&binary).await,
        Some(Scenario::Append(args)) => args.run().await,
        None => match PLAY.run(&binary).await {
            Ok(()) => START.run(&binary).await,
            failed => failed,
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("palisade-load: {why}");
            ExitCode::FAILURE
        }
    }
}

impl PlayArgs {
    async fn run(&self, binary: &Path) -> Result<(), String> {
        play(binary, self).await
    }
}

impl StartArgs {
    async fn run(&self, binary: &Path) -> Result<(), String> {
        start(binary, self.finished).await
    }
}

async fn play(binary: &Path, args: &PlayArgs) -> Result<(), String> {
    let PlayArgs { games, rate, seconds, heartbeat, .. } = *args;
    let length = Duration::from_secs(seconds);
    let folder = TestFolder::new("load");
    let database =
        args.database.clone().unwrap_or_else(|| folder.join("load.sqlite").display().to_string());
    let mut servers = ServerGroup::default();
    for _ in 0..args.nodes.max(1) {
        let server = MeasuredServer::start(binary, &database, args.bus.as_deref()).await?;
        servers.0.push(server);
    }
    let before = servers.memory()?;
    let started = Instant::now();
    let mut pairs = Vec::new();
    let mut joining = tokio::task::JoinSet::new();
    for nth in 0..games {
        joining.spawn(PlayerPair::join(servers.client(nth)?, servers.client(nth + 1)?, heartbeat));
        // A few at a time, as people come.
        if joining.len() >= 32 {
            pairs.push(joined(joining.join_next().await)?);
        }
    }
    while let Some(pair) = joining.join_next().await {
        pairs.push(joined(Some(pair))?);
    }
    println!("{} sockets at {games} games in {:.1?}", 2 * games, started.elapsed());
    tokio::time::sleep(Duration::from_secs(2)).await;
    let bytes_per_socket = servers.memory()?.saturating_sub(before) / (2 * games as u64);
    println!("memory: {:.1} kB per idle socket with its game", bytes_per_socket as f64 / 1000.0);

    let interval = Duration::from_secs(1) * u32::try_from(games).unwrap_or(u32::MAX) / rate;
    let deadline = Instant::now() + length;
    let idle_time = servers.processor_time()?;
    let mut playing = tokio::task::JoinSet::new();
    for (nth, pair) in pairs.into_iter().enumerate() {
        let delay = interval * nth as u32 / games as u32;
        playing.spawn(pair.play(delay, interval, deadline));
    }
    let mut times = Vec::new();
    let mut failed = 0;
    while let Some(result) = playing.join_next().await {
        match result {
            Ok(Ok(mut game_times)) => times.append(&mut game_times),
            Ok(Err(error)) => {
                failed += 1;
                eprintln!("a game failed: {error}");
            }
            Err(error) => return Err(error.to_string()),
        }
    }
    let processor_time = servers.processor_time()?.saturating_sub(idle_time);
    let count = times.len();
    println!(
        "{count} moves in {length:.0?} ({:.0} a second), {failed} games failed",
        count as f64 / length.as_secs_f64()
    );
    println!("sent to opponent's receipt: {}", Percentiles::of(times));
    println!(
        "processor time of the servers: {:.0} µs a move",
        processor_time.as_micros() as f64 / count.max(1) as f64
    );
    Ok(())
}

type JoinOutcome = Result<Result<PlayerPair, ClientError>, tokio::task::JoinError>;

fn joined(result: Option<JoinOutcome>) -> Result<PlayerPair, String> {
    let pair = result.ok_or("no pair joined")?.map_err(|error| error.to_string())?;
    pair.map_err(|error| error.to_string())
}

async fn start(binary: &Path, finished: usize) -> Result<(), String> {
    let folder = TestFolder::new("load");
    let started = Instant::now();
    finished_games::fill(&folder.join("load.sqlite"), finished).await?;
    println!("{finished} finished games written in {:.1?}", started.elapsed());
    let started = Instant::now();
    let server =
        MeasuredServer::start(binary, &folder.join("load.sqlite").to_string_lossy(), None).await?;
    println!("started in {:.3?}", started.elapsed());
    drop(server);
    Ok(())
}
