use std::collections::BTreeSet;
use std::fmt;

use crate::{Course, CourseId};

/// Which steps a learner has solved, of all courses. Its text is a line for each, `quoridor jump`:
/// the course and the step. Lines that mean nothing here are kept: another version may know them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    solved: BTreeSet<String>,
}

impl LessonProgress {
    /// Parses its text; any text is a progress.
    pub fn parse(text: &str) -> LessonProgress {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        LessonProgress { solved: lines.map(str::to_owned).collect() }
    }

    /// Notes that a step of a course is solved.
    pub fn solve(&mut self, course: CourseId, step: &str) {
        self.solved.insert(line(course, step));
    }

    /// Whether a step of a course is solved.
    pub fn is_solved(&self, course: CourseId, step: &str) -> bool {
        self.solved.contains(&line(course, step))
    }

    /// Whether nothing has been learned yet.
    pub fn is_empty(&self) -> bool {
        self.solved.is_empty()
    }

    /// How many steps of a course are solved.
    pub fn solved_of(&self, course: &Course) -> usize {
        course.steps.iter().filter(|step| self.is_solved(course.id, &step.id)).count()
    }

    /// Whether all steps of a course are solved.
    pub fn is_finished(&self, course: &Course) -> bool {
        self.solved_of(course) == course.steps.len()
    }

    /// The step to go on with: the first one that is not solved, or the first of all.
    pub fn next_step(&self, course: &Course) -> usize {
        let open = |step: &crate::LessonStep| !self.is_solved(course.id, &step.id);
        course.steps.iter().position(open).unwrap_or(0)
    }
}

impl fmt::Display for LessonProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.solved.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

fn line(course: CourseId, step: &str) -> String {
    format!("{course} {step}")
}
