//! Whoever asks to be forgotten is forgotten, whatever happens to them or to the server meanwhile.

use std::time::Duration;

use api::{Action, AuditEntry, ErasureState, FirstMove, NewTable, PersonReport, TablePhase};
use client::{ApiClient, TableClient};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use store::{Store, forgetting};
use tokio::io::AsyncWriteExt;

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, in_time, moderator_script, without_limits,
};
use crate::ratings::open_store;

/// A live game of Ada and Bob.
async fn live_game(server: &TestServer) -> (ApiClient, ApiClient, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let mut playing = TableClient::new(bob.clone(), &table);
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    in_time(playing.act(join)).await.unwrap();
    in_time(playing.wait_until(|table| table.state.phase == TablePhase::Live)).await.unwrap();
    (ada, bob, table)
}

async fn erasure(api: &ApiClient) -> ErasureState {
    api.get("/me/forget").await.unwrap()
}

/// What a moderator is told about somebody.
async fn report(moderator: &ApiClient, who: &ApiClient) -> PersonReport {
    let path = format!("/admin/people/{}", who.you().unwrap().id);
    moderator.get(&path).await.unwrap()
}

async fn until_done(api: &ApiClient) {
    in_time(async {
        while erasure(api).await.done.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

/// Nothing is left of Ada, and Bob's game goes on to its end.
async fn check_forgotten(server: &TestServer, ada: &ApiClient, bob: &ApiClient, table: &str) {
    let me = ada.get::<api::Person>("/me").await.unwrap_err();
    assert_eq!(me.refusal().unwrap().key, "server-token");
    let bob = server.same_person(bob);
    let text = bob.get_text(&format!("/tables/{table}/events")).await.unwrap();
    assert!(!text.contains("Ada") && text.contains(&ada.you().unwrap().id), "{text}");
    let tables = bob.get_text("/me/tables").await.unwrap();
    assert!(!tables.contains("Ada"), "{tables}");
    let over: api::Snapshot = bob.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(over.state.phase, TablePhase::Over);
}

#[tokio::test]
async fn who_hangs_up_is_forgotten_all_the_same() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob, table) = live_game(&server).await;
    assert_eq!(erasure(&ada).await, ErasureState::default());
    let authority = server.url.strip_prefix("http://").unwrap();
    let mut connection = tokio::net::TcpStream::connect(authority).await.unwrap();
    let request = format!(
        "DELETE /api/v1/me HTTP/1.1\r\nHost: {authority}\r\nAuthorization: Bearer {}\r\n\r\n",
        ada.token().unwrap()
    );
    connection.write_all(request.as_bytes()).await.unwrap();
    in_time(async {
        while erasure(&ada).await.asked.is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    })
    .await;
    drop(connection);
    until_done(&ada).await;
    check_forgotten(&server, &ada, &bob, &table).await;
    server.stop().await;
}

#[tokio::test]
async fn what_a_server_did_not_finish_the_next_one_does() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob, table) = live_game(&server).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    assert_eq!(report(&moderator, &ada).await.erasure, None);
    // Nothing can be written to a table, so that she cannot leave it.
    let mut database = Intruder::connect(&folder).await;
    database.fill_up().await;
    let failed = ada.delete::<api::Person>("/me").await.unwrap_err();
    assert_eq!(failed.refusal().unwrap().key, "server-storage");
    let begun = erasure(&ada).await;
    assert!(begun.asked.is_some() && begun.done.is_none(), "{begun:?}");
    assert_eq!(report(&moderator, &ada).await.erasure, Some(begun), "moderators see it too");
    let me: api::Person = ada.get("/me").await.unwrap();
    assert_eq!(me.id, ada.you().unwrap().id, "until it is done, she can ask");
    // Nobody who tries again waits for the one that failed.
    in_time(async {
        while database.texts("SELECT CAST(lease AS TEXT) FROM erasures".to_owned()).await != ["0"] {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    server.stop().await;
    database.make_room().await;
    let server = TestServer::start(&folder, without_limits).await;
    // Whoever was at it is gone.
    server.clock.advance(60_000);
    let ada = server.same_person(&ada);
    until_done(&ada).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let done = report(&moderator, &ada).await.erasure.and_then(|erasure| erasure.done);
    assert!(done.is_some());
    check_forgotten(&server, &ada, &bob, &table).await;
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_told_where_somebody_was_who_is_forgotten() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (ada, bob, _) = live_game(&server).await;
    assert!(report(&moderator, &bob).await.address.is_some());
    let path = format!("/admin/people/{}", bob.you().unwrap().id);
    let _: AuditEntry = moderator.delete(&path).await.unwrap();
    let told = report(&moderator, &bob).await.address;
    assert_eq!(told, None, "neither theirs nor the moderator's");
    let _: api::Person = ada.delete("/me").await.unwrap();
    assert_eq!(report(&moderator, &ada).await.address, None);
    server.stop().await;
}

#[tokio::test]
async fn names_inside_the_events_of_the_first_version_are_found() {
    for is_indexed in [false, true] {
        let folder = TempFolder::with_file();
        let options =
            SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
        let mut database = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::raw_sql(include_str!("fixtures/v1.sql")).execute(&mut database).await.unwrap();
        // As the program wrote them, without blanks.
        let compact = "UPDATE events SET body = json(body)";
        sqlx::raw_sql(compact).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
        let store = Store::open(&folder.database(), None).await.unwrap();
        if is_indexed {
            while store.index_names(store.now()).await.unwrap() {}
        }
        let text = async || {
            let mut events = store.events("livelivelive", 0).await.unwrap();
            events.extend(store.events("overoverover", 0).await.unwrap());
            serde_json::to_string(&events).unwrap()
        };
        let before = text().await;
        assert!(before.contains("\"Bob\""), "{before}");
        store.forget("bobbobbobbobbobb", store.now()).await.unwrap();
        let after = text().await;
        assert!(!after.contains("\"Bob\"") && after.contains("bobbobbobbobbobb"), "{after}");
        store.close().await;
    }
}

#[tokio::test]
async fn codes_that_have_expired_are_deleted_though_nobody_redeems_one() {
    let folder = TempFolder::with_file();
    let store = Store::open(&folder.database(), None).await.unwrap();
    let insert = async |expires| {
        store.insert_link_code("code".to_owned(), api::Person::new("ada", "Ada"), expires).await
    };
    insert(1_000).await.unwrap();
    store.clear_ended(1_000, 0).await.unwrap();
    assert!(insert(1_000).await.is_err(), "it is still there");
    store.clear_ended(1_001, 0).await.unwrap();
    insert(1_000).await.unwrap();
    store.close().await;
}

/// Tables whose rows go by themselves within days: they are never long.
const SHORT_TABLES: [&str; 7] = [
    "held_names",
    "links",
    "mails",
    "passkey_ceremonies",
    "push_deliveries",
    "refunds_due",
    "sign_in_codes",
];

/// The lines of a plan by which all of a table is read that may be long.
fn whole_tables(plan: &str) -> Vec<&str> {
    let lines: Vec<_> = plan.lines().collect();
    let is_whole = |nth: usize| match lines[nth].trim_start_matches([' ', '-', '>']) {
        // PostgreSQL reads all of an index as well, where it has no condition for it.
        line if line.contains("Index Scan") || line.contains("Index Only Scan") => {
            !lines.get(nth + 1).is_some_and(|next| next.contains("Index Cond:"))
        }
        line => line.starts_with("SCAN ") || line.contains("Seq Scan on "),
    };
    let is_short = |line: &str| line.split([' ', '"']).any(|word| SHORT_TABLES.contains(&word));
    (0..lines.len())
        .filter(|nth| is_whole(*nth))
        .map(|nth| lines[nth])
        .filter(|line| !is_short(line))
        .collect()
}

#[tokio::test]
async fn forgetting_somebody_reads_no_long_table_as_a_whole() {
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        open_store(&folder).await.close().await;
        let mut rows = Intruder::connect(&folder).await;
        if folder.is_postgres() {
            // Of tables this small, reading all of one would be the best plan.
            rows.execute("SET enable_seqscan = off").await;
        }
        for statement in forgetting("ada", 1) {
            let sql = (1..=9).fold(statement.sql().to_owned(), |sql, nth| {
                sql.replace(&format!("${nth}"), "'1'")
            });
            let plan = rows.plan(&sql).await;
            assert_eq!(whole_tables(&plan), [""; 0], "{sql}\n{plan}");
        }
    }
}

#[tokio::test]
async fn a_name_that_is_forgotten_is_not_left_in_the_file() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (server.guest("Zyxwvut").await, server.guest("Bob").await);
    for _ in 0..10 {
        let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
        let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
        bob.act(&table, join).await.unwrap();
    }
    let _: api::Person = ada.delete("/me").await.unwrap();
    server.stop().await;
    let file = std::fs::read(folder.database()).unwrap();
    let is_there = |name: &str| file.windows(name.len()).any(|bytes| bytes == name.as_bytes());
    assert!(is_there("Bob") && !is_there("Zyxwvut"));
}
