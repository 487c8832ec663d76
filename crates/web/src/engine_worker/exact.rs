//! The solver inside the worker.

use std::cell::RefCell;
use std::sync::Arc;

use engine::Oracle;
use rules::pacman::Position;
use rules::{AnyPosition, GameRecord};
use solver::{SmallMazeOracle, SolveRequest, Tablebase};

use super::messages::{ExactReply, WorkerRequest, WorkerResponse, WorkerTask};

thread_local! {
    // The last maze that was solved, by maze and options: every other position of it is then known.
    static SOLVED: RefCell<Option<(String, Arc<Tablebase>)>> = const { RefCell::new(None) };
    static REVIEW_ORACLE: Arc<SmallMazeOracle> = Arc::new(SmallMazeOracle::new(None));
}

/// The oracle of reviews; what it has solved stays for the next position of the game.
pub fn review_oracle() -> Arc<dyn Oracle> {
    REVIEW_ORACLE.with(|oracle| oracle.clone() as Arc<dyn Oracle>)
}

/// The exact values of the last position of the record, for which its maze is solved unless it is
/// known already. How far that is, is told on the way.
pub fn run(
    request: &WorkerRequest,
    keep_going: &dyn Fn() -> bool,
    tell: &dyn Fn(&WorkerResponse),
) -> WorkerResponse {
    let respond = |exact: Option<ExactReply>, partial: bool| WorkerResponse {
        id: request.id,
        exact,
        partial,
        ..WorkerResponse::default()
    };
    let WorkerTask::Exact { megabytes, study } = request.task else { return respond(None, false) };
    let record = GameRecord::parse(&request.record).ok();
    let Some(AnyPosition::Pacman(position)) = record.map(|r| r.record.position().clone()) else {
        return respond(None, false);
    };
    let tell_progress = |share: f32| tell(&respond(Some(ExactReply::Solving(share)), true));
    let exact = exact(&position, megabytes, keep_going, &tell_progress);
    let is_known = matches!(exact, Some(ExactReply::Moves(_)));
    let study = SOLVED
        .with_borrow(|solved| solved.as_ref().filter(|_| study && is_known)?.1.study(&position));
    WorkerResponse { study, ..respond(exact, false) }
}

fn exact(
    position: &Position,
    megabytes: u32,
    keep_going: &dyn Fn() -> bool,
    tell: &dyn Fn(f32),
) -> Option<ExactReply> {
    SOLVED.with_borrow_mut(|solved| {
        let key = format!("{} {:?}", position.maze().word(), position.options());
        if solved.as_ref().is_none_or(|(known, _)| *known != key) {
            // A review may have solved it.
            let reviewed = REVIEW_ORACLE.with(|oracle| oracle.solved(position));
            let request = SolveRequest::new(position.maze().clone(), *position.options());
            let request = SolveRequest { threads: 1, memory: None, ..request };
            let needed = request.megabytes_needed();
            if reviewed.is_none() && needed > megabytes {
                return Some(ExactReply::TooBig(needed));
            }
            // The memory of the maze before is free first.
            *solved = None;
            let solve = || {
                let solved = request.solve(&mut |progress| {
                    tell(progress.share);
                    keep_going()
                });
                solved.ok().map(Arc::new)
            };
            *solved = Some((key, reviewed.or_else(solve)?));
        }
        let (_, tablebase) = solved.as_ref()?;
        tablebase.exact_moves(position).map(ExactReply::Moves)
    })
}
