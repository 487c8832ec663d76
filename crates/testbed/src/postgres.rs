//! A PostgreSQL of our own on loopback, from Debian's package: started for one test program, gone
//! with it.

use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::file_limit;
use crate::process::signal;
use crate::quick::not_in_a_quick_run;

/// Where Debian keeps the programs of PostgreSQL 15.
const PROGRAMS: &str = "/usr/lib/postgresql/15/bin";

/// A PostgreSQL.
#[derive(Debug)]
pub struct PostgresServer {
    port: u16,
    /// Everything of it: its data, and its archive if it has one.
    folder: PathBuf,
    /// What it is started with besides the settings of all.
    settings: Vec<String>,
    running: Mutex<Option<Running>>,
}

/// A copy of all data of a PostgreSQL with an archive, from which its state at any later time can be made.
#[derive(Debug)]
pub struct BaseBackup {
    folder: PathBuf,
    archive: PathBuf,
}

impl BaseBackup {
    /// Starts a PostgreSQL on the copy, as the first was at the restore point of that name.
    pub fn recover(self, restore_point: &str) -> PostgresServer {
        let signal = self.folder.join(DATA).join("recovery.signal");
        std::fs::write(&signal, "").expect("a file in our folder");
        give_to_postgres(&signal);
        let settings = vec![
            format!("restore_command=cp {}/%f %p", self.archive.display()),
            format!("recovery_target_name={restore_point}"),
            "recovery_target_action=promote".to_owned(),
            // It takes connections when it is there, and not on the way.
            "hot_standby=off".to_owned(),
        ];
        PostgresServer::run(self.folder, settings)
    }
}

/// The folder of the data, within that of a server.
const DATA: &str = "data";

#[derive(Debug)]
struct Running {
    server: Child,
    /// Once its input is closed, which happens even if this program is killed, the guard ends the
    /// server and removes its files.
    guard: Child,
}

