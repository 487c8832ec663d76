//! Appends to the database alone, without sockets, tables or clocks: what one PostgreSQL takes from
//! many nodes, each with its own writer.

use std::time::{Duration, Instant};

use api::Person;
use dice::Seed;
use store::{DatabaseUrl, Statement, Store};
use tokio::task::JoinSet;

use crate::live_game::LiveGame;
use crate::percentiles::Percentiles;
use crate::server_process::processor_time_of;

#[derive(clap::Args)]
pub(crate) struct AppendArgs {
    /// An empty database at postgres://…
    #[arg(long)]
    database: String,
    /// The NATS server that the nodes tell each other by; by default the database
    #[arg(long)]
    bus: Option<String>,
    /// How many nodes write
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// How many games of each node have a move under way at any time: the most that one transaction
    /// of it can hold
    #[arg(long, default_value_t = 64)]
    games: usize,
    /// For how long
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Whether the events are in sixteen partitions, by a hash of the game
    #[arg(long)]
    partitioned: bool,
}

impl AppendArgs {
    pub(crate) async fn run(&self) -> Result<(), String> {
        let database: DatabaseUrl = self.database.parse()?;
        let DatabaseUrl::Postgres(options) = database else {
            return Err("only PostgreSQL takes appends from several nodes".to_owned());
        };
        let mut stores = Vec::new();
        for nth in 0..self.nodes.max(1) {
            let node = format!("load{nth}");
            let store = Store::connect(&options, &node, self.bus.as_deref()).await;
            stores.push(store.map_err(|error| error.to_string())?);
        }
        if self.partitioned {
            let statements = PARTITION.into_iter().map(Statement::new).collect();
            stores[0].execute(statements).await.map_err(|error| error.to_string())?;
        }
        let mut games = JoinSet::new();
        let before = processor_time_of("postgres");
        let deadline = Instant::now() + Duration::from_secs(self.seconds);
        for (node, store) in stores.iter().enumerate() {
            for nth in 0..self.games {
                games.spawn(play(store.clone(), format!("game{node}x{nth}"), deadline));
            }
        }
        let mut times = Vec::new();
        while let Some(game) = games.join_next().await {
            times.append(&mut game.map_err(|error| error.to_string())??);
        }
        let used = processor_time_of("postgres").saturating_sub(before);
        let count = times.len().max(1);
        println!(
            "{} nodes, {} games each: {:.0} moves a second",
            self.nodes,
            self.games,
            count as f64 / self.seconds as f64
        );
        println!("asked to committed: {}", Percentiles::of(times));
        println!(
            "processor time of PostgreSQL: {:.0} µs a move",
            used.as_micros() as f64 / count as f64
        );
        Ok(())
    }
}

/// Replaces the table of events by one of sixteen partitions. Every statement of the server works on
/// it as before.
const PARTITION: [&str; 4] = [
    "DROP TABLE events",
    "CREATE TABLE events (
       game text COLLATE \"C\" NOT NULL,
       seq bigint NOT NULL,
       at bigint NOT NULL,
       nonce text COLLATE \"C\",
       version bigint NOT NULL,
       body text NOT NULL,
       PRIMARY KEY (game, seq)
     ) PARTITION BY HASH (game)",
    "DO $$ BEGIN
       FOR part IN 0..15 LOOP
         EXECUTE format('CREATE TABLE events_%s PARTITION OF events
           FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
       END LOOP;
     END $$",
    "CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL",
];

/// Plays one game, each move as soon as the one before is committed; returns how long each took.
async fn play(store: Store, id: String, deadline: Instant) -> Result<Vec<Duration>, String> {
    let seed = Seed::new([7; 32]);
    let people = ["ada", "bob"].map(|name| Person::new(format!("{name}-{id}"), name));
    let mut game = LiveGame::begin(&store, &id, people, &seed).await?;
    let mut times = Vec::new();
    while Instant::now() < deadline {
        times.push(game.play(&store, &seed).await?);
    }
    Ok(times)
}
