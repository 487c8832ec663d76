use std::cell::RefCell;
use std::time::Duration;

use engine::{Level, Limits, Player, SearchControl, Settings};
use rules::GameRecord;

use super::{WorkerRequest, WorkerResponse, WorkerTask};

thread_local! {
    // Kept from move to move with its transposition table: what one search found helps the next.
    static PLAYER: RefCell<Option<Player>> = const { RefCell::new(None) };
}

/// The transposition table in megabytes: phones have little memory to spare.
const HASH: usize = 16;

/// Searches for what the request asks; an empty response where there is nothing to find.
pub fn run(request: &WorkerRequest, keep_going: &dyn Fn() -> bool) -> WorkerResponse {
    let empty = WorkerResponse { id: request.id, ..WorkerResponse::default() };
    let Ok(game_record) = GameRecord::parse(&request.record) else { return empty };
    let (level, time) = match request.task {
        WorkerTask::Move { level } => (Level::new(level).unwrap_or_default(), move_time(level)),
        WorkerTask::Hint { millis } => (Level::MAX, Duration::from_millis(millis.into())),
    };
    PLAYER.with_borrow_mut(|cached| {
        let player = match cached {
            Some(player) if player.settings().level == level => player,
            _ => cached.insert(Player::new(Settings {
                level,
                hash: HASH,
                seed: request.seed | 1,
                ..Settings::default()
            })),
        };
        let control = SearchControl {
            clock: &|| Duration::from_secs_f64(js_sys::Date::now() / 1000.0),
            keep_going,
            report: &|_| {},
        };
        let limits = Limits::movetime(time);
        let report = player.search(game_record.record.positions(), &limits, &control);
        report.map_or(empty, |report| WorkerResponse {
            id: request.id,
            word: Some(report.best_move.to_string()),
            chances: report.insight.chances,
        })
    })
}

/// Time per move: weaker levels search less and answer sooner.
fn move_time(level: u8) -> Duration {
    Duration::from_millis(match level {
        0..=2 => 150,
        3..=4 => 300,
        5..=6 => 700,
        _ => 1500,
    })
}
