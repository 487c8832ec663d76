use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use ::engine::Level;
use game::Reason;
use lessons::{Course, CourseId};
use locale::Locale;
use rules::{Game, GameRecord, GameSetup};
use serde_json::json;
use tui::{LaunchOptions, LessonMode, Preferences, SavedGames, TerminalTheme};

use crate::error::{CliError, output_error};
use crate::input::read_text;
use crate::setup::parse_game;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A game, or quoridor-strategy, pacman-strategy or ghost-strategy; quoridor where nothing is said
    #[arg(value_name = "COURSE")]
    course: Option<String>,
    /// The lesson to begin with: its name, a rule number, or game for a first game
    #[arg(value_name = "NAME")]
    step: Option<String>,
    /// List the lessons, one a line
    #[arg(long)]
    list: bool,
    /// With --list, print the lessons as JSON, one a line
    #[arg(long, requires = "list")]
    json: bool,
    /// Teach the course of this file instead, after it has been checked; - is stdin
    #[arg(long, value_name = "FILE", conflicts_with = "course")]
    file: Option<PathBuf>,
    /// Line by line, for screen readers and scripts
    #[arg(long)]
    plain: bool,
}

/// The course where nothing is said.
const CLASSIC: CourseId = CourseId::Rules(Game::Quoridor);

/// The word that stands for the first game in the place of a lesson.
const FIRST_GAME: &str = "game";

pub(crate) fn run(args: &Args, locale: Locale) -> Result<(), CliError> {
    let id = args.course.as_deref().map(parse_course).transpose()?;
    let own = args.file.as_deref().map(course_of_file).transpose()?;
    if args.list {
        let courses = match (own, id) {
            (Some(course), _) => vec![course],
            (None, Some(id)) => vec![Course::of(id)],
            (None, None) => CourseId::ALL.map(Course::of).into(),
        };
        return list(&courses, args.json, &locale);
    }
    let plain = args.plain || !is_interactive() || is_dumb();
    if args.step.as_deref() == Some(FIRST_GAME) {
        return first_game(id.unwrap_or(CLASSIC).game(), plain, locale);
    }
    let course = own.unwrap_or_else(|| Course::of(id.unwrap_or(CLASSIC)));
    let saved_games = saved_games();
    let first = match args.step.as_deref() {
        Some(name) => course
            .find(name)
            .ok_or_else(|| CliError::from(Reason::new("learn-missing", "").text("word", name)))?,
        None => saved_games.lesson_progress().next_step(&course),
    };
    if !plain {
        return tui::learn(launch_options(course.id.game(), locale)?, course, first)
            .map_err(output_error);
    }
    let mut mode = LessonMode {
        course,
        locale: &locale,
        saved_games: &saved_games,
        interactive: is_interactive(),
        plain: args.plain || !io::stdout().is_terminal(),
        input: io::stdin().lock(),
        output: tui::printable(io::stdout().lock()),
    };
    mode.run(first).map_err(output_error)
}

/// A course by its name; other words are refused as games are, of which most courses have the name.
fn parse_course(name: &str) -> Result<CourseId, CliError> {
    match CourseId::parse(name) {
        Some(id) => Ok(id),
        None => parse_game(name).map(CourseId::Rules),
    }
}

/// Whether the terminal can only print lines.
pub(crate) fn is_dumb() -> bool {
    std::env::var("TERM").ok().is_none_or(|term| term == "dumb")
}

pub(crate) fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Progress is that of whoever types, not of a script.
fn saved_games() -> SavedGames {
    if io::stdin().is_terminal() {
        SavedGames::from_env(|name| std::env::var(name).ok())
    } else {
        SavedGames::without_autosave()
    }
}

/// Reads a course and checks it against the rules.
fn course_of_file(path: &std::path::Path) -> Result<Course, CliError> {
    let text = read_text(path)?;
    let course = Course::parse_text(&text, &|id| Some(lessons::source(id)));
    let course = course.map_err(Reason::from)?;
    course.check().map_err(Reason::from)?;
    Ok(course)
}

/// A line for each step: course, name, figure, rules, title.
fn list(courses: &[Course], as_json: bool, locale: &Locale) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    for course in courses {
        for step in &course.steps {
            let (id, title) = (course.id, locale.text(&step.key("title")));
            let line = if as_json {
                json!({
                    "game": id.game().name(), "course": id.name(), "step": step.id, "figure": step.figure,
                    "rules": step.rules, "title": title, "position": step.position.to_string(),
                    "answers": step.accepted(),
                })
                .to_string()
            } else {
                let figure = step.figure.as_deref().unwrap_or("-");
                format!("{id}\t{}\t{figure}\t{}\t{title}", step.id, step.rules.join(","))
            };
            writeln!(out, "{line}").map_err(output_error)?;
        }
    }
    Ok(())
}

/// A game against level 1, in which the opponent says what happened and what to think about.
fn first_game(game: Game, plain: bool, locale: Locale) -> Result<(), CliError> {
    let options = launch_options(game, locale)?;
    let played = match plain {
        true => {
            tui::play_line_mode(options, io::stdin().lock(), tui::printable(io::stdout().lock()))
        }
        false => tui::play(options),
    };
    played.map_err(output_error)
}

pub(crate) fn launch_options(game: Game, locale: Locale) -> Result<LaunchOptions, CliError> {
    let variable = |name: &str| std::env::var(name).ok();
    let preferences = Preferences::from_env(variable)?;
    Ok(LaunchOptions {
        game_record: Some(GameRecord::new(GameSetup::new(game))?),
        resume: false,
        game: Some(game),
        players: tui::default_players(Level::MIN),
        locale,
        theme: TerminalTheme::from_env(preferences.palette, variable),
        saved_games: saved_games(),
        preferences,
        interactive: is_interactive(),
        coach: true,
        seed: fastrand::u64(..),
        oracle: None,
        review_oracle: None,
    })
}
