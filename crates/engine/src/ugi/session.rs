use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, TryRecvError};

use game::{
    OptionSpec, OptionValues, Outcome, Position as _, Reason, Record, Seat, SeatResult, Turn,
};
use rules::{AnyPosition, GameSetup};

use super::command::{Command, UgiQuery};
use super::{fen, info};
use crate::{Insight, Level, Limits, Player, SearchControl, Settings, Stopwatch};

/// What a session begins with.
pub struct UgiConfig<'a> {
    /// The game to play and how it is set up.
    pub setup: GameSetup,
    /// Engine options, until `setoption` changes them.
    pub settings: Settings,
    /// Turns a refusal's reason into a sentence: the engine has no text of its own.
    pub explain: &'a dyn Fn(&Reason) -> String,
}

/// The state of one connection: the game's setup, the game so far, and the player.
pub(crate) struct UgiSession<'a, W> {
    setup: GameSetup,
    /// The game so far; `None` after a `position` that could not be read, until there is another.
    record: Option<Record<AnyPosition>>,
    player: Player,
    explain: &'a dyn Fn(&Reason) -> String,
    output: RefCell<W>,
    received: Receiver<String>,
    /// Lines received during a search, to be handled after it.
    deferred: RefCell<VecDeque<String>>,
    clock: Stopwatch,
}

impl<'a, W: Write> UgiSession<'a, W> {
    pub(crate) fn new(
        config: UgiConfig<'a>,
        output: W,
        received: Receiver<String>,
    ) -> UgiSession<'a, W> {
        let start = config.setup.start().expect("the caller checked the setup");
        UgiSession {
            record: Some(config.setup.record_from(start)),
            setup: config.setup,
            player: Player::new(config.settings),
            explain: config.explain,
            output: RefCell::new(output),
            received,
            deferred: RefCell::default(),
            clock: Stopwatch::default(),
        }
    }

    pub(crate) fn run(mut self) -> io::Result<()> {
        while let Some(line) = self.next_line() {
            match Command::parse(&line) {
                Ok(Some(Command::Quit)) => break,
                Ok(Some(command)) => self.execute(command)?,
                Ok(None) => {}
                Err(message) => {
                    if line.split_whitespace().next() == Some("position") {
                        self.record = None;
                    }
                    self.send_error(&message)?;
                }
            }
        }
        Ok(())
    }

    fn next_line(&mut self) -> Option<String> {
        let deferred = self.deferred.get_mut().pop_front();
        deferred.or_else(|| self.received.recv().ok())
    }

    fn execute(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => self.identify(),
            Command::IsReady => {
                self.prepare();
                self.send("readyok")
            }
            Command::NewGame => {
                self.player.new_game();
                match self.setup.start() {
                    Ok(start) => {
                        self.record = Some(self.setup.record_from(start));
                        Ok(())
                    }
                    Err(reason) => self.send_reason(&reason),
                }
            }
            Command::Position { fen, moves } => {
                let replayed = self.replay(fen.as_deref(), &moves);
                let error = replayed.as_ref().err().cloned();
                self.record = replayed.ok();
                self.prepare();
                error.map_or(Ok(()), |message| self.send_error(&message))
            }
            Command::Go(limits) => self.go(&limits),
            Command::SetOption { name, value } => match self.set_option(&name, &value) {
                Ok(()) => Ok(()),
                Err(message) => self.send_error(&message),
            },
            Command::Query(query) => self.answer(query),
            // No search is running: there is nothing to stop.
            Command::Stop | Command::Quit => Ok(()),
        }
    }

    fn identify(&self) -> io::Result<()> {
        self.send(concat!("id name Palisade ", env!("CARGO_PKG_VERSION")))?;
        self.send("id author the Palisade authors")?;
        let settings = self.player.settings();
        let seats = self.setup.game().seats();
        for (name, default, min, max) in [
            ("Threads", settings.threads, 1, MAX_THREADS),
            ("Hash", settings.hash, 1, MAX_HASH),
            ("Level", settings.level.number().into(), 1, Level::MAX.number().into()),
            ("MultiPV", settings.multi_pv, 1, MAX_MULTI_PV),
            ("Seats", self.setup.seats(), seats[0], seats[seats.len() - 1]),
        ] {
            self.send(&format!(
                "option name {name} type spin default {default} min {min} max {max}"
            ))?;
        }
        if let Some(maze) = self.setup.maze() {
            self.send(&format!("option name Maze type string default {maze}"))?;
        }
        for spec in self.setup.game().options() {
            let default = self.setup.option_value(spec.name).unwrap_or_default();
            self.send(&option_line(spec, &default))?;
        }
        self.send("ugiok")
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |min: usize, max: usize| {
            let inside = value.parse().ok().filter(|number| (min..=max).contains(number));
            inside.ok_or_else(|| format!("{name} takes a number from {min} to {max}, not {value}"))
        };
        let mut settings = self.player.settings().clone();
        let mut setup = self.setup.clone();
        let explain = |reason: Reason| (self.explain)(&reason);
        match name {
            "Threads" => settings.threads = number(1, MAX_THREADS)?,
            "Hash" => settings.hash = number(1, MAX_HASH)?,
            "Level" => {
                let level = number(1, Level::MAX.number().into())? as u8;
                settings.level = Level::new(level).unwrap_or_default();
            }
            "MultiPV" => settings.multi_pv = number(1, MAX_MULTI_PV)?,
            "Seats" => setup = setup.with_seats(number(1, Seat::MAX)?).map_err(explain)?,
            "Maze" => setup.set_maze(value).map_err(explain)?,
            _ => setup.set_option(name, value).map_err(explain)?,
        }
        if setup != self.setup {
            self.record = Some(setup.record_from(setup.start().map_err(explain)?));
            self.setup = setup;
        }
        self.player = Player::new(settings);
        Ok(())
    }

    fn replay(&self, fen: Option<&str>, moves: &[String]) -> Result<Record<AnyPosition>, String> {
        let explain = |reason: Reason| (self.explain)(&reason);
        let start = match fen {
            None => self.setup.start(),
            Some(text) => self.setup.parse_position(&fen::position_text(self.setup.game(), text)),
        };
        let mut record = self.setup.record_from(start.map_err(explain)?);
        for (nth, word) in moves.iter().enumerate() {
            record
                .play(word)
                .map_err(|error| format!("move {} {word}: {}", nth + 1, explain(error.into())))?;
        }
        Ok(record)
    }

    /// Lays out the tables of the search, so that no clock pays for it.
    fn prepare(&mut self) {
        if let Some(record) = &self.record {
            self.player.prepare(record.position());
        }
    }

    /// Answers every `go` by one `bestmove`, so that no host waits in vain; where there is nothing to
    /// search it is `bestmove (none)`, after a line that says why.
    fn go(&mut self, limits: &Limits) -> io::Result<()> {
        let refusal = match self.record.as_ref().map(Record::turn) {
            Some(Turn::Seat(_)) => None,
            Some(Turn::Chance) => Some("go refused: chance is to move"),
            Some(Turn::Over) => Some("go refused: the game is over"),
            None => Some("go refused: the last position could not be read"),
        };
        let (Some(record), None) = (&self.record, refusal) else {
            self.send_error(refusal.unwrap_or_default())?;
            return self.send("bestmove (none)");
        };
        let stopped = Cell::new(false);
        let write_error = Cell::new(None);
        let check = |result: io::Result<()>| {
            if let Err(error) = result {
                stopped.set(true);
                write_error.set(Some(error));
            }
        };
        let keep_going = || {
            while !stopped.get() {
                match self.received.try_recv() {
                    Ok(line) => match Command::parse(&line) {
                        Ok(Some(Command::Stop)) => stopped.set(true),
                        Ok(Some(Command::IsReady)) => check(send(&self.output, "readyok")),
                        Ok(Some(Command::Quit)) => {
                            stopped.set(true);
                            self.deferred.borrow_mut().push_back(line);
                        }
                        _ => self.deferred.borrow_mut().push_back(line),
                    },
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        stopped.set(limits.unbounded());
                        break;
                    }
                }
            }
            !stopped.get()
        };
        let send_info = |insight: &Insight| {
            check(send(&self.output, info::info_lines(insight).trim_end()));
        };
        let control =
            SearchControl { clock: &self.clock, keep_going: &keep_going, report: &send_info };
        let report = self.player.search(record.positions(), limits, &control);
        let report = report.expect("a seat is to move");
        // An infinite search that is done early still waits for `stop`, as in UCI.
        while limits.infinite && keep_going() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        send_info(&report.insight);
        if let Some(error) = write_error.take() {
            return Err(error);
        }
        self.send(&format!("bestmove {}", report.best_move))
    }

    fn answer(&self, query: UgiQuery) -> io::Result<()> {
        let Some(record) = &self.record else { return self.send("response unknown") };
        let outcome =
            record.ending().map(|ending| ending.outcome).or_else(|| record.position().outcome());
        self.send(&match query {
            UgiQuery::FirstToMove => {
                format!("response {}", record.turn() == Turn::Seat(Seat::new(0)))
            }
            UgiQuery::GameOver => format!("response {}", record.turn() == Turn::Over),
            UgiQuery::Result => format!("response {}", result(outcome)),
            UgiQuery::Turn => match record.turn() {
                Turn::Seat(seat) => format!("response {seat}"),
                Turn::Chance => "response chance".to_owned(),
                Turn::Over => "response over".to_owned(),
            },
        })
    }

    fn send_reason(&self, reason: &Reason) -> io::Result<()> {
        self.send_error(&(self.explain)(reason))
    }

    fn send_error(&self, message: &str) -> io::Result<()> {
        self.send(&format!("info string {message}"))
    }

    fn send(&self, line: &str) -> io::Result<()> {
        send(&self.output, line)
    }
}

