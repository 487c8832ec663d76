//! A test server: every test has its own, with its own port and database. With
//! `PALISADE_TEST_DATABASE=postgres` that is a schema of a PostgreSQL started for these tests.

mod authenticator;
mod intruder;
mod people;
mod test_process;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use client::ApiClient;
use game::Position;
use server::assets::{Asset, Assets};
use server::config::Config;
use server::engine_pool::{EngineBackend, EngineTask, ReviewTask};
use server::{Dependencies, ServerUrls};
use solver::{TablebaseCache, TablebaseOracle};
use sqlx::Connection;
use store::DatabaseClock;
use testbed::PostgresServer;
use testbed::TestFolder;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use authenticator::Authenticator;
pub(crate) use intruder::Intruder;
pub(crate) use people::{
    account, moderator_script, page, person_id, refusal_key, watch, without_limits,
};
pub(crate) use test_process::TestProcess;

/// What must happen, however slow the machine is.
pub(crate) async fn in_time<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(60), future).await.expect("it happens")
}

/// A temporary folder, deleted on drop, and with it the database of a test.
pub(crate) struct TempFolder(pub(crate) TestFolder, TestDatabase);

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum TestDatabase {
    Sqlite,
    Postgres,
}

impl TempFolder {
    /// With whichever database the tests run on.
    pub(crate) fn new() -> TempFolder {
        let postgres = std::env::var_os("PALISADE_TEST_DATABASE").is_some_and(|v| v == "postgres");
        let database = if postgres { TestDatabase::Postgres } else { TestDatabase::Sqlite };
        TempFolder::with_database(database)
    }

    /// For a test of SQLite's own files.
    pub(crate) fn with_file() -> TempFolder {
        TempFolder::with_database(TestDatabase::Sqlite)
    }

    pub(crate) fn with_database(database: TestDatabase) -> TempFolder {
        TempFolder(TestFolder::new("server"), database)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("test.sqlite")
    }

    /// The test's database, which is created if need be.
    pub(crate) async fn database_url(&self) -> String {
        if !self.is_postgres() {
            return self.database().to_string_lossy().into_owned();
        }
        let schema = self.schema();
        let url = PostgresServer::shared().url(&schema);
        let mut connection = sqlx::PgConnection::connect(&url).await.expect("PostgreSQL answers");
        let create = format!("CREATE SCHEMA IF NOT EXISTS {schema}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(create)).execute(&mut connection).await.expect("created");
        connection.close().await.expect("closed");
        url
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.1 == TestDatabase::Postgres
    }

    pub(crate) fn schema(&self) -> String {
        let name = self.0.file_name().expect("a folder has a name");
        name.to_string_lossy().replace('-', "_")
    }
}

/// An engine that plays the first legal move; at level 6 not while it is held, panics at level 7 and
/// hangs at level 8.
#[derive(Clone, Default)]
pub(crate) struct FirstMoveEngine {
    held: Arc<AtomicBool>,
    reviewed: Arc<AtomicUsize>,
}

impl FirstMoveEngine {
    /// Whether level 6 has to wait with its answer.
    pub(crate) fn hold(&self, held: bool) {
        self.held.store(held, Ordering::Relaxed);
    }

    /// How many positions it has reviewed.
    pub(crate) fn reviewed(&self) -> usize {
        self.reviewed.load(Ordering::Relaxed)
    }
}

impl EngineBackend for FirstMoveEngine {
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String {
        match task.level {
            6 => {
                while self.held.load(Ordering::Relaxed) && keep_going() {
                    std::thread::sleep(Duration::from_millis(1));
                }
            }
            7 => panic!("level 7 panics on purpose"),
            8 => loop {
                std::thread::park();
            },
            _ => {}
        }
        task.position().plies()[0].to_string()
    }

    fn insight(&self, task: &EngineTask, _: &dyn Fn() -> bool) -> api::PositionInsight {
        let position = task.position().to_string();
        api::PositionInsight { position, depth: 1, nodes: 1, ..api::PositionInsight::default() }
    }

