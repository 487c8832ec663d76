use std::path::Path;

use arena::StartPosition;
use game::{Reason, RecordText, Turn};
use rules::{GameRecord, GameSetup};

use crate::error::CliError;
use crate::input::read_text;

/// The openings of a file: records, or a line of moves for each, where `#` begins a remark. Records may
/// have mazes and options of their own; the game and the number of players are those of `start`.
pub(crate) fn read_openings(
    path: &Path,
    start: &StartPosition,
) -> Result<Vec<StartPosition>, CliError> {
    let text = read_text(path)?;
    let openings: Vec<_> = match text.trim_start().starts_with(RecordText::MAGIC) {
        true => RecordText::split(text.trim_start())
            .into_iter()
            .map(|record| of_record(record, &start.setup))
            .collect(),
        false => text
            .lines()
            .map(|line| line.split('#').next().unwrap_or_default().trim())
            .filter(|line| !line.is_empty())
            .map(|line| of_moves(line, start))
            .collect(),
    };
    if openings.is_empty() {
        return Err(Reason::new("match-no-openings", "").text("path", path.display()).into());
    }
    let numbered = openings.into_iter().enumerate().map(|(nth, opening)| {
        let bad = Reason::new("match-bad-opening", "").text("path", path.display());
        opening.map_err(|why| bad.number("number", nth + 1).reason("why", why).into())
    });
    numbered.collect()
}

fn of_record(text: &str, setup: &GameSetup) -> Result<StartPosition, Reason> {
    let GameRecord { setup: own, record, .. } = GameRecord::parse(text)?;
    if own.game() != setup.game() || own.seats() != setup.seats() {
        return Err(Reason::new("match-other-game", ""));
    }
    if record.turn() == Turn::Over {
        return Err(Reason::new("record-over", ""));
    }
    let opening = record.words().collect();
    Ok(StartPosition { position: record.start().clone(), setup: own, opening })
}

fn of_moves(line: &str, start: &StartPosition) -> Result<StartPosition, Reason> {
    let mut record = start.setup.record_from(start.position.clone());
    for word in line.split_whitespace() {
        record.play(word)?;
    }
    match record.turn() {
        Turn::Over => Err(Reason::new("record-over", "")),
        _ => Ok(StartPosition { opening: record.words().collect(), ..start.clone() }),
    }
}
