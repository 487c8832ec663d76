//! Databases of earlier versions can be opened, and their games go on.

use std::time::{Duration, Instant};

use api::{Action, Event, EventKind, Snapshot, TablePhase};
use client::{ApiClient, ClientError, TableClient};
use serde_json::{Value, json};
use server::config::Config;
use server::identity::Signer;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use store::{DatabaseUrl, Store};
use testbed::SmtpServer;

use crate::common::{
    Authenticator, FirstMoveEngine, Intruder, TempFolder, TestDatabase, TestServer, TestWorker,
    in_time,
};

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
    let begun = Instant::now();
    let server = TestServer::start(&folder, |_| {}).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let over: Snapshot = nobody.get("/tables/overoverover").await.unwrap();
    assert_eq!(over.state.ending.unwrap().cause, api::Cause::Agreement);

    // Tokens signed back then are still valid, and the outage since costs no clock time.
    let you = api::Person::new("bobbobbobbobbobb", "Bob");
    let bob = nobody.clone().with_credentials(Signer::new(&"5e".repeat(32)).sign(you));
    let mut bob = TableClient::new(bob, "livelivelive");
    bob.act(Action::Move { word: "e7".into() }).await.unwrap();
    let live = bob.wait_until(|table| table.words.len() == 4).await.unwrap();
    assert_eq!(live.state.phase, TablePhase::Live);
    assert_eq!(live.state.position, "e2,e7 9,10 1 e3h");
    // Bob had 179 seconds, spent one before the outage, and was given two for his move.
    let since = u64::try_from(begun.elapsed().as_millis()).unwrap();
    assert!(live.state.clock.left[1] + since >= 180_000, "{:?}", live.state.clock);
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
async fn a_game_of_the_second_postgres_step_goes_on_beside_its_nodes() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let url = folder.database_url().await;
    let mut database = sqlx::PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(include_str!("fixtures/postgres-2.sql")).execute(&mut database).await.unwrap();
    // What the killed node was thinking about is a worker's job now.
    let server = TestServer::start(&folder, |config| config.engine_threads = 0).await;
    let worker = TestWorker::start(url, FirstMoveEngine::default(), |_| {}).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let mut watcher = TableClient::new(nobody, "2nsemhguzehx");
    let table = watcher.wait_until(|table| table.words.len() == 2).await.unwrap();
    assert_eq!(table.state.phase, TablePhase::Live);
    // The indexes of the last steps are built beside the game.
    until_step(&folder, 10).await;
    // A node accepts a schema that is one step ahead, and no further.
    let later = "UPDATE schema_version SET version = 12";
    sqlx::query(later).execute(&mut database).await.unwrap();
    worker.stop().await;
    server.stop().await;
    let DatabaseUrl::Postgres(options) = folder.database_url().await.parse().unwrap() else {
        panic!("it is PostgreSQL")
    };
    let error = Store::connect(&options, "old", None).await.unwrap_err();
    assert!(error.to_string().contains("later version"), "{error}");
}

#[tokio::test]
async fn a_database_of_a_later_version_is_not_opened() {
    let folder = TempFolder::with_file();
    database(&folder, "PRAGMA user_version = 1000; CREATE TABLE later (x);").await;
    let error = store::Store::open(&folder.database(), None).await.unwrap_err();
    assert!(error.to_string().contains("later version"), "{error}");
}

