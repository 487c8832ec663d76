use rules::AnyMove;
use rules::quoridor::{Move, Position};

use super::alpha_beta::{AlphaBetaSearch, SearchResult};
use super::history::MAX_PLY;
use super::node_counter::{NodeCounter, StopFlag};
use super::observer::SearchObserver;
use super::pruning::{CLASSICAL, LEARNED, Pruning};
use super::race::exact_value;
use super::score::{FORCED_WIN, WIN_SCORE, chances, reported_score};
use super::thread_memory::ThreadMemory;
use super::tt::TranspositionTable;
use crate::insertion_sort::insertion_sort_by;
use crate::quoridor::board::{Node, PackedMove, PathFinder, SearchBoard};
use crate::quoridor::evaluation::{ClassicalEvaluation, Evaluation};
use crate::quoridor::fence_sight::FenceSight;
use crate::quoridor::insight::static_insight;
use crate::quoridor::levels::QuoridorLevelProfile;
use crate::quoridor::nnue::NnueEvaluation;
use crate::quoridor::plan::QuoridorPlan;
use crate::report::SearchContext;
use crate::{Insight, Level, Line, SearchEffort, SearchReport, Settings};

/// The search of the two-player game, and what it keeps from move to move.
#[derive(Debug)]
pub(crate) struct TwoPlayerSearch {
    /// Allocated when first needed.
    tt: Option<TranspositionTable>,
    hash_megabytes: usize,
    /// That of the main thread, then of its helpers.
    memories: Vec<ThreadMemory>,
    /// Other pruning than the highest level has: to tune it.
    tuned: Option<Pruning>,
}

impl TwoPlayerSearch {
    pub(crate) fn new(hash_megabytes: usize) -> TwoPlayerSearch {
        TwoPlayerSearch { tt: None, hash_megabytes, memories: Vec::new(), tuned: None }
    }

