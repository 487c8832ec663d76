//! Exact values from the server's cache, and solving on demand within bounds.

use api::{Action, NewTable, ProbeAnswer, ProbeRequest, SeatAssignment, SeatSpec};
use client::{ApiClient, ClientError};
use rules::pacman::{Maze, Options, Position};
use serde_json::{Value, json};
use solver::{SolveRequest, TablebaseCache};

use crate::common::{TempFolder, TestServer};

const SMALL: &str = "4x4.2.a1.d4___.a4d1.b2v";
const OTHER: &str = "4x4.2.a1.d4___.a4d1.c2v";
/// Takes long enough to be asked about while it is being solved.
const LARGE: &str = "9x9.9.e5.e9a5i5_.a1a9i1i9.d4h";

fn start(maze: &str) -> Position {
    let maze = Maze::from_word(maze).unwrap();
    Position::start(maze.into(), Options::default(), 2).unwrap()
}

fn question(maze: &str, solve: bool) -> ProbeRequest {
    ProbeRequest { position: start(maze).to_string(), solve, ..ProbeRequest::default() }
}

async fn ask(who: &ApiClient, question: &ProbeRequest) -> Result<ProbeAnswer, ClientError> {
    who.post("/probe", question).await
}

async fn refusal(who: &ApiClient, question: &ProbeRequest) -> (u16, String) {
    let error = ask(who, question).await.unwrap_err();
    let refusal = error.refusal().unwrap_or_else(|| panic!("{error}"));
    (refusal.status, refusal.key.clone())
}

/// A server with a cache of its own.
async fn server(
    folder: &TempFolder,
    change: impl FnOnce(&mut server::config::Config),
) -> TestServer {
    let cache = folder.0.join("cache").to_string_lossy().into_owned();
    TestServer::start(folder, |config| {
        config.cache = cache;
        change(config);
    })
    .await
}

#[tokio::test]
async fn a_solved_maze_is_answered_for_every_move_and_number_of_lives() {
    let folder = TempFolder::new();
    let cache = TablebaseCache::new(folder.0.join("cache"));
    let request = SolveRequest::new(start(SMALL).maze().clone(), Options::default());
    let tablebase = cache.solve(&request, &mut |_| true).unwrap();
    let server = server(&folder, |_| {}).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let answer = ask(&nobody, &question(SMALL, false)).await.unwrap();
    assert_eq!(answer.exact, tablebase.exact_moves(&start(SMALL)));
    assert_eq!((answer.exact.unwrap().values.len(), answer.solving), (2, None));
    // More of the solution only for whoever asks for it.
    assert_eq!(answer.study, None);
    let more = ProbeRequest { study: true, ..question(SMALL, false) };
    let study = ask(&nobody, &more).await.unwrap().study;
    assert_eq!(study, tablebase.study(&start(SMALL)));
    assert_eq!(study.unwrap().lines.len(), 2);
    // The rules are part of the question.
    let mut other_rules = question(SMALL, false);
    other_rules.options.insert("boost".to_owned(), "exactly".to_owned());
    assert_eq!(ask(&nobody, &other_rules).await.unwrap().exact, None);
    server.stop().await;
}

/// That nobody has solved a maze is an answer like any other: browsers note a refusal as an error. It says
/// whether the server would solve it, so that nobody is offered what is then refused.
#[tokio::test]
async fn a_maze_that_nobody_solved_is_no_error() {
    let why = |key: &str, status: u16| json!({"exact": null, "cannot_solve": {"status": status, "key": key}});
    for (memory, disk, maze, expected) in [
        (0, 64, SMALL, why("server-solve-off", 403)),
        (80, 64, SMALL, json!({"exact": null})),
        (80, 64, LARGE, why("server-solve-too-large", 422)),
        (80, 0, SMALL, why("server-solve-no-room", 503)),
    ] {
        let folder = TempFolder::new();
        let server = server(&folder, |config| {
            config.solve_memory_mb = memory;
            config.solve_disk_mb = disk;
        })
        .await;
        let nobody = ApiClient::new(&server.url).unwrap();
        let answer: Value = nobody.post("/probe", &question(maze, false)).await.unwrap();
        assert_eq!(answer, expected, "{memory} MB, {disk} MB");
        server.stop().await;
    }
}

