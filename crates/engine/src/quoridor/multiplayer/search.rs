use game::{Position as _, Random};
use rules::Game;
use rules::quoridor::{Move, Position};

use super::evaluated::EvaluatedState;
use crate::mcts::driver::{run_simulations, tree_insight};
use crate::mcts::{SelectionPolicy, Tree};
use crate::quoridor::board::{Node, PackedMove, PathFinder};
use crate::quoridor::insight::static_insight;
use crate::quoridor::levels::MultiplayerLevelProfile;
use crate::report::SearchContext;
use crate::win_curve::WinCurve;
use crate::{Insight, SearchReport};

/// Searches a position of the game for four.
pub(crate) fn search(position: &Position, context: &SearchContext<'_>) -> SearchReport<Move> {
    let node = Node::from_position(position, &mut PathFinder::default());
    let settings = context.settings;
    let profile = MultiplayerLevelProfile::of(settings.level);
    let lines = settings.multi_pv;
    let root = EvaluatedState::new(node, profile.eval_noise, settings.seed).with_lines(lines);
    let mut tree = Tree::new(root, SelectionPolicy::Puct(EXPLORATION), Random::new(settings.seed))
        .with_memory_limit(settings.hash)
        .with_root_lines(lines);
    run_simulations(&mut tree, profile.simulations, context, |tree, context| {
        insight(position, tree, context)
    });
    let insight = insight(position, &tree, context);
    let (best, ..): (PackedMove, _, _) = tree.root_moves()[0];
    SearchReport { best_move: best.to_rules(), insight }
}

/// PUCT's exploration constant.
const EXPLORATION: f32 = 1.5;

fn insight(
    position: &Position,
    tree: &Tree<EvaluatedState>,
    context: &SearchContext<'_>,
) -> Insight {
    let word = |mv: PackedMove| mv.to_rules().to_string();
    let curve = WinCurve::of(Game::Quoridor, position.seats());
    Insight {
        shortest_paths: static_insight(position).shortest_paths,
        ..tree_insight(tree, position.mover(), context, curve, word)
    }
}
