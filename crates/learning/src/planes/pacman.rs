use rules::Direction;
use rules::pacman::{Ghost, Piece, Position};

use super::PlaneWriter;

/// The most lives there can be (P04).
const LIVES: f32 = 9.0;

pub(super) fn names() -> Vec<String> {
    let mut names = vec!["pacman".to_owned()];
    names.extend(Ghost::ALL.map(|ghost| ghost.to_string()));
    names.extend(
        ["pellets", "closed to the north", "closed to the east", "lives*"].map(str::to_owned),
    );
    names.extend(Piece::ALL.map(|piece| format!("{} to move*", piece.term())));
    names
}

pub(super) fn write(position: &Position, planes: &mut PlaneWriter<'_>) {
    let maze = position.maze();
    planes.set([position.pac()]);
    for ghost in position.ghosts() {
        planes.set(ghost);
    }
    planes.set(position.pellets());
    for direction in [Direction::North, Direction::East] {
        planes.set(maze.squares().filter(|&square| maze.step(square, direction).is_none()));
    }
    planes.constant(f32::from(position.lives()) / LIVES);
    for piece in Piece::ALL {
        planes.constant(f32::from(position.to_move() == Some(piece)));
    }
}
