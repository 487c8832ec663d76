use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use ::puzzles::{Puzzle, PuzzleDate, PuzzleTheme, daily_puzzle, parse_puzzles, shipped_puzzles};
use game::{Random, Reason};
use locale::Locale;
use serde_json::json;
use tui::PuzzleMode;

use crate::error::{CliError, output_error};
use crate::input::read_text;
use crate::learn::{is_dumb, is_interactive, launch_options};
use crate::setup::parse_game;

/// `palisade puzzle`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The puzzle, by its name; without one they come in random order
    #[arg(value_name = "NAME", conflicts_with_all = ["daily", "theme", "game"])]
    id: Option<String>,
    /// The puzzle of today
    #[arg(long)]
    daily: bool,
    /// The puzzle of this date, as 2026-11-17
    #[arg(long, value_name = "DATE", conflicts_with_all = ["id", "daily"])]
    date: Option<String>,
    /// Only puzzles with this theme
    #[arg(long, value_name = "NAME")]
    theme: Option<String>,
    /// Only puzzles of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// List the puzzles, one a line
    #[arg(long)]
    list: bool,
    /// With --list, print the puzzles as JSON, one a line
    #[arg(long, requires = "list")]
    json: bool,
    /// The puzzles of this file instead; - is stdin
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Where the random numbers start, for the same order again
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Line by line, for screen readers and scripts
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, locale: Locale) -> Result<(), CliError> {
    let mut puzzles = chosen(args)?;
    if args.list {
        return list(&puzzles, args.json);
    }
    if args.id.is_none() {
        let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
        Random::new(seed).shuffle(&mut puzzles);
    }
    if !args.plain && is_interactive() && !is_dumb() {
        let game = puzzles[0].game;
        return tui::solve_puzzles(launch_options(game, locale)?, puzzles).map_err(output_error);
    }
    let mut mode = PuzzleMode {
        puzzles,
        locale: &locale,
        interactive: is_interactive(),
        plain: args.plain || !io::stdout().is_terminal(),
        input: io::stdin().lock(),
        output: tui::printable(io::stdout().lock()),
    };
    mode.run().map_err(output_error)
}

/// The puzzles that the arguments ask for; at least one.
fn chosen(args: &Args) -> Result<Vec<Puzzle>, CliError> {
    let mut puzzles = match &args.file {
        Some(path) => parse_puzzles(&read_text(path)?).map_err(Reason::from)?,
        None => shipped_puzzles(),
    };
    if let Some(id) = &args.id {
        puzzles.retain(|puzzle| puzzle.id == *id);
        if puzzles.is_empty() {
            return Err(Reason::new("puzzle-unknown", "").text("word", id).into());
        }
        return Ok(puzzles);
    }
    if let Some(game) = &args.game {
        let game = parse_game(game)?;
        puzzles.retain(|puzzle| puzzle.game == game);
    }
    if let Some(name) = &args.theme {
        let theme = PuzzleTheme::parse(name).ok_or_else(|| unknown_theme(name))?;
        puzzles.retain(|puzzle| puzzle.themes.contains(&theme));
    }
    let date = match &args.date {
        Some(text) => Some(PuzzleDate::parse(text).ok_or_else(|| {
            CliError::from(Reason::new("puzzle-bad-date", "").text("word", text))
        })?),
        None => args.daily.then(tui::puzzle_date_today),
    };
    if let Some(date) = date {
        puzzles = daily_puzzle(&puzzles, date).cloned().into_iter().collect();
    }
    match puzzles.is_empty() {
        true => Err(Reason::new("puzzle-none", "").into()),
        false => Ok(puzzles),
    }
}

fn unknown_theme(name: &str) -> CliError {
    let themes = PuzzleTheme::ALL.map(PuzzleTheme::name).join(" ");
    Reason::new("puzzle-unknown-theme", "").text("word", name).text("themes", themes).into()
}

/// A line for each puzzle: id, game, themes, difficulty, position, solution.
fn list(puzzles: &[Puzzle], as_json: bool) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    for puzzle in puzzles {
        let themes: Vec<_> = puzzle.themes.iter().map(|theme| theme.name()).collect();
        let Puzzle { id, game, difficulty, position, origin, .. } = puzzle;
        let solution = puzzle.solution_text();
        let line = if as_json {
            let solution: Vec<_> = solution.split(' ').collect();
            json!({
                "id": id, "game": game.name(), "themes": themes, "difficulty": difficulty,
                "position": position.to_string(), "solution": solution, "origin": origin,
            })
            .to_string()
        } else {
            format!("{id}\t{game}\t{}\t{difficulty}\t{position}\t{solution}", themes.join(","))
        };
        writeln!(out, "{line}").map_err(output_error)?;
    }
    Ok(())
}
