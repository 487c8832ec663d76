use game::{Position as _, Reason};
use rules::{AnyPosition, GameRecord, GameSetup};

use crate::{CourseId, LessonFact, LessonFault, MovePattern};

/// One step of a course: a position, a task, and what each answer is worth.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name within the course.
    pub id: String,
    /// The course it is written in; another one may include it.
    pub course: CourseId,
    /// The number of the figure in the rulebooks that it shows.
    pub figure: Option<String>,
    /// The rules it explains, the most important first.
    pub rules: Vec<String>,
    /// The game as it is set up.
    pub setup: GameSetup,
    /// The position.
    pub position: AnyPosition,
    /// What is marked on the board, as in the figures of a rulebook: a move, an illegal one with a
    /// `!`, a square with a `*`.
    pub marks: Vec<String>,
    /// Whether everyone's shortest path is shown.
    pub shows_paths: bool,
    /// The moves that solve the task.
    pub answers: Vec<MovePattern>,
    /// Legal moves that are known not to.
    pub wrong: Vec<WrongAnswer>,
    /// Moves that people try and the rules refuse, each with the rule they break.
    pub refused: Vec<(String, String)>,
    /// What its sentences say of the position.
    pub facts: Vec<LessonFact>,
    /// Where the lines that can be checked are, for errors.
    pub(crate) lines: Vec<(usize, CheckedLine)>,
}

/// Legal moves that do not solve the task, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongAnswer {
    /// The name of the reason; its message is [`LessonStep::key`].
    pub why: String,
    /// The moves.
    pub pattern: MovePattern,
}

/// What a line that can be checked has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CheckedLine {
    Answer(usize),
    Wrong(usize),
    Refused(usize),
    Fact(usize),
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It solves the task.
    Right,
    /// It is legal and does not solve the task; the key of the message that says why.
    Wrong(String),
    /// The rules refuse it.
    Refused(Reason),
}

impl LessonStep {
    /// The key of one of its messages: `title`, `task`, `done`, `hint`, or the name of a wrong
    /// answer.
    pub fn key(&self, part: &str) -> String {
        format!("lesson-{}-{}-{part}", self.course, self.id)
    }

    /// A game that begins at its position.
    pub fn game_record(&self) -> GameRecord {
        let record = self.setup.record_from(self.position.clone());
        GameRecord::from_record(self.setup.clone(), record)
    }

    /// What a move is worth. The first pattern that it fits decides, answers before wrong ones.
    pub fn judge(&self, word: &str) -> Judgement {
        if let Err(refusal) = self.position.read(word) {
            return Judgement::Refused(refusal.into());
        }
        if self.answers.iter().any(|answer| answer.fits(&self.position, word)) {
            return Judgement::Right;
        }
        let wrong = self.wrong.iter().find(|wrong| wrong.pattern.fits(&self.position, word));
        Judgement::Wrong(match wrong {
            Some(wrong) => self.key(&wrong.why),
            None => "lesson-wrong".to_owned(),
        })
    }

    /// All moves that solve the task, those named in the course first.
    pub fn accepted(&self) -> Vec<String> {
        let named = self.answers.iter().flat_map(|answer| match answer {
            MovePattern::Words(words) => words.clone(),
            MovePattern::Any(_) => Vec::new(),
        });
        let mut accepted: Vec<String> = named.collect();
        let fits = |word: &String| self.answers.iter().any(|a| a.fits(&self.position, word));
        let others: Vec<_> = self.legal_words().into_iter().filter(fits).collect();
        accepted.extend(others);
        let mut seen = std::collections::BTreeSet::new();
        accepted.retain(|word| seen.insert(word.clone()));
        accepted
    }

    /// A move that solves the task: what a hint shows.
    pub fn solution(&self) -> Option<String> {
        let marked = self.marks.iter().find(|mark| self.judge(mark) == Judgement::Right);
        marked.cloned().or_else(|| self.accepted().into_iter().next())
    }

    fn legal_words(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.position.legal_moves(&mut moves);
        let mut words: Vec<_> = moves.iter().map(ToString::to_string).collect();
        words.sort_unstable();
        words
    }

    /// Plays every answer, every wrong one and every refused one that it names, and checks its facts.
    /// An error says on which line the rules say something else than the line.
    pub(crate) fn check(&self) -> Result<(), (usize, LessonFault)> {
        for (line, pattern) in &self.lines {
            self.check_line(*pattern).map_err(|fault| (*line, fault))?;
        }
        Ok(())
    }

    fn check_line(&self, line: CheckedLine) -> Result<(), LessonFault> {
        let (pattern, expected) = match line {
            CheckedLine::Answer(nth) => (&self.answers[nth], Judgement::Right),
            CheckedLine::Wrong(nth) => {
                let WrongAnswer { why, pattern } = &self.wrong[nth];
                (pattern, Judgement::Wrong(self.key(why)))
            }
            CheckedLine::Refused(nth) => {
                let (rule, word) = &self.refused[nth];
                return match self.position.read(word).map_err(Reason::from) {
                    Err(reason) if reason.rule == rule => Ok(()),
                    _ => Err(LessonFault::Allowed(word.clone())),
                };
            }
            CheckedLine::Fact(nth) if self.facts[nth].holds(&self.position) => return Ok(()),
            CheckedLine::Fact(_) => return Err(LessonFault::Untrue),
        };
        match pattern {
            MovePattern::Words(words) => {
                for word in words {
                    match self.judge(word) {
                        judged if judged == expected => {}
                        Judgement::Refused(reason) => return Err(LessonFault::Refused(reason)),
                        _ => return Err(LessonFault::Idle(word.clone())),
                    }
                }
                Ok(())
            }
            MovePattern::Any(_) => {
                let fits = self.legal_words().iter().any(|word| self.judge(word) == expected);
                if fits { Ok(()) } else { Err(LessonFault::Idle("any".to_owned())) }
            }
        }
    }
}
