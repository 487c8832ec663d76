use game::{Position as _, Seat};
use rules::Square;
use rules::pacman::{Ghost, Piece as Mover, Position};

use super::{Cell, CellKind, Count, Dot, Hand, Mood, Piece, PieceKind, Sight, View, number};

impl From<&Position> for View {
    fn from(position: &Position) -> View {
        let maze = position.maze();
        let pellet = |square: Square| Cell {
            square,
            kind: CellKind::Plain,
            seat: None,
            dot: Some(Dot::Power),
        };
        let seeing = || Ghost::ALL.into_iter().filter(|&ghost| position.sees(ghost));
        let sights = seeing().filter_map(|ghost| {
            Some(Sight { from: position.ghosts()[ghost.index()]?, to: position.pac() })
        });
        // On one square the muncher is drawn last, in front of whoever caught him.
        let ghosts = Ghost::ALL.into_iter().filter_map(|ghost| {
            let mood = if position.sees(ghost) { Mood::Frenzied } else { Mood::Plain };
            Some(piece(position, Mover::Ghost(ghost), position.ghosts()[ghost.index()]?, mood))
        });
        let muncher = piece(position, Mover::Pac, position.pac(), Mood::Plain);
        let mut fences = maze.fences().to_vec();
        fences.sort();
        View {
            files: maze.files() as u8,
            ranks: maze.ranks() as u8,
            cells: position.pellets().map(pellet).collect(),
            fences,
            pieces: ghosts.chain([muncher]).collect(),
            sights: sights.collect(),
            seats: Seat::all(position.seats()).map(|seat| hand(position, seat)).collect(),
            turn: position.to_move().and_then(|mover| position.holder(mover)).map(number),
            ..View::default()
        }
    }
}

fn kind(mover: Mover) -> PieceKind {
    match mover {
        Mover::Pac => PieceKind::Pacman,
        Mover::Ghost(Ghost::Blinky) => PieceKind::Blinky,
        Mover::Ghost(Ghost::Inky) => PieceKind::Inky,
        Mover::Ghost(Ghost::Pinky) => PieceKind::Pinky,
        Mover::Ghost(Ghost::Clyde) => PieceKind::Clyde,
    }
}

fn piece(position: &Position, mover: Mover, square: Square, mood: Mood) -> Piece {
    Piece {
        id: mover.word().to_owned(),
        kind: kind(mover),
        seat: position.holder(mover).map(number),
        square,
        heading: None,
        mood,
        active: position.to_move() == Some(mover),
    }
}

fn hand(position: &Position, seat: Seat) -> Hand {
    let maze = position.maze();
    let ghosts = Ghost::ALL.into_iter().map(Mover::Ghost);
    let pieces: Vec<_> = [Mover::Pac]
        .into_iter()
        .chain(ghosts)
        .filter(|&mover| position.holder(mover) == Some(seat))
        .map(kind)
        .collect();
    let muncher = pieces.contains(&PieceKind::Pacman);
    let of = maze.pellets().len() as u8;
    Hand {
        lives: muncher.then(|| Count {
            now: position.lives(),
            of: position.options().lives.unwrap_or_else(|| maze.lives()),
        }),
        pellets: muncher.then(|| Count { now: position.pellets_eaten(), of }),
        out: pieces.is_empty(),
        pieces,
        ..Hand::default()
    }
}
