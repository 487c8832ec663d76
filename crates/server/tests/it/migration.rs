//! From an SQLite file to PostgreSQL, with nothing lost; and lists that are written again.

use std::collections::BTreeSet;

use api::{Action, FirstMove, NewTable, Snapshot, TableSummary, TimeControl};
use client::{ApiClient, TableClient};
use sqlx::postgres::PgConnectOptions;
use store::{
    DatabaseUrl, MigrationError, Store, StoreError, copied_columns, migrate, migrate_back,
};

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer};

/// What a migration leaves behind: tables, or single columns of tables that are copied, each with the reason.
const LEFT_BEHIND: [(&str, &[&str]); 5] = [
    ("of the moment", &["online", "passkey_ceremonies", "presence", "jobs", "workers"]),
    ("made again", &["reviews", "solutions", "solution_pieces", "assets"]),
    (
        "a lease of a process that has stopped",
        &["erasures.lease", "mails.lease", "person_notices.lease", "push_deliveries.lease"],
    ),
    (
        "written by the migration, or by a node that starts",
        &["heartbeats.stopped", "heartbeats.laws"],
    ),
    ("the schema itself", &["schema_version"]),
];

async fn target(folder: &TempFolder) -> PgConnectOptions {
    match folder.database_url().await.parse() {
        Ok(DatabaseUrl::Postgres(options)) => *options,
        other => panic!("{other:?}"),
    }
}

/// A server on SQLite that has a live game of Ada and Bob with a clock, and is stopped.
async fn live_game(folder: &TempFolder) -> (ApiClient, String) {
    let server = TestServer::start(folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let spec =
        NewTable { first_move: FirstMove::Seat(1), time_control, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let mut bob = TableClient::new(bob, &table);
    bob.act(Action::Join { seat: None, piece: None, client_seed: None, name: None }).await.unwrap();
    let mut playing = TableClient::new(ada.clone(), &table);
    playing.act(Action::Move { word: "e2".to_owned() }).await.unwrap();
    server.stop().await;
    (ada, table)
}

#[tokio::test]
async fn a_server_moves_from_a_file_to_postgresql() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let (ada, table) = live_game(&old).await;
    Intruder::connect(&old)
        .await
        .execute(
            "UPDATE seats SET seen = 4;
             INSERT INTO sanctions VALUES ('s1', 'ban', '192.0.2.0/24', 9000000000000, 'spam');
             INSERT INTO renames VALUES ('somebody', 'Nice', 1);
             INSERT INTO notices VALUES ('restart', 9000000000000);
             INSERT INTO erasures (person, asked) VALUES ('somebody', 7);
             INSERT INTO audit VALUES ('a1', 1, 'Mod', 'ban', '192.0.2.0/24', 'spam');
             INSERT INTO gallery_mazes VALUES
               ('maze', 'somebody', '4x4.3.a1.d4___.a4d1._', 'Yard', 16, 'unsolved', '', 5, 6);
             INSERT INTO maze_games VALUES ('4x4.3.a1.d4___.a4d1._', 3)",
        )
        .await;
    let target = target(&new).await;
    let report = migrate(&old.database(), &target).await.unwrap();
    assert_eq!((report.games, report.unreadable), (1, 0));
    assert!(report.rows > 8, "{report:?}");

    // So is what moderators have decided.
    let store = Store::connect(&target, "test", None).await.unwrap();
    assert_eq!(store.sanctions(0).await.unwrap()[0].subject, "192.0.2.0/24");
    assert_eq!(store.renames(0).await.unwrap().len(), 1);
    assert_eq!(store.restart_notice().await.unwrap(), Some(9_000_000_000_000));
    assert_eq!(store.audit(0).await.unwrap()[0].moderator, "Mod");
    assert_eq!(store.pending_erasures(store.now()).await.unwrap(), ["somebody"]);
    let maze = store.gallery_maze("maze").await.unwrap().unwrap();
    assert_eq!((maze.name.as_str(), maze.hidden, maze.games), ("Yard", Some(6), 3));
    let seen = store.last_seen(&table).await.unwrap();
    assert_eq!(seen.into_values().collect::<Vec<_>>(), [4, 4], "who was there is not away");
    store.close().await;

    // Everybody is still signed in, and the game goes on.
    let server = TestServer::start(&new, |_| {}).await;
    let ada = server.same_person(&ada);
    let mine: Vec<TableSummary> = ada.get("/me/tables").await.unwrap();
    assert_eq!(mine[0].table, table);
    let snapshot: Snapshot = ada.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(snapshot.words.len(), 1);
    ada.act(&table, Action::Resign { seat: None }).await.unwrap();
    server.stop().await;
    // It is not empty any more, and nothing is copied into it again.
    let again = migrate(&old.database(), &target).await.unwrap_err();
    assert!(matches!(again, MigrationError::NotEmpty { .. }), "{again}");
}

#[tokio::test]
async fn every_column_of_both_databases_is_copied_or_left_behind_for_a_reason() {
    let left_behind: BTreeSet<_> = LEFT_BEHIND.iter().flat_map(|(_, what)| what.iter()).collect();
    let copied: BTreeSet<_> = copied_columns()
        .flat_map(|(table, columns)| columns.iter().map(move |column| format!("{table}.{column}")))
        .collect();
    let mut used = BTreeSet::new();
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        // It makes the tables.
        TestServer::start(&folder, |_| {}).await.stop().await;
        let columns = match database {
            TestDatabase::Sqlite => {
                "SELECT tables.name || '.' || columns.name
                 FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
                 WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'"
            }
            TestDatabase::Postgres => {
                "SELECT table_name || '.' || column_name FROM information_schema.columns
                 WHERE table_schema = current_schema()"
            }
        };
        let columns = Intruder::connect(&folder).await.texts(columns.to_owned()).await;
        for column in &columns {
            let table = column.split('.').next().unwrap();
            let exception = [table, column].into_iter().find(|name| left_behind.contains(name));
            used.extend(exception.map(str::to_owned));
            assert!(copied.contains(column) != exception.is_some(), "{column}");
        }
        let columns = BTreeSet::from_iter(columns);
        assert_eq!(copied.difference(&columns).next(), None, "it is there");
    }
    assert!(left_behind.iter().all(|name| used.contains(**name)), "{left_behind:?} {used:?}");
}

