use std::io::{self, BufRead, Write};

use lessons::{Course, Judgement, Lesson, LessonHint, LessonProgress, LessonStep};
use locale::{Locale, Mark, Value};

use crate::rulebook::draw_board;
use crate::saved_games::SavedGames;
use crate::text_layout::wrap;

/// The lessons of a course, one after another: each draws its board and says its task, answers are
/// typed in notation.
pub struct LessonMode<'a, R, W> {
    /// The course.
    pub course: Course,
    /// The language.
    pub locale: &'a Locale,
    /// Where progress is kept.
    pub saved_games: &'a SavedGames,
    /// Whether a person types: then there is a prompt.
    pub interactive: bool,
    /// Boards as plain text, for screen readers and scripts.
    pub plain: bool,
    /// What is typed.
    pub input: R,
    /// What is said.
    pub output: W,
}

/// What comes after a line was typed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NextStep {
    Same,
    Solved,
    Later,
    Earlier,
    Quit,
}

/// What is said at the end of a course: a heading, what has been learned, and how to go on.
pub(crate) fn farewell(course: &Course, progress: &LessonProgress, locale: &Locale) -> [String; 3] {
    let (id, game) = (course.id, course.id.game());
    let (solved, count) = (progress.solved_of(course), course.steps.len());
    let is_finished = progress.is_finished(course);
    let heading = locale.text(if is_finished { "learn-bow" } else { "learn-bow-skipped" });
    let more = match (is_finished, id.teaches_rules()) {
        (false, _) => {
            locale.with("learn-solved", &[("solved", solved.into()), ("count", count.into())])
        }
        (true, true) => {
            locale.with("learn-bow-more", &[("game", locale.text(&id.title_key()).into())])
        }
        (true, false) => locale.text("learn-bow-strategy"),
    };
    let play = match id.teaches_rules() {
        true => {
            let command = format!("palisade learn {game} game");
            locale.language().labelled(&locale.text("learn-first-game"), &command)
        }
        false => format!("palisade play {game}"),
    };
    [heading, more, play]
}

/// How wide sentences are.
const WIDTH: usize = 80;

impl<R: BufRead, W: Write> LessonMode<'_, R, W> {
    /// Teaches from the step with that number on, until the course is over, the learner quits or
    /// the input ends.
    pub fn run(&mut self, first: usize) -> io::Result<()> {
        let mut progress = self.saved_games.lesson_progress();
        let mut nth = first;
        self.say("learn-plain-welcome", &[])?;
        while let Some(step) = self.course.steps.get(nth).cloned() {
            self.introduce(&step, nth)?;
            let mut lesson = Lesson::new(step);
            let next = loop {
                match self.read_line(&mut lesson, &progress)? {
                    NextStep::Same => {}
                    next => break next,
                }
            };
            match next {
                NextStep::Quit => return Ok(()),
                NextStep::Earlier => nth = nth.saturating_sub(1),
                NextStep::Solved => {
                    progress.solve(self.course.id, &lesson.step().id);
                    // A full disk must not end a lesson.
                    let _ = self.saved_games.keep_lesson_progress(&progress);
                    nth += 1;
                }
                NextStep::Later | NextStep::Same => nth += 1,
            }
        }
        self.finish_course(&progress)
    }

    fn introduce(&mut self, step: &LessonStep, nth: usize) -> io::Result<()> {
        let count = self.course.steps.len();
        let args: &[(&str, Value<'_>)] = &[("nth", (nth + 1).into()), ("count", count.into())];
        let mut heading = vec![self.locale.with("learn-step", args)];
        heading.extend(
            step.figure
                .as_ref()
                .map(|number| self.locale.with("learn-figure", &[("figure", number.into())])),
        );
        heading.push(self.locale.text(&step.key("title")));
        writeln!(self.output, "\n{}", heading.join(" · "))?;
        self.show(step)?;
        self.write_wrapped(&self.locale.text(&step.key("task")))
    }

    fn show(&mut self, step: &LessonStep) -> io::Result<()> {
        if self.plain {
            let position = &step.position;
            writeln!(self.output, "{}\n{position}", position.diagram().trim_end())?;
            // A text board marks nothing: what the task calls marked is named.
            let squares: Vec<_> =
                step.marks.iter().filter_map(|mark| mark.strip_prefix('*')).collect();
            if !squares.is_empty() {
                self.say("learn-plain-marked", &[("squares", squares.join(" ").into())])?;
            }
            return Ok(());
        }
        let marks: Vec<_> = step.marks.iter().map(|mark| Mark::parse(mark)).collect();
        let board = draw_board(&step.position, &marks);
        board.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn read_line(
        &mut self,
        lesson: &mut Lesson,
        progress: &LessonProgress,
    ) -> io::Result<NextStep> {
        if self.interactive {
            write!(self.output, "{} ", self.locale.text("learn-plain-prompt"))?;
        }
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            if self.interactive {
                writeln!(self.output)?;
            }
            return Ok(NextStep::Quit);
        }
        // Squares and commands may be typed in capitals too.
        match line.trim().to_lowercase().as_str() {
            "" => {}
            "quit" => return Ok(NextStep::Quit),
            "next" => return Ok(NextStep::Later),
            "back" => return Ok(NextStep::Earlier),
            "show" => self.show(lesson.step())?,
            "help" => self.say("learn-plain-welcome", &[])?,
            "list" => self.list(progress)?,
            "hint" => match lesson.hint() {
                LessonHint::Sentence(key) => self.say(&key, &[])?,
                LessonHint::Solution(word) => self.say("learn-shown", &[("word", word.into())])?,
            },
            word => return self.answer(lesson, word),
        }
        Ok(NextStep::Same)
    }

    fn answer(&mut self, lesson: &mut Lesson, word: &str) -> io::Result<NextStep> {
        match lesson.answer(word) {
            Judgement::Right => {
                let done = self.locale.text(&lesson.step().key("done"));
                self.write_wrapped(&format!("{} {done}", self.locale.text("learn-right")))?;
                return Ok(NextStep::Solved);
            }
            Judgement::Wrong(key) => {
                let why = self.locale.text(&key);
                let rule = lesson.step().rules[0].as_str();
                let args = [("sentence", why.into()), ("rule", rule.into())];
                self.write_wrapped(&self.locale.with("reason-with-rule", &args))?;
            }
            Judgement::Refused(reason) => self.write_wrapped(&self.locale.reason(&reason))?,
        }
        Ok(NextStep::Same)
    }

    fn list(&mut self, progress: &LessonProgress) -> io::Result<()> {
        for (nth, step) in self.course.steps.iter().enumerate() {
            let solved = progress.is_solved(self.course.id, &step.id);
            let mark = if solved { 'x' } else { ' ' };
            let title = self.locale.text(&step.key("title"));
            writeln!(self.output, "[{mark}] {:>2} {title}", nth + 1)?;
        }
        Ok(())
    }

    fn finish_course(&mut self, progress: &LessonProgress) -> io::Result<()> {
        writeln!(self.output)?;
        let words = farewell(&self.course, progress, self.locale);
        words.iter().try_for_each(|line| self.write_wrapped(line))
    }

    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) -> io::Result<()> {
        self.write_wrapped(&self.locale.with(key, args))
    }

    /// Sentences on the lines of a terminal; a screen reader gets each as one line.
    fn write_wrapped(&mut self, text: &str) -> io::Result<()> {
        if self.plain {
            return writeln!(self.output, "{text}");
        }
        wrap(text, WIDTH, "").iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }
}
