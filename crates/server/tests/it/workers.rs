//! Nodes that leave thinking to workers: whatever becomes of a worker costs a retry, and no game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use api::{FirstMove, NewTable, PositionInsight, SeatAssignment, SeatSpec};
use client::TableClient;
use game::Position;
use server::assets::Assets;
use server::config::Config;
use server::engine_pool::{EngineBackend, EngineTask, ReviewTask};
use server::{Dependencies, ServeError};
use sqlx::{Connection, PgConnection};
use store::{DatabaseUrl, FairnessKey, JobClass, NewJob, Store};
use testbed::{NatsServer, PostgresServer};

use crate::common::{
    self, FirstMoveEngine, TempFolder, TestDatabase, TestProcess, TestServer, TestWorker, in_time,
};

/// Plays the last legal move, so that one can tell whose move it is; at level 5 it thinks for as long as
/// it may, unless it is quick.
#[derive(Clone, Default)]
struct LastMoveEngine {
    searches: Arc<AtomicU32>,
    quick: bool,
}

impl LastMoveEngine {
    fn quick() -> LastMoveEngine {
        LastMoveEngine { quick: true, ..LastMoveEngine::default() }
    }
}

impl EngineBackend for LastMoveEngine {
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String {
        self.searches.fetch_add(1, Ordering::Relaxed);
        while task.level == 5 && !self.quick && keep_going() {
            std::thread::sleep(Duration::from_millis(1));
        }
        task.position().plies().last().expect("a move").to_string()
    }