#[tokio::test]
async fn accounts_of_the_sixth_postgres_step_are_what_they_were() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let url = folder.database_url().await;
    let mut database = sqlx::PgConnection::connect(&url).await.unwrap();
    let sql = sqlx::AssertSqlSafe(golden("postgres-3.sql"));
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    let expected: serde_json::Value = serde_json::from_str(&golden("tables-3.json")).unwrap();
    let server = TestServer::start(&folder, |config| {
        config.token_days = 1_000_000;
        config.audit_days = 1_000_000;
        config.sign_ins_per_hour = 3_000;
        config.requests_per_minute = 1_000_000;
    })
    .await;
    let nobody = ApiClient::new(&server.url).unwrap();
    for (name, one) in expected["accounts"].as_object().unwrap() {
        let by_password = serde_json::json!({"name": name, "password": one["password"]});
        let credentials: api::Credentials = nobody.post("/sessions", &by_password).await.unwrap();
        let you = nobody.clone().with_credentials(credentials);
        let account: serde_json::Value = you.get("/account").await.unwrap();
        for (part, was) in one["account"].as_object().unwrap() {
            assert_eq!(account[part], *was, "{name}: {part}");
        }
        let sessions: Vec<api::AccountSession> = you.get("/sessions").await.unwrap();
        assert_eq!(sessions.len(), one["sessions"].as_array().unwrap().len() + 1, "{name}");
        let games: api::ProfileGames = you.get(&format!("/people/{name}/games")).await.unwrap();
        assert_eq!(games.games.len(), one["games"]["games"].as_array().unwrap().len(), "{name}");
    }
    for code in ["recovery", "reset"] {
        nobody.post::<api::Credentials>("/sessions", &expected[code]).await.unwrap();
    }
    for case in expected["refused"].as_array().unwrap() {
        let token = case["token"].as_str().unwrap().to_owned();
        let you = api::Person::guest("nobody");
        let api = nobody.clone().with_credentials(api::Credentials { you, token });
        let path = case["path"].as_str().unwrap();
        let refused = match case["method"].as_str().unwrap() {
            "GET" => api.get::<serde_json::Value>(path).await,
            _ => api.post::<serde_json::Value>(path, &case["body"]).await,
        };
        let refusal = refused.unwrap_err().refusal().cloned().unwrap();
        assert_eq!(case["answer"]["key"], refusal.key.as_str(), "{case}");
    }
    server.stop().await;
}

/// What a golden file says.
pub(crate) fn golden(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/server/");
    std::fs::read_to_string(format!("{folder}{name}")).unwrap()
}

/// Whether an answer says all that it said before; it may say more.
pub(crate) fn includes(before: &Value, now: &Value) -> bool {
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            before.iter().all(|(part, was)| now.get(part).is_some_and(|is| includes(was, is)))
        }
        (Value::Array(before), Value::Array(now)) => {
            before.len() == now.len() && before.iter().zip(now).all(|(was, is)| includes(was, is))
        }
        _ => before == now,
    }
}

/// A database that holds what some SQL says.
pub(crate) async fn filled(database: TestDatabase, sql: &str) -> TempFolder {
    let folder = TempFolder::with_database(database);
    match database {
        TestDatabase::Sqlite => {
            let options =
                SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
            drop(SqliteConnection::connect_with(&options).await.unwrap());
        }
        TestDatabase::Postgres => drop(folder.database_url().await),
    }
    Intruder::connect(&folder).await.execute(sql).await;
    folder
}

