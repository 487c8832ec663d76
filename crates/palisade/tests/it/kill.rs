//! The server is killed (SIGKILL) again and again while people play. Every acknowledged move must be
//! on disk, none twice, and no clock may run while the server is down.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use api::{
    Action, Event, EventKind, FirstMove, Millis, NewTable, Snapshot, TablePhase, TimeControl,
};
use client::{ApiClient, TableClient};
use testbed::ServerProcess;

use crate::common::{Folder, PALISADE, start_server};

/// Five kills in the normal run, fifty where `PALISADE_DEEP` says so.
fn kills() -> usize {
    let deep = std::env::var_os("PALISADE_DEEP").is_some_and(|word| !word.is_empty());
    if deep { 50 } else { 5 }
}

const GAMES: usize = 6;
const TIME_CONTROL: TimeControl = TimeControl::SuddenDeath { seconds: 3600 };

struct Server {
    process: ServerProcess,
    address: String,
    database: PathBuf,
}

impl Server {
    fn start(address: &str, database: &Path) -> Server {
        let (address, database) = (address.to_owned(), database.to_owned());
        Server { process: spawn(&address, &database), address, database }
    }

    /// Kills it with SIGKILL and starts it again; returns a time when it was down.
    fn kill_and_restart(&mut self) -> Millis {
        self.process.kill();
        let down = store::system_time();
        self.process = spawn(&self.address, &self.database);
        down
    }
}

fn spawn(address: &str, database: &Path) -> ServerProcess {
    let mut command = Command::new(PALISADE);
    command
        .args(["serve", "--log", "error", "--no-qr", "--listen", address, "--database"])
        .arg(database)
        .args(["--requests-per-minute", "1000000", "--messages-per-minute", "1000000"]);
    start_server(&mut command)
}

/// Moves a pawn to and fro until told to stop, and counts its moves; returns those that were
/// acknowledged.
async fn play(
    mut me: TableClient,
    words: [&'static str; 2],
    moves: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
) -> Vec<(u32, &'static str)> {
    let mut acknowledged = Vec::new();
    for nth in 0.. {
        let stopped = async {
            while !stop.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        // Only waiting for the turn is cancelled, never a move: its acknowledgement is awaited.
        let turn = tokio::select! {
            turn = tokio::time::timeout(Duration::from_secs(60), me.wait_for_turn()) => turn,
            () = stopped => break,
        };
        match turn {
            Ok(Ok(true)) => {}
            Ok(Ok(false)) => break,
            Ok(Err(error)) => panic!("{error}"),
            Err(_) => panic!("the game is stuck: {:?}", me.snapshot()),
        }
        let word = words[nth % 2];
        let seq = me.act(Action::Move { word: word.to_owned() }).await.expect("accepted");
        acknowledged.push((seq, word));
        moves.fetch_add(1, Ordering::Relaxed);
    }
    acknowledged
}

/// Waits until every game has so many moves more than now.
async fn wait_for_moves(moves: &[Arc<AtomicUsize>], more: usize) {
    let count = |moves: &Arc<AtomicUsize>| moves.load(Ordering::Relaxed);
    let wanted: Vec<_> = moves.iter().map(|moves| count(moves) + more).collect();
    let played = async {
        while moves.iter().zip(&wanted).any(|(moves, wanted)| count(moves) < *wanted) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), played).await.expect("people play");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_under_load_loses_and_duplicates_nothing() {
    let folder = Folder::new();
    let free =
        TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("its own");
    let mut server = Server::start(&free.to_string(), &folder.join("kill.sqlite"));
    let url = format!("http://{free}");

    let stop = Arc::new(AtomicBool::new(false));
    let (mut games, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..GAMES {
        let mut people = [ApiClient::new(&url).unwrap(), ApiClient::new(&url).unwrap()];
        people[0].register_guest("Ada").await.unwrap();
        people[1].register_guest("Bob").await.unwrap();
        let spec = NewTable {
            time_control: TIME_CONTROL,
            first_move: FirstMove::Seat(1),
            repetition: false,
            ..NewTable::new("quoridor")
        };
        let table = people[0].create_table(&spec).await.unwrap().table;
        let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
        people[1].act(&table, join).await.unwrap();
        let [ada, bob] = people.map(|api| TableClient::new(api, &table));
        let begun = Instant::now();
        let moved = Arc::new(AtomicUsize::new(0));
        let ada = tokio::spawn(play(ada, ["e2", "e1"], Arc::clone(&moved), Arc::clone(&stop)));
        let bob = tokio::spawn(play(bob, ["e8", "e9"], Arc::clone(&moved), Arc::clone(&stop)));
        games.push((table, begun, ada, bob));
        moves.push(moved);
    }

    // After different numbers of moves: now soon after a heartbeat, now shortly before the next.
    let mut downs = Vec::new();
    for nth in 0..kills() {
        wait_for_moves(&moves, 2 + nth * 37 % 100).await;
        downs.push(server.kill_and_restart());
    }
    wait_for_moves(&moves, 2).await;
    stop.store(true, Ordering::Relaxed);

    let api = ApiClient::new(&url).unwrap();
    for (table, begun, ada, bob) in games {
        let mut acknowledged = ada.await.unwrap();
        acknowledged.extend(bob.await.unwrap());
        acknowledged.sort_unstable();
        let events: Vec<Event> = api.get(&format!("/tables/{table}/events")).await.unwrap();
        // The first event of a move may be that time was given back for it.
        for (seq, _) in &mut acknowledged {
            let outage = |event: &&Event| matches!(event.kind, EventKind::Outage { .. });
            *seq += events[*seq as usize - 1..].iter().take_while(outage).count() as u32;
        }
        let moved: Vec<_> = events
            .iter()
            .filter_map(|event| match &event.kind {
                EventKind::Moved { word, .. } => Some((event.seq, word.as_str())),
                _ => None,
            })
            .collect();
        assert_eq!(moved, acknowledged, "{table}: acknowledged and written differ");

        let snapshot: Snapshot = api.get(&format!("/tables/{table}")).await.unwrap();
        assert_eq!(snapshot.state.phase, TablePhase::Live, "{table}: nobody ran out of time");
        let now = snapshot.state.now;
        let left: u64 = (1..=2).map(|seat| snapshot.state.clock.left(seat, now).unwrap()).sum();
        let spent = 2 * clock::TimeBudget::from(TIME_CONTROL).initial().unwrap() - left;
        let mut given_back = 0;
        for down in &downs {
            // What the clock of a turn that began later has not lost it is not given back.
            let outage = events.windows(2).find_map(|pair| match pair[1].kind {
                EventKind::Outage { from, to } if (from..=to).contains(down) => {
                    Some(to.saturating_sub(from.max(pair[0].at)))
                }
                _ => None,
            });
            given_back += outage.unwrap_or_else(|| panic!("{table}: no outage at {down}"));
        }
        // Times are whole milliseconds.
        let wall = u64::try_from(begun.elapsed().as_millis()).unwrap() + kills() as u64;
        assert!(spent + given_back <= wall, "{table}: {spent} and {given_back} in {wall} ms");
    }
}
