use super::history::MAX_PLY;
use super::movepick::FenceScope;
use super::node_counter::NodeCounter;
use super::observer::{Cutoff, MoveKind, SearchObserver};
use super::pruning::{Pruning, SINGULAR_MIN_DEPTH};
use super::race;
use super::repetition::RepetitionHistory;
use super::score::{FORCED_WIN, INFINITE, WIN_SCORE};
use super::thread_memory::ThreadMemory;
use super::tt::{TranspositionTable, TtEntry};
use crate::bound::Bound;
use crate::quoridor::board::{Node, PackedMove, PathFinder, SearchBoard};
use crate::quoridor::evaluation::Evaluation;

/// One thread's principal variation search of the two-player game: alpha-beta with null windows.
pub(crate) struct AlphaBetaSearch<'a, E: Evaluation, O: SearchObserver> {
    evaluation: &'a E,
    observer: &'a mut O,
    pruning: &'a Pruning,
    tt: &'a TranspositionTable,
    counter: NodeCounter<'a>,
    memory: &'a mut ThreadMemory,
    repetition: RepetitionHistory,
    path_finder: PathFinder,
    /// MultiPV: the root moves of lines already found.
    excluded_root_moves: Vec<PackedMove>,
}

/// The result of one iteration: the score for the seat to move and the principal variation.
#[derive(Clone, Debug)]
pub(crate) struct SearchResult {
    pub(crate) score: i32,
    pub(crate) pv: Vec<PackedMove>,
}

/// The arguments of a node's search.
#[derive(Clone, Copy)]
struct NodeArgs {
    depth: i32,
    alpha: i32,
    beta: i32,
    ply: usize,
    previous_move: PackedMove,
    /// Reversible plies: those since the last fence, before which no position can be repeated.
    reversible_plies: usize,
    /// Whether a null move is allowed.
    allow_null: bool,
    /// The excluded move of a singular extension's search, or none.
    excluded: PackedMove,
}

/// Where the state of a node's evaluation comes from. Many nodes need none: it is computed when first
/// asked for.
#[derive(Clone, Copy)]
enum StateSource<'n, S> {
    Ready(&'n S),
    /// After a move from a node with that state.
    After(&'n S, &'n Node, PackedMove),
}

impl<'a, E: Evaluation, O: SearchObserver> AlphaBetaSearch<'a, E, O> {
    /// `game_hashes` are those of the positions before the root.
    pub(crate) fn new(
        evaluation: &'a E,
        observer: &'a mut O,
        pruning: &'a Pruning,
        tt: &'a TranspositionTable,
        counter: NodeCounter<'a>,
        memory: &'a mut ThreadMemory,
        game_hashes: &[u64],
    ) -> Self {
        AlphaBetaSearch {
            evaluation,
            observer,
            pruning,
            tt,
            counter,
            memory,
            repetition: RepetitionHistory::new(game_hashes),
            path_finder: PathFinder::default(),
            excluded_root_moves: Vec::new(),
        }
    }

    /// How many nodes all threads have visited, as far as they have published them.
    pub(crate) fn nodes(&self) -> u64 {
        self.counter.nodes()
    }

    /// One iteration with an aspiration window around `expected_score`: the best line from `node`
    /// that begins with none of `excluded_root_moves`. Where the search was stopped it is the best
    /// until then, if any was found.
    pub(crate) fn search_root(
        &mut self,
        node: &Node,
        depth: i32,
        expected_score: Option<i32>,
        excluded_root_moves: &[PackedMove],
    ) -> Option<SearchResult> {
        self.excluded_root_moves = excluded_root_moves.to_vec();
        let state = self.evaluation.begin(node);
        let mut width = self.pruning.aspiration_window();
        let (mut alpha, mut beta) = match expected_score {
            Some(expected) if depth >= 4 && expected.abs() < FORCED_WIN => {
                (expected - width, expected + width)
            }
            _ => (-INFINITE, INFINITE),
        };
        let mut fail_high = None;
        loop {
            let args = NodeArgs {
                depth,
                alpha,
                beta,
                ply: 0,
                previous_move: PackedMove::NONE,
                reversible_plies: self.repetition.len(),
                allow_null: true,
                excluded: PackedMove::NONE,
            };
            let score = self.search(node, StateSource::Ready(&state), args);
            let pv = self.memory.pv.root_line();
            if self.counter.stopped() {
                return if pv.is_empty() { fail_high } else { Some(SearchResult { score, pv }) };
            }
            width *= 3;
            if score <= alpha {
                beta = (alpha + beta) / 2;
                alpha = if width > MAX_ASPIRATION_WINDOW { -INFINITE } else { score - width };
            } else if score >= beta {
                beta = if width > MAX_ASPIRATION_WINDOW { INFINITE } else { score + width };
                fail_high = Some(SearchResult { score, pv });
            } else {
                return Some(SearchResult { score, pv });
            }
        }
    }

