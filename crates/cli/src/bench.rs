use std::io::{self, Write};

use ::engine::{BenchSignature, Stopwatch};
use locale::Locale;
use rules::Game;

use crate::error::{CliError, output_error};
use crate::setup::parse_game;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only the positions of this game
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    // Mini is Quoridor with a clock for every move: the engine searches it as the same game.
    let game = match args.game.as_deref().map(parse_game).transpose()? {
        Some(Game::Mini) => Some(Game::Quoridor),
        game => game,
    };
    let clock = Stopwatch::default();
    let signature = match game {
        Some(game) => BenchSignature::of_game(game, &clock, &|| true),
        None => BenchSignature::measure(&clock, &|| true),
    };
    let mut out = io::stdout().lock();
    let nodes = signature.nodes();
    let times = signature.results.iter().map(|(_, effort)| effort.time);
    let seconds = times.sum::<std::time::Duration>().as_secs_f64();
    if args.json {
        return writeln!(out, "{}", serde_json::json!({"nodes": nodes, "seconds": seconds}))
            .map_err(output_error);
    }
    writeln!(out, "# {}", locale.text("heading-bench")).map_err(output_error)?;
    for (bench, effort) in &signature.results {
        let seconds = effort.time.as_secs_f64();
        let (game, seats, nodes) = (bench.game, bench.seats, effort.nodes);
        writeln!(out, "{game} {seats} {nodes} {seconds:.3} {}", bench.plies)
            .map_err(output_error)?;
    }
    let speed = nodes as f64 / seconds.max(1e-3);
    writeln!(out, "{nodes} nodes {speed:.0} nps").map_err(output_error)
}
