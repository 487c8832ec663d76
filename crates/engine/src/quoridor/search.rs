use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use super::board::Play;
use super::evaluation::Evaluation;
use super::node::Node;
use super::order::{MOST_PLIES, Memory, Moves, Scope};
use super::race;
use super::table::{Bound, Entry, Table};
use super::way::Flood;
use crate::watch::Watch;

/// The score of a game won on the spot; each ply until then takes one off.
pub(crate) const WIN: i32 = 30_000;
/// Scores beyond this are forced wins.
pub(crate) const FORCED: i32 = WIN - 1_000;
const INFINITE: i32 = 32_000;

/// One thread's alpha-beta search of the two-player game.
pub(crate) struct Search<'a, E: Evaluation> {
    evaluation: &'a E,
    table: &'a Table,
    /// Set once all threads must end.
    stop: &'a AtomicBool,
    /// Nodes of all threads together, brought up to date now and then.
    total: &'a AtomicU64,
    /// Only the thread that was asked watches the clock.
    watch: Option<&'a Watch<'a>>,
    memory: Memory,
    flood: Flood,
    nodes: u64,
    counted: u64,
    next_look: u64,
    /// How many nodes it may look at.
    most: u64,
    /// The hashes of the game so far, then of the line being searched.
    path: Vec<u64>,
    /// Where in `path` the line begins.
    root: usize,
    /// Moves at the root that another line of play has taken already.
    taken: Vec<Play>,
    best: Vec<[Play; MOST_PLIES]>,
    moves: Vec<Moves>,
    reductions: Vec<[i32; 64]>,
}

/// What a search has found: the score for the seat to move and the moves that lead to it.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) score: i32,
    pub(crate) line: Vec<Play>,
}

/// One visit of the search, as far as it differs from node to node.
#[derive(Clone, Copy)]
struct Visit {
    depth: i32,
    alpha: i32,
    beta: i32,
    ply: usize,
    last: Play,
    /// Plies since a fence was laid: no position before that can come back.
    quiet: usize,
    /// Whether the turn may be handed over to see if even that holds.
    null: bool,
}

impl<'a, E: Evaluation> Search<'a, E> {
    pub(crate) fn new(
        evaluation: &'a E,
        table: &'a Table,
        stop: &'a AtomicBool,
        total: &'a AtomicU64,
        memory: Memory,
    ) -> Self {
        let reduction = |depth: usize, nth: usize| {
            if depth == 0 || nth == 0 {
                return 0;
            }
            (0.5 + (depth as f64).ln() * (nth as f64).ln() / 1.9) as i32
        };
        Search {
            evaluation,
            table,
            stop,
            total,
            watch: None,
            memory,
            flood: Flood::default(),
            nodes: 0,
            counted: 0,
            next_look: NODES_A_LOOK,
            most: u64::MAX,
            path: Vec::new(),
            root: 0,
            taken: Vec::new(),
            best: vec![[Play::NONE; MOST_PLIES]; MOST_PLIES + 1],
            moves: vec![Moves::default(); MOST_PLIES],
            reductions: (0..64)
                .map(|depth| std::array::from_fn(|nth| reduction(depth, nth)))
                .collect(),
        }
    }

    /// With the clock to watch, and everyone to stop when it says so or after `most` nodes.
    pub(crate) fn watched(mut self, watch: &'a Watch<'a>, most: u64) -> Self {
        self.watch = Some(watch);
        self.most = most.min(watch.nodes());
        self.next_look = self.most.clamp(NODES_OF_A_PLY, NODES_A_LOOK);
        self
    }

    /// With the game so far: the hashes of the positions before the root.
    pub(crate) fn after(mut self, past: &[u64]) -> Self {
        self.path = past.to_vec();
        self.root = past.len();
        self
    }

    pub(crate) fn into_memory(self) -> Memory {
        self.memory
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best line from `node`, `depth` plies deep, that begins with none of `taken`. `guess` is
    /// what is expected. Nothing where the search was stopped before it knew.
    pub(crate) fn line(
        &mut self,
        node: &Node,
        depth: i32,
        guess: Option<i32>,
        taken: &[Play],
    ) -> Option<Found> {
        self.taken = taken.to_vec();
        let state = self.evaluation.begin(node);
        let mut width = WINDOW;
        let (mut alpha, mut beta) = match guess {
            Some(guess) if depth >= 4 && guess.abs() < FORCED => (guess - width, guess + width),
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let visit = Visit {
                depth,
                alpha,
                beta,
                ply: 0,
                last: Play::NONE,
                quiet: self.path.len(),
                null: true,
            };
            let score = self.search(node, &state, visit);
            if self.stopped() {
                return None;
            }
            width *= 3;
            if score <= alpha {
                beta = (alpha + beta) / 2;
                alpha = if width > 1500 { -INFINITE } else { score - width };
            } else if score >= beta {
                beta = if width > 1500 { INFINITE } else { score + width };
            } else {
                let line = self.best[0].iter().copied().take_while(|&play| play != Play::NONE);
                return Some(Found { score, line: line.collect() });
            }
        }
    }

    fn stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Counts a node, and looks at the clock now and then.
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes < self.next_look {
            return;
        }
        let total =
            self.total.fetch_add(self.nodes - self.counted, Relaxed) + self.nodes - self.counted;
        self.counted = self.nodes;
        self.next_look = self.nodes + NODES_A_LOOK;
        if let Some(watch) = self.watch {
            self.next_look =
                self.next_look.min(self.nodes + self.most.saturating_sub(total).max(1));
            if total >= self.most || watch.expired(total) {
                self.stop.store(true, Relaxed);
            }
        }
    }

