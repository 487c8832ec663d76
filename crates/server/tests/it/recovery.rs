//! A PostgreSQL database goes back to a point in time, by the steps of docs/backup.md.

use api::{Action, Event, FirstMove, NewTable};
use client::{ApiClient, TableClient};
use sqlx::{Connection, PgConnection};
use testbed::PostgresServer;

use crate::common::{TestServer, in_time};

/// Two who play a game without a clock, so that no time is given back in it.
async fn players(server: &TestServer) -> (ApiClient, ApiClient, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    bob.act(&table, join).await.unwrap();
    (ada, bob, table)
}

async fn play(api: &ApiClient, table: &str, word: &str) {
    let mut player = TableClient::new(api.clone(), table);
    in_time(player.act(Action::Move { word: word.to_owned() })).await.unwrap();
}

async fn events(api: &ApiClient, table: &str) -> Vec<Event> {
    api.get(&format!("/tables/{table}/events")).await.unwrap()
}

/// Waits until the archive has everything that was written so far.
async fn until_archived(database: &mut PgConnection) {
    let last: String = sqlx::query_scalar("SELECT pg_walfile_name(pg_switch_wal())")
        .fetch_one(&mut *database)
        .await
        .unwrap();
    let archived = "SELECT coalesce(last_archived_wal >= $1, false) FROM pg_stat_archiver";
    in_time(async {
        loop {
            let archived = sqlx::query_scalar::<_, bool>(archived).bind(&last);
            if archived.fetch_one(&mut *database).await.unwrap() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_database_goes_back_to_before_a_mistake() {
    let postgres = PostgresServer::start_archiving();
    let url = postgres.url("public");
    let server = TestServer::start_on(url.clone(), |_| {}).await;
    let (ada, bob, table) = players(&server).await;
    play(&ada, &table, "e2").await;
    let backup = postgres.base_backup();
    // What came after the copy is in the archive only.
    play(&bob, &table, "e8").await;
    play(&ada, &table, "e3").await;
    let former = events(&ada, &table).await;
    let mut database = PgConnection::connect(&url).await.unwrap();
    let restore_point = "SELECT pg_create_restore_point('before')::text";
    sqlx::query(restore_point).execute(&mut database).await.unwrap();
    play(&bob, &table, "e7").await;
    sqlx::query("DELETE FROM events WHERE seq < 3").execute(&mut database).await.unwrap();
    server.stop().await;
    until_archived(&mut database).await;

    let recovered = backup.recover("before");
    let server = TestServer::start_on(recovered.url("public"), |_| {}).await;
    // Everybody is still signed in, finds exactly the former moves, and goes on.
    let (ada, bob) = (server.same_person(&ada), server.same_person(&bob));
    assert_eq!(events(&ada, &table).await, former);
    play(&bob, &table, "e7").await;
    assert_eq!(events(&ada, &table).await.len(), former.len() + 1);
    server.stop().await;
}
