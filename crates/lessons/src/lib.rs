//! Lessons: courses in short steps, on the rules of each game and on how to win it. A [`LessonStep`] is a position, a task, the
//! moves that solve it and those that are known to be wrong. Courses are data: the text files in
//! `lessons/`, which [`Course::parse`] reads. The rules say whether a move is legal, a [`Judgement`]
//! what it is worth here; what is said about it are message keys ([`LessonStep::key`]), and what is
//! said of the position a [`LessonFact`] that the rules check.
//!
//! After the course comes a first game, in which [`remarks`] says what just happened and what to
//! think about now.

mod course;
mod course_id;
#[cfg(feature = "embedded")]
mod embedded;
mod error;
mod fact;
mod lesson;
mod pattern;
mod progress;
mod remarks;
mod step;

pub use course::Course;
pub use course_id::CourseId;
#[cfg(feature = "embedded")]
pub use embedded::source;
pub use error::{LessonError, LessonFault};
pub use fact::LessonFact;
pub use lesson::{Lesson, LessonHint};
pub use pattern::{MoveCondition, MovePattern};
pub use progress::LessonProgress;
pub use remarks::{advice, remarks};
pub use step::{Judgement, LessonStep, WrongAnswer};
