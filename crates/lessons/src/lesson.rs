use crate::{Judgement, LessonStep};

/// A learner at a step: what was answered, and how many hints were given.
#[derive(Clone, Debug)]
pub struct Lesson {
    step: LessonStep,
    solved: bool,
    hints: u8,
}

/// A hint; the second one tells more than the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonHint {
    /// The key of a sentence.
    Sentence(String),
    /// A move that solves the task.
    Solution(String),
}

impl Lesson {
    /// Begins a step.
    pub fn new(step: LessonStep) -> Lesson {
        Lesson { step, solved: false, hints: 0 }
    }

    /// The step.
    pub fn step(&self) -> &LessonStep {
        &self.step
    }

    /// Whether it has been solved.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// Judges an answer and remembers a right one.
    pub fn answer(&mut self, word: &str) -> Judgement {
        let judgement = self.step.judge(word);
        self.solved |= judgement == Judgement::Right;
        judgement
    }

    /// The next hint: a sentence, and from the second one on a solution.
    pub fn hint(&mut self) -> LessonHint {
        self.hints = self.hints.saturating_add(1);
        let solution = self.step.solution().filter(|_| self.hints > 1);
        match solution {
            Some(word) => LessonHint::Solution(word),
            None => LessonHint::Sentence(self.step.key("hint")),
        }
    }
}
