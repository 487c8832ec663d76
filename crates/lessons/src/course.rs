use game::Position as _;
use rules::GameSetup;

use crate::step::CheckedLine;
use crate::{CourseId, LessonError, LessonFact, LessonFault, LessonStep, MovePattern, WrongAnswer};

/// The steps of a course, in order.
///
/// The text is a list of lines, each a word and its value; `#` begins a comment.
/// ```text
/// game quoridor
///
/// == jump
/// figure 6
/// rules C16 C20
/// position e4,e5 10,10 1 -
/// mark e6
/// answer e6
/// wrong other any
/// refused C26 d5 f5
/// ```
/// `docs/lessons.md` explains every line.
#[derive(Clone, Debug)]
pub struct Course {
    /// Which course it is.
    pub id: CourseId,
    /// Its steps; at least one.
    pub steps: Vec<LessonStep>,
}

/// A step of which lines are being read.
struct StepDraft {
    step: LessonStep,
    /// The line it begins on.
    line: usize,
    /// The words to play from its position, with their line.
    moves: Vec<(usize, String)>,
    has_position: bool,
}

impl Course {
    /// Parses a course; `source` returns the text of each, which may include the steps of another.
    pub fn parse<'a>(
        id: CourseId,
        source: &dyn Fn(CourseId) -> Option<&'a str>,
    ) -> Result<Course, LessonError> {
        let missing = LessonError { line: 1, column: 1, fault: LessonFault::Word(id.to_string()) };
        Course::parse_text(source(id).ok_or(missing)?, source)
    }

    /// Parses the text of a course, which says itself which one it is.
    pub fn parse_text<'a>(
        text: &str,
        source: &dyn Fn(CourseId) -> Option<&'a str>,
    ) -> Result<Course, LessonError> {
        let mut id = None;
        let mut steps: Vec<LessonStep> = Vec::new();
        let mut draft: Option<StepDraft> = None;
        for (nth, line) in text.lines().enumerate() {
            let content = line.split('#').next().unwrap_or_default().trim_end();
            if content.trim().is_empty() {
                continue;
            }
            let (key, value) = content.trim_start().split_once(' ').unwrap_or((content.trim(), ""));
            let value = value.trim();
            let column = content[..content.len() - value.len()].chars().count() + 1;
            let at = |fault| LessonError { line: nth + 1, column, fault };
            if value.is_empty() {
                return Err(LessonError { line: nth + 1, column: 1, fault: key_fault(key) });
            }
            match (key, id) {
                ("game" | "course", None) => id = Some(parse_id(key, value).map_err(at)?),
                (_, None) => return Err(at(LessonFault::Missing("game"))),
                ("==", Some(id)) => {
                    steps.extend(finish(draft.take())?);
                    if steps.iter().any(|step| step.course == id && step.id == value) {
                        return Err(at(LessonFault::Twice(value.to_owned())));
                    }
                    draft = Some(StepDraft::new(id, value, nth + 1).map_err(at)?);
                }
                ("include", Some(_)) => {
                    steps.extend(finish(draft.take())?);
                    let other = parse_id("course", value).map_err(at)?;
                    // An included course includes none, so that they cannot go round in circles.
                    let text = source(other).ok_or_else(|| at(LessonFault::Word(value.to_owned())));
                    let included = Course::parse_text(text?, &|_| None);
                    steps.extend(included.map_err(|error| at(error.fault))?.steps);
                }
                (key, Some(_)) => {
                    let draft = draft.as_mut().ok_or_else(|| at(LessonFault::Missing("==")))?;
                    draft.read(key, value, nth + 1).map_err(at)?;
                }
            }
        }
        steps.extend(finish(draft.take())?);
        let end = |fault| LessonError { line: text.lines().count().max(1), column: 1, fault };
        let id = id.ok_or_else(|| end(LessonFault::Missing("game")))?;
        if steps.is_empty() {
            return Err(end(LessonFault::Missing("==")));
        }
        Ok(Course { id, steps })
    }

    /// The course that comes with the program.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    #[cfg(feature = "embedded")]
    pub fn of(id: CourseId) -> Course {
        Course::parse(id, &|id| Some(crate::source(id))).expect("a test reads every course")
    }

    /// Plays every answer, every wrong one and every refused one that its own steps name, and checks
    /// their facts; an error says where the course says something else than the rules.
    pub fn check(&self) -> Result<(), LessonError> {
        let own = self.steps.iter().filter(|step| step.course == self.id);
        for step in own {
            step.check().map_err(|(line, fault)| LessonError { line, column: 1, fault })?;
        }
        Ok(())
    }

    /// The number of the step with that name, or of the first one that explains a rule.
    pub fn find(&self, name: &str) -> Option<usize> {
        let named = self.steps.iter().position(|step| step.id == name);
        named.or_else(|| {
            // A step for which the rule comes first explains it best.
            let first = self.steps.iter().position(|step| step.rules[0] == name);
            let explains = |step: &LessonStep| step.rules.iter().any(|rule| rule == name);
            first.or_else(|| self.steps.iter().position(explains))
        })
    }
}

