//! Parsing of mazes: what is accepted, what is refused, and the location of errors.

use game::Reason;
use rules::pacman::{Contact, Maze, MazeError, MazeWinner, Options};

/// Line, column, key and rule of the refusal.
fn refused(text: &str) -> (usize, usize, &'static str, &'static str) {
    describe(Maze::parse(text).expect_err(text))
}

fn describe(error: MazeError) -> (usize, usize, &'static str, &'static str) {
    let (line, column) = (error.line, error.column);
    let reason = Reason::from(error);
    (line, column, reason.key, reason.rule)
}

const SMALL: &str = "size 4x4\npac a1\nblinky d4\npellets d1 a4\nfences b2v c3h # enough\n";

#[test]
fn p02_the_shipped_mazes_are_valid_and_have_names() {
    for maze in Maze::shipped() {
        let name = maze.name().expect("a shipped maze has a name");
        assert_eq!(Maze::named(name).as_ref(), Some(maze));
        assert_eq!(maze.reference(), name);
        assert_eq!(Maze::resolve(name).as_ref(), Ok(maze));
        assert_eq!(Maze::from_word(&maze.word()).as_ref(), Ok(&**maze));
    }
}

/// A result is known for the lives that were solved, and for the default rules alone.
#[test]
fn a_known_result_belongs_to_lives_and_rules() {
    let maze = Maze::named("three-keys").unwrap();
    let with = |lives| Options { lives: Some(lives), ..Options::default() };
    let known =
        |options: &Options| maze.known_result(options).map(|known| (known.winner, known.turns));
    assert_eq!(known(&with(1)), Some((MazeWinner::Ghosts, 7)));
    assert_eq!(known(&with(2)), Some((MazeWinner::Ghosts, 12)));
    assert_eq!(
        known(&Options::default()),
        Some((MazeWinner::Pacman, 5)),
        "3 lives, as its file says"
    );
    assert_eq!(known(&with(9)), Some((MazeWinner::Pacman, 5)));
    assert_eq!(known(&Options { contact: Contact::Closed, ..with(1) }), None);
    // Three ghosts play here: whoever moves them, but all three.
    let mut dealt = Options::default();
    dealt.set("ghosts", "2,3,2,-").unwrap();
    assert_eq!(known(&dealt), known(&Options::default()));
    dealt.set("ghosts", "2,-,2,-").unwrap();
    assert_eq!(known(&dealt), None);
    let corners = Maze::named("corners").unwrap();
    assert_eq!(corners.known_result(&with(5)), None, "nobody has solved it with five lives");
    assert!(Maze::shipped().iter().all(|maze| maze.known_result(&Options::default()).is_some()));
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
fn lines_can_be_in_any_order_and_notes_are_kept() {
    let text = "fences c3h\n\n  # a remark\nverdict PAC-MAN wins # in 12\npellets a4\n\
                fences b2v\nblinky d4\npellets d1\nauthor Ada L.\npac a1\nsize 4x4\nname tiny";
    let maze = Maze::parse(text).unwrap();
    assert_eq!(maze, Maze::parse(SMALL).unwrap());
    assert_eq!(maze.name(), Some("tiny"));
    let notes: Vec<_> = maze.notes().iter().map(|note| (note.key, note.text.as_str())).collect();
    assert_eq!(notes, [("verdict", "PAC-MAN wins # in 12"), ("author", "Ada L.")]);
    assert_eq!(maze.word(), "4x4.3.a1.d4___.a4d1.b2vc3h");
    assert_eq!(
        maze.reference(),
        maze.word(),
        "a maze that is not shipped is referred to by its word"
    );
}

#[test]
fn p02_invalid_lines_are_refused_with_their_describe() {
    assert_eq!(refused(""), (1, 1, "maze-missing", "P02"));
    assert_eq!(refused("size 4x4\nghost a1"), (2, 1, "maze-key", ""));
    assert_eq!(refused("size 4x4\n  size 5x5"), (2, 3, "maze-twice", ""));
    assert_eq!(refused("size"), (1, 1, "maze-value", ""));
    assert_eq!(refused("pac e5 e6"), (1, 8, "maze-extra", ""));
    assert_eq!(refused("name 9lives"), (1, 6, "maze-name", ""));
    assert_eq!(refused("blinky e9\npellets a1\nname x\n"), (3, 7, "maze-missing", "P02"));
}

#[test]
fn p02_a_maze_that_cannot_be_is_refused_with_its_place() {
    // A line of SMALL, what stands there instead, and the refusal.
    let cases = [
        ("size 4x4", "size 3x4", (1, 6, "maze-size", "P02")),
        ("size 4x4", "size 4x10", (1, 6, "maze-size", "P02")),
        ("size 4x4", "size 4x4\nlives 0", (2, 7, "maze-lives", "P04")),
        ("size 4x4", "lives 10", (1, 7, "maze-lives", "P04")),
        ("pac a1", "pac z9", (2, 5, "maze-square", "")),
        ("pac a1", "pac a5", (2, 5, "maze-off-board", "P02")),
        ("pac a1", "pac d4", (3, 8, "maze-taken", "P02")),
        ("blinky d4", "blinky d4\nclyde d4", (4, 7, "maze-taken", "P02")),
        ("blinky d4", "", (5, 24, "maze-no-ghost", "P02")),
        ("pellets d1 a4", "pellets", (5, 24, "maze-no-pellet", "P02")),
        ("pellets d1 a4", "pellets d1 a4 d1", (4, 15, "maze-pellet-twice", "P02")),
        ("pellets d1 a4", "pellets d1 a4 b1 b2 b3", (4, 21, "maze-pellets", "P02")),
        ("pellets d1 a4", "pellets d1 d4", (4, 12, "maze-taken", "P02")),
        ("pellets d1 a4", "pellets d1 e1", (4, 12, "maze-off-board", "P02")),
        ("fences b2v c3h", "fences b2v c3", (5, 12, "maze-fence", "")),
        ("fences b2v c3h", "fences b2v d3h", (5, 12, "maze-fence-off-board", "C11")),
        ("fences b2v c3h", "fences b2v c4h", (5, 12, "maze-fence-off-board", "C11")),
        ("fences b2v c3h", "fences b2v p16h", (5, 12, "maze-fence-off-board", "C11")),
        ("fences b2v c3h", "fences b2v b2h", (5, 12, "maze-fence-crosses", "C12")),
        ("fences b2v c3h", "fences b2v b2v", (5, 12, "maze-fence-overlaps", "C12")),
        ("fences b2v c3h", "fences b2v b1v", (5, 12, "maze-fence-overlaps", "C12")),
        ("fences b2v c3h", "fences b2v b3v", (5, 12, "maze-fence-overlaps", "C12")),
        ("fences b2v c3h", "fences b2h a2h", (5, 12, "maze-fence-overlaps", "C12")),
        ("fences b2v c3h", "fences a2h c2h", (4, 12, "maze-unreachable", "P02")),
    ];
    for (line, instead, expected) in cases {
        assert_eq!(refused(&SMALL.replace(line, instead)), expected, "{instead}");
    }
}

#[test]
fn invalid_words_are_refused_with_their_describe() {
    let word = Maze::parse(SMALL).unwrap().word();
    for end in 0..word.len() {
        let cut = &word[..end];
        // Truncated between two fences it is another valid maze.
        let valid = cut.ends_with("d1.") || cut.ends_with("b2v");
        assert_eq!(Maze::from_word(cut).is_ok(), valid, "{cut}");
    }
    let refused = |word: &str| describe(Maze::from_word(word).expect_err(word));
    assert_eq!(refused("4x4.3.a1.d4__"), (1, 14, "maze-shape", ""));
    assert_eq!(refused("4x4.3.a1.d4____.a4.b2v"), (1, 15, "maze-shape", ""));
    assert_eq!(refused("4x4.3.a1.d4___.a4.b2v.x"), (1, 22, "maze-shape", ""));
    assert_eq!(refused("4x4.3.a1.d4___.a4.b2vé"), (1, 22, "maze-shape", ""));
    assert_eq!(refused("4x4.3.a1.d4___.éa4.b2v"), (1, 16, "maze-shape", ""));
    assert_eq!(refused("4x4.3.a1.d4___.a4b7.b2v"), (1, 18, "maze-off-board", "P02"));
    assert_eq!(describe(Maze::resolve("corner").unwrap_err()), (1, 1, "maze-unknown", ""));
    let corners = Maze::named("corners").unwrap();
    assert_eq!(Maze::resolve(&corners.word()).unwrap().name(), Some("corners"));
}
