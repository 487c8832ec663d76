mod review;

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use ::engine::{Limits, Player, SearchControl, Stopwatch, review_limits};
use game::{Reason, RecordHeader};
use locale::Locale;
use rules::Game;

use crate::engine::SettingsArgs;
use crate::error::{CliError, output_error};
use crate::input::STDIN;
use crate::interrupt::Interrupt;
use crate::setup::{GameArgs, SetupArgs};

/// `palisade analyse`: analyses a position, or reviews every move of a record.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// quoridor, mini, pacman or mspacman; or a game file, whose every move is judged (- is stdin)
    #[arg(value_name = "GAME|FILE")]
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Start from this position instead of the game's own start
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Then play these moves, separated by blanks
    #[arg(long, value_name = "WORDS", default_value = "")]
    moves: String,
    #[command(flatten)]
    settings: SettingsArgs,
    /// How long to think about each position, in milliseconds
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Look this many plies ahead instead
    #[arg(long, value_name = "D")]
    depth: Option<u32>,
    /// Look at this many positions instead
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many lines of play to show
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u8).range(1..=64))]
    lines: u8,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// With --json, print the whole review of a game and not only its moves
    #[arg(long, requires = "json")]
    whole: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let limits = Limits {
        movetime: args.movetime.map(Duration::from_millis),
        depth: args.depth,
        nodes: args.nodes,
        ..Limits::default()
    };
    let limits = Some(limits).filter(|limits| !limits.unbounded());
    let file = Path::new(&args.game);
    if let Some(game) = Game::parse(&args.game) {
        let limits = limits.unwrap_or_else(|| Limits::movetime(tui::ANALYSIS_TIME));
        analyse_position(args, game, &limits, locale)
    } else if args.game == STDIN || file.exists() {
        review::run(file, &limits.unwrap_or_else(review_limits), args, locale)
    } else {
        Err(Reason::new("analyse-neither", "").text("word", &args.game).into())
    }
}

/// Analyses one position.
fn analyse_position(
    args: &Args,
    game: Game,
    limits: &Limits,
    locale: &Locale,
) -> Result<(), CliError> {
    let mut settings = args.settings.settings()?;
    settings.multi_pv = args.lines.into();
    let mut player = Player::new(settings);
    let (position, moves) = (args.position.clone(), args.moves.clone());
    let record = GameArgs::new(&args.game, args.setup.clone(), position, moves).record()?;
    tui::check_analysable(&record)?;
    let mut out = io::stdout().lock();
    let clock = Stopwatch::default();
    let interrupt = Interrupt::catch();
    let keep_going = || !interrupt.is_requested();
    let control = SearchControl { clock: &clock, keep_going: &keep_going, report: &|_| {} };
    let report = player.search(record.positions(), limits, &control).expect("a seat is to move");
    let insight = report.insight;
    if args.json {
        let mut json = serde_json::json!(insight);
        json["effort"]["seconds"] = insight.effort.time.as_secs_f64().into();
        writeln!(out, "{json}").map_err(output_error)?;
    } else {
        // A position alone names nobody.
        let told = tui::format_insight(&insight, game, &RecordHeader::default(), locale);
        write!(out, "{told}").map_err(output_error)?;
    }
    end_of_analysis(&interrupt)
}

/// What was found before Ctrl-C is printed; the exit code says that it is not all.
fn end_of_analysis(interrupt: &Interrupt) -> Result<(), CliError> {
    match interrupt.is_requested() {
        true => Err(CliError::interrupted(Reason::new("analyse-stopped", ""))),
        false => Ok(()),
    }
}