/// What a line without a value lacks: a value, where the word is known.
fn key_fault(key: &str) -> LessonFault {
    let known = [
        "game", "course", "==", "include", "figure", "rules", "seats", "option", "position",
        "moves", "mark", "show", "fact", "answer", "wrong", "refused",
    ];
    match known.into_iter().find(|known| *known == key) {
        Some(known) => LessonFault::Missing(known),
        None => LessonFault::Key(key.to_owned()),
    }
}

/// The course of a `course` line, or that of the rules of a game, of a `game` line.
fn parse_id(key: &str, name: &str) -> Result<CourseId, LessonFault> {
    let id = CourseId::parse(name).filter(|id| key == "course" || id.teaches_rules());
    id.ok_or_else(|| LessonFault::Word(name.to_owned()))
}

fn finish(draft: Option<StepDraft>) -> Result<Option<LessonStep>, LessonError> {
    let Some(draft) = draft else { return Ok(None) };
    let line = draft.line;
    let lacks = |part| LessonError { line, column: 1, fault: LessonFault::Missing(part) };
    if !draft.has_position {
        return Err(lacks("position"));
    }
    if draft.step.answers.is_empty() {
        return Err(lacks("answer"));
    }
    if draft.step.rules.is_empty() {
        return Err(lacks("rules"));
    }
    let mut step = draft.step;
    for (line, word) in draft.moves {
        step.position.try_play(&word).map_err(|refusal| LessonError {
            line,
            column: 1,
            fault: LessonFault::Refused(refusal.into()),
        })?;
    }
    Ok(Some(step))
}

impl StepDraft {
    fn new(course: CourseId, id: &str, line: usize) -> Result<StepDraft, LessonFault> {
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !id.chars().all(is_name) {
            return Err(LessonFault::Word(id.to_owned()));
        }
        let setup = GameSetup::new(course.game());
        let step = LessonStep {
            id: id.to_owned(),
            course,
            figure: None,
            rules: Vec::new(),
            position: setup.start().map_err(LessonFault::Refused)?,
            setup,
            marks: Vec::new(),
            shows_paths: false,
            answers: Vec::new(),
            wrong: Vec::new(),
            refused: Vec::new(),
            facts: Vec::new(),
            lines: Vec::new(),
        };
        Ok(StepDraft { step, line, moves: Vec::new(), has_position: false })
    }

    fn read(&mut self, key: &str, value: &str, line: usize) -> Result<(), LessonFault> {
        let words = || value.split_whitespace().map(str::to_owned);
        let bad = || LessonFault::Word(value.to_owned());
        let step = &mut self.step;
        match key {
            "figure" => step.figure = Some(value.to_owned()),
            "rules" => {
                step.rules = words().collect();
                if let Some(other) = step.rules.iter().find(|rule| !is_rule(rule)) {
                    return Err(LessonFault::Word(other.clone()));
                }
            }
            "seats" => {
                let seats = value.parse().map_err(|_| bad())?;
                step.setup = step.setup.clone().with_seats(seats).map_err(LessonFault::Refused)?;
            }
            "option" => {
                let (name, value) = value.split_once('=').ok_or_else(bad)?;
                step.setup.set_option(name, value).map_err(LessonFault::Refused)?;
            }
            "position" => {
                let position = match value {
                    "start" => step.setup.start(),
                    text => step.setup.parse_position(text),
                };
                step.position = position.map_err(LessonFault::Refused)?;
                self.has_position = true;
            }
            "moves" => self.moves.extend(words().map(|word| (line, word))),
            "mark" => step.marks.extend(words()),
            "show" if value == "paths" => step.shows_paths = true,
            "show" => return Err(bad()),
            "fact" => {
                step.lines.push((line, CheckedLine::Fact(step.facts.len())));
                step.facts.push(LessonFact::parse(value)?);
            }
            "answer" => {
                step.lines.push((line, CheckedLine::Answer(step.answers.len())));
                step.answers.push(MovePattern::parse(value)?);
            }
            "wrong" => {
                let (why, pattern) = value.split_once(' ').ok_or_else(bad)?;
                step.lines.push((line, CheckedLine::Wrong(step.wrong.len())));
                let pattern = MovePattern::parse(pattern)?;
                step.wrong.push(WrongAnswer { why: why.to_owned(), pattern });
            }
            "refused" => {
                let (rule, attempts) = value.split_once(' ').ok_or_else(bad)?;
                for word in attempts.split_whitespace() {
                    step.lines.push((line, CheckedLine::Refused(step.refused.len())));
                    step.refused.push((rule.to_owned(), word.to_owned()));
                }
            }
            _ => return Err(LessonFault::Key(key.to_owned())),
        }
        Ok(())
    }
}

/// Whether a word is a rule number: `C14`.
fn is_rule(word: &str) -> bool {
    let (letter, number) = word.split_at(word.len().min(1));
    "CQMPS".contains(letter) && number.len() == 2 && number.parse::<u8>().is_ok()
}
