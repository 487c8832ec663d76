//! The computer player: the engine as a backend of the pool.

use std::cell::RefCell;
use std::sync::Arc;

use api::PositionInsight;
use engine::{
    Level, Limits, Oracle, Player, PositionReview, SearchControl, SearchReport, Settings,
    Stopwatch, review_limits, review_position, review_settings,
};

use crate::engine_pool::{EngineBackend, EngineTask, ReviewTask};

/// The [`EngineBackend`] that plays by `palisade-engine`.
pub struct ComputerPlayer {
    settings: Settings,
}

impl ComputerPlayer {
    /// With a transposition table of `hash` megabytes, and an oracle for solved PAC-MAN positions,
    /// if there is one.
    pub fn new(hash: usize, oracle: Option<Arc<dyn Oracle>>) -> ComputerPlayer {
        ComputerPlayer { settings: Settings { hash, oracle, ..Settings::default() } }
    }

    fn search(
        &self,
        task: &EngineTask,
        multi_pv: usize,
        keep_going: &dyn Fn() -> bool,
    ) -> Option<SearchReport> {
        let level = Level::new(task.level).unwrap_or(Level::MAX);
        let settings = Settings { level, multi_pv, seed: task.seed, ..self.settings.clone() };
        with_player(settings, keep_going, |player, control| {
            player.search(&task.game, &Limits::movetime(task.time), control)
        })
    }
}

/// Calls `think` with the player of this thread, which has forgotten everything.
fn with_player<T>(
    settings: Settings,
    keep_going: &dyn Fn() -> bool,
    think: impl FnOnce(&mut Player, &SearchControl<'_>) -> T,
) -> T {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going, report: &|_: &engine::Insight| {} };
    PLAYER.with_borrow_mut(|kept| {
        let player = match kept {
            Some(player) => {
                player.rearm(settings);
                player
            }
            None => kept.insert(Player::new(settings)),
        };
        think(player, &control)
    })
}

thread_local! {
    /// The player of each engine thread. It forgets everything from task to task, and keeps its memory.
    static PLAYER: RefCell<Option<Player>> = const { RefCell::new(None) };
}

impl EngineBackend for ComputerPlayer {
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String {
        self.search(task, 1, keep_going)
            .map_or_else(String::new, |report| report.best_move.to_string())
    }

    fn insight(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> PositionInsight {
        let position = task.position().to_string();
        match self.search(task, INSIGHT_LINES, keep_going) {
            Some(report) => PositionInsight::new(position, report.insight),
            None => PositionInsight { position, ..PositionInsight::default() },
        }
    }

    fn review(&self, task: &ReviewTask, keep_going: &dyn Fn() -> bool) -> Option<PositionReview> {
        let settings = review_settings(self.settings.oracle.clone());
        with_player(settings, keep_going, |player, control| {
            review_position(player, &task.game, task.entry, &review_limits(), control)
        })
    }
}

/// How many principal variations an insight shows (multi-PV).
const INSIGHT_LINES: usize = 3;
