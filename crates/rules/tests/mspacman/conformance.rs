use game::{Random, Record};
use rules::mspacman::{Board, Options, Position};

#[test]
fn conforms_for_two_to_four_seats() {
    for seats in 2..=4 {
        for capture in ["passing", "exact"] {
            let mut options = Options::default();
            options.set("capture", capture).unwrap();
            let board = Board::named("quarters").unwrap();
            let start = Position::start(board, options, seats).unwrap();
            let parse = |text: &str| {
                Position::parse(text, options, seats)
                    .unwrap_or_else(|error| panic!("{text}: {error:?}"))
            };
            let mut random = Random::new(seats as u64);
            game::conformance::check(&start, 3, 4000, &mut |n| random.below(n), parse);
        }
    }
}

#[test]
fn threefold_repetition_is_not_a_draw() {
    let text = "a,b 1:e7 -,f8:S d7,e7 roll:1 quarters";
    let start = Position::parse(text, Options::default(), 2).unwrap();
    let mut record = Record::new(start);
    for _ in 0..5 {
        for word in ["spin:2", "d7-e7", "die:4", "f7-f8-f7-f8"] {
            record.play(word).unwrap();
        }
        assert_eq!(record.position(), record.start());
    }
    assert_eq!(record.ending(), None);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 64);
}
