use game::{Seat, SeatNumber};
use rules::pacman::Piece as RulesPiece;
use rules::{AnySetup, Square, mspacman, pacman, quoridor};

use crate::mspacman::{cell_of_kind, walls};
use crate::{BoardView, CellKind, CellView, DotView, PieceKind, PieceMood, PieceView, number};

impl BoardView {
    /// The set-up of a position as an editor shows it, be it legal or not. `start` is the start of
    /// the same game, which has what no set-up changes: the board, and what its pieces look like.
    /// What only a legal position has, such as shortest paths and lines of sight, is left out.
    #[must_use]
    pub fn of_setup(setup: &AnySetup, start: &BoardView) -> BoardView {
        let mut view = start.clone();
        view.sight_lines.clear();
        view.chance = None;
        for seat in &mut view.seats {
            seat.shortest_path.clear();
        }
        match setup {
            AnySetup::Quoridor(setup) => show_quoridor(&mut view, setup),
            AnySetup::Pacman(setup) => show_pacman(&mut view, setup),
            AnySetup::Mspacman(setup) => show_mspacman(&mut view, setup),
        }
        view
    }
}

impl BoardView {
    /// A maze as an editor shows it, be it valid or not.
    #[must_use]
    pub fn of_maze(spec: &pacman::MazeSpec) -> BoardView {
        let piece = |piece: RulesPiece, square: Square| PieceView {
            id: piece.word().to_owned(),
            kind: piece.character().into(),
            seat: None,
            square,
            heading: None,
            mood: PieceMood::Plain,
            active: false,
        };
        let ghosts = pacman::Ghost::ALL.into_iter().zip(spec.ghosts);
        let ghosts = ghosts.filter_map(|(ghost, at)| Some(piece(RulesPiece::Ghost(ghost), at?)));
        let mut fences = spec.fences.clone();
        fences.sort_unstable();
        BoardView {
            files: spec.files as u8,
            ranks: spec.ranks as u8,
            cells: spec.pellets.iter().map(|&square| pellet(square)).collect(),
            fences,
            pieces: ghosts.chain([piece(RulesPiece::Pac, spec.pac)]).collect(),
            ..BoardView::default()
        }
    }
}

impl BoardView {
    /// A board of Ms. Pac-Man as an editor shows it, be it valid or not: a ghost on every ghost space, the
    /// areas in the colours of four players.
    #[must_use]
    pub fn of_board(spec: &mspacman::BoardSpec) -> BoardView {
        let owner = |colour: mspacman::Colour| Some(number(Seat::new(colour.index())));
        let ghosts = spec.squares().filter_map(|square| match spec.square_kind(square) {
            mspacman::SquareKind::Home(colour) => Some(PieceView {
                // There may be two of a colour for a while.
                id: format!("ghost-{square}-{colour}"),
                kind: PieceKind::Ghost,
                seat: owner(colour),
                square,
                heading: None,
                mood: PieceMood::Plain,
                active: false,
            }),
            _ => None,
        });
        let cells =
            spec.squares().map(|square| cell_of_kind(square, spec.square_kind(square), owner));
        BoardView {
            files: spec.files() as u8,
            ranks: spec.ranks() as u8,
            cells: cells.collect(),
            walls: walls(spec),
            pieces: ghosts.collect(),
            ..BoardView::default()
        }
    }
}

fn pellet(square: Square) -> CellView {
    CellView { square, kind: CellKind::Plain, seat: None, dot: Some(DotView::Power) }
}

fn show_quoridor(view: &mut BoardView, setup: &quoridor::Setup) {
    let square_of = |seat: SeatNumber| setup.pawns.get(usize::from(seat) - 1).copied().flatten();
    view.turn = Some(number(setup.turn));
    let pawns = view.pieces.iter().filter_map(|pawn| {
        let square = square_of(pawn.seat?)?;
        Some(PieceView { square, active: pawn.seat == view.turn, ..pawn.clone() })
    });
    view.pieces = pawns.collect();
    for (seat, hand) in view.seats.iter_mut().zip(&setup.hands) {
        if let Some(fences) = &mut seat.fences {
            fences.now = *hand as u8;
        }
    }
    for (seat, pawn) in view.seats.iter_mut().zip(&setup.pawns) {
        seat.out = pawn.is_none();
    }
    view.fences.clone_from(&setup.fences);
    view.fences.sort_unstable();
}

fn show_pacman(view: &mut BoardView, setup: &pacman::Setup) {
    let square_of = |id: &str| match RulesPiece::parse(id)? {
        RulesPiece::Pac => Some(setup.pac),
        RulesPiece::Ghost(ghost) => setup.ghosts[ghost.index()],
    };
    let to_move = setup.to_move.map(RulesPiece::word);
    let pieces = view.pieces.iter().filter_map(|piece| {
        let square = square_of(&piece.id)?;
        let active = to_move == Some(piece.id.as_str());
        Some(PieceView { square, active, mood: PieceMood::Plain, ..piece.clone() })
    });
    view.pieces = pieces.collect();
    view.turn = view.pieces.iter().find(|piece| piece.active).and_then(|piece| piece.seat);
    view.cells = setup.pellets.iter().map(|&square| pellet(square)).collect();
    for seat in &mut view.seats {
        if let Some(lives) = &mut seat.lives {
            lives.now = setup.lives;
        }
        if let Some(pellets) = &mut seat.pellets {
            pellets.now = pellets.of.saturating_sub(setup.pellets.len() as u8);
        }
    }
}

