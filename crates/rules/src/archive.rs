use game::{Cause, Ending, Outcome, Reason, Record, Sheet, Word};

use crate::{AnyPosition, Game, Table};

/// A game with everything its file says: the table it was played at, what happened, and what was
/// noted beside.
///
/// ```
/// let text = "palisade 1\ngame quoridor\nseats 2\nname 1 Ada\n\ne2 e8 {4:58} e3h\n";
/// let archive = rules::Archive::parse(text)?;
/// assert_eq!(archive.record.position().to_string(), "e2,e8 9,10 2 e3h");
/// assert_eq!(archive.sheet().to_string(), text);
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug)]
pub struct Archive {
    /// How the table was set.
    pub table: Table,
    /// What happened.
    pub record: Record<AnyPosition>,
    /// Header lines that change nothing in play, in order: names, clock, dice, date.
    pub extras: Vec<(String, String)>,
    /// What was noted beside each entry, such as the time left. May be shorter than the record.
    pub notes: Vec<Option<String>>,
}

/// The header lines that say how the game is played; all others are [`Archive::extras`].
const KEYS: [&str; 7] = ["game", "seats", "option", "maze", "start", "result", "reason"];

impl Archive {
    /// A game about to begin at that table.
    pub fn new(table: Table) -> Result<Archive, Reason> {
        let record = table.record(table.start()?);
        Ok(Archive { table, record, extras: Vec::new(), notes: Vec::new() })
    }

    /// Reads the text of a record and replays it: every word must be legal, and a stated result
    /// must be the one the game had.
    pub fn parse(text: &str) -> Result<Archive, Reason> {
        Archive::of(&Sheet::parse(text)?)
    }

    /// The same from a sheet that was read already.
    pub fn of(sheet: &Sheet) -> Result<Archive, Reason> {
        let table = table(sheet)?;
        let start = match sheet.header("start") {
            Some(text) => table.position(text).map_err(|why| header("start", text, why))?,
            None => table.start()?,
        };
        let mut record = table.record(start);
        for (nth, word) in sheet.words.iter().enumerate() {
            record.play(&word.text).map_err(|why| {
                Reason::new("record-word", "")
                    .number("nth", nth + 1)
                    .text("word", &word.text)
                    .reason("why", why)
            })?;
        }
        settle(sheet, &mut record)?;
        let extras = sheet
            .headers
            .iter()
            .filter(|(key, _)| !KEYS.contains(&key.as_str()))
            .cloned()
            .collect();
        let notes = sheet.words.iter().map(|word| word.note.clone()).collect();
        Ok(Archive { table, record, extras, notes })
    }

    /// The game as its file says it, in canonical form.
    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.push("game", self.table.game());
        sheet.push("seats", self.table.seats());
        for (name, value) in self.table.options() {
            sheet.push("option", format!("{name}={value}"));
        }
        if let Some(maze) = self.table.maze() {
            sheet.push("maze", maze);
        }
        if self.table.start().ok().as_ref() != Some(self.record.start()) {
            sheet.push("start", self.record.start());
        }
        sheet.headers.extend(self.extras.iter().cloned());
        if let Some(ending) = self.record.ending() {
            sheet.push("result", ending.outcome);
            sheet.push("reason", ending.cause.word());
        }
        let notes = self.notes.iter().cloned().chain(std::iter::repeat(None));
        let words = self.record.words().zip(notes);
        sheet.words = words.map(|(text, note)| Word { text, note }).collect();
        sheet
    }
}

/// The table that the header lines describe.
fn table(sheet: &Sheet) -> Result<Table, Reason> {
    let name = sheet.header("game").ok_or_else(|| Reason::new("record-no-game", ""))?;
    let game = Game::parse(name)
        .ok_or_else(|| header("game", name, Reason::new("game-unknown", "").text("word", name)))?;
    let mut table = Table::new(game);
    if let Some(seats) = sheet.header("seats") {
        let number = seats
            .parse()
            .map_err(|_| header("seats", seats, Reason::new("record-not-a-number", "")))?;
        table = table.with_seats(number).map_err(|why| header("seats", seats, why))?;
    }
    if let Some(maze) = sheet.header("maze") {
        table.set_maze(maze).map_err(|why| header("maze", maze, why))?;
    }
    for option in sheet.all("option") {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        table.set(name, value).map_err(|why| header("option", option, why))?;
    }
    Ok(table)
}

/// Compares the stated result with the game's own, and takes those over that only a table can
/// bring about: agreement and calling off.
fn settle(sheet: &Sheet, record: &mut Record<AnyPosition>) -> Result<(), Reason> {
    let Some(result) = sheet.header("result") else { return Ok(()) };
    let bad = |key, text| header(key, text, Reason::new("record-bad-result", ""));
    let seats = record.position().clone();
    let outcome = Outcome::parse(result)
        .filter(|outcome| outcome.seats() == game::Position::seats(&seats))
        .ok_or_else(|| bad("result", result))?;
    let reason = sheet.header("reason").unwrap_or("rules");
    let cause = Cause::parse(reason).ok_or_else(|| bad("reason", reason))?;
    let stated = Ending { outcome, cause };
    match record.ending() {
        Some(ending) if ending == stated => Ok(()),
        None if matches!(cause, Cause::Agreement | Cause::Aborted) => Ok(record.end(stated)?),
        actual => Err(Reason::new("record-wrong-result", "")
            .text("stated", format_args!("{result} {reason}"))
            .text(
                "actual",
                actual.map_or("-".to_owned(), |e| format!("{} {}", e.outcome, e.cause.word())),
            )),
    }
}

fn header(key: &'static str, value: &str, why: Reason) -> Reason {
    Reason::new("record-header", "").text("header", key).text("value", value).reason("why", why)
}