    /// The move with the best static evaluation: for when there is no time for depth 1.
    pub(crate) fn static_best_move(&mut self, node: &Node, legal: &[PackedMove]) -> SearchResult {
        let state = self.evaluation.begin(node);
        let scores = legal.iter().filter_map(|&mv| {
            let next = node.after(mv, &mut self.path_finder)?;
            Some((-self.evaluation.score_after(&state, node, mv, &next), mv))
        });
        let (score, mv) = scores.max_by_key(|&(score, _)| score).expect("some move is legal");
        SearchResult { score, pv: vec![mv] }
    }

    /// The score of a node. That of a stopped search means nothing, except at the root: the best of
    /// the moves searched to the end.
    fn search(&mut self, node: &Node, source: StateSource<'_, E::State>, args: NodeArgs) -> i32 {
        let NodeArgs {
            mut depth,
            mut alpha,
            mut beta,
            ply,
            previous_move,
            reversible_plies,
            allow_null,
            excluded,
        } = args;
        self.counter.count();
        self.observer.node(depth);
        self.memory.pv.clear(ply);
        if self.counter.stopped() {
            return 0;
        }
        let board = &node.board;
        let (own, other) = (board.turn(), 1 - board.turn());
        let is_root = ply == 0;
        let is_pv = beta - alpha > 1;
        // Whether no move is left out, as a singular extension's search does.
        let is_full = excluded == PackedMove::NONE;
        if !is_root {
            if self.repetition.is_repetition(board.hash(), reversible_plies) {
                return 0;
            }
            if board.fences_left(own) == 0 || board.fences_left(other) == 0 {
                match race::forced_result(node, &mut self.path_finder) {
                    Some(plies) if plies > 0 => return WIN_SCORE - ply as i32 - plies,
                    Some(plies) => return -WIN_SCORE + ply as i32 - plies,
                    None => {}
                }
            }
            // Mate distance pruning: no line from here wins faster, or loses slower, than these.
            alpha = alpha.max(-WIN_SCORE + ply as i32);
            beta = beta.min(WIN_SCORE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        if ply + 1 >= MAX_PLY {
            return self.evaluate(node, source);
        }
        if depth <= 0 {
            // A race is searched to its end: that is exact, and short once the pawns are apart.
            if !board.is_race() {
                // A win in one move needs no evaluation.
                let arrives =
                    node.path(own).length == 1 && board.step_targets() & board.goal(own) != 0;
                return match arrives {
                    true => WIN_SCORE - ply as i32 - 1,
                    false => self.evaluate(node, source),
                };
            }
            depth = 1;
        }

        let entry = self.tt.probe(board.hash(), ply);
        let tt_move = entry.map_or(PackedMove::NONE, |entry| entry.mv);
        match entry {
            Some(entry)
                if !is_pv && is_full && entry.depth >= depth && entry.cuts_off(alpha, beta) =>
            {
                return entry.score;
            }
            // Internal iterative reduction.
            None if depth >= 4 => depth -= 1,
            _ => {}
        }

        let raw_eval = match entry {
            Some(entry) => entry.static_eval,
            None => self.evaluate(node, source),
        };
        let static_eval = entry.map_or(raw_eval, |entry| entry.correct(raw_eval));
        let prunable_node = !is_pv && is_full && beta.abs() < FORCED_WIN && !board.is_race();
        if prunable_node && self.pruning.reverse_futility(depth, static_eval, beta) {
            return static_eval;
        }
        let mut computed;
        let state = match source {
            StateSource::Ready(state) => state,
            StateSource::After(state, before, mv) => {
                computed = E::State::default();
                self.evaluation.update(state, before, mv, node, &mut computed);
                &computed
            }
        };
        if prunable_node {
            // Null move pruning: passing is worse than any move, except in zugzwang, where pawns
            // meet and the one that must step first gives way.
            if allow_null
                && depth >= 3
                && static_eval >= beta
                && board.fences_left(own) > 0
                && !pawns_close(board)
            {
                let depth = self.pruning.null_move_depth(depth);
                let args = NodeArgs { depth, reversible_plies: 0, ..args };
                let score = self.search_pass(node, state, args);
                if score >= beta && !self.counter.stopped() {
                    return if score >= FORCED_WIN { beta } else { score };
                }
            }
        }

        let traced;
        let node = if node.is_traced() {
            node
        } else {
            traced = node.traced(&mut self.path_finder);
            &traced
        };
        let board = &node.board;

        // Singular extension: does every other move fail low against the table's?
        let mut extension = 0;
        if let Some(entry) = entry
            && depth >= SINGULAR_MIN_DEPTH
            && !is_root
            && is_full
            && tt_move != PackedMove::NONE
            && entry.depth >= depth - 3
            && entry.bound != Bound::Upper
            && entry.score.abs() < FORCED_WIN
            && ply < MAX_PLY / 2
        {
            let singular_beta = self.pruning.singular_beta(depth, entry.score);
            let args = NodeArgs {
                depth: (depth - 1) / 2,
                alpha: singular_beta - 1,
                beta: singular_beta,
                excluded: tt_move,
                ..args
            };
            let score = self.search(node, StateSource::Ready(state), args);
            if self.counter.stopped() {
                return 0;
            }
            if score < singular_beta {
                extension = 1;
            } else if singular_beta >= beta {
                // Multi-cut: two moves fail high.
                return singular_beta;
            } else if entry.score >= beta {
                extension = -1;
            }
        }

        let mut scope = match depth {
            _ if is_root => FenceScope::All,
            ..=1 => FenceScope::Blocking,
            2..=4 => FenceScope::Probable,
            _ => FenceScope::All,
        };
        let original_alpha = alpha;
        let goal = board.goal(own);
        self.memory.pickers[ply].generate(
            node,
            tt_move,
            &self.memory.history,
            previous_move,
            ply,
            scope,
        );
        let mut seen = [0u64; 4];
        let mut best = -INFINITE;
        let mut best_move = PackedMove::NONE;
        let mut tried = [PackedMove::NONE; 32];
        let mut move_count = 0usize;
        let mut quiet_count = 0;
        self.repetition.push(board.hash());
        let begun = self.observer.mark();
        let mut last_begun = begun;
        loop {
            let Some((mv, _)) = self.memory.pickers[ply].next() else {
                // A forced loss is returned only once every fence has been tried.
                if scope == FenceScope::All || best > -FORCED_WIN {
                    break;
                }
                scope = FenceScope::All;
                self.memory.pickers[ply].generate(
                    node,
                    tt_move,
                    &self.memory.history,
                    previous_move,
                    ply,
                    scope,
                );
                continue;
            };
            let (word, bit) = (mv.0 as usize / 64, 1 << (mv.0 % 64));
            if seen[word] & bit != 0 || mv == excluded {
                continue;
            }
            seen[word] |= bit;
            if is_root && self.excluded_root_moves.contains(&mv) {
                continue;
            }
            if !mv.is_fence() && mv != PackedMove::PASS && goal >> mv.square() & 1 != 0 {
                best = WIN_SCORE - ply as i32 - 1;
                best_move = mv;
                self.memory.pv.set_last(ply, mv);
                break;
            }
            // Some move does not lose by force: the rest may be pruned.
            let prunable = mv.is_fence() && !is_root && best > -FORCED_WIN && mv != tt_move;
            if prunable && !node.blocks_path(other, mv) {
                quiet_count += 1;
                if self.pruning.late_move_pruning(depth, quiet_count)
                    || self.pruning.futility(depth, static_eval, alpha)
                {
                    self.memory.pickers[ply].drop_fences(|mv| !node.blocks_path(other, mv));
                    continue;
                }
            }
            if depth > 1 {
                self.tt.prefetch(board.hash_after(mv));
            }
            let Some(next) = node.after_untraced(mv, &mut self.path_finder) else { continue };
            let gained_steps = i32::from(next.path(other).length)
                - i32::from(node.path(other).length)
                + i32::from(node.path(own).length)
                - i32::from(next.path(own).length);
            if prunable && depth <= 3 && gained_steps < 0 {
                continue;
            }
            last_begun = self.observer.mark();
            let next_source = StateSource::After(state, node, mv);
            let child = |depth, alpha, beta| NodeArgs {
                depth,
                alpha,
                beta,
                ply: ply + 1,
                previous_move: mv,
                reversible_plies: if mv.is_fence() { 0 } else { reversible_plies + 1 },
                allow_null: true,
                excluded: PackedMove::NONE,
            };
            let mut score;
            if move_count == 0 {
                let extension = if mv == tt_move { extension } else { 0 };
                score =
                    -self.search(&next, next_source, child(depth - 1 + extension, -beta, -alpha));
            } else {
                // Late move reduction.
                let mut reduction = 0;
                if depth >= 3 && move_count >= 3 {
                    reduction = self.pruning.late_move_reduction(depth, move_count);
                    reduction += i32::from(mv.is_fence() && gained_steps <= 0);
                    reduction -= i32::from(gained_steps >= 2) + i32::from(is_pv);
                    reduction -= i32::from(!mv.is_fence() && gained_steps > 0);
                    let history = self.memory.history.score(own, previous_move, mv);
                    reduction -= self.pruning.history_plies(history);
                    reduction = reduction.clamp(0, depth - 2);
                }
                score = -self.search(
                    &next,
                    next_source,
                    child(depth - 1 - reduction, -alpha - 1, -alpha),
                );
                if score > alpha && reduction > 0 {
                    score = -self.search(&next, next_source, child(depth - 1, -alpha - 1, -alpha));
                }
                if score > alpha && score < beta {
                    score = -self.search(&next, next_source, child(depth - 1, -beta, -alpha));
                }
            }
            if self.counter.stopped() {
                break;
            }
            move_count += 1;
            if score > best {
                best = score;
                if score > alpha {
                    best_move = mv;
                    alpha = score;
                    if is_pv {
                        self.memory.pv.update(ply, mv);
                    }
                    if score >= beta {
                        break;
                    }
                }
            }
            if move_count <= tried.len() {
                tried[move_count - 1] = mv;
            }
        }
        self.repetition.pop();
        if self.counter.stopped() {
            return best;
        }
        if best == -INFINITE {
            if !is_full {
                return alpha;
            }
            // No step, and every fence leaves somebody no path: the turn is passed.
            best_move = PackedMove::PASS;
            let args = NodeArgs {
                depth: depth - 1,
                alpha,
                beta,
                reversible_plies: reversible_plies + 1,
                ..args
            };
            best = self.search_pass(node, state, args);
            self.memory.pv.update(ply, best_move);
        }
        if best >= beta && best_move != PackedMove::NONE {
            self.observer.failed_high(Cutoff {
                depth,
                earlier: move_count.saturating_sub(1),
                kind: MoveKind::of(node, best_move),
                is_table_move: (tt_move != PackedMove::NONE).then_some(best_move == tt_move),
                marks: [begun, last_begun],
            });
            let tried = &tried[..move_count.min(tried.len())];
            let tried = tried.iter().position(|&mv| mv == best_move).map_or(tried, |n| &tried[..n]);
            self.memory.history.update(own, ply, previous_move, best_move, tried, depth);
        } else {
            self.observer.failed_low(depth, move_count);
        }
        if is_full && (!is_root || self.excluded_root_moves.is_empty()) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > original_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = TtEntry { mv: best_move, score: best, static_eval: raw_eval, depth, bound };
            self.tt.store(board.hash(), entry, ply);
        }
        best
    }

    /// The static evaluation of a node.
    #[inline]
    fn evaluate(&mut self, node: &Node, source: StateSource<'_, E::State>) -> i32 {
        let hash = node.board.hash();
        if E::WORTH_CACHING
            && let Some(score) = self.memory.eval_cache.get(hash)
        {
            return score;
        }
        let score = match source {
            StateSource::Ready(state) => self.evaluation.score(state, node),
            StateSource::After(state, before, mv) => {
                self.evaluation.score_after(state, before, mv, node)
            }
        };
        if E::WORTH_CACHING {
            self.memory.eval_cache.insert(hash, score);
        }
        score
    }

    /// The score of a node after a pass or null move, to the depth and in the window of `args`.
    fn search_pass(&mut self, node: &Node, state: &E::State, args: NodeArgs) -> i32 {
        let next = node.after_pass();
        let child = NodeArgs {
            alpha: -args.beta,
            beta: -args.alpha,
            ply: args.ply + 1,
            previous_move: PackedMove::PASS,
            allow_null: false,
            excluded: PackedMove::NONE,
            ..args
        };
        self.repetition.push(node.board.hash());
        let source = StateSource::After(state, node, PackedMove::PASS);
        let score = -self.search(&next, source, child);
        self.repetition.pop();
        score
    }
}

/// The aspiration window triples with every fail, and beyond this it is full.
const MAX_ASPIRATION_WINDOW: i32 = 1_500;

/// Whether the pawns are so close that one may jump, or be in zugzwang, soon.
fn pawns_close(board: &SearchBoard) -> bool {
    let (a, b) = (i32::from(board.pawn(0)), i32::from(board.pawn(1)));
    (a / 9 - b / 9).abs() + (a % 9 - b % 9).abs() <= 3
}