    /// Everybody's chances are even, and the first move is best.
    fn review(&self, task: &ReviewTask, _: &dyn Fn() -> bool) -> Option<engine::PositionReview> {
        self.reviewed.fetch_add(1, Ordering::Relaxed);
        let position = &task.game.positions()[task.entry];
        let legal_moves = position.plies();
        let chances = vec![1000 / position.seats() as u16; position.seats()];
        let words = vec![legal_moves.first()?.to_string()];
        let best = engine::Line { words, chances: chances.clone(), ..engine::Line::default() };
        Some(engine::PositionReview {
            entry: task.entry,
            seat: 1 + (task.entry % position.seats()) as u8,
            chances,
            best: Some(best),
            legal_moves: legal_moves.len(),
            ..engine::PositionReview::default()
        })
    }
}

/// A server that runs until it is stopped or dropped.
pub(crate) struct TestServer {
    pub(crate) url: String,
    pub(crate) clock: Arc<DatabaseClock>,
    pub(crate) engine: FirstMoveEngine,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestServer {
    pub(crate) async fn start(folder: &TempFolder, change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::start_on(folder.database_url().await, change).await
    }

    /// Starts on a database that is there.
    pub(crate) async fn start_on(database: String, change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::start_with(database, change, Assets::default()).await
    }

    /// Starts with more files than the page itself.
    pub(crate) async fn start_with(
        database: String,
        change: impl FnOnce(&mut Config),
        mut assets: Assets,
    ) -> TestServer {
        let mut config = Config {
            listen: "127.0.0.1:0".to_owned(),
            database,
            engine_ms: 200,
            ..Config::default()
        };
        change(&mut config);
        let page = Asset {
            bytes: "<!doctype html>".into(),
            compressed: Vec::new(),
            media_type: "text/html".to_owned(),
            immutable: false,
        };
        assets.insert("index.html", page);
        let cache = TablebaseCache::new(&config.cache);
        let tablebases = Arc::new(TablebaseOracle::new(cache));
        let (engine, clock) = (FirstMoveEngine::default(), Arc::<DatabaseClock>::default());
        let dependencies = Dependencies {
            engine: Arc::new(engine.clone()),
            assets,
            tablebases,
            clock: Arc::clone(&clock),
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let (announce, urls) = oneshot::channel::<ServerUrls>();
        let task = tokio::spawn(async move {
            let announce = |urls: &ServerUrls| {
                let _ = announce.send(urls.clone());
            };
            let stop = async {
                let _ = stopped.await;
            };
            server::serve(config, dependencies, announce, stop).await.expect("the server runs");
        });
        let url = urls.await.expect("the server announces its URLs").local;
        TestServer { url, clock, engine, stop: Some(stop), task }
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.expect("the server stops without a panic");
    }

    /// The same person at this server: nodes on one database believe each other's tokens.
    pub(crate) fn same_person(&self, api: &ApiClient) -> ApiClient {
        let you = api.you().expect("a guest").clone();
        let token = api.token().expect("a guest").to_owned();
        let here = ApiClient::new(&self.url).expect("a valid address");
        here.with_credentials(api::Credentials { you, token })
    }

    pub(crate) async fn guest(&self, name: &str) -> ApiClient {
        let mut api = ApiClient::new(&self.url).expect("a valid address");
        api.register_guest(name).await.expect("a guest");
        api
    }
}

/// A worker that takes jobs until it is stopped or dropped.
pub(crate) struct TestWorker {
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestWorker {
    /// Starts a worker with one thread.
    pub(crate) async fn start(
        database: String,
        engine: impl EngineBackend,
        change: impl FnOnce(&mut Config),
    ) -> TestWorker {
        let mut config = Config { database, engine_threads: 1, ..Config::default() };
        change(&mut config);
        let (stop, stopped) = oneshot::channel::<()>();
        let (announce, started) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let announce = |_: &str| {
                let _ = announce.send(());
            };
            let stop = async {
                let _ = stopped.await;
            };
            let cache = TablebaseCache::new(&config.cache);
            let tablebases = Arc::new(TablebaseOracle::new(cache));
            let worked = server::work(config, Arc::new(engine), tablebases, announce, stop).await;
            worked.expect("the worker runs");
        });
        started.await.expect("the worker starts");
        TestWorker { stop: Some(stop), task }
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.expect("the worker stops without a panic");
    }
}

/// Waits until a server says that it is ready, and returns how it says so. One that had no processor
/// for a while is not, until it has written its next heartbeat.
pub(crate) async fn until_ready(url: &str) -> String {
    in_time(async {
        loop {
            let answer = get(url, "/ready").await;
            if answer.starts_with("HTTP/1.1 200") {
                break answer;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

/// A GET request of `path` as it is, outside of the API.
pub(crate) async fn get(url: &str, path: &str) -> String {
    let authority = url.strip_prefix("http://").expect("a plain address");
    send(url, &format!("GET {path} HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n\r\n"))
        .await
}

/// Sends a request written by hand, and returns the answer as it comes.
pub(crate) async fn send(url: &str, request: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let authority = url.strip_prefix("http://").expect("a plain address");
    let mut stream = tokio::net::TcpStream::connect(authority).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    answer
}

/// The cookie that an answer sets, as browsers send it back: scripts cannot read it, other pages do not send it.
pub(crate) fn cookie(answer: &str) -> String {
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.expect("a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Max-Age=31536000", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    cookie.split(';').next().expect("a name and a value").to_owned()
}

/// A GET request of the API by a browser with that cookie.
pub(crate) async fn get_with_cookie(url: &str, path: &str, cookie: &str) -> String {
    let head = format!("GET /api/v1{path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n");
    send(url, &format!("{head}Connection: close\r\n\r\n")).await
}
