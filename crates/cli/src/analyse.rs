mod review;

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use ::engine::{Insight, Limits, Player, Score, SearchControl, Stopwatch, review_limits};
use game::{Exact, Reason, Turn, Verdict};
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
        let limits = limits.unwrap_or_else(|| Limits::movetime(Duration::from_secs(1)));
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
    match record.turn() {
        Turn::Seat(_) => {}
        Turn::Chance => return Err(Reason::new("analyse-chance", "").into()),
        Turn::Over => return Err(Reason::new("analyse-over", "").into()),
    }
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
        write!(out, "{}", format_insight(&insight, game, locale)).map_err(output_error)?;
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

fn format_insight(insight: &Insight, game: Game, locale: &Locale) -> String {
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
    let [score, chances, moves] =
        ["analyse-score", "analyse-chances", "analyse-moves"].map(|key| locale.text(key));
    let width = format_chances(&insight.chances, locale).chars().count();
    text += &format!("{score:>7}  {chances:<width$}  {moves}\n");
    for line in &insight.lines {
        let chances = format_chances(&line.chances, locale);
        let score = format_score(line.score, locale);
        text += &format!("{score:>7}  {chances}  {}\n", line.words.join(" "));
    }
    for path in &insight.shortest_paths {
        let steps = ("steps", path.squares.len().into());
        let squares = ("squares", path.squares.join(" ").into());
        text += &match path.piece {
            Some(piece) => {
                let piece = locale.text(&format!("term-{}", piece.word()));
                locale.with("analyse-piece-path", &[("piece", piece.into()), steps, squares])
            }
            None => locale.with("analyse-path", &[("seat", path.seat.into()), steps, squares]),
        };
        text.push('\n');
    }
    if let Some(exact) = insight.exact {
        text += &format_exact(exact, game, locale);
        text.push('\n');
    }
    text
}

/// Who wins and when, where that is certain, in one line.
fn format_exact(exact: Exact, game: Game, locale: &Locale) -> String {
    let won_by = |seat: u8| {
        let name = locale.with("player-name", &[("seat", seat.into())]);
        let args = [("name", name.into()), ("count", exact.turns.into())];
        locale.with("analysis-exact-race", &args)
    };
    let key = match (game, exact.verdict) {
        (Game::Quoridor | Game::Mini, Verdict::Win) => return won_by(1),
        (Game::Quoridor | Game::Mini, Verdict::Loss) => return won_by(2),
        (_, Verdict::Win) => "analysis-exact-pac",
        (_, Verdict::Loss) => "analysis-exact-ghosts",
        (_, Verdict::Draw) => "analysis-exact-endless",
    };
    let told = locale.with(key, &[("count", exact.turns.into())]);
    format!("{}: {told}", locale.text("analysis-exact"))
}

/// The winning chance of every seat: `54.2% 45.8%`.
fn format_chances(chances: &[u16], locale: &Locale) -> String {
    let percent = |chance: &u16| locale.language().percent((*chance).into());
    let width = percent(&1000).chars().count();
    let chances: Vec<_> =
        chances.iter().map(|chance| format!("{:>width$}", percent(chance))).collect();
    chances.join(" ")
}

/// `+0.42` steps, `#3` for a win in three moves, `-#2` for a loss after two.
fn format_score(score: Score, locale: &Locale) -> String {
    match score {
        Score::Points(points) => {
            let sign = if points < 0 { '-' } else { '+' };
            format!("{sign}{}", locale.language().decimal(f64::from(points.abs()) / 100.0, 2))
        }
        Score::Wins(moves) => format!("#{moves}"),
        Score::Loses(moves) => format!("-#{moves}"),
    }
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    /// What is certain is one line of a narrow terminal in every language, with the longest numbers.
    #[test]
    fn an_exact_result_is_one_line() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for game in [Game::Quoridor, Game::Pacman] {
                for verdict in [Verdict::Win, Verdict::Draw, Verdict::Loss] {
                    let told = format_exact(Exact { verdict, turns: 120 }, game, &locale);
                    assert!(told.chars().count() <= 60 && !told.contains('\n'), "{told}");
                    assert!(verdict == Verdict::Draw || told.contains("120"), "{told}");
                }
            }
        }
        let english = Locale::new(Language::English);
        let race = Exact { verdict: Verdict::Loss, turns: 5 };
        assert_eq!(format_exact(race, Game::Mini, &english), "Race won in 5 moves: Player 2");
        assert_eq!(format_exact(race, Game::Pacman, &english), "Exact: ghosts in 5");
    }
}
