//! `palisade serve` as people run it.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use api::{Insight, NewTable, Place, Verdict, Who};
use client::Site;

const PALISADE: &str = env!("CARGO_BIN_EXE_palisade");

/// A folder that is gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("palisade-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that is killed when dropped.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(folder: &Folder, args: &[&str]) -> Server {
        Server::running(&mut serve(folder, "127.0.0.1:0", args))
    }

    fn running(command: &mut Command) -> Server {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Server { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(folder: &Folder, listen: &str, args: &[&str]) -> Command {
    let mut command = Command::new(PALISADE);
    command.args(["serve", "--no-qr", "--log", "error", "--listen", listen, "--database"]);
    command.arg(folder.0.join("serve.sqlite")).args(args);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn palisade(args: &[&str], file: &Path) -> Output {
    Command::new(PALISADE).args(args).arg(file).output().expect("the program starts")
}

#[test]
fn a_port_that_is_taken_is_one_clear_line() {
    let folder = Folder::new("port");
    let first = Server::start(&folder, &[]);
    let address = first.url.strip_prefix("http://").expect("its own");
    let second = serve(&folder, address, &[]).output().expect("the program starts");
    let why = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!((second.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains(address) && why.contains("--listen"), "{why}");
}

#[cfg(unix)]
#[test]
fn asked_to_stop_it_stops_in_good_order() {
    let folder = Folder::new("stop");
    let mut server = Server::start(&folder, &[]);
    let pid = server.child.id().to_string();
    let killed = Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs");
    assert!(killed.success());
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    let mut said = String::new();
    server.child.stderr.as_mut().expect("piped").read_to_string(&mut said).expect("text");
    assert_eq!(said, "");
}

/// A server whose files may grow to about 300 kB, until [`make_room`].
#[cfg(target_os = "linux")]
fn cramped(folder: &Folder) -> Server {
    let mut plain = serve(folder, "127.0.0.1:0", &["--tables-per-minute", "1000000"]);
    plain.args(["--requests-per-minute", "1000000", "--tables-per-person", "1000000"]);
    // Whoever ignores the signal is refused the write, as on a full disk.
    let limited = r#"trap "" XFSZ; ulimit -S -f 600; exec "$0" "$@""#;
    let mut shell = Command::new("sh");
    shell.args(["-c", limited, PALISADE]).args(plain.get_args());
    Server::running(shell.stdout(Stdio::piped()).stderr(Stdio::null()))
}

#[cfg(target_os = "linux")]
fn make_room(server: &Server) {
    let pid = server.child.id().to_string();
    let more = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status();
    assert!(more.expect("prlimit runs").success());
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_disk_that_is_full_and_has_room_again_costs_nothing_but_time() {
    let folder = Folder::new("full");
    let server = cramped(&folder);
    let mut ada = Site::new(&server.url).expect("an address");
    ada.guest("Ada").await.expect("a guest");
    let both = vec![Place { who: Who::Me, piece: None }; 2];
    let table =
        NewTable { places: both, starts: api::Starts::Seat(1), ..NewTable::new("quoridor") };
    let mut laid = Vec::new();
    let refusal = loop {
        match ada.lay(&table).await {
            Ok(table) => laid.push(table.table),
            Err(error) => break error.refusal().expect("a refusal").clone(),
        }
        assert!(laid.len() < 5000, "the disk does not fill up");
    };
    assert_eq!((refusal.status, refusal.key.as_str()), (503, "server-storage"));
    make_room(&server);
    laid.push(ada.lay(&table).await.expect("there is room").table);
    for table in laid {
        let act = api::Act {
            nonce: "n".to_owned(),
            seq: Some(5),
            action: api::Action::Move { word: "e2".to_owned() },
        };
        let path = format!("/tables/{table}/actions");
        ada.post::<serde_json::Value>(&path, &act).await.expect("every table goes on");
    }
}

const SMALL: &str = "\
name     small
size     4x4
lives    1
pac      a1
blinky   d4
pellets  a4 d1
fences   b2v
";

#[tokio::test]
async fn machines_play_by_the_solutions_that_are_there() {
    let folder = Folder::new("solved");
    let maze = folder.0.join("small.maze");
    std::fs::write(&maze, SMALL).expect("a file");
    let cache = folder.0.join("cache");
    let cache = cache.to_str().expect("a plain path");
    let solved = palisade(&["solve", "--cache", cache, "--maze"], &maze);
    assert!(solved.status.success(), "{solved:?}");

    let server = Server::start(&folder, &["--cache", cache, "--engine-ms", "200"]);
    let mut ada = Site::new(&server.url).expect("an address");
    ada.guest("Ada").await.expect("a guest");
    let insight = async |maze: Option<&str>| -> Insight {
        let who = |who| Place { who, piece: None };
        let places = vec![who(Who::Me), who(Who::Level { level: 8 })];
        let maze = maze.map(str::to_owned);
        let table = NewTable { places, maze, ..NewTable::new("pacman") };
        let table = ada.lay(&table).await.expect("a table").table;
        let path = format!("/tables/{table}/insight");
        ada.post(&path, &serde_json::json!({})).await.expect("a hint")
    };
    let exact = insight(Some(SMALL)).await.exact.expect("the maze is solved");
    let said = String::from_utf8_lossy(&solved.stdout).into_owned();
    let pac_wins = exact.verdict == Verdict::Win;
    assert_eq!(pac_wins, said.contains("PAC-MAN wins"), "{exact:?}\n{said}");
    assert_eq!(insight(None).await.exact, None, "nobody has solved that one");
}
