use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::child_guard::ChildGuard;

/// A `chromedriver` process and a client for it; WebDriver is JSON over HTTP.
#[derive(Debug)]
pub struct ChromeDriver {
    _process: ChildGuard,
    port: u16,
}

/// Keys that type no character.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum SpecialKey {
    Enter,
    Left,
    Right,
    Up,
    Down,
    Backspace,
    Tab,
}

impl SpecialKey {
    /// The code point that WebDriver gives the key.
    pub(crate) fn code(self) -> char {
        match self {
            SpecialKey::Enter => '\u{e007}',
            SpecialKey::Left => '\u{e012}',
            SpecialKey::Up => '\u{e013}',
            SpecialKey::Right => '\u{e014}',
            SpecialKey::Down => '\u{e015}',
            SpecialKey::Backspace => '\u{e003}',
            SpecialKey::Tab => '\u{e004}',
        }
    }
}

impl ChromeDriver {
    /// Starts the process on a port of its own choice.
    ///
    /// # Panics
    /// When `chromedriver` is not installed.
    pub fn start() -> ChromeDriver {
        let args = ["--port=0", "--log-level=SEVERE"].map(str::to_owned);
        let mut process = ChildGuard::start("chromedriver", &args, &[]).expect("a shell runs");
        let mut lines = BufReader::new(process.output()).lines();
        let port = lines
            .find_map(|line| {
                let line = line.ok()?;
                let (_, port) = line.split_once("successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver says its port; it comes with Debian's chromium-driver");
        // The rest of the output is read and dropped: a full pipe would block the process.
        std::thread::spawn(move || lines.for_each(drop));
        ChromeDriver { _process: process, port }
    }

    /// Sends a WebDriver command and returns its value or its error.
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
        let mut response = vec![0; length];
        reader.read_exact(&mut response).map_err(|e| e.to_string())?;
        let response: Value = serde_json::from_slice(&response).map_err(|e| e.to_string())?;
        let value = response["value"].clone();
        match value.get("error").and_then(Value::as_str) {
            Some(error) => Err(format!("{error}: {}", value["message"])),
            None => Ok(value),
        }
    }

    /// Opens a browser with these command-line arguments; returns the id of the session.
    pub(crate) fn new_session(&self, arguments: &[String]) -> String {
        let capabilities = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let session = self.command("POST", "/session", &capabilities).expect("a browser opens");
        session["sessionId"].as_str().expect("a session has an id").to_owned()
    }
}
