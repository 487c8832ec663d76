use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::ContestantFault;
use crate::crash_cause::CrashCause;
use crate::protocol_log::{LineSource, ProgramId, ProtocolLog};

/// A program as a child process that is talked to line by line.
#[derive(Debug)]
pub(crate) struct ProgramProcess {
    child: Child,
    input: ChildStdin,
    /// Its output, line by line; closed when it exits.
    lines: Receiver<String>,
    stderr: StderrTail,
    log: ProgramLog,
}

/// How long a program may take to start, and to answer `isready`: some load a large network, and the
/// machine may be busy.
pub(crate) const START_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a program may search where only a node count or a depth limits it.
pub(crate) const UNTIMED_TIMEOUT: Duration = Duration::from_secs(120);
/// How often it is asked whether the match goes on, while a program is waited for.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// How long a program that has closed its output may take to exit, and what it said on stderr to be read:
/// on a busy machine they come late. Only one that lives on without them takes all of it.
const EXIT_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a program that was sent `quit` may take to end by itself.
const QUIT_TIMEOUT: Duration = Duration::from_millis(200);

/// The protocol log, and which program's lines these are.
#[derive(Clone, Debug)]
pub(crate) struct ProgramLog {
    log: Option<Arc<ProtocolLog>>,
    /// Shared with the threads that read what it says.
    program: Arc<Mutex<ProgramId>>,
}

impl ProgramLog {
    pub(crate) fn new(log: Option<Arc<ProtocolLog>>, program: ProgramId) -> ProgramLog {
        ProgramLog { log, program: Arc::new(Mutex::new(program)) }
    }

    pub(crate) fn set_program(&self, program: ProgramId) {
        *self.program.lock().unwrap_or_else(PoisonError::into_inner) = program;
    }

    pub(crate) fn write(&self, source: LineSource, text: &str) {
        if let Some(log) = &self.log {
            let program = *self.program.lock().unwrap_or_else(PoisonError::into_inner);
            log.write(program, source, text);
        }
    }
}

impl ProgramProcess {
    /// Starts a program; its command line is split into words as a shell does.
    pub(crate) fn start(
        command: &str,
        log: ProgramLog,
    ) -> Result<ProgramProcess, (ContestantFault, Vec<String>)> {
        ProgramProcess::spawn(command, log).map_err(|error| {
            let cause = CrashCause::not_started(command, &error);
            (ContestantFault::Crashed(cause), Vec::new())
        })
    }

    fn spawn(command: &str, log: ProgramLog) -> io::Result<ProgramProcess> {
        // Contestants are read before: a command line that is none names no program.
        let words = shlex::split(command).unwrap_or_default();
        let (name, args) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(name);
        // Ctrl-C is for the match, which ends its programs itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
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
        Ok(ProgramProcess { child, input, lines, stderr, log })
    }

    /// Sends a line.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), ContestantFault> {
        self.log.write(LineSource::Match, line);
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| self.exit_fault())
    }

    /// Reads lines until `answer` accepts one, the time is up or the match does not go on.
    pub(crate) fn wait_for<T>(
        &mut self,
        timeout: Duration,
        keep_going: &dyn Fn() -> bool,
        mut answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, ContestantFault> {
        let deadline = Instant::now() + timeout;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(line) => {
                    if let Some(found) = answer(line.trim()) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) if left > POLL_INTERVAL && keep_going() => {}
                Err(RecvTimeoutError::Timeout) => return Err(ContestantFault::Hung),
                Err(RecvTimeoutError::Disconnected) => return Err(self.exit_fault()),
            }
        }
    }

    /// The fault of a program that has closed its input or output, with its exit status.
    fn exit_fault(&mut self) -> ContestantFault {
        let status = wait_timeout(&mut self.child, EXIT_TIMEOUT);
        ContestantFault::Crashed(status.map_or(CrashCause::Closed, CrashCause::from))
    }

    /// Says which game and seat its lines belong to from now on.
    pub(crate) fn set_program(&self, program: ProgramId) {
        self.log.set_program(program);
    }

    /// The last lines it printed on stderr.
    pub(crate) fn stderr(&mut self) -> Vec<String> {
        // One that has exited has nothing more to say once its stderr is read to the end.
        if matches!(self.child.try_wait(), Ok(Some(_))) {
            self.stderr.wait_for_end();
        }
        self.stderr.lines()
    }
}

impl Drop for ProgramProcess {
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
        let _ = self.ended.recv_timeout(EXIT_TIMEOUT);
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
