//! Reviews of moves that were played.

use engine::{Grade, Limits, Player, SearchControl, Settings, Stopwatch, review};
use rules::{Game, GameSetup};

#[test]
fn missing_a_win_is_a_blunder_and_the_better_move_is_named() {
    let setup = GameSetup::new(Game::Quoridor);
    // Seat 1 could win in one step and goes back instead; seat 2 then wins.
    let start = setup.parse_position("e8,a2 0,0 1 -").unwrap();
    let mut record = setup.record_from(start);
    for word in ["e7", "a1"] {
        record.play(word).unwrap();
    }
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
    let mut reported = Vec::new();
    let mut progress = |done, of| reported.push((done, of));
    let reviews = review(&mut player, &record, &Limits::depth(4), &control, &mut progress);
    assert_eq!(reported, [(0, 2), (1, 2), (2, 2)]);
    assert_eq!((reviews[0].grade, reviews[0].cost), (Grade::Blunder, 1000));
    assert_eq!(reviews[0].better.as_ref().unwrap().words, ["e9"]);
    assert_eq!((reviews[1].grade, reviews[1].cost), (Grade::Best, 0));
    assert_eq!(reviews[1].better, None);
}

#[test]
fn every_move_is_reviewed_in_every_game() {
    for (game, words) in [
        (Game::Quoridor, "e2 e8 e3 e3h"),
        (Game::Pacman, "e6-f6"),
        (Game::Mspacman, "spin:5 spin:2"),
    ] {
        let setup = GameSetup::new(game);
        let mut record = setup.record_from(setup.start().unwrap());
        for word in words.split(' ') {
            record.play(word).unwrap();
        }
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
        let limits = Limits::nodes(300);
        let reviews = review(&mut player, &record, &limits, &control, &mut |_, _| {});
        let moves = words.split(' ').filter(|word| !word.contains(':')).count();
        assert_eq!(reviews.len(), moves, "{game}");
        assert!(reviews.iter().all(|review| review.chances.len() == 2), "{game}");
    }
}
