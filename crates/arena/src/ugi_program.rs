use std::time::Duration;

use engine::Limits;
use game::{Record, Score, Seat, Turn};
use rules::{AnyPosition, GameSetup};

use crate::match_player::{MoveEvaluation, PlayerMove};
use crate::program_process::{ProgramLog, ProgramProcess, START_TIMEOUT, UNTIMED_TIMEOUT};
use crate::protocol_log::ProgramId;
use crate::{ContestantFault, MatchMoveRequest, MatchPlayer};

/// A UGI program, which plays one game after another.
#[derive(Debug)]
pub struct UgiProgram {
    process: ProgramProcess,
    /// The options it has been sent.
    setup: GameSetup,
    /// Whether it has answered a `go` since it last said `readyok`.
    has_answered: bool,
    /// Whether it thinks in the opponent's time.
    ponders: bool,
    /// The reply to its last move that it expects.
    expected: Option<String>,
    /// The game that it thinks about in the opponent's time, with the expected reply.
    pondering: Option<Vec<String>>,
}

/// The option by which a program is told that the match lets it ponder.
pub(crate) const PONDER: &str = "Ponder";

impl UgiProgram {
    /// Starts the program and sends it `options` and those of `setup`. Where that fails, the fault comes with
    /// what the program printed on stderr.
    pub(crate) fn start(
        command: &str,
        setup: &GameSetup,
        options: &[(String, String)],
        log: ProgramLog,
    ) -> Result<UgiProgram, (ContestantFault, Vec<String>)> {
        let process = ProgramProcess::start(command, log)?;
        let is_ponder = |(name, value): &(String, String)| name == PONDER && value == "true";
        let mut program = UgiProgram {
            process,
            setup: setup.clone(),
            has_answered: false,
            ponders: options.iter().any(is_ponder),
            expected: None,
            pondering: None,
        };
        match program.set_up(options) {
            Ok(()) => Ok(program),
            Err(fault) => Err((fault, program.process.stderr())),
        }
    }

    fn set_up(&mut self, options: &[(String, String)]) -> Result<(), ContestantFault> {
        self.process.send("ugi")?;
        let identified = |line: &str| (line == "ugiok" || line == "uciok").then_some(());
        self.process.wait_for(START_TIMEOUT, &|| true, identified)?;
        let setup = self.setup.clone();
        self.process.send(&format!("setoption name Seats value {}", setup.seats()))?;
        if let Some(maze) = setup.maze() {
            self.process.send(&format!("setoption name Maze value {maze}"))?;
        }
        for (name, value) in setup.non_default_options() {
            self.process.send(&format!("setoption name {name} value {value}"))?;
        }
        for (name, value) in options {
            self.process.send(&format!("setoption name {name} value {value}"))?;
        }
        self.new_game()
    }

    fn new_game(&mut self) -> Result<(), ContestantFault> {
        self.stop_pondering(&|| true)?;
        self.expected = None;
        self.process.send("uginewgame")?;
        self.has_answered = false;
        self.wait_until_ready(&|| true)
    }

    /// Waits until all that was sent is done, and passes over what the program says until then.
    fn wait_until_ready(&mut self, keep_going: &dyn Fn() -> bool) -> Result<(), ContestantFault> {
        self.process.send("isready")?;
        self.process.wait_for(START_TIMEOUT, keep_going, |line| (line == "readyok").then_some(()))
    }

    /// Ends a search in the opponent's time, if there is one; its answer is not for any move.
    fn stop_pondering(&mut self, keep_going: &dyn Fn() -> bool) -> Result<(), ContestantFault> {
        if self.pondering.take().is_none() {
            return Ok(());
        }
        self.process.send("stop")?;
        let is_answer = |line: &str| line.starts_with("bestmove").then_some(());
        self.process.wait_for(START_TIMEOUT, keep_going, is_answer)?;
        self.has_answered = true;
        Ok(())
    }

    fn send_position(&mut self, record: &Record<AnyPosition>) -> Result<(), ContestantFault> {
        let moves: Vec<_> = record.words().collect();
        // A departure changes the position in a way that no move of the protocol expresses.
        let has_departure = moves.iter().any(|word| word.starts_with("leave:"));
        let position = if has_departure || moves.is_empty() {
            format!("position fen {}", record.position())
        } else {
            format!("position fen {} moves {}", record.start(), moves.join(" "))
        };
        self.process.send(&position)
    }
}

impl MatchPlayer for UgiProgram {
    /// One that has other options, or does not answer any more, is left to end.
    fn begin_game(&mut self, setup: &GameSetup, program: ProgramId) -> bool {
        self.process.set_program(program);
        *setup == self.setup && self.new_game().is_ok()
    }

