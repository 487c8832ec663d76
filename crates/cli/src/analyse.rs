use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use ::engine::{Control, Insight, Judgement, Limits, Player, Score, Stopwatch, review};
use game::{Reason, Turn};
use locale::Locale;
use rules::{Archive, Game};

use crate::engine::SettingsArgs;
use crate::failure::{Failure, output};
use crate::setup::GameArgs;

/// A position, or every move of a record.
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

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), Failure> {
    let mut settings = args.settings.settings();
    settings.lines = args.lines.into();
    let limits = match (args.depth, args.nodes) {
        (None, None) => Limits::movetime(Duration::from_millis(args.movetime)),
        (depth, nodes) => Limits { depth, nodes, ..Limits::default() },
    };
    let mut player = Player::new(settings);
    let file = Path::new(args.game.word());
    if Game::parse(args.game.word()).is_none() && file.exists() {
        judge(&mut player, file, &limits, args.json, locale)
    } else {
        look(&mut player, args, &limits, locale)
    }
}

/// One position.
fn look(player: &mut Player, args: &Args, limits: &Limits, locale: &Locale) -> Result<(), Failure> {
    let record = args.game.record()?;
    match record.turn() {
        Turn::Seat(_) => {}
        Turn::Chance => return Err(Reason::new("analyse-chance", "").into()),
        Turn::Over => return Err(Reason::new("analyse-over", "").into()),
    }
    let mut out = io::stdout().lock();
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let thought = player.think(record.positions(), limits, &control).expect("a seat is to move");
    let insight = thought.insight;
    if args.json {
        writeln!(out, "{}", serde_json::json!(insight)).map_err(output)
    } else {
        write!(out, "{}", sketch(&insight, locale)).map_err(output)
    }
}

fn sketch(insight: &Insight, locale: &Locale) -> String {
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
        let chances = percent(&line.chances);
        text += &format!("{:>7}  {chances}  {}\n", points(line.score), line.words.join(" "));
    }
    for way in &insight.ways {
        let arguments = [
            ("seat", way.seat.into()),
            ("steps", way.squares.len().into()),
            ("squares", way.squares.join(" ").into()),
        ];
        text += &locale.with("analyse-way", &arguments);
        text.push('\n');
    }
    text
}

/// Everyone's chances: `54.2% 45.8%`.
fn percent(chances: &[u16]) -> String {
    let chances: Vec<_> =
        chances.iter().map(|chance| format!("{:5.1}%", f64::from(*chance) / 10.0)).collect();
    chances.join(" ")
}

/// `+0.42` steps, `#3` for a win in three moves, `-#2` for a loss after two.
fn points(score: Score) -> String {
    match score {
        Score::Points(points) => format!("{:+.2}", f64::from(points) / 100.0),
        Score::Wins(moves) => format!("#{moves}"),
        Score::Loses(moves) => format!("-#{moves}"),
    }
}

/// Every move of a record.
fn judge(
    player: &mut Player,
    file: &Path,
    limits: &Limits,
    json: bool,
    locale: &Locale,
) -> Result<(), Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| Failure::file("cli-cannot-read", file, &error))?;
    let archive = Archive::parse(&text)?;
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut progress = |done: usize, of: usize| {
        let mut tell = io::stderr();
        if tell.is_terminal() {
            let end = if done == of { "\r\x1b[K" } else { "" };
            let _ = write!(tell, "\r{done}/{of}{end}");
        }
    };
    let judgements = review(player, &archive.record, limits, &control, &mut progress);
    let mut out = io::stdout().lock();
    if json {
        return writeln!(out, "{}", serde_json::json!(judgements)).map_err(output);
    }
    for judgement in &judgements {
        writeln!(out, "{}", row(judgement, locale)).map_err(output)?;
    }
    Ok(())
}

fn row(judgement: &Judgement, locale: &Locale) -> String {
    let better = judgement.better.as_ref().map_or(String::new(), |better| {
        let cost = format!("{:.1}", f64::from(judgement.cost) / 10.0);
        let arguments = [("cost", cost.into()), ("line", better.words.join(" ").into())];
        locale.with("analyse-better", &arguments)
    });
    let grade = locale.text(judgement.grade.key());
    let (number, seat, word) = (judgement.entry + 1, judgement.seat, &judgement.word);
    let chances = percent(&judgement.chances);
    format!("{number:>3}  {seat}  {word:<8} {chances}  {grade:<12} {better}").trim_end().to_owned()
}
