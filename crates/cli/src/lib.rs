//! The commands of the `palisade` program, one file each: their arguments and output. What a command
//! does lives in the libraries. The binary is this crate and the embedded web page, so that a change
//! of the page compiles nothing here.

mod analyse;
mod backup;
mod bench;
mod engine;
mod error;
mod legal;
mod r#match;
mod online;
mod options;
mod perft;
mod play;
mod playouts;
mod record;
mod rulebook;
mod serve;
mod setup;
mod show;
mod solve;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
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
    /// Check the dice of a finished game against their commitment
    Verify(verify::Args),
    /// Play in the terminal
    Play(play::Args),
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
    /// Solve a PAC-MAN maze exactly, or find a fair one
    Solve(solve::Args),
    /// Check, show or rewrite a game file
    #[command(subcommand)]
    Record(record::Command),
}

/// Runs the command line. `page` returns the files of the web page, which `serve` needs.
pub fn main(page: fn() -> Assets) -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return error::report_usage(&error),
    };
    let locale = match Language::choose(cli.lang.as_deref(), |name| std::env::var(name).ok()) {
        Ok(language) => Locale::new(language),
        Err(reason) => return CliError::from(reason).report(&Locale::default()),
    };
    let command = match cli.command.map_or_else(serve::default_command, Ok) {
        Ok(command) => command,
        Err(error) => return error::report_usage(&error),
    };
    let result = match command {
        Command::Serve(args) => serve::run(args, page, &locale),
        Command::Online(command) => online::run(&command, &locale),
        Command::Backup(args) => backup::copy(&args, &locale),
        Command::Restore(args) => backup::restore(&args, &locale),
        Command::Verify(args) => verify::run(&args, &locale),
        Command::Play(args) => play::run(&args, locale.clone()),
        Command::Rules(args) => rulebook::run(&args, &locale),
        Command::Options(args) => options::run(&args, &locale),
        Command::Legal(args) => legal::run(&args),
        Command::Show(args) => show::run(&args, &locale),
        Command::Perft(args) => perft::run(&args),
        Command::Playouts(args) => playouts::run(&args),
        Command::Engine(args) => engine::run(&args, &locale),
        Command::Analyse(args) => analyse::run(&args, &locale),
        Command::Bench(args) => bench::run(&args),
        Command::Match(args) => r#match::run(&args, &locale),
        Command::Solve(args) => solve::run(&args, &locale),
        Command::Record(command) => record::run(&command, &locale),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(&locale),
    }
}
