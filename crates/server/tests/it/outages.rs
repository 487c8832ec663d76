//! Time is given back in batches: whatever comes between them, every game gets it once.

use std::time::Duration;

use api::{Action, Event, EventKind, FirstMove, NewTable, Snapshot, TablePhase, TimeControl};
use client::{ApiClient, TableClient};
use store::{OpenOutage, OutageBatch, Store};
use table::Table;

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer, in_time};
use crate::ratings::open_store;

/// Far more than each player has, and than a test takes, in milliseconds.
const HOUR: u64 = 3_600_000;

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

/// Ada, to move, and Bob at a table with clocks. Each has made a move.
async fn pair(server: &TestServer) -> (TableClient, TableClient, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let time_control = TimeControl::SuddenDeath { seconds: 600 };
    let spec =
        NewTable { first_move: FirstMove::Seat(1), time_control, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let (mut ada, mut bob) = (TableClient::new(ada, &table), TableClient::new(bob, &table));
    bob.act(Action::Join { seat: None, piece: None, client_seed: None, name: None }).await.unwrap();
    in_time(ada.wait_until(|table| table.state.phase == TablePhase::Live)).await.unwrap();
    ada.act(step("e2")).await.unwrap();
    bob.act(step("e8")).await.unwrap();
    (ada, bob, table)
}

/// Has everything have happened an hour earlier than it did: no server was there since.
async fn an_hour_passes(database: &mut Intruder) {
    for sql in [
        "UPDATE heartbeats SET at = at - 3600000",
        "UPDATE events SET at = at - 3600000",
        "UPDATE games SET at = at - 3600000, wake = wake - 3600000",
    ] {
        database.execute(sql).await;
    }
}

/// Keeps batches from being written, as a process would that is killed before each is committed.
async fn hold_batches(database: &mut Intruder) {
    let sql = match database {
        Intruder::Sqlite(_) => {
            "CREATE TRIGGER held BEFORE UPDATE ON passes BEGIN SELECT RAISE(FAIL, 'held'); END"
        }
        Intruder::Postgres(_) => {
            "CREATE FUNCTION held() RETURNS trigger LANGUAGE plpgsql
             AS $$ BEGIN RAISE EXCEPTION 'held'; END $$;
             CREATE TRIGGER held BEFORE UPDATE ON passes FOR EACH ROW EXECUTE FUNCTION held()"
        }
    };
    database.execute(sql).await;
}

async fn let_batches_go(database: &mut Intruder) {
    let sql = match database {
        Intruder::Sqlite(_) => "DROP TRIGGER held",
        Intruder::Postgres(_) => "DROP TRIGGER held ON passes",
    };
    database.execute(sql).await;
}

async fn outages(store: &Store, table: &str) -> usize {
    let events = store.events(table, 0).await.unwrap();
    events.iter().filter(|event| matches!(event.kind, EventKind::Outage { .. })).count()
}

async fn stored(api: &ApiClient, table: &str) -> Vec<Event> {
    api.get(&format!("/tables/{table}/events")).await.unwrap()
}

async fn only_outage(store: &Store) -> OpenOutage {
    let open = store.open_outages().await.unwrap();
    assert_eq!(open.len(), 1, "{open:?}");
    open[0].clone()
}

/// When something last happened in each game, and when it is due, in the order of their ids.
async fn times(database: &mut Intruder) -> Vec<String> {
    let sql = "SELECT cast(at AS text) || ' ' || cast(wake AS text) FROM games ORDER BY id";
    database.texts(sql.to_owned()).await
}

/// The database of a server that has stopped: nobody is there, and no time is left to give back.
async fn without_server(folder: &TempFolder) -> (Intruder, Store) {
    let mut database = Intruder::connect(folder).await;
    if folder.is_postgres() {
        database.execute("UPDATE heartbeats SET stopped = true").await;
    }
    let store = open_store(folder).await;
    for outage in store.open_outages().await.unwrap() {
        while store.credit_next(&outage, 500).await.unwrap() != OutageBatch::Done {}
    }
    (database, store)
}

async fn whoever_is_killed_between_batches_gives_nobody_time_twice_or_none(kind: TestDatabase) {
    let folder = TempFolder::with_database(kind);
    let server = TestServer::start(&folder, |_| {}).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(pair(&server).await.2);
    }
    tables.sort_unstable();
    server.stop().await;
    let (mut database, store) = without_server(&folder).await;
    let mut before = Vec::new();
    for table in &tables {
        before.push(outages(&store, table).await);
    }
    let shown = times(&mut database).await;
    let to = store.now() + 10_000;
    let first = store.open_outage("test", to - HOUR, to).await.unwrap();
    assert_eq!(first, tables[..1], "no outage is over before an event can be written");
    let outage = only_outage(&store).await;
    let first = store.credit_next(&outage, 1).await.unwrap();
    assert_eq!(first, OutageBatch::Credited(Vec::new()), "it has its time");
    store.close().await;

    // Another process goes on. Somebody moves in the last game before its turn has come.
    let store = open_store(&folder).await;
    let outage = only_outage(&store).await;
    assert!(outage.may_concern(&tables[3]) && !outage.may_concern(&tables[0]));
    let asked = store.credit_games(&outage, tables[3..].to_vec()).await.unwrap();
    assert_eq!(asked, tables[3..]);
    let again = store.credit_games(&outage, tables.clone()).await.unwrap();
    assert_eq!(again, tables[1..3], "the first and the last have theirs");
    let mut credited = Vec::new();
    loop {
        match store.credit_next(&outage, 1).await.unwrap() {
            OutageBatch::Credited(games) => credited.extend(games),
            OutageBatch::Done => break,
            OutageBatch::Elsewhere => panic!("nobody else is at it"),
        }
    }
    assert!(credited.is_empty(), "all had theirs: {credited:?}");
    assert!(store.open_outages().await.unwrap().is_empty());
    for (table, before) in tables.iter().zip(before) {
        assert_eq!(outages(&store, table).await, before + 1, "{table}");
    }
    // Nothing counts as older for it, and no clock is due sooner: each moved on once.
    for (before, after) in shown.iter().zip(times(&mut database).await) {
        let numbers = |text: &str| -> Vec<u64> {
            text.split(' ').map(|number| number.parse().unwrap()).collect()
        };
        let (before, after) = (numbers(before), numbers(&after));
        let age = (to - HOUR).saturating_sub(before[0]);
        assert_eq!(after, [to - age, before[1] + HOUR]);
    }
    store.close().await;
}

