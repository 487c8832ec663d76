use ::game::{Insight, Score, Verdict};
use pyo3::prelude::*;

/// What a search found: the move to play and the analysis behind it.
///
/// >>> analysis = Engine().think(Game("quoridor").start(), nodes=200)
/// >>> analysis.move == analysis.lines[0].words[0], len(analysis.chances)
/// (True, 2)
#[pyclass(frozen, module = "palisade", get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Analysis {
    /// The move to play. A weak level may play another one than the first of the analysis.
    #[pyo3(name = "move")]
    best_move: String,
    /// The action of that move.
    action: u32,
    /// Each seat's chance to win, from 0 to 1.
    chances: Vec<f64>,
    /// The lines of best play, the best first.
    lines: Vec<Line>,
    /// Who wins with best play and in how many turns, where a tablebase knows it: `win`, `draw` or
    /// `loss` for seat 0.
    exact: Option<(&'static str, u32)>,
    /// How many plies the search looked ahead.
    depth: u32,
    /// How many positions it looked at.
    nodes: u64,
    /// How long it took, in seconds.
    seconds: f64,
}

/// A line of best play.
///
/// >>> line = Engine().think(Game("quoridor").start(), nodes=200).lines[0]
/// >>> line.points is not None, line.mate_in
/// (True, None)
#[pyclass(frozen, module = "palisade", get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The moves, as words.
    words: Vec<String>,
    /// Each seat's chance to win along this line, from 0 to 1.
    chances: Vec<f64>,
    /// The advantage of the seat to move, in hundredths of a step; `None` where a win is forced.
    points: Option<i32>,
    /// In how many own moves the seat to move wins by force; negative where it loses so.
    mate_in: Option<i64>,
}

/// Permille as fractions.
pub(crate) fn fractions(permille: &[u16]) -> Vec<f64> {
    permille.iter().map(|&chance| f64::from(chance) / 1000.0).collect()
}

impl Analysis {
    pub(crate) fn new(best_move: String, action: u32, insight: &Insight) -> Analysis {
        let line = |line: &::game::Line| {
            let (points, mate_in) = match line.score {
                Score::Points(points) => (Some(points), None),
                Score::Wins(moves) => (None, Some(i64::from(moves))),
                Score::Loses(moves) => (None, Some(-i64::from(moves))),
            };
            let chances = fractions(&line.chances);
            Line { words: line.words.clone(), chances, points, mate_in }
        };
        let verdict = |verdict| match verdict {
            Verdict::Win => "win",
            Verdict::Draw => "draw",
            Verdict::Loss => "loss",
        };
        Analysis {
            best_move,
            action,
            chances: fractions(&insight.chances),
            lines: insight.lines.iter().map(line).collect(),
            exact: insight.exact.map(|exact| (verdict(exact.verdict), exact.turns)),
            depth: insight.effort.depth,
            nodes: insight.effort.nodes,
            seconds: insight.effort.time.as_secs_f64(),
        }
    }
}

#[pymethods]
impl Analysis {
    fn __repr__(&self) -> String {
        format!("<Analysis {} depth {} nodes {}>", self.best_move, self.depth, self.nodes)
    }
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("<Line {}>", self.words.join(" "))
    }
}
