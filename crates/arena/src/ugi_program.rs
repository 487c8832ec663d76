use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use engine::Limits;
use game::{Record, Seat};
use rules::{AnyPosition, GameSetup};

use crate::protocol_log::{LineSource, ProgramId, ProtocolLog};
use crate::{ContestantFault, MatchMoveRequest, MatchPlayer};

/// A UGI program that plays one game, as a child process.
#[derive(Debug)]
pub struct UgiProgram {
    child: Child,
    input: ChildStdin,
    /// Its output, line by line; closed when it exits.
    lines: Receiver<String>,
    stderr: StderrTail,
    log: ProgramLog,
}

/// How long a program may take to start, and to answer `isready`: some load a large network, and the
/// machine may be busy.
const START_TIMEOUT: Duration = Duration::from_secs(60);
/// How long a program may search where only a node count or a depth limits it.
const UNTIMED_TIMEOUT: Duration = Duration::from_secs(120);
/// How long a program that was sent `quit` may take to end by itself.
const QUIT_TIMEOUT: Duration = Duration::from_millis(200);

/// The protocol log, and which program's lines these are.
#[derive(Clone, Debug)]
pub(crate) struct ProgramLog {
    pub(crate) log: Option<Arc<ProtocolLog>>,
    pub(crate) program: ProgramId,
}

impl ProgramLog {
    fn write(&self, source: LineSource, text: &str) {
        if let Some(log) = &self.log {
            log.write(self.program, source, text);
        }
    }
}

impl UgiProgram {
    /// Starts the program and sends it the options of `setup`. Where that fails, the fault comes with
    /// what the program printed on stderr.
    pub(crate) fn start(
        command: &str,
        setup: &GameSetup,
        log: ProgramLog,
    ) -> Result<UgiProgram, (ContestantFault, Vec<String>)> {
        let mut program = UgiProgram::spawn(command, log)
            .map_err(|how| (ContestantFault::Crashed(format!("{command}: {how}")), Vec::new()))?;
        match program.set_up(setup) {
            Ok(()) => Ok(program),
            Err(fault) => {
                let stderr = program.stderr();
                Err((fault, stderr))
            }
        }
    }

    fn spawn(command: &str, log: ProgramLog) -> Result<UgiProgram, String> {
        let words = shlex::split(command).ok_or("a quotation mark is not closed")?;
        let (name, args) = words.split_first().ok_or("no command")?;
        let mut child = Command::new(name)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let input = child.stdin.take().expect("its input is piped");
        let output = child.stdout.take().expect("its output is piped");
        let stderr = child.stderr.take().expect("its stderr is piped");
        let (sender, lines) = mpsc::channel();
        let output_log = log.clone();
        thread::spawn(move || {
            for line in text_lines(output) {
                output_log.write(LineSource::Program, &line);
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let stderr = StderrTail::read(stderr, log.clone());
        Ok(UgiProgram { child, input, lines, stderr, log })
    }

    fn set_up(&mut self, setup: &GameSetup) -> Result<(), ContestantFault> {
        self.send("ugi")?;
        self.wait_for(START_TIMEOUT, |line| (line == "ugiok" || line == "uciok").then_some(()))?;
        self.send(&format!("setoption name Seats value {}", setup.seats()))?;
        if let Some(maze) = setup.maze() {
            self.send(&format!("setoption name Maze value {maze}"))?;
        }
        for (name, value) in setup.non_default_options() {
            self.send(&format!("setoption name {name} value {value}"))?;
        }
        self.send("uginewgame")?;
        self.send("isready")?;
        self.wait_for(START_TIMEOUT, |line| (line == "readyok").then_some(()))
    }

    fn send(&mut self, line: &str) -> Result<(), ContestantFault> {
        self.log.write(LineSource::Match, line);
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| self.exit_fault())
    }

    /// Reads lines until `answer` accepts one.
    fn wait_for<T>(
        &mut self,
        timeout: Duration,
        answer: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ContestantFault> {
        let deadline = Instant::now() + timeout;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = answer(line.trim()) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(ContestantFault::Hung),
                Err(RecvTimeoutError::Disconnected) => return Err(self.exit_fault()),
            }
        }
    }

    /// The fault of a program that has closed its output, with its exit status. One that lives on
    /// without it is ended.
    fn exit_fault(&mut self) -> ContestantFault {
        let how = match wait_timeout(&mut self.child, QUIT_TIMEOUT) {
            Some(status) => status.to_string(),
            None => "it closed its input or output".to_owned(),
        };
        ContestantFault::Crashed(how)
    }
}

impl MatchPlayer for UgiProgram {
    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest,
    ) -> Result<String, ContestantFault> {
        let moves: Vec<_> = record.words().collect();
        // A departure changes the position in a way that no move of the protocol expresses.
        let has_departure = moves.iter().any(|word| word.starts_with("leave:"));
        let position = if has_departure || moves.is_empty() {
            format!("position fen {}", record.position())
        } else {
            format!("position fen {} moves {}", record.start(), moves.join(" "))
        };
        self.send(&position)?;
        self.send(&go_command(&request.limits, request.seats))?;
        let timeout = request.deadline.unwrap_or(UNTIMED_TIMEOUT);
        self.wait_for(timeout, |line| {
            let word = line.strip_prefix("bestmove ")?;
            word.split_whitespace().next().map(str::to_owned)
        })
    }

