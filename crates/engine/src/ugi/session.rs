use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use game::{Outcome, Position as _, Reason, Record, Seat, SeatResult, Turn};
use rules::{AnyPosition, GameSetup};

use super::command::{Command, UgiQuery};
use super::go::GoCommand;
use super::option_list::{MAX_HASH, MAX_MULTI_PV, MAX_THREADS, engine_options, option_line};
use super::search_clock::SearchClock;
use super::{fen, info};
use crate::{Insight, Level, Limits, Player, SearchControl, SearchReport, Settings, Stopwatch};

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
    /// Whether the host ponders: then it is told which reply is expected.
    ponder: bool,
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
            ponder: false,
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
                Err(reason) => {
                    if line.split_whitespace().next() == Some("position") {
                        self.record = None;
                    }
                    self.send_reason(&reason)?;
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
            Command::Identify { done } => self.identify(done),
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
                error.map_or(Ok(()), |reason| self.send_reason(&reason))
            }
            Command::Go(go) => self.go(*go),
            Command::SetOption { name, value } => match self.set_option(&name, &value) {
                Ok(()) => Ok(()),
                Err(reasons) => reasons.iter().try_for_each(|reason| self.send_reason(reason)),
            },
            Command::Query(query) => self.answer(query),
            // No search is running: there is nothing to stop.
            Command::Stop | Command::PonderHit | Command::Quit => Ok(()),
        }
    }

    fn identify(&self, done: &str) -> io::Result<()> {
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
        self.send(&format!("option name Ponder type check default {}", self.ponder))?;
        if let Some(maze) = self.setup.maze() {
            self.send(&format!("option name Maze type string default {maze}"))?;
        }
        for spec in self.setup.game().options() {
            let default = self.setup.option_value(spec.name).unwrap_or_default();
            self.send(&option_line(spec, &default))?;
        }
        self.send(done)
    }

    /// Sets an option, whose name is read without regard to case; or says why not.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Vec<Reason>> {
        let number = |min: usize, max: usize| {
            let inside = value.parse().ok().filter(|number| (min..=max).contains(number));
            inside.ok_or_else(|| {
                let reason = Reason::new("ugi-option-number", "").text("name", name);
                vec![reason.number("low", min).number("high", max).text("value", value)]
            })
        };
        let mut settings = self.player.settings().clone();
        let mut setup = self.setup.clone();
        let one = |reason: Reason| vec![reason];
        match name.to_ascii_lowercase().as_str() {
            "threads" => settings.threads = number(1, MAX_THREADS)?,
            "hash" => {
                settings.hash = number(1, MAX_HASH)?;
                if !settings.fits_in_memory() {
                    let kept = self.player.settings().hash;
                    let reason = Reason::new("ugi-hash-memory", "").text("size", settings.hash);
                    return Err(vec![reason.text("kept", kept)]);
                }
            }
            "level" => {
                let level = number(1, Level::MAX.number().into())? as u8;
                settings.level = Level::new(level).unwrap_or_default();
            }
            "multipv" => settings.multi_pv = number(1, MAX_MULTI_PV)?,
            "ponder" => {
                self.ponder = value.to_ascii_lowercase().parse().map_err(|_| {
                    let reason = Reason::new("ugi-option-switch", "").text("name", name);
                    vec![reason.text("value", value)]
                })?;
                return Ok(());
            }
            "seats" => setup = setup.with_seats(number(1, Seat::MAX)?).map_err(one)?,
            "maze" => setup.set_maze(value).map_err(one)?,
            lower => {
                let specs = setup.game().options();
                let known = specs.iter().map(|spec| spec.name);
                let known = known.into_iter().find(|name| name.eq_ignore_ascii_case(lower));
                setup.set_option(known.unwrap_or(name), value).map_err(|reason| {
                    let options = || engine_options(&self.setup);
                    match known {
                        Some(_) => vec![reason],
                        // The sentence has those of the rules.
                        None => vec![
                            reason,
                            Reason::new("ugi-engine-options", "").text("options", options()),
                        ],
                    }
                })?;
            }
        }
        if setup != self.setup {
            self.record = Some(setup.record_from(setup.start().map_err(one)?));
            self.setup = setup;
        }
        self.player = Player::new(settings);
        Ok(())
    }

    fn replay(&self, fen: Option<&str>, moves: &[String]) -> Result<Record<AnyPosition>, Reason> {
        let start = match fen {
            None => self.setup.start(),
            Some(text) => self.setup.parse_position(&fen::position_text(self.setup.game(), text)),
        };
        let mut record = self.setup.record_from(start?);
        for (nth, word) in moves.iter().enumerate() {
            record.play(word).map_err(|error| {
                let reason = Reason::new("ugi-bad-move", "").number("nth", nth + 1);
                reason.text("word", word).reason("why", error)
            })?;
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
    fn go(&mut self, go: GoCommand) -> io::Result<()> {
        if let Some(remark) = &go.remark {
            self.send_reason(remark)?;
        }
        let refusal = match self.record.as_ref().map(Record::turn) {
            Some(Turn::Seat(_)) => None,
            Some(Turn::Chance) => Some("ugi-go-chance"),
            Some(Turn::Over) => Some("ugi-go-over"),
            None => Some("ugi-go-no-position"),
        };
        let (Some(record), None) = (&self.record, refusal) else {
            self.send_reason(&Reason::new(refusal.unwrap_or_default(), ""))?;
            return self.send("bestmove (none)");
        };
        let (root_moves, unknown) = go.root_moves(record.position());
        let limits = Limits { root_moves, ..go.limits };
        if let Some(word) = unknown {
            self.send_reason(&Reason::new("ugi-go-no-move", "").text("word", word))?;
        }
        let clock = SearchClock::new(&self.clock, go.ponder);
        let stopped = Cell::new(false);
        obey_deferred(&mut self.deferred.borrow_mut(), &clock, &stopped);
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
                    Ok(line) => match obey_during_search(&line, &clock, &stopped) {
                        DuringSearch::Answer(answer) => check(send(&self.output, answer)),
                        DuringSearch::Done => {}
                        DuringSearch::Later => self.deferred.borrow_mut().push_back(line),
                    },
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        stopped.set(limits.unbounded() || clock.is_pondering());
                        break;
                    }
                }
            }
            !stopped.get()
        };
        let send_info = |insight: &Insight| {
            check(send(&self.output, info::info_lines(insight).trim_end()));
        };
        let control = SearchControl { clock: &clock, keep_going: &keep_going, report: &send_info };
        let report = self.player.search(record.positions(), &limits, &control);
        let report = report.expect("a seat is to move");
        // A search without end, or of a ponder, that is done early still waits for `stop`, as in UCI.
        while (limits.infinite || clock.is_pondering()) && keep_going() {
            std::thread::sleep(Duration::from_millis(1));
        }
        send_info(&report.insight);
        if let Some(error) = write_error.take() {
            return Err(error);
        }
        let reply = expected_reply(record.position(), &report).filter(|_| self.ponder);
        let reply = reply.map(|word| format!(" ponder {word}")).unwrap_or_default();
        self.send(&format!("bestmove {}{reply}", report.best_move))
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
        let message = (self.explain)(reason);
        message.lines().try_for_each(|line| self.send(&format!("info string {line}")))
    }

    fn send(&self, line: &str) -> io::Result<()> {
        send(&self.output, line)
    }
}

