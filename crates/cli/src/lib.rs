//! The commands of the `palisade` program, one file each: their arguments and output. What a command
//! does lives in the libraries. The binary is this crate and the embedded web page, so that a change
//! of the page compiles nothing here.

mod account;
mod admin;
mod analyse;
mod backup;
mod bench;
mod config;
mod database_args;
mod dataset;
mod engine;
mod engine_args;
mod error;
mod health;
mod help;
mod input;
mod interrupt;
mod learn;
mod legal;
mod r#match;
mod migrate;
mod online;
mod openings;
mod options;
mod perft;
mod play;
mod playouts;
mod printed;
mod privacy;
mod puzzle;
mod puzzles;
mod record;
mod rulebook;
mod serve;
mod serve_log;
mod server_url;
mod setup;
mod show;
mod solve;
mod usage_error;
mod verify;
mod worker;

use std::ffi::OsString;
use std::iter;
use std::process::ExitCode;

use clap::{FromArgMatches as _, Parser, Subcommand};
use locale::{Language, Locale};
use server::assets::Assets;

use crate::error::CliError;

/// Maze board games: play, learn, analyse, research.
#[derive(Parser)]
#[command(name = "palisade", version, max_term_width = 100)]
struct Cli {
    /// Language of what is said: en, fr, es, nl, pl, cs or ro
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the web platform; a bare `palisade` does the same
    Serve(serve::Args),
    /// Sit at the tables of a server from the command line
    #[command(subcommand)]
    Online(online::Command),
    /// Copy the database of a server, which may be running
    Backup(backup::Args),
    /// Put a copy in place as the database of a server that is not running
    Restore(backup::Args),
    /// Move a server from an SQLite file to PostgreSQL
    Migrate(migrate::Args),
    /// Write the lists of a server again, from the events of its games
    Rebuild(migrate::RebuildArgs),
    /// Compute for the servers of a PostgreSQL database
    Worker(worker::Args),
    /// Moderate a running server
    #[command(subcommand)]
    Admin(admin::Command),
    /// Manage the accounts of a running server
    #[command(subcommand)]
    Account(account::Command),
    /// Ask a server whether it is ready
    Health(health::Args),
    /// Check the settings of a server, or print all of them
    #[command(subcommand)]
    Config(config::Command),
    /// Print a unit for systemd
    Systemd(printed::SystemdArgs),
    /// Print completions for a shell
    Completions(printed::CompletionsArgs),
    /// Print the manual page of a command, or write all of them
    Man(printed::ManArgs),
    /// Check the dice of a finished game against their commitment
    Verify(verify::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Learn a game by short lessons, or play a first game with a friendly opponent
    Learn(learn::Args),
    /// Solve puzzles: positions in which one move is best
    Puzzle(puzzle::Args),
    /// Make puzzles from games of the engine, or check them again
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Print the rulebook of a game in your language
    Rules(rulebook::Args),
    /// List the options of a game: what `--option` takes
    Options(options::Args),
    /// List the legal moves of a position
    Legal(legal::Args),
    /// Draw a position as text
    Show(show::Args),
    /// Count the leaves of the game tree
    Perft(perft::Args),
    /// Play uniformly random games and count them
    Playouts(playouts::Args),
    /// Speak UGI on stdin and stdout
    Engine(engine::Args),
    /// Say what the engine sees in a position, or judge every move of a game file
    Analyse(analyse::Args),
    /// Sign the engine's behaviour by a node count
    Bench(bench::Args),
    /// Play engines against each other and measure them
    Match(r#match::Args),
    /// Write positions with what the engine thinks of them, for programs that learn
    Dataset(dataset::Args),
    /// Solve a PAC-MAN maze exactly, or find a fair one
    Solve(solve::Args),
    /// Check, show or rewrite a game file
    #[command(subcommand)]
    Record(record::Command),
}

/// Runs the command line. `page` returns the files of the web page, which `serve` needs.
pub fn main(page: fn() -> Assets) -> ExitCode {
    error::catch_faults(|| run(page))
}

fn run(page: fn() -> Assets) -> ExitCode {
    let args: Vec<_> = std::env::args_os().skip(1).collect();
    let variable = |name: &str| std::env::var(name).ok();
    // Help and usage errors need the language before there are parsed arguments; an unknown one is
    // refused in the language of the environment.
    let preferred = || Some(tui::Preferences::from_env(variable).ok()?.language?.tag().to_owned());
    let requested = requested_language(&args).or_else(preferred);
    let (locale, unknown) = match Language::choose(requested.as_deref(), variable) {
        Ok(language) => (Locale::new(language), None),
        Err(reason) => {
            (Locale::new(Language::from_env(variable).unwrap_or_default()), Some(reason))
        }
    };
    let cli = match parse(&args, &locale) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    if let Some(reason) = unknown {
        return CliError::from(reason).report(&locale);
    }
    // A bare `palisade` is `serve` with its defaults.
    let command = match cli.command {
        Some(command) => command,
        None => match parse(&["serve".into()], &locale) {
            Ok(cli) => cli.command.expect("a command was named"),
            Err(code) => return code,
        },
    };
    let result = match command {
        Command::Serve(args) => serve::run(args, page, &locale),
        Command::Online(command) => online::run(&command, &locale),
        Command::Backup(args) => backup::copy(&args, &locale),
        Command::Restore(args) => backup::restore(&args, &locale),
        Command::Migrate(args) => migrate::run(&args, &locale),
        Command::Rebuild(args) => migrate::rebuild(&args, &locale),
        Command::Worker(args) => worker::run(args, &locale),
        Command::Admin(command) => admin::run(&command, &locale),
        Command::Account(command) => account::run(&command, &locale),
        Command::Health(args) => health::run(&args, &locale),
        Command::Config(command) => config::run(command, &locale),
        Command::Systemd(args) => printed::systemd(&args, &locale),
        Command::Completions(args) => printed::completions(&args, &locale),
        Command::Man(args) => printed::man(&args, &locale),
        Command::Verify(args) => verify::run(&args, &locale),
        Command::Play(args) => play::run(&args, locale.clone()),
        Command::Learn(args) => learn::run(&args, locale.clone()),
        Command::Puzzle(args) => puzzle::run(&args, locale.clone()),
        Command::Puzzles(command) => puzzles::run(&command, &locale),
        Command::Rules(args) => rulebook::run(&args, &locale),
        Command::Options(args) => options::run(&args, &locale),
        Command::Legal(args) => legal::run(&args),
        Command::Show(args) => show::run(&args, &locale),
        Command::Perft(args) => perft::run(&args, &locale),
        Command::Playouts(args) => playouts::run(&args, &locale),
        Command::Engine(args) => engine::run(&args, &locale),
        Command::Analyse(args) => analyse::run(&args, &locale),
        Command::Bench(args) => bench::run(&args, &locale),
        Command::Match(args) => r#match::run(&args, &locale),
        Command::Dataset(args) => dataset::run(&args, &locale),
        Command::Solve(args) => solve::run(&args, &locale),
        Command::Record(command) => record::run(&command, &locale),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(&locale),
    }
}

/// Parses arguments; help, the version and usage errors are printed, and their exit code is returned.
fn parse(args: &[OsString], locale: &Locale) -> Result<Cli, ExitCode> {
    let mut command = help::command(locale);
    let words = iter::once("palisade".into()).chain(args.iter().cloned());
    let parsed = command.try_get_matches_from_mut(words);
    parsed.and_then(|matches| Cli::from_arg_matches(&matches)).map_err(|error| {
        let args: Vec<_> = args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
        error::report_usage(&error, &command, &args, locale)
    })
}

/// The value of `--lang`, wherever it stands on the line.
fn requested_language(args: &[OsString]) -> Option<String> {
    let mut args = args.iter().map_while(|arg| arg.to_str()).take_while(|&arg| arg != "--");
    args.find_map(|arg| match arg.strip_prefix("--lang")? {
        "" => Some(None),
        rest => rest.strip_prefix('=').map(|value| Some(value.to_owned())),
    })
    .and_then(|value| value.or_else(|| args.next().map(str::to_owned)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_anywhere_on_the_line() {
        let requested = |line: &str| {
            requested_language(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>())
        };
        assert_eq!(requested("--lang pl serve"), Some("pl".to_owned()));
        assert_eq!(requested("serve --nonsense --lang=cs"), Some("cs".to_owned()));
        assert_eq!(requested("legal quoridor --help --lang fr"), Some("fr".to_owned()));
        assert_eq!(requested("serve --language pl"), None);
        assert_eq!(requested("serve --lang"), None);
    }
}
