use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use game::{Position as _, Random, Reason, Seat, SeatNumber, Turn};
use lessons::{Course, CourseId};
use locale::Locale;
use play::{LocalGame, LocalInput};

use crate::analysis_text::format_insight;
use crate::background_engine::{AnalysisRequest, BackgroundEngine, MoveReply, MoveRequest};
use crate::lesson_mode::LessonMode;
use crate::local_player::LocalPlayer;
use crate::saved_games::SavedGames;
use crate::{board_words, ending, events};

/// Line mode, for screen readers and scripts: what happens is printed line by line, moves are typed.
pub(crate) struct LineMode<'a, R, W> {
    pub(crate) local_game: LocalGame,
    /// What the dice show.
    pub(crate) random: Random,
    /// Since when the clocks count.
    pub(crate) started: Instant,
    pub(crate) locale: &'a Locale,
    pub(crate) saved_games: &'a mut SavedGames,
    /// Whether a person types: then there is a prompt, and what was typed is not repeated.
    pub(crate) interactive: bool,
    /// Whether the opponent says what happened and what to think about.
    pub(crate) coach: bool,
    pub(crate) engine: &'a mut dyn BackgroundEngine,
    pub(crate) input: R,
    pub(crate) output: W,
}

/// How long to wait before the engine is asked again whether it has finished.
const POLL: Duration = Duration::from_millis(5);

/// How long the engine searches for a move or a hint.
const ENGINE_TIME: Duration = Duration::from_millis(1000);

