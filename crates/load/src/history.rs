//! What a long history costs: what the statements of a server take beside many finished games, in one PostgreSQL database.

use std::time::{Duration, Instant};

use api::{Person, TablePhase};
use dice::Seed;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Row};
use store::{DatabaseUrl, GameFilter, Store};

use crate::finished_games::finished_game;
use crate::live_game::LiveGame;
use crate::percentiles::Percentiles;

#[derive(clap::Args)]
pub(crate) struct HistoryArgs {
    /// An empty database at postgres://…, which nobody else asks
    #[arg(long)]
    database: String,
    /// Beside how many events of finished games to measure, one after another
    #[arg(long, value_delimiter = ',', default_value = "100000,10000000")]
    events: Vec<i64>,
    /// How many games are in play
    #[arg(long, default_value_t = 1000)]
    live: usize,
}

/// How many finished games somebody has begun, and joined.
const GAMES_EACH: i64 = 40;

/// How many finished games are written in one transaction.
const BATCH: i64 = 10_000;

/// How many moves of each game in play are measured, after as many others.
const MOVES: usize = 5;

/// How many people are measured.
const PEOPLE: usize = 20;

/// How often the last numbers of all games in play are compared.
const COMPARISONS: usize = 20;

/// The finished game that the others are copies of, and its players.
const TEMPLATE: &str = "template";
const PLAYERS: [&str; 2] = ["player-first", "player-second"];

/// What PostgreSQL says it has done: pages asked for, those of them that were not in its buffers, and bytes of its log.
#[derive(Clone, Copy)]
struct DatabaseWork {
    pages: i64,
    read: i64,
    log: i64,
}

/// The database as it grows, and whoever asks what it has done.
struct HistoryRun {
    options: PgConnectOptions,
    /// Asks what the nodes do not: sizes and counters.
    connection: PgConnection,
    seed: Seed,
    /// What it takes to connect and do nothing.
    nothing: DatabaseWork,
}

impl HistoryArgs {
    pub(crate) async fn run(&self) -> Result<(), String> {
        let DatabaseUrl::Postgres(options) = self.database.parse()? else {
            return Err("only PostgreSQL is measured".to_owned());
        };
        let store = connect(&options).await?;
        let mut connection = PgConnection::connect_with(&options).await.map_err(said)?;
        let any_game = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM games)");
        if any_game.fetch_one(&mut connection).await.map_err(said)? {
            return Err("there are games in that database: an empty one is measured".to_owned());
        }
        // As at a server that began with this version.
        while store.index_names(store.now()).await.map_err(said)? {}
        let seed = Seed::new([7; 32]);
        let players = PLAYERS.map(|id| Person::new(id, id));
        let template = finished_game(TEMPLATE, &players, &seed).map_err(said)?;
        let events_each: usize = template.iter().map(|append| append.events.len()).sum();
        store.append(template).await.map_err(|error| format!("{error:?}"))?;
        store.close().await;
        let nothing = DatabaseWork { pages: 0, read: 0, log: 0 };
        let mut run = HistoryRun { options: *options, connection, seed, nothing };
        let (_, nothing) = run.work_of(async |_| Ok(Vec::new())).await?;
        run.nothing = nothing;
        let mut games = 0;
        for (round, events) in self.events.iter().enumerate() {
            let more = events / events_each as i64;
            let started = Instant::now();
            run.fill(games, more).await?;
            games = games.max(more);
            println!("{games} finished games, filled in {:.1?}", started.elapsed());
            run.print_sizes().await?;
            run.measure(self.live, games, round).await?;
        }
        Ok(())
    }
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

async fn connect(options: &PgConnectOptions) -> Result<Store, String> {
    Store::connect(options, "history", None).await.map_err(said)
}

impl HistoryRun {
    /// Copies the template until there are so many finished games. Ids are as random as those of a server, and everybody
    /// plays as many games however many there are.
    async fn fill(&mut self, from: i64, to: i64) -> Result<(), String> {
        let mut first = from;
        while first < to {
            let last = to.min(first + BATCH);
            for sql in COPY {
                let copy = sqlx::query(sql).bind(first).bind(last - 1).bind(GAMES_EACH);
                let copy = copy.bind(TEMPLATE).bind(PLAYERS[0]).bind(PLAYERS[1]);
                copy.execute(&mut self.connection).await.map_err(said)?;
            }
            first = last;
        }
        for sql in ["VACUUM ANALYZE", "CHECKPOINT"] {
            sqlx::query(sql).execute(&mut self.connection).await.map_err(said)?;
        }
        Ok(())
    }

