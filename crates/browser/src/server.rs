use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::leash::Leash;

/// A `palisade serve` of its own, with its own database.
#[derive(Debug)]
pub struct Server {
    process: Option<Leash>,
    port: u16,
    folder: PathBuf,
}

impl Server {
    /// Starts a server on a free port; with `PALISADE_PORT` the one already there is looked at.
    pub fn start() -> Server {
        if let Some(port) = std::env::var("PALISADE_PORT").ok().and_then(|port| port.parse().ok()) {
            return Server { process: None, port, folder: PathBuf::new() };
        }
        let free = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = free.local_addr().expect("it is bound").port();
        drop(free);
        let folder = std::env::temp_dir().join(format!("palisade-server-{port}"));
        std::fs::create_dir_all(&folder).expect("a folder for the database");
        let mut server = Server { process: None, port, folder };
        server.run();
        server
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Kills it, as a power cut would.
    pub fn kill(&mut self) {
        drop(self.process.take());
    }

    /// Starts it again, on the same port and database.
    pub fn run(&mut self) {
        let program = program();
        let database = format!("sqlite:{}", self.folder.join("games.db").display());
        let listen = format!("127.0.0.1:{}", self.port);
        let args = ["serve", "--listen", &listen, "--database", &database].map(str::to_owned);
        let cache = self.folder.display().to_string();
        let process =
            Leash::start(&program.display().to_string(), &args, &[("PALISADE_CACHE", &cache)])
                .expect("a shell runs");
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let patient = began.elapsed() < Duration::from_secs(60);
            assert!(patient, "{} does not answer on {listen}", program.display());
            std::thread::sleep(Duration::from_millis(30));
        }
        self.process = Some(process);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// The program to test: `PALISADE_BIN`, else the one built as these tests are, else the other.
fn program() -> PathBuf {
    if let Some(named) = std::env::var_os("PALISADE_BIN") {
        return named.into();
    }
    let own = std::env::current_exe().expect("tests are files");
    let beside = own.ancestors().map(|folder| folder.join("palisade"));
    let profiles = own.ancestors().skip(2).flat_map(|folder| {
        ["release", "debug"].map(|profile| folder.join(profile).join("palisade"))
    });
    beside
        .chain(profiles)
        .find(|path| path.is_file())
        .expect("cargo build --release -p palisade comes first")
}
