//! The engine inside the worker.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::Duration;

use engine::{
    BenchSignature, Level, Limits, Oracle, Player, SearchControl, Settings, review_limits,
    review_position, review_settings,
};
use leptos::wasm_bindgen::JsCast;
use rules::{Game, GameRecord, GameSetup};

use super::messages::{WorkerRequest, WorkerResponse, WorkerTask};

thread_local! {
    // Kept from move to move with its transposition table: what one search found helps the next.
    static PLAYER: RefCell<Option<Player>> = const { RefCell::new(None) };
}

/// The transposition table in megabytes: phones have little memory to spare.
const HASH: usize = 16;

/// Whether the request waits for the network's file.
pub fn lacks_network(request: &WorkerRequest) -> bool {
    let (level, position) = match request.task {
        WorkerTask::Bench => (Level::MAX, GameSetup::new(Game::Quoridor).start().ok()),
        task => {
            let record = GameRecord::parse(&request.record).ok();
            (level_of(task), record.map(|record| record.record.position().clone()))
        }
    };
    position.is_some_and(|position| engine::lacks_network(level, &position))
}

/// Searches for what the request asks; an empty response where there is nothing to find. What an
/// analysis has found so far is told on the way.
pub fn run(
    request: &WorkerRequest,
    keep_going: &dyn Fn() -> bool,
    tell: &dyn Fn(&WorkerResponse),
) -> WorkerResponse {
    let empty = WorkerResponse {
        id: request.id,
        network_missing: lacks_network(request),
        ..WorkerResponse::default()
    };
    let (limits, lines) = match request.task {
        WorkerTask::Bench => return WorkerResponse { bench: bench(keep_going), ..empty },
        // For the solver, `review` and `estimate`.
        WorkerTask::Exact { .. } | WorkerTask::Review { .. } | WorkerTask::Estimate { .. } => {
            return empty;
        }
        WorkerTask::Move { level } => (Limits::movetime(move_time(level)), 1),
        WorkerTask::Hint { millis } => (Limits::movetime(Duration::from_millis(millis.into())), 1),
        WorkerTask::Analyse { lines, .. } => {
            (Limits { infinite: true, ..Limits::default() }, usize::from(lines))
        }
    };
    let Ok(game_record) = GameRecord::parse(&request.record) else { return empty };
    let level = level_of(request.task);
    PLAYER.with_borrow_mut(|cached| {
        let player = match cached {
            Some(player)
                if player.settings().level == level && player.settings().multi_pv == lines =>
            {
                player
            }
            _ => cached.insert(Player::new(Settings {
                level,
                hash: HASH,
                multi_pv: lines,
                seed: request.seed | 1,
                ..Settings::default()
            })),
        };
        let is_analysis = matches!(request.task, WorkerTask::Analyse { .. });
        let tell_insight = |insight: &game::Insight| {
            if is_analysis {
                let insight = Some(insight.clone());
                tell(&WorkerResponse { insight, partial: true, ..empty.clone() });
            }
        };
        // The engine reports what it finds only in searches without limits, so this one is stopped.
        let until = match request.task {
            WorkerTask::Analyse { seconds: Some(seconds), .. } => {
                now() + Duration::from_secs(seconds.into())
            }
            _ => Duration::MAX,
        };
        let out_of_time = Cell::new(false);
        let keep_going = || {
            out_of_time.set(now() >= until);
            !out_of_time.get() && keep_going()
        };
        let control = SearchControl { clock: &now, keep_going: &keep_going, report: &tell_insight };
        if is_analysis {
            let insight = player.analyse(game_record.record.positions(), &limits, &control);
            return WorkerResponse { insight, out_of_time: out_of_time.get(), ..empty.clone() };
        }
        let report = player.search(game_record.record.positions(), &limits, &control);
        match report {
            Some(report) => WorkerResponse {
                word: Some(report.best_move.to_string()),
                chances: report.insight.chances,
                ..empty
            },
            None => empty,
        }
    })
}

/// Reviews a position as every review does it.
pub fn review(
    request: &WorkerRequest,
    oracle: Option<Arc<dyn Oracle>>,
    keep_going: &dyn Fn() -> bool,
) -> WorkerResponse {
    let review = || {
        let WorkerTask::Review { entry } = request.task else { return None };
        let game_record = GameRecord::parse(&request.record).ok()?;
        let control = SearchControl { clock: &now, keep_going, report: &|_| {} };
        let reviewed = PLAYER.with_borrow_mut(|cached| {
            let settings = review_settings(oracle);
            let player = cached.get_or_insert_with(|| Player::new(settings.clone()));
            player.rearm(settings);
            review_position(player, &game_record.record, entry, &review_limits(), &control)
        });
        serde_json::to_string(&reviewed?).ok()
    };
    WorkerResponse {
        id: request.id,
        network_missing: lacks_network(request),
        review: review(),
        ..WorkerResponse::default()
    }
}

fn bench(keep_going: &dyn Fn() -> bool) -> Vec<(u64, u64)> {
    let signature = BenchSignature::measure(&now, keep_going);
    let efforts = signature.results.into_iter().map(|(_, effort)| effort);
    efforts.map(|effort| (effort.nodes, effort.time.as_micros() as u64)).collect()
}

fn level_of(task: WorkerTask) -> Level {
    match task {
        WorkerTask::Move { level } => Level::new(level).unwrap_or_default(),
        _ => Level::MAX,
    }
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

/// `performance.now()`, which never goes back, unlike the clock of the device.
pub fn now() -> Duration {
    let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    let performance = performance.ok().and_then(|p| p.dyn_into::<web_sys::Performance>().ok());
    performance.map_or(Duration::ZERO, |p| Duration::from_secs_f64(p.now().max(0.0) / 1000.0))
}
