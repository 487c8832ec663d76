//! What a solved maze says beyond its values: the line of best play, and every piece elsewhere.

use std::sync::Arc;

use game::{MazeStudy, Record, Verdict};
use rules::Square;
use rules::pacman::{Maze, MazeSpec, Options, Piece, Position};
use solver::SolveRequest;

const MAZES: [&str; 4] = [
    "4x4.2.a1.d4___.a4d1.b2v",
    "4x5.3.b3.d5a5__.a1d1.a2hb4v",
    "5x5.2.c3.c5a3e3_.a1e1.b2vd3h",
    "hedgerow",
];

fn study(maze: &Arc<Maze>, options: Options) -> (Position, MazeStudy, Vec<game::Exact>) {
    let tablebase = SolveRequest::new(maze.clone(), options).solve(&mut |_| true).unwrap();
    let start = Position::start(maze.clone(), options, 2).unwrap();
    let values = tablebase.exact_moves(&start).unwrap().values;
    (start.clone(), tablebase.study(&start).unwrap(), values)
}

/// The game of each line ends as its value says, after so many turns of PAC-MAN; or a position comes again.
#[test]
fn a_line_of_best_play_ends_as_the_value_says() {
    for word in MAZES {
        let maze = Maze::resolve(word).unwrap();
        let options = Options { lives: Some(3), ..Options::default() };
        let (start, study, values) = study(&maze, options);
        assert_eq!((study.lines.len(), values.len()), (3, 3));
        for ((line, value), lives) in study.lines.iter().zip(&values).zip(1..) {
            let start = start.with_lives(lives).unwrap();
            let mut record = Record::new(start).without_repetition_draw();
            let mut turns = 0;
            for word in line {
                turns += u32::from(record.position().to_move() == Some(Piece::Pac));
                record.play(word).unwrap();
            }
            let end = record.position();
            if value.verdict == Verdict::Draw {
                let earlier = &record.positions()[..record.positions().len() - 1];
                assert!(earlier.contains(end), "{word} with {lives}");
                continue;
            }
            let won = if end.lives() > 0 { Verdict::Win } else { Verdict::Loss };
            assert!(end.to_move().is_none(), "{word} with {lives}");
            assert_eq!((won, turns), (value.verdict, value.turns), "{word} with {lives}");
        }
    }
}

/// With one life nobody ever comes back to the start: a square of the map is worth what the maze is that has the
/// piece there.
#[test]
fn a_piece_elsewhere_is_worth_what_a_maze_with_that_start_is() {
    for word in &MAZES[..3] {
        let maze = Maze::resolve(word).unwrap();
        let (_, study, values) = study(&maze, Options::default());
        let pieces = 1 + maze.ghosts().iter().flatten().count();
        assert_eq!(study.pieces.len(), pieces);
        for (of_piece, piece) in study.pieces.iter().zip(Piece::ALL) {
            assert_eq!(of_piece.piece, piece.character());
            let mut compared = 0;
            for known in &of_piece.squares {
                let square = Square::parse(&known.square).unwrap();
                let mut spec = MazeSpec { lives: 1, ..maze.spec().clone() };
                let home = match piece {
                    Piece::Pac => std::mem::replace(&mut spec.pac, square),
                    Piece::Ghost(ghost) => spec.ghosts[ghost.index()].replace(square).unwrap(),
                };
                if square == home {
                    assert_eq!(known.values, values, "{word} {piece:?} where it is");
                }
                // Two ghosts may meet later, but do not start together.
                let Ok(moved) = Maze::new(spec) else { continue };
                let request = SolveRequest::new(moved.into(), Options::default());
                let exact = request.start_values(&mut |_| true).unwrap()[0];
                assert_eq!(known.values[0], exact.into(), "{word} {piece:?} {square}");
                compared += 1;
            }
            assert!(compared > 10, "{word} {piece:?} {compared}");
        }
    }
}

/// A finished game and another maze have none.
#[test]
fn only_positions_of_the_maze_are_studied() {
    let maze = Maze::resolve(MAZES[0]).unwrap();
    let tablebase = SolveRequest::new(maze, Options::default()).solve(&mut |_| true).unwrap();
    let other = Maze::resolve(MAZES[1]).unwrap();
    let other = Position::start(other, Options::default(), 2).unwrap();
    assert_eq!(tablebase.study(&other), None);
}
