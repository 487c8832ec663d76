//! Level 8 against itself, inside the worker.

use engine::{BoardSelfPlay, MazeSelfPlay, SearchControl};
use game::MazeEstimate;
use rules::pacman::Position;
use rules::{AnyPosition, GameRecord};

use super::messages::{WorkerRequest, WorkerResponse, WorkerTask};
use super::search::now;

/// The nodes of the search for a move.
const NODES: u64 = 1_500;

/// The same on a board of Ms. Pac-Man. What other numbers say is in docs/laboratory.md.
const BOARD_NODES: u64 = 300;

/// The nodes of the search for a proof.
const PROOF_NODES: u64 = 40_000;

/// Every device plays the same games in the same maze.
const SEED: u64 = 1;

/// Estimates who wins the maze or board of the record; what is known so far is told after every game.
pub fn run(
    request: &WorkerRequest,
    keep_going: &dyn Fn() -> bool,
    tell: &dyn Fn(&WorkerResponse),
) -> WorkerResponse {
    let empty = WorkerResponse { id: request.id, ..WorkerResponse::default() };
    let WorkerTask::Estimate { games, every_life } = request.task else { return empty };
    let control = SearchControl { clock: &now, keep_going, report: &|_| {} };
    let record = GameRecord::parse(&request.record).ok();
    match record.map(|record| record.record.position().clone()) {
        Some(AnyPosition::Pacman(start)) => {
            let estimate = of_maze(&start, games, every_life, &control, &mut |estimate| {
                tell(&WorkerResponse {
                    estimate: Some(estimate.clone()),
                    partial: true,
                    ..empty.clone()
                });
            });
            WorkerResponse { estimate, ..empty }
        }
        Some(AnyPosition::Mspacman(start)) => {
            let play = BoardSelfPlay { games, nodes: BOARD_NODES, seed: SEED };
            let board_estimate = play.run(start.board(), &control, &mut |estimate| {
                let board_estimate = Some(estimate.clone());
                tell(&WorkerResponse { board_estimate, partial: true, ..empty.clone() });
            });
            WorkerResponse { board_estimate, ..empty }
        }
        _ => empty,
    }
}

fn of_maze(
    start: &Position,
    games: u32,
    every_life: bool,
    control: &SearchControl<'_>,
    tell: &mut dyn FnMut(&MazeEstimate),
) -> Option<MazeEstimate> {
    let own = start.lives();
    let lives = if every_life {
        (1..=u8::MAX).map_while(|lives| Some(start.with_lives(lives)?.lives())).collect()
    } else {
        vec![own]
    };
    let play = MazeSelfPlay { lives, games, nodes: NODES, proof_nodes: PROOF_NODES, seed: SEED };
    play.run(start, control, tell)
}
