//! Trouble of the server's own: storage that is slow, locked or full, events that cannot be read.
//! None of it costs a player the game.

use std::time::{Duration, Instant};

use api::{Action, Event, EventKind, FirstMove, NewTable, Snapshot, TablePhase, TimeControl};
use client::{ApiClient, TableClient};

use crate::common::{self, Intruder, TempFolder, TestServer, in_time};

/// What each player has for the whole game: far more than the test takes.
const MINUTES: TimeControl = TimeControl::SuddenDeath { seconds: 600 };

/// More than both have together, in milliseconds.
const HOUR: u64 = 3_600_000;

/// Ada, to move, and Bob at a table with clocks. Each has made a move.
async fn pair(server: &TestServer) -> (TableClient, TableClient, String) {
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { first_move, time_control: MINUTES, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let mut ada = TableClient::new(ada, &table);
    ada.wait_until(|_| true).await.unwrap();
    let mut bob = TableClient::new(bob, &table);
    bob.act(Action::Join { seat: None, piece: None, client_seed: None, name: None }).await.unwrap();
    ada.act(step("e2")).await.unwrap();
    bob.act(step("e8")).await.unwrap();
    (ada, bob, table)
}

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

async fn events(api: &ApiClient, table: &str) -> Vec<Event> {
    api.get(&format!("/tables/{table}/events")).await.unwrap()
}

async fn phase(api: &ApiClient, table: &str) -> TablePhase {
    api.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap().state.phase
}

async fn is_ready(server: &TestServer) -> bool {
    common::get(&server.url, "/ready").await.starts_with("HTTP/1.1 200")
}

/// How many writes have failed.
async fn failures(server: &TestServer) -> u32 {
    let metrics = common::get(&server.url, "/metrics").await;
    let failures = metrics.lines().find_map(|l| l.strip_prefix("palisade_write_failures_total "));
    failures.expect("a counter").parse().unwrap()
}

/// How many writes may have failed by now: what a client asked for, what a table tries by itself, and
/// once more after each pause of half a second.
fn most_failures(begun: Instant) -> u32 {
    2 + (begun.elapsed().as_millis() / 500) as u32
}

#[tokio::test]
async fn a_locked_database_flags_nobody() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server).await;
    let mut intruder = Intruder::connect(&folder).await;
    intruder.lock().await;
    let locked = async {
        // Longer than Bob has for his move, which he cannot make before he sees Ada's.
        server.clock.advance(HOUR);
        assert!(!is_ready(&server).await);
        intruder.unlock().await;
    };
    let (played, ()) = in_time(async { tokio::join!(ada.act(step("e3")), locked) }).await;
    played.unwrap();
    in_time(bob.wait_until(|table| table.words.len() == 3)).await.unwrap();
    in_time(bob.act(step("e7"))).await.unwrap();
    assert_eq!(phase(ada.api(), &table).await, TablePhase::Live);
    let events = events(ada.api(), &table).await;
    assert!(
        events.iter().any(|event| matches!(event.kind, EventKind::Outage { .. })),
        "{events:?}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_full_database_flags_nobody_and_is_not_hammered() {
    let folder = TempFolder::new();
    let begun = Instant::now();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server).await;
    bob.wait_until(|table| table.state.phase == TablePhase::Live).await.unwrap();
    let mut intruder = Intruder::connect(&folder).await;
    intruder.fill_up().await;
    let refused = ada.api().act(&table, Action::Resign { seat: None }).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().key, "server-storage");
    // Ada's clock runs out meanwhile. Whatever a table is asked, it looks at its clocks first.
    server.clock.advance(HOUR);
    assert_eq!(phase(ada.api(), &table).await, TablePhase::Live);
    assert!(!is_ready(&server).await);
    let failures = failures(&server).await;
    assert!(failures <= most_failures(begun), "{failures} writes failed");
    intruder.make_room().await;

    in_time(ada.act(step("e3"))).await.unwrap();
    in_time(bob.wait_until(|table| table.words.len() == 3)).await.unwrap();
    in_time(bob.act(step("e7"))).await.unwrap();
    let events = events(ada.api(), &table).await;
    assert!(
        events.iter().any(|event| matches!(event.kind, EventKind::Outage { .. })),
        "{events:?}"
    );
    common::until_ready(&server.url).await;
    server.stop().await;
}

#[tokio::test]
async fn a_computer_plays_its_move_once_it_can_be_written() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.engine_ms = 600_000).await;
    let ada = server.guest("Ada").await;
    let seat = |assignment| api::SeatSpec { assignment, piece: None };
    let seat_specs =
        vec![seat(api::SeatAssignment::Me), seat(api::SeatAssignment::Level { level: 6 })];
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { first_move, seat_specs, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let mut ada = TableClient::new(ada, &table);
    server.engine.hold(true);
    ada.act(step("e2")).await.unwrap();
    let mut intruder = Intruder::connect(&folder).await;
    intruder.fill_up().await;
    let begun = Instant::now();
    server.engine.hold(false);
    // It is tried again, but not without a pause.
    let tried_again = async {
        loop {
            let failures = failures(&server).await;
            assert!(failures <= most_failures(begun), "{failures} writes failed");
            if failures > 2 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(tried_again).await;
    intruder.make_room().await;
    in_time(ada.wait_until(|table| table.words.len() == 2)).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn an_outage_does_not_make_a_move_stale() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { first_move, time_control: MINUTES, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
        .await
        .unwrap();
    let seq = events(&ada, &table).await.len() as u32 + 1;
    // Written by somebody else than the table's own task, which does not know it yet.
    let sql = format!(
        r#"INSERT INTO events VALUES ('{table}', {seq}, 1, NULL, 1, '{{"event":"outage","from":0,"to":1}}')"#
    );
    Intruder::connect(&folder).await.execute(&sql).await;
    let request = api::ActionRequest { nonce: "n".into(), seq: Some(seq), action: step("e2") };
    let path = format!("/tables/{table}/actions");
    let done: serde_json::Value = ada.post(&path, &request).await.unwrap();
    assert_eq!(done["seq"], seq + 1);
    server.stop().await;
}

#[tokio::test]
async fn an_outage_is_not_dated_before_the_last_event_though_the_clock_went_back() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable { time_control: MINUTES, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
        .await
        .unwrap();
    server.stop().await;
    let ahead = "UPDATE events SET at = at + 3600000";
    Intruder::connect(&folder).await.execute(ahead).await;
    let server = TestServer::start(&folder, |_| {}).await;
    let events = events(&server.same_person(&ada), &table).await;
    assert!(matches!(events.last().unwrap().kind, EventKind::Outage { .. }), "{events:?}");
    assert!(events.is_sorted_by_key(|event| event.at), "{events:?}");
    server.stop().await;
}

#[tokio::test]
async fn an_unreadable_event_is_no_temporary_trouble() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let sql = format!("UPDATE events SET body = '{{' WHERE game = '{table}' AND seq = 2");
    Intruder::connect(&folder).await.execute(&sql).await;
    let path = format!("/tables/{table}");
    let refused = ada.get::<Snapshot>(&path).await.unwrap_err();
    let refusal = refused.refusal().unwrap();
    assert_eq!((refusal.status, refusal.key.as_str()), (500, "server-corrupt"));
    // Whoever follows it is told so, and does not try for ever.
    let mut follower = TableClient::new(ada.clone(), &table);
    let refused = follower.wait_until(|_| true).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().status, 500);
    server.stop().await;
}
