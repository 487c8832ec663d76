use std::io::{self, Write};
use std::time::Instant;

use game::perft::{divide, perft};
use game::{Position, Reason};
use locale::Locale;
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
    /// Count after each first ply instead; the depth is then at least 1
    #[arg(long)]
    divide: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let record = args.game.record()?;
    let position = record.position();
    if args.divide && args.depth == 0 {
        return Err(Reason::new("perft-divide-depth", "").into());
    }
    let mut out = io::stdout().lock();
    if !args.json {
        let heading = if args.divide { "heading-divide" } else { "heading-perft" };
        writeln!(out, "# {}", locale.text(heading)).map_err(output_error)?;
    }
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
    for depth in args.depth.min(1)..=args.depth {
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