impl<R: BufRead, W: Write> LineMode<'_, R, W> {
    /// Plays until the game is over, the user quits or the input ends.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.print(if self.coach { "learn-plain-first-game" } else { "tui-plain-welcome" }, &[])?;
        self.describe()?;
        let mut advised_at = None;
        loop {
            let entries = self.local_game.record().entries().len();
            let continues = match self.local_game.record().turn() {
                Turn::Over => {
                    let result = ending::description(self.local_game.game_record(), self.locale);
                    writeln!(self.output, "{result}")?;
                    self.advise()?;
                    self.saved_games.delete_autosave();
                    return self.look_back();
                }
                Turn::Chance => {
                    let word =
                        self.local_game.draw_roll(&mut self.random).expect("chance is to move");
                    self.play("tui-plain-rolled", None, &word)?;
                    true
                }
                Turn::Seat(seat) => match LocalPlayer::at(self.local_game.game_record(), seat) {
                    LocalPlayer::Human => {
                        if advised_at.replace(entries) != Some(entries) {
                            self.advise()?;
                        }
                        self.read_command(seat)?
                    }
                    LocalPlayer::Computer(level) => {
                        let reply = self.search(level)?;
                        self.play("tui-plain-played", Some(seat), &reply.word)?;
                        true
                    }
                },
            };
            if !continues {
                return Ok(());
            }
        }
    }

    pub(crate) fn print(
        &mut self,
        key: &str,
        args: &[(&str, locale::Value<'_>)],
    ) -> io::Result<()> {
        writeln!(self.output, "{}", self.locale.with(key, args))
    }

    fn show(&mut self) -> io::Result<()> {
        let position = self.local_game.position();
        writeln!(self.output, "{}\n{position}", position.diagram().trim_end())
    }

    /// Where everybody's pieces are and what they have left, in words; then the position as one line of notation.
    fn describe(&mut self) -> io::Result<()> {
        let (game_record, position) = (self.local_game.game_record(), self.local_game.position());
        for line in board_words::lines(game_record, position, self.locale) {
            writeln!(self.output, "{line}")?;
        }
        writeln!(self.output, "{position}")
    }

    /// Waits for the engine to find a move; line mode has nothing else to do meanwhile.
    fn search(&mut self, level: engine::Level) -> io::Result<MoveReply> {
        let positions = self.local_game.record().positions().to_vec();
        self.engine.request(MoveRequest { positions, level, time: ENGINE_TIME });
        self.wait_for(|engine| engine.poll())
    }

    /// Asks the engine again and again until it has an answer.
    pub(crate) fn wait_for<T>(
        &mut self,
        poll: impl Fn(&mut dyn BackgroundEngine) -> Option<T>,
    ) -> io::Result<T> {
        loop {
            // A thread that has ended may have replied before.
            let alive = self.engine.is_alive();
            if let Some(reply) = poll(self.engine) {
                return Ok(reply);
            }
            if !alive {
                return Err(io::Error::other(self.locale.text("tui-engine-crashed")));
            }
            std::thread::sleep(POLL);
        }
    }

    /// What came of the last entry of the record, and what the coach says about it.
    fn remark(&mut self) -> io::Result<()> {
        let entries = self.local_game.record().entries().len();
        let news =
            events::sentences(self.local_game.game_record(), entries.max(1)..=entries, self.locale);
        // The coach tells the same in other words.
        if !self.coach {
            news.iter().try_for_each(|sentence| writeln!(self.output, "{sentence}"))?;
        }
        let remarks = match self.coached_seat() {
            Some(you) if !self.local_game.record().entries().is_empty() => {
                let record = self.local_game.record();
                lessons::remarks(record, record.entries().len(), you)
            }
            _ => Vec::new(),
        };
        remarks.iter().try_for_each(|remark| self.print_refusal(remark))
    }

    /// What the coach has the person think about now.
    fn advise(&mut self) -> io::Result<()> {
        let you = self.coached_seat();
        match you.and_then(|you| lessons::advice(self.local_game.record(), you)) {
            Some(advice) => self.print_refusal(&advice),
            None => Ok(()),
        }
    }

    /// The seat of the person whom a coach talks to.
    fn coached_seat(&self) -> Option<SeatNumber> {
        let human = LocalPlayer::first_human(self.local_game.game_record());
        human.filter(|_| self.coach).map(|seat| seat.number() as SeatNumber)
    }

    /// Plays a move or roll and prints the message `key` about it, or why it was refused.
    fn play(&mut self, key: &str, seat: Option<Seat>, word: &str) -> io::Result<()> {
        match self.change(LocalInput::Play(word.to_owned())) {
            Ok(()) => {
                let seat = seat.map_or(0, Seat::number);
                let shown = self.locale.entry(word);
                let args: &[_] = &[("seat", seat.into()), ("move", shown.into())];
                self.print(key, if seat == 0 { &args[1..] } else { args })?;
                self.remark()?;
                self.autosave();
                Ok(())
            }
            Err(reason) => self.print_refusal(&reason),
        }
    }

    /// Changes the game, now.
    fn change(&mut self, input: LocalInput) -> Result<(), Reason> {
        let now = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.local_game.handle(input, now).map(drop)
    }

    /// The text of the game's record.
    fn text(&self) -> String {
        self.local_game.game_record().to_record_text().to_string()
    }

    /// Keeps the game. A full disk must not end it.
    fn autosave(&mut self) {
        let text = self.text();
        let _ = self.saved_games.autosave(&text);
    }

    fn print_refusal(&mut self, reason: &Reason) -> io::Result<()> {
        writeln!(self.output, "{}", self.locale.reason(reason))
    }

    /// Prints what the engine thinks of the position, as `palisade analyse` does.
    fn analyse(&mut self) -> io::Result<()> {
        if self.interactive {
            self.print("tui-thinking", &[])?;
            self.output.flush()?;
        }
        let positions = self.local_game.record().positions().to_vec();
        self.engine.request_insight(AnalysisRequest { positions });
        let insight = self.wait_for(|engine| engine.poll_insight())?;
        let game = self.local_game.game_record();
        let told = format_insight(&insight, game.setup.game(), &game.header, self.locale);
        write!(self.output, "{told}")
    }

    /// Teaches a course, as `palisade learn` does, and comes back to the game; its rules where no course
    /// is named.
    fn learn(&mut self, name: &str) -> io::Result<()> {
        let game = self.local_game.game_record().setup.game();
        let id = match name {
            "" => CourseId::Rules(game),
            name => match CourseId::parse(name) {
                Some(id) => id,
                None => {
                    let courses = CourseId::ALL.map(CourseId::name).join(", ");
                    let args = [("word", name.into()), ("courses", courses.into())];
                    return self.print("tui-plain-no-course", &args);
                }
            },
        };
        let course = Course::of(id);
        let first = self.saved_games.lesson_progress().next_step(&course);
        LessonMode {
            course,
            locale: self.locale,
            saved_games: self.saved_games,
            interactive: self.interactive,
            plain: true,
            input: &mut self.input,
            output: &mut self.output,
        }
        .run(first)?;
        self.describe()
    }

    /// Reads one line, after a prompt where a person types; nothing once the input has ended.
    pub(crate) fn read_line(&mut self, prompt: &str) -> io::Result<Option<String>> {
        if self.interactive {
            write!(self.output, "{prompt} ")?;
        }
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            if self.interactive {
                writeln!(self.output)?;
            }
            return Ok(None);
        }
        Ok(Some(line))
    }

    /// Reads one line from a human and executes it; `false` ends the game loop.
    fn read_command(&mut self, seat: Seat) -> io::Result<bool> {
        let prompt = self.locale.with("tui-plain-prompt", &[("seat", seat.number().into())]);
        let Some(line) = self.read_line(&prompt)? else { return Ok(false) };
        if let Err(reason) = self.change(LocalInput::Tick) {
            self.print_refusal(&reason)?;
        }
        if self.local_game.record().turn() != Turn::Seat(seat) {
            // Time ran out before anything was typed.
            return Ok(true);
        }
        let (verb, argument) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match verb {
            "" => {}
            "quit" => return Ok(false),
            "help" => self.print("tui-plain-help", &[])?,
            "show" => self.show()?,
            "legal" => {
                let plies = self.local_game.position().plies();
                let mut words: Vec<_> = plies.iter().map(ToString::to_string).collect();
                words.sort_unstable();
                writeln!(self.output, "{}", words.join(" "))?;
            }
            "undo" => {
                if self.local_game.can_take_back() {
                    let _ = self.change(LocalInput::TakeBack);
                    self.autosave();
                    self.describe()?;
                } else {
                    self.print("tui-nothing-to-undo", &[])?;
                }
            }
            "redo" => {
                if self.local_game.can_redo() {
                    let _ = self.change(LocalInput::Redo);
                    self.autosave();
                    self.describe()?;
                } else {
                    self.print("tui-nothing-to-redo", &[])?;
                }
            }
            "hint" => {
                let hint = self.search(engine::Level::MAX)?.hint(self.locale);
                writeln!(self.output, "{hint}")?;
            }
            "analyse" => self.analyse()?,
            "learn" => self.learn(argument.trim())?,
            "resign" => {
                if let Err(reason) = self.change(LocalInput::Resign(seat)) {
                    self.print_refusal(&reason)?;
                }
            }
            "save" => match self.saved_games.save(argument, &self.text()) {
                Ok(path) => {
                    self.print("tui-saved", &[("name", path.display().to_string().into())])?;
                }
                Err(error) => {
                    let reason = Reason::new("tui-file", "")
                        .text("name", argument)
                        .system_error("why", &error);
                    self.print_refusal(&reason)?;
                }
            },
            word if self.interactive => {
                if let Err(reason) = self.change(LocalInput::Play(word.to_owned())) {
                    self.print_refusal(&reason)?;
                } else {
                    self.remark()?;
                    self.autosave();
                }
            }
            word => self.play("tui-plain-played", Some(seat), word)?,
        }
        Ok(true)
    }
}
