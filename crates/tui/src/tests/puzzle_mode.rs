//! Puzzles in the terminal.

use puzzles::parse_puzzles;

use super::*;
use crate::puzzle_mode::PuzzleMode;

const PUZZLES: &str = "\
q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand
p1 | pacman | survive | 900 | e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners | e6-f6 | by hand
";

/// Types lines into the puzzles and returns what was printed.
fn solve(plain: bool, language: Language, input: &str) -> String {
    let mut output = Vec::new();
    let mut mode = PuzzleMode {
        puzzles: parse_puzzles(PUZZLES).expect("puzzles"),
        locale: &Locale::new(language),
        interactive: false,
        plain,
        input: input.as_bytes(),
        output: &mut output,
    };
    mode.run().expect("memory takes everything");
    String::from_utf8(output).expect("text")
}

#[test]
fn puzzles_are_solved_one_after_another() {
    for plain in [false, true] {
        let output = solve(plain, Language::English, "d4h\nE6\ne7\nf5-f6\n");
        assert!(output.contains("there is a better one"), "{output}");
        assert!(output.contains("Your opponent replies: e4."), "{output}");
        assert_eq!(output.matches("Solved!").count(), 2, "{output}");
        assert!(output.contains("does not lose"), "{output}");
    }
}

#[test]
fn hints_the_solution_and_refusals_are_said() {
    let output = solve(true, Language::English, "hint\nhint\ne9\nsolution\nnext\n");
    assert!(output.contains("pawn"), "{output}");
    assert!(output.contains("e6"), "{output}");
    assert!(output.contains("(C"), "a refusal names its rule: {output}");
    assert!(output.contains("The solution: e6 e4 e7."), "{output}");
}

#[test]
fn an_equal_move_solves_it_too_in_every_language() {
    for language in Language::ALL {
        let output = solve(true, language, "d4\nquit\n");
        let said = Locale::new(language).text("puzzle-also-good");
        assert!(output.contains(&said), "{output}");
    }
}
