//! What fences cost agrees with the slow way: every fence is placed in the reference implementation,
//! and every path searched for again.

use game::{Position as _, Random, Seat};
use rules::quoridor::{FenceCost, LegalMoves, Move, Options, Position};
use rules::{Fence, Orientation};

use crate::reference::Reference;

#[test]
fn fence_costs_are_those_of_placing_every_fence_for_two_seats() {
    agree(2, 5);
}

#[test]
fn fence_costs_are_those_of_placing_every_fence_for_four_seats() {
    agree(4, 6);
}

/// Compares both in random games, some of which have many fences and some a player who leaves.
fn agree(seats: usize, seed: u64) {
    const POSITIONS: usize = 250;
    let mut random = Random::new(seed);
    let mut compared = 0;
    let mut gains = 0;
    while compared < POSITIONS {
        let mut position = Position::start(seats, &Options::default()).unwrap();
        let stepping = 2 + random.below(7);
        for _ in 0..40 {
            if position.winner().is_some() {
                break;
            }
            gains += compare(&position);
            compared += 1;
            if random.once_in(40) {
                position.leave(Seat::new(random.index(seats)));
                continue;
            }
            let LegalMoves { steps, fences } = position.legal();
            let m = if fences.is_empty() || !steps.is_empty() && random.below(10) < stepping {
                { steps }.nth(random.index(steps.len().max(1))).map_or(Move::Pass, Move::Step)
            } else {
                Move::Fence({ fences }.nth(random.index(fences.len())).unwrap())
            };
            position.play(m);
        }
        if position.winner().is_some() {
            assert!(position.fence_costs().is_empty(), "{position}: over");
        }
    }
    assert!(gains > POSITIONS, "the games have fences that gain something: {gains}");
}

/// Compares the costs of every legal fence in a position that goes on; returns how many gain steps.
fn compare(position: &Position) -> usize {
    let slow = Reference::read(&position.to_string());
    let distances = |reference: &Reference| -> Vec<Option<usize>> {
        let open = reference.open_directions();
        (0..reference.pawns.len()).map(|seat| reference.distance(seat, &open)).collect()
    };
    let before = distances(&slow);
    let costs = position.fence_costs();
    for &(fence, cost) in &costs {
        let coords = (
            fence.anchor.file() as i32,
            fence.anchor.rank() as i32,
            fence.orientation == Orientation::Horizontal,
        );
        assert!(slow.fence_violations(coords).is_empty(), "{position}: {fence} is legal");
        let mut placed = slow.clone();
        placed.fences.push(coords);
        let after = distances(&placed);
        let longer: Vec<_> = before
            .iter()
            .zip(&after)
            .map(|(before, after)| after.unwrap_or(0) - before.unwrap_or(0))
            .collect();
        check(position, fence, cost, &longer);
    }
    let listed: Vec<_> = costs.iter().map(|(fence, _)| *fence).collect();
    assert_eq!(listed, position.legal_fences().collect::<Vec<_>>(), "{position}");
    costs.iter().filter(|(_, cost)| cost.net() > 0).count()
}

fn check(position: &Position, fence: Fence, cost: FenceCost, longer: &[usize]) {
    let steps: Vec<_> = Seat::all(longer.len()).map(|seat| cost.steps(seat)).collect();
    assert_eq!(steps, longer, "{position}: {fence}");
    let own = longer[position.mover().index()];
    let others = longer.iter().sum::<usize>() - own;
    assert_eq!((cost.own(), cost.others()), (own, others), "{position}: {fence}");
    assert_eq!(cost.net(), others as i32 - own as i32, "{position}: {fence}");
}
