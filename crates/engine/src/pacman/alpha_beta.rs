use game::Position as _;
use rules::Path;
use rules::pacman::{Piece, Position};

use super::evaluation::{EvalScope, PacmanEvaluation};
use super::levels::PacmanLevelProfile;
use super::score::{FORCED_LOSS, FORCED_WIN, WIN_SCORE};
use super::tt::{PacmanTranspositionTable, PacmanTtEntry, position_key};
use crate::bound::Bound;
use crate::time::TimeManager;

/// Alpha-beta search of one maze. Scores are PAC-MAN's throughout: he maximises and the ghosts
/// minimise, and since several ghosts move in a row, sides do not simply alternate.
pub(super) struct PacmanSearch<'a> {
    pub(super) evaluation: &'a PacmanEvaluation,
    tt: &'a mut PacmanTranspositionTable,
    time: &'a TimeManager<'a>,
    pub(super) nodes: u64,
    /// The depth of the last finished iteration.
    pub(super) depth: u32,
    max_nodes: u64,
    /// At how many nodes it polls the clock next.
    next_poll: u64,
    pub(super) stopped: bool,
    /// How much the lives at the root count in its chances.
    pub(super) tries: f64,
    /// Whether leaves are checked for a catch or a pellet that can be had at once.
    tactical_eval: bool,
    scope: EvalScope,
    /// Unused move lists, kept so that the search allocates nothing once warm.
    spare_lists: Vec<Vec<MoveChoice>>,
    paths: Vec<Path>,
}

/// A move, and the position it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveChoice {
    pub(super) path: Path,
    pub(super) key: u64,
    /// Its static evaluation.
    pub(super) score: i32,
}

/// How many nodes go by between two polls of the clock.
const NODES_PER_POLL: u64 = 512;
/// The bonus of a leaf where PAC-MAN can eat a pellet at once.
const PELLET_IN_REACH: i32 = 180;
/// Late move reductions: from which move and which depth on.
const LMR_MIN_MOVE: usize = 4;
const LMR_MIN_DEPTH: u32 = 2;

