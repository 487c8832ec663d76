//! Commands that read records of games.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Outcome, RecordText, Seat, SeatResult};
use ratings::{FirstPlayerGame, FirstPlayerTerm};

/// Prints what the first move was worth in the games at those paths, files or folders of records.
pub(crate) fn first_player(paths: &[&str]) -> Result<(), String> {
    let mut games = Vec::new();
    let mut others = 0;
    for path in paths {
        for (name, text) in records(Path::new(path))? {
            match FirstPlayerGame::from_record(&text, &name) {
                Some(game) => games.push(game),
                None => others += 1,
            }
        }
    }
    let term = FirstPlayerTerm::estimate(&games)
        .ok_or("it takes finished games for two, some won by each side".to_owned())?;
    println!("first player: {term}");
    if others > 0 {
        println!("left out: {others} that are no finished games for two");
    }
    Ok(())
}

/// Prints the lines of the data file for a match of two levels in the PAC-MAN variant, played with `--mirror` and
/// `--records`: how the higher level did in each role against the lower one, compared with the lower one itself.
pub(crate) fn roles(folder: &str) -> Result<(), String> {
    // By the levels of PAC-MAN and of the ghosts: PAC-MAN's points, and games.
    let mut points: BTreeMap<(usize, usize), (f64, u32)> = BTreeMap::new();
    for (_, text) in records(Path::new(folder))? {
        let Ok(record) = RecordText::parse(&text) else { continue };
        let level = |seat: &str| {
            let mut names = record.header_values("name");
            names.find_map(|name| name.strip_prefix(seat)?.strip_prefix(" level:")?.parse().ok())
        };
        let outcome = record.header("result").and_then(Outcome::parse);
        let (Some(pacman), Some(ghosts), Some(outcome)) = (level("1"), level("2"), outcome) else {
            continue;
        };
        let entry = points.entry((pacman, ghosts)).or_default();
        entry.0 += match outcome.result(Seat::new(0)) {
            SeatResult::Win => 1.0,
            SeatResult::Draw => 0.5,
            SeatResult::Loss => 0.0,
        };
        entry.1 += 1;
    }
    let levels: Vec<usize> = points.keys().map(|(pacman, _)| *pacman).collect();
    let (Some(lower), Some(level)) = (levels.iter().min(), levels.iter().max()) else {
        return Err(format!("{folder}: no games of levels"));
    };
    let share = |pacman: usize, ghosts: usize| {
        let (points, games) = points.get(&(pacman, ghosts)).copied().unwrap_or_default();
        (points / f64::from(games) * 100.0, games)
    };
    let ((as_pacman, games), (as_ghosts, _)) = (share(*level, *lower), share(*lower, *level));
    let (mirror, _) = share(*lower, *lower);
    println!("match pacman {level} {lower} {games} {as_pacman:.1} {mirror:.1}");
    println!("match ghosts {level} {lower} {games} {:.1} {:.1}", 100.0 - as_ghosts, 100.0 - mirror);
    Ok(())
}

/// The records in a file, or in all files of a folder, each with a name of its own.
fn records(path: &Path) -> Result<Vec<(String, String)>, String> {
    let said = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut files: Vec<PathBuf> = match path.is_dir() {
        true => fs::read_dir(path)
            .map_err(said)?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|file| file.is_file())
            .collect(),
        false => vec![path.to_owned()],
    };
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(said)?;
        let texts = RecordText::split(&text).into_iter().enumerate();
        found.extend(
            texts.map(|(nth, text)| (format!("{} {nth}", file.display()), text.to_owned())),
        );
    }
    Ok(found)
}
