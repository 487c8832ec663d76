use std::time::Duration;

use dialects::Dialect;
use engine::Limits;
use game::{Reason, Record, Seat, Turn};
use rules::{AnyPosition, GameRecord, GameSetup};

use crate::crash_cause::CrashCause;
use crate::match_player::PlayerMove;
use crate::program_process::{ProgramLog, ProgramProcess, START_TIMEOUT, UNTIMED_TIMEOUT};
use crate::protocol_log::ProgramId;
use crate::ugi_program::{evaluation_of, go_command};
use crate::{ContestantFault, EngineProtocol, MatchMoveRequest, MatchPlayer};

/// A program that speaks another protocol than UGI, which plays one game after another.
#[derive(Debug)]
pub(crate) struct ForeignProgram {
    process: ProgramProcess,
    protocol: EngineProtocol,
    setup: GameSetup,
    /// How many moves its own board has, where it keeps one.
    told: usize,
}

/// What a program says to a command of QTP, of Titanium's session, or to `go`.
type Answer = Result<String, String>;

impl ForeignProgram {
    pub(crate) fn start(
        command: &str,
        protocol: EngineProtocol,
        setup: &GameSetup,
        options: &[(String, String)],
        log: ProgramLog,
    ) -> Result<ForeignProgram, (ContestantFault, Vec<String>)> {
        let process = ProgramProcess::start(command, log)?;
        let mut program = ForeignProgram { process, protocol, setup: setup.clone(), told: 0 };
        match program.set_up(options) {
            Ok(()) => Ok(program),
            Err(fault) => Err((fault, program.process.stderr())),
        }
    }

    fn set_up(&mut self, options: &[(String, String)]) -> Result<(), ContestantFault> {
        match self.protocol {
            EngineProtocol::Uci => {
                self.process.send("uci")?;
                self.wait_for_word("uciok")?;
                for (name, value) in options {
                    self.process.send(&format!("setoption name {name} value {value}"))?;
                }
            }
            EngineProtocol::Titanium => {}
            _ => {
                self.command("name")?;
                self.command("boardsize 9")?;
            }
        }
        self.new_game()
    }

    fn new_game(&mut self) -> Result<(), ContestantFault> {
        self.told = 0;
        match self.protocol {
            EngineProtocol::Uci => {
                self.process.send("ucinewgame")?;
                self.process.send("isready")?;
                self.wait_for_word("readyok")
            }
            EngineProtocol::Titanium => self.session("reset"),
            _ => {
                self.command("clear_board")?;
                self.command("walls 10").map(|_| ())
            }
        }
    }

    fn wait_for_word(&mut self, word: &str) -> Result<(), ContestantFault> {
        self.process.wait_for(START_TIMEOUT, &|| true, |line| (line == word).then_some(()))
    }

    /// Sends a command of QTP and returns what follows its `=`.
    fn command(&mut self, command: &str) -> Result<String, ContestantFault> {
        self.process.send(command)?;
        let answer = self.process.wait_for(START_TIMEOUT, &|| true, qtp_answer)?;
        answer.map_err(|why| said(command, &why))
    }

    /// Sends a line of Titanium's session and waits until it is `ready`.
    fn session(&mut self, line: &str) -> Result<(), ContestantFault> {
        self.process.send(line)?;
        let answer = self.process.wait_for(START_TIMEOUT, &|| true, |said| {
            let ready = said.starts_with("ready").then(|| Ok(String::new()));
            ready.or_else(|| error_of(said))
        })?;
        answer.map(|_| ()).map_err(|why| said(line, &why))
    }

    /// Tells the program the moves so far and asks it for one.
    fn ask(&mut self, moves: &[String], seat: Seat) -> Result<(), ContestantFault> {
        match self.protocol {
            EngineProtocol::Uci if moves.is_empty() => self.process.send("position startpos"),
            EngineProtocol::Uci => {
                self.process.send(&format!("position startpos moves {}", moves.join(" ")))
            }
            EngineProtocol::Titanium if moves.is_empty() => self.session("reset"),
            EngineProtocol::Titanium => self.session(&format!("position {}", moves.join(" "))),
            _ => {
                for line in &moves[self.told..] {
                    self.command(line)?;
                }
                // Its answer is played on its own board too.
                self.told = moves.len() + 1;
                self.process.send(&format!("genmove {}", colour(self.protocol, seat)))
            }
        }
    }
}

