//! `docs/levels.md` measured anew: every row of a table says by which match its figures were come by,
//! and here that match is played and the figures are written back.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const DOCUMENT: &str = "docs/levels.md";

/// Measures the rows whose heading and text contain `wanted`, one after the other, with the program
/// built here. The document is written after every row, so that nothing is lost where it is stopped.
pub(crate) fn run(wanted: &str) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace");
    let build = Command::new("cargo").args(["build", "--release"]).current_dir(root).status();
    if !build.is_ok_and(|status| status.success()) {
        return Err("the program could not be built".to_owned());
    }
    let path = root.join(DOCUMENT);
    let read = || fs::read_to_string(&path).map_err(|error| format!("{DOCUMENT}: {error}"));
    let count = read()?.lines().count();
    for nth in 0..count {
        // Read again, since a match takes long and somebody may have edited the text.
        let text = read()?;
        let lines: Vec<_> = text.lines().collect();
        let Some(&line) = lines.get(nth) else { break };
        let heading = lines[..nth].iter().rfind(|line| line.starts_with("## ")).unwrap_or(&"");
        if !format!("{heading} {line}").contains(wanted) {
            continue;
        }
        let Some(command) = command_of(&lines, nth) else { continue };
        println!("{command}");
        let measured = with_figures(line, &play(root, &command)?);
        println!("{measured}");
        let with_row = text.replacen(line, &measured, 1);
        fs::write(&path, with_row).map_err(|error| format!("{DOCUMENT}: {error}"))?;
    }
    Ok(())
}

/// The match of a row: in the row itself, or in the block of commands that follows its table, with the
/// levels of the row for N and M and its number of games.
fn command_of(lines: &[&str], nth: usize) -> Option<String> {
    let cells = cells(lines[nth]);
    let levels = cells.first()?.split_once(" – ")?;
    if let Some(command) = cells.last()?.strip_prefix("`palisade match ") {
        return Some(command.trim_end_matches('`').to_owned());
    }
    let after: Vec<_> = lines[nth..].iter().take_while(|line| !line.starts_with("## ")).collect();
    let block = after.iter().skip_while(|line| !line.starts_with("palisade match "));
    let command: Vec<_> = block.take_while(|line| !line.starts_with("```")).collect();
    let command: String = command.iter().map(|line| line.trim_end_matches('\\')).collect();
    let command = command.strip_prefix("palisade match ")?;
    let command = command.replace("level:N", &format!("level:{}", levels.0));
    let command = command.replace("level:M", &format!("level:{}", levels.1));
    let words: Vec<_> = command.split_whitespace().collect();
    let games = words.iter().position(|&word| word == "--games")? + 1;
    let with_games = words.iter().enumerate();
    let words: Vec<_> =
        with_games.map(|(at, &word)| if at == games { cells[1] } else { word }).collect();
    Some(words.join(" "))
}

fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

/// Plays a match: its result as JSON.
fn play(root: &Path, command: &str) -> Result<String, String> {
    let mut program = Command::new(root.join("target/release/palisade"));
    program.arg("match").args(command.split_whitespace()).arg("--json").stderr(Stdio::inherit());
    let output = program.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("palisade match {command} failed")),
    }
}

/// A row with the figures of its match.
fn with_figures(row: &str, json: &str) -> String {
    let old = cells(row);
    let mut new: Vec<String> = old.iter().map(|&cell| cell.to_owned()).collect();
    new[1] = format!("{}", number(json, &["games"]));
    if old.last().is_some_and(|cell| cell.starts_with('`')) {
        let share = |key| number(json, &[key]) * 100.0;
        new[2] = format!("{:.1} % ± {:.1}", share("share"), share("share_error"));
        if old.len() == 5 {
            new[3] = chance(number(json, &["p"]));
        }
    } else {
        let figures = [("as_pacman", "pellets"), ("as_pacman", "turns")]
            .into_iter()
            .chain([("as_ghosts", "pellets"), ("as_ghosts", "turns")]);
        for (cell, (role, figure)) in new[2..].iter_mut().zip(figures) {
            let of = |key| number(json, &[role, figure, key]);
            let places = if figure == "pellets" { 2 } else { 1 };
            *cell = format!("{:.places$} ± {:.places$}", of("mean"), of("error"));
            if of("p") >= 0.000_05 {
                *cell += &format!(" (p = {})", chance(of("p")));
            }
        }
    }
    format!("| {} |", new.join(" | "))
}

