//! The computer player: the engine as a backend of the pool.

use std::sync::Arc;

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
        Player::new(settings).search(&task.game, &Limits::movetime(task.time), &control)
    }
}

impl EngineBackend for ComputerPlayer {
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String {
        self.search(task, 1, keep_going)
            .map_or_else(String::new, |report| report.best_move.to_string())
    }

    fn insight(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> api::WireInsight {
        let position = task.position().to_string();
        match self.search(task, INSIGHT_LINES, keep_going) {
            Some(report) => to_wire(position, report.insight),
            None => api::WireInsight { position, ..api::WireInsight::default() },
        }
    }
}

/// How many principal variations an insight shows (multi-PV).
const INSIGHT_LINES: usize = 3;

/// The engine's insight as the protocol's.
fn to_wire(position: String, insight: engine::Insight) -> api::WireInsight {
    let line = |line: engine::Line| api::WireLine {
        words: line.words,
        chances: line.chances,
        score: match line.score {
            engine::Score::Points(points) => api::WireScore::Points(points),
            engine::Score::Wins(moves) => api::WireScore::Wins(moves),
            engine::Score::Loses(moves) => api::WireScore::Loses(moves),
        },
    };
    let exact = |exact: engine::Exact| api::WireExact {
        verdict: match exact.verdict {
            engine::Verdict::Win => api::WireVerdict::Win,
            engine::Verdict::Draw => api::WireVerdict::Draw,
            engine::Verdict::Loss => api::WireVerdict::Loss,
        },
        turns: exact.turns,
    };
    let path = |path: engine::ShortestPath| api::WireShortestPath {
        seat: path.seat,
        squares: path.squares,
    };
    api::WireInsight {
        position,
        seat: insight.seat,
        chances: insight.chances,
        lines: insight.lines.into_iter().map(line).collect(),
        shortest_paths: insight.shortest_paths.into_iter().map(path).collect(),
        exact: insight.exact.map(exact),
        depth: insight.effort.depth,
        nodes: insight.effort.nodes,
    }
}
