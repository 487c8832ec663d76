//! `palisade serve`, run as a process.

use std::io::Read;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use api::{FirstMove, NewTable, PositionInsight, SeatAssignment, SeatSpec};
use client::ApiClient;
use serde_json::json;
use testbed::ServerProcess;

use crate::common::{self, Folder, PALISADE, start_server};

/// A server on a free port.
fn start(folder: &Folder, args: &[&str]) -> ServerProcess {
    start_server(serve(folder, "127.0.0.1:0").args(args))
}

fn serve(folder: &Folder, listen: &str) -> Command {
    let mut command = common::serve(folder, listen);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn palisade(args: &[&str], file: &Path) -> Output {
    Command::new(PALISADE).args(args).arg(file).output().expect("the program starts")
}

#[test]
fn a_port_that_is_taken_is_one_clear_line() {
    let folder = Folder::new();
    let first = start(&folder, &[]);
    let address = first.url.strip_prefix("http://").expect("its own");
    let second = serve(&folder, address).output().expect("the program starts");
    let why = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!((second.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains(address) && why.contains("--listen"), "{why}");
}

#[test]
fn a_database_that_is_in_use_is_one_clear_line() {
    let folder = Folder::new();
    let _first = start(&folder, &[]);
    let second = serve(&folder, "127.0.0.1:0").output().expect("the program starts");
    let why = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!((second.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains("games.sqlite"), "{why}");
    // A backup reads beside it, and one that cannot be made says why.
    let database = folder.join("games.sqlite");
    let database = database.to_str().expect("a plain path");
    let copy = folder.join("copy.sqlite");
    let done = palisade(&["backup", "--database", database], &copy);
    assert!(done.status.success() && copy.exists(), "{done:?}");
    let missing = folder.join("missing.sqlite");
    let missing = missing.to_str().expect("a plain path");
    let failed = palisade(&["backup", "--database", missing], &folder.join("another.sqlite"));
    let why = String::from_utf8_lossy(&failed.stderr).into_owned();
    assert_eq!((failed.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains("missing.sqlite") && !why.contains("server cannot run"), "{why}");
}

#[test]
fn workers_and_an_sqlite_file_are_one_clear_line() {
    let folder = Folder::new();
    let file = folder.join("games.sqlite");
    let path = file.to_str().expect("a plain path");
    for args in [
        ["worker", "--database", path].as_slice(),
        &["serve", "--log", "error", "--engine-threads", "0", "--database", path],
        &["config", "check", "--engine-threads", "0", "--database", path],
    ] {
        let refused = Command::new(PALISADE).args(args).output().expect("the program starts");
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!((refused.status.code(), why.lines().count()), (Some(2), 1), "{why}");
        assert!(why.contains("postgres://"), "{why}");
    }
    assert!(!file.exists(), "nothing was made");
}

#[cfg(unix)]
#[tokio::test]
async fn a_process_that_is_stopped_for_a_while_flags_nobody() {
    let folder = Folder::new();
    let server = start(&folder, &["--lag-ms", "0"]);
    let mut ada = ApiClient::new(&server.url).expect("an address");
    ada.register_guest("Ada").await.expect("a guest");
    let seat_specs = vec![SeatSpec { assignment: SeatAssignment::Me, piece: None }; 2];
    let time_control = api::TimeControl::SuddenDeath { seconds: 2 };
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { seat_specs, time_control, first_move, ..NewTable::new("quoridor") };
    let signal = |name: &str| {
        let pid = server.child.id().to_string();
        assert!(Command::new("kill").args([name, &pid]).status().expect("kill runs").success());
    };
    let outage = async {
        loop {
            let table = ada.create_table(&spec).await.expect("a table").table;
            let mut seat = client::TableClient::new(ada.clone(), &table);
            let step = api::Action::Move { word: "e2".to_owned() };
            let moved = seat.act(step).await.expect("the first move");
            // Longer than the clock that runs now has, and shorter than a heartbeat may be late.
            signal("-STOP");
            let stopped = store::system_time();
            tokio::time::sleep(std::time::Duration::from_millis(2_300)).await;
            signal("-CONT");
            seat.wait_until(|table| table.state.seq > moved).await.expect("something happens");
            let later = format!("/tables/{table}/events?after={moved}");
            let next = ada.get::<Vec<api::Event>>(&later).await.expect("events").remove(0);
            match next.kind {
                api::EventKind::Outage { .. } => break,
                // The machine was too slow to stop it in time.
                api::EventKind::Departed { .. } if next.at <= stopped => {}
                _ => panic!("{next:?}"),
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), outage)
        .await
        .expect("an outage in time");
}

#[cfg(unix)]
#[test]
fn sigterm_stops_the_server_cleanly() {
    let folder = Folder::new();
    let mut server = start(&folder, &[]);
    let pid = server.child.id().to_string();
    let killed = Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs");
    assert!(killed.success());
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    let mut stderr = String::new();
    server.child.stderr.as_mut().expect("piped").read_to_string(&mut stderr).expect("text");
    assert_eq!(stderr, "");
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    let files: Vec<_> = files.map(|file| file.expect("a file").file_name()).collect();
    assert_eq!(files, ["games.sqlite"], "nothing is left in a log beside it");
}

/// A server on a simulated full disk: its files may grow to about 300 kB, until [`lift_file_limit`].
#[cfg(target_os = "linux")]
fn server_with_file_limit(folder: &Folder) -> ServerProcess {
    let mut unlimited = serve(folder, "127.0.0.1:0");
    unlimited.args(["--tables-per-minute", "1000000", "--tables-per-person", "1000000"]);
    unlimited.args(["--requests-per-minute", "1000000"]);
    // A process that ignores SIGXFSZ gets an error from the write, as on a full disk.
    let limited = r#"trap "" XFSZ; ulimit -S -f 1200; exec "$0" "$@""#;
    let mut shell = Command::new("sh");
    shell.args(["-c", limited, PALISADE]).args(unlimited.get_args());
    start_server(shell.stderr(Stdio::null()))
}

#[cfg(target_os = "linux")]
fn lift_file_limit(server: &ServerProcess) {
    let pid = server.child.id().to_string();
    let status = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status();
    assert!(status.expect("prlimit runs").success());
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_loses_nothing_and_play_goes_on_when_there_is_space() {
    let folder = Folder::new();
    let server = server_with_file_limit(&folder);
    let mut ada = ApiClient::new(&server.url).expect("an address");
    ada.register_guest("Ada").await.expect("a guest");
    let seat_specs = vec![SeatSpec { assignment: SeatAssignment::Me, piece: None }; 2];
    let table =
        NewTable { seat_specs, first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
    let mut tables = Vec::new();
    let refusal = loop {
        match ada.create_table(&table).await {
            Ok(table) => tables.push(table.table),
            Err(error) => break error.refusal().expect("a refusal").clone(),
        }
        assert!(tables.len() < 5000, "the disk does not fill up");
    };
    assert_eq!((refusal.status, refusal.key.as_str()), (503, "server-storage"));
    lift_file_limit(&server);
    tables.push(ada.create_table(&table).await.expect("there is space").table);
    for table in tables {
        let request = api::ActionRequest {
            nonce: "n".to_owned(),
            seq: Some(5),
            action: api::Action::Move { word: "e2".to_owned() },
        };
        let path = format!("/tables/{table}/actions");
        ada.post::<serde_json::Value>(&path, &request).await.expect("every table goes on");
    }
}

/// Whatever a server is told to log, nothing that one could sign in with is in it.
#[tokio::test]
async fn passwords_codes_and_tokens_are_in_no_log() {
    let folder = Folder::new();
    let log = folder.join("server.log");
    let mut command = Command::new(PALISADE);
    command.args(["serve", "--no-qr", "--log", "trace", "--listen", "127.0.0.1:0", "--database"]);
    command.arg(folder.join("games.sqlite"));
    let server = start_server(command.stderr(std::fs::File::create(&log).expect("a file")));
    let nobody = ApiClient::new(&server.url).expect("an address");
    let (password, wrong, next) = ("a fence for Ada 1", "a fence for Eve 2", "a fence for Ada 3");
    let new = json!({"name": "Ada", "password": password});
    let created: api::AccountCreated = nobody.post("/account", &new).await.expect("an account");
    let credentials = |you, token| api::Credentials { you, token };
    let ada = nobody.clone().with_credentials(credentials(created.you, created.token.clone()));
    let token: api::TokenCreated =
        ada.post("/tokens", &json!({"label": "x", "scopes": ["read"]})).await.expect("a token");
    let mut secrets = vec![password.to_owned(), wrong.to_owned(), next.to_owned()];
    secrets.extend([created.token, token.token]);
    for proof in [
        json!({"name": "Ada", "password": wrong}),
        json!({"name": "Ada", "password": password}),
        json!({"name": "Ada", "recovery_code": created.recovery_codes[0]}),
        json!({"reset_code": "a-code-that-nobody-made"}),
    ] {
        if let Ok(signed_in) = nobody.post::<api::Credentials>("/sessions", &proof).await {
            secrets.push(signed_in.token);
        }
    }
    secrets.push("a-code-that-nobody-made".to_owned());
    secrets.extend(created.recovery_codes);
    let change = json!({"current": password, "new": next});
    let changed: api::Credentials = ada.put("/account/password", &change).await.expect("changed");
    secrets.push(changed.token);
    let logged = std::fs::read_to_string(&log).expect("a log");
    assert!(logged.contains("refused"), "{logged}");
    for secret in secrets {
        assert!(!logged.contains(&secret), "{secret} is logged: {logged}");
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
async fn analysis_uses_the_tablebases_in_the_cache() {
    let folder = Folder::new();
    let maze = folder.join("small.maze");
    std::fs::write(&maze, SMALL).expect("a file");
    let cache = folder.join("cache");
    let cache = cache.to_str().expect("a plain path");
    let solved = palisade(&["solve", "--cache", cache, "--maze"], &maze);
    assert!(solved.status.success(), "{solved:?}");

    let server = start(&folder, &["--cache", cache, "--engine-ms", "200"]);
    let mut ada = ApiClient::new(&server.url).expect("an address");
    ada.register_guest("Ada").await.expect("a guest");
    let insight = async |maze: Option<&str>| -> PositionInsight {
        let seat = |assignment| SeatSpec { assignment, piece: None };
        let seat_specs = vec![seat(SeatAssignment::Me), seat(SeatAssignment::Level { level: 8 })];
        let maze = maze.map(str::to_owned);
        let table = NewTable { seat_specs, maze, ..NewTable::new("pacman") };
        let table = ada.create_table(&table).await.expect("a table").table;
        let path = format!("/tables/{table}/insight");
        ada.post(&path, &serde_json::json!({})).await.expect("an analysis")
    };
    let exact = insight(Some(SMALL)).await.exact.expect("the maze is solved");
    let solver_output = String::from_utf8_lossy(&solved.stdout).into_owned();
    let pac_wins = exact.verdict == game::Verdict::Win;
    assert_eq!(pac_wins, solver_output.contains("PAC-MAN wins"), "{exact:?}\n{solver_output}");
    assert_eq!(insight(None).await.exact, None, "the default maze is not solved");
}