    /// A second `bestmove`, or one that nobody asked for, is not the answer to the next `go`.
    fn get_ready(
        &mut self,
        record: &Record<AnyPosition>,
        keep_going: &dyn Fn() -> bool,
    ) -> Result<(), ContestantFault> {
        if self.pondering.as_ref().is_some_and(|words| record.words().eq(words.iter().cloned())) {
            return Ok(());
        }
        self.stop_pondering(keep_going)?;
        if std::mem::take(&mut self.has_answered) {
            self.wait_until_ready(keep_going)?;
        }
        Ok(())
    }

    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest<'_>,
    ) -> Result<PlayerMove, ContestantFault> {
        if self.pondering.take().is_some() {
            self.process.send("ponderhit")?;
        } else {
            self.send_position(record)?;
            self.process.send(&go_command(&request.limits, &request.increments))?;
        }
        let timeout = request.deadline.unwrap_or(UNTIMED_TIMEOUT);
        let mut evaluation = None;
        let answer = self.process.wait_for(timeout, request.keep_going, |line| {
            evaluation = evaluation_of(line).or(evaluation);
            let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
            let is_answer = words.first().is_some_and(|word| word == "bestmove");
            is_answer.then(|| words[1..].to_vec())
        })?;
        self.has_answered = true;
        self.expected = match &answer[..] {
            [_, ponder, reply, ..] if self.ponders && ponder == "ponder" => Some(reply.clone()),
            _ => None,
        };
        let word = answer.into_iter().next().ok_or(ContestantFault::NoMove)?;
        Ok(PlayerMove { word, evaluation })
    }

    fn ponder(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest<'_>,
    ) -> Result<(), ContestantFault> {
        let Some(reply) = self.expected.take() else { return Ok(()) };
        let mut ahead = record.clone();
        let is_next = ahead.play(&reply).is_ok() && self.setup.seats() == 2;
        // After the reply it must be its own turn: no roll comes between, and the game is not over.
        if !is_next || !matches!(ahead.turn(), Turn::Seat(_)) || ahead.turn() == record.turn() {
            return Ok(());
        }
        self.get_ready(record, request.keep_going)?;
        self.send_position(&ahead)?;
        let go = go_command(&request.limits, &request.increments);
        self.process.send(&go.replacen("go", "go ponder", 1))?;
        self.pondering = Some(ahead.words().collect());
        Ok(())
    }

    fn stderr(&mut self) -> Vec<String> {
        self.process.stderr()
    }
}

/// The evaluation in an `info` line, of the first of several lines of play: `info depth 8 score cp 42`. A bound
/// is none.
pub(crate) fn evaluation_of(line: &str) -> Option<MoveEvaluation> {
    let words: Vec<_> = line.split_whitespace().take_while(|&word| word != "pv").collect();
    let after = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1).copied()
    };
    let is_other_line = after("multipv").is_some_and(|nth| nth != "1");
    let is_bound = words.iter().any(|&word| word == "lowerbound" || word == "upperbound");
    if words.first() != Some(&"info") || after("string").is_some() || is_other_line || is_bound {
        return None;
    }
    let score = match after("score")? {
        "cp" => Score::Points(after("cp")?.parse().ok()?),
        "mate" => {
            let moves: i32 = after("mate")?.parse().ok()?;
            let count = moves.unsigned_abs();
            if moves > 0 { Score::Wins(count) } else { Score::Loses(count) }
        }
        _ => return None,
    };
    let depth = after("depth").and_then(|depth| depth.parse().ok()).unwrap_or(0);
    Some(MoveEvaluation { score, depth })
}

/// The command that asks for a move within the limits.
pub(crate) fn go_command(limits: &Limits, increments: &[Duration]) -> String {
    let mut go = "go".to_owned();
    if let Some(clocks) = &limits.clocks {
        let remaining: Vec<_> = Seat::all(increments.len())
            .map(|seat| clocks.remaining[seat.index()].as_millis().to_string())
            .collect();
        go += &match (&remaining[..], increments) {
            ([first, second], [one, other]) => {
                let (one, other) = (one.as_millis(), other.as_millis());
                format!(" wtime {first} btime {second} winc {one} binc {other}")
            }
            (all, _) => format!(" clock {} inc {}", all.join(","), clocks.increment.as_millis()),
        };
        if let Some(moves) = clocks.moves_to_go {
            go += &format!(" movestogo {moves}");
        }
    }
    if let Some(time) = limits.movetime {
        go += &format!(" movetime {}", time.as_millis());
    }
    if let Some(nodes) = limits.nodes {
        go += &format!(" nodes {nodes}");
    }
    if let Some(depth) = limits.depth {
        go += &format!(" depth {depth}");
    }
    go
}

#[cfg(test)]
mod tests {
    use engine::PlayerClocks;

    use super::*;

    #[test]
    fn scores_are_read_from_info_lines() {
        let found = |line| evaluation_of(line).map(|evaluation| evaluation.to_string());
        let line = "info depth 8 nodes 1 score cp -42 pv e2 depth 9";
        assert_eq!(found(line).as_deref(), Some("-0.42/8"));
        assert_eq!(found("info multipv 1 score mate 3 depth 20").as_deref(), Some("#3/20"));
        assert_eq!(found("info score mate -2").as_deref(), Some("-#2/0"));
        for line in [
            "bestmove e2",
            "info depth 3",
            "info string score cp 5",
            "info multipv 2 score cp 5",
            "info score cp 5 upperbound",
            "info score seats 1,2",
            "info score cp",
        ] {
            assert_eq!(found(line), None, "{line}");
        }
    }

    #[test]
    fn go_names_every_limit() {
        let clocks = |moves_to_go| Limits {
            clocks: Some(PlayerClocks {
                remaining: std::array::from_fn(|seat| Duration::from_secs(seat as u64 + 1)),
                increment: Duration::from_millis(100),
                moves_to_go,
            }),
            ..Limits::default()
        };
        let clocked = clocks(None);
        let increments = [100, 200, 300].map(Duration::from_millis);
        let two = go_command(&clocked, &increments[..2]);
        assert_eq!(two, "go wtime 1000 btime 2000 winc 100 binc 200");
        assert_eq!(go_command(&clocked, &increments), "go clock 1000,2000,3000 inc 100");
        let period = go_command(&clocks(Some(7)), &increments[..2]);
        assert_eq!(period, "go wtime 1000 btime 2000 winc 100 binc 200 movestogo 7");
        let other =
            Limits { nodes: Some(5), depth: Some(3), ..Limits::movetime(Duration::from_secs(10)) };
        assert_eq!(go_command(&other, &increments), "go movetime 10000 nodes 5 depth 3");
    }
}
