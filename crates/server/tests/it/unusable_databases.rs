//! Databases and buses that cannot be used: one clear line that names no password, and nothing is
//! written.

use store::{DatabaseUrl, Store};

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer};

/// What the server says of a database.
async fn refusal(url: &str, bus: Option<&str>) -> String {
    let options = match url.parse() {
        Ok(DatabaseUrl::Postgres(options)) => options,
        other => panic!("{other:?}"),
    };
    let why = Store::connect(&options, "node", bus).await.unwrap_err().to_string();
    assert!(!why.contains('\n') && !why.contains("secret"), "{why}");
    why
}

#[tokio::test]
async fn a_database_server_that_is_not_there_is_named() {
    let port = testbed::free_port();
    let why = refusal(&format!("postgres://ada:secret@127.0.0.1:{port}/club"), None).await;
    assert!(why.starts_with(&format!("postgres://127.0.0.1:{port}/club: ")), "{why}");
}

#[tokio::test]
async fn a_database_of_a_later_version_is_not_used_but_one_step_ahead_is() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    TestServer::start(&folder, |_| {}).await.stop().await;
    let mut intruder = Intruder::connect(&folder).await;
    intruder.execute("UPDATE schema_version SET version = version + 1").await;
    TestServer::start(&folder, |_| {}).await.stop().await;
    intruder.execute("UPDATE schema_version SET version = version + 1").await;
    let why = refusal(&folder.database_url().await, None).await;
    assert!(why.contains("later version"), "{why}");
}

#[tokio::test]
async fn whoever_may_not_create_tables_is_told_so() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let url = folder.database_url().await;
    let mut intruder = Intruder::connect(&folder).await;
    intruder.execute("CREATE ROLE powerless LOGIN").await;
    let schema = folder.schema();
    intruder.execute(&format!("GRANT USAGE ON SCHEMA {schema} TO powerless")).await;
    let why = refusal(&url.replace("palisade@", "powerless:secret@"), None).await;
    assert!(why.contains("permission denied"), "{why}");
    let why = refusal(&url.replace(&schema, "nowhere"), None).await;
    assert!(why.contains("schema"), "{why}");
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_named_before_anything_is_written() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let port = testbed::free_port();
    let url = folder.database_url().await;
    let why = refusal(&url, Some(&format!("nats://ada:secret@127.0.0.1:{port}"))).await;
    assert!(why.starts_with(&format!("nats://127.0.0.1:{port}: ")), "{why}");
    // This would fail if the table were there.
    Intruder::connect(&folder).await.execute("CREATE TABLE schema_version ()").await;
}
