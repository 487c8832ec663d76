//! What all tree searches share: how long they grow, and what they show.

use std::time::Duration;

use game::Seat;

use crate::mcts::{Tree, Values, World};
use crate::thought::Task;
use crate::{Effort, Insight, Line, Score};

/// More than any tree can use: it has long filled its memory.
pub(crate) const MOST_VISITS: u64 = 10_000_000;

/// Grows a tree until the task is up, with a report now and then.
pub(crate) fn grow<W: World>(
    tree: &mut Tree<W>,
    visits: u64,
    task: &Task<'_>,
    insight: impl Fn(&Tree<W>, &Task<'_>) -> Insight,
) {
    // A tree has no depth to stop at: each ply asked for doubles the visits.
    let visits = visits.min(100 << task.watch.depth().min(20));
    let mut told = Duration::ZERO;
    for visit in 1..=visits {
        tree.visit();
        if visit % EVERY == 0 {
            if task.watch.expired(tree.steps()) {
                break;
            }
            let now = task.watch.elapsed();
            if now >= told + Duration::from_millis(500) {
                told = now;
                task.watch.report(&insight(tree, task));
            }
        }
    }
}

/// How many visits go by between two looks at the clock.
const EVERY: u64 = 4;

/// What a tree shows to `seat`, who is to move at its root.
pub(crate) fn insight<W: World>(
    tree: &Tree<W>,
    seat: Seat,
    task: &Task<'_>,
    word: impl Fn(W::Ply) -> String,
) -> Insight {
    let lines: Vec<_> = tree
        .choices()
        .into_iter()
        .take(task.settings.lines.max(1))
        .map(|(ply, _, values)| Line {
            words: tree.line(ply).into_iter().map(&word).collect(),
            chances: permille(&values, tree.seats()),
            score: points(values[seat.index()]),
        })
        .collect();
    Insight {
        seat: seat.number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        effort: Effort {
            depth: lines.first().map_or(0, |line| line.words.len() as u32),
            nodes: tree.steps(),
            time: task.watch.elapsed(),
        },
        lines,
        ..Insight::default()
    }
}

/// Values as everyone's chances.
pub(crate) fn permille(values: &Values, seats: usize) -> Vec<u16> {
    Seat::all(seats).map(|seat| (values[seat.index()] * 1000.0).round() as u16).collect()
}

/// A chance to win as points: the logistic curve that [`chance`] climbs, read backwards.
pub(crate) fn points(chance: f32) -> Score {
    let chance = chance.clamp(0.001, 0.999);
    Score::Points(((chance / (1.0 - chance)).ln() * SLOPE).round() as i32)
}

/// The chance to win that goes with so many points.
pub(crate) fn chance(points: i32) -> f32 {
    1.0 / (1.0 + (-points as f32 / SLOPE).exp())
}

/// How many points multiply the odds by e.
const SLOPE: f32 = 180.0;
