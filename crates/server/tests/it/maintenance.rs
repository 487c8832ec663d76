//! PostgreSQL is looked after while games are played: no node locks a table, so that nobody waits for whoever
//! does, and what is written to one game at the same time still comes in an order.

use std::time::Duration;

use api::{Event, EventKind, FirstMove, NewTable, TablePhase, TimeControl};
use client::TableClient;
use store::{
    ABORTED_GAMES_POSTGRES, ABORTED_GAMES_SQLITE, Append, AppendError, DatabaseUrl, OutageBatch,
    Store, StoreError,
};

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer, in_time};
use crate::database_versions::{filled, for_ever, golden, until_step};
use crate::ratings::open_store;

fn blitz() -> NewTable {
    let time_control = TimeControl::SuddenDeath { seconds: 600 };
    NewTable { first_move: FirstMove::Seat(1), time_control, ..NewTable::new("quoridor") }
}

fn step(word: &str) -> api::Action {
    api::Action::Move { word: word.to_owned() }
}

/// A game with a clock in which both have moved.
async fn game(server: &TestServer) -> (TableClient, TableClient, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = ada.create_table(&blitz()).await.unwrap().table;
    let (mut ada, mut bob) = (TableClient::new(ada, &table), TableClient::new(bob, &table));
    let join = api::Action::Join { seat: None, piece: None, client_seed: None, name: None };
    in_time(bob.act(join)).await.unwrap();
    in_time(ada.wait_until(|table| table.state.phase == TablePhase::Live)).await.unwrap();
    in_time(ada.act(step("e2"))).await.unwrap();
    in_time(bob.wait_until(|table| table.words.len() == 1)).await.unwrap();
    in_time(bob.act(step("e8"))).await.unwrap();
    in_time(ada.wait_until(|table| table.words.len() == 2)).await.unwrap();
    (ada, bob, table)
}

async fn store(folder: &TempFolder, node: &str) -> Store {
    connect(folder.database_url().await, node).await.unwrap()
}

async fn connect(url: String, node: &str) -> Result<Store, StoreError> {
    let DatabaseUrl::Postgres(options) = url.parse().unwrap() else { panic!("it is PostgreSQL") };
    Store::connect(&options, node, None).await
}

fn append(table: &str, event: Event) -> Append {
    Append {
        game: table.to_owned(),
        events: vec![event],
        nonce: None,
        row: None,
        people: None,
        rated: false,
        maze_begun: None,
    }
}

fn outage(seq: u32, at: u64) -> Event {
    Event { seq, at, kind: EventKind::Outage { from: at, to: at } }
}

/// Gives time back, and returns the games that got it.
async fn record_outage(store: &Store, node: &str, from: u64, to: u64) -> Vec<String> {
    let mut games = store.open_outage(node, from, to).await.unwrap();
    for outage in store.open_outages().await.unwrap() {
        if (outage.from, outage.to) != (from, to) {
            continue;
        }
        while let OutageBatch::Credited(credited) = store.credit_next(&outage, 500).await.unwrap() {
            games.extend(credited);
        }
    }
    games
}

/// What VACUUM, ANALYZE and CREATE INDEX CONCURRENTLY hold.
const MAINTENANCE: &str = "BEGIN; LOCK TABLE events, games, names, seats, heartbeats, presence IN SHARE UPDATE EXCLUSIVE MODE";

