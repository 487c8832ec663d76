//! The search's board and the rules, side by side.

use game::{Position as _, Turn};
use rules::quoridor::{Options, PawnBehind, Position};

use super::board::{Board, Play};
use super::duel::legal;
use super::node::Node;
use super::way::Flood;
use crate::random::Random;

#[test]
fn board_and_rules_agree_along_random_games() {
    let mut random = Random::new(7);
    let mut flood = Flood::default();
    for nth in 0..60 {
        let pawn_behind = [PawnBehind::Blocked, PawnBehind::Sidestep][nth % 2];
        let options = Options { pawn_behind, ..Options::default() };
        let mut position =
            Position::start([2, 4][nth / 2 % 2], &options).expect("a table for 2 or 4");
        let mut node = Node::new(Board::new(&position), &mut flood);
        for _ in 0..200 {
            if position.turn() == Turn::Over {
                assert!(node.board.winner().is_some(), "{position}");
                break;
            }
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let mut ours: Vec<_> = legal(&node).into_iter().map(Play::to_rules).collect();
            moves.sort();
            ours.sort();
            assert_eq!(ours, moves, "{position}");
            let m = moves[random.below(moves.len() as u32) as usize];
            // Now and then somebody leaves a table of four.
            if nth % 4 >= 2 && random.below(60) == 0 && position.seated().count() > 2 {
                position.leave(position.mover());
                node = Node::new(Board::new(&position), &mut flood);
                continue;
            }
            position.play(m);
            node = node.after(Play::from_rules(m), &mut flood).expect("the rules allow it");
            let anew = Node::new(Board::new(&position), &mut flood);
            assert_eq!(node.board, anew.board, "{position}: kept up to date, and made anew");
            for seat in 0..position.seats() {
                assert_eq!(node.way(seat).length, anew.way(seat).length, "{position}");
            }
        }
    }
}
