use game::{Piece, Position as _, Seat, SeatNumber};
use rules::Square;
use rules::pacman::{Ghost, Piece as RulesPiece, Position};

use crate::{
    BoardView, CellKind, CellView, CountView, DotView, PieceKind, PieceMood, PieceView, SeatView,
    SightLine, number,
};

impl From<&Position> for BoardView {
    fn from(position: &Position) -> BoardView {
        let maze = position.maze();
        let pellet = |square: Square| CellView {
            square,
            kind: CellKind::Plain,
            seat: None,
            dot: Some(DotView::Power),
        };
        let seeing = || Ghost::ALL.into_iter().filter(|&ghost| position.sees(ghost));
        let sight_lines = seeing().filter_map(|ghost| {
            Some(SightLine { from: position.ghosts()[ghost.index()]?, to: position.pac() })
        });
        // PAC-MAN is drawn last, in front of a ghost that caught him on the same square.
        let ghosts = Ghost::ALL.into_iter().filter_map(|ghost| {
            let mood = if position.sees(ghost) { PieceMood::Frenzied } else { PieceMood::Plain };
            Some(piece_view(
                position,
                RulesPiece::Ghost(ghost),
                position.ghosts()[ghost.index()]?,
                mood,
            ))
        });
        let pacman = piece_view(position, RulesPiece::Pac, position.pac(), PieceMood::Plain);
        let mut fences = maze.fences().to_vec();
        fences.sort_unstable();
        BoardView {
            files: maze.files() as u8,
            ranks: maze.ranks() as u8,
            cells: position.pellets().map(pellet).collect(),
            fences,
            pieces: ghosts.chain([pacman]).collect(),
            sight_lines: sight_lines.collect(),
            seats: Seat::all(position.seats()).map(|seat| seat_view(position, seat)).collect(),
            turn: position.to_move().and_then(|piece| position.holder(piece)).map(number),
            ..BoardView::default()
        }
    }
}

fn piece_view(
    position: &Position,
    piece: RulesPiece,
    square: Square,
    mood: PieceMood,
) -> PieceView {
    PieceView {
        id: piece.word().to_owned(),
        kind: piece.character().into(),
        seat: position.holder(piece).map(number),
        square,
        heading: None,
        mood,
        active: position.to_move() == Some(piece),
    }
}

pub(crate) fn piece_to_move(position: &Position) -> Option<(PieceKind, SeatNumber)> {
    let piece = position.to_move()?;
    Some((piece.character().into(), number(position.holder(piece)?)))
}

fn seat_view(position: &Position, seat: Seat) -> SeatView {
    let maze = position.maze();
    let ghosts = Ghost::ALL.into_iter().map(RulesPiece::Ghost);
    let pieces: Vec<_> = [RulesPiece::Pac]
        .into_iter()
        .chain(ghosts)
        .filter(|&piece| position.holder(piece) == Some(seat))
        .map(|piece| piece.character().into())
        .collect();
    let has_pacman = pieces.contains(&Piece::Pacman.into());
    let of = maze.pellets().len() as u8;
    SeatView {
        lives: has_pacman.then(|| CountView {
            now: position.lives(),
            of: position.options().lives.unwrap_or_else(|| maze.lives()),
        }),
        pellets: has_pacman.then(|| CountView { now: position.pellets_eaten(), of }),
        out: pieces.is_empty(),
        pieces,
        ..SeatView::default()
    }
}
