use std::fmt::Write as _;

use crate::{Insight, Line, Score, Verdict};

/// The `info` lines of an analysis, one for each principal variation.
pub(crate) fn info_lines(insight: &Insight) -> String {
    let mut text = String::new();
    let effort = &insight.effort;
    for (nth, line) in insight.lines.iter().enumerate() {
        let _ = write!(text, "info depth {}", effort.depth);
        if insight.lines.len() > 1 {
            let _ = write!(text, " multipv {}", nth + 1);
        }
        let _ = write!(
            text,
            " nodes {} nps {} time {} score {}",
            effort.nodes,
            effort.nodes_per_second(),
            effort.time.as_millis(),
            score(line)
        );
        if let Some(exact) = insight.exact {
            let verdict = match exact.verdict {
                Verdict::Win => "Win",
                Verdict::Draw => "Draw",
                Verdict::Loss => "Loss",
            };
            let _ = write!(text, " exact {verdict} {}", exact.turns);
        }
        let _ = writeln!(text, " pv {}", line.words.join(" "));
    }
    text
}

/// With two seats the mover's score as in UCI; with more, every seat's chance in permille.
fn score(line: &Line) -> String {
    if line.chances.len() > 2 {
        let seats: Vec<_> = line.chances.iter().map(ToString::to_string).collect();
        return format!("seats {}", seats.join(","));
    }
    match line.score {
        Score::Points(points) => format!("cp {points}"),
        Score::Wins(moves) => format!("mate {moves}"),
        Score::Loses(moves) => format!("mate -{moves}"),
    }
}
