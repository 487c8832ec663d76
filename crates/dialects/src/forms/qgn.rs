//! QGN, which is like PGN: header lines in brackets, an empty line, a numbered pair of moves a line, and
//! the result. Comments and marks are kept.

use game::{MoveMark, Reason, Seat, TimeControl};
use rules::quoridor::Position;
use rules::{AnyPosition, AnySetup, Game, GameRecord, GameSetup};

use super::{list, positions};
use crate::bits::{from_base64, from_percent, to_base64};
use crate::dialect::{Dialect, PositionForm};
use crate::foreign_game::{ForeignGame, StatedResult};

/// What stands before a game in a link.
pub(crate) const LINK: &str = "#qgn=";

/// Lines that mean nothing here and are written as they were read.
const KEPT: [&str; 4] = ["Event", "Site", "Engine", "Annotator"];

pub(crate) fn read(text: &str, dialect: Dialect) -> Result<ForeignGame, Reason> {
    let text = text.trim_start();
    let is_header = |line: &&str| line.trim_start().starts_with('[');
    let headers: Vec<_> = text.lines().take_while(is_header).collect();
    let moves: Vec<_> = text.lines().skip(headers.len()).collect();
    let mut game = list::read(&moves.join("\n"), dialect)?;
    game.any_starter = false;
    game.seats = Some(2);
    let mut walls: Option<usize> = None;
    for line in headers {
        let (key, value) = pair(line).ok_or_else(|| dialect.not_its_text(line))?;
        match key {
            // Nothing is known.
            _ if value.chars().all(|c| "?.".contains(c)) => {}
            "Player0" => game.header.player_mut(Seat::new(0)).name = Some(value.to_owned()),
            "Player1" => game.header.player_mut(Seat::new(1)).name = Some(value.to_owned()),
            "Date" => game.header.date = Some(value.replace('.', "-")),
            "Result" => {
                let told = game.result.filter(|result| *result != StatedResult::Open);
                game.result = told.or(StatedResult::parse(value));
            }
            "TimeControl" => {
                let control = time_control(value).ok_or_else(|| dialect.not_its_text(line))?;
                game.header.time_control = control;
            }
            "Walls" => walls = Some(value.parse().map_err(|_| dialect.not_its_text(line))?),
            "QFEN" => {
                let start = positions::read(value, PositionForm::Qfen, Dialect::Qfen);
                game.start = Some(start.ok_or_else(|| dialect.not_its_text(line))?);
            }
            // The keys that mean something in a record are in lower case.
            _ if key.starts_with(|c: char| c.is_ascii_uppercase()) => {
                game.header.other.push((key.to_owned(), value.to_owned()));
            }
            _ => {}
        }
    }
    if let (None, Some(walls)) = (&game.start, walls.filter(|&walls| walls != 10)) {
        let usual = GameSetup::new(Game::Quoridor).start()?;
        let AnySetup::Quoridor(mut start) = AnySetup::from(&usual) else { unreachable!() };
        start.hands = vec![walls; 2];
        game.start = Some(start);
    }
    Ok(game)
}

/// `[Key "value"]`
fn pair(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    Some((key, value.trim().strip_prefix('"')?.strip_suffix('"')?))
}

/// Minutes and seconds: `5+3`.
fn time_control(text: &str) -> Option<TimeControl> {
    let (minutes, increment) = text.split_once('+')?;
    let seconds = minutes.parse::<u32>().ok()?.checked_mul(60)?;
    Some(TimeControl::Fischer { seconds, increment: increment.parse().ok()? })
}

/// Writes a game whose moves are these words.
pub(crate) fn write(game: &GameRecord, words: &[String], start: Option<&Position>) -> String {
    let mut text = String::new();
    let mut line = |key: &str, value: &str| {
        text += &format!("[{key} \"{}\"]\n", value.replace('"', "'"));
    };
    let kept = |key: &str| {
        let found = game.header.other.iter().find(|(other, _)| other == key);
        found.map(|(_, value)| value.as_str())
    };
    let [event, site, engine, annotator] = KEPT;
    line(event, kept(event).unwrap_or("?"));
    line(site, kept(site).unwrap_or("?"));
    line("Date", &game.header.date.as_deref().unwrap_or("????.??.??").replace('-', "."));
    for (seat, key) in Seat::all(2).zip(["Player0", "Player1"]) {
        line(key, game.header.player(seat).name.as_deref().unwrap_or("?"));
    }
    let result = StatedResult::of(game.record.ending()).text();
    line("Result", result);
    if let TimeControl::Fischer { seconds, increment } = game.header.time_control
        && seconds.is_multiple_of(60)
    {
        line("TimeControl", &format!("{}+{increment}", seconds / 60));
    }
    line("Walls", "10");
    if let Some(start) = start {
        line("QFEN", &positions::qfen(start, 0));
    }
    for key in [engine, annotator] {
        if let Some(value) = kept(key) {
            line(key, value);
        }
    }
    text.push('\n');
    let comments = game.comments.iter().map(Option::as_deref).chain(std::iter::repeat(None));
    for (nth, (word, comment)) in words.iter().zip(comments).enumerate() {
        let is_first = nth.is_multiple_of(2);
        text += &if is_first { format!("{}. ", nth / 2 + 1) } else { " ".to_owned() };
        text += word;
        text += mark(game, nth + 1);
        text += &comment.map(|comment| format!(" {{{comment}}}")).unwrap_or_default();
        text += if is_first && nth + 1 < words.len() { "" } else { "\n" };
    }
    text + result + "\n"
}

/// The mark of the `nth` move, as the header of a record has it.
fn mark(game: &GameRecord, nth: usize) -> &'static str {
    let marks = game.header.other.iter().filter(|(key, _)| key == "mark");
    let mut pairs = marks.filter_map(|(_, value)| value.split_once(' '));
    let found = pairs.find(|(number, _)| *number == nth.to_string());
    found.and_then(|(_, glyph)| MoveMark::parse(glyph)).map_or("", MoveMark::glyph)
}

/// The text of a game in a link.
pub(crate) fn from_link(link: &str) -> Option<String> {
    let (_, letters) = link.split_once(LINK)?;
    from_base64(&from_percent(letters.trim())?)
}

/// A game as the end of a link.
pub(crate) fn to_link(text: &str) -> String {
    format!("{LINK}{}\n", to_base64(text))
}

/// The position where a game starts, unless that is the usual one.
pub(crate) fn unusual_start(game: &GameRecord) -> Option<&Position> {
    let usual = game.setup.with_default_options().start().ok()?;
    match game.record.start() {
        AnyPosition::Quoridor(start) if start.to_string() != usual.to_string() => Some(start),
        _ => None,
    }
}