    async fn print_sizes(&mut self) -> Result<(), String> {
        for name in ["events", "games", "seats", "names"] {
            let sizes =
                sqlx::query("SELECT pg_table_size($1::regclass), pg_indexes_size($1::regclass)");
            let sizes = sizes.bind(name).fetch_one(&mut self.connection).await.map_err(said)?;
            let megabytes = |nth: usize| sizes.get::<i64, _>(nth) as f64 / 1e6;
            println!("  {name}: {:.1} MB, indexes {:.1} MB", megabytes(0), megabytes(1));
        }
        Ok(())
    }

    /// Measures the statements of a server beside so many finished games, for the `round`th time.
    async fn measure(&mut self, live: usize, finished: i64, round: usize) -> Result<(), String> {
        let seed = self.seed.clone();
        let store = connect(&self.options).await?;
        let mut games = Vec::new();
        for _ in 0..live {
            games.push(begin(&store, &seed).await?);
        }
        store.close().await;
        let ids: Vec<_> = games.iter().map(|game| game.table.id().to_owned()).collect();
        // The first people have joined fewer games than they have begun. Others every time, as these are forgotten.
        let people_count = finished / GAMES_EACH - GAMES_EACH;
        if people_count < (PEOPLE * (1 + round)) as i64 {
            return Err(format!("{finished} finished games are too few to measure"));
        }
        let nth_person =
            |nth| GAMES_EACH + nth as i64 * people_count / PEOPLE as i64 + round as i64;
        let people: Vec<_> = (0..PEOPLE).map(|nth| format!("p{}", nth_person(nth))).collect();
        self.print("a move", async |store| {
            let mut times = Vec::new();
            for _ in 0..MOVES {
                for game in &mut games {
                    times.push(game.play(store, &seed).await?);
                }
            }
            Ok(times)
        })
        .await?;
        self.print("a table is loaded", async |store| {
            let load = async |id: &String| {
                store.seed(id).await.map_err(said)?;
                store.events(id, 0).await.map(drop).map_err(said)
            };
            each(&ids, load).await
        })
        .await?;
        self.print("the last numbers of all games in play are compared", async |store| {
            let compare = async |_: &()| store.heads(&ids).await.map(drop).map_err(said);
            each(&[(); COMPARISONS], compare).await
        })
        .await?;
        self.print("the lobby", async |store| {
            let list =
                async |phase: &TablePhase| store.lobby(*phase, 0).await.map(drop).map_err(said);
            each(&[TablePhase::Waiting, TablePhase::Live].repeat(PEOPLE), list).await
        })
        .await?;
        self.print("somebody's tables and places", async |store| {
            let list = async |person: &String| {
                store.tables_of(person).await.map_err(said)?;
                store.places_in_queues(person).await.map_err(said)?;
                store.open_table_count(person).await.map(drop).map_err(said)
            };
            each(&people, list).await
        })
        .await?;
        self.print("a page of somebody's finished games", async |store| {
            let list = async |person: &String| {
                let (game, before) = ("quoridor", store.now());
                let filter = GameFilter { game, opponent: "", before, all: true };
                store.games_before(person, filter, 20).await.map(drop).map_err(said)
            };
            each(&people, list).await
        })
        .await?;
        self.print("somebody is forgotten", async |store| {
            let forget =
                async |person: &String| store.forget(person, store.now()).await.map_err(said);
            each(&people, forget).await
        })
        .await?;
        let store = connect(&self.options).await?;
        store.delete_games(ids).await.map_err(said)?;
        store.close().await;
        Ok(())
    }

    /// Measures what is done, and prints what one time of it took.
    async fn print(
        &mut self,
        what: &str,
        act: impl AsyncFnOnce(&Store) -> Result<Vec<Duration>, String>,
    ) -> Result<(), String> {
        let (times, work) = self.work_of(act).await?;
        let count = times.len().max(1) as f64;
        let each =
            |of: fn(&DatabaseWork) -> i64| (of(&work) - of(&self.nothing)).max(0) as f64 / count;
        println!(
            "  {what}: {:.1} pages, {:.2} of them not in the buffers, {:.0} bytes of log; {}",
            each(|work| work.pages),
            each(|work| work.read),
            each(|work| work.log),
            Percentiles::of(times)
        );
        Ok(())
    }