#[tokio::test]
async fn tables_are_vacuumed_while_nodes_die_start_and_play() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let server = TestServer::start(&folder, |config| config.node = "first".to_owned()).await;
    let (mut ada, _bob, table) = game(&server).await;
    let (_, _, doomed) = game(&server).await;
    let store = store(&folder, "third").await;
    let mut vacuum = Intruder::connect(&folder).await;
    vacuum.execute(MAINTENANCE).await;
    // A node that died, with somebody at the game.
    let mut dead = Intruder::connect(&folder).await;
    let rows = format!(
        "INSERT INTO heartbeats (node, at) VALUES ('dead', 1);
         INSERT INTO presence (game, node, players, watchers) VALUES ('{table}', 'dead', '', 1)"
    );
    dead.execute(&rows).await;
    // Of two nodes that look, one finds it.
    store.expire_dead_nodes("third").await.unwrap();
    in_time(async {
        let credited = |event: &Event| matches!(event.kind, EventKind::Outage { from: 1, .. });
        while !store.events(&table, 0).await.unwrap().iter().any(credited) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let now = store.now();
    let given = record_outage(&store, "third", now - 1, now).await;
    assert!(given.is_empty(), "nobody follows a game at the third node: {given:?}");
    store.delete_games(vec![doomed.clone()]).await.unwrap();
    assert_eq!(store.seed(&doomed).await.unwrap(), None);
    let second = TestServer::start(&folder, |config| config.node = "second".to_owned()).await;
    in_time(ada.act(step("e3"))).await.unwrap();
    vacuum.unlock().await;
    store.close().await;
    second.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn an_outage_comes_after_the_move_that_is_being_written() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let server = TestServer::start(&folder, |config| config.node = "first".to_owned()).await;
    let (_ada, _bob, table) = game(&server).await;
    server.stop().await;
    let store = store(&folder, "second").await;
    let last = store.events(&table, 0).await.unwrap().last().unwrap().clone();
    let mut other = Intruder::connect(&folder).await;
    // Nobody else is there, even if the server had no time to say that it stops.
    other.execute("UPDATE heartbeats SET stopped = true").await;
    let moved = |seq: u32| {
        format!(
            "INSERT INTO events (game, seq, at, version, body)
             SELECT game, {seq}, at, version, body FROM events WHERE game = '{table}' AND seq = {}",
            last.seq
        )
    };
    other.execute(&format!("BEGIN; {}", moved(last.seq + 1))).await;
    let recording = {
        let (store, at) = (store.clone(), last.at);
        tokio::spawn(async move { record_outage(&store, "second", at, at + 5).await })
    };
    in_time(other.until_somebody_waits()).await;
    other.execute("COMMIT").await;
    assert_eq!(in_time(recording).await.unwrap(), [table.as_str()]);
    let events = store.events(&table, last.seq).await.unwrap();
    let numbers: Vec<_> = events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, [last.seq + 1, last.seq + 2]);
    assert!(matches!(events[1].kind, EventKind::Outage { .. }), "{events:?}");

    // The other ends the game instead: nothing is given back to a game that is over.
    let over = format!("UPDATE games SET phase = 'over' WHERE id = '{table}'");
    other.execute(&format!("BEGIN; {}; {over}", moved(last.seq + 3))).await;
    let recording = {
        let (store, at) = (store.clone(), last.at);
        tokio::spawn(async move { record_outage(&store, "second", at, at + 6).await })
    };
    in_time(other.until_somebody_waits()).await;
    other.execute("COMMIT").await;
    assert!(in_time(recording).await.unwrap().is_empty());
    store.close().await;
}

#[tokio::test]
async fn a_game_is_deleted_after_what_is_being_written_and_before_what_comes() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let server = TestServer::start(&folder, |config| config.node = "first".to_owned()).await;
    let (_, _, table) = game(&server).await;
    let (_, _, another) = game(&server).await;
    server.stop().await;
    let store = store(&folder, "second").await;
    let next = |events: Vec<Event>| outage(events.len() as u32 + 1, events.last().unwrap().at);
    let event = next(store.events(&table, 0).await.unwrap());
    // Another node is appending: it has to be waited for, or its event would stay behind.
    let mut other = Intruder::connect(&folder).await;
    let appending = format!(
        "BEGIN; SELECT 1 FROM games WHERE id = '{table}' FOR KEY SHARE;
         INSERT INTO events VALUES ('{table}', {}, 0, NULL, 1, '')",
        event.seq
    );
    other.execute(&appending).await;
    let deleting = {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move { store.delete_games(vec![table]).await })
    };
    in_time(other.until_somebody_waits()).await;
    other.execute("COMMIT").await;
    in_time(deleting).await.unwrap().unwrap();
    assert!(store.events(&table, 0).await.unwrap().is_empty());
    let refused = store.append(vec![append(&table, event)]).await;
    assert!(matches!(refused, Err(AppendError::Conflict)), "{refused:?}");

    // Another node is deleting: whoever appends meanwhile finds no game.
    let event = next(store.events(&another, 0).await.unwrap());
    let deleting = format!(
        "BEGIN; SELECT 1 FROM games WHERE id = '{another}' FOR UPDATE;
         DELETE FROM events WHERE game = '{another}'; DELETE FROM games WHERE id = '{another}'"
    );
    other.execute(&deleting).await;
    let appending = {
        let (store, another) = (store.clone(), another.clone());
        tokio::spawn(async move { store.append(vec![append(&another, event)]).await })
    };
    in_time(other.until_somebody_waits()).await;
    other.execute("COMMIT").await;
    let refused = in_time(appending).await.unwrap();
    assert!(matches!(refused, Err(AppendError::Conflict)), "{refused:?}");
    assert!(store.events(&another, 0).await.unwrap().is_empty());
    store.close().await;
}

