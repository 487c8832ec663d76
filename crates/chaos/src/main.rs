//! Plays games while parts fail, and prints what came of it.
//!
//! ```text
//! palisade-chaos --faults 1000 --seed 1 [--database sqlite]
//! ```
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that reports")]

use std::path::PathBuf;
use std::process::ExitCode;

use chaos::{ChaosRun, Setting};
use clap::{Parser, ValueEnum};

#[derive(Parser)]
#[command(name = "palisade-chaos")]
struct Cli {
    /// How many faults
    #[arg(long, default_value_t = 40)]
    faults: usize,
    /// The seed that repeats them
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 12)]
    rooms: usize,
    /// What the server runs on
    #[arg(long, value_enum, default_value_t = DatabaseChoice::Postgres)]
    database: DatabaseChoice,
    /// The palisade program; by default the one beside this
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Where to keep the logs of the nodes if something is wrong
    #[arg(long)]
    keep: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum DatabaseChoice {
    /// Three nodes, two workers, NATS
    Postgres,
    /// One node
    Sqlite,
}

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    let setting = match cli.database {
        DatabaseChoice::Postgres => Setting::Cluster,
        DatabaseChoice::Sqlite => Setting::Sqlite,
    };
    let program = cli.binary.unwrap_or_else(testbed::palisade_program);
    let Cli { faults, seed, rooms, keep, .. } = cli;
    let run = ChaosRun { setting, faults, seed, rooms, program, keep };
    let report = run
        .run(|nth, fault| {
            eprintln!("{:4} {} ({}, {:?})", nth + 1, fault.kind, fault.target, fault.hold);
        })
        .await;
    println!("{report}");
    if report.violations().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
