use game::{Position as _, Random, Turn};
use rules::quoridor::{IncrementalBoard, Options, Position, playout};

/// A play-out draws a number and plays the move with that index: uniform if every legal move has
/// exactly one.
#[test]
fn every_legal_move_has_one_index() {
    let mut random = Random::new(7);
    for seats in [2, 4] {
        let mut position = Position::start(seats, &Options::default()).unwrap();
        while position.turn() != Turn::Over {
            let legal = IncrementalBoard::new(position).legal();
            let mut indexed: Vec<_> = (0..legal.len()).map(|n| legal.nth(n)).collect();
            let m = indexed[random.index(legal.len())];
            let mut listed = Vec::new();
            position.legal_moves(&mut listed);
            indexed.sort();
            listed.sort();
            assert_eq!(indexed, listed, "{position}");
            position.play(m);
        }
    }
}

/// With the same random numbers, a play-out plays the same game as picking from the legal moves:
/// while there are fences left, and when only pawns move.
#[test]
fn playouts_pick_from_the_legal_moves() {
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

        let mut random = Random::new(seed);
        let mut position = start;
        let mut plies = 0;
        while position.turn() != Turn::Over && plies < limit {
            let legal = position.legal();
            position.play(legal.nth(random.index(legal.len())));
            plies += 1;
        }

        let mut random = Random::new(seed);
        let fast = playout(start, limit, &mut |bound| random.below(bound));
        assert_eq!((fast.plies, fast.outcome), (plies, position.outcome()), "seed {seed}, {text}");
    }
}
