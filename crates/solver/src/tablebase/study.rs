use std::collections::HashSet;

use game::{MazeStudy, PieceValues, Position as _, SquareValues};
use rules::pacman::{Piece, Position, Setup};
use rules::{Path, Square};

use super::Tablebase;

/// No line is longer: the longest game in a maze of 81 squares ends far sooner.
const MAX_PLIES: usize = 4_000;

impl Tablebase {
    /// The line of best play from a position for every number of lives, and what the position would be worth
    /// with each of its pieces elsewhere; nothing if the game is over or the tablebase does not cover it.
    pub fn study(&self, position: &Position) -> Option<MazeStudy> {
        self.probe(position).filter(|_| position.to_move().is_some())?;
        let lives = (1..=self.lives()).map_while(|lives| position.with_lives(lives));
        let pieces = Piece::ALL.into_iter().filter_map(|piece| self.piece_values(position, piece));
        Some(MazeStudy {
            lines: lives.map(|start| self.best_line(&start)).collect(),
            pieces: pieces.collect(),
        })
    }

    /// How the game goes with best play, as words: to its end, or until a position comes again.
    fn best_line(&self, start: &Position) -> Vec<String> {
        let mut position = start.clone();
        let mut words = Vec::new();
        let mut known = HashSet::new();
        while words.len() < MAX_PLIES && known.insert(position.state()) {
            let Some(best) = self.best(&position).into_iter().min_by_key(Path::to_string) else {
                break;
            };
            words.push(best.to_string());
            position.play(best);
        }
        words
    }

    /// The values with that piece on every square where it may stand; nothing for a ghost that is not there.
    fn piece_values(&self, position: &Position, piece: Piece) -> Option<PieceValues> {
        if let Piece::Ghost(ghost) = piece {
            position.ghosts()[ghost.index()]?;
        }
        let values = position.maze().squares().filter_map(|square| {
            let moved = with_piece_on(position, piece, square)?;
            let values =
                (1..=self.lives()).map_while(|lives| self.probe(&moved.with_lives(lives)?));
            let values: Vec<_> = values.map(Into::into).collect();
            (!values.is_empty()).then(|| SquareValues { square: square.to_string(), values })
        });
        Some(PieceValues { piece: piece.character(), squares: values.collect() })
    }
}

/// The position with a piece elsewhere; nothing where the rules do not let it stand there.
fn with_piece_on(position: &Position, piece: Piece, square: Square) -> Option<Position> {
    let mut setup = Setup {
        maze: position.maze().clone(),
        pac: position.pac(),
        ghosts: position.ghosts(),
        pellets: position.pellets().collect(),
        lives: position.lives(),
        to_move: position.to_move(),
        holders: Some(position.holders()),
    };
    match piece {
        Piece::Pac => setup.pac = square,
        Piece::Ghost(ghost) => setup.ghosts[ghost.index()] = Some(square),
    }
    Position::from_setup(setup, *position.options(), position.seats()).ok()
}
