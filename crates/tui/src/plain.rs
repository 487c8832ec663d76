use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use game::{Departure, Position as _, Reason, Seat, Turn};
use locale::Locale;

use crate::ending;
use crate::opponent::{Answer, Opponent, Question};
use crate::session::{Player, Session};
use crate::store::Store;

/// A game line by line, for screen readers and scripts: what happens is said, moves are typed.
pub(crate) struct Plain<'a, R, W> {
    pub(crate) session: Session,
    pub(crate) locale: &'a Locale,
    pub(crate) store: &'a Store,
    pub(crate) opponent: &'a mut dyn Opponent,
    pub(crate) input: R,
    pub(crate) output: W,
}

/// How long the engine thinks.
const THOUGHT: Duration = Duration::from_millis(1000);

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Plays until the game is over or nothing more is typed.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.show()?;
        self.say("tui-plain-welcome", &[])?;
        loop {
            let goes_on = match self.session.record().turn() {
                Turn::Over => {
                    let ending = self.session.record().ending().expect("over");
                    let sentence = ending::sentence(ending, self.session.position(), self.locale);
                    writeln!(self.output, "{sentence}")?;
                    self.store.forget();
                    return Ok(());
                }
                Turn::Chance => {
                    let word = self.session.throw().expect("chance is to move");
                    self.move_made("tui-plain-rolled", None, &word)?;
                    true
                }
                Turn::Seat(seat) => match self.session.player(seat) {
                    Player::Human => self.read(seat)?,
                    Player::Level(level) => {
                        let answer = self.think(level);
                        self.move_made("tui-plain-played", Some(seat), &answer.word)?;
                        true
                    }
                },
            };
            if !goes_on {
                return Ok(());
            }
        }
    }

    fn say(&mut self, key: &str, args: &[(&str, locale::Value<'_>)]) -> io::Result<()> {
        writeln!(self.output, "{}", self.locale.with(key, args))
    }

    fn show(&mut self) -> io::Result<()> {
        let position = self.session.position();
        writeln!(self.output, "{}\n{position}", position.sketch().trim_end())
    }

    /// Waits for the engine: nothing else could be done meanwhile.
    fn think(&mut self, level: engine::Level) -> Answer {
        let positions = self.session.record().positions().to_vec();
        self.opponent.ask(Question { positions, level, time: THOUGHT });
        loop {
            if let Some(answer) = self.opponent.answer() {
                return answer;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn move_made(&mut self, key: &str, seat: Option<Seat>, word: &str) -> io::Result<()> {
        match self.session.play(word) {
            Ok(()) => {
                let seat = seat.map_or(0, Seat::number);
                let args: &[_] = &[("seat", seat.into()), ("move", word.into())];
                self.say(key, if seat == 0 { &args[1..] } else { args })?;
                let _ = self.store.keep(&self.session.text());
                Ok(())
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    fn refuse(&mut self, reason: &Reason) -> io::Result<()> {
        writeln!(self.output, "{}", self.locale.reason(reason))
    }

    /// Takes one line from a person; whether there may be more.
    fn read(&mut self, seat: Seat) -> io::Result<bool> {
        let prompt = self.locale.with("tui-plain-prompt", &[("seat", seat.number().into())]);
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut line = String::new();
        let begun = Instant::now();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.output)?;
            return Ok(false);
        }
        let limit = self.session.archive().table.move_seconds().map(u64::from);
        if limit.is_some_and(|seconds| begun.elapsed() >= Duration::from_secs(seconds)) {
            if let Err(reason) = self.session.leave(seat, Departure::OutOfTime) {
                self.refuse(&reason)?;
            }
            return Ok(true);
        }
        let (verb, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match verb {
            "" => {}
            "quit" => return Ok(false),
            "help" => self.say("tui-plain-help", &[])?,
            "show" => self.show()?,
            "legal" => {
                let plies = self.session.position().plies();
                let mut words: Vec<_> = plies.iter().map(ToString::to_string).collect();
                words.sort_unstable();
                writeln!(self.output, "{}", words.join(" "))?;
            }
            "undo" => {
                if self.session.undo() {
                    // A full disk must not end a game.
                    let _ = self.store.keep(&self.session.text());
                    self.show()?;
                } else {
                    self.say("tui-nothing-to-undo", &[])?;
                }
            }
            "hint" => {
                let sentence = self.think(engine::Level::MAX).sentence(self.locale);
                writeln!(self.output, "{sentence}")?;
            }
            "resign" => {
                if let Err(reason) = self.session.leave(seat, Departure::Resigned) {
                    self.refuse(&reason)?;
                }
            }
            "save" => match self.store.save(rest, &self.session.text()) {
                Ok(path) => {
                    self.say("tui-saved", &[("name", path.display().to_string().into())])?;
                }
                Err(error) => {
                    let reason = Reason::new("tui-file", "").text("name", rest).text("why", error);
                    self.refuse(&reason)?;
                }
            },
            word => self.move_made("tui-plain-played", Some(seat), word)?,
        }
        Ok(true)
    }
}