#[tokio::test]
async fn time_is_given_back_once_whoever_is_killed_between_batches() {
    whoever_is_killed_between_batches_gives_nobody_time_twice_or_none(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn time_is_given_back_once_whoever_is_killed_between_batches_on_postgresql() {
    whoever_is_killed_between_batches_gives_nobody_time_twice_or_none(TestDatabase::Postgres).await;
}

async fn outages_that_overlap_make_a_game_due_as_late_as_its_clock_says(kind: TestDatabase) {
    let folder = TempFolder::with_database(kind);
    let server = TestServer::start(&folder, |_| {}).await;
    let (_, _, table) = pair(&server).await;
    server.stop().await;
    let (mut database, store) = without_server(&folder).await;
    let due = async |database: &mut Intruder| -> u64 {
        let wake = database.texts("SELECT cast(wake AS text) FROM games".to_owned()).await;
        wake[0].parse().unwrap()
    };
    let before = due(&mut database).await;
    let from = store.now() + 10_000;
    // Time is given back while a trouble goes on, as it was given by nodes that did not know what was given already.
    for lasted in [3_000, 4_000, 5_000] {
        store.open_outage("test", from, from + lasted).await.unwrap();
        let outage = only_outage(&store).await;
        while store.credit_next(&outage, 500).await.unwrap() != OutageBatch::Done {}
    }
    assert_eq!(due(&mut database).await, before + 5_000);
    let events = store.events(&table, 0).await.unwrap();
    let clock = Table::replay(&table, &events).unwrap().clock().clone();
    let expires = clock.expires_at().unwrap();
    assert!(due(&mut database).await.abs_diff(expires) < 1_000, "{expires}");
    store.close().await;
}

#[tokio::test]
async fn overlapping_outages_make_nothing_due_too_late() {
    outages_that_overlap_make_a_game_due_as_late_as_its_clock_says(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn overlapping_outages_make_nothing_due_too_late_on_postgresql() {
    outages_that_overlap_make_a_game_due_as_late_as_its_clock_says(TestDatabase::Postgres).await;
}

async fn no_outage_is_over_before_an_event_can_be_written(kind: TestDatabase) {
    let folder = TempFolder::with_database(kind);
    let server = TestServer::start(&folder, |_| {}).await;
    let (_, _, table) = pair(&server).await;
    server.stop().await;
    let (mut database, store) = without_server(&folder).await;
    let before = outages(&store, &table).await;
    let to = store.now() + 10_000;
    database.fill_up().await;
    store.open_outage("test", to - HOUR, to).await.unwrap_err();
    assert_eq!(store.open_outages().await.unwrap(), [], "it goes on");
    database.make_room().await;
    let credited = store.open_outage("test", to - HOUR, to).await.unwrap();
    assert_eq!(credited, std::slice::from_ref(&table));
    assert_eq!(outages(&store, &table).await, before + 1);
    only_outage(&store).await;
    store.close().await;
}

#[tokio::test]
async fn an_outage_goes_on_until_an_event_can_be_written() {
    no_outage_is_over_before_an_event_can_be_written(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn an_outage_goes_on_until_an_event_can_be_written_on_postgresql() {
    no_outage_is_over_before_an_event_can_be_written(TestDatabase::Postgres).await;
}

async fn a_game_whose_batch_has_not_come_shows_its_clock_right_and_takes_moves(kind: TestDatabase) {
    let folder = TempFolder::with_database(kind);
    let server = TestServer::start(&folder, |config| config.node = "test".to_owned()).await;
    // The first of all games has its time when the outage is written down.
    let mut pairs = [pair(&server).await, pair(&server).await, pair(&server).await];
    pairs.sort_unstable_by(|(_, _, left), (_, _, right)| left.cmp(right));
    let [_, (mut ada, mut bob, table), (_, _, unseen)] = pairs;
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    let mut database = Intruder::connect(&folder).await;
    an_hour_passes(&mut database).await;
    hold_batches(&mut database).await;

    let change = |config: &mut server::config::Config| {
        config.listen = address;
        config.node = "test".to_owned();
    };
    let server = TestServer::start(&folder, change).await;
    // Nobody is flagged, though the hour is more than everybody has; and what is shown is what is left.
    let shown: Snapshot = ada.api().get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(shown.state.phase, TablePhase::Live);
    let left = shown.state.clock.left(1, shown.state.now).unwrap();
    assert!(left > 500_000, "{left}: {:?}", shown.state.clock);
    in_time(ada.act(step("e3"))).await.unwrap();
    let state = &in_time(bob.wait_until(|table| table.words.len() == 3)).await.unwrap().state;
    assert!(state.clock.left[0] > 500_000, "{:?}", state.clock);
    let of_unseen =
        format!("SELECT body FROM events WHERE game = '{unseen}' AND body LIKE '%outage%'");
    let given = |bodies: Vec<String>| bodies.iter().any(|body| body.contains("\"outage\""));
    assert!(!given(database.texts(of_unseen.clone()).await), "its batch is held");

    let_batches_go(&mut database).await;
    in_time(async {
        while !given(database.texts(of_unseen.clone()).await) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    for table in [&table, &unseen] {
        let events = stored(ada.api(), table).await;
        let long = |event: &&Event| matches!(event.kind, EventKind::Outage { from, to } if to - from >= HOUR);
        assert_eq!(events.iter().filter(long).count(), 1, "{events:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_move_at_a_game_whose_batch_has_not_come_costs_nobody_the_outage() {
    a_game_whose_batch_has_not_come_shows_its_clock_right_and_takes_moves(TestDatabase::Sqlite)
        .await;
}

#[tokio::test]
async fn a_move_at_a_game_whose_batch_has_not_come_costs_nobody_the_outage_on_postgresql() {
    a_game_whose_batch_has_not_come_shows_its_clock_right_and_takes_moves(TestDatabase::Postgres)
        .await;
}
