//! Load tests for a server: throughput, latency, memory and start-up time.
//!
//! ```text
//! palisade-load                                            both of the below, with these values
//! palisade-load play --games 2500 --rate 1000 --seconds 60 [--heartbeat]
//! palisade-load play --database postgres://… [--nodes 3 --bus nats://…]
//! palisade-load play --games 1 --rate 1 --followers 10000 --processes 4 [--restart]
//! palisade-load start --finished 100000
//! palisade-load append --database postgres://… --nodes 10 [--partitioned]
//! palisade-load history --database postgres://… --events 100000,10000000
//! ```
//! `play` opens two sockets per game, plays moves at that rate in all, and reports how long a move
//! takes from being sent to the opponent's receipt, and how much memory an idle socket with its
//! game costs. With several nodes, the two players of a game are at different ones. Followers, in processes of their own,
//! watch the games: how long a move takes to reach all of them, and how soon all are back after a restart.
//! `start` reports how long a server takes to start with that many finished games; `append` what a database takes from many
//! nodes; `history` what a server's statements take beside that many events of finished games.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that reports")]

mod append;
mod finished_games;
mod follow;
mod followers;
mod history;
mod live_game;
mod percentiles;
mod play;
mod player_pair;
mod server_process;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use testbed::TestFolder;

use append::AppendArgs;
use history::HistoryArgs;
use play::{PLAY, PlayArgs};
use server_process::{MeasuredServer, ServerLaunch};

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
    /// Measure a PostgreSQL database beside many finished games
    History(HistoryArgs),
    /// Follow the games that the input names: what `play --followers` starts
    #[command(hide = true)]
    Follow,
}

const START: StartArgs = StartArgs { finished: 100_000 };

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
        Some(Scenario::History(args)) => args.run().await,
        Some(Scenario::Follow) => follow::run().await,
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

impl StartArgs {
    async fn run(&self, binary: &Path) -> Result<(), String> {
        start(binary, self.finished).await
    }
}

async fn start(binary: &Path, finished: usize) -> Result<(), String> {
    let folder = TestFolder::new("load");
    let started = Instant::now();
    finished_games::fill(&folder.join("load.sqlite"), finished).await?;
    println!("{finished} finished games written in {:.1?}", started.elapsed());
    let started = Instant::now();
    let database = folder.join("load.sqlite").display().to_string();
    let launch = ServerLaunch { binary: binary.to_owned(), database, bus: None };
    let server = MeasuredServer::start(&launch).await?;
    println!("started in {:.3?}", started.elapsed());
    drop(server);
    Ok(())
}
