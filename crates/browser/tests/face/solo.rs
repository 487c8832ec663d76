use browser::Shape;
use game::{Position, Turn};
use rules::{AnyPosition, Archive};

use crate::{at_table, kept, stage, type_move};

/// Plays seat 1 by typing until the game is over, against level 1 in the worker.
fn play_to_the_end(record: &str) -> Archive {
    let stage = stage();
    let page = at_table(&stage, Shape::WIDE, record);
    for turn in 0..400 {
        page.until(
            "our turn or the end",
            "return !!document.querySelector('.status.own, .result')",
        );
        if page.count(".result") > 0 {
            break;
        }
        let game = kept(&page);
        let word = choose(game.record.position(), turn);
        type_move(&page, &word);
        let played = game.record.entries().len();
        page.until(
            "the move",
            &format!("return document.querySelectorAll('.ply').length > {played}"),
        );
    }
    page.see(".result");
    assert_eq!(page.console(), Vec::<String>::new());
    let game = kept(&page);
    assert!(game.record.ending().is_some());
    game
}

/// The straight way in the classic game; anything legal elsewhere, a little different each turn.
fn choose(position: &AnyPosition, turn: usize) -> String {
    if let AnyPosition::Quoridor(position) = position
        && let Turn::Seat(seat) = position.turn()
        && let Some(next) = position.way(seat).and_then(|way| way.first().copied())
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
