use super::board::{Board, Play};
use super::evaluation::Evaluation;
use super::node::Node;
use super::order::{MOST_PLIES, Memory, Moves, Scope};
use super::pace::Pace;
use super::race;
use super::selection::{
    Reductions, SINGULAR_DEPTH, after_null, is_futile, is_late, is_safe, singular_bar,
};
use super::table::{Bound, Entry, Table};
use super::trail::Trail;
use super::variation::Variations;
use super::way::Flood;

/// The score of a game won on the spot; each ply until then takes one off.
pub(crate) const WIN: i32 = 30_000;
/// Scores beyond this are forced wins.
pub(crate) const FORCED: i32 = WIN - 1_000;
const INFINITE: i32 = 32_000;

/// One thread's alpha-beta search of the two-player game.
pub(crate) struct Search<'a, E: Evaluation> {
    evaluation: &'a E,
    table: &'a Table,
    pace: Pace<'a>,
    memory: Memory,
    trail: Trail,
    flood: Flood,
    /// Moves at the root that another line of play has taken already.
    taken: Vec<Play>,
    variations: Variations,
    moves: Vec<Moves>,
    reductions: Reductions,
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
    /// A move to leave out, to see what there is besides.
    besides: Play,
}

impl<'a, E: Evaluation> Search<'a, E> {
    /// `past` is the game so far: the hashes of the positions before the root.
    pub(crate) fn new(
        evaluation: &'a E,
        table: &'a Table,
        pace: Pace<'a>,
        memory: Memory,
        past: &[u64],
    ) -> Self {
        Search {
            evaluation,
            table,
            pace,
            memory,
            trail: Trail::after(past),
            flood: Flood::default(),
            taken: Vec::new(),
            variations: Variations::default(),
            moves: vec![Moves::default(); MOST_PLIES],
            reductions: Reductions::default(),
        }
    }

    pub(crate) fn into_memory(self) -> Memory {
        self.memory
    }

    /// How many nodes all threads have looked at, as far as is known.
    pub(crate) fn nodes(&self) -> u64 {
        self.pace.nodes()
    }

