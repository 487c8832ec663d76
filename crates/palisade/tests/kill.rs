//! The server is killed without warning, again and again, while people play. Nothing that was
//! acknowledged may be missing, nothing may be there twice, and nobody may lose time.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use api::{Action, Clock, Event, NewTable, Phase, Snapshot, Starts, What};
use client::{Follower, Site};

/// Five kills in the normal run, fifty where `PALISADE_DEEP` says so.
fn kills() -> u32 {
    let deep = std::env::var_os("PALISADE_DEEP").is_some_and(|word| !word.is_empty());
    if deep { 50 } else { 5 }
}

const GAMES: usize = 6;
const CLOCK: Clock = Clock::SuddenDeath { seconds: 3600 };

struct Server {
    child: Child,
    address: String,
    database: PathBuf,
}

impl Server {
    async fn start(address: &str, database: &Path) -> Server {
        let (address, database) = (address.to_owned(), database.to_owned());
        let server = Server { child: spawn(&address, &database), address, database };
        server.ready().await;
        server
    }

    /// Kills it without warning and starts it again; how long nobody could play.
    async fn kill_and_restart(&mut self) -> Duration {
        let down = Instant::now();
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("it is dead");
        self.child = spawn(&self.address, &self.database);
        self.ready().await;
        down.elapsed()
    }

    async fn ready(&self) {
        let site = Site::new(&format!("http://{}", self.address)).expect("an address");
        let answers = async {
            while site.get_text("/tables").await.is_err() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), answers).await.expect("the server starts");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(address: &str, database: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_palisade"))
        .args(["serve", "--log", "error", "--no-qr", "--listen", address, "--database"])
        .arg(database)
        .args(["--requests-per-minute", "1000000", "--messages-per-minute", "1000000"])
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts")
}

/// One who moves up and down until told to stop, and remembers what was acknowledged.
async fn play(
    mut me: Follower,
    words: [&'static str; 2],
    stop: Arc<AtomicBool>,
) -> Vec<(u32, &'static str)> {
    let mut acknowledged = Vec::new();
    for nth in 0.. {
        let told = async {
            while !stop.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        // Only waiting is broken off, never a move: what was sent is waited for.
        let turn = tokio::select! {
            turn = tokio::time::timeout(Duration::from_secs(60), me.turn()) => turn,
            () = told => break,
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
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_under_load_it_loses_nothing_and_doubles_nothing() {
    let folder = std::env::temp_dir().join(format!("palisade-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let free =
        TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("its own");
    let mut server = Server::start(&free.to_string(), &folder.join("kill.sqlite")).await;
    let url = format!("http://{free}");

    let stop = Arc::new(AtomicBool::new(false));
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let mut people = [Site::new(&url).unwrap(), Site::new(&url).unwrap()];
        people[0].guest("Ada").await.unwrap();
        people[1].guest("Bob").await.unwrap();
        let spec = NewTable {
            clock: CLOCK,
            starts: Starts::Seat(1),
            repetition: false,
            ..NewTable::new("quoridor")
        };
        let table = people[0].lay(&spec).await.unwrap().table;
        let join = Action::Join { seat: None, piece: None, luck: None };
        people[1].act(&table, join).await.unwrap();
        let [ada, bob] = people.map(|site| Follower::new(site, &table));
        let ada = tokio::spawn(play(ada, ["e2", "e1"], Arc::clone(&stop)));
        let bob = tokio::spawn(play(bob, ["e8", "e9"], Arc::clone(&stop)));
        games.push((table, Instant::now(), ada, bob));
    }

    // The same moments every time, spread over the second between two heartbeats.
    let mut down = Duration::ZERO;
    for nth in 0..kills() {
        tokio::time::sleep(Duration::from_millis(u64::from(100 + nth * 337 % 900))).await;
        down += server.kill_and_restart().await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    stop.store(true, Ordering::Relaxed);

    let site = Site::new(&url).unwrap();
    for (table, begun, ada, bob) in games {
        let mut acknowledged = ada.await.unwrap();
        acknowledged.extend(bob.await.unwrap());
        acknowledged.sort_unstable();
        let wall = begun.elapsed();
        let events: Vec<Event> = site.get(&format!("/tables/{table}/events")).await.unwrap();
        let moved: Vec<_> = events
            .iter()
            .filter_map(|event| match &event.what {
                What::Moved { word, .. } => Some((event.seq, word.as_str())),
                _ => None,
            })
            .collect();
        assert!(moved.len() > kills() as usize, "{table}: only {} moves", moved.len());
        assert_eq!(moved, acknowledged, "{table}: acknowledged and written differ");

        let snapshot: Snapshot = site.get(&format!("/tables/{table}")).await.unwrap();
        assert_eq!(snapshot.state.phase, Phase::Live, "{table}: nobody ran out of time");
        let now = snapshot.state.now;
        let left: u64 = (1..=2).map(|seat| snapshot.state.clock.left(seat, now).unwrap()).sum();
        let spent = Duration::from_millis(2 * CLOCK.initial().unwrap() - left);
        let fair = wall.saturating_sub(down) + Duration::from_millis(500);
        assert!(spent <= fair, "{table}: {spent:?} on the clocks in {wall:?} with {down:?} down");
    }
    drop(server);
    let _ = std::fs::remove_dir_all(folder);
}
