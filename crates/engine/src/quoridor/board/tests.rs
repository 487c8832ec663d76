//! The search's board and the rules, played side by side.

use game::{Position as _, Random, Turn};
use rules::quoridor::{Options, PawnBehind, Position};

use super::{Node, PackedMove, PathFinder};

#[test]
fn the_search_board_and_the_rules_agree_in_random_games() {
    let mut random = Random::new(7);
    let mut path_finder = PathFinder::default();
    for nth in 0..60 {
        let pawn_behind = [PawnBehind::Blocked, PawnBehind::Sidestep][nth % 2];
        let options = Options { pawn_behind, ..Options::default() };
        let mut position =
            Position::start([2, 4][nth / 2 % 2], &options).expect("a table for 2 or 4");
        let mut node = Node::from_position(&position, &mut path_finder);
        for _ in 0..200 {
            if position.turn() == Turn::Over {
                assert!(node.board.winner().is_some(), "{position}");
                break;
            }
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let mut ours: Vec<_> =
                node.legal_moves().into_iter().map(PackedMove::to_rules).collect();
            moves.sort();
            ours.sort();
            assert_eq!(ours, moves, "{position}");
            let m = moves[random.index(moves.len())];
            // Now and then somebody leaves a game of four.
            if nth % 4 >= 2 && random.below(60) == 0 && position.active_seats().count() > 2 {
                position.leave(position.mover());
                node = Node::from_position(&position, &mut path_finder);
                continue;
            }
            position.play(m);
            node = node
                .after(PackedMove::from_rules(m), &mut path_finder)
                .expect("the rules allow it");
            let recomputed = Node::from_position(&position, &mut path_finder);
            assert_eq!(node.board, recomputed.board, "{position}: incremental and recomputed");
            for seat in 0..position.seats() {
                assert_eq!(node.path(seat).length, recomputed.path(seat).length, "{position}");
            }
        }
    }
}
