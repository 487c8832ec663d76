//! What the documents say about ratings, computed: a simulation with known strengths, the first player's term from
//! games, and the computer's levels on the scale. `cargo xtask ratings` runs it.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it prints to a terminal")]

mod evidence;
mod simulation;

use std::fs;
use std::process::ExitCode;

use ratings::{LevelScale, RatingPool};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        [] => {
            simulation::run();
            Ok(())
        }
        ["first-player", ref paths @ ..] if !paths.is_empty() => evidence::first_player(paths),
        ["roles", folder] => evidence::roles(folder),
        ["levels"] => {
            levels(&LevelScale::shipped());
            Ok(())
        }
        ["levels", file] => fs::read_to_string(file)
            .map_err(|error| format!("{file}: {error}"))
            .and_then(|text| {
                LevelScale::parse(&text).map_err(|error| format!("{file}, {error}"))
            })
            .map(|scale| levels(&scale)),
        _ => Err("ratings | ratings first-player PATH ... | ratings roles FOLDER | ratings levels [FILE]"
            .to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Prints the ratings of the levels as a table, and for whom each is recommended.
fn levels(scale: &LevelScale) {
    let columns = RatingPool::ALL.map(|pool| pool.name());
    println!("| level | {} |", columns.join(" | "));
    println!("| --- |{}", " --- |".repeat(columns.len()));
    for level in 1..=8 {
        let cell = |pool| match scale.levels(pool).get(level - 1) {
            Some(found) if level == 1 => format!("{:.0}", found.rating),
            Some(found) => format!("{:.0} ± {:.0}", found.rating, found.error),
            None => "–".to_owned(),
        };
        println!("| {level} | {} |", RatingPool::ALL.map(cell).join(" | "));
    }
}
