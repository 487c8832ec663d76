use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// A mail server on loopback that keeps what it accepts, and fails as it is told.
#[derive(Debug)]
pub struct SmtpServer {
    port: u16,
    shared: Arc<Shared>,
}

/// How a [`SmtpServer`] fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SmtpFault {
    /// Not at all.
    #[default]
    None,
    /// It hangs up on whoever connects.
    Down,
    /// It greets nobody until the fault is another.
    StallAtGreeting,
    /// It asks everybody to come back later.
    Busy,
    /// It knows nobody.
    RefuseRecipient,
    /// It takes a mail and does not say so until the fault is another.
    StallAfterMail,
    /// It takes a mail and hangs up without saying so.
    HangUpAfterMail,
}

/// A mail that was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedMail {
    /// The address it was for.
    pub to: String,
    /// Its headers, as they came.
    pub headers: String,
    /// Its text, decoded.
    pub text: String,
}

impl ReceivedMail {
    /// What stands behind a word of the text, up to the end of its line.
    pub fn after(&self, word: &str) -> Option<&str> {
        self.text.split_once(word)?.1.lines().next()
    }
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    fault: SmtpFault,
    connections: usize,
    mails: Vec<ReceivedMail>,
}

impl SmtpServer {
    /// Starts one on a free port.
    pub fn start() -> SmtpServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        let shared = Arc::new(Shared::default());
        let server = SmtpServer { port, shared: Arc::clone(&shared) };
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let shared = Arc::clone(&shared);
                std::thread::spawn(move || {
                    // A client that goes away ends its own connection alone.
                    let _ = serve(&client, &shared);
                });
            }
        });
        server
    }

    /// Its address, as a setting has it.
    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// Fails in another way from now on.
    pub fn set_fault(&self, fault: SmtpFault) {
        self.shared.lock().fault = fault;
        self.shared.changed.notify_all();
    }

    /// How many have connected so far.
    pub fn connections(&self) -> usize {
        self.shared.lock().connections
    }

    /// What it has accepted so far.
    pub fn mails(&self) -> Vec<ReceivedMail> {
        self.shared.lock().mails.clone()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics with the lock")
    }

    fn fault(&self) -> SmtpFault {
        self.lock().fault
    }

    /// Waits for as long as that is the fault.
    fn stall(&self, fault: SmtpFault) {
        drop(self.changed.wait_while(self.lock(), |state| state.fault == fault));
    }
}

fn serve(mut client: &TcpStream, shared: &Shared) -> io::Result<()> {
    shared.lock().connections += 1;
    if shared.fault() == SmtpFault::Down {
        return Ok(());
    }
    shared.stall(SmtpFault::StallAtGreeting);
    client.write_all(b"220 testbed\r\n")?;
    let mut lines = BufReader::new(client).lines();
    let mut to = String::new();
    while let Some(line) = lines.next().transpose()? {
        let word = line.split([' ', ':']).next().unwrap_or("").to_ascii_uppercase();
        let answer: &[u8] = match (word.as_str(), shared.fault()) {
            ("EHLO", _) => b"250-testbed\r\n250 AUTH PLAIN LOGIN\r\n",
            ("AUTH", _) => b"235 welcome\r\n",
            ("MAIL", SmtpFault::Busy) => b"451 later\r\n",
            ("RCPT", SmtpFault::RefuseRecipient) => b"550 nobody\r\n",
            ("RCPT", _) => {
                let address = line.split(['<', '>']).nth(1).unwrap_or("");
                address.clone_into(&mut to);
                b"250 ok\r\n"
            }
            ("DATA", _) => {
                client.write_all(b"354 go on\r\n")?;
                let mut mail = Vec::new();
                loop {
                    // Whoever hangs up before the last line has sent no mail.
                    let Some(line) = lines.next().transpose()? else { return Ok(()) };
                    if line == "." {
                        break;
                    }
                    mail.push(line.strip_prefix('.').map(str::to_owned).unwrap_or(line));
                }
                shared.lock().mails.push(received(&to, &mail));
                if shared.fault() == SmtpFault::HangUpAfterMail {
                    return Ok(());
                }
                shared.stall(SmtpFault::StallAfterMail);
                b"250 accepted\r\n"
            }
            ("QUIT", _) => {
                client.write_all(b"221 bye\r\n")?;
                return Ok(());
            }
            _ => b"250 ok\r\n",
        };
        client.write_all(answer)?;
    }
    Ok(())
}

fn received(to: &str, lines: &[String]) -> ReceivedMail {
    let mail = lines.join("\n");
    let (headers, body) = mail.split_once("\n\n").unwrap_or((&mail, ""));
    ReceivedMail { to: to.to_owned(), headers: headers.to_owned(), text: quoted_printable(body) }
}

/// A text in the encoding that mails have: `=E2=80=99` for a byte each, and `=` at the end of a line that goes on.
fn quoted_printable(text: &str) -> String {
    let text = text.replace("=\n", "");
    let mut parts = text.split('=');
    let mut bytes = parts.next().unwrap_or("").as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend(&part.as_bytes()[2..]);
            }
            None => {
                bytes.push(b'=');
                bytes.extend(part.as_bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