#[tokio::test]
async fn a_migration_that_was_broken_off_goes_on_and_a_difference_is_found() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    live_game(&old).await;
    let target = target(&new).await;
    migrate(&old.database(), &target).await.unwrap();
    // As if it had been broken off after the first tables.
    let mut database = Intruder::connect(&new).await;
    let file = Store::open(&old.database(), None).await.unwrap();
    let first = file.token_secrets().await.unwrap().remove(0).secret;
    file.close().await;
    let mark = dice::Seed::parse(&first).unwrap().commitment();
    let mark = format!("INSERT INTO secrets VALUES ('migrating from', '{mark}')");
    database.execute(&mark).await;
    database.execute("DELETE FROM seats; DELETE FROM games").await;
    let report = migrate(&old.database(), &target).await.unwrap();
    assert_eq!(report.games, 1);

    database.execute(&mark).await;
    database.execute("UPDATE events SET at = at + 1 WHERE seq = 2").await;
    let different = migrate(&old.database(), &target).await.unwrap_err();
    assert!(matches!(different, MigrationError::Different { table: "events", .. }), "{different}");
}

#[tokio::test]
async fn a_file_that_is_missing_or_in_use_is_not_migrated() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let target = target(&new).await;
    let missing = migrate(&old.0.join("none.sqlite"), &target).await.unwrap_err();
    assert!(missing.to_string().contains("none.sqlite"), "{missing}");
    let server = TestServer::start(&old, |_| {}).await;
    let used = migrate(&old.database(), &target).await.unwrap_err();
    assert!(matches!(used, MigrationError::Store(StoreError::InUse { .. })), "{used}");
    server.stop().await;
}

#[tokio::test]
async fn lists_are_rebuilt_from_events() {
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        let (ada, table) = live_game(&folder).await;
        let mut intruder = Intruder::connect(&folder).await;
        intruder.execute("UPDATE games SET phase = 'over', summary = '{}'").await;
        intruder.execute("DELETE FROM seats").await;
        let store = match folder.database_url().await.parse().unwrap() {
            DatabaseUrl::Sqlite(path) => Store::open(&path, None).await.unwrap(),
            DatabaseUrl::Postgres(options) => {
                Store::connect(&options, "rebuild", None).await.unwrap()
            }
        };
        let report = store.rebuild_lists(500).await.unwrap();
        assert_eq!((report.games, report.unreadable), (1, 0));
        store.close().await;
        let server = TestServer::start(&folder, |_| {}).await;
        let mine: Vec<TableSummary> = server.same_person(&ada).get("/me/tables").await.unwrap();
        assert_eq!((mine.len(), mine[0].table.as_str()), (1, table.as_str()));
        assert_eq!(mine[0].phase, api::TablePhase::Live);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_server_moves_back_to_a_file() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let (ada, table) = live_game(&old).await;
    let target = target(&new).await;
    let there = migrate(&old.database(), &target).await.unwrap();
    let taken = migrate_back(&target, &old.database()).await.unwrap_err();
    assert!(matches!(taken, MigrationError::NotEmpty { .. }), "{taken}");

    // Not while it is used, and with what was played there.
    let server = TestServer::start(&new, |_| {}).await;
    let fresh = TempFolder::with_file();
    let used = migrate_back(&target, &fresh.database()).await.unwrap_err();
    assert!(matches!(used, MigrationError::InUse { .. }), "{used}");
    assert!(!fresh.database().exists());
    let ada = server.same_person(&ada);
    ada.act(&table, Action::offer(api::Offer::Draw)).await.unwrap();
    server.stop().await;
    let back = migrate_back(&target, &fresh.database()).await.unwrap();
    assert_eq!((back.games, back.unreadable), (1, 0));
    assert!(back.rows > there.rows, "{back:?}");

    // Everybody is still signed in, and the game goes on.
    let server = TestServer::start(&fresh, |_| {}).await;
    let ada = server.same_person(&ada);
    let snapshot: Snapshot = ada.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(snapshot.state.offers.len(), 1);
    let tables: Vec<TableSummary> = ada.get("/me/tables").await.unwrap();
    assert_eq!(tables.len(), 1);
    server.stop().await;
}