fn chance(p: f64) -> String {
    if p < 0.000_05 { "< 0.0001".to_owned() } else { format!("{p:.4}") }
}

/// The number that follows a path of keys. The outermost keys come after those of roles.
pub(crate) fn number(json: &str, keys: &[&str]) -> f64 {
    let mut rest = json;
    for key in keys {
        let quoted = format!("\"{key}\":");
        let at = if keys.len() == 1 { rest.rfind(&quoted) } else { rest.find(&quoted) };
        let Some(at) = at else { return f64::NAN };
        rest = &rest[at + quoted.len()..];
    }
    let end = rest.find([',', '}']).unwrap_or(rest.len());
    rest[..end].trim().parse().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_gets_the_figures_of_its_own_match() {
        let row = "| 2 – 1 | 100 | 1.0 % ± 1.0 | 0.5000 | `palisade match quoridor --player level:2 --games 100` |";
        let command = command_of(&[row], 0);
        assert_eq!(command.as_deref(), Some("quoridor --player level:2 --games 100"));
        let json = r#"{"elo":-1.5,"games":60,"p":0.00001,"share":0.7654,"share_error":0.0549}"#;
        assert_eq!(
            with_figures(row, json),
            "| 2 – 1 | 60 | 76.5 % ± 5.5 | < 0.0001 | `palisade match quoridor --player level:2 --games 100` |"
        );
    }

    /// The scale of ratings stands on the figures of the document; correspondence games have those of the same levels
    /// without days. For the PAC-MAN variant it has figures by role, which the document does not show.
    #[test]
    fn the_scale_of_ratings_has_the_figures_of_the_document() {
        let document = include_str!("../../docs/levels.md");
        let scale = include_str!("../../crates/ratings/data/levels.txt");
        let measured_in = |row: &str| {
            let cells = cells(row);
            let command = cells.last()?.strip_prefix("`palisade match ")?;
            let (game, even) = match command.split_once(' ')? {
                ("quoridor", options) if options.contains("--seats 4") => ("four-players", 25),
                ("quoridor", _) => ("classic", 50),
                (game @ ("mini" | "mspacman"), _) => (game, 50),
                _ => return None,
            };
            let (level, lower) = cells[0].split_once(" – ")?;
            let lower = lower.trim_start_matches("three of ");
            let (share, _) = cells[2].split_once(" %")?;
            Some(format!("match {game} {level} {lower} {} {share} {even}", cells[1]))
        };
        let measured: Vec<_> = document.lines().filter_map(measured_in).collect();
        let of_days = |line: &str| line.starts_with("match classic-correspondence ");
        let by_role =
            |line: &str| ["match pacman ", "match ghosts "].iter().any(|p| line.starts_with(p));
        let matches = scale.lines().filter(|line| line.starts_with("match ") && !by_role(line));
        let (days, kept): (Vec<_>, Vec<_>) = matches.partition(|line| of_days(line));
        assert_eq!(kept, measured);
        let classic: Vec<_> =
            kept.iter().filter(|line| line.starts_with("match classic ")).collect();
        let days: Vec<_> = days.iter().map(|line| line.replace("-correspondence", "")).collect();
        assert_eq!(days.iter().collect::<Vec<_>>(), classic);
    }

    #[test]
    fn a_row_without_a_command_takes_that_below_its_table() {
        let lines = [
            "| 8 – 7 | 5400 | 1 ± 1 | 1 ± 1 | 1 ± 1 | 1 ± 1 |",
            "",
            "palisade match pacman --mirror --games 2700 --player level:N \\",
            "    --player level:M",
            "```",
        ];
        let command = "pacman --mirror --games 5400 --player level:8 --player level:7";
        assert_eq!(command_of(&lines, 0).as_deref(), Some(command));
        let json = r#"{"as_ghosts":{"games":1,"pellets":{"error":0.04,"mean":2.291,"p":0.0},"turns":{"error":2.0,"mean":52.5,"p":0.0001}},
            "as_pacman":{"games":1,"pellets":{"error":0.04,"mean":2.77,"p":0.0},"turns":{"error":1.9,"mean":63.1,"p":0.0}},"games":5400}"#;
        assert_eq!(
            with_figures(lines[0], json),
            "| 8 – 7 | 5400 | 2.77 ± 0.04 | 63.1 ± 1.9 | 2.29 ± 0.04 | 52.5 ± 2.0 (p = 0.0001) |"
        );
    }
}
