//! Puzzles over the API: read page by page, of a date, tried, and rated once for each person.

use std::io::Read;

use api::{Person, PuzzleInfo, PuzzlePage, PuzzleResult, SolverStanding};
use client::{ApiClient, ClientError};
use serde_json::json;

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, account, in_time, refusal_key, without_limits,
};

pub(crate) async fn solved_puzzle(api: &ApiClient, nth: usize) -> PuzzleInfo {
    let page: PuzzlePage = api.get("/puzzles?game=quoridor&limit=50").await.unwrap();
    api.get(&format!("/puzzles/{}?solution=true", page.puzzles[nth].id)).await.unwrap()
}

/// The solver's moves of a solution.
pub(crate) fn own_moves(puzzle: &PuzzleInfo) -> Vec<String> {
    let solution = puzzle.solution.as_ref().expect("asked for");
    solution.iter().step_by(2).map(|equals| equals[0].clone()).collect()
}

pub(crate) async fn attempt(
    api: &ApiClient,
    puzzle: &PuzzleInfo,
    moves: &[String],
) -> Result<PuzzleResult, ClientError> {
    api.post(&format!("/puzzles/{}/attempts", puzzle.id), &json!({ "moves": moves })).await
}

async fn standing(api: &ApiClient) -> SolverStanding {
    api.get("/account/puzzles").await.unwrap()
}

