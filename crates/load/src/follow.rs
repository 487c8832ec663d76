//! Clients that follow games, in a process of their own: one process has too few file descriptors for all that a server can
//! hold. It reads its clients from its input, an address and a table a line, up to an empty line. It says `all` when all of
//! them are connected, and `back` when all are again and each has been away in between; and, once its input is closed, what
//! they were shown and how long they were away.

use std::time::{Duration, Instant, SystemTime};

use client::{ApiClient, ClientError, TableClient};
use tokio::io::{AsyncBufReadExt, BufReader, Lines, Stdin};
use tokio::sync::mpsc;

/// What happened to a follower.
enum Note {
    Connected(bool),
    Shown { table: String, seq: u32, at: u64 },
    Failed(ClientError),
}

/// The time in microseconds since 1970: it is the same in all processes of a machine.
pub(crate) fn micros() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

/// Follows games as the input says, until it ends.
pub(crate) async fn run() -> Result<(), String> {
    testbed::allow_many_files();
    let mut input = BufReader::new(tokio::io::stdin()).lines();
    let (notes, noted) = mpsc::unbounded_channel();
    let mut followers = 0;
    while let Some(line) = next_line(&mut input).await?.filter(|line| !line.is_empty()) {
        let (url, table) = line.split_once(' ').ok_or_else(|| format!("no table in {line:?}"))?;
        tokio::spawn(follow(url.to_owned(), table.to_owned(), followers, notes.clone()));
        followers += 1;
    }
    let followers = vec![FollowerState::default(); followers];
    let mut gathered = Gathered { followers, ..Gathered::default() };
    gathered.gather(noted, &mut input).await?;
    for (table, seq, at) in gathered.shown {
        println!("shown {table} {seq} {at}");
    }
    for absence in gathered.absences {
        println!("away {}", absence.as_micros());
    }
    println!("failed {}", gathered.failed);
    Ok(())
}

async fn next_line(input: &mut Lines<BufReader<Stdin>>) -> Result<Option<String>, String> {
    input.next_line().await.map_err(|error| error.to_string())
}

/// What is known of all followers.
#[derive(Default)]
struct Gathered {
    followers: Vec<FollowerState>,
    has_said_all: bool,
    shown: Vec<(String, u32, u64)>,
    absences: Vec<Duration>,
    failed: usize,
}

/// What is known of one follower.
#[derive(Clone, Default)]
struct FollowerState {
    connected: bool,
    /// Since when the connection is lost.
    lost: Option<Instant>,
    /// Whether it was lost since all were connected.
    has_been_away: bool,
    failed: bool,
}

impl Gathered {
    /// Takes notes until the input is closed.
    async fn gather(
        &mut self,
        mut notes: mpsc::UnboundedReceiver<(usize, Note)>,
        input: &mut Lines<BufReader<Stdin>>,
    ) -> Result<(), String> {
        loop {
            tokio::select! {
                note = notes.recv() => {
                    let (follower, note) = note.ok_or("no follower is left")?;
                    self.add(follower, note);
                }
                line = next_line(input) => if line?.is_none() { return Ok(()) },
            }
        }
    }

    fn add(&mut self, follower: usize, note: Note) {
        let state = &mut self.followers[follower];
        match note {
            Note::Shown { table, seq, at } => return self.shown.push((table, seq, at)),
            Note::Connected(true) => {
                state.connected = true;
                self.absences.extend(state.lost.take().map(|since| since.elapsed()));
            }
            Note::Connected(false) => {
                state.lost = state.connected.then(Instant::now).or(state.lost);
                state.has_been_away |= state.connected;
                state.connected = false;
                return;
            }
            Note::Failed(error) => {
                eprintln!("a follower failed: {error}");
                state.failed = true;
                self.failed += 1;
            }
        }
        self.say_if_settled();
    }

    /// Says that all are there; those who gave up will never be.
    fn say_if_settled(&mut self) {
        if !self.followers.iter().all(|state| state.connected || state.failed) {
            return;
        }
        if !std::mem::replace(&mut self.has_said_all, true) {
            println!("all");
        } else if self.followers.iter().all(|state| state.has_been_away || state.failed) {
            println!("back");
            self.followers.iter_mut().for_each(|state| state.has_been_away = false);
        }
    }
}

async fn follow(
    url: String,
    table: String,
    follower: usize,
    notes: mpsc::UnboundedSender<(usize, Note)>,
) {
    if let Err(error) = follow_until_lost(&url, &table, follower, &notes).await {
        let _ = notes.send((follower, Note::Connected(false)));
        let _ = notes.send((follower, Note::Failed(error)));
    }
}

/// Follows a table, over as many connections as it takes, until none can be had any more.
async fn follow_until_lost(
    url: &str,
    table: &str,
    follower: usize,
    notes: &mpsc::UnboundedSender<(usize, Note)>,
) -> Result<(), ClientError> {
    let mut client = TableClient::new(ApiClient::new(url)?, table);
    let mut seq = client.wait_until(|_| true).await?.state.seq;
    let _ = notes.send((follower, Note::Connected(true)));
    let mut connection = client.connection();
    let heard = notes.clone();
    tokio::spawn(async move {
        while connection.changed().await.is_ok() {
            let connected = *connection.borrow_and_update();
            let _ = heard.send((follower, Note::Connected(connected)));
        }
    });
    loop {
        seq = client.wait_until(|shown| shown.state.seq > seq).await?.state.seq;
        let shown = Note::Shown { table: table.to_owned(), seq, at: micros() };
        let _ = notes.send((follower, shown));
    }
}
