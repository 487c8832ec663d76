//! Limits hold on every way, and nobody's flood is in the way of others.

use std::time::Duration;

use api::{
    Action, Lobby, NewTable, SeatAssignment, SeatSpec, TableCreated, TablePhase, TableSummary,
};
use client::{ApiClient, TableClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::common::{Intruder, TempFolder, TestServer, in_time, refusal_key};

fn seats(assignments: &[SeatAssignment]) -> Vec<SeatSpec> {
    assignments.iter().map(|a| SeatSpec { assignment: a.clone(), piece: None }).collect()
}

/// A table that Ada plays alone.
fn alone() -> NewTable {
    NewTable {
        seat_specs: seats(&[SeatAssignment::Me, SeatAssignment::Me]),
        ..NewTable::new("quoridor")
    }
}

async fn execute(folder: &TempFolder, sql: &str) {
    Intruder::connect(folder).await.execute(sql).await;
}

/// Adds `count` waiting tables that were all made at one address.
async fn flood(folder: &TempFolder, count: u32, queue: Option<&str>, at: u64) {
    let pairing = queue.map_or("NULL".to_owned(), |queue| format!("'{queue}'"));
    let game = format!(
        r#"'{{"table":"flood' || n || '","game":"quoridor","seats":[null,null],"clock":{{"kind":"none"}},"options":0,"maze":false,"phase":"waiting","at":{at}}}'"#
    );
    let sql = format!(
        "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {count})
         INSERT INTO games (id, seed, phase, public, pairing, clocked, at, summary, origin)
         SELECT 'flood' || n, 'ab', 'waiting', true, {pairing}, false, {at}, {game}, 'one' FROM c"
    );
    execute(folder, &sql).await;
}

#[tokio::test]
async fn rematches_count_as_new_tables() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.tables_per_minute = 1).await;
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&alone()).await.unwrap().table;
    ada.act(&table, Action::Resign { seat: None }).await.unwrap();
    assert_eq!(refusal_key(ada.act(&table, Action::Rematch).await), "server-too-often");
    server.stop().await;
}

#[tokio::test]
async fn tables_of_computers_only_count_for_their_maker() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.tables_per_person = 2).await;
    let ada = server.guest("Ada").await;
    let computers = NewTable {
        seat_specs: seats(&[SeatAssignment::Level { level: 6 }, SeatAssignment::Open]),
        ..NewTable::new("quoridor")
    };
    for _ in 0..2 {
        ada.create_table(&computers).await.unwrap();
    }
    assert_eq!(refusal_key(ada.create_table(&computers).await), "server-too-many-tables");
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_no_more_than_a_few_people_s_share() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.tables_per_person = 1).await;
    for nth in 0..4 {
        let guest = server.guest(&format!("Player {nth}")).await;
        guest.create_table(&alone()).await.unwrap();
    }
    let fifth = server.guest("Player 5").await;
    let refused = refusal_key(fifth.create_table(&alone()).await);
    assert_eq!(refused, "server-too-many-tables-of-address");
    server.stop().await;
}

#[tokio::test]
async fn one_address_does_not_fill_the_lobby() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    let mine = ada.create_table(&public).await.unwrap().table;
    flood(&folder, 150, None, u64::MAX >> 2).await;
    let lists = |tables: &[TableSummary]| tables.iter().any(|table| table.table == mine);
    let bob = server.guest("Bob").await;
    let first: Lobby = bob.get("/tables").await.unwrap();
    assert!(first.open.len() == 100 && lists(&first.open) && first.more);
    let second: Lobby = bob.get("/tables?page=1").await.unwrap();
    assert!(second.open.len() == 51 && !lists(&second.open) && !second.more);
    server.stop().await;
}

#[tokio::test]
async fn stale_tables_do_not_block_a_pairing_queue() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    flood(&folder, 150, Some("quoridor Blitz"), 1_000).await;
    let ada = server.guest("Ada").await;
    let blitz = serde_json::json!({"game": "quoridor", "speed": "blitz"});
    let waiting: TableCreated = ada.post("/pairings", &blitz).await.unwrap();
    let bob = server.guest("Bob").await;
    let found: TableCreated = bob.post("/pairings", &blitz).await.unwrap();
    assert_eq!(waiting.table, found.table);

    // Whoever waits longer is found as well, as long as they are there.
    let cid = server.guest("Cid").await;
    let waiting: TableCreated = cid.post("/pairings", &blitz).await.unwrap();
    let mut cid = TableClient::new(cid, &waiting.table);
    cid.wait_until(|_| true).await.unwrap();
    let waits = tokio::spawn(async move {
        cid.wait_until(|table| table.state.phase == TablePhase::Live).await.map(drop)
    });
    execute(&folder, &format!("UPDATE games SET at = 2000 WHERE id = '{}'", waiting.table)).await;
    let dan = server.guest("Dan").await;
    let found: TableCreated = dan.post("/pairings", &blitz).await.unwrap();
    assert_eq!(waiting.table, found.table);
    waits.await.unwrap().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_pairing_with_invalid_luck_makes_no_table() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let wish = serde_json::json!({"game": "quoridor", "speed": "blitz", "luck": "two words"});
    assert_eq!(refusal_key(ada.post::<TableCreated>("/pairings", &wish).await), "server-luck");
    let wish = serde_json::json!({"game": "chess", "speed": "blitz"});
    assert_eq!(refusal_key(ada.post::<TableCreated>("/pairings", &wish).await), "game-unknown");
    let mine: Vec<TableSummary> = ada.get("/me/tables").await.unwrap();
    assert!(mine.is_empty(), "{mine:?}");
    server.stop().await;
}

#[tokio::test]
async fn new_games_are_refused_before_games_in_play_run_out_of_room() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, |config| {
        config.database_mb = 1;
        config.tables_per_minute = 1_000_000;
        config.requests_per_minute = 1_000_000;
    })
    .await;
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&alone()).await.unwrap().table;
    // Most of the 256 pages that the database may have, however many its tables take.
    let fill = "CREATE TABLE filler (x);
                INSERT INTO filler SELECT zeroblob((240 - page_count) * 4092) FROM pragma_page_count";
    execute(&folder, fill).await;
    let refused = async {
        loop {
            match ada.create_table(&alone()).await {
                Ok(made) => ada.act(&made.table, Action::Resign { seat: None }).await.unwrap(),
                Err(error) => break error,
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    assert_eq!(in_time(refused).await.refusal().unwrap().key, "server-no-room");
    ada.act(&table, Action::Resign { seat: None }).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_body_has_a_deadline() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.body_seconds = 1).await;
    let authority = server.url.strip_prefix("http://").unwrap();
    let mut stream = tokio::net::TcpStream::connect(authority).await.unwrap();
    let request = format!(
        "POST /api/v1/guests HTTP/1.1\r\nHost: {authority}\r\nContent-Type: application/json\r\n\
         Content-Length: 10\r\nConnection: close\r\n\r\n{{"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    in_time(read).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn sockets_are_requests_too() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.requests_per_minute = 20).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let mut opened = 0;
    let refused = loop {
        match nobody.socket().await {
            Ok(_) => opened += 1,
            Err(error) => break error,
        }
        assert!(opened < 50, "nothing stops it");
    };
    assert!(refused.to_string().contains("429"), "{refused}");
    server.stop().await;
}
