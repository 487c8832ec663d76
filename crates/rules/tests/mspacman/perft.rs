use std::rc::Rc;

use rules::mspacman::{Options, Position};

use crate::reference::{Maze, Model};

/// The largest count that is checked with the slow reference.
const MAX_REFERENCE_LEAVES: u64 = 30_000;

#[test]
fn counts_agree_with_the_data_file_and_the_reference() {
    let maze = include_str!("../../mazes/quarters.board");
    let maze = Rc::new(Maze::new(maze, "quarters"));
    for line in include_str!("quarters.perft").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let &[capture, text, counts] = fields.as_slice() else { panic!("three fields: {line}") };
        let mut options = Options::default();
        options.set("capture", capture).unwrap();
        let seats = text.split(' ').next().unwrap().split(',').count();
        let position = Position::parse(text, options, seats).unwrap();
        let model = Model::read(text, Rc::clone(&maze), capture == "exact");
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let leaves = game::perft::perft(&position, depth);
            assert_eq!(leaves.to_string(), count, "{text}, depth {depth}");
            if leaves < MAX_REFERENCE_LEAVES {
                assert_eq!(reference_perft(&model, depth), leaves, "{text}, depth {depth}");
            }
        }
    }
}

fn reference_perft(model: &Model, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |word: &String| {
        let mut next = model.clone();
        next.play(word);
        reference_perft(&next, depth - 1)
    };
    model.words().iter().map(after).sum()
}
