use std::net::TcpStream;
use std::path::Path;
use std::time::Instant;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::poll::{TIMEOUT, poll};

/// Numbered commands and their answers as JSON over a web socket, with events in between: the form
/// that the Chrome DevTools Protocol and WebDriver BiDi share.
#[derive(Debug)]
pub(crate) struct JsonSocket {
    socket: WebSocket<TcpStream>,
    commands: u64,
    /// What the browser has told and nobody has taken yet.
    events: Vec<Value>,
}

impl JsonSocket {
    /// Connects to a browser that writes into a file where it listens, once it has; `read` finds
    /// the port and the path there. `None` where it does not.
    pub(crate) fn connect(
        file: &Path,
        read: impl Fn(&str) -> Option<(u16, String)>,
    ) -> Option<JsonSocket> {
        let (port, path) = poll(|| read(&std::fs::read_to_string(file).ok()?))?;
        let stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
        // Commands are small and each is awaited: Nagle's algorithm would only delay them.
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(TIMEOUT)).ok()?;
        let (socket, _) =
            tungstenite::client(format!("ws://127.0.0.1:{port}{path}"), stream).ok()?;
        Some(JsonSocket { socket, commands: 0, events: Vec::new() })
    }

    /// Sends a command and returns its answer; what is told meanwhile is kept.
    pub(crate) fn command(&mut self, mut command: Value) -> Result<Value, String> {
        self.commands += 1;
        command["id"] = json!(self.commands);
        self.socket.send(Message::text(command.to_string())).map_err(|e| e.to_string())?;
        loop {
            let message = self.read()?;
            if message["id"] == self.commands {
                return Ok(message);
            }
            self.events.push(message);
        }
    }

    /// Waits for an event; those before it are kept.
    pub(crate) fn wait_for_event(
        &mut self,
        awaited: impl Fn(&Value) -> bool,
    ) -> Result<(), String> {
        let started = Instant::now();
        while !self.events.iter().any(&awaited) {
            if started.elapsed() > TIMEOUT {
                return Err("the browser does not tell of it".to_owned());
            }
            let message = self.read()?;
            self.events.push(message);
        }
        Ok(())
    }

    /// Takes the events that match out of those kept.
    pub(crate) fn take_events(&mut self, matches: impl Fn(&Value) -> bool) -> Vec<Value> {
        self.events.extract_if(.., |event| matches(event)).collect()
    }

    fn read(&mut self) -> Result<Value, String> {
        loop {
            if let Message::Text(text) = self.socket.read().map_err(|e| e.to_string())? {
                return serde_json::from_str(&text).map_err(|e| e.to_string());
            }
        }
    }
}
