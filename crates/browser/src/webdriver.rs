use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::poll::TIMEOUT;

/// A session of a WebDriver server: JSON over HTTP.
#[derive(Debug)]
pub(crate) struct WebDriverSession {
    port: u16,
    id: String,
}

impl WebDriverSession {
    /// Opens a browser with these capabilities.
    ///
    /// # Panics
    /// When no browser opens.
    pub(crate) fn new(port: u16, mut capabilities: Value) -> WebDriverSession {
        let millis = TIMEOUT.as_millis() as u64;
        capabilities["timeouts"] = json!({"script": millis, "pageLoad": millis});
        let body = json!({"capabilities": {"alwaysMatch": capabilities}});
        let session = request(port, "POST", "/session", &body).expect("a browser opens");
        let id = session["sessionId"].as_str().expect("a session has an id").to_owned();
        WebDriverSession { port, id }
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        request(self.port, "POST", &self.path(path), body)
    }

    pub(crate) fn goto(&self, url: &str) -> Result<(), String> {
        self.post("/url", &json!({"url": url})).map(drop)
    }

    pub(crate) fn reload(&self) -> Result<(), String> {
        self.post("/refresh", &json!({})).map(drop)
    }

    pub(crate) fn evaluate(&self, script: &str, args: &Value) -> Result<Value, String> {
        self.post("/execute/sync", &json!({"script": script, "args": args}))
    }

    /// Input, as [`crate::actions`] makes it.
    pub(crate) fn perform(&self, actions: &Value) -> Result<(), String> {
        self.post("/actions", &json!({"actions": actions})).map(drop)
    }

    fn path(&self, path: &str) -> String {
        format!("/session/{}{path}", self.id)
    }
}

impl Drop for WebDriverSession {
    fn drop(&mut self) {
        let _ = request(self.port, "DELETE", &self.path(""), &Value::Null);
    }
}

/// Sends a WebDriver command and returns its value or its error.
fn request(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let body = if method == "POST" { body.to_string() } else { String::new() };
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(|e| e.to_string())?;
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
