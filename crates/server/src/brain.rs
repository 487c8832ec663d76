//! The engine at the table.

use std::sync::Arc;

use engine::{Control, Level, Limits, Oracle, Player, Settings, Stopwatch, Thought};

use crate::engines::{Brain, Task};

/// A brain that plays as the engine does.
pub struct Machine {
    settings: Settings,
}

impl Machine {
    /// With a table of `hash` megabytes, and someone who knows PAC-MAN positions, if there is one.
    pub fn new(hash: usize, oracle: Option<Arc<dyn Oracle>>) -> Machine {
        Machine { settings: Settings { hash, oracle, ..Settings::default() } }
    }

    fn think(&self, task: &Task, lines: usize, keep_going: &dyn Fn() -> bool) -> Option<Thought> {
        let level = Level::new(task.level).unwrap_or(Level::MAX);
        let settings = Settings { level, lines, seed: task.seed, ..self.settings.clone() };
        let control =
            Control { clock: &Stopwatch::default(), keep_going, report: &|_: &engine::Insight| {} };
        Player::new(settings).think(&task.game, &Limits::movetime(task.time), &control)
    }
}

impl Brain for Machine {
    fn choose(&self, task: &Task, keep_going: &dyn Fn() -> bool) -> String {
        self.think(task, 1, keep_going).map_or_else(String::new, |thought| thought.best.to_string())
    }

    fn insight(&self, task: &Task, keep_going: &dyn Fn() -> bool) -> api::Insight {
        let position = task.position().to_string();
        match self.think(task, LINES, keep_going) {
            Some(thought) => wire(position, thought.insight),
            None => api::Insight { position, ..api::Insight::default() },
        }
    }
}

/// How many ways to go on an insight shows.
const LINES: usize = 3;

/// An insight as it crosses the wire.
fn wire(position: String, insight: engine::Insight) -> api::Insight {
    let line = |line: engine::Line| api::Line {
        words: line.words,
        chances: line.chances,
        score: match line.score {
            engine::Score::Points(points) => api::Score::Points(points),
            engine::Score::Wins(moves) => api::Score::Wins(moves),
            engine::Score::Loses(moves) => api::Score::Loses(moves),
        },
    };
    let exact = |exact: engine::Exact| api::Exact {
        verdict: match exact.verdict {
            engine::Verdict::Win => api::Verdict::Win,
            engine::Verdict::Draw => api::Verdict::Draw,
            engine::Verdict::Loss => api::Verdict::Loss,
        },
        turns: exact.turns,
    };
    let way = |way: engine::Way| api::Way { seat: way.seat, squares: way.squares };
    api::Insight {
        position,
        seat: insight.seat,
        chances: insight.chances,
        lines: insight.lines.into_iter().map(line).collect(),
        ways: insight.ways.into_iter().map(way).collect(),
        exact: insight.exact.map(exact),
        depth: insight.effort.depth,
        nodes: insight.effort.nodes,
    }
}
