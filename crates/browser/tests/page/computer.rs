use browser::Viewport;
use game::{Position, Turn};
use rules::{AnyPosition, GameRecord};

use crate::{fixture, open_game, stored_game, type_move};

/// Plays seat 1 by typing until the game is over, against level 1 in the engine worker.
fn play_to_the_end(record: &str) -> GameRecord {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    for turn in 0..400 {
        page.wait_for_turn();
        if page.count(".result") > 0 {
            break;
        }
        let game = stored_game(&page);
        let word = choose(game.record.position(), turn);
        type_move(&page, &word);
        let played = game.record.entries().len();
        page.wait_until(
            "the move",
            &format!("return document.querySelectorAll('.ply').length > {played}"),
        );
    }
    page.wait_for(".result");
    assert_eq!(page.console_errors(), Vec::<String>::new());
    let game = stored_game(&page);
    assert!(game.record.ending().is_some());
    game
}

/// A step along the shortest path in the classic game; in the others a legal move that varies by
/// turn.
pub(crate) fn choose(position: &AnyPosition, turn: usize) -> String {
    if let AnyPosition::Quoridor(position) = position
        && let Turn::Seat(seat) = position.turn()
        && let Some(next) = position.shortest_path(seat).and_then(|path| path.first().copied())
        && position.steps(seat).contains(next)
    {
        return next.to_string();
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut words: Vec<_> = moves.iter().map(ToString::to_string).collect();
    words.sort();
    words[turn * 7919 % words.len()].clone()
}

#[test]
fn quoridor_is_played_to_the_end_against_a_level() {
    play_to_the_end("palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n");
}

#[test]
fn mini_with_four_is_played_to_the_end_against_levels() {
    play_to_the_end("palisade 1\ngame mini\nseats 4\nlevel 2 1\nlevel 3 1\nlevel 4 1\n");
}

#[test]
fn pacman_is_played_to_the_end_against_a_level() {
    let game = play_to_the_end("palisade 1\ngame pacman\nseats 2\nlevel 2 1\n");
    assert!(matches!(game.record.position(), AnyPosition::Pacman(_)));
}

#[test]
fn mspacman_is_played_to_the_end_against_levels() {
    play_to_the_end("palisade 1\ngame mspacman\nseats 2\nlevel 2 1\n");
}