    fn stderr(&mut self) -> Vec<String> {
        // One that has exited has nothing more to say once its stderr is read to the end.
        if matches!(self.child.try_wait(), Ok(Some(_))) {
            self.stderr.wait_for_end();
        }
        self.stderr.lines()
    }
}

impl Drop for UgiProgram {
    fn drop(&mut self) {
        // `quit` first, for a program that listens; one that does not has to be killed.
        self.log.write(LineSource::Match, "quit");
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        if wait_timeout(&mut self.child, QUIT_TIMEOUT).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The exit status of a program that ends within `timeout`.
fn wait_timeout(child: &mut Child, timeout: Duration) -> Option<std::process::ExitStatus> {
    let deadline = Instant::now() + timeout;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(1)),
            _ => return None,
        }
    }
}

/// The last lines a program printed on stderr, read as they come so that it never blocks.
#[derive(Debug)]
struct StderrTail {
    lines: Arc<Mutex<VecDeque<String>>>,
    ended: Receiver<()>,
}

impl StderrTail {
    /// How many lines are kept: the end of a stack trace.
    const KEPT: usize = 8;

    fn read(stderr: impl Read + Send + 'static, log: ProgramLog) -> StderrTail {
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let (sender, ended) = mpsc::channel();
        let kept = Arc::clone(&lines);
        thread::spawn(move || {
            for line in text_lines(stderr) {
                log.write(LineSource::Stderr, &line);
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.len() == StderrTail::KEPT {
                    kept.pop_front();
                }
                kept.push_back(line);
            }
            drop(sender);
        });
        StderrTail { lines, ended }
    }

    /// Waits until all is read, for a program that has exited. A process it left behind may keep its
    /// stderr open, hence not for ever.
    fn wait_for_end(&self) {
        let _ = self.ended.recv_timeout(Duration::from_secs(1));
    }

    fn lines(&self) -> Vec<String> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().filter(|line| !line.trim().is_empty()).cloned().collect()
    }
}

/// Lines of text; bytes that are not UTF-8 are replaced.
fn text_lines(from: impl Read) -> impl Iterator<Item = String> {
    let lines = BufReader::new(from).split(b'\n').map_while(Result::ok);
    lines.map(|line| String::from_utf8_lossy(&line).trim_end().to_owned())
}

/// The command that asks for a move within the limits.
fn go_command(limits: &Limits, seats: usize) -> String {
    let mut go = "go".to_owned();
    if let Some(clocks) = &limits.clocks {
        let remaining: Vec<_> = Seat::all(seats)
            .map(|seat| clocks.remaining[seat.index()].as_millis().to_string())
            .collect();
        let increment = clocks.increment.as_millis();
        go += &match &remaining[..] {
            [first, second] => {
                format!(" wtime {first} btime {second} winc {increment} binc {increment}")
            }
            all => format!(" clock {} inc {increment}", all.join(",")),
        };
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
    fn go_names_every_limit() {
        let clocks = Some(PlayerClocks {
            remaining: std::array::from_fn(|seat| Duration::from_secs(seat as u64 + 1)),
            increment: Duration::from_millis(100),
        });
        let clocked = Limits { clocks, ..Limits::default() };
        assert_eq!(go_command(&clocked, 2), "go wtime 1000 btime 2000 winc 100 binc 100");
        assert_eq!(go_command(&clocked, 3), "go clock 1000,2000,3000 inc 100");
        let other =
            Limits { nodes: Some(5), depth: Some(3), ..Limits::movetime(Duration::from_secs(10)) };
        assert_eq!(go_command(&other, 2), "go movetime 10000 nodes 5 depth 3");
    }
}
