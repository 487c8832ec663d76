use std::io::{self, Write};
use std::time::{Duration, Instant};

use game::playout::{PlayoutBuffers, playout};
use game::{Position, Reason};
use locale::Locale;
use rules::{AnyPosition, quoridor};

use crate::error::{CliError, output_error};
use crate::setup::GameArgs;
use crate::usage_error::ValueError;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How long to play
    #[arg(long, value_name = "S", default_value = "5", value_parser = parse_seconds)]
    seconds: Duration,
    /// Where the random numbers start, for the same games again
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let record = args.game.record()?;
    let mut random = fastrand::Rng::with_seed(args.seed);
    let mut below = |n| random.u32(..n);
    let budget = TimeBudget { begin: Instant::now(), limit: args.seconds };
    let (games, moves) = match record.position() {
        AnyPosition::Quoridor(start) => {
            budget.count(|| quoridor::playout(*start, u64::MAX, &mut below).plies)
        }
        AnyPosition::Pacman(start) => budget.play(start, &mut below),
        AnyPosition::Mspacman(start) => budget.play(start, &mut below),
    };
    let seconds = budget.begin.elapsed().as_secs_f64();
    let mut out = io::stdout().lock();
    if args.json {
        let line = serde_json::json!({"games": games, "moves": moves, "seconds": seconds});
        writeln!(out, "{line}")
    } else {
        writeln!(out, "# {}\n{games} {moves} {seconds:.3}", locale.text("heading-playouts"))
    }
    .map_err(output_error)
}

fn parse_seconds(word: &str) -> Result<Duration, ValueError> {
    let seconds = word.parse().ok().and_then(|s| Duration::try_from_secs_f64(s).ok());
    seconds.ok_or_else(|| ValueError(Reason::new("usage-want-seconds", "")))
}

/// The time in which games are played. A game under way when it runs out is finished and counted.
struct TimeBudget {
    begin: Instant,
    limit: Duration,
}

impl TimeBudget {
    /// Counts games and plies, with the game's own play-out.
    fn count(&self, mut game: impl FnMut() -> u64) -> (u64, u64) {
        let (mut games, mut plies) = (0, 0);
        while self.begin.elapsed() < self.limit {
            plies += game();
            games += 1;
        }
        (games, plies)
    }

    /// Counts games and plies, with the generic play-out.
    fn play<P: Position>(&self, start: &P, below: &mut impl FnMut(u32) -> u32) -> (u64, u64) {
        let mut buffers = PlayoutBuffers::default();
        self.count(|| playout(&mut start.clone(), u64::MAX, below, &mut buffers).plies)
    }
}