#[tokio::test]
async fn what_cannot_be_answered_is_refused() {
    let folder = TempFolder::new();
    let server = server(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let of =
        |position: &str| ProbeRequest { position: position.to_owned(), ..question(SMALL, false) };
    assert_eq!(refusal(&ada, &question(SMALL, true)).await, (403, "server-solve-off".to_owned()));
    let (status, _) = refusal(&ada, &of("nonsense")).await;
    assert_eq!(status, 422);
    let over = format!("a4 d4,-,-,- - 2 - {SMALL}");
    assert_eq!(refusal(&ada, &of(&over)).await, (409, "server-insight-turn".to_owned()));
    let mut bad = question(SMALL, false);
    bad.options.insert("boost".to_owned(), "sideways".to_owned());
    assert_eq!(refusal(&ada, &bad).await.0, 422);
    server.stop().await;
}

#[tokio::test]
async fn a_maze_is_solved_on_demand_for_people_one_at_a_time_and_so_many_a_day() {
    let folder = TempFolder::new();
    let server = server(&folder, |config| {
        config.solve_memory_mb = 2048;
        config.solves_per_day = 2;
        config.probes_per_minute = 100_000;
        config.requests_per_minute = 100_000;
    })
    .await;
    let nobody = ApiClient::new(&server.url).unwrap();
    assert_eq!(refusal(&nobody, &question(SMALL, true)).await, (401, "server-token".to_owned()));
    let ada = server.guest("Ada").await;
    assert_eq!(ask(&ada, &question(SMALL, true)).await.unwrap().solving, Some(0));
    let exact = loop {
        match ask(&nobody, &question(SMALL, false)).await.unwrap() {
            ProbeAnswer { exact: Some(exact), .. } => break exact,
            ProbeAnswer { solving, .. } => assert!(solving.is_some_and(|done| done <= 1000)),
        }
    };
    let request = SolveRequest::new(start(SMALL).maze().clone(), Options::default());
    let tablebase = request.solve(&mut |_| true).unwrap();
    assert_eq!(Some(exact), tablebase.exact_moves(&start(SMALL)));

    // The second of two is a long one, and nobody else gets a turn meanwhile.
    assert_eq!(ask(&ada, &question(LARGE, true)).await.unwrap().solving, Some(0));
    let bob = server.guest("Bob").await;
    assert_eq!(refusal(&bob, &question(OTHER, true)).await, (409, "server-solve-busy".to_owned()));
    assert!(ask(&bob, &question(LARGE, true)).await.unwrap().solving.is_some());
    // A server that stops does not wait for it.
    server.stop().await;
}

#[tokio::test]
async fn quotas_memory_and_disk_are_bounded() {
    let folder = TempFolder::new();
    let bounds = |memory: u64, disk: u64| {
        move |config: &mut server::config::Config| {
            config.solve_memory_mb = memory;
            config.solve_disk_mb = disk;
            config.solves_per_day = 1;
            config.probes_per_minute = 100_000;
            config.requests_per_minute = 100_000;
        }
    };
    let server = self::server(&folder, bounds(80, 64)).await;
    let ada = server.guest("Ada").await;
    assert_eq!(
        refusal(&ada, &question(LARGE, true)).await,
        (422, "server-solve-too-large".to_owned())
    );
    // What was refused cost nothing; the next one does.
    ask(&ada, &question(SMALL, true)).await.unwrap();
    while ask(&ada, &question(SMALL, false)).await.unwrap().exact.is_none() {}
    assert_eq!(refusal(&ada, &question(OTHER, true)).await, (429, "server-solve-quota".to_owned()));
    server.stop().await;
    let full = self::server(&folder, bounds(80, 0)).await;
    let ada = full.guest("Ada").await;
    assert_eq!(
        refusal(&ada, &question(OTHER, true)).await,
        (503, "server-solve-no-room".to_owned())
    );
    full.stop().await;
}

#[tokio::test]
async fn nobody_is_told_who_plays_against_people() {
    let folder = TempFolder::new();
    let server = server(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let seats = [SeatAssignment::Me, SeatAssignment::Open];
    let seats = seats.map(|assignment| SeatSpec { assignment, piece: None });
    let table = NewTable { seat_specs: seats.to_vec(), ..NewTable::new("pacman") };
    let table = ada.create_table(&table).await.unwrap().table;
    bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
        .await
        .unwrap();
    assert_eq!(
        refusal(&ada, &question(SMALL, false)).await,
        (403, "server-insight-live".to_owned())
    );
    ada.act(&table, Action::Resign { seat: None }).await.unwrap();
    assert_eq!(ask(&ada, &question(SMALL, false)).await.unwrap().exact, None);
    server.stop().await;
}
