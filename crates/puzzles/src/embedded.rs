use crate::{Puzzle, parse_puzzles};

/// The puzzles that come with the program, in the order of their files.
///
/// # Panics
/// Never: a test reads all of them.
pub fn shipped_puzzles() -> Vec<Puzzle> {
    let files = [
        include_str!("../../../puzzles/quoridor.txt"),
        include_str!("../../../puzzles/pacman.txt"),
        include_str!("../../../puzzles/mspacman.txt"),
    ];
    let read = |text| parse_puzzles(text).expect("a test reads every puzzle");
    files.into_iter().flat_map(read).collect()
}