/// Declares an option of the game as UCI does; `default` is the value it has now.
fn option_line(spec: &OptionSpec, default: &str) -> String {
    let kind = match spec.values {
        OptionValues::Words(words) => {
            let vars: String = words.iter().map(|word| format!(" var {word}")).collect();
            return format!("option name {} type combo default {default}{vars}", spec.name);
        }
        OptionValues::Number { words: [], least, most, .. } => {
            return format!(
                "option name {} type spin default {default} min {least} max {most}",
                spec.name
            );
        }
        OptionValues::Bool => "check",
        // A number or a word such as `off` is neither a spin nor a combo.
        OptionValues::Number { .. } | OptionValues::List { .. } => "string",
    };
    let default = if default.is_empty() { "<empty>" } else { default };
    format!("option name {} type {kind} default {default}", spec.name)
}

fn send(output: &RefCell<impl Write>, line: &str) -> io::Result<()> {
    let mut output = output.borrow_mut();
    writeln!(output, "{line}")?;
    output.flush()
}

/// `p1win`, `p2win`, … for each winner, joined by commas where a team won.
fn result(outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else { return "none".to_owned() };
    if outcome.result(Seat::new(0)) == SeatResult::Draw {
        return "draw".to_owned();
    }
    let winners: Vec<_> = outcome.winning_seats().map(|seat| format!("p{seat}win")).collect();
    winners.join(",")
}

const MAX_THREADS: usize = 256;
const MAX_HASH: usize = 65_536;
const MAX_MULTI_PV: usize = 64;
