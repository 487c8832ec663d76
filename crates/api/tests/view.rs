//! A view says all there is to see, and crosses a wire unharmed.

use api::view::{CellKind, Dot, Mood, PieceKind, View};
use game::{Ply, Position};
use rules::{AnyPosition, Game, Table};

fn start(game: Game, seats: usize) -> AnyPosition {
    Table::new(game).with_seats(seats).unwrap().start().unwrap()
}

fn after(mut position: AnyPosition, words: &str) -> View {
    for word in words.split_whitespace() {
        position.try_play(word).unwrap();
    }
    View::from(&position)
}

#[test]
fn the_classic_start_has_pawns_goals_and_full_hands() {
    let view = View::from(&start(Game::Quoridor, 2));
    let squares: Vec<_> = view.pieces.iter().map(|piece| piece.square.to_string()).collect();
    assert_eq!(squares, ["e1", "e9"]);
    assert_eq!(view.cells.iter().filter(|cell| cell.kind == CellKind::Goal).count(), 18);
    assert!(view.seats.iter().all(|hand| hand.fences.is_some_and(|f| f.now == 10 && f.of == 10)));
    assert_eq!(view.seats[0].way.len(), 9, "its own square and eight steps");
    assert_eq!(view.turn, Some(1));
}

#[test]
fn a_ghost_that_sees_its_prey_is_frenzied_and_its_sight_is_a_line() {
    let view = after(start(Game::Pacman, 2), "e6-e5 f9 a4 i4 f1 e6-f6");
    let blinky = view.pieces.iter().find(|piece| piece.kind == PieceKind::Blinky).unwrap();
    assert_eq!((blinky.mood, blinky.active), (Mood::Frenzied, true));
    assert!(view.sights.iter().any(|sight| sight.from == blinky.square));
    assert_eq!(view.cells.iter().filter(|cell| cell.dot == Some(Dot::Power)).count(), 4);
    assert_eq!(view.seats[0].lives.map(|lives| lives.now), Some(3));
    assert_eq!(view.seats[1].pieces.len(), 4);
}

#[test]
fn the_spinner_shows_what_fell_and_areas_count_their_dots() {
    let opening = View::from(&start(Game::Mspacman, 2));
    assert!(opening.chance.as_ref().is_some_and(|chance| chance.shown.is_none()));
    assert!(opening.seats.iter().all(|hand| hand.dots.is_some_and(|dots| dots.now == 17)));
    let placed = after(start(Game::Mspacman, 2), "spin:5 spin:2 @e3 spin:3");
    assert_eq!(placed.chance.and_then(|chance| chance.shown).as_deref(), Some("3"));
    assert!(placed.pieces.iter().any(|piece| piece.kind == PieceKind::Mspacman && piece.active));
}

#[test]
fn views_cross_a_wire_unharmed_all_game_long() {
    for (game, seats) in
        [(Game::Quoridor, 4), (Game::Mini, 2), (Game::Pacman, 5), (Game::Mspacman, 3)]
    {
        let mut position = start(game, seats);
        for turn in 0usize..60 {
            let view = View::from(&position);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
            assert_eq!(view.seats.len(), seats);
            let plies = position.plies();
            let Some(ply) = plies.get(turn * 7919 % plies.len().max(1)) else { break };
            match *ply {
                Ply::Move(m) => position.play(m),
                Ply::Roll(roll) => position.roll(roll),
            }
        }
    }
}