#[tokio::test]
async fn a_schema_step_lets_others_pass_while_somebody_holds_its_table() {
    let folder = filled(TestDatabase::Postgres, &golden("postgres-4.sql")).await;
    // As a dump does for hours.
    let mut dump = Intruder::connect(&folder).await;
    dump.execute("BEGIN; LOCK TABLE reports IN ACCESS SHARE MODE").await;
    let starting = tokio::spawn(connect(folder.database_url().await, "new"));
    in_time(dump.until_somebody_waits()).await;
    // Whoever reads the table waits behind the step, until it gives way.
    let mut reader = Intruder::connect(&folder).await;
    in_time(reader.count("reports")).await;
    // It tries again, as long as that takes.
    in_time(dump.until_somebody_waits()).await;
    dump.execute("COMMIT").await;
    in_time(starting).await.unwrap().unwrap().close().await;
}

#[tokio::test]
async fn an_index_is_built_beside_whoever_writes() {
    let folder = filled(TestDatabase::Postgres, &golden("postgres-5.sql")).await;
    let mut writer = Intruder::connect(&folder).await;
    writer.execute("BEGIN; LOCK TABLE games IN ROW EXCLUSIVE MODE").await;
    let server = TestServer::start(&folder, for_ever).await;
    let mut progress = Intruder::connect(&folder).await;
    let phase = "SELECT phase FROM pg_stat_progress_create_index WHERE relid = 'games'::regclass";
    in_time(async {
        while progress.texts(phase.to_owned()).await != ["waiting for writers before build"] {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    let zoe = server.guest("Zoe").await;
    in_time(zoe.create_table(&blitz())).await.unwrap();
    writer.execute("COMMIT").await;
    until_step(&folder, 9).await;
    server.stop().await;
}

#[tokio::test]
async fn an_index_that_was_broken_off_is_built_again() {
    let folder = filled(TestDatabase::Postgres, &golden("postgres-5.sql")).await;
    let mut rows = Intruder::connect(&folder).await;
    let broken = "CREATE UNIQUE INDEX CONCURRENTLY games_aborted ON games (phase)";
    assert!(rows.try_execute(broken).await.is_err(), "several games are over");
    let store = store(&folder, "new").await;
    until_step(&folder, 9).await;
    let index = "pg_index WHERE indexrelid = 'games_aborted'::regclass";
    assert_eq!(rows.count(&format!("{index} AND indisvalid AND NOT indisunique")).await, 1);
    store.close().await;
}

#[tokio::test]
async fn old_cancelled_games_are_found_by_an_index() {
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        let store = open_store(&folder).await;
        let mut rows = Intruder::connect(&folder).await;
        rows.execute(
            r#"WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000)
               INSERT INTO games (id, seed, phase, public, clocked, at, summary)
               SELECT 'game' || n, '', 'over', true, false, n,
                 CASE WHEN n % 100 = 0 THEN '{"ending":{"cause":"aborted"}}' ELSE '{}' END FROM c"#,
        )
        .await;
        rows.execute("ANALYZE games").await;
        let mut found = store.aborted_before(300).await.unwrap();
        found.sort();
        assert_eq!(found, ["game100", "game200"]);
        let sql = match database {
            TestDatabase::Sqlite => ABORTED_GAMES_SQLITE,
            TestDatabase::Postgres => ABORTED_GAMES_POSTGRES,
        };
        let plan = rows.plan(&sql.replace("$1", "300").replace("$2", "10")).await;
        assert!(plan.contains("games_aborted"), "{plan}");
        store.close().await;
    }
}
