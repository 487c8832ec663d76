use game::{Position as _, Random};
use rules::quoridor::{Move, Position};
use rules::{AnyMove, Game};

use super::evaluated::{EvaluatedState, TreeStyle};
use super::judgement::MultiplayerJudgement;
use super::race::settled_winner;
use crate::mcts::driver::{run_simulations, tree_insight};
use crate::mcts::{SelectionPolicy, Tree};
use crate::quoridor::board::{Node, OFF_BOARD, PackedMove, PathFinder};
use crate::quoridor::insight::static_insight;
use crate::quoridor::levels::MultiplayerLevelProfile;
use crate::report::SearchContext;
use crate::win_curve::{WinCurve, uncertain};
use crate::{Insight, SearchReport};

/// Searches the last position of a game for four.
pub(crate) fn search(game: &[Position], context: &SearchContext<'_>) -> SearchReport<Move> {
    let position = game.last().expect("a game has a position");
    let node = Node::from_position(position, &mut PathFinder::default());
    let settings = context.settings;
    let profile = MultiplayerLevelProfile::of(settings.level);
    let lines = settings.multi_pv;
    let root_moves = context.root_moves.iter().filter_map(|mv| match mv {
        AnyMove::Quoridor(mv) => Some(PackedMove::from_rules(*mv)),
        _ => None,
    });
    let model = profile.model(settings.seed, node.board.turn(), game.len());
    let judgement = match model {
        Some(model) => MultiplayerJudgement::new(&node, &model),
        None if profile.full_strength => MultiplayerJudgement::full_strength(),
        None => MultiplayerJudgement::default(),
    };
    // PUCT's exploration constant goes with the priors.
    let (style, exploration) = match profile.full_strength {
        true => (TreeStyle::Narrow, 1.0),
        false => (TreeStyle::Wide, 1.5),
    };
    let root = EvaluatedState::new(node, profile.eval_noise, settings.seed)
        .seen_by(judgement)
        .searched_by(style)
        .with_lines(lines)
        .with_root_moves(root_moves.collect());
    let mut tree = Tree::new(root, SelectionPolicy::Puct(exploration), Random::new(settings.seed))
        .with_memory_limit(settings.hash)
        .with_root_lines(lines);
    run_simulations(&mut tree, profile.simulations, context, |tree, context| {
        insight(position, tree, context)
    });
    let insight = insight(position, &tree, context);
    let (best, ..): (PackedMove, _, _) = tree.root_moves()[0];
    SearchReport { best_move: best.to_rules(), insight }
}

fn insight(
    position: &Position,
    tree: &Tree<EvaluatedState>,
    context: &SearchContext<'_>,
) -> Insight {
    let word = |mv: PackedMove| mv.to_rules().to_string();
    let curve = WinCurve::of(Game::Quoridor, position.seats());
    let mut insight = tree_insight(tree, position.mover(), context, curve, word);
    for (line, (mv, ..)) in insight.lines.iter_mut().zip(tree.root_moves()) {
        make_certain(position, mv, &mut line.chances);
    }
    if let Some(first) = insight.lines.first() {
        insight.chances.clone_from(&first.chances);
    }
    Insight { shortest_paths: static_insight(position).shortest_paths, ..insight }
}

/// Makes chances after a move certain where it wins or settles the race, and nowhere else: that all
/// simulations ended alike is no proof. Whoever has left has none.
fn make_certain(position: &Position, mv: PackedMove, chances: &mut [u16]) {
    let mut path_finder = PathFinder::default();
    let before = Node::from_position(position, &mut path_finder);
    let Some(after) = before.after(mv, &mut path_finder) else { return };
    let winner = after.board.winner().or_else(|| settled_winner(&after, &mut path_finder));
    for (seat, chance) in chances.iter_mut().enumerate() {
        *chance = match winner {
            Some(winner) => 1000 * u16::from(seat == winner),
            None if after.board.pawn(seat) == OFF_BOARD => 0,
            None => uncertain(*chance),
        };
    }
}