fn show_mspacman(view: &mut BoardView, setup: &mspacman::Setup) {
    use mspacman::Phase;
    let acting = match setup.phase {
        Phase::Roll(seat) | Phase::Move(seat, _) => Some(seat),
        Phase::Place => setup.leader,
        Phase::Opening(opening) => opening.next(),
        Phase::Over(_) => None,
    };
    view.turn = match setup.phase {
        Phase::Move(seat, _) => Some(number(seat)),
        Phase::Place => setup.leader.map(number),
        _ => None,
    };
    for cell in view.cells.iter_mut().filter(|cell| setup.eaten.contains(&cell.square)) {
        cell.dot = None;
    }
    let piece = |id: String, kind, seat: Option<Seat>, square: Square, mood| PieceView {
        id,
        kind,
        seat: seat.map(number),
        square,
        heading: None,
        mood,
        active: acting.is_some() && acting == seat,
    };
    let ghosts = Seat::all(setup.ghosts.len()).zip(&setup.ghosts).filter_map(|(seat, ghost)| {
        let ghost = (*ghost)?;
        let mood = if ghost.side.is_weak() { PieceMood::Weak } else { PieceMood::Plain };
        Some(piece(format!("ghost{seat}"), PieceKind::Ghost, Some(seat), ghost.at, mood))
    });
    let lady = setup.ms_pacman.map(|square| {
        piece("lady".to_owned(), PieceKind::Mspacman, setup.leader, square, PieceMood::Plain)
    });
    view.pieces = ghosts.chain(lady).collect();
    let dots_of = |seat: SeatNumber| {
        let own = |cell: &&CellView| cell.seat == Some(seat) && cell.dot.is_some();
        view.cells.iter().filter(own).count() as u8
    };
    let dots: Vec<_> = (1..).take(view.seats.len()).map(dots_of).collect();
    for ((nth, seat), now) in view.seats.iter_mut().enumerate().zip(dots) {
        let leads = setup.leader == Some(Seat::new(nth)) && setup.ms_pacman.is_some();
        seat.pieces = vec![if leads { PieceKind::Mspacman } else { PieceKind::Ghost }];
        if let Some(dots) = &mut seat.dots {
            dots.now = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Position as _;
    use rules::{Game, GameSetup};

    use super::*;

    /// A board looks the same in the editor as at the start of a game for four.
    #[test]
    fn a_drawn_board_looks_as_it_is_played() {
        let start = GameSetup::new(Game::Mspacman).with_seats(4).unwrap().start().unwrap();
        let shown = BoardView::of_board(mspacman::Board::shipped()[0].spec());
        let played = BoardView::from(&start);
        assert_eq!((shown.cells, shown.walls), (played.cells, played.walls));
        let mut ghosts: Vec<_> = played.pieces.iter().map(|p| (p.square, p.seat)).collect();
        ghosts.sort_unstable();
        assert_eq!(shown.pieces.iter().map(|p| (p.square, p.seat)).collect::<Vec<_>>(), ghosts);
    }

    /// The set-up of a legal position looks as the position does.
    #[test]
    fn a_set_up_shows_the_pieces_fences_and_dots_of_its_position() {
        let games = [
            (Game::Quoridor, 4, "e2 b5 e8 h5 d3h c5 f6v"),
            (Game::Pacman, 3, "e6-e5 f9 a4 i4 f1 e6-e5"),
            (Game::Mspacman, 3, "spin:5 spin:3 spin:2 @e7 spin:2 f7-e7 die:1 f7"),
        ];
        for (game, seats, words) in games {
            let setup = GameSetup::new(game).with_seats(seats).unwrap();
            let mut position = setup.start().unwrap();
            let start = BoardView::from(&position);
            for word in words.split(' ') {
                position.try_play(word).unwrap();
                let shown = BoardView::of_setup(&AnySetup::from(&position), &start);
                let view = BoardView::from(&position);
                let pieces = |view: &BoardView| {
                    let piece = |p: &PieceView| (p.id.clone(), p.kind, p.seat, p.square, p.active);
                    view.pieces.iter().map(piece).collect::<Vec<_>>()
                };
                assert_eq!(pieces(&shown), pieces(&view), "{game} {word}");
                assert_eq!(shown.cells, view.cells, "{game} {word}");
                assert_eq!(shown.fences, view.fences, "{game} {word}");
                assert_eq!(shown.turn, view.turn, "{game} {word}");
                for (shown, seat) in shown.seats.iter().zip(&view.seats) {
                    assert_eq!(
                        (shown.fences, shown.lives, shown.pellets, shown.dots),
                        (seat.fences, seat.lives, seat.pellets, seat.dots),
                        "{game} {word}"
                    );
                }
            }
        }
    }
}