impl MatchPlayer for ForeignProgram {
    fn begin_game(&mut self, setup: &GameSetup, program: ProgramId) -> bool {
        self.process.set_program(program);
        *setup == self.setup && self.new_game().is_ok()
    }

    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest<'_>,
    ) -> Result<PlayerMove, ContestantFault> {
        let notation = ForeignNotation::new(self.protocol, &self.setup, record)?;
        self.ask(&notation.moves, notation.seat)?;
        match self.protocol {
            EngineProtocol::Uci => {
                self.process.send(&go_command(&request.limits, &request.increments))?;
            }
            EngineProtocol::Titanium => {
                let seconds = thinking_time(&request.limits, notation.seat).as_secs_f64();
                let nodes = request.limits.nodes.map(|nodes| format!(" {nodes}"));
                self.process.send(&format!("go {seconds}{}", nodes.unwrap_or_default()))?;
            }
            _ => {}
        }
        let is_qtp = !matches!(self.protocol, EngineProtocol::Uci | EngineProtocol::Titanium);
        let timeout = request.deadline.unwrap_or(UNTIMED_TIMEOUT);
        let mut evaluation = None;
        let answer = self.process.wait_for(timeout, request.keep_going, |line| {
            evaluation = evaluation_of(line).or(evaluation);
            if is_qtp { qtp_answer(line) } else { best_move(line).or_else(|| error_of(line)) }
        })?;
        let answer = answer.map_err(|why| ContestantFault::Crashed(CrashCause::Said(why)))?;
        let word = notation.read(&answer)?;
        Ok(PlayerMove { word, evaluation })
    }

    fn stderr(&mut self) -> Vec<String> {
        self.process.stderr()
    }
}

/// A game in the notation of a protocol.
pub(crate) struct ForeignNotation {
    protocol: EngineProtocol,
    dialect: Dialect,
    /// Who is to move.
    pub(crate) seat: Seat,
    /// The moves so far: words, or commands of QTP.
    pub(crate) moves: Vec<String>,
}

impl ForeignNotation {
    pub(crate) fn new(
        protocol: EngineProtocol,
        setup: &GameSetup,
        record: &Record<AnyPosition>,
    ) -> Result<ForeignNotation, ContestantFault> {
        let dialect = protocol.dialect().expect("UGI has the words of Palisade");
        let Turn::Seat(seat) = record.turn() else { panic!("it is somebody's turn") };
        let game = GameRecord::from_record(setup.clone(), record.clone());
        // Nothing but a pass cannot be said.
        let cannot_say = |why: Reason| ContestantFault::Illegal { word: "pass".to_owned(), why };
        let text = dialects::write(&game, dialect).map_err(cannot_say)?;
        let moves = match dialect {
            Dialect::MovesA => text.split_whitespace().map(str::to_owned).collect(),
            _ => text.lines().map(str::to_owned).collect(),
        };
        Ok(ForeignNotation { protocol, dialect, seat, moves })
    }

    /// The word of Palisade for a move that the program answered.
    pub(crate) fn read(&self, answer: &str) -> Result<String, ContestantFault> {
        if answer.is_empty() || answer == "(none)" {
            return Err(ContestantFault::NoMove);
        }
        let text = match self.dialect {
            Dialect::MovesA => format!("{} {answer}", self.moves.join(" ")),
            _ => {
                let colour = colour(self.protocol, self.seat);
                let command =
                    if self.protocol == EngineProtocol::Kata { "play" } else { "playmove" };
                format!("{}\n{command} {colour} {answer}\n", self.moves.join("\n"))
            }
        };
        let illegal = |why| ContestantFault::Illegal { word: answer.to_owned(), why };
        let game = dialects::read(&text, Some(self.dialect)).map_err(illegal)?;
        let words: Vec<_> = game.record.words().collect();
        match &words[..] {
            [earlier @ .., last] if earlier.len() == self.moves.len() => Ok(last.clone()),
            _ => Err(illegal(Reason::new("match-not-a-move", ""))),
        }
    }
}

/// What the player in a seat is called; black moves first.
fn colour(protocol: EngineProtocol, seat: Seat) -> &'static str {
    let colours = if protocol == EngineProtocol::Kata { ["b", "w"] } else { ["black", "white"] };
    colours[seat.index()]
}

/// `= text` or `? reason`; other lines, empty ones and remarks, are passed over.
fn qtp_answer(line: &str) -> Option<Answer> {
    let good = line.strip_prefix('=').map(|text| Ok(text.trim().to_owned()));
    good.or_else(|| line.strip_prefix('?').map(|why| Err(why.trim().to_owned())))
}

fn best_move(line: &str) -> Option<Answer> {
    let mut words = line.split_whitespace();
    let is_answer = words.next() == Some("bestmove");
    is_answer.then(|| Ok(words.next().unwrap_or_default().to_owned()))
}

fn error_of(line: &str) -> Option<Answer> {
    line.strip_prefix("error").map(|why| Err(why.trim().to_owned()))
}

/// The fault of a program that refuses a line in words of its own.
fn said(line: &str, why: &str) -> ContestantFault {
    ContestantFault::Crashed(CrashCause::Said(format!("{line}: {why}")))
}

/// How long a program that knows no clocks may think: a part of what is left on its own.
pub(crate) fn thinking_time(limits: &Limits, seat: Seat) -> Duration {
    let share = limits.clocks.as_ref().map(|clocks| {
        let left = clocks.remaining[seat.index()];
        let moves = clocks.moves_to_go.map_or(30, |moves| moves.clamp(1, 30));
        (left / moves + clocks.increment * 3 / 4).min(left / 2)
    });
    share.into_iter().chain(limits.movetime).min().unwrap_or(Duration::from_secs(60))
}