    /// The highest level with other pruning than its own.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn tuned(hash_megabytes: usize, pruning: Pruning) -> TwoPlayerSearch {
        TwoPlayerSearch { tuned: Some(pruning), ..TwoPlayerSearch::new(hash_megabytes) }
    }

    /// Forgets everything: another game begins, perhaps with other settings. The memory is kept.
    pub(crate) fn rearm(&mut self, settings: &Settings) {
        self.hash_megabytes = settings.hash;
        self.memories.iter_mut().for_each(|memory| memory.history.clear());
        if let Some(tt) = &mut self.tt {
            tt.rearm(megabytes(settings.hash, settings.level));
        }
    }

    /// Allocates the transposition table, which takes a while if it is large, before the clock
    /// runs.
    pub(crate) fn prepare(&mut self, level: Level) {
        let megabytes = megabytes(self.hash_megabytes, level);
        self.tt.get_or_insert_with(|| TranspositionTable::largest(megabytes));
        if self.memories.is_empty() {
            self.memories.push(ThreadMemory::default());
        }
    }

    pub(crate) fn search(
        &mut self,
        game: &[Position],
        context: &SearchContext<'_>,
    ) -> SearchReport<Move> {
        let profile = QuoridorLevelProfile::of(context.settings.level);
        if context.settings.level == Level::MAX
            && let Some(evaluation) = NnueEvaluation::new()
        {
            let tuned = self.tuned.take();
            let pruning = tuned.as_ref().unwrap_or(&LEARNED);
            let report = self.search_with(&evaluation, &mut (), pruning, profile, game, context);
            self.tuned = tuned;
            return report;
        }
        let position = game.last().expect("a game has a position");
        let seat = position.mover().index();
        let model = profile.model(context.settings.seed, seat, game.len());
        let plan = model.map_or_else(|| profile.plan(), |model| QuoridorPlan::of(&model));
        let noise = profile.eval_noise + plan.taste;
        let evaluation = ClassicalEvaluation { noise, plan, seat, seed: context.settings.seed };
        if model.is_some() {
            // Another plan judges otherwise: nothing is remembered.
            self.rearm(context.settings);
        }
        self.search_with(&evaluation, &mut (), &CLASSICAL, profile, game, context)
    }

    /// The highest level, watched: what its search does is counted.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn search_watched(
        &mut self,
        game: &[Position],
        context: &SearchContext<'_>,
        observer: &mut impl SearchObserver,
    ) -> SearchReport<Move> {
        let evaluation = NnueEvaluation::new().expect("native programs have the network");
        let profile = QuoridorLevelProfile::of(Level::MAX);
        self.search_with(&evaluation, observer, &LEARNED, profile, game, context)
    }

    fn search_with<E: Evaluation, O: SearchObserver>(
        &mut self,
        evaluation: &E,
        observer: &mut O,
        pruning: &Pruning,
        profile: QuoridorLevelProfile,
        game: &[Position],
        context: &SearchContext<'_>,
    ) -> SearchReport<Move> {
        let (position, earlier) = game.split_last().expect("a game has a position");
        let node = Node::from_position(position, &mut PathFinder::default());
        let game_hashes: Vec<_> =
            earlier.iter().map(|position| SearchBoard::new(position).hash()).collect();
        let model = profile.model(context.settings.seed, node.board.turn(), game.len());
        // Whoever asks for several lines, or for given moves, is shown them.
        let is_to_play = context.root_moves.is_empty() && context.settings.multi_pv <= 1;
        let model = model.filter(|_| is_to_play);
        let sight = model.map_or(FenceSight::EVERYTHING, |model| FenceSight::new(&node, &model));
        self.prepare(context.settings.level);
        let tt = self.tt.as_mut().expect("it is allocated");
        tt.next_search();
        let single_threaded =
            cfg!(target_family = "wasm") || profile.nodes < u64::MAX || profile.depth < u32::MAX;
        let helpers = if single_threaded { 0 } else { context.settings.threads.saturating_sub(1) };
        self.memories.resize_with(1 + helpers, ThreadMemory::default);
        for memory in &mut self.memories {
            memory.history.age();
            memory.history.overlooks_jumps = profile.overlooks_jumps;
            memory.history.sight = sight;
        }
        let (memory, memories) = self.memories.split_first_mut().expect("there is a main thread");
        let (tt, stop_flag) = (&*tt, StopFlag::default());
        let counter = NodeCounter::of_main(&stop_flag, context.time, profile.nodes);
        let mut main =
            AlphaBetaSearch::new(evaluation, observer, pruning, tt, counter, memory, &game_hashes);
        let mut insight = static_insight(position);
        let excluded = excluded_root_moves(&node, context.root_moves);
        let best = std::thread::scope(|scope| {
            for (nth, memory) in memories.iter_mut().enumerate() {
                let (stop_flag, game_hashes, excluded) = (&stop_flag, &game_hashes, &excluded);
                scope.spawn(move || {
                    let counter = NodeCounter::of_helper(stop_flag);
                    let mut nobody = ();
                    let mut helper = AlphaBetaSearch::new(
                        evaluation,
                        &mut nobody,
                        pruning,
                        tt,
                        counter,
                        memory,
                        game_hashes,
                    );
                    iterate_as_helper(&mut helper, &node, excluded, nth);
                });
            }
            let depth = context.time.max_depth().min(profile.depth);
            let best = iterate(&mut main, &node, &excluded, context, depth, &mut insight);
            stop_flag.stop();
            best
        });
        insight.effort.time = context.time.elapsed();
        SearchReport { best_move: best.to_rules(), insight }
    }
}

/// The size of the transposition table: as asked for, or what the level needs if that is less.
fn megabytes(hash: usize, level: Level) -> usize {
    hash.min(QuoridorLevelProfile::of(level).max_hash)
}

/// The legal moves that are not among `root_moves`; none where there are no such moves.
fn excluded_root_moves(node: &Node, root_moves: &[AnyMove]) -> Vec<PackedMove> {
    if root_moves.is_empty() {
        return Vec::new();
    }
    let searched = |mv: PackedMove| root_moves.contains(&AnyMove::Quoridor(mv.to_rules()));
    node.legal_moves().into_iter().filter(|&mv| !searched(mv)).collect()
}

