use rules::quoridor::{Move, Position};

use super::board::{Board, Play};
use super::evaluation::{Evaluation, HandMade};
use super::manner::Manner;
use super::mind::{glance, root};
use super::node::Node;
use super::order::{MOST_PLIES, Memory};
use super::pace::{Common, Pace};
use super::search::{FORCED, Found, Search, WIN};
use super::table::Table;
use super::way::Flood;
use crate::plain::chance;
use crate::thought::Task;
use crate::{Effort, Insight, Level, Line, Score, Thought};

/// The two-player game, and what is kept from move to move.
#[derive(Debug)]
pub(super) struct Duel {
    table: Option<Table>,
    megabytes: usize,
    memory: Memory,
}

impl Duel {
    pub(super) fn new(megabytes: usize) -> Duel {
        Duel { table: None, megabytes, memory: Memory::default() }
    }

    /// Lays out the table, which takes a while if it is large, before the clock runs.
    pub(super) fn prepare(&mut self, level: Level) {
        let megabytes = self.megabytes.min(Manner::of(level).hash);
        self.table.get_or_insert_with(|| Table::new(megabytes));
    }

    pub(super) fn think(&mut self, game: &[Position], task: &Task<'_>) -> Thought<Move> {
        let manner = Manner::of(task.settings.level);
        #[cfg(not(target_family = "wasm"))]
        if task.settings.level == Level::MAX {
            return self.think_with(&super::learned::Learned::new(), manner, game, task);
        }
        let position = game.last().expect("a game has a position");
        let evaluation = HandMade {
            blur: manner.blur,
            hoard: manner.hoard,
            seat: position.mover().index(),
            seed: task.settings.seed,
        };
        self.think_with(&evaluation, manner, game, task)
    }

    fn think_with<E: Evaluation>(
        &mut self,
        evaluation: &E,
        manner: Manner,
        game: &[Position],
        task: &Task<'_>,
    ) -> Thought<Move> {
        let (position, past) = game.split_last().expect("a game has a position");
        let node = root(position, &mut Flood::default());
        let past: Vec<_> = past.iter().map(|position| Board::new(position).hash()).collect();
        self.prepare(task.settings.level);
        let table = self.table.as_mut().expect("it is laid out");
        table.next_search();
        self.memory.fade();
        self.memory.misses_jumps = manner.misses_jumps;
        let (table, common) = (&*table, Common::default());
        let begin = |pace, memory| Search::new(evaluation, table, pace, memory, &past);
        let watched = Pace::watched(&common, task.watch, manner.nodes);
        let mut main = begin(watched, std::mem::take(&mut self.memory));
        let mut insight = glance(position);
        let alone =
            cfg!(target_family = "wasm") || manner.nodes < u64::MAX || manner.depth < u32::MAX;
        let helpers = if alone { 0 } else { task.settings.threads.saturating_sub(1) };
        let best = std::thread::scope(|scope| {
            for nth in 0..helpers {
                let (begin, common) = (&begin, &common);
                scope.spawn(move || {
                    let mut helper = begin(Pace::new(common), Memory::default());
                    deepen_alone(&mut helper, &node, nth);
                });
            }
            let depth = task.watch.depth().min(manner.depth);
            let best = deepen(&mut main, &node, task, depth, &mut insight);
            common.stop();
            best
        });
        insight.effort.time = task.watch.elapsed();
        self.memory = main.into_memory();
        Thought { best: best.to_rules(), insight }
    }
}

