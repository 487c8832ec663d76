use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::child_guard::ChildGuard;

/// A `palisade serve` process with a database of its own.
#[derive(Debug)]
pub struct TestServer {
    process: Option<ChildGuard>,
    port: u16,
    folder: PathBuf,
}

impl TestServer {
    /// Starts a server on a free port; with `PALISADE_PORT`, uses the one running there.
    pub fn start() -> TestServer {
        if let Some(port) = std::env::var("PALISADE_PORT").ok().and_then(|port| port.parse().ok()) {
            return TestServer { process: None, port, folder: PathBuf::new() };
        }
        let free = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = free.local_addr().expect("it is bound").port();
        drop(free);
        let folder = std::env::temp_dir().join(format!("palisade-server-{port}"));
        std::fs::create_dir_all(&folder).expect("a folder for the database");
        let mut server = TestServer { process: None, port, folder };
        server.restart();
        server
    }

    /// The URL of its root, without a slash.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Kills the process without a chance to clean up.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.end_keeping_folder();
        }
    }

    /// Starts it again on the same port and database, and waits until it accepts connections.
    pub fn restart(&mut self) {
        let program = testbed::palisade_program();
        let database = format!("sqlite:{}", self.folder.join("games.db").display());
        let listen = format!("127.0.0.1:{}", self.port);
        let args = ["serve", "--listen", &listen, "--database", &database].map(str::to_owned);
        let folder = self.folder.display().to_string();
        let program_path = program.display().to_string();
        let cache = [("PALISADE_CACHE", folder.as_str())];
        let process = ChildGuard::start_with_folder(&folder, &program_path, &args, &cache)
            .expect("a shell runs");
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let in_time = started.elapsed() < Duration::from_secs(60);
            assert!(in_time, "{} does not answer on {listen}", program.display());
            std::thread::sleep(Duration::from_millis(30));
        }
        self.process = Some(process);
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.kill();
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
