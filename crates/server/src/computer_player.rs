//! The computer player: the engine as a backend of the pool.

use std::cell::RefCell;
use std::sync::Arc;

use api::PositionInsight;
use engine::{Level, Limits, Oracle, Player, SearchControl, SearchReport, Settings, Stopwatch};

use crate::engine_pool::{EngineBackend, EngineTask};

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
        let control = SearchControl {
            clock: &Stopwatch::default(),
            keep_going,
            report: &|_: &engine::Insight| {},
        };
        PLAYER.with_borrow_mut(|kept| {
            let player = match kept {
                Some(player) => {
                    player.rearm(settings);
                    player
                }
                None => kept.insert(Player::new(settings)),
            };
            player.search(&task.game, &Limits::movetime(task.time), &control)
        })
    }
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
}

/// How many principal variations an insight shows (multi-PV).
const INSIGHT_LINES: usize = 3;