/// Looks further and further ahead, with a report after each step, until the watch says it is
/// enough.
fn deepen<E: Evaluation>(
    search: &mut Search<'_, E>,
    node: &Node,
    task: &Task<'_>,
    most: u32,
    insight: &mut Insight,
) -> Play {
    let legal = legal(node);
    let lines = task.settings.lines.clamp(1, legal.len());
    let mut found: Vec<Found> = Vec::new();
    let mut steady = 0;
    for depth in 1..=most.clamp(1, MOST_PLIES as u32 - 1) {
        let mut next: Vec<Found> = Vec::new();
        while next.len() < lines {
            let taken: Vec<_> = next.iter().map(|found| found.line[0]).collect();
            let guess = found.get(next.len()).map(|found| found.score);
            let Some(line) = search.line(node, depth as i32, guess, &taken) else { break };
            next.push(line);
        }
        if next.is_empty() {
            break;
        }
        let whole = next.len() == lines;
        steady = match found.first() {
            Some(old) if old.line[0] == next[0].line[0] => steady + 1,
            _ => 0,
        };
        // Lines that the last, unfinished round did not reach stay as they were.
        let fresh: Vec<_> = next.iter().map(|found| found.line[0]).collect();
        next.extend(found.into_iter().filter(|old| !fresh.contains(&old.line[0])));
        next.truncate(lines);
        next.sort_by_key(|found| std::cmp::Reverse(found.score));
        found = next;
        describe(insight, node, &found, task, depth, search.nodes());
        task.watch.report(insight);
        let decided = lines == 1
            && found[0].score.abs() >= FORCED
            && depth as i32 > WIN - found[0].score.abs();
        let forced = legal.len() == 1 && depth >= 4;
        let factor = if steady >= 4 { 0.6 } else { 1.0 };
        if !whole || decided || forced || task.watch.late(factor) {
            break;
        }
    }
    insight.effort.nodes = search.nodes();
    if found.is_empty() {
        found.push(search.glance(node, &legal));
        describe(insight, node, &found, task, 0, insight.effort.nodes);
    }
    found[0].line[0]
}

/// What a helper does: the same search, a little out of step, for the table they share.
fn deepen_alone<E: Evaluation>(search: &mut Search<'_, E>, node: &Node, nth: usize) {
    let mut guess = None;
    for depth in (1 + nth as i32 % 2).. {
        if depth >= MOST_PLIES as i32 {
            return;
        }
        match search.line(node, depth, guess, &[]) {
            Some(found) => guess = Some(found.score),
            None => return,
        }
    }
}

/// Every legal move, the steps first.
pub(super) fn legal(node: &Node) -> Vec<Play> {
    use super::board::{bits64, bits128};
    let board = &node.board;
    let mut flood = Flood::default();
    let mut plays: Vec<_> = bits128(board.steps()).map(Play::step).collect();
    if board.hand(board.turn()) > 0 {
        for lie in 0..2 {
            let fences = bits64(board.free()[lie]).map(|slot| Play::fence(lie, slot));
            plays.extend(fences.filter(|&play| node.after(play, &mut flood).is_some()));
        }
    }
    if plays.is_empty() {
        plays.push(Play::PASS);
    }
    plays
}

fn describe(
    insight: &mut Insight,
    node: &Node,
    found: &[Found],
    task: &Task<'_>,
    depth: u32,
    nodes: u64,
) {
    let own = node.board.turn();
    insight.lines = found
        .iter()
        .map(|found| {
            let score = score(found.score);
            Line {
                words: found.line.iter().map(|play| play.to_rules().to_string()).collect(),
                chances: chances(score, own),
                score,
            }
        })
        .collect();
    insight.chances = insight.lines[0].chances.clone();
    insight.effort = Effort { depth, nodes, time: task.watch.elapsed() };
}

fn score(score: i32) -> Score {
    if score >= FORCED {
        Score::Wins(((WIN - score + 1) / 2) as u32)
    } else if score <= -FORCED {
        Score::Loses(((WIN + score) / 2) as u32)
    } else {
        Score::Points(score)
    }
}

fn chances(score: Score, own: usize) -> Vec<u16> {
    let mine = match score {
        Score::Points(points) => (chance(points) * 1000.0).round() as u16,
        Score::Wins(_) => 1000,
        Score::Loses(_) => 0,
    };
    let mut chances = vec![1000 - mine; 2];
    chances[own] = mine;
    chances
}