    fn search(&mut self, node: &Node, state: &E::State, visit: Visit) -> i32 {
        let Visit { mut depth, mut alpha, mut beta, ply, last, quiet, null } = visit;
        self.count();
        self.best[ply][0] = Play::NONE;
        if self.stopped() {
            return 0;
        }
        let board = &node.board;
        let (own, other) = (board.turn(), 1 - board.turn());
        let at_root = ply == 0;
        let on_line = beta - alpha > 1;
        if !at_root {
            if self.repeats(board.hash(), quiet) {
                return 0;
            }
            if board.hand(own) == 0 || board.hand(other) == 0 {
                match race::certain(node, &mut self.flood) {
                    Some(plies) if plies > 0 => return WIN - ply as i32 - plies,
                    Some(plies) => return -WIN + ply as i32 - plies,
                    None => {}
                }
            }
            // Nobody can still win faster, or lose slower, than a line that is known.
            alpha = alpha.max(-WIN + ply as i32);
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        if ply + 1 >= MOST_PLIES {
            return self.evaluation.score(state, node);
        }
        if depth <= 0 {
            // In a race the pawns walk on until they are past each other: that is exact and short.
            if !board.is_race() {
                // Who can arrive does: no judgement is needed.
                let arrives = node.way(own).length == 1 && board.steps() & board.goal(own) != 0;
                return match arrives {
                    true => WIN - ply as i32 - 1,
                    false => self.evaluation.score(state, node),
                };
            }
            depth = 1;
        }

        let entry = self.table.probe(board.hash());
        let mut hint = Play::NONE;
        if let Some(entry) = entry {
            hint = entry.play;
            let score = from_table(entry.score, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if !on_line && entry.depth >= depth && enough {
                return score;
            }
        } else if depth >= 4 {
            depth -= 1;
        }

        let worth = self.evaluation.score(state, node);
        let near = near(board.pawn(own), board.pawn(other));
        if !on_line && beta.abs() < FORCED && !board.is_race() {
            if depth <= 4 && worth - 110 * depth >= beta {
                return worth;
            }
            // Handing over the turn is worse than any move, except where pawns meet and whoever
            // must step first gives way.
            if null && depth >= 3 && worth >= beta && !near && board.hand(own) > 0 {
                let next = node.passed();
                let next_state = self.evaluation.update(state, node, Play::PASS, &next);
                let reduced = depth - 3 - depth / 4;
                self.path.push(board.hash());
                let score = -self.search(
                    &next,
                    &next_state,
                    Visit {
                        depth: reduced,
                        alpha: -beta,
                        beta: -beta + 1,
                        ply: ply + 1,
                        last: Play::PASS,
                        quiet: 0,
                        null: false,
                    },
                );
                self.path.pop();
                if score >= beta && !self.stopped() {
                    return if score >= FORCED { beta } else { score };
                }
            }
        }

        let mut scope = match depth {
            _ if at_root => Scope::All,
            ..=1 => Scope::Cuts,
            2..=4 => Scope::Lively,
            _ => Scope::All,
        };
        let first_alpha = alpha;
        let goal = board.goal(own);
        self.moves[ply].list(node, hint, &self.memory, last, ply, scope);
        let mut seen = [0u64; 4];
        let mut best = -INFINITE;
        let mut best_play = Play::NONE;
        let mut tried = [Play::NONE; 32];
        let mut count = 0usize;
        let mut quiets = 0;
        self.path.push(board.hash());
        loop {
            let Some((play, _)) = self.moves[ply].next() else {
                // A loss is admitted only once every fence has been tried.
                if scope == Scope::All || best > -FORCED {
                    break;
                }
                scope = Scope::All;
                self.moves[ply].list(node, hint, &self.memory, last, ply, scope);
                continue;
            };
            let (word, bit) = (play.0 as usize / 64, 1 << (play.0 % 64));
            if seen[word] & bit != 0 {
                continue;
            }
            seen[word] |= bit;
            if at_root && self.taken.contains(&play) {
                continue;
            }
            if !play.is_fence() && play != Play::PASS && goal >> play.square() & 1 != 0 {
                best = WIN - ply as i32 - 1;
                best_play = play;
                self.best[ply][0] = play;
                self.best[ply][1] = Play::NONE;
                break;
            }
            let is_quiet = play.is_fence() && !node.cuts(other, play);
            if is_quiet && !at_root && best > -FORCED && play != hint {
                quiets += 1;
                let late = depth <= 5 && quiets > 3 + 2 * depth * depth;
                let futile = depth <= 3 && worth + 60 + 90 * depth <= alpha;
                if late || futile {
                    self.moves[ply].drop_fences(|play| !node.cuts(other, play));
                    continue;
                }
            }
            let made = match depth {
                ..=1 => node.last(play, &mut self.flood),
                _ => node.after(play, &mut self.flood),
            };
            let Some(next) = made else { continue };
            let gain = i32::from(next.way(other).length) - i32::from(node.way(other).length)
                + i32::from(node.way(own).length)
                - i32::from(next.way(own).length);
            if play.is_fence()
                && !at_root
                && best > -FORCED
                && play != hint
                && depth <= 3
                && gain < 0
            {
                continue;
            }
            let next_state = self.evaluation.update(state, node, play, &next);
            let deeper = |depth, alpha, beta| Visit {
                depth,
                alpha,
                beta,
                ply: ply + 1,
                last: play,
                quiet: if play.is_fence() { 0 } else { quiet + 1 },
                null: true,
            };
            let mut score;
            if count == 0 {
                score = -self.search(&next, &next_state, deeper(depth - 1, -beta, -alpha));
            } else {
                let mut less = 0;
                if depth >= 3 && count >= 3 {
                    less = self.reductions[depth.min(63) as usize][count.min(63)];
                    less += i32::from(play.is_fence() && gain <= 0);
                    less -= i32::from(gain >= 2) + i32::from(on_line);
                    less -= i32::from(!play.is_fence() && gain > 0);
                    less = less.clamp(0, depth - 2);
                }
                score =
                    -self.search(&next, &next_state, deeper(depth - 1 - less, -alpha - 1, -alpha));
                if score > alpha && less > 0 {
                    score = -self.search(&next, &next_state, deeper(depth - 1, -alpha - 1, -alpha));
                }
                if score > alpha && score < beta {
                    score = -self.search(&next, &next_state, deeper(depth - 1, -beta, -alpha));
                }
            }
            if self.stopped() {
                break;
            }
            count += 1;
            if score > best {
                best = score;
                if score > alpha {
                    best_play = play;
                    alpha = score;
                    if on_line {
                        self.remember(ply, play);
                    }
                    if score >= beta {
                        break;
                    }
                }
            }
            if count <= tried.len() {
                tried[count - 1] = play;
            }
        }
        self.path.pop();
        if self.stopped() {
            return 0;
        }
        if best == -INFINITE {
            // No step, and every fence that fits closes a way: the turn is passed.
            let next = node.passed();
            let next_state = self.evaluation.update(state, node, Play::PASS, &next);
            let visit = Visit {
                depth: depth - 1,
                alpha: -beta,
                beta: -alpha,
                ply: ply + 1,
                last: Play::PASS,
                quiet: quiet + 1,
                null: true,
            };
            best_play = Play::PASS;
            best = -self.search(&next, &next_state, visit);
            self.remember(ply, best_play);
        }
        if best >= beta && best_play != Play::NONE {
            let tried = &tried[..count.min(tried.len())];
            let tried =
                tried.iter().position(|&play| play == best_play).map_or(tried, |n| &tried[..n]);
            self.memory.learn(own, ply, last, best_play, tried, depth);
        }
        if !at_root || self.taken.is_empty() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let score = to_table(best, ply);
            self.table.store(board.hash(), Entry { play: best_play, score, depth, bound });
        }
        best
    }

    /// Notes the best line from here: this move, then the best line after it.
    fn remember(&mut self, ply: usize, play: Play) {
        let (here, below) = self.best.split_at_mut(ply + 1);
        let (here, below) = (&mut here[ply], &below[0]);
        here[0] = play;
        for (to, &from) in here[1..].iter_mut().zip(below) {
            *to = from;
            if from == Play::NONE {
                break;
            }
        }
    }

    /// Whether a position came up before in this line, or twice in the game so far: sooner or
    /// later that is the third time.
    fn repeats(&self, hash: u64, quiet: usize) -> bool {
        let since = self.path.len().saturating_sub(quiet);
        let mut before = 0;
        for (index, &earlier) in self.path.iter().enumerate().skip(since).rev() {
            if earlier == hash {
                before += if index >= self.root { 2 } else { 1 };
                if before >= 2 {
                    return true;
                }
            }
        }
        false
    }
}

/// How far from what is expected a score may be before the search is done over.
const WINDOW: i32 = 45;
/// How many nodes go by between two looks at the clock.
const NODES_A_LOOK: u64 = 1024;
/// More than there are moves: the first ply is always looked at, so that whoever is stopped at once
/// still has a move.
const NODES_OF_A_PLY: u64 = 150;

/// Whether two pawns are so close that one may jump, or have to give way, soon.
fn near(a: u8, b: u8) -> bool {
    let (a, b) = (i32::from(a), i32::from(b));
    (a / 9 - b / 9).abs() + (a % 9 - b % 9).abs() <= 3
}

/// Forced wins are stored by their distance from the node, not from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    if score >= FORCED {
        score + ply as i32
    } else if score <= -FORCED {
        score - ply as i32
    } else {
        score
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    if score >= FORCED {
        score - ply as i32
    } else if score <= -FORCED {
        score + ply as i32
    } else {
        score
    }
}
