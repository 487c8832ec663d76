//! A board view shows everything in a position.

use game::{Piece, Ply, Position, Turn};
use rules::{AnyPosition, Game, GameSetup};
use view::{BoardView, CellKind, DotView, PieceKind, PieceMood};

fn start(game: Game, seats: usize) -> AnyPosition {
    GameSetup::new(game).with_seats(seats).unwrap().start().unwrap()
}

fn after(mut position: AnyPosition, words: &str) -> BoardView {
    for word in words.split_whitespace() {
        position.try_play(word).unwrap();
    }
    BoardView::from(&position)
}

#[test]
fn the_classic_start_has_pawns_goals_and_all_fences() {
    let view = BoardView::from(&start(Game::Quoridor, 2));
    let squares: Vec<_> = view.pieces.iter().map(|piece| piece.square.to_string()).collect();
    assert_eq!(squares, ["e1", "e9"]);
    assert_eq!(view.cells.iter().filter(|cell| cell.kind == CellKind::Goal).count(), 18);
    assert!(view.seats.iter().all(|seat| seat.fences.is_some_and(|f| f.now == 10 && f.of == 10)));
    assert_eq!(view.seats[0].shortest_path.len(), 9, "its own square and eight steps");
    assert_eq!(view.turn, Some(1));
}

#[test]
fn a_ghost_that_sees_pacman_is_frenzied_and_has_a_line_of_sight() {
    let view = after(start(Game::Pacman, 2), "e6-e5 f9 a4 i4 f1 e6-f6");
    let blinky = view.pieces.iter().find(|piece| piece.kind == Piece::Blinky.into()).unwrap();
    assert_eq!((blinky.mood, blinky.active), (PieceMood::Frenzied, true));
    assert!(view.sight_lines.iter().any(|line| line.from == blinky.square));
    assert_eq!(view.cells.iter().filter(|cell| cell.dot == Some(DotView::Power)).count(), 4);
    assert_eq!(view.seats[0].lives.map(|lives| lives.now), Some(3));
    assert_eq!(view.seats[1].pieces.len(), 4);
}

#[test]
fn the_spinner_shows_its_result_and_areas_count_their_dots() {
    let opening = BoardView::from(&start(Game::Mspacman, 2));
    assert!(opening.chance.as_ref().is_some_and(|chance| chance.shown.is_none()));
    assert!(opening.seats.iter().all(|seat| seat.dots.is_some_and(|dots| dots.now == 17)));
    let placed = after(start(Game::Mspacman, 2), "spin:5 spin:2 @e3 spin:3");
    assert_eq!(placed.chance.and_then(|chance| chance.shown).as_deref(), Some("3"));
    assert!(placed.pieces.iter().any(|piece| piece.kind == PieceKind::Mspacman && piece.active));
}

#[test]
fn every_position_of_a_game_is_shown_whole() {
    for (game, seats) in
        [(Game::Quoridor, 4), (Game::Mini, 2), (Game::Pacman, 5), (Game::Mspacman, 3)]
    {
        let mut position = start(game, seats);
        for turn in 0usize..60 {
            let view = BoardView::from(&position);
            assert_eq!(view.seats.len(), seats);
            let mover = match position.turn() {
                Turn::Seat(seat) => Some(seat.number() as u8),
                Turn::Chance | Turn::Over => None,
            };
            assert_eq!(view.turn, mover, "{position}");
            let inside = |square: rules::Square| {
                square.file() < view.files.into() && square.rank() < view.ranks.into()
            };
            assert!(view.pieces.iter().all(|piece| inside(piece.square)), "{position}");
            assert!(view.cells.iter().all(|cell| inside(cell.square)), "{position}");
            let mut ids: Vec<_> = view.pieces.iter().map(|piece| &piece.id).collect();
            ids.sort();
            ids.dedup();
            assert_eq!(ids.len(), view.pieces.len(), "two pieces of {position} have one id");
            let plies = position.plies();
            let Some(ply) = plies.get(turn * 7919 % plies.len().max(1)) else { break };
            match *ply {
                Ply::Move(m) => position.play(m),
                Ply::Roll(roll) => position.roll(roll),
            }
        }
    }
}
