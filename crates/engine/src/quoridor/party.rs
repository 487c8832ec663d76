use rules::quoridor::{Move, Position};

use super::board::Play;
use super::guided::Guided;
use super::mind::{glance, root};
use super::way::Flood;
use crate::mcts::{Explore, Tree};
use crate::plain::{MOST_VISITS, grow, insight};
use crate::random::Random;
use crate::thought::Task;
use crate::{Insight, Thought};

/// Thinks about a position of the game for four.
pub(super) fn think(position: &Position, task: &Task<'_>) -> Thought<Move> {
    let node = root(position, &mut Flood::default());
    let random = Random::new(task.settings.seed);
    let mut tree = Tree::new(Guided::new(node), Explore::Weights(1.5), random);
    let visits = VISITS[usize::from(task.settings.level.number()) - 1];
    grow(&mut tree, visits, task, |tree, task| show(position, tree, task));
    let insight = show(position, &tree, task);
    let (best, ..): (Play, _, _) = tree.choices()[0];
    Thought { best: best.to_rules(), insight }
}

/// How many visits each level makes at most.
const VISITS: [u64; 8] = [20, 60, 180, 500, 1_500, 5_000, 20_000, MOST_VISITS];

fn show(position: &Position, tree: &Tree<Guided>, task: &Task<'_>) -> Insight {
    let word = |play: Play| play.to_rules().to_string();
    Insight { ways: glance(position).ways, ..insight(tree, position.mover(), task, word) }
}
