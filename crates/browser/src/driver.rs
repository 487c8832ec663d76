use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::leash::Leash;

/// Chromium's driver: a process that speaks WebDriver, which is JSON over HTTP.
#[derive(Debug)]
pub struct Driver {
    /// Held while the driver is wanted.
    _process: Leash,
    port: u16,
}

/// Keys that have no letter.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Key {
    Enter,
    Left,
    Right,
    Up,
    Down,
    Backspace,
    Tab,
}

impl Key {
    pub(crate) fn code(self) -> char {
        match self {
            Key::Enter => '\u{e007}',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
            Key::Backspace => '\u{e003}',
            Key::Tab => '\u{e004}',
        }
    }
}

impl Driver {
    /// Starts the driver on a port of its own choice.
    ///
    /// # Panics
    /// When there is no driver on this machine.
    pub fn start() -> Driver {
        let args = ["--port=0", "--log-level=SEVERE"].map(str::to_owned);
        let mut process = Leash::start("chromedriver", &args, &[]).expect("a shell runs");
        let mut lines = BufReader::new(process.output()).lines();
        let port = lines
            .find_map(|line| {
                let line = line.ok()?;
                let (_, port) = line.split_once("successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver says its port; it comes with Debian's chromium-driver");
        // Nobody reads on; the pipe must not fill up.
        std::thread::spawn(move || lines.for_each(drop));
        Driver { _process: process, port }
    }

    /// Sends a command and returns its value, or what went wrong.
    pub fn command(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).map_err(|e| e.to_string())?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).map_err(|e| e.to_string())?;
        stream.write_all(body.as_bytes()).map_err(|e| e.to_string())?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).map_err(|e| e.to_string())?;
            if line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().map_err(|_| "a length is a number")?;
            }
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer).map_err(|e| e.to_string())?;
        let answer: Value = serde_json::from_slice(&answer).map_err(|e| e.to_string())?;
        let value = answer["value"].clone();
        match value.get("error").and_then(Value::as_str) {
            Some(error) => Err(format!("{error}: {}", value["message"])),
            None => Ok(value),
        }
    }

    pub(crate) fn session(&self, arguments: &[String]) -> String {
        let capabilities = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let session = self.command("POST", "/session", &capabilities).expect("a browser opens");
        session["sessionId"].as_str().expect("a session has an id").to_owned()
    }
}
