use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use engine::Limits;
use game::Record;
use rules::{AnyPosition, GameSetup};

use crate::{ContestantFault, MatchPlayer};

/// A UGI program that plays one game, as a child process.
#[derive(Debug)]
pub struct UgiProgram {
    child: Child,
    input: ChildStdin,
    /// Its output, line by line; closed when it exits.
    lines: Receiver<String>,
    /// The `go` command that asks for a move within the limits.
    go: String,
    /// How long to wait for a move before the program counts as hung.
    move_timeout: Duration,
}

/// How long a program may take to start and to answer `isready`.
const START_TIMEOUT: Duration = Duration::from_secs(10);
/// How far a program may exceed its time for a move.
const GRACE: Duration = Duration::from_secs(5);
/// How long a program may search where only a node count or a depth limits it.
const UNTIMED_TIMEOUT: Duration = Duration::from_secs(120);

impl UgiProgram {
    /// Starts the program and sends it the options of `setup`.
    pub fn start(
        command: &str,
        setup: &GameSetup,
        limits: &Limits,
    ) -> Result<UgiProgram, ContestantFault> {
        let crashed =
            |error: &dyn std::fmt::Display| ContestantFault::Crashed(format!("{command}: {error}"));
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| crashed(&"no command"))?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| crashed(&error))?;
        let input = child.stdin.take().expect("its input is piped");
        let output = child.stdout.take().expect("its output is piped");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let output_lines = BufReader::new(output).lines().map_while(Result::ok);
            output_lines.take_while(|line| sender.send(line.clone()).is_ok()).for_each(drop);
        });
        let go = go_command(limits);
        let move_timeout = limits.movetime.map_or(UNTIMED_TIMEOUT, |time| time + GRACE);
        let mut program = UgiProgram { child, input, lines, go, move_timeout };
        program.send("ugi")?;
        program
            .wait_for(START_TIMEOUT, |line| (line == "ugiok" || line == "uciok").then_some(()))?;
        program.send(&format!("setoption name Seats value {}", setup.seats()))?;
        if let Some(maze) = setup.maze() {
            program.send(&format!("setoption name Maze value {maze}"))?;
        }
        for (name, value) in setup.non_default_options() {
            program.send(&format!("setoption name {name} value {value}"))?;
        }
        program.send("uginewgame")?;
        program.send("isready")?;
        program.wait_for(START_TIMEOUT, |line| (line == "readyok").then_some(()))?;
        Ok(program)
    }

    fn send(&mut self, line: &str) -> Result<(), ContestantFault> {
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
        let deadline = std::time::Instant::now() + timeout;
        loop {
            let left = deadline.saturating_duration_since(std::time::Instant::now());
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

    /// The fault of a program that has exited, with its exit status.
    fn exit_fault(&mut self) -> ContestantFault {
        let how = match self.child.wait() {
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        };
        ContestantFault::Crashed(how)
    }
}

impl MatchPlayer for UgiProgram {
    fn choose_move(&mut self, record: &Record<AnyPosition>) -> Result<String, ContestantFault> {
        let start = record.start().to_string().replace(' ', "_");
        let moves: Vec<_> = record.words().collect();
        // A departure changes the position in a way that no move of the protocol expresses.
        let has_departure = moves.iter().any(|word| word.starts_with("leave:"));
        let position = if has_departure {
            format!("position fen {}", record.position().to_string().replace(' ', "_"))
        } else {
            format!("position fen {start} moves {}", moves.join(" "))
        };
        self.send(position.trim_end())?;
        self.send(&self.go.clone())?;
        self.wait_for(self.move_timeout, |line| {
            let word = line.strip_prefix("bestmove ")?;
            word.split_whitespace().next().map(str::to_owned)
        })
    }
}

impl Drop for UgiProgram {
    fn drop(&mut self) {
        // `quit` first, for a program that listens; one that hangs has to be killed.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn go_command(limits: &Limits) -> String {
    let mut go = "go".to_owned();
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