    fn insight(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> PositionInsight {
        FirstMoveEngine::default().insight(task, keep_going)
    }

    fn review(
        &self,
        task: &ReviewTask,
        keep_going: &dyn Fn() -> bool,
    ) -> Option<engine::PositionReview> {
        FirstMoveEngine::default().review(task, keep_going)
    }
}

/// A table whose second player is a computer.
fn spec(level: u8) -> NewTable {
    let seat = |assignment| SeatSpec { assignment, piece: None };
    let seat_specs = vec![seat(SeatAssignment::Me), seat(SeatAssignment::Level { level })];
    NewTable { seat_specs, first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") }
}

fn shared_database() -> TempFolder {
    TempFolder::with_database(TestDatabase::Postgres)
}

/// A node without threads of its own.
async fn thoughtless(folder: &TempFolder, change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::start(folder, |config| {
        config.engine_threads = 0;
        change(config);
    })
    .await
}

fn step(word: &str) -> api::Action {
    api::Action::Move { word: word.to_owned() }
}

/// A table of Ada's against the computer, where she has made her first move.
async fn table(server: &TestServer, level: u8) -> TableClient {
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&spec(level)).await.unwrap().table;
    let mut ada = TableClient::new(ada, &table);
    in_time(ada.act(step("e2"))).await.unwrap();
    ada
}

/// What the computer has answered to her first move.
async fn answer(ada: &mut TableClient) -> String {
    let table = in_time(ada.wait_until(|table| table.words.len() == 2)).await.unwrap();
    table.words[1].word.clone()
}

/// The last and the first legal move after `e2`: what a worker here would play, and what a node would.
fn expected() -> [String; 2] {
    let mut game = rules::GameRecord::new(rules::GameSetup::new(rules::Game::Quoridor)).unwrap();
    game.record.play("e2").unwrap();
    let plies = game.record.position().plies();
    [plies[plies.len() - 1].to_string(), plies[0].to_string()]
}

/// The value of a metric, by its name and labels.
async fn metric(server: &TestServer, name: &str) -> f64 {
    let text = common::get(&server.url, "/metrics").await;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in {text}")).parse().unwrap()
}

/// A connection that looks at the queue.
async fn observer(folder: &TempFolder) -> PgConnection {
    PgConnection::connect(&folder.database_url().await).await.unwrap()
}

/// Waits until a question about the queue is answered with true.
async fn until(observer: &mut PgConnection, question: &'static str) {
    let asked = async {
        while !sqlx::query_scalar::<_, bool>(question).fetch_one(&mut *observer).await.unwrap() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    in_time(asked).await;
}

/// The store as a worker has it, to do what no worker should.
async fn store(folder: &TempFolder) -> Store {
    let DatabaseUrl::Postgres(options) = folder.database_url().await.parse().unwrap() else {
        panic!("it is PostgreSQL")
    };
    Store::connect(&options, "intruder", None).await.unwrap()
}

#[tokio::test]
async fn a_game_against_the_computer_is_played_by_a_worker() {
    for nats in [None, Some(NatsServer::start())] {
        let folder = shared_database();
        let bus = nats.as_ref().map(NatsServer::url).unwrap_or_default();
        let on_bus = |config: &mut Config| config.bus = bus.clone();
        let server = thoughtless(&folder, on_bus).await;
        let engine = LastMoveEngine::default();
        let database = folder.database_url().await;
        let worker = TestWorker::start(database, engine.clone(), on_bus).await;
        let mut ada = table(&server, 1).await;
        assert_eq!(answer(&mut ada).await, expected()[0]);
        // Somebody else's question goes the same way, and is about the position that was asked for.
        let path = format!("/tables/{}/insight", ada.snapshot().unwrap().table);
        let hint: PositionInsight =
            in_time(ada.api().post(&path, &serde_json::json!({"ply": 0}))).await.unwrap();
        assert_eq!(hint.position, "e1,e9 10,10 1 -");
        in_time(ada.act(step("e3"))).await.unwrap();
        in_time(ada.wait_until(|table| table.words.len() == 4)).await.unwrap();
        assert_eq!(engine.searches.load(Ordering::Relaxed), 2, "nothing is searched twice");
        assert_eq!(metric(&server, "palisade_workers").await, 1.0);
        assert_eq!(metric(&server, "palisade_job_retries_total{class=\"move\"}").await, 0.0);
        worker.stop().await;
        server.stop().await;
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_by_workers() {
    let folder = shared_database();
    let server = thoughtless(&folder, |_| {}).await;
    let database = folder.database_url().await;
    let worker = TestWorker::start(database, LastMoveEngine::default(), |_| {}).await;
    let mut ada = table(&server, 1).await;
    answer(&mut ada).await;
    let path = format!("/tables/{}/review", ada.snapshot().unwrap().table);
    let early = ada.api().post::<serde_json::Value>(&path, &()).await.unwrap_err();
    assert_eq!(early.refusal().unwrap().key, "server-not-over");
    in_time(ada.act(api::Action::Resign { seat: None })).await.unwrap();
    let whole = async {
        loop {
            let answer: serde_json::Value = ada.api().post(&path, &()).await.unwrap();
            if !answer["review"].is_null() {
                break answer;
            }
        }
    };
    let answer = in_time(whole).await;
    assert_eq!((&answer["done"], &answer["of"]), (&3.into(), &3.into()), "{answer}");
    assert_eq!(answer["review"]["moves"].as_array().unwrap().len(), 2, "{answer}");
    assert_eq!(answer["review"]["moves"][0]["word"], "e2");
    worker.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn a_node_says_that_no_worker_is_there_and_the_move_comes_later() {
    let folder = shared_database();
    let server = thoughtless(&folder, |_| {}).await;
    let ready = common::until_ready(&server.url).await;
    assert!(ready.contains("no worker"), "{ready}");
    let mut ada = table(&server, 1).await;
    let mut observer = observer(&folder).await;
    until(&mut observer, "SELECT count(*) = 1 FROM jobs").await;
    assert_eq!(metric(&server, "palisade_jobs{class=\"move\",state=\"waiting\"}").await, 1.0);
    assert_eq!(metric(&server, "palisade_workers_missing").await, 1.0);
    let database = folder.database_url().await;
    let worker = TestWorker::start(database, LastMoveEngine::default(), |_| {}).await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    in_time(async { while common::until_ready(&server.url).await.contains("no worker") {} }).await;
    worker.stop().await;
    server.stop().await;
}

/// A worker in a process of its own. It never answers at level 5.
async fn worker(folder: &TempFolder) -> TestProcess {
    TestProcess::start("workers::worker_child_process", folder.database_url().await).await
}

#[tokio::test]
#[ignore = "the process that other tests kill and stop"]
async fn worker_child_process() {
    let name = |config: &mut Config| config.node = "process".to_owned();
    let engine = LastMoveEngine::default();
    let _worker = TestWorker::start(TestProcess::database(), engine, name).await;
    TestProcess::announce("it takes jobs").await;
}

#[tokio::test]
async fn another_worker_does_the_job_of_one_that_is_killed() {
    let folder = shared_database();
    let server = thoughtless(&folder, |config| config.engine_ms = 60_000).await;
    let first = worker(&folder).await;
    let mut ada = table(&server, 5).await;
    let mut observer = observer(&folder).await;
    until(&mut observer, "SELECT count(*) = 1 FROM jobs WHERE worker = 'process'").await;
    first.signal("-KILL");
    let database = folder.database_url().await;
    let second = TestWorker::start(database, LastMoveEngine::quick(), |_| {}).await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    assert_eq!(metric(&server, "palisade_job_retries_total{class=\"move\"}").await, 1.0);
    second.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn what_a_worker_says_after_its_lease_has_ended_does_not_count() {
    let folder = shared_database();
    let server = thoughtless(&folder, |config| config.engine_ms = 60_000).await;
    let first = worker(&folder).await;
    let mut ada = table(&server, 5).await;
    let mut observer = observer(&folder).await;
    until(&mut observer, "SELECT count(*) = 1 FROM jobs WHERE worker = 'process'").await;
    first.signal("-STOP");
    let second =
        TestWorker::start(folder.database_url().await, LastMoveEngine::quick(), |config| {
            config.node = "second".to_owned();
        })
        .await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    first.signal("-CONT");
    // It finds out, and takes other jobs.
    second.stop().await;
    until(&mut observer, "SELECT at > palisade_now() - 500 FROM workers").await;
    until(&mut observer, "SELECT bool_and(worker = 'second' AND attempts = 2) FROM jobs").await;
    let mut eve = table(&server, 1).await;
    assert_eq!(answer(&mut eve).await, expected()[0]);
    server.stop().await;
}

#[tokio::test]
async fn a_worker_that_stops_gives_its_jobs_back_at_once() {
    let folder = shared_database();
    let server = thoughtless(&folder, |config| config.engine_ms = 60_000).await;
    let database = folder.database_url().await;
    let first = TestWorker::start(database.clone(), LastMoveEngine::default(), |_| {}).await;
    let mut ada = table(&server, 5).await;
    let mut observer = observer(&folder).await;
    until(&mut observer, "SELECT count(*) = 1 FROM jobs WHERE worker IS NOT NULL").await;
    in_time(first.stop()).await;
    until(&mut observer, "SELECT bool_and(worker IS NULL AND attempts = 0) FROM jobs").await;
    until(&mut observer, "SELECT count(*) = 0 FROM workers").await;
    let second = TestWorker::start(database, LastMoveEngine::quick(), |_| {}).await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    assert_eq!(metric(&server, "palisade_job_retries_total{class=\"move\"}").await, 0.0);
    second.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn nonsense_costs_a_retry_and_three_times_nonsense_is_enough() {
    let folder = shared_database();
    let server = thoughtless(&folder, |_| {}).await;
    let store = store(&folder).await;
    let lie = async |liar: &str, answer: &str| {
        let claimed = async {
            loop {
                match store.claim_job(liar, &[JobClass::Move]).await.unwrap() {
                    Some(job) => break job,
                    None => tokio::time::sleep(Duration::from_millis(10)).await,
                }
            }
        };
        let job = in_time(claimed).await;
        assert!(store.answer_job(liar, &job, answer, Duration::ZERO).await.unwrap());
    };
    // A move that is illegal there, and then a worker that knows better.
    let mut ada = table(&server, 1).await;
    lie("liar", "\"e2\"").await;
    let database = folder.database_url().await;
    let worker = TestWorker::start(database, LastMoveEngine::default(), |_| {}).await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    worker.stop().await;
    assert_eq!(metric(&server, "palisade_job_retries_total{class=\"move\"}").await, 1.0);
    // Nobody knows better: the node does it.
    let mut eve = table(&server, 1).await;
    for (liar, answer) in [("one", "\"e2\""), ("two", "not even JSON"), ("three", "\"\"")] {
        lie(liar, answer).await;
    }
    assert_eq!(answer(&mut eve).await, expected()[1]);
    assert_eq!(metric(&server, "palisade_jobs_given_up_total").await, 1.0);
    store.close().await;
    server.stop().await;
}

#[tokio::test]
async fn an_engine_that_panics_everywhere_does_not_hold_up_the_game() {
    let folder = shared_database();
    let server = thoughtless(&folder, |_| {}).await;
    let database = folder.database_url().await;
    let worker = TestWorker::start(database, FirstMoveEngine::default(), |_| {}).await;
    let mut ada = table(&server, 7).await;
    assert!(!answer(&mut ada).await.is_empty());
    worker.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn computers_among_themselves_give_way_to_people() {
    let folder = shared_database();
    let server = thoughtless(&folder, |config| config.engine_ms = 60_000).await;
    let database = folder.database_url().await;
    let worker = TestWorker::start(database, LastMoveEngine::default(), |_| {}).await;
    let level = SeatSpec { assignment: SeatAssignment::Level { level: 5 }, piece: None };
    let among_themselves = NewTable { seat_specs: vec![level; 2], ..spec(5) };
    server.guest("Eve").await.create_table(&among_themselves).await.unwrap();
    let mut observer = observer(&folder).await;
    until(&mut observer, "SELECT count(*) = 1 FROM jobs WHERE worker IS NOT NULL").await;
    let mut ada = table(&server, 1).await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    worker.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn what_a_crash_of_the_database_loses_is_asked_for_again() {
    let postgres = Arc::new(PostgresServer::start());
    let database = postgres.url("public");
    let none = |config: &mut Config| config.engine_threads = 0;
    let server = TestServer::start_on(database.clone(), none).await;
    let mut ada = table(&server, 1).await;
    let mut observer = PgConnection::connect(&database).await.unwrap();
    until(&mut observer, "SELECT count(*) = 1 FROM jobs").await;
    postgres.kill();
    let again = Arc::clone(&postgres);
    tokio::task::spawn_blocking(move || again.resume()).await.unwrap();
    let worker = TestWorker::start(database, LastMoveEngine::default(), |_| {}).await;
    assert_eq!(answer(&mut ada).await, expected()[0]);
    worker.stop().await;
    server.stop().await;
}

const MAZE: &str = "4x4.2.a1.d4___.a4d1.b2v";

fn maze_start() -> rules::pacman::Position {
    let maze = rules::pacman::Maze::from_word(MAZE).unwrap();
    rules::pacman::Position::start(maze.into(), rules::pacman::Options::default(), 2).unwrap()
}

/// Asks for the exact values of the maze, and for its solution.
async fn probe(who: &client::ApiClient, solve: bool) -> Result<api::ProbeAnswer, (u16, String)> {
    let position = maze_start().to_string();
    let question = api::ProbeRequest { position, solve, ..api::ProbeRequest::default() };
    who.post("/probe", &question).await.map_err(|error| {
        let refusal = error.refusal().unwrap_or_else(|| panic!("{error}"));
        (refusal.status, refusal.key.clone())
    })
}

/// Every program has a folder of solutions of its own.
fn solving(folder: &TempFolder, cache: &str) -> impl FnOnce(&mut Config) + use<> {
    let cache = folder.0.join(cache).to_string_lossy().into_owned();
    move |config| {
        config.cache = cache;
        config.solve_memory_mb = 2048;
        (config.probes_per_minute, config.requests_per_minute) = (100_000, 100_000);
    }
}

#[tokio::test]
async fn a_maze_is_solved_by_a_worker_and_known_everywhere() {
    let folder = shared_database();
    let server = thoughtless(&folder, solving(&folder, "one")).await;
    let other = TestServer::start(&folder, solving(&folder, "two")).await;
    let database = folder.database_url().await;
    let worker =
        TestWorker::start(database, LastMoveEngine::quick(), solving(&folder, "three")).await;
    let ada = server.guest("Ada").await;
    assert_eq!(probe(&ada, true).await.unwrap().solving, Some(0));
    let there = client::ApiClient::new(&other.url).unwrap();
    let options = rules::pacman::Options::default();
    let request = solver::SolveRequest::new(maze_start().maze().clone(), options);
    let tablebase = request.solve(&mut |_| true).unwrap();
    for who in [&ada, &there] {
        let solved = async {
            loop {
                // The other node may not have heard of it yet.
                if let Some(exact) = probe(who, false).await.unwrap().exact {
                    break exact;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        assert_eq!(Some(in_time(solved).await), tablebase.exact_moves(&maze_start()));
    }
    worker.stop().await;
    server.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_wrong_solution_is_deleted() {
    let folder = shared_database();
    let server = thoughtless(&folder, solving(&folder, "one")).await;
    let ada = server.guest("Ada").await;
    assert_eq!(probe(&ada, true).await.unwrap().solving, Some(0));
    let store = store(&folder).await;
    let claimed = async {
        loop {
            match store.claim_job("liar", &[JobClass::Solution]).await.unwrap() {
                Some(job) => break job,
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
    };
    let job = in_time(claimed).await;
    store.keep_solution_piece(&job.id, 0, b"nonsense").await.unwrap();
    store.publish_solution(&job.id, 8).await.unwrap();
    assert!(store.answer_job("liar", &job, "\"solved\"", Duration::ZERO).await.unwrap());
    let given_up = async {
        loop {
            let answer = probe(&ada, false).await.unwrap();
            assert_eq!(answer.exact, None);
            if answer.solving.is_none() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    in_time(given_up).await;
    assert_eq!(store.solutions().await.unwrap(), []);
    store.close().await;
    server.stop().await;
}

fn job(id: &str, class: JobClass, address: &str, person: &str) -> NewJob {
    let fairness_key =
        FairnessKey { address: address.to_owned(), person: person.to_owned(), background: false };
    let time = Duration::from_secs(1);
    NewJob { id: id.to_owned(), class, fairness_key, body: "{}".to_owned(), time }
}

/// The order in which a worker with many threads would begin these jobs, queued one after the other.
async fn order(jobs: Vec<NewJob>) -> Vec<String> {
    let folder = shared_database();
    let store = store(&folder).await;
    for job in &jobs {
        store.queue_job(job).await.unwrap();
    }
    let mut order = Vec::new();
    while let Some(job) = store.claim_job("worker", &JobClass::ALL).await.unwrap() {
        order.push(job.id);
    }
    store.close().await;
    order
}

#[tokio::test]
async fn whoever_looks_at_a_board_comes_first() {
    let classes = JobClass::ALL.into_iter().rev();
    let jobs = classes.map(|class| job(class.name(), class, "one", "ada")).collect();
    let names = JobClass::ALL.map(JobClass::name);
    assert_eq!(order(jobs).await, names);
}

#[tokio::test]
async fn workers_are_shared_by_address_and_then_by_person() {
    let class = JobClass::Move;
    let mut jobs: Vec<_> = (1..=4).map(|n| job(&format!("eve {n}"), class, "one", "eve")).collect();
    jobs.push(job("puppet 1", class, "one", "puppet"));
    jobs.push(job("ada 1", class, "two", "ada"));
    jobs.push(job("ada 2", class, "two", "ada"));
    let order = order(jobs).await;
    assert_eq!(order[..4], ["eve 1", "ada 1", "puppet 1", "ada 2"], "{order:?}");
}

#[tokio::test]
async fn a_job_that_nobody_waits_for_is_not_begun() {
    let folder = shared_database();
    let server = thoughtless(&folder, |_| {}).await;
    let ada = table(&server, 1).await;
    let mut observer = observer(&folder).await;
    until(&mut observer, "SELECT count(*) = 1 FROM jobs").await;
    let table = ada.snapshot().unwrap().table.clone();
    ada.api().act(&table, api::Action::Resign { seat: None }).await.unwrap();
    until(&mut observer, "SELECT bool_and(wanted <= palisade_now() - 5000) FROM jobs").await;
    let store = store(&folder).await;
    assert!(store.claim_job("worker", &JobClass::ALL).await.unwrap().is_none());
    store.close().await;
    server.stop().await;
}

#[tokio::test]
async fn an_sqlite_file_has_no_workers() {
    let folder = TempFolder::with_file();
    let database = folder.database_url().await;
    let config = Config { database, engine_threads: 0, ..Config::default() };
    let cache = solver::TablebaseCache::new("no-such-folder");
    let tablebases = Arc::new(solver::TablebaseOracle::new(cache));
    let engine = Arc::new(LastMoveEngine::quick());
    let worked =
        server::work(config.clone(), engine.clone(), tablebases.clone(), |_| {}, async {}).await;
    let why = worked.unwrap_err().to_string();
    assert!(why.contains("a worker needs a postgres:// database"), "{why}");
    let (assets, clock) = (Assets::default(), Arc::default());
    let dependencies = Dependencies { engine, assets, tablebases, clock };
    let served = server::serve(config, dependencies, |_| {}, async {}).await;
    assert!(matches!(served, Err(ServeError::Config(_))), "{served:?}");
    assert!(!folder.database().exists(), "nothing was made");
}
