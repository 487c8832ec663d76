use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, TryRecvError};

use game::{Arg, Outcome, Position as _, Reason, Record, Seat, Standing, Turn};
use rules::{AnyPosition, Table};

use super::command::{Command, Query};
use super::{Desk, report};
use crate::{Control, Level, Limits, Player, Stopwatch};

/// One conversation: the table, the game so far, and the player who thinks about it.
pub(crate) struct Session<'a, W> {
    table: Table,
    record: Record<AnyPosition>,
    player: Player,
    explain: &'a dyn Fn(&Reason) -> String,
    output: RefCell<W>,
    inbox: Receiver<String>,
    /// What came in while the engine was thinking.
    waiting: RefCell<VecDeque<String>>,
    clock: Stopwatch,
}

impl<'a, W: Write> Session<'a, W> {
    pub(crate) fn new(desk: Desk<'a>, output: W, inbox: Receiver<String>) -> Session<'a, W> {
        let start = desk.table.start().expect("whoever opened the session checked the table");
        Session {
            record: desk.table.record(start),
            table: desk.table,
            player: Player::new(desk.settings),
            explain: desk.explain,
            output: RefCell::new(output),
            inbox,
            waiting: RefCell::default(),
            clock: Stopwatch::default(),
        }
    }

    pub(crate) fn run(mut self) -> io::Result<()> {
        while let Some(line) = self.next_line() {
            match Command::parse(&line) {
                Ok(Some(Command::Quit)) => break,
                Ok(Some(command)) => self.obey(command)?,
                Ok(None) => {}
                Err(complaint) => self.complain(&complaint)?,
            }
        }
        Ok(())
    }

    fn next_line(&mut self) -> Option<String> {
        let waiting = self.waiting.get_mut().pop_front();
        waiting.or_else(|| self.inbox.recv().ok())
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => {
                self.player.prepare(self.record.position());
                self.say("readyok")
            }
            Command::NewGame => {
                self.player.forget();
                match self.table.start() {
                    Ok(start) => {
                        self.record = self.table.record(start);
                        Ok(())
                    }
                    Err(reason) => self.refuse(&reason),
                }
            }
            Command::Position { fen, moves } => match self.replay(fen.as_deref(), &moves) {
                Ok(record) => {
                    self.record = record;
                    self.player.prepare(self.record.position());
                    Ok(())
                }
                Err(complaint) => self.complain(&complaint),
            },
            Command::Go(limits) => self.go(&limits),
            Command::SetOption { name, value } => match self.set(&name, &value) {
                Ok(()) => Ok(()),
                Err(complaint) => self.complain(&complaint),
            },
            Command::Query(query) => self.answer(query),
            // Nothing is being thought about: there is nothing to stop.
            Command::Stop | Command::Quit => Ok(()),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(concat!("id name Palisade ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Palisade authors")?;
        let settings = self.player.settings();
        let seats = self.table.game().seats();
        for (name, default, min, max) in [
            ("Threads", settings.threads, 1, MOST_THREADS),
            ("Hash", settings.hash, 1, MOST_HASH),
            ("Level", settings.level.number().into(), 1, Level::MAX.number().into()),
            ("MultiPV", settings.lines, 1, MOST_LINES),
            ("Seats", self.table.seats(), seats[0], seats[seats.len() - 1]),
        ] {
            self.say(&format!(
                "option name {name} type spin default {default} min {min} max {max}"
            ))?;
        }
        if let Some(maze) = self.table.maze() {
            self.say(&format!("option name Maze type string default {maze}"))?;
        }
        for name in option_names(&self.table) {
            self.say(&format!("option name {name} type string default <empty>"))?;
        }
        self.say("ugiok")
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |min: usize, max: usize| {
            let inside = value.parse().ok().filter(|number| (min..=max).contains(number));
            inside.ok_or_else(|| format!("{name} takes a number from {min} to {max}, not {value}"))
        };
        let mut settings = self.player.settings().clone();
        let mut table = self.table.clone();
        let explain = |reason: Reason| (self.explain)(&reason);
        match name {
            "Threads" => settings.threads = number(1, MOST_THREADS)?,
            "Hash" => settings.hash = number(1, MOST_HASH)?,
            "Level" => {
                let level = number(1, Level::MAX.number().into())? as u8;
                settings.level = Level::new(level).unwrap_or_default();
            }
            "MultiPV" => settings.lines = number(1, MOST_LINES)?,
            "Seats" => table = table.with_seats(number(1, Seat::MAX)?).map_err(explain)?,
            "Maze" => table.set_maze(value).map_err(explain)?,
            _ => table.set(name, value).map_err(explain)?,
        }
        if table != self.table {
            self.record = table.record(table.start().map_err(explain)?);
            self.table = table;
        }
        self.player = Player::new(settings);
        Ok(())
    }

    fn replay(&self, fen: Option<&str>, moves: &[String]) -> Result<Record<AnyPosition>, String> {
        let explain = |reason: Reason| (self.explain)(&reason);
        let start = match fen {
            None => self.table.start(),
            Some(text) => self.table.position(text),
        };
        let mut record = self.table.record(start.map_err(explain)?);
        for (nth, word) in moves.iter().enumerate() {
            record
                .play(word)
                .map_err(|error| format!("move {} {word}: {}", nth + 1, explain(error.into())))?;
        }
        Ok(record)
    }

    fn go(&mut self, limits: &Limits) -> io::Result<()> {
        match self.record.turn() {
            Turn::Seat(_) => {}
            Turn::Chance => return self.complain("go refused: chance is to move"),
            Turn::Over => return self.complain("go refused: the game is over"),
        }
        let stopped = Cell::new(false);
        let failed = Cell::new(None);
        let note = |result: io::Result<()>| {
            if let Err(error) = result {
                stopped.set(true);
                failed.set(Some(error));
            }
        };
        let keep_going = || {
            while !stopped.get() {
                match self.inbox.try_recv() {
                    Ok(line) => match Command::parse(&line) {
                        Ok(Some(Command::Stop)) => stopped.set(true),
                        Ok(Some(Command::IsReady)) => note(say(&self.output, "readyok")),
                        Ok(Some(Command::Quit)) => {
                            stopped.set(true);
                            self.waiting.borrow_mut().push_back(line);
                        }
                        _ => self.waiting.borrow_mut().push_back(line),
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
        let report = |insight: &crate::Insight| {
            note(say(&self.output, report::info(insight).trim_end()));
        };
        let control = Control { clock: &self.clock, keep_going: &keep_going, report: &report };
        let thought = self.player.think(self.record.positions(), limits, &control);
        let thought = thought.expect("a seat is to move");
        // A search that ran out of things to find still waits for `stop`, as the protocol has it.
        while limits.infinite && keep_going() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        report(&thought.insight);
        if let Some(error) = failed.take() {
            return Err(error);
        }
        self.say(&format!("bestmove {}", thought.best))
    }

    fn answer(&self, query: Query) -> io::Result<()> {
        let outcome = self
            .record
            .ending()
            .map(|ending| ending.outcome)
            .or_else(|| self.record.position().outcome());
        self.say(&match query {
            Query::FirstToMove => {
                format!("response {}", self.record.turn() == Turn::Seat(Seat::new(0)))
            }
            Query::GameOver => format!("response {}", self.record.turn() == Turn::Over),
            Query::Result => format!("response {}", result(outcome)),
            Query::Turn => match self.record.turn() {
                Turn::Seat(seat) => format!("response {seat}"),
                Turn::Chance => "response chance".to_owned(),
                Turn::Over => "response over".to_owned(),
            },
        })
    }

    fn refuse(&self, reason: &Reason) -> io::Result<()> {
        self.complain(&(self.explain)(reason))
    }

    fn complain(&self, complaint: &str) -> io::Result<()> {
        self.say(&format!("info string {complaint}"))
    }

    fn say(&self, line: &str) -> io::Result<()> {
        say(&self.output, line)
    }
}

/// What the table lets one set, as it says itself when asked for something it does not know.
fn option_names(table: &Table) -> Vec<String> {
    let Err(reason) = table.clone().set("", "") else { return Vec::new() };
    let known = reason.args.into_iter().find(|(name, _)| *name == "known");
    match known {
        Some((_, Arg::Text(names))) => names.split_whitespace().map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

fn say(output: &RefCell<impl Write>, line: &str) -> io::Result<()> {
    let mut output = output.borrow_mut();
    writeln!(output, "{line}")?;
    output.flush()
}

/// `p1win`, `p2win`, … for whoever won, together where a team did.
fn result(outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else { return "none".to_owned() };
    if outcome.of(Seat::new(0)) == Standing::Draw {
        return "draw".to_owned();
    }
    let winners: Vec<_> = outcome.victors().map(|seat| format!("p{seat}win")).collect();
    winners.join(",")
}

const MOST_THREADS: usize = 256;
const MOST_HASH: usize = 65_536;
const MOST_LINES: usize = 64;
