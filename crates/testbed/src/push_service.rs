use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{SystemTime, UNIX_EPOCH};

use push::{PushReceiver, verify_authorization};

/// A push service on loopback with browsers of its own: it verifies who sends, reads what is sent, and fails as it is told.
#[derive(Debug)]
pub struct PushService {
    port: u16,
    shared: Arc<Shared>,
}

/// How a [`PushService`] fails.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PushFault {
    /// Not at all.
    #[default]
    None,
    /// It never reads what it is sent, until the fault is another.
    Stall,
    /// It takes a message and does not say so until the fault is another.
    StallAfterMessage,
    /// It asks everybody to come back later.
    Busy,
    /// It says that the browser is gone.
    Gone,
    /// It sends everybody elsewhere.
    Redirect(String),
    /// It takes a message, and its answer never ends.
    EndlessAnswer,
    /// It takes a message, and the head of its answer never ends.
    EndlessHead,
}

/// A browser that has subscribed at a [`PushService`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushBrowser {
    /// Its address there.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// What it and the server alone know, in base64url.
    pub auth: String,
}

/// A message that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedPush {
    /// The address it came to.
    pub endpoint: String,
    /// What it says, decrypted.
    pub text: String,
    /// The public key that has signed it.
    pub key: String,
    /// Its headers, as they came, in lower case.
    pub headers: String,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    fault: PushFault,
    requests: usize,
    held: Option<String>,
    browsers: Vec<PushReceiver>,
    messages: Vec<ReceivedPush>,
}

impl PushService {
    /// Starts one on a free port.
    pub fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        let shared = Arc::new(Shared::default());
        let service = PushService { port, shared: Arc::clone(&shared) };
        let origin = service.url();
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let (shared, origin) = (Arc::clone(&shared), origin.clone());
                std::thread::spawn(move || {
                    // A client that goes away ends its own connection alone.
                    let _ = serve(&client, &shared, &origin);
                });
            }
        });
        service
    }

    /// Its address, as a setting has it.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// A browser subscribes.
    pub fn browser(&self) -> PushBrowser {
        let receiver = PushReceiver::new().expect("the system has randomness");
        let (p256dh, auth) = (receiver.public_key(), receiver.auth());
        let mut state = self.shared.lock();
        state.browsers.push(receiver);
        let endpoint = format!("{}/send/{}", self.url(), state.browsers.len() - 1);
        PushBrowser { endpoint, p256dh, auth }
    }

    /// Fails in another way from now on.
    pub fn set_fault(&self, fault: PushFault) {
        let mut state = self.shared.lock();
        (state.fault, state.held) = (fault, None);
        drop(state);
        self.shared.changed.notify_all();
    }

    /// Answers nobody who sends something to that browser, until the fault is another.
    pub fn hold(&self, browser: &PushBrowser) {
        self.shared.lock().held = Some(browser.endpoint.clone());
    }

    /// How many requests have come so far, whatever became of them.
    pub fn requests(&self) -> usize {
        self.shared.lock().requests
    }

    /// What it has taken so far.
    pub fn messages(&self) -> Vec<ReceivedPush> {
        self.shared.lock().messages.clone()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics with the lock")
    }

    /// Waits for as long as that is the fault.
    fn stall(&self, fault: &PushFault) {
        drop(self.changed.wait_while(self.lock(), |state| state.fault == *fault));
    }
}

fn serve(mut client: &TcpStream, shared: &Shared, origin: &str) -> io::Result<()> {
    let fault = {
        let mut state = shared.lock();
        state.requests += 1;
        state.fault.clone()
    };
    if fault == PushFault::Stall {
        shared.stall(&fault);
        return Ok(());
    }
    let mut reader = BufReader::new(client);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let path = first.split(' ').nth(1).unwrap_or("").to_owned();
    let (mut headers, mut length, mut authorization) = (String::new(), 0, String::new());
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 || line == "\r\n" {
            break;
        }
        let (name, value) = line.split_once(':').unwrap_or((&line, ""));
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().unwrap_or(0),
            "authorization" => authorization = value.trim().to_owned(),
            _ => {}
        }
        headers += &line.to_ascii_lowercase();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let is_held = |state: &mut State| state.held == Some(format!("{origin}{path}"));
    drop(shared.changed.wait_while(shared.lock(), is_held));
    let answer = |status: &str| format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
    match &fault {
        PushFault::Busy => return client.write_all(answer("503 Busy").as_bytes()),
        PushFault::Gone => return client.write_all(answer("410 Gone").as_bytes()),
        PushFault::Redirect(to) => {
            let redirect = format!("HTTP/1.1 307 Elsewhere\r\nLocation: {to}\r\n");
            return client.write_all(format!("{redirect}Content-Length: 0\r\n\r\n").as_bytes());
        }
        _ => {}
    }
    let status = take(shared, origin, &path, &authorization, headers, &body);
    match &fault {
        PushFault::StallAfterMessage => {
            shared.stall(&fault);
            Ok(())
        }
        PushFault::EndlessAnswer => {
            client.write_all(b"HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n")?;
            loop {
                client.write_all(b"4\r\nmore\r\n")?;
            }
        }
        PushFault::EndlessHead => {
            client.write_all(b"HTTP/1.1 201 Created\r\n")?;
            loop {
                client.write_all(b"More: more\r\n")?;
            }
        }
        _ => client.write_all(answer(status).as_bytes()),
    }
}

/// Takes a message if it is signed by somebody and can be read by its browser.
fn take(
    shared: &Shared,
    origin: &str,
    path: &str,
    authorization: &str,
    headers: String,
    body: &[u8],
) -> &'static str {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs();
    let Some(key) = verify_authorization(authorization, origin, now) else {
        return "401 Who are you";
    };
    let mut state = shared.lock();
    let browser = path.strip_prefix("/send/").and_then(|number| number.parse::<usize>().ok());
    let Some(browser) = browser.and_then(|number| state.browsers.get(number)) else {
        return "404 No such browser";
    };
    let Some(text) = browser.decrypt(body).and_then(|text| String::from_utf8(text).ok()) else {
        return "400 Not for this browser";
    };
    let endpoint = format!("{origin}{path}");
    state.messages.push(ReceivedPush { endpoint, text, key, headers });
    "201 Created"
}
