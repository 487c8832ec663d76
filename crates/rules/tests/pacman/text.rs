//! Diagrams of positions, and parsing of arbitrary text as a maze, a position or a move.

use game::Position as _;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::pacman::{Maze, Options, Position, Setup};

#[test]
fn p02_a_position_is_drawn_with_its_fences() {
    let text = "b2 c3,c3,-,d4 a1,d1 2 pac 4x4.3.a3.c3d3b4d4.a1d1.b2vb3ha2h";
    let position = Position::parse(text, Options::default(), 2).unwrap();
    let diagram = "   +---+---+---+---+
 4 | .   .   .   C |
   +   +---+---+   +
 3 | .   . | 2   . |
   +---+---+   +   +
 2 | .   @ | .   . |
   +   +   +   +   +
 1 | *   .   .   * |
   +---+---+---+---+
     a   b   c   d
";
    assert_eq!(position.diagram(), diagram);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        rng_seed: RngSeed::Fixed(5),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_a_maze_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..120)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = Maze::parse(&text);
        let _ = Maze::resolve(&text);
        let _ = Setup::parse(&text);
    }

    #[test]
    fn text_like_a_maze_is_a_maze_or_refused(
        text in "((name|size|lives|pac|blinky|clyde|pellets|fences|note)( [a-k]?[0-9]?[0-9]?[hvx]?[0-9]?){0,4}\n){0,9}",
    ) {
        if let Ok(maze) = Maze::parse(&text) {
            prop_assert_eq!(Maze::from_word(&maze.word()).unwrap(), maze);
        }
    }

    #[test]
    fn a_damaged_word_is_a_maze_or_refused(at in 0..45_usize, with in any::<char>()) {
        let mut word: Vec<_> = Maze::named("corners").unwrap().word().chars().collect();
        word[at] = with;
        let word: String = word.into_iter().collect();
        if let Ok(maze) = Maze::from_word(&word) {
            prop_assert_eq!(Maze::from_word(&maze.word()).unwrap(), maze);
        }
    }

    #[test]
    fn text_like_a_position_is_a_position_or_refused(
        text in "[a-k][0-9]{1,2} ([a-j][1-9],|-,){2,4}[a-j][1-9] (-|[a-p][1-9]{1,2}(,i9)?) [0-9] (pac|inky|-) corners( 2,-,3,2)?",
        word in "([a-p][0-9]{1,2}-?){0,16}|--|\\PC{0,9}",
    ) {
        if let Ok(position) = Position::parse(&text, Options::default(), 3) {
            let again = Position::parse(&position.to_string(), Options::default(), 3);
            prop_assert_eq!(again.as_ref(), Ok(&position));
            let _ = position.read(&word);
        }
    }
}
