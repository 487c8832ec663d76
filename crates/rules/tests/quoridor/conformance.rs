use game::Random;
use rules::quoridor::{Options, Position};

#[test]
fn two_seats_conform() {
    conforms(2, &Options::default());
}

#[test]
fn four_seats_conform() {
    conforms(4, &Options::default());
}

fn conforms(seats: usize, options: &Options) {
    let start = Position::start(seats, options).unwrap();
    let mut random = Random::new(seats as u64);
    game::conformance::check(&start, 10, 5000, &mut |bound| random.below(bound), |text| {
        Position::parse(text, seats, options).unwrap()
    });
}
