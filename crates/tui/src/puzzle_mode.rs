use std::io::{self, BufRead, Write};

use locale::{Locale, Value};
use puzzles::{Puzzle, PuzzleAnswer, PuzzleSession};

use crate::puzzle_text::{self, words};
use crate::rulebook::draw_board;
use crate::text_layout::wrap;

/// Puzzles line by line, one after another: each draws its board and says its task, answers are typed in
/// notation.
pub struct PuzzleMode<'a, R, W> {
    /// The puzzles, in the order in which they come.
    pub puzzles: Vec<Puzzle>,
    /// The language.
    pub locale: &'a Locale,
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
enum AfterLine {
    SamePuzzle,
    NextPuzzle,
    Quit,
}

/// How wide sentences are.
const WIDTH: usize = 80;

impl<R: BufRead, W: Write> PuzzleMode<'_, R, W> {
    /// Asks for the solutions until all are done, the solver quits or the input ends.
    pub fn run(&mut self) -> io::Result<()> {
        self.say("puzzle-welcome", &[])?;
        for puzzle in std::mem::take(&mut self.puzzles) {
            let mut session = PuzzleSession::new(puzzle);
            self.introduce(&session)?;
            loop {
                match self.read_line(&mut session)? {
                    AfterLine::SamePuzzle => {}
                    AfterLine::NextPuzzle => break,
                    AfterLine::Quit => return Ok(()),
                }
            }
        }
        Ok(())
    }

    fn introduce(&mut self, session: &PuzzleSession) -> io::Result<()> {
        let puzzle = session.puzzle();
        writeln!(self.output)?;
        self.write_wrapped(&puzzle_text::heading(puzzle, self.locale))?;
        self.show(session)?;
        self.write_wrapped(&puzzle_text::task(puzzle, self.locale))
    }

    fn show(&mut self, session: &PuzzleSession) -> io::Result<()> {
        let position = session.position();
        if self.plain {
            return writeln!(self.output, "{}\n{position}", position.diagram().trim_end());
        }
        let board = draw_board(position, &[]);
        board.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn read_line(&mut self, session: &mut PuzzleSession) -> io::Result<AfterLine> {
        if self.interactive {
            write!(self.output, "{} ", self.locale.text("learn-plain-prompt"))?;
        }
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            if self.interactive {
                writeln!(self.output)?;
            }
            return Ok(AfterLine::Quit);
        }
        // Squares and commands may be typed in capitals too.
        match line.trim().to_lowercase().as_str() {
            "" => {}
            "quit" => return Ok(AfterLine::Quit),
            "next" => return Ok(AfterLine::NextPuzzle),
            "show" => self.show(session)?,
            "help" => self.say("puzzle-welcome", &[])?,
            "hint" => self.hint(session)?,
            "solution" => {
                let words = words(&session.show());
                self.say("puzzle-solution", &[("words", words.into())])?;
                return self.finish(session);
            }
            word => return self.answer(session, word),
        }
        Ok(AfterLine::SamePuzzle)
    }

    fn hint(&mut self, session: &mut PuzzleSession) -> io::Result<()> {
        match session.hint() {
            None => self.say("puzzle-over", &[]),
            Some(hint) => self.write_wrapped(&puzzle_text::hint(hint, self.locale)),
        }
    }

    fn answer(&mut self, session: &mut PuzzleSession, word: &str) -> io::Result<AfterLine> {
        match session.answer(word) {
            PuzzleAnswer::Right { replies } if session.is_done() => {
                if !replies.is_empty() {
                    self.say("puzzle-reply", &[("words", words(&replies).into())])?;
                }
                self.say("puzzle-solved", &[])?;
                return self.finish(session);
            }
            PuzzleAnswer::Right { replies } => {
                self.say("puzzle-right", &[])?;
                if !replies.is_empty() {
                    self.say("puzzle-reply", &[("words", words(&replies).into())])?;
                }
                self.show(session)?;
            }
            PuzzleAnswer::AlsoGood => {
                self.say("puzzle-also-good", &[])?;
                return self.finish(session);
            }
            PuzzleAnswer::Wrong => self.say("puzzle-wrong", &[])?,
            PuzzleAnswer::Refused(reason) => self.write_wrapped(&self.locale.reason(&reason))?,
        }
        Ok(AfterLine::SamePuzzle)
    }

    /// Says what it was about, and goes on with the next one.
    fn finish(&mut self, session: &PuzzleSession) -> io::Result<AfterLine> {
        self.write_wrapped(&puzzle_text::about(session.puzzle(), self.locale))?;
        Ok(AfterLine::NextPuzzle)
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
