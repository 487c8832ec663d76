use game::Reason;

/// What is wrong with a line of a file of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: PuzzleFault,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleFault {
    /// It has another number of fields than seven.
    Fields(usize),
    /// It has no id, or one with other characters than small letters and digits.
    Id(String),
    /// Another line has the same id.
    Twice(String),
    /// There is no such game.
    Game(String),
    /// There is no such theme, or none.
    Theme(String),
    /// The difficulty is no number from 400 to 3000.
    Difficulty(String),
    /// The rules refuse the position.
    Position(Reason),
    /// Nobody is to move in the position.
    Over,
    /// The solution is empty.
    Empty,
    /// The rules refuse a move of the solution.
    Move(String, Reason),
    /// The solution ends with a reply, or gives a reply alternatives.
    Reply(String),
}

impl From<PuzzleError> for Reason {
    fn from(error: PuzzleError) -> Reason {
        let at = |key| Reason::new(key, "").number("line", error.line);
        match error.fault {
            PuzzleFault::Fields(count) => at("puzzle-file-fields").number("count", count),
            PuzzleFault::Id(word) => at("puzzle-file-id").text("word", word),
            PuzzleFault::Twice(word) => at("puzzle-file-twice").text("word", word),
            PuzzleFault::Game(word) => at("puzzle-file-game").text("word", word),
            PuzzleFault::Theme(word) => at("puzzle-file-theme").text("word", word),
            PuzzleFault::Difficulty(word) => at("puzzle-file-difficulty").text("word", word),
            PuzzleFault::Position(why) => at("puzzle-file-position").reason("why", why),
            PuzzleFault::Over => at("puzzle-file-over"),
            PuzzleFault::Empty => at("puzzle-file-empty"),
            PuzzleFault::Move(word, why) => {
                at("puzzle-file-move").text("word", word).reason("why", why)
            }
            PuzzleFault::Reply(word) => at("puzzle-file-reply").text("word", word),
        }
    }
}
