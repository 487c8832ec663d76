use game::{Ply, Random};
use rules::{AnyMove, AnyPosition};

use crate::mcts::{MctsState, RandomRollout, SelectionPolicy, Tree};
use crate::quoridor::QuoridorRollout;

/// The move of MCTS with that many rollouts: the opponent to measure others by. It plays any game
/// with random rollouts. Quoridor's are guided by what every player knows: fences go beside pawns
/// and fences, and pawns run.
///
/// # Panics
/// Where no seat is to move.
pub fn baseline_move(position: &AnyPosition, rollouts: u32, random: &mut Random) -> AnyMove {
    let random = Random::new(random.next_u64());
    match position {
        AnyPosition::Quoridor(inner) => {
            let root = QuoridorRollout::new(inner);
            AnyMove::Quoridor(most_visited(root, rollouts, random).to_rules())
        }
        other => match most_visited(RandomRollout(other.clone()), rollouts, random) {
            Ply::Move(best) => best,
            Ply::Roll(roll) => panic!("chance is to move ({roll}), not a seat"),
        },
    }
}

fn most_visited<S: MctsState>(root: S, rollouts: u32, random: Random) -> S::Ply {
    let mut tree = Tree::new(root, SelectionPolicy::Ucb1(EXPLORATION), random);
    for _ in 0..rollouts.max(1) {
        tree.simulate();
    }
    tree.root_moves().first().expect("a seat is to move, so there is a move").0
}

/// UCB1's exploration constant.
const EXPLORATION: f32 = 0.3;
