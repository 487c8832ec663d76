use std::io::{BufRead, BufReader};
use std::process::Command;

use crate::child_guard::ChildGuard;
use crate::postgres::free_port;
use crate::process::palisade_program;
use crate::test_folder::TestFolder;

/// A `palisade serve` process with a database of its own.
#[derive(Debug)]
pub struct TestServer {
    process: Option<ChildGuard>,
    port: u16,
    /// The host in its address.
    host: &'static str,
    /// Arguments besides those of every test.
    more: Vec<String>,
    folder: TestFolder,
}

/// All players of all tests come from one address.
const LIMITS: [&str; 4] = ["--guests-per-minute", "1000000", "--requests-per-minute", "1000000"];

impl TestServer {
    /// Starts a server on a free port; with `PALISADE_PORT`, uses the one running there.
    pub fn start() -> TestServer {
        let running = std::env::var("PALISADE_PORT").ok().and_then(|port| port.parse().ok());
        let folder = TestFolder::new("server");
        let (port, more) = (running.unwrap_or(0), Vec::new());
        let mut server = TestServer { process: None, port, host: "127.0.0.1", more, folder };
        if running.is_none() {
            server.restart();
        }
        server
    }

    /// Starts a server of its own that people reach as `localhost`: browsers have no passkeys for an IP address.
    pub fn start_on_localhost() -> TestServer {
        TestServer::start_at("localhost", &[])
    }

    /// Starts a server that sends mail through the one of that URL.
    pub fn start_with_mail(mail_url: &str) -> TestServer {
        let from = "Palisade <palisade@example.org>";
        TestServer::start_at("127.0.0.1", &["--mail-url", mail_url, "--mail-from", from])
    }

    /// Starts a server that knows its public address, which is on that host.
    fn start_at(host: &'static str, more: &[&str]) -> TestServer {
        let (port, folder) = (free_port(), TestFolder::new("server"));
        let public_url = format!("http://{host}:{port}");
        let more = [more, &["--public-url", &public_url]].concat();
        let more = more.into_iter().map(str::to_owned).collect();
        let mut server = TestServer { process: None, port, host, more, folder };
        server.restart();
        server
    }

    /// The URL of its root, without a slash.
    pub fn url(&self) -> String {
        format!("http://{}:{}", self.host, self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Gives the account of that name a role, as an operator does.
    pub fn give_role(&self, name: &str, role: &str) {
        let database = self.database();
        let token = palisade(&["admin", "token", "--database", &database]);
        let (url, token) = (self.url(), token.trim());
        palisade(&["account", "role", name, role, "--server", &url, "--token", token]);
    }

    fn database(&self) -> String {
        format!("sqlite:{}/games.db", self.folder.path().display())
    }

    /// Kills the process without a chance to clean up.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.end_keeping_folder();
        }
    }

    /// Starts it again on the same port and database, and waits until it accepts connections.
    pub fn restart(&mut self) {
        let program = palisade_program().display().to_string();
        let folder = self.folder.path().display().to_string();
        let database = self.database();
        let listen = format!("127.0.0.1:{}", self.port);
        let args = ["serve", "--listen", &listen, "--database", &database, "--no-qr"];
        let args = args.iter().chain(&LIMITS).map(ToString::to_string);
        let args: Vec<_> = args.chain(self.more.iter().cloned()).collect();
        let cache = [("PALISADE_CACHE", folder.as_str())];
        let mut process =
            ChildGuard::start_with_folder(&folder, &program, &args, &cache).expect("a shell runs");
        let mut lines = BufReader::new(process.output()).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let (_, address) = line.split_once("http://127.0.0.1:")?;
            address.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        });
        self.port = port.unwrap_or_else(|| panic!("{program} does not listen on {listen}"));
        // The rest of the output is read and dropped: a full pipe would block the process.
        std::thread::spawn(move || lines.for_each(drop));
        self.process = Some(process);
    }
}

/// What a command prints, if it succeeds.
fn palisade(args: &[&str]) -> String {
    let done = Command::new(palisade_program()).args(args).output().expect("the program runs");
    assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8_lossy(&done.stdout).into_owned()
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.kill();
    }
}
