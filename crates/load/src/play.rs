//! Many games at once, and those who watch them.

use std::collections::HashMap;
use std::path::Path;
use std::time::{Duration, Instant};

use client::ClientError;
use testbed::TestFolder;
use tokio::task::{JoinError, JoinSet};

use crate::followers::Followers;
use crate::percentiles::Percentiles;
use crate::player_pair::{PlayerPair, SentMove};
use crate::server_process::{MeasuredServer, ServerGroup, ServerLaunch};

/// The load that a server on two cores should handle.
pub(crate) const PLAY: PlayArgs = PlayArgs {
    games: 2500,
    rate: 1000,
    seconds: 60,
    heartbeat: false,
    database: None,
    nodes: 1,
    bus: None,
    followers: 0,
    processes: 1,
    restart: false,
};

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// How many games, each with two sockets
    #[arg(long, default_value_t = PLAY.games)]
    games: usize,
    /// How many moves a second, all games together
    #[arg(long, default_value_t = PLAY.rate)]
    rate: u32,
    /// For how long
    #[arg(long, default_value_t = PLAY.seconds)]
    seconds: u64,
    /// Whether every socket asks for a heartbeat, as the page does
    #[arg(long)]
    heartbeat: bool,
    /// The database, such as an empty one at postgres://…; by default a new SQLite file
    #[arg(long)]
    database: Option<String>,
    /// How many servers share the database
    #[arg(long, default_value_t = PLAY.nodes)]
    nodes: usize,
    /// The NATS server that they tell each other by; by default the database
    #[arg(long)]
    bus: Option<String>,
    /// How many sockets follow the games, in turns, besides those of the players
    #[arg(long, default_value_t = PLAY.followers)]
    followers: usize,
    /// In how many processes the followers are: each may have as many files open as the system allows one
    #[arg(long, default_value_t = PLAY.processes)]
    processes: usize,
    /// Whether the servers are restarted at last, one by one, and how soon all followers are back
    #[arg(long)]
    restart: bool,
}

impl PlayArgs {
    pub(crate) async fn run(&self, binary: &Path) -> Result<(), String> {
        testbed::allow_many_files();
        let folder = TestFolder::new("load");
        let own = || folder.join("load.sqlite").display().to_string();
        let database = self.database.clone().unwrap_or_else(own);
        let launch = ServerLaunch { binary: binary.to_owned(), database, bus: self.bus.clone() };
        let mut servers = ServerGroup::default();
        for _ in 0..self.nodes.max(1) {
            servers.0.push(MeasuredServer::start(&launch).await?);
        }
        let before = servers.memory()?;
        let pairs = self.join(&servers).await?;
        let mut followers = self.follow(&servers, &pairs)?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let sockets = (2 * self.games + self.followers).max(1) as u64;
        let bytes = servers.memory()?.saturating_sub(before) / sockets;
        println!("memory: {:.1} kB per idle socket with its game", bytes as f64 / 1000.0);
        let moves = self.play(&servers, pairs).await?;
        if self.restart {
            let took = servers.restart().await?;
            println!("restarted in {took:.1?}");
            let started = Instant::now();
            followers.wait_for("back")?;
            println!("all followers back {:.1?} later", started.elapsed());
        }
        if self.followers > 0 {
            let report = followers.finish(&moves)?;
            println!("sent to every follower's receipt: {}", Percentiles::of(report.receipts));
            println!("away: {}, {} gave up", Percentiles::of(report.absences), report.failed);
        }
        Ok(())
    }

    /// Has the players of all games join.
    async fn join(&self, servers: &ServerGroup) -> Result<Vec<PlayerPair>, String> {
        let started = Instant::now();
        let mut pairs = Vec::new();
        let mut joining = JoinSet::new();
        for nth in 0..self.games {
            let (ada, bob) = (servers.client(nth)?, servers.client(nth + 1)?);
            joining.spawn(PlayerPair::join(ada, bob, self.heartbeat));
            // A few at a time, as people come.
            if joining.len() >= 32 {
                pairs.push(joined(joining.join_next().await)?);
            }
        }
        while let Some(pair) = joining.join_next().await {
            pairs.push(joined(Some(pair))?);
        }
        let (sockets, games) = (2 * self.games, self.games);
        println!("{sockets} sockets at {games} games in {:.1?}", started.elapsed());
        Ok(pairs)
    }

    /// Has the followers follow the games, and waits until all of them do.
    fn follow(&self, servers: &ServerGroup, pairs: &[PlayerPair]) -> Result<Followers, String> {
        let started = Instant::now();
        let place = |nth: usize| {
            let table = &pairs[nth % pairs.len()].table;
            (servers.url(nth).to_owned(), table.clone())
        };
        let places: Vec<_> = (0..self.followers).map(place).collect();
        let mut followers = Followers::start(&places, self.processes)?;
        followers.wait_for("all")?;
        if self.followers > 0 {
            let (count, processes) = (self.followers, self.processes);
            println!("{count} followers in {processes} processes in {:.1?}", started.elapsed());
        }
        Ok(followers)
    }

    /// Plays moves at the rate asked for; returns those of each table.
    async fn play(
        &self,
        servers: &ServerGroup,
        pairs: Vec<PlayerPair>,
    ) -> Result<HashMap<String, Vec<SentMove>>, String> {
        let PlayArgs { games, rate, .. } = *self;
        let length = Duration::from_secs(self.seconds);
        let interval = Duration::from_secs(1) * u32::try_from(games).unwrap_or(u32::MAX) / rate;
        let deadline = Instant::now() + length;
        let idle_time = servers.processor_time()?;
        let mut playing = JoinSet::new();
        for (nth, pair) in pairs.into_iter().enumerate() {
            let delay = interval * nth as u32 / games as u32;
            playing.spawn(pair.play(delay, interval, deadline));
        }
        let mut moves = HashMap::new();
        let mut failed = 0;
        while let Some(result) = playing.join_next().await {
            match result {
                Ok(Ok((table, played))) => drop(moves.insert(table, played)),
                Ok(Err(error)) => {
                    failed += 1;
                    eprintln!("a game failed: {error}");
                }
                Err(error) => return Err(error.to_string()),
            }
        }
        let processor_time = servers.processor_time()?.saturating_sub(idle_time);
        let times: Vec<_> = moves.values().flatten().map(|played| played.took).collect();
        let count = times.len();
        println!(
            "{count} moves in {length:.0?} ({:.0} a second), {failed} games failed",
            count as f64 / length.as_secs_f64()
        );
        println!("sent to opponent's receipt: {}", Percentiles::of(times));
        println!(
            "processor time of the servers: {:.0} µs a move",
            processor_time.as_micros() as f64 / count.max(1) as f64
        );
        Ok(moves)
    }
}

type JoinOutcome = Result<Result<PlayerPair, ClientError>, JoinError>;

fn joined(result: Option<JoinOutcome>) -> Result<PlayerPair, String> {
    let pair = result.ok_or("no pair joined")?.map_err(|error| error.to_string())?;
    pair.map_err(|error| error.to_string())
}
