//! Lessons: a course for each game, in short steps. A [`LessonStep`] is a position, a task, the
//! moves that solve it and those that are known to be wrong. Courses are data: the text files in
//! `lessons/`, which [`Course::parse`] reads. The rules say whether a move is legal, a [`Judgement`]
//! what it is worth here; what is said about it are message keys ([`LessonStep::key`]).
//!
//! After the course comes a first game, in which [`remarks`] says what just happened and what to
//! think about now.

mod course;
#[cfg(feature = "embedded")]
mod embedded;
mod error;
mod lesson;
mod pattern;
mod progress;
mod remarks;
mod step;

pub use course::Course;
#[cfg(feature = "embedded")]
pub use embedded::source;
pub use error::{LessonError, LessonFault};
pub use lesson::{Lesson, LessonHint};
pub use pattern::{MoveCondition, MovePattern};
pub use progress::LessonProgress;
pub use remarks::{advice, remarks};
pub use step::{Judgement, LessonStep, WrongAnswer};
