use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

use game::{Record, Seat};
use rules::{AnyPosition, GameSetup};
use serde_json::{Value, json};

use crate::crash_cause::CrashCause;
use crate::foreign_program::{ForeignNotation, thinking_time};
use crate::match_player::PlayerMove;
use crate::program_process::{POLL_INTERVAL, ProgramLog, START_TIMEOUT, UNTIMED_TIMEOUT};
use crate::protocol_log::{LineSource, ProgramId};
use crate::{ContestantFault, EngineProtocol, MatchMoveRequest, MatchPlayer};

/// A program that answers HTTP requests, one for every move; it remembers nothing between them.
pub(crate) struct HttpProgram {
    /// `host:port`
    host: String,
    path: String,
    setup: GameSetup,
    log: ProgramLog,
}

/// What an address begins with.
pub(crate) const HTTP_SCHEME: &str = "http://";

/// More than this is no answer.
const MOST_BYTES: usize = 1 << 20;

impl HttpProgram {
    /// Asks whether the program at an address such as `http://localhost:9000/move` is ready.
    pub(crate) fn start(
        address: &str,
        setup: &GameSetup,
        log: ProgramLog,
    ) -> Result<HttpProgram, (ContestantFault, Vec<String>)> {
        let place = address.strip_prefix(HTTP_SCHEME).unwrap_or(address);
        let (host, path) = place.split_once('/').unwrap_or((place, ""));
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        let path = format!("/{path}");
        let program = HttpProgram { host, path, setup: setup.clone(), log };
        match program.request("GET", "", START_TIMEOUT, &|| true) {
            Ok(_) => Ok(program),
            Err(fault) => Err((fault, Vec::new())),
        }
    }

    /// Sends a request and returns the body of the answer.
    fn request(
        &self,
        method: &str,
        body: &str,
        timeout: Duration,
        keep_going: &dyn Fn() -> bool,
    ) -> Result<String, ContestantFault> {
        self.log.write(LineSource::Match, format!("{method} {body}").trim_end());
        let answer = self.exchange(method, body, Instant::now() + timeout, keep_going);
        let answer = answer.map_err(|error| match error.kind() {
            io::ErrorKind::TimedOut => ContestantFault::Hung,
            _ => {
                let (host, error) = (self.host.clone(), error.to_string());
                ContestantFault::Crashed(CrashCause::Unreachable { host, error })
            }
        })?;
        let text = String::from_utf8_lossy(&answer);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.lines().next().unwrap_or_default();
        self.log.write(LineSource::Program, format!("{status} {body}").trim_end());
        match status.split_whitespace().nth(1) {
            Some("200") => Ok(body.to_owned()),
            _ => {
                let (host, status) = (self.host.clone(), status.to_owned());
                Err(ContestantFault::Crashed(CrashCause::Status { host, status }))
            }
        }
    }

    /// All that comes back before the connection is closed. HTTP 1.0 has no parts to put together.
    fn exchange(
        &self,
        method: &str,
        body: &str,
        deadline: Instant,
        keep_going: &dyn Fn() -> bool,
    ) -> io::Result<Vec<u8>> {
        let address = self.host.to_socket_addrs()?.next();
        let address = address.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let left = deadline.saturating_duration_since(Instant::now()).max(POLL_INTERVAL);
        let mut stream = TcpStream::connect_timeout(&address, left)?;
        stream.set_read_timeout(Some(POLL_INTERVAL))?;
        let (path, host, length) = (&self.path, &self.host, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )?;
        let (mut answer, mut buffer) = (Vec::new(), [0; 4096]);
        loop {
            match stream.read(&mut buffer) {
                Ok(0) => return Ok(answer),
                Ok(count) => answer.extend_from_slice(&buffer[..count]),
                Err(error) => match error.kind() {
                    io::ErrorKind::Interrupted => {}
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => {
                        if Instant::now() >= deadline || !keep_going() {
                            return Err(io::ErrorKind::TimedOut.into());
                        }
                    }
                    _ => return Err(error),
                },
            }
            if is_complete(&answer) {
                return Ok(answer);
            }
            if answer.len() > MOST_BYTES {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
        }
    }
}

/// Whether all that the header announces has come.
fn is_complete(answer: &[u8]) -> bool {
    let text = String::from_utf8_lossy(answer);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    length.is_some_and(|length| body.len() >= length)
}

impl MatchPlayer for HttpProgram {
    fn begin_game(&mut self, setup: &GameSetup, program: ProgramId) -> bool {
        self.log.set_program(program);
        *setup == self.setup
    }

    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest<'_>,
    ) -> Result<PlayerMove, ContestantFault> {
        let notation = ForeignNotation::new(EngineProtocol::Http, &self.setup, record)?;
        let budget = thinking_time(&request.limits, notation.seat).as_millis() as u64;
        let mut body = json!({"moves": notation.moves, "budget_ms": budget});
        if let Some(clocks) = &request.limits.clocks {
            let left = |seat: Seat| clocks.remaining[seat.index()].as_millis() as u64;
            let (own, other) = (left(notation.seat), left(notation.seat.next(2)));
            let increment = clocks.increment.as_millis() as u64;
            body["clock"] = json!({"my_ms": own, "opp_ms": other, "inc_ms": increment});
        }
        let timeout = request.deadline.unwrap_or(UNTIMED_TIMEOUT);
        let answer = self.request("POST", &body.to_string(), timeout, request.keep_going)?;
        let answer: Value = serde_json::from_str(&answer).map_err(|_| {
            ContestantFault::Crashed(CrashCause::NoJson { host: self.host.clone() })
        })?;
        if answer["ok"] != Value::Bool(true) {
            let why = answer["error"].as_str().unwrap_or_default();
            return Err(ContestantFault::Crashed(CrashCause::Said(why.to_owned())));
        }
        let word = notation.read(answer["move"].as_str().unwrap_or_default())?;
        Ok(PlayerMove { word, evaluation: None })
    }
}
