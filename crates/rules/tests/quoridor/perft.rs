use rules::quoridor::{Options, Position, perft};

#[test]
fn counts_agree_with_the_data_file() {
    for line in include_str!("classic.perft").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let &[seats, text, counts] = fields.as_slice() else { panic!("three fields: {line}") };
        let position = Position::parse(text, seats.parse().unwrap(), &Options::default()).unwrap();
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&position, depth).to_string(), count, "{text}, depth {depth}");
        }
    }
}
