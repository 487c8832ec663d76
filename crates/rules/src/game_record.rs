use game::{
    Cause, Ending, Outcome, Piece, Reason, Record, RecordEntry, RecordHeader, RecordMove,
    RecordText, Seat,
};

use crate::{AnyPosition, GameSetup, SetupText};

/// A complete game with everything its record file says: the set-up, the moves, comments, and
/// header lines such as the players' names.
///
/// ```
/// let text = "palisade 1\ngame quoridor\nseats 2\nname 1 Ada\n\ne2 e8 {4:58} e3h\n";
/// let game = rules::GameRecord::parse(text)?;
/// assert_eq!(game.record.position().to_string(), "e2,e8 9,10 2 e3h");
/// assert_eq!(game.to_record_text().to_string(), text);
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The set-up of the game.
    pub setup: GameSetup,
    /// The moves and positions of the game.
    pub record: Record<AnyPosition>,
    /// What else its header says, without effect on play: players, clock, dice.
    pub header: RecordHeader,
    /// The comment on each entry, such as the time that it took. May be shorter than the record.
    pub comments: Vec<Option<String>>,
}

/// The header keys that define the game; all others go to [`GameRecord::header`].
const GAME_HEADERS: [&str; 7] = ["game", "seats", "option", "maze", "start", "result", "reason"];

impl GameRecord {
    /// A game that is about to begin.
    pub fn new(setup: GameSetup) -> Result<GameRecord, Reason> {
        let record = setup.record_from(setup.start()?);
        Ok(GameRecord::from_record(setup, record))
    }

    /// A game with these moves, about which nothing else is known.
    pub fn from_record(setup: GameSetup, record: Record<AnyPosition>) -> GameRecord {
        GameRecord { setup, record, header: RecordHeader::default(), comments: Vec::new() }
    }

    /// Parses the text of a record and replays it: every move must be legal, and a stated result
    /// must match the game.
    pub fn parse(text: &str) -> Result<GameRecord, Reason> {
        GameRecord::from_record_text(&RecordText::parse(text)?)
    }

    /// The same for a text that was parsed already.
    pub fn from_record_text(text: &RecordText) -> Result<GameRecord, Reason> {
        let setup = setup(text)?;
        let start = match text.header("start") {
            Some(start) => {
                setup.parse_position(start).map_err(|why| header("start", start, why))?
            }
            None => setup.start()?,
        };
        let mut record = setup.record_from(start);
        for (nth, played) in text.moves.iter().enumerate() {
            record.play(&played.word).map_err(|why| {
                Reason::new("record-word", "")
                    .number("nth", nth + 1)
                    .text("word", &played.word)
                    .reason("why", why)
            })?;
        }
        check_result(text, &mut record)?;
        let is_header = |(key, _): &&(String, String)| !GAME_HEADERS.contains(&key.as_str());
        let header = RecordHeader::from_lines(text.headers.iter().filter(is_header).cloned());
        let comments = text.moves.iter().map(|played| played.comment.clone()).collect();
        Ok(GameRecord { setup, record, header, comments })
    }

    /// The character that a seat's player chose for the pawn (C00), be it by the game's option or by a
    /// line of the header.
    pub fn piece(&self, seat: Seat) -> Piece {
        let chosen = self.header.player(seat).piece;
        chosen.unwrap_or_else(|| self.setup.pieces().get(seat.index()).copied().unwrap_or_default())
    }

    /// Takes back the last entry with its comment, and returns it.
    pub fn undo(&mut self) -> Option<RecordEntry<AnyPosition>> {
        let undone = self.record.undo();
        self.comments.truncate(self.record.entries().len());
        undone
    }

    /// The canonical text of the record.
    pub fn to_record_text(&self) -> RecordText {
        let mut text = RecordText::default();
        text.push_header("game", self.setup.game());
        text.push_header("seats", self.setup.seats());
        for (name, value) in self.setup.non_default_options() {
            text.push_header("option", format!("{name}={value}"));
        }
        if let Some(maze) = self.setup.maze() {
            text.push_header("maze", maze);
        }
        if self.setup.start().ok().as_ref() != Some(self.record.start()) {
            text.push_header("start", self.record.start());
        }
        for (key, value) in self.header.lines() {
            text.push_header(&key, value);
        }
        if let Some(ending) = self.record.ending() {
            text.push_header("result", ending.outcome);
            text.push_header("reason", ending.cause.word());
        }
        let comments = self.comments.iter().cloned().chain(std::iter::repeat(None));
        let words = self.record.words().zip(comments);
        text.moves = words.map(|(word, comment)| RecordMove { word, comment }).collect();
        text
    }
}

/// The set-up that the header lines describe.
fn setup(text: &RecordText) -> Result<GameSetup, Reason> {
    let game = text.header("game").ok_or_else(|| Reason::new("record-no-game", ""))?;
    let seats = text.header("seats").map(|seats| {
        let number = seats.parse();
        number.map_err(|_| header("seats", seats, Reason::new("record-not-a-number", "")))
    });
    let described = SetupText {
        seats: seats.transpose()?,
        maze: text.header("maze"),
        options: text
            .header_values("option")
            .map(|option| option.split_once('=').unwrap_or((option, "")))
            .collect(),
        ..SetupText::new(game)
    };
    GameSetup::from_text(&described).map_err(|error| header(error.part, &error.value, error.reason))
}

/// Compares the stated result with the result of the replayed game. Agreement and cancellation do
/// not follow from the moves and are taken from the text, as is a draw that was decided by older laws.
fn check_result(text: &RecordText, record: &mut Record<AnyPosition>) -> Result<(), Reason> {
    let Some(result) = text.header("result") else { return Ok(()) };
    let invalid = |key, value| header(key, value, Reason::new("record-bad-result", ""));
    let position = record.position().clone();
    let outcome = Outcome::parse(result)
        .filter(|outcome| outcome.seats() == game::Position::seats(&position))
        .ok_or_else(|| invalid("result", result))?;
    let reason = text.header("reason").unwrap_or("rules");
    let cause = Cause::parse(reason).ok_or_else(|| invalid("reason", reason))?;
    let stated = Ending { outcome, cause };
    match record.ending() {
        Some(ending) if ending == stated => Ok(()),
        Some(ending) if is_draw_by_older_laws(stated, ending) => {
            record.set_ending(stated);
            Ok(())
        }
        None if matches!(cause, Cause::Agreement | Cause::Aborted) => Ok(record.end(stated)?),
        actual => Err(Reason::new("record-wrong-result", "")
            .text("stated", format_args!("{result} {reason}"))
            .text(
                "actual",
                actual.map_or("-".to_owned(), |e| format!("{} {}", e.outcome, e.cause.word())),
            )),
    }
}

/// Whether a stated ending is what the draw by repetition was before T21: half a point to every seat,
/// also to those who left.
fn is_draw_by_older_laws(stated: Ending, computed: Ending) -> bool {
    let outcome = Outcome::draw(computed.outcome.seats());
    computed.cause == Cause::Repetition && stated == Ending { outcome, ..computed }
}

/// The reason why a header line is refused.
pub(crate) fn header(key: &str, value: &str, why: Reason) -> Reason {
    Reason::new("record-header", "").text("header", key).text("value", value).reason("why", why)
}
