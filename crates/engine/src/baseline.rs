use game::Ply;
use rules::{AnyMove, AnyPosition};

use crate::mcts::{Explore, Plain, Tree, World};
use crate::quoridor::guided;
use crate::random::Random;

/// The move of a plain tree search with so many play-outs: the opponent to measure others by. It
/// knows no more than every player does (in the classic game that fences go beside pawns and
/// fences, and that pawns run), and plays any game.
///
/// # Panics
/// Where no seat is to move.
pub fn baseline(position: &AnyPosition, playouts: u32, random: &mut Random) -> AnyMove {
    let random = Random::new(random.bits());
    match position {
        AnyPosition::Quoridor(inner) => {
            AnyMove::Quoridor(busiest(guided(inner), playouts, random).to_rules())
        }
        other => match busiest(Plain(other.clone()), playouts, random) {
            Ply::Move(best) => best,
            Ply::Roll(roll) => panic!("chance is to move ({roll}), not a seat"),
        },
    }
}

fn busiest<W: World>(world: W, playouts: u32, random: Random) -> W::Ply {
    let mut tree = Tree::new(world, Explore::Bounds(EXPLORATION), random);
    for _ in 0..playouts.max(1) {
        tree.visit();
    }
    tree.choices().first().expect("a seat is to move, so there is a move").0
}

/// How far the tree looks beyond what has done best.
const EXPLORATION: f32 = 0.3;
