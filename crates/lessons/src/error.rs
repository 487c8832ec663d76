use game::Reason;

/// What is wrong with the text of a course, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: LessonFault,
}

/// What can be wrong with the text of a course.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonFault {
    /// The line begins with a word that no line begins with, or it does not belong there.
    Key(String),
    /// The line has no value.
    Missing(&'static str),
    /// There is no such game, step, condition, square, rule or number.
    Word(String),
    /// The name of a step is taken.
    Twice(String),
    /// The rules refuse the position, an option or a move.
    Refused(Reason),
    /// No legal move fits a pattern, or an earlier line of the step takes them all.
    Idle(String),
    /// The rules allow a move that is said to be refused, or they name another rule.
    Allowed(String),
    /// What a `fact` line says of the position is not so.
    Untrue,
}

impl From<LessonError> for Reason {
    fn from(error: LessonError) -> Reason {
        let at =
            |key| Reason::new(key, "").number("line", error.line).number("column", error.column);
        match error.fault {
            LessonFault::Key(word) => at("lesson-file-key").text("word", word),
            LessonFault::Missing(key) => at("lesson-file-missing").text("word", key),
            LessonFault::Word(word) => at("lesson-file-word").text("word", word),
            LessonFault::Twice(word) => at("lesson-file-twice").text("word", word),
            LessonFault::Refused(why) => at("lesson-file-refused").reason("why", why),
            LessonFault::Idle(word) => at("lesson-file-idle").text("word", word),
            LessonFault::Allowed(word) => at("lesson-file-allowed").text("word", word),
            LessonFault::Untrue => at("lesson-file-untrue"),
        }
    }
}
