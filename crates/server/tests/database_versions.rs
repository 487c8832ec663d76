//! Databases of earlier versions can be opened, and their games go on.

mod common;

use api::{Action, Event, EventKind, Snapshot, TablePhase};
use client::{ApiClient, TableClient};
use common::{TempFolder, TestServer};
use server::identity::Signer;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

async fn database(folder: &TempFolder, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

#[tokio::test]
async fn games_in_a_database_of_the_first_version_go_on() {
    let folder = TempFolder::with_file();
    database(&folder, include_str!("fixtures/v1.sql")).await;
    let server = TestServer::start(&folder, |_| {}).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let over: Snapshot = nobody.get("/tables/overoverover").await.unwrap();
    assert_eq!(over.state.ending.unwrap().cause, "agreement");

    // Tokens signed back then are still valid, and the outage since costs no clock time.
    let you = api::Person::new("bobbobbobbobbobb", "Bob");
    let bob = nobody.clone().with_credentials(Signer::new(&"5e".repeat(32)).sign(you));
    let mut bob = TableClient::new(bob, "livelivelive");
    bob.act(Action::Move { word: "e7".into() }).await.unwrap();
    let live = bob.wait_until(|table| table.words.len() == 4).await.unwrap();
    assert_eq!(live.state.phase, TablePhase::Live);
    assert_eq!(live.state.position, "e2,e7 9,10 1 e3h");
    assert!(live.state.clock.left[1] > 170_000, "{:?}", live.state.clock);
    let events: Vec<Event> = nobody.get("/tables/livelivelive/events?after=7").await.unwrap();
    assert!(
        matches!(events[0].kind, EventKind::Outage { from: 1_700_000_016_000, .. }),
        "{events:?}"
    );
    let link: api::LinkCode = bob.api().post("/me/link", &()).await.unwrap();
    assert!(!link.code.is_empty(), "later migrations were run");
    server.stop().await;
}

#[tokio::test]
async fn a_database_of_a_later_version_is_not_opened() {
    let folder = TempFolder::with_file();
    database(&folder, "PRAGMA user_version = 1000; CREATE TABLE later (x);").await;
    let error = server::store::Store::open(&folder.database(), None).await.unwrap_err();
    assert!(error.to_string().contains("later version"), "{error}");
}