/// What to do with a line that is received during a search.
enum DuringSearch {
    Answer(&'static str),
    Done,
    Later,
}

/// Handles a line that is received during a search, as far as it cannot wait.
fn obey_during_search(line: &str, clock: &SearchClock<'_>, stopped: &Cell<bool>) -> DuringSearch {
    match Command::parse(line) {
        Ok(Some(Command::IsReady)) => DuringSearch::Answer("readyok"),
        Ok(Some(Command::PonderHit)) if clock.is_pondering() => {
            clock.ponder_hit();
            DuringSearch::Done
        }
        // Searches that wait are meant as well.
        Ok(Some(Command::Stop | Command::Quit)) => {
            stopped.set(true);
            DuringSearch::Later
        }
        _ => DuringSearch::Later,
    }
}

/// What was received during the search before concerns the next one too: a `stop` ends every search that
/// was asked for before it, and a `ponderhit` is for the first that ponders.
fn obey_deferred(deferred: &mut VecDeque<String>, clock: &SearchClock<'_>, stopped: &Cell<bool>) {
    let position = |wanted: fn(&Command) -> bool| {
        let wanted = |line: &String| matches!(Command::parse(line), Ok(Some(c)) if wanted(&c));
        deferred.iter().position(wanted)
    };
    stopped.set(position(|c| matches!(c, Command::Stop | Command::Quit)).is_some());
    let hit = position(|c| matches!(c, Command::PonderHit)).filter(|_| clock.is_pondering());
    if let Some(hit) = hit {
        clock.ponder_hit();
        deferred.remove(hit);
    }
}

/// The reply to the best move that the search expects, where somebody else replies.
fn expected_reply<'r>(position: &AnyPosition, report: &'r SearchReport) -> Option<&'r str> {
    let mut words = report.insight.lines.first()?.words.iter();
    let is_best = words.next()? == &report.best_move.to_string();
    let mut after = position.clone();
    after.play(report.best_move);
    let other_moves = matches!(after.turn(), Turn::Seat(_)) && after.turn() != position.turn();
    words.next().map(String::as_str).filter(|_| is_best && other_moves)
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
