use rules::quoridor::{Options, Position, perft};

use crate::reference::Reference;

/// Each line of the data file: a position, and its leaves at depth 1, 2, 3 …
fn lines() -> impl Iterator<Item = (Position, Vec<u64>)> {
    include_str!("classic.perft").lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (text, counts) = line.split_once('|').expect("two fields");
        let seats = text.split(' ').next().unwrap().split(',').count();
        let position = Position::parse(text, seats, &Options::default()).unwrap();
        (position, counts.split_whitespace().map(|count| count.parse().unwrap()).collect())
    })
}

#[test]
fn bulk_counts_agree_with_the_data_file() {
    for (position, counts) in lines() {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{position}, depth {depth}");
        }
    }
}

#[test]
fn generic_counts_agree_with_the_data_file() {
    for (position, counts) in lines() {
        for (depth, &count) in (1..=3).zip(&counts) {
            assert_eq!(game::perft::perft(&position, depth), count, "{position}, depth {depth}");
        }
    }
}

#[test]
fn reference_counts_agree_with_the_data_file() {
    for (position, counts) in lines() {
        for (depth, &count) in (1..=2).zip(&counts) {
            let slow = Reference::read(&position.to_string());
            assert_eq!(slow.perft(depth), count, "{position}, depth {depth}");
        }
    }
}
