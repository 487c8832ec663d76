use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use ::engine::{Insight, Limits, MoveReview, Player, Score, SearchControl, Stopwatch, review};
use game::{Reason, Turn};
use locale::Locale;
use rules::{Game, GameRecord};

use crate::engine::SettingsArgs;
use crate::error::{CliError, output_error};
use crate::setup::GameArgs;

/// `palisade analyse`: analyses a position, or reviews every move of a record.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game and where it stands; a game file instead of a game's name reviews its every move
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    settings: SettingsArgs,
    /// How long to think about each position, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    movetime: u64,
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
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let mut settings = args.settings.settings();
    settings.multi_pv = args.lines.into();
    let limits = match (args.depth, args.nodes) {
        (None, None) => Limits::movetime(Duration::from_millis(args.movetime)),
        (depth, nodes) => Limits { depth, nodes, ..Limits::default() },
    };
    let mut player = Player::new(settings);
    let file = Path::new(args.game.game_name());
    if Game::parse(args.game.game_name()).is_none() && file.exists() {
        review_file(&mut player, file, &limits, args.json, locale)
    } else {
        analyse_position(&mut player, args, &limits, locale)
    }
}

/// Analyses one position.
fn analyse_position(
    player: &mut Player,
    args: &Args,
    limits: &Limits,
    locale: &Locale,
) -> Result<(), CliError> {
    let record = args.game.record()?;
    match record.turn() {
        Turn::Seat(_) => {}
        Turn::Chance => return Err(Reason::new("analyse-chance", "").into()),
        Turn::Over => return Err(Reason::new("analyse-over", "").into()),
    }
    let mut out = io::stdout().lock();
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let report = player.search(record.positions(), limits, &control).expect("a seat is to move");
    let insight = report.insight;
    if args.json {
        writeln!(out, "{}", serde_json::json!(insight)).map_err(output_error)
    } else {
        write!(out, "{}", format_insight(&insight, locale)).map_err(output_error)
    }
}

fn format_insight(insight: &Insight, locale: &Locale) -> String {
    let effort = &insight.effort;
    let mut text = locale.with(
        "analyse-effort",
        &[
            ("depth", effort.depth.into()),
            ("nodes", effort.nodes.into()),
            ("speed", effort.nodes_per_second().into()),
        ],
    );
    text.push('\n');
    for line in &insight.lines {
        let chances = format_chances(&line.chances);
        text += &format!("{:>7}  {chances}  {}\n", format_score(line.score), line.words.join(" "));
    }
    for path in &insight.shortest_paths {
        let arguments = [
            ("seat", path.seat.into()),
            ("steps", path.squares.len().into()),
            ("squares", path.squares.join(" ").into()),
        ];
        text += &locale.with("analyse-way", &arguments);
        text.push('\n');
    }
    text
}

/// The winning chance of every seat: `54.2% 45.8%`.
fn format_chances(chances: &[u16]) -> String {
    let chances: Vec<_> =
        chances.iter().map(|chance| format!("{:5.1}%", f64::from(*chance) / 10.0)).collect();
    chances.join(" ")
}

/// `+0.42` steps, `#3` for a win in three moves, `-#2` for a loss after two.
fn format_score(score: Score) -> String {
    match score {
        Score::Points(points) => format!("{:+.2}", f64::from(points) / 100.0),
        Score::Wins(moves) => format!("#{moves}"),
        Score::Loses(moves) => format!("-#{moves}"),
    }
}

/// Reviews every move of a record.
fn review_file(
    player: &mut Player,
    file: &Path,
    limits: &Limits,
    json: bool,
    locale: &Locale,
) -> Result<(), CliError> {
    let text = fs::read_to_string(file)
        .map_err(|error| CliError::file("cli-cannot-read", file, &error))?;
    let game_record = GameRecord::parse(&text)?;
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut progress = |done: usize, of: usize| {
        let mut stderr = io::stderr();
        if stderr.is_terminal() {
            let end = if done == of { "\r\x1b[K" } else { "" };
            let _ = write!(stderr, "\r{done}/{of}{end}");
        }
    };
    let reviews = review(player, &game_record.record, limits, &control, &mut progress);
    let mut out = io::stdout().lock();
    if json {
        return writeln!(out, "{}", serde_json::json!(reviews)).map_err(output_error);
    }
    for review in &reviews {
        writeln!(out, "{}", format_review(review, locale)).map_err(output_error)?;
    }
    Ok(())
}

fn format_review(review: &MoveReview, locale: &Locale) -> String {
    let better = review.better.as_ref().map_or(String::new(), |better| {
        let cost = format!("{:.1}", f64::from(review.cost) / 10.0);
        let arguments = [("cost", cost.into()), ("line", better.words.join(" ").into())];
        locale.with("analyse-better", &arguments)
    });
    let grade = locale.text(review.grade.key());
    let (number, seat, word) = (review.entry + 1, review.seat, &review.word);
    let chances = format_chances(&review.chances);
    format!("{number:>3}  {seat}  {word:<8} {chances}  {grade:<12} {better}").trim_end().to_owned()
}
