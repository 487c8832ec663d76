use game::{Position as _, Turn};
use rules::quoridor::{Options, Position, Tracker, playout};

use crate::random::Random;

/// A play-out draws a number and takes the move that has it: fair when every legal move has one.
#[test]
fn every_legal_move_has_one_number() {
    let mut random = Random(7);
    for seats in [2, 4] {
        let mut position = Position::start(seats, &Options::default()).unwrap();
        while position.turn() != Turn::Over {
            let legal = Tracker::new(position).legal();
            let mut numbered: Vec<_> = (0..legal.len()).map(|n| legal.nth(n)).collect();
            let m = numbered[random.below(legal.len() as u32) as usize];
            let mut listed = Vec::new();
            position.legal_moves(&mut listed);
            numbered.sort();
            listed.sort();
            assert_eq!(numbered, listed, "{position}");
            position.play(m);
        }
    }
}

/// Told the same numbers, a play-out follows the same game as picking from lists does: while there
/// are fences to put up, and when only pawns race.
#[test]
fn playouts_follow_the_lists() {
    let starts = [
        "e1,e9 10,10 1 -",
        "e1,e9 0,0 1 e3h,d4v",
        "e1,a5,e9,i5 5,5,5,5 1 -",
        "c3,-,d4,e5 0,0,0,0 1 -",
        "a1,b1,e9,c1 0,0,0,0 1 a1h",
    ];
    for (seed, text) in (0..200).zip(starts.into_iter().cycle()) {
        let seats = text.split(' ').next().unwrap().split(',').count();
        let start = Position::parse(text, seats, &Options::default()).unwrap();
        let limit = 400;

        let mut random = Random(seed);
        let mut position = start;
        let mut plies = 0;
        while position.turn() != Turn::Over && plies < limit {
            let legal = position.legal();
            position.play(legal.nth(random.below(legal.len() as u32) as usize));
            plies += 1;
        }

        let mut random = Random(seed);
        let fast = playout(start, limit, &mut |bound| random.below(bound));
        assert_eq!((fast.plies, fast.outcome), (plies, position.outcome()), "seed {seed}, {text}");
    }
}
