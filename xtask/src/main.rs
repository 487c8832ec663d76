//! Chores of the workspace.
//!
//! ```text
//! cargo xtask test [--deep]      formatting, lints, every test, documentation
//! cargo xtask fuzz [SECONDS]     every fuzz target for a while (10 s each by default)
//! cargo xtask shots [FOLDER]     pictures of every page (target/shots by default)
//! cargo xtask load [ARGS]        the load generator against a server of its own
//! ```
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "chores talk to a terminal")]

mod face;
mod fuzz;
mod step;
mod test;
mod tool;

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done =
        match words[..] {
            ["test"] => test::run(false),
            ["test", "--deep"] => test::run(true),
            ["fuzz"] => fuzz::run(10),
            ["fuzz", seconds] if seconds.parse::<u64>().is_ok() => {
                fuzz::run(seconds.parse().expect("checked in the guard"))
            }
            ["shots"] => face::shots("target/shots"),
            ["shots", folder] => face::shots(folder),
            ["load", ref args @ ..] => face::load(args),
            _ => Err("cargo xtask test [--deep] | fuzz [SECONDS] | shots [FOLDER] | load [ARGS]"
                .to_owned()),
        };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::from(2)
        }
    }
}