/// Waits until a database of PostgreSQL has made a schema step.
pub(crate) async fn until_step(folder: &TempFolder, step: i64) {
    let mut rows = Intruder::connect(folder).await;
    in_time(async {
        let made = format!("schema_version WHERE version >= {step}");
        while rows.count(&made).await == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// Keeps what is years old by now.
pub(crate) fn for_ever(config: &mut Config) {
    let never = 1_000_000;
    (config.token_days, config.audit_days) = (never, never);
    (config.waiting_hours, config.idle_days, config.aborted_days) = (never, never, never);
    config.requests_per_minute = 1_000_000;
    config.sign_ins_per_hour = 3_000;
}

/// The first version with passkeys, mail, friends, challenges, blocks and reports.
async fn people_are_what_they_were(database: TestDatabase, sql: &str) {
    let folder = filled(database, &golden(sql)).await;
    let mut rows = Intruder::connect(&folder).await;
    let expected: Value = serde_json::from_str(&golden("tables-4.json")).unwrap();
    let smtp = SmtpServer::start();
    let origin = expected["passkey"]["origin"].as_str().unwrap().to_owned();
    let server = TestServer::start(&folder, |config| {
        for_ever(config);
        config.public_url = origin.clone();
        config.mail_url = smtp.url();
        config.mail_from = "Palisade <palisade@example.org>".to_owned();
    })
    .await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let with_token = |token: &Value| {
        let (you, token) = (api::Person::guest("nobody"), token.as_str().unwrap().to_owned());
        nobody.clone().with_credentials(api::Credentials { you, token })
    };
    let calls = expected["calls"].as_array().unwrap();
    for call in calls {
        let (path, api) = (call["path"].as_str().unwrap(), with_token(&call["token"]));
        let now: Value = api.get(path).await.unwrap();
        assert!(includes(&call["answer"], &now), "{} {path}: {now}", call["who"]);
    }
    for table in expected["tables"].as_array().unwrap() {
        let now: Value = nobody.get(table["path"].as_str().unwrap()).await.unwrap();
        assert!(includes(&table["snapshot"], &now), "{now}");
    }
    let who = |name: &str| {
        with_token(&calls.iter().find(|call| call["who"] == name).expect("somebody")["token"])
    };
    let (ada, ben, gil) = (who("Ada"), who("Ben"), who("Gil"));

    // A passkey signs in, also by an answer to what its browser was asked back then, unless the database has been moved.
    let mut device = Authenticator::of_golden(&expected["passkey"]);
    let asked_before = (database == TestDatabase::Sqlite).then(|| expected["ceremony"].clone());
    let asked_now: Value = nobody.post("/sessions/passkey/start", &Value::Null).await.unwrap();
    for asked in asked_before.into_iter().chain([asked_now]) {
        let credential = device.get(&asked["options"]);
        let body = json!({"ceremony": asked["ceremony"], "credential": credential});
        let path = "/sessions/passkey/finish";
        let signed_in: api::Credentials = nobody.post(path, &body).await.unwrap();
        assert_eq!(signed_in.you.name, "Ada");
    }

    // The mail that was not accepted yet is sent, and its link verifies the address.
    in_time(async {
        while smtp.mails().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    let mail = smtp.mails().remove(0);
    assert!(mail.to == "ben@example.net" && mail.text.contains("Bonjour Ben"), "{mail:?}");
    let code = mail.after(&format!("{origin}/account#mail=")).unwrap().trim();
    nobody.post::<()>("/account/mail/finish", &json!({"code": code})).await.unwrap();

    // Names that are held are nobody's but their owner's.
    let key = |refused: Result<Value, ClientError>| {
        refused.expect_err("it is refused").refusal().unwrap().key.clone()
    };
    for name in ["Benny", "Rude", "Gone"] {
        let new = json!({"name": name, "password": "a fence for all"});
        assert_eq!(key(nobody.post("/account", &new).await), "server-account-name-held", "{name}");
    }
    ben.patch::<Value>("/account", &json!({"name": "Benny"})).await.unwrap();

    // Challenges are answered, and who is blocked stays away.
    let open = format!("/challenges/{}", expected["open_challenge"].as_str().unwrap());
    let accepted: api::Challenge = ben.post(&format!("{open}/accept"), &()).await.unwrap();
    assert_eq!(accepted.state, api::ChallengeState::Accepted);
    let waiting: api::Challenges = ada.get("/challenges").await.unwrap();
    let path = format!("/challenges/{}/decline", waiting.incoming[0].id);
    ada.post::<Value>(&path, &json!({})).await.unwrap();
    let wanted = json!({"to": accepted.to.id, "game": "quoridor"});
    assert_eq!(key(gil.post("/challenges", &wanted).await), "server-people-unreachable");

    let change = "UPDATE audit SET note = 'x'";
    assert!(rows.try_execute(change).await.is_err(), "the audit log is append-only");
    server.stop().await;
}

#[tokio::test]
async fn people_of_the_eighth_sqlite_step_are_what_they_were() {
    people_are_what_they_were(TestDatabase::Sqlite, "games-4.sql").await;
}

#[tokio::test]
async fn people_of_the_seventh_postgres_step_are_what_they_were() {
    people_are_what_they_were(TestDatabase::Postgres, "postgres-4.sql").await;
}
