//! Perft counts as data.

use game::perft::perft;
use rules::pacman::{Options, Position, Setup};

use crate::reference::Model;

/// A line has options, a position, and the counts at depth 1, 2, …; the reference checks the first
/// four.
#[test]
fn p02_counts_agree_with_the_data_file_and_the_reference() {
    for line in include_str!("corners.perft").lines() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let [option_list, text, counts] = line.split('|').collect::<Vec<_>>()[..] else {
            panic!("{line}: three columns")
        };
        let mut options = Options::default();
        for option in option_list.split_whitespace().filter(|&word| word != "-") {
            let (name, value) = option.split_once('=').expect(line);
            options.set(name, value).expect(line);
        }
        let position = Position::parse(text, options, 2).expect(line);
        let model = Model::new(&Setup::parse(text).expect(line), options);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            assert_eq!(perft(&position, depth).to_string(), count, "{line} at depth {depth}");
            if depth <= 4 {
                assert_eq!(
                    reference_perft(&model, depth).to_string(),
                    count,
                    "{line}: the reference"
                );
            }
        }
    }
}

/// Perft by the reference.
fn reference_perft(model: &Model, depth: u32) -> u64 {
    let legal = model.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|word| reference_perft(&model.after(word), depth - 1)).sum()
}
