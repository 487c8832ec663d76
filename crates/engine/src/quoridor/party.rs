use rules::quoridor::{Move, Position};

use super::board::Play;
use super::mind::{glance, root};
use super::seasoned::Seasoned;
use super::way::Flood;
use crate::mcts::{Explore, Tree};
use crate::plain::{MOST_VISITS, grow, insight};
use crate::random::Random;
use crate::thought::Task;
use crate::{Insight, Thought};

/// Thinks about a position of the game for four.
pub(super) fn think(position: &Position, task: &Task<'_>) -> Thought<Move> {
    let node = root(position, &mut Flood::default());
    let settings = task.settings;
    let (visits, blur) = MANNERS[usize::from(settings.level.number()) - 1];
    let world = Seasoned::new(node, blur, settings.seed);
    let mut tree = Tree::new(world, Explore::Weights(EXPLORATION), Random::new(settings.seed))
        .within(settings.hash);
    grow(&mut tree, visits, task, |tree, task| show(position, tree, task));
    let insight = show(position, &tree, task);
    let (best, ..): (Play, _, _) = tree.choices()[0];
    Thought { best: best.to_rules(), insight }
}

/// How far the tree looks beyond what seems best.
const EXPLORATION: f32 = 1.5;

/// How many visits each level makes at most, and how far off, in steps, its judgement may be.
const MANNERS: [(u64, f32); 8] = [
    (20, 4.2),
    (30, 3.4),
    (45, 2.7),
    (70, 2.1),
    (100, 1.65),
    (200, 1.2),
    (1_500, 0.35),
    (MOST_VISITS, 0.0),
];

fn show(position: &Position, tree: &Tree<Seasoned>, task: &Task<'_>) -> Insight {
    let word = |play: Play| play.to_rules().to_string();
    Insight { ways: glance(position).ways, ..insight(tree, position.mover(), task, word) }
}