    /// Does something as a node that connects for it, and returns what PostgreSQL did meanwhile.
    async fn work_of(
        &mut self,
        act: impl AsyncFnOnce(&Store) -> Result<Vec<Duration>, String>,
    ) -> Result<(Vec<Duration>, DatabaseWork), String> {
        let before = self.work().await?;
        let store = connect(&self.options).await?;
        let times = act(&store).await?;
        store.close().await;
        drop(store);
        let after = self.work().await?;
        let work = DatabaseWork {
            pages: after.pages - before.pages,
            read: after.read - before.read,
            log: after.log - before.log,
        };
        Ok((times, work))
    }

    /// What PostgreSQL has done so far. A connection tells what it did when it ends, so all others are ended.
    async fn work(&mut self) -> Result<DatabaseWork, String> {
        let end = "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity
                   WHERE backend_type = 'client backend' AND datname = current_database()
                     AND pid <> pg_backend_pid()";
        sqlx::query(end).execute(&mut self.connection).await.map_err(said)?;
        let row = sqlx::query(
            "SELECT blks_hit + blks_read, blks_read, (pg_current_wal_lsn() - '0/0')::bigint
             FROM pg_stat_database WHERE datname = current_database()",
        );
        let row = row.fetch_one(&mut self.connection).await.map_err(said)?;
        Ok(DatabaseWork { pages: row.get(0), read: row.get(1), log: row.get(2) })
    }
}

/// Does something with each of them, one after the other; returns how long each took.
async fn each<T>(
    all: &[T],
    act: impl AsyncFn(&T) -> Result<(), String>,
) -> Result<Vec<Duration>, String> {
    let mut times = Vec::new();
    for one in all {
        let asked = Instant::now();
        act(one).await?;
        times.push(asked.elapsed());
    }
    Ok(times)
}

/// A game in which a few moves have been made.
async fn begin(store: &Store, seed: &Seed) -> Result<LiveGame, String> {
    let people = ["Ada", "Bob"].map(|name| Person::new(store::random_id(12), name));
    let mut game = LiveGame::begin(store, &store::random_id(12), people, seed).await?;
    for _ in 0..MOVES {
        game.play(store, seed).await?;
    }
    Ok(game)
}

/// The copies to be made: one for each number from `$1` to `$2`, whose players have played `$3` games as the first player and
/// about as many as the second.
macro_rules! copies {
    () => {
        "(SELECT n, substr(md5(n::text), 1, 16) AS id, 'p' || n / $3 AS first,
            'p' || n / $3 + 1 + n % $3 AS second
          FROM generate_series($1::bigint, $2::bigint) AS n) AS copy"
    };
}

/// Copies the game `$4`, of the players `$5` and `$6`. The copies ended a minute apart. `$6 <> ''` says nothing but that the
/// parameter is a text, where it is not needed.
const COPY: [&str; 4] = [
    concat!(
        "INSERT INTO games
           (id, seed, phase, public, pairing, clocked, at, wake, summary, creator, origin)
         SELECT copy.id, seed, phase, true, pairing, clocked, palisade_now() - n * 60000, wake,
           replace(replace(replace(summary, $4, copy.id), $5, first), $6, second), first, origin
         FROM games, ",
        copies!(),
        " WHERE games.id = $4"
    ),
    concat!(
        "INSERT INTO events (game, seq, at, nonce, version, body)
         SELECT id, seq, palisade_now() - n * 60000, substr(md5(id || seq), 1, 22), version,
           replace(replace(body, $5, first), $6, second)
         FROM events, ",
        copies!(),
        " WHERE game = $4"
    ),
    concat!(
        "INSERT INTO names (game, seq, nth, person, name)
         SELECT id, seq, nth, CASE person WHEN $5 THEN first ELSE second END, name
         FROM names, ",
        copies!(),
        " WHERE game = $4 AND $6 <> ''"
    ),
    concat!(
        "INSERT INTO seats (person, game)
         SELECT CASE person WHEN $5 THEN first ELSE second END, id
         FROM seats, ",
        copies!(),
        " WHERE game = $4 AND $6 <> ''"
    ),
];
