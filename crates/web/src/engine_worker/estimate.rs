//! Level 8 against itself, inside the worker.

use engine::{MazeSelfPlay, SearchControl};
use rules::{AnyPosition, GameRecord};

use super::messages::{WorkerRequest, WorkerResponse, WorkerTask};
use super::search::now;

/// The nodes of the search for a move.
const NODES: u64 = 1_500;

/// The nodes of the search for a proof.
const PROOF_NODES: u64 = 40_000;

/// Every device plays the same games in the same maze.
const SEED: u64 = 1;

/// Estimates who wins the maze of the record; what is known so far is told after every game.
pub fn run(
    request: &WorkerRequest,
    keep_going: &dyn Fn() -> bool,
    tell: &dyn Fn(&WorkerResponse),
) -> WorkerResponse {
    let empty = WorkerResponse { id: request.id, ..WorkerResponse::default() };
    let WorkerTask::Estimate { games, every_life } = request.task else { return empty };
    let record = GameRecord::parse(&request.record).ok();
    let Some(AnyPosition::Pacman(start)) = record.map(|r| r.record.position().clone()) else {
        return empty;
    };
    let own = start.lives();
    let lives = if every_life {
        (1..=u8::MAX).map_while(|lives| Some(start.with_lives(lives)?.lives())).collect()
    } else {
        vec![own]
    };
    let play = MazeSelfPlay { lives, games, nodes: NODES, proof_nodes: PROOF_NODES, seed: SEED };
    let control = SearchControl { clock: &now, keep_going, report: &|_| {} };
    let estimate = play.run(&start, &control, &mut |estimate| {
        tell(&WorkerResponse { estimate: Some(estimate.clone()), partial: true, ..empty.clone() });
    });
    WorkerResponse { estimate, ..empty }
}