/// Iterative deepening on the main thread, with a report after each iteration.
fn iterate<E: Evaluation, O: SearchObserver>(
    search: &mut AlphaBetaSearch<'_, E, O>,
    node: &Node,
    excluded_root_moves: &[PackedMove],
    context: &SearchContext<'_>,
    max_depth: u32,
    insight: &mut Insight,
) -> PackedMove {
    let mut legal = node.legal_moves();
    legal.retain(|mv| !excluded_root_moves.contains(mv));
    let lines = context.settings.multi_pv.clamp(1, legal.len());
    let mut results: Vec<SearchResult> = Vec::new();
    // How many iterations the best move has been the same.
    let mut stable_iterations = 0;
    for depth in 1..=max_depth.clamp(1, MAX_PLY as u32 - 1) {
        let mut next: Vec<SearchResult> = Vec::new();
        while next.len() < lines {
            let found = next.iter().map(|result| result.pv[0]);
            let excluded: Vec<_> = excluded_root_moves.iter().copied().chain(found).collect();
            let expected = results.get(next.len()).map(|result| result.score);
            let result = search.search_root(node, depth as i32, expected, &excluded);
            let Some(result) = result else { break };
            next.push(result);
        }
        if next.is_empty() {
            break;
        }
        let complete = next.len() == lines;
        stable_iterations = match results.first() {
            Some(old) if old.pv[0] == next[0].pv[0] => stable_iterations + 1,
            _ => 0,
        };
        // Lines that a stopped iteration did not reach stay as they were.
        let updated: Vec<_> = next.iter().map(|result| result.pv[0]).collect();
        next.extend(results.into_iter().filter(|old| !updated.contains(&old.pv[0])));
        next.truncate(lines);
        insertion_sort_by(&mut next, |a, b| b.score.cmp(&a.score));
        results = next;
        fill_insight(insight, node, &results, context, depth, search.nodes());
        context.time.report(insight);
        let decided = lines == 1
            && results[0].score.abs() >= FORCED_WIN
            && depth as i32 > WIN_SCORE - results[0].score.abs();
        let only_move = legal.len() == 1 && depth >= 4;
        let factor = if stable_iterations >= 4 { 0.6 } else { 1.0 };
        if !complete || decided || only_move || context.time.past_soft_limit(factor) {
            break;
        }
    }
    insight.effort.nodes = search.nodes();
    if results.is_empty() {
        results.push(search.static_best_move(node, &legal));
        fill_insight(insight, node, &results, context, 0, insight.effort.nodes);
    }
    results[0].pv[0]
}

/// A helper thread of lazy SMP: the same search, every other helper a ply ahead, for the
/// transposition table all share.
fn iterate_as_helper<E: Evaluation>(
    search: &mut AlphaBetaSearch<'_, E, ()>,
    node: &Node,
    excluded_root_moves: &[PackedMove],
    nth: usize,
) {
    let mut expected = None;
    for depth in (1 + nth as i32 % 2).. {
        if depth >= MAX_PLY as i32 {
            return;
        }
        match search.search_root(node, depth, expected, excluded_root_moves) {
            Some(result) => expected = Some(result.score),
            None => return,
        }
    }
}

fn fill_insight(
    insight: &mut Insight,
    node: &Node,
    results: &[SearchResult],
    context: &SearchContext<'_>,
    depth: u32,
    nodes: u64,
) {
    let mover = node.board.turn();
    insight.lines = results
        .iter()
        .map(|result| {
            let score = reported_score(result.score);
            Line {
                words: result.pv.iter().map(|mv| mv.to_rules().to_string()).collect(),
                chances: chances(score, mover),
                score,
            }
        })
        .collect();
    insight.chances = insight.lines[0].chances.clone();
    insight.exact = exact_value(node, results[0].score, &mut PathFinder::default());
    insight.effort = SearchEffort { depth, nodes, time: context.time.elapsed() };
}
