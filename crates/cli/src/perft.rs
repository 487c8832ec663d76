use std::io::{self, Write};
use std::time::Instant;

use game::Position;
use game::perft::{divide, perft};
use rules::{AnyPosition, quoridor};

use crate::error::{CliError, output_error};
use crate::setup::GameArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How many plies deep
    #[arg(long, value_name = "D")]
    depth: u32,
    /// Count after each first ply instead
    #[arg(long)]
    divide: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), CliError> {
    let record = args.game.record()?;
    let position = record.position();
    let mut out = io::stdout().lock();
    if args.divide {
        for (ply, nodes) in divide_words(position, args.depth) {
            if args.json {
                writeln!(out, "{}", serde_json::json!({"ply": ply, "nodes": nodes}))
            } else {
                writeln!(out, "{ply} {nodes}")
            }
            .map_err(output_error)?;
        }
        return Ok(());
    }
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let nodes = count(position, depth);
        let seconds = begin.elapsed().as_secs_f64();
        if args.json {
            let line = serde_json::json!({"depth": depth, "nodes": nodes, "seconds": seconds});
            writeln!(out, "{line}")
        } else {
            writeln!(out, "{depth} {nodes} {seconds:.3}")
        }
        .map_err(output_error)?;
    }
    Ok(())
}

/// Counts leaves with the game's own perft where it has a faster one than the generic one.
fn count(position: &AnyPosition, depth: u32) -> u64 {
    match position {
        AnyPosition::Quoridor(inner) => quoridor::perft(inner, depth),
        AnyPosition::Pacman(inner) => perft(inner, depth),
        AnyPosition::Mspacman(inner) => perft(inner, depth),
    }
}

fn divide_words(position: &AnyPosition, depth: u32) -> Vec<(String, u64)> {
    fn words<P: Position>(position: &P, depth: u32) -> Vec<(String, u64)> {
        divide(position, depth).into_iter().map(|(ply, nodes)| (ply.to_string(), nodes)).collect()
    }
    match position {
        AnyPosition::Quoridor(inner) => words(inner, depth),
        AnyPosition::Pacman(inner) => words(inner, depth),
        AnyPosition::Mspacman(inner) => words(inner, depth),
    }
}
