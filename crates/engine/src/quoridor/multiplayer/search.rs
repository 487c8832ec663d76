use game::{Position as _, Random};
use rules::quoridor::{Move, Position};
use rules::{AnyMove, Game};

use super::evaluated::{EvaluatedState, TreeStyle};
use super::judgement::MultiplayerJudgement;
use super::race::SettledRace;
use crate::mcts::driver::{run_simulations, tree_insight};
use crate::mcts::{RootPly, SelectionPolicy, Tree};
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
    let judgement = MultiplayerJudgement::new(&node, profile.fence_worth, model.as_ref());
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
    let told = |tree: &Tree<EvaluatedState>| {
        let mut moves = tree.root_moves();
        // What surely wins comes first, however often it was looked at.
        if profile.full_strength {
            moves.sort_by_key(|&(mv, ..)| !surely_wins(position, mv));
        }
        moves
    };
    run_simulations(&mut tree, profile.simulations, context, |tree, context| {
        insight(position, tree, &told(tree), context)
    });
    let moves = told(&tree);
    let insight = insight(position, &tree, &moves, context);
    SearchReport { best_move: moves[0].0.to_rules(), insight }
}

fn insight(
    position: &Position,
    tree: &Tree<EvaluatedState>,
    root_moves: &[RootPly<EvaluatedState>],
    context: &SearchContext<'_>,
) -> Insight {
    let word = |mv: PackedMove| mv.to_rules().to_string();
    let curve = WinCurve::of(Game::Quoridor, position.seats());
    let mut insight = tree_insight(tree, root_moves, position.mover(), context, curve, word);
    for (line, &(mv, ..)) in insight.lines.iter_mut().zip(root_moves) {
        make_certain(position, mv, &mut line.chances);
    }
    if let Some(first) = insight.lines.first() {
        insight.chances.clone_from(&first.chances);
    }
    insight.shortest_paths = static_insight(position).shortest_paths;
    let mut path_finder = PathFinder::default();
    let node = Node::from_position(position, &mut path_finder);
    if let Some(race) = SettledRace::of(&node, &mut path_finder) {
        insight.chances = race.chances(position.seats());
        insight.exact = Some(race.exact());
    }
    insight
}

fn surely_wins(position: &Position, mv: PackedMove) -> bool {
    let winner = node_after(position, mv).and_then(|after| certain_winner(&after));
    winner == Some(position.mover().index())
}

/// Makes chances after a move certain where it wins or settles the race, and nowhere else: that all
/// simulations ended alike is no proof. Whoever has left has none.
fn make_certain(position: &Position, mv: PackedMove, chances: &mut [u16]) {
    let Some(after) = node_after(position, mv) else { return };
    let winner = certain_winner(&after);
    for (seat, chance) in chances.iter_mut().enumerate() {
        *chance = match winner {
            Some(winner) => 1000 * u16::from(seat == winner),
            None if after.board.pawn(seat) == OFF_BOARD => 0,
            None => uncertain(*chance),
        };
    }
}

fn node_after(position: &Position, mv: PackedMove) -> Option<Node> {
    let mut path_finder = PathFinder::default();
    Node::from_position(position, &mut path_finder).after(mv, &mut path_finder)
}

/// Who has won, or wins whatever all others do together.
fn certain_winner(node: &Node) -> Option<usize> {
    let settled = || SettledRace::of(node, &mut PathFinder::default());
    node.board.winner().or_else(|| settled().map(|race| race.winner))
}
