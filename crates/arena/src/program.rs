use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use engine::Limits;
use game::Record;
use rules::{AnyPosition, Table};

use crate::{Contestant, Fault};

/// A UGI program at the table.
#[derive(Debug)]
pub struct Program {
    child: Child,
    input: ChildStdin,
    /// What it says, line by line; closed when it ends.
    lines: Receiver<String>,
    go: String,
    patience: Duration,
}

/// How long a program may take to start and to answer `isready`.
const START: Duration = Duration::from_secs(10);
/// How long past its time for a move a program may stay silent.
const GRACE: Duration = Duration::from_secs(5);
/// How long a program may think where only a count of nodes or a depth limits it.
const UNTIMED: Duration = Duration::from_secs(120);

impl Program {
    /// Starts the program and sets it up for `table`.
    pub fn start(command: &str, table: &Table, limits: &Limits) -> Result<Program, Fault> {
        let crashed = |error: &dyn std::fmt::Display| Fault::Crashed(format!("{command}: {error}"));
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
            let said = BufReader::new(output).lines().map_while(Result::ok);
            said.take_while(|line| sender.send(line.clone()).is_ok()).for_each(drop);
        });
        let go = go(limits);
        let patience = limits.movetime.map_or(UNTIMED, |time| time + GRACE);
        let mut program = Program { child, input, lines, go, patience };
        program.say("ugi")?;
        program.until(START, |line| (line == "ugiok" || line == "uciok").then_some(()))?;
        program.say(&format!("setoption name Seats value {}", table.seats()))?;
        if let Some(maze) = table.maze() {
            program.say(&format!("setoption name Maze value {maze}"))?;
        }
        for (name, value) in table.options() {
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        program.say("uginewgame")?;
        program.say("isready")?;
        program.until(START, |line| (line == "readyok").then_some(()))?;
        Ok(program)
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| self.gone())
    }

    /// Reads on until a line answers.
    fn until<T>(
        &mut self,
        patience: Duration,
        answer: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let deadline = std::time::Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(std::time::Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = answer(line.trim()) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Hung),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
    }

    /// How the program ended.
    fn gone(&mut self) -> Fault {
        let how = match self.child.wait() {
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        };
        Fault::Crashed(how)
    }
}

impl Contestant for Program {
    fn choose(&mut self, record: &Record<AnyPosition>) -> Result<String, Fault> {
        let start = record.start().to_string().replace(' ', "_");
        let moves: Vec<_> = record.words().collect();
        // A player who left changes the position in ways that moves cannot say.
        let left = moves.iter().any(|word| word.starts_with("leave:"));
        let position = if left {
            format!("position fen {}", record.position().to_string().replace(' ', "_"))
        } else {
            format!("position fen {start} moves {}", moves.join(" "))
        };
        self.say(position.trim_end())?;
        self.say(&self.go.clone())?;
        self.until(self.patience, |line| {
            let word = line.strip_prefix("bestmove ")?;
            word.split_whitespace().next().map(str::to_owned)
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that hangs would not hear `quit`; one that listens loses nothing.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn go(limits: &Limits) -> String {
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