impl<'a> PacmanSearch<'a> {
    pub(super) fn new(
        evaluation: &'a PacmanEvaluation,
        tt: &'a mut PacmanTranspositionTable,
        time: &'a TimeManager<'a>,
        profile: &PacmanLevelProfile,
        scope: EvalScope,
    ) -> PacmanSearch<'a> {
        let max_nodes = profile.nodes.min(time.max_nodes());
        PacmanSearch {
            evaluation,
            tt,
            time,
            nodes: 0,
            depth: 0,
            max_nodes,
            next_poll: NODES_PER_POLL.min(max_nodes),
            stopped: false,
            tries: 0.0,
            tactical_eval: profile.tactical_eval,
            scope,
            spare_lists: Vec::new(),
            paths: Vec::new(),
        }
    }

    /// The score of `position`, which is left as it was. Depth counts moves of PAC-MAN; the ghosts'
    /// moves between them are free, so that leaves lie right after his move: there it is clear which
    /// ghosts can catch him, and in the middle of a round it is not.
    ///
    /// `turns` is how many turns PAC-MAN has taken since the root. Forced results count turns and not
    /// moves of single pieces: a round has fewer moves after a catch or without eaten ghosts, so that a
    /// number of moves says nothing certain about the number of turns.
    pub(super) fn search(
        &mut self,
        position: &mut Position,
        depth: u32,
        turns: i32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            self.next_poll = (self.nodes + NODES_PER_POLL).min(self.max_nodes);
            self.stopped |= self.nodes >= self.max_nodes || self.time.must_stop(self.nodes);
        }
        let Some(mover) = position.to_move().filter(|_| depth > 0 && !self.stopped) else {
            return self.evaluate(position, turns);
        };
        let entry = self.probe(position);
        if let Some(entry) = entry.filter(|entry| u32::from(entry.depth) >= depth) {
            let score = from_tt(entry.score, turns);
            match entry.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= beta => return score,
                Bound::Upper if score <= alpha => return score,
                _ => {}
            }
        }
        let maximising = mover == Piece::Pac;
        let remaining = depth - u32::from(maximising);
        let child_turns = turns + i32::from(maximising);
        let mut choices = self.spare_lists.pop().unwrap_or_default();
        self.ordered_moves(position, turns, entry.map(|entry| entry.best_key), &mut choices);
        let (original_alpha, original_beta) = (alpha, beta);
        let mut best = if maximising { -WIN_SCORE } else { WIN_SCORE };
        let mut best_key = choices[0].key;
        let state = position.state();
        for (nth, choice) in choices.iter().enumerate() {
            let score = if remaining == 0 || choice.score.abs() >= FORCED_WIN {
                self.nodes += 1;
                choice.score
            } else {
                position.play(choice.path);
                let window = (alpha, beta);
                let score =
                    self.search_child(position, remaining, child_turns, window, nth, maximising);
                position.restore(state);
                score
            };
            if if maximising { score > best } else { score < best } {
                (best, best_key) = (score, choice.key);
            }
            if maximising {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.spare_lists.push(choices);
        if !self.stopped {
            let bound = match best {
                score if score >= original_beta => Bound::Lower,
                score if score <= original_alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            let score = to_tt(best, turns);
            self.tt.store(PacmanTtEntry {
                key: self.tt_key(position),
                best_key,
                score,
                depth: depth as u16,
                bound,
            });
        }
        best
    }

    /// Principal variation search of the position after the `nth` move: all but the first are
    /// searched with a null window first, and late ones at reduced depth before that.
    pub(super) fn search_child(
        &mut self,
        position: &mut Position,
        depth: u32,
        turns: i32,
        (alpha, beta): (i32, i32),
        nth: usize,
        maximising: bool,
    ) -> i32 {
        let better = |score| if maximising { score > alpha } else { score < beta };
        let (low, high) = if maximising { (alpha, alpha + 1) } else { (beta - 1, beta) };
        if nth >= LMR_MIN_MOVE
            && depth >= LMR_MIN_DEPTH
            && !better(self.search(position, depth - 1, turns, low, high))
        {
            return if maximising { low } else { high };
        }
        if nth > 0 && beta - alpha > 1 {
            let score = self.search(position, depth, turns, low, high);
            if !better(score) {
                return score;
            }
        }
        self.search(position, depth, turns, alpha, beta)
    }

    /// The transposition table's entry for a position.
    pub(super) fn probe(&self, position: &Position) -> Option<PacmanTtEntry> {
        self.tt.probe(self.tt_key(position))
    }

    /// The key of a position in the table: with another evaluation scope it has another score.
    fn tt_key(&self, position: &Position) -> u64 {
        position_key(position)
            | u64::from(self.scope.ghosts) << 56
            | u64::from(self.scope.hunting) << 60
    }

    /// The score of a leaf: static evaluation, with catches and pellets that can be had at once.
    fn evaluate(&self, position: &Position, turns: i32) -> i32 {
        let Some(mover) = position.to_move() else {
            return if position.lives() == 0 { turns - WIN_SCORE } else { WIN_SCORE - turns };
        };
        let static_eval = self.evaluation.score(position, self.scope);
        if !self.tactical_eval {
            return static_eval;
        }
        if self.evaluation.can_be_caught(position, self.scope) {
            return match self.evaluation.after_catch(position) {
                Some(caught) => static_eval.min(caught),
                None => turns - WIN_SCORE,
            };
        }
        if mover == Piece::Pac && self.evaluation.can_eat(position) {
            let last = position.pellet_set().count_ones() == 1;
            return if last { WIN_SCORE - turns - 1 } else { static_eval + PELLET_IN_REACH };
        }
        static_eval
    }

    /// The moves that lead to different positions, ordered by the table's move and then by their
    /// static evaluation.
    pub(super) fn ordered_moves(
        &mut self,
        position: &mut Position,
        turns: i32,
        tt_best_key: Option<u64>,
        out: &mut Vec<MoveChoice>,
    ) {
        out.clear();
        self.paths.clear();
        position.legal_moves(&mut self.paths);
        let pac_moves = position.to_move() == Some(Piece::Pac);
        let sign = if pac_moves { 1 } else { -1 };
        let state = position.state();
        for &path in &self.paths {
            position.play(path);
            out.push(MoveChoice { path, key: position_key(position), score: 0 });
            position.restore(state);
        }
        // Paths that lead to the same position are one move, evaluated once; a boost has hundreds.
        out.sort_by_key(|choice| choice.key);
        out.dedup_by_key(|choice| choice.key);
        for choice in &mut *out {
            position.play(choice.path);
            choice.score = self.evaluate(position, turns + i32::from(pac_moves));
            position.restore(state);
        }
        let priority = |choice: &MoveChoice| match Some(choice.key) == tt_best_key {
            true => i32::MAX,
            false => sign * choice.score,
        };
        out.sort_by_key(|choice| std::cmp::Reverse(priority(choice)));
    }
}

/// Forced results are stored by their distance from the position, not from the root.
fn to_tt(score: i32, turns: i32) -> i32 {
    match score {
        FORCED_WIN.. => score + turns,
        ..=FORCED_LOSS => score - turns,
        _ => score,
    }
}

fn from_tt(score: i32, turns: i32) -> i32 {
    match score {
        FORCED_WIN.. => score - turns,
        ..=FORCED_LOSS => score + turns,
        _ => score,
    }
}
