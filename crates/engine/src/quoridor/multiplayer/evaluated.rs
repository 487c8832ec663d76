use game::{Random, Seat, Turn};

use super::candidates::{FenceChoice, candidate_fences, turn};
use super::judgement::MultiplayerJudgement;
use super::race::race_winner;
use crate::mcts::{MctsState, SeatValues};
use crate::quoridor::board::{Node, OFF_BOARD, PackedMove, PathFinder, squares_of};

/// Evaluated MCTS: no rollouts. A leaf is evaluated by everyone's distance and fences left, and the
/// prior of a move by the position it leads to.
#[derive(Clone, Debug)]
pub(super) struct EvaluatedState {
    node: Node,
    /// The largest random error of the evaluation, in steps, and its seed: for weak levels.
    noise: f32,
    noise_seed: u64,
    /// How the seat to move at the root sees and judges.
    judgement: MultiplayerJudgement,
    style: TreeStyle,
    /// How many moves are searched here at least, however low their prior: at the root, where several
    /// lines are wanted.
    min_moves: usize,
    /// The only moves to search here, at the root; all where there are none.
    root_moves: Vec<PackedMove>,
}

/// Which moves a tree holds, and what their priors are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeStyle {
    /// Fences near pawns and fences too; priors by the difference of chances.
    Wide,
    /// Fences across somebody's shortest path; priors by the ratio of chances, since whoever is behind has
    /// small chances only, whose differences tell no move from another.
    Narrow,
}

/// By the number of fences left: what they are worth, in steps.
const FENCES_LEFT: [f32; 8] = [0.0, 1.0, 1.8, 2.5, 3.1, 3.6, 4.0, 4.3];
/// The change of the log-odds of winning by one step (softmax over all seats).
const LOG_ODDS_PER_STEP: f32 = 0.75;
/// How sharply the priors prefer moves with a better evaluation (inverse softmax temperature).
const PRIOR_SHARPNESS: f32 = 14.0;
/// The power of the ratio of two chances that is the ratio of their priors.
const PRIOR_POWER: i32 = 2;

/// Moves whose prior is below this part of the best one's are not searched.
const MIN_RELATIVE_PRIOR: f32 = 0.01;

impl EvaluatedState {
    pub(super) fn new(node: Node, noise: f32, noise_seed: u64) -> EvaluatedState {
        let judgement = MultiplayerJudgement::default();
        let (style, root_moves) = (TreeStyle::Wide, Vec::new());
        EvaluatedState { node, noise, noise_seed, judgement, style, min_moves: 1, root_moves }
    }

    /// The same as somebody with these habits sees and judges it.
    pub(super) fn seen_by(self, judgement: MultiplayerJudgement) -> EvaluatedState {
        EvaluatedState { judgement, ..self }
    }

    /// The same with a tree of that style.
    pub(super) fn searched_by(self, style: TreeStyle) -> EvaluatedState {
        EvaluatedState { style, ..self }
    }

    /// The same as a root with so many lines.
    pub(super) fn with_lines(self, lines: usize) -> EvaluatedState {
        EvaluatedState { min_moves: lines.max(1), ..self }
    }

    /// The same as a root of which only these moves are searched, unless there are none.
    pub(super) fn with_root_moves(self, root_moves: Vec<PackedMove>) -> EvaluatedState {
        EvaluatedState { root_moves, ..self }
    }

    /// Every seat's chance to win, by distances and fences left.
    fn evaluate(&self, node: &Node) -> SeatValues {
        let board = &node.board;
        let seats = board.seats();
        let mut values = [0.0; Seat::MAX];
        let mut total = 0.0;
        for (seat, value) in values.iter_mut().enumerate().take(seats) {
            if board.pawn(seat) == OFF_BOARD {
                continue;
            }
            let delay = ((seat + seats - board.turn()) % seats) as f32 / seats as f32;
            let steps = f32::from(node.path(seat).length) + delay;
            let fences = FENCES_LEFT[board.fences_left(seat) as usize % FENCES_LEFT.len()];
            let mut score = self.judgement.score(seat, steps, fences);
            if self.noise > 0.0 {
                let mut random =
                    Random::new(self.noise_seed ^ board.hash().rotate_left(seat as u32 * 8));
                score += self.noise * (random.unit() - random.unit());
            }
            *value = (score * LOG_ODDS_PER_STEP).exp();
            total += *value;
        }
        values.map(|value| value / total)
    }
}

impl MctsState for EvaluatedState {
    type Ply = PackedMove;

    fn seats(&self) -> usize {
        self.node.board.seats()
    }

    fn turn(&self) -> Turn {
        turn(&self.node)
    }

    fn weighted_plies(&self, out: &mut Vec<(PackedMove, f32)>) {
        if self.turn() == Turn::Over {
            return;
        }
        let node = &self.node;
        let board = &node.board;
        let own = board.turn();
        let mut path_finder = PathFinder::default();
        if !self.root_moves.is_empty() {
            let weighted = self.root_moves.iter().map(|&mv| {
                let next = node.after(mv, &mut path_finder).expect("they are legal");
                (mv, self.evaluate(&next)[own].max(f32::MIN_POSITIVE))
            });
            out.extend(weighted);
            return;
        }
        for square in squares_of(board.step_targets()) {
            if board.goal(own) >> square & 1 != 0 {
                // A winning step is the only move to search.
                out.clear();
                out.push((PackedMove::step(square), 1.0));
                return;
            }
            let next = node
                .after(PackedMove::step(square), &mut path_finder)
                .expect("a step blocks no path");
            out.push((PackedMove::step(square), self.evaluate(&next)[own]));
        }
        let choice = match self.style {
            TreeStyle::Narrow if !out.is_empty() && self.min_moves == 1 => FenceChoice::Across,
            // Only who has no move at all may pass, and whoever wants several lines wants to see them.
            _ => FenceChoice::Near,
        };
        for (mv, next, _) in candidate_fences(node, choice, self.judgement.sight) {
            out.push((mv, self.evaluate(&next)[own]));
        }
        if out.is_empty() {
            out.push((PackedMove::PASS, 1.0));
        }
        let best = out.iter().map(|&(_, value)| value).fold(0.0, f32::max);
        for (_, weight) in out.iter_mut() {
            *weight = match self.style {
                TreeStyle::Wide => ((*weight - best) * PRIOR_SHARPNESS).exp(),
                TreeStyle::Narrow => (*weight / best).powi(PRIOR_POWER),
            };
        }
        let mut least = MIN_RELATIVE_PRIOR;
        if self.min_moves > 1 {
            let mut weights: Vec<_> = out.iter().map(|&(_, weight)| weight).collect();
            weights.sort_by(|a, b| b.total_cmp(a));
            least = least.min(weights[self.min_moves.min(weights.len()) - 1]);
        }
        out.retain(|&(_, weight)| weight >= least);
    }

    fn apply(&mut self, ply: PackedMove) {
        let next = self.node.after(ply, &mut PathFinder::default());
        self.node = next.expect("only legal moves are listed");
        self.min_moves = 1;
        self.root_moves = Vec::new();
    }

    fn leaf_values(self, _: &mut Random) -> SeatValues {
        let board = &self.node.board;
        if board.winner().is_some() || board.is_race() {
            let mut values = [0.0; Seat::MAX];
            values[board.winner().unwrap_or_else(|| race_winner(&self.node))] = 1.0;
            return values;
        }
        self.evaluate(&self.node)
    }
}
