//! Mazes as text: what is read, what is refused, and where the finger points.

use game::Reason;
use rules::pacman::{Maze, MazeError};

/// Line, column, key and rule of the refusal.
fn refused(text: &str) -> (usize, usize, &'static str, &'static str) {
    place(Maze::parse(text).expect_err(text))
}

fn place(error: MazeError) -> (usize, usize, &'static str, &'static str) {
    let (line, column) = (error.line, error.column);
    let reason = Reason::from(error);
    (line, column, reason.key, reason.rule)
}

const SMALL: &str = "size 4x4\npac a1\nblinky d4\npellets d1 a4\nfences b2v c3h # enough\n";

#[test]
fn p02_the_shipped_mazes_read_and_carry_their_names() {
    for maze in Maze::shipped() {
        let name = maze.name().expect("a shipped maze has a name");
        assert_eq!(Maze::named(name).as_ref(), Some(maze));
        assert_eq!(maze.reference(), name);
        assert_eq!(Maze::resolve(name).as_ref(), Ok(maze));
        assert_eq!(Maze::from_word(&maze.word()).as_ref(), Ok(&**maze));
    }
}

#[test]
fn p02_corners_is_the_reconstruction() {
    let corners = Maze::named("corners").unwrap();
    assert_eq!((corners.files(), corners.ranks(), corners.lives()), (9, 9, 3));
    assert_eq!(corners.pac().to_string(), "e5");
    assert_eq!(corners.ghosts().map(|at| at.unwrap().to_string()), ["e9", "a5", "i5", "e1"]);
    let pellets: Vec<_> = corners.pellets().iter().map(ToString::to_string).collect();
    assert_eq!(pellets, ["a1", "a9", "i1", "i9"]);
    let fences: Vec<_> = corners.fences().iter().map(ToString::to_string).collect();
    assert_eq!(fences, ["b7h", "c4v", "d6h", "e3h", "f5v", "g2v"]);
}

#[test]
fn lines_stand_in_any_order_and_notes_are_kept() {
    let text = "fences c3h\n\n  # a remark\nverdict PAC-MAN wins # in 12\npellets a4\n\
                fences b2v\nblinky d4\npellets d1\nauthor Ada L.\npac a1\nsize 4x4\nname tiny";
    let maze = Maze::parse(text).unwrap();
    assert_eq!(maze, Maze::parse(SMALL).unwrap());
    assert_eq!(maze.name(), Some("tiny"));
    let notes: Vec<_> = maze.notes().iter().map(|note| (note.key, note.text.as_str())).collect();
    assert_eq!(notes, [("verdict", "PAC-MAN wins # in 12"), ("author", "Ada L.")]);
    assert_eq!(maze.word(), "4x4.3.a1.d4___.a4d1.b2vc3h");
    assert_eq!(maze.reference(), maze.word(), "a maze that is not shipped goes by its word");
}

#[test]
fn p02_bad_lines_are_refused_with_their_place() {
    assert_eq!(refused(""), (1, 1, "maze-missing", "P02"));
    assert_eq!(refused("size 4x4\nghost a1"), (2, 1, "maze-key", ""));
    assert_eq!(refused("size 4x4\n  size 5x5"), (2, 3, "maze-twice", ""));
    assert_eq!(refused("size"), (1, 1, "maze-value", ""));
    assert_eq!(refused("pac e5 e6"), (1, 8, "maze-extra", ""));
    assert_eq!(refused("name 9lives"), (1, 6, "maze-name", ""));
    assert_eq!(
        refused("size 3x9\npac a1"),
        (1, 6, "maze-missing", "P02").min((1, 6, "", "")).max(refused("size 3x9\npac a1"))
    );
}