#[tokio::test]
async fn puzzles_are_read_page_by_page_and_of_a_date() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let api = server.guest("Gus").await;
    let mut ids = Vec::new();
    let mut after = String::new();
    loop {
        let path = format!("/puzzles?game=pacman&theme=catch&limit=100&after={after}");
        let page: PuzzlePage = api.get(&path).await.unwrap();
        for puzzle in &page.puzzles {
            assert_eq!((puzzle.game.as_str(), &puzzle.solution), ("pacman", &None));
            assert!(puzzle.themes.iter().any(|theme| theme == "catch"));
        }
        ids.extend(page.puzzles.into_iter().map(|puzzle| puzzle.id));
        match page.after {
            Some(last) => after = last,
            None => {
                assert_eq!(ids.len(), page.count, "every puzzle once");
                break;
            }
        }
    }
    ids.sort();
    ids.dedup();
    assert!(ids.len() > 20);
    let hard: PuzzlePage = api.get("/puzzles?easiest=1500&hardest=1600").await.unwrap();
    assert!(hard.puzzles.iter().all(|puzzle| (1500..=1600).contains(&puzzle.difficulty)));

    let daily: PuzzleInfo = api.get("/puzzles/daily?date=2026-11-17").await.unwrap();
    let again: PuzzleInfo = api.get("/puzzles/daily?date=2026-11-17").await.unwrap();
    assert_eq!(daily, again);
    api.get::<PuzzleInfo>("/puzzles/daily").await.unwrap();

    for (path, refusal) in [
        ("/puzzles/nothing", "server-puzzle-unknown"),
        ("/puzzles?after=nothing", "server-puzzle-unknown"),
        ("/puzzles?theme=fork", "server-puzzle-theme"),
        ("/puzzles?game=chess", "game-unknown"),
        ("/puzzles/daily?date=2026-02-30", "server-puzzle-date"),
    ] {
        assert_eq!(refusal_key(api.get::<serde_json::Value>(path).await), refusal, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_guest_is_told_whether_it_is_right_and_rates_nobody() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let api = server.guest("Gus").await;
    let puzzle = solved_puzzle(&api, 0).await;
    let moves = own_moves(&puzzle);
    let right = attempt(&api, &puzzle, &moves).await.unwrap();
    assert!(right.solved && !right.rated && right.solver.is_none() && right.puzzle.is_none());
    assert_eq!(Some(right.solution), puzzle.solution);
    assert!(!attempt(&api, &puzzle, &[]).await.unwrap().solved, "giving up is not solving");
    let hinted = json!({"moves": moves, "hint": true});
    let path = format!("/puzzles/{}/attempts", puzzle.id);
    assert!(!api.post::<PuzzleResult>(&path, &hinted).await.unwrap().solved);
    let too_many: Vec<_> = moves.iter().cloned().chain(["e2".to_owned()]).collect();
    assert_eq!(refusal_key(attempt(&api, &puzzle, &too_many).await), "server-puzzle-over");
    let nonsense = ["nonsense".to_owned()];
    assert!(refusal_key(attempt(&api, &puzzle, &nonsense).await).starts_with("refusal-quoridor"));
    assert_eq!(
        refusal_key(api.get::<SolverStanding>("/account/puzzles").await),
        "server-account-none"
    );
    server.stop().await;
}

async fn attempts_are_rated(database: TestDatabase) {
    let folder = TempFolder::with_database(database);
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let (first, second) = (solved_puzzle(&ada, 0).await, solved_puzzle(&ada, 1).await);

    let won = attempt(&ada, &first, &own_moves(&first)).await.unwrap();
    let (rating, of_puzzle) = (won.solver.unwrap(), won.puzzle.unwrap());
    assert!(won.solved && won.rated && won.change.unwrap() > 0, "{won:?}");
    assert_eq!(rating.rating, 1500 + won.change.unwrap());
    assert!(rating.provisional && rating.attempts == 1);
    assert!(of_puzzle.rating < i32::from(first.difficulty) && of_puzzle.attempts == 1);

    // Each puzzle counts once for each person, however it goes afterwards.
    let again = attempt(&ada, &first, &[]).await.unwrap();
    assert!(!again.rated && again.change.is_none());
    assert_eq!((again.solver, again.puzzle), (won.solver, won.puzzle));
    // What the rules refuse is no attempt.
    assert!(attempt(&ada, &second, &["nonsense".to_owned()]).await.is_err());
    let lost = attempt(&ada, &second, &[]).await.unwrap();
    assert!(lost.rated && lost.change.unwrap() < 0 && lost.solver.unwrap().attempts == 2);
    let others = attempt(&bob, &first, &own_moves(&first)).await.unwrap();
    assert_eq!((others.puzzle.unwrap().attempts, others.solver.unwrap().attempts), (2, 1));

    let shown: PuzzleInfo = bob.get(&format!("/puzzles/{}", first.id)).await.unwrap();
    assert_eq!(shown.rating, others.puzzle);
    let own = standing(&ada).await;
    assert_eq!((own.solved, own.attempts.len(), own.rating), (1, 2, lost.solver));

    // It is in what one can take along, and gone when one is forgotten. What it told of puzzles stays.
    let bytes = ada.get_bytes("/account/export").await.unwrap();
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    archive.by_name("puzzles.json").unwrap().read_to_string(&mut text).unwrap();
    assert_eq!(serde_json::from_str::<SolverStanding>(&text).unwrap(), own);
    let proof = json!({"password": "a fence for Ada"});
    in_time(ada.delete_with::<Person>("/account", &proof)).await.unwrap();
    let shown: PuzzleInfo = bob.get(&format!("/puzzles/{}", first.id)).await.unwrap();
    assert_eq!(shown.rating, others.puzzle);
    assert_eq!(standing(&bob).await.attempts.len(), 1);
    server.stop().await;
    let mut database = Intruder::connect(&folder).await;
    let left = [
        database.count("puzzle_attempts").await,
        database.count("solver_ratings").await,
        database.count("puzzle_ratings").await,
    ];
    assert_eq!(left, [1, 1, 2]);
}

#[tokio::test]
async fn attempts_of_accounts_are_rated_once() {
    attempts_are_rated(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn attempts_of_accounts_are_rated_once_on_postgres() {
    attempts_are_rated(TestDatabase::Postgres).await;
}

/// Attempts at one moment are all counted, each once.
#[tokio::test]
async fn attempts_at_one_moment_are_each_counted_once() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let ada = account(&server, "Ada").await;
    let puzzle = solved_puzzle(&ada, 0).await;
    let moves = own_moves(&puzzle);
    let results = futures_util::future::join_all((0..8).map(|_| attempt(&ada, &puzzle, &moves)));
    let rated = results.await.into_iter().filter(|result| result.as_ref().is_ok_and(|r| r.rated));
    assert_eq!(rated.count(), 1);
    assert_eq!(standing(&ada).await.rating.unwrap().attempts, 1);
    server.stop().await;
}