    /// The best line from `node`, `depth` plies deep, that begins with none of `taken`. `guess` is
    /// what is expected. Where the search was stopped it is the best until then, if any was found.
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
        let mut high = None;
        loop {
            let visit = Visit {
                depth,
                alpha,
                beta,
                ply: 0,
                last: Play::NONE,
                quiet: self.trail.len(),
                null: true,
                besides: Play::NONE,
            };
            let score = self.search(node, &state, visit);
            let line = self.variations.best();
            if self.pace.stopped() {
                return if line.is_empty() { high } else { Some(Found { score, line }) };
            }
            width *= 3;
            if score <= alpha {
                beta = (alpha + beta) / 2;
                alpha = if width > WIDEST { -INFINITE } else { score - width };
            } else if score >= beta {
                beta = if width > WIDEST { INFINITE } else { score + width };
                high = Some(Found { score, line });
            } else {
                return Some(Found { score, line });
            }
        }
    }

    /// What seems best at first sight: for whoever has no time for more.
    pub(crate) fn glance(&mut self, node: &Node, legal: &[Play]) -> Found {
        let state = self.evaluation.begin(node);
        let looks = legal.iter().filter_map(|&play| {
            let next = node.after(play, &mut self.flood)?;
            let next_state = self.evaluation.update(&state, node, play, &next);
            Some((-self.evaluation.score(&next_state, &next), play))
        });
        let (score, play) = looks.max_by_key(|&(score, _)| score).expect("some move is legal");
        Found { score, line: vec![play] }
    }

    /// The score of a node. A search that is stopped says nothing, except at the root: the best of
    /// the moves it was done with.
    fn search(&mut self, node: &Node, state: &E::State, visit: Visit) -> i32 {
        let Visit { mut depth, mut alpha, mut beta, ply, last, quiet, null, besides } = visit;
        self.pace.count();
        self.variations.clear(ply);
        if self.pace.stopped() {
            return 0;
        }
        let board = &node.board;
        let (own, other) = (board.turn(), 1 - board.turn());
        let at_root = ply == 0;
        let on_line = beta - alpha > 1;
        let whole = besides == Play::NONE;
        if !at_root {
            if self.trail.repeats(board.hash(), quiet) {
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

        let entry = self.table.probe(board.hash(), ply);
        let hint = entry.map_or(Play::NONE, |entry| entry.play);
        match entry {
            Some(entry)
                if !on_line && whole && entry.depth >= depth && entry.decides(alpha, beta) =>
            {
                return entry.score;
            }
            None if depth >= 4 => depth -= 1,
            _ => {}
        }

        let judged = self.evaluation.score(state, node);
        let worth = entry.map_or(judged, |entry| entry.refine(judged));
        if !on_line && whole && beta.abs() < FORCED && !board.is_race() {
            if is_safe(depth, worth, beta) {
                return worth;
            }
            // Handing over the turn is worse than any move, except where pawns meet and whoever
            // must step first gives way.
            if null && depth >= 3 && worth >= beta && board.hand(own) > 0 && !close(board) {
                let visit = Visit { depth: after_null(depth), quiet: 0, ..visit };
                let score = self.pass(node, state, visit);
                if score >= beta && !self.pace.stopped() {
                    return if score >= FORCED { beta } else { score };
                }
            }
        }

        let mut more = 0;
        if let Some(entry) = entry
            && depth >= SINGULAR_DEPTH
            && !at_root
            && whole
            && hint != Play::NONE
            && entry.depth >= depth - 3
            && entry.bound != Bound::Upper
            && entry.score.abs() < FORCED
            && ply < MOST_PLIES / 2
        {
            let bar = singular_bar(depth, entry.score);
            let rest =
                Visit { depth: (depth - 1) / 2, alpha: bar - 1, beta: bar, besides: hint, ..visit };
            let score = self.search(node, state, rest);
            if self.pace.stopped() {
                return 0;
            }
            if score < bar {
                more = 1;
            } else if bar >= beta {
                // Two moves are too good to be allowed: that will not change.
                return bar;
            } else if entry.score >= beta {
                more = -1;
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
        self.trail.push(board.hash());
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
            if seen[word] & bit != 0 || play == besides {
                continue;
            }
            seen[word] |= bit;
            if at_root && self.taken.contains(&play) {
                continue;
            }
            if !play.is_fence() && play != Play::PASS && goal >> play.square() & 1 != 0 {
                best = WIN - ply as i32 - 1;
                best_play = play;
                self.variations.end(ply, play);
                break;
            }
            // Something else has been found that does not lose: the rest may be passed over.
            let spare = play.is_fence() && !at_root && best > -FORCED && play != hint;
            if spare && !node.cuts(other, play) {
                quiets += 1;
                if is_late(depth, quiets) || is_futile(depth, worth, alpha) {
                    self.moves[ply].drop_fences(|play| !node.cuts(other, play));
                    continue;
                }
            }
            if depth > 1 {
                self.table.fetch(board.hash_after(play));
            }
            let made = match depth {
                ..=1 => node.last(play, &mut self.flood),
                _ => node.after(play, &mut self.flood),
            };
            let Some(next) = made else { continue };
            let gain = i32::from(next.way(other).length) - i32::from(node.way(other).length)
                + i32::from(node.way(own).length)
                - i32::from(next.way(own).length);
            if spare && depth <= 3 && gain < 0 {
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
                besides: Play::NONE,
            };
            let mut score;
            if count == 0 {
                let more = if play == hint { more } else { 0 };
                score = -self.search(&next, &next_state, deeper(depth - 1 + more, -beta, -alpha));
            } else {
                let mut less = 0;
                if depth >= 3 && count >= 3 {
                    less = self.reductions.of(depth, count);
                    less += i32::from(play.is_fence() && gain <= 0);
                    less -= i32::from(gain >= 2) + i32::from(on_line);
                    less -= i32::from(!play.is_fence() && gain > 0);
                    less -= self.memory.score(own, last, play) / GOOD_RECORD;
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
            if self.pace.stopped() {
                break;
            }
            count += 1;
            if score > best {
                best = score;
                if score > alpha {
                    best_play = play;
                    alpha = score;
                    if on_line {
                        self.variations.note(ply, play);
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
        self.trail.pop();
        if self.pace.stopped() {
            return best;
        }
        if best == -INFINITE {
            if !whole {
                return alpha;
            }
            // No step, and every fence that fits closes a way: the turn is passed.
            best_play = Play::PASS;
            let visit = Visit { depth: depth - 1, alpha, beta, quiet: quiet + 1, ..visit };
            best = self.pass(node, state, visit);
            self.variations.note(ply, best_play);
        }
        if best >= beta && best_play != Play::NONE {
            let tried = &tried[..count.min(tried.len())];
            let tried =
                tried.iter().position(|&play| play == best_play).map_or(tried, |n| &tried[..n]);
            self.memory.learn(own, ply, last, best_play, tried, depth);
        }
        if whole && (!at_root || self.taken.is_empty()) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry { play: best_play, score: best, depth, bound };
            self.table.store(board.hash(), entry, ply);
        }
        best
    }

    /// The score of a node whose turn is handed over, to the depth and within the bounds of `visit`.
    fn pass(&mut self, node: &Node, state: &E::State, visit: Visit) -> i32 {
        let next = node.passed();
        let next_state = self.evaluation.update(state, node, Play::PASS, &next);
        let after = Visit {
            alpha: -visit.beta,
            beta: -visit.alpha,
            ply: visit.ply + 1,
            last: Play::PASS,
            null: false,
            besides: Play::NONE,
            ..visit
        };
        self.trail.push(node.board.hash());
        let score = -self.search(&next, &next_state, after);
        self.trail.pop();
        score
    }
}

/// How far from what is expected a score may be before the search is done over, and from where on
/// any score is expected.
const WINDOW: i32 = 30;
const WIDEST: i32 = 1_500;
/// What a move must have behind it to be looked at a ply deeper than others.
const GOOD_RECORD: i32 = 5_000;

/// Whether the pawns are so close that one may jump, or have to give way, soon.
fn close(board: &Board) -> bool {
    let (a, b) = (i32::from(board.pawn(0)), i32::from(board.pawn(1)));
    (a / 9 - b / 9).abs() + (a % 9 - b % 9).abs() <= 3
}
