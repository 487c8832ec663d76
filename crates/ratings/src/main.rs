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
            println!("{}", levels(&LevelScale::shipped()).join("\n"));
            Ok(())
        }
        ["levels", file] => fs::read_to_string(file)
            .map_err(|error| format!("{file}: {error}"))
            .and_then(|text| {
                LevelScale::parse(&text).map_err(|error| format!("{file}, {error}"))
            })
            .map(|scale| println!("{}", levels(&scale).join("\n"))),
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

/// The ratings of the levels, as rows of a table.
fn levels(scale: &LevelScale) -> Vec<String> {
    let columns = RatingPool::ALL.map(|pool| pool.name());
    let mut rows = vec![
        format!("| level | {} |", columns.join(" | ")),
        format!("| --- |{}", " --- |".repeat(columns.len())),
    ];
    for level in 1..=8 {
        let cell = |pool| match scale.levels(pool).get(level - 1) {
            Some(found) if level == 1 => format!("{:.0}", found.rating),
            Some(found) => format!("{:.0} ± {:.0}", found.rating, found.error),
            None => "–".to_owned(),
        };
        rows.push(format!("| {level} | {} |", RatingPool::ALL.map(cell).join(" | ")));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in the section of docs/ratings.md with that heading.
    fn documented(heading: &str) -> Vec<&'static str> {
        let document = include_str!("../../../docs/ratings.md");
        let lines =
            document.lines().skip_while(|line| line.trim_start_matches('#').trim() != heading);
        let section = lines.skip(1).take_while(|line| !line.starts_with('#'));
        section.filter(|line| line.starts_with('|')).collect()
    }

    /// Ratings are rounded after every game and everything is drawn from fixed seeds, so the figures are the same anywhere.
    #[test]
    fn the_document_has_the_figures_of_the_simulation() {
        for (heading, rows) in simulation::sections() {
            assert_eq!(documented(heading), rows, "{heading}");
        }
    }

    #[test]
    fn the_document_says_where_the_levels_stand() {
        assert_eq!(documented("The computer's levels"), levels(&LevelScale::shipped()));
    }
}