impl PostgresServer {
    /// The one that all tests of this program share.
    pub fn shared() -> &'static PostgresServer {
        static SHARED: OnceLock<PostgresServer> = OnceLock::new();
        SHARED.get_or_init(PostgresServer::start)
    }

    /// Creates an empty one and starts it.
    pub fn start() -> PostgresServer {
        not_in_a_quick_run("PostgreSQL");
        let folder = postgres_folder();
        initialise(&folder);
        PostgresServer::run(folder, Vec::new())
    }

    /// Creates an empty one that archives its log of changes, and starts it.
    pub fn start_archiving() -> PostgresServer {
        not_in_a_quick_run("PostgreSQL");
        let folder = postgres_folder();
        initialise(&folder);
        let archive = folder.join(ARCHIVE);
        std::fs::create_dir(&archive).expect("a folder in our own");
        give_to_postgres(&archive);
        let archive = archive.display();
        let command = format!("archive_command=test ! -f {archive}/%f && cp %p {archive}/%f");
        PostgresServer::run(folder, vec!["archive_mode=on".to_owned(), command])
    }

    fn run(folder: PathBuf, settings: Vec<String>) -> PostgresServer {
        let port = free_port();
        let postgres = PostgresServer { port, folder, settings, running: Mutex::new(None) };
        postgres.resume();
        postgres
    }

    /// Copies all its data while it runs. Only of one that archives can a later state be made of it.
    pub fn base_backup(&self) -> BaseBackup {
        let folder = postgres_folder();
        let mut copy = program("pg_basebackup");
        copy.args(["-h", "127.0.0.1", "-U", "palisade", "-p", &self.port.to_string()]);
        succeed(copy.args(["--checkpoint=fast", "--no-sync", "-D"]).arg(folder.join(DATA)));
        BaseBackup { folder, archive: self.folder.join(ARCHIVE) }
    }

    /// The address of a schema, as the setting `database` takes it.
    pub fn url(&self, schema: &str) -> String {
        self.url_at(self.port, schema)
    }

    /// The same through a proxy on that port.
    pub fn url_at(&self, port: u16, schema: &str) -> String {
        format!(
            "postgres://palisade@127.0.0.1:{port}/postgres?sslmode=disable&options=-csearch_path%3D{schema}"
        )
    }

    /// Starts it again after [`Self::kill`], or after it ended by itself, with all that it holds.
    pub fn resume(&self) {
        let started = Instant::now();
        while !self.is_ready() {
            // One that finds a process of the last still there ends at once.
            if !self.is_running() {
                self.kill();
                self.spawn();
            }
            assert!(started.elapsed() < Duration::from_secs(60), "PostgreSQL does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn spawn(&self) {
        let mut server = program("postgres");
        server.arg("-D").arg(self.folder.join(DATA)).args([
            "-h",
            "127.0.0.1",
            "-p",
            &self.port.to_string(),
        ]);
        // Nothing of a test has to outlive the machine.
        let settings = ["unix_socket_directories=", "fsync=off", "max_connections=400"];
        for setting in settings.into_iter().chain(self.settings.iter().map(String::as_str)) {
            server.args(["-c", setting]);
        }
        let server = quiet(&mut server).spawn().expect("PostgreSQL starts");
        let guard = Command::new("sh")
            .args(["-c", "cat; kill -QUIT $0; while kill -0 $0; do sleep 0.02; done; rm -rf $1"])
            .arg(server.id().to_string())
            .arg(&self.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        *self.running.lock().expect("no test panics here") = Some(Running { server, guard });
    }

    /// Whether it takes connections.
    pub fn is_ready(&self) -> bool {
        let port = self.port.to_string();
        let ask = ["-q", "-h", "127.0.0.1", "-d", "postgres", "-U", "palisade", "-p", &port];
        quiet(program("pg_isready").args(ask)).status().is_ok_and(|s| s.success())
    }

    /// Keeps its files from growing beyond a size, as a full disk would; `None` makes room. One that
    /// cannot even write its log of changes ends, and has to be started again when there is room.
    pub fn limit_files(&self, bytes: Option<u64>) {
        for process in self.processes() {
            file_limit::set(process, bytes);
        }
    }

    /// Has the kernel run none of its processes, until [`Self::unsuspend`].
    pub fn suspend(&self) {
        self.processes().into_iter().for_each(|process| signal(process, Signal::STOP));
    }

    /// Lets them run again.
    pub fn unsuspend(&self) {
        self.processes().into_iter().for_each(|process| signal(process, Signal::CONT));
    }

    /// The processes it consists of, if it runs.
    fn processes(&self) -> Vec<u32> {
        let running = self.running.lock().expect("no test panics here");
        let Some(Running { server, .. }) = running.as_ref() else { return Vec::new() };
        // Those that serve connections are children of the first.
        let id = server.id();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        let children = children.unwrap_or_default();
        let children = children.split_whitespace().filter_map(|child| child.parse().ok());
        std::iter::once(id).chain(children).collect()
    }

    /// Whether its process has not ended.
    pub fn is_running(&self) -> bool {
        let mut running = self.running.lock().expect("no test panics here");
        let server = running.as_mut().map(|running| &mut running.server);
        server.is_some_and(|server| matches!(server.try_wait(), Ok(None)))
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends it at once, as a crash would: no connection is told.
    pub fn kill(&self) {
        let mut running = self.running.lock().expect("no test panics here");
        let Some(Running { mut server, mut guard }) = running.take() else { return };
        // The guard would remove the files too.
        let _ = guard.kill();
        let _ = guard.wait();
        if matches!(server.try_wait(), Ok(None)) {
            succeed(Command::new("kill").args(["-QUIT", &server.id().to_string()]));
        }
        let _ = server.wait();
    }
}

/// The folder of the archive, within that of a server.
const ARCHIVE: &str = "archive";

/// A new folder that belongs to whom PostgreSQL runs as.
fn postgres_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let nth = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("palisade-postgres-{}-{nth}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir(&folder).expect("a temporary folder");
    give_to_postgres(&folder);
    folder
}

/// Makes an empty database in a folder.
fn initialise(folder: &Path) {
    assert!(
        Path::new(PROGRAMS).join("postgres").exists(),
        "install postgresql-15 (as `cargo xtask test` does)"
    );
    let mut initdb = program("initdb");
    initdb.args(["--username=palisade", "--auth=trust", "--encoding=UTF8", "--locale=C"]);
    succeed(initdb.arg("--no-sync").arg("--pgdata").arg(folder.join(DATA)));
}

fn give_to_postgres(path: &Path) {
    if is_root() {
        succeed(Command::new("chown").arg("postgres").arg(path));
    }
}

/// A port that is free now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("loopback");
    listener.local_addr().expect("it has an address").port()
}

/// A program of PostgreSQL, which does not run as root.
fn program(name: &str) -> Command {
    let path = Path::new(PROGRAMS).join(name);
    if !is_root() {
        return Command::new(path);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(path);
    // The folder we are in may be closed to that user.
    command.current_dir("/");
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("the program id");
    id.stdout.trim_ascii() == b"0"
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

fn succeed(command: &mut Command) {
    let output: io::Result<_> = command.stdin(Stdio::null()).output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}
