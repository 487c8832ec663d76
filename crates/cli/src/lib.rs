//! The verbs of the `palisade` program, a file each, nothing else. What a verb does lives in the
//! library it is named after; here are its words on the command line. The program itself is these
//! and the page, so that a change of the page compiles nothing here.

mod analyse;
mod backup;
mod bench;
mod contest;
mod engine;
mod failure;
mod legal;
mod online;
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

use crate::failure::Failure;

/// Maze board games: play, learn, analyse, research.
#[derive(Parser)]
#[command(name = "palisade", version, max_term_width = 100)]
struct Cli {
    /// Language of what is said: en, fr, es, nl, pl, cs or ro
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    /// Run the web platform; a bare `palisade` does the same
    Serve(serve::Args),
    /// Sit at the tables of a server from the command line
    #[command(subcommand)]
    Online(online::Verb),
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
    Match(contest::Args),
    /// Solve a PAC-MAN maze exactly, or find a fair one
    Solve(solve::Args),
    /// Check, show or rewrite a game file
    #[command(subcommand)]
    Record(record::Verb),
}

/// Does what the command line says. `page` makes the files that `serve` hands out.
pub fn main(page: fn() -> Assets) -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::of_arguments(&error),
    };
    let locale = match Language::choose(cli.lang.as_deref(), |name| std::env::var(name).ok()) {
        Ok(language) => Locale::new(language),
        Err(reason) => return Failure::from(reason).report(&Locale::default()),
    };
    let verb = match cli.verb.map_or_else(serve::by_default, Ok) {
        Ok(verb) => verb,
        Err(error) => return failure::of_arguments(&error),
    };
    let result = match verb {
        Verb::Serve(args) => serve::run(args, page, &locale),
        Verb::Online(verb) => online::run(&verb, &locale),
        Verb::Backup(args) => backup::copy(&args, &locale),
        Verb::Restore(args) => backup::restore(&args, &locale),
        Verb::Verify(args) => verify::run(&args, &locale),
        Verb::Play(args) => play::run(&args, locale.clone()),
        Verb::Rules(args) => rulebook::run(&args, &locale),
        Verb::Legal(args) => legal::run(&args),
        Verb::Show(args) => show::run(&args, &locale),
        Verb::Perft(args) => perft::run(&args),
        Verb::Playouts(args) => playouts::run(&args),
        Verb::Engine(args) => engine::run(&args, &locale),
        Verb::Analyse(args) => analyse::run(&args, &locale),
        Verb::Bench(args) => bench::run(&args),
        Verb::Match(args) => contest::run(&args, &locale),
        Verb::Solve(args) => solve::run(&args, &locale),
        Verb::Record(verb) => record::run(&verb, &locale),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&locale),
    }
}
