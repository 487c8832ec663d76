//! What the engine says about moves that were played.

use engine::{Control, Grade, Limits, Player, Settings, Stopwatch, review};
use rules::{Game, Table};

#[test]
fn a_thrown_away_win_is_a_blunder_and_the_better_move_is_named() {
    let table = Table::new(Game::Quoridor);
    // Seat 1 arrives in one step and wanders off instead; seat 2 then arrives.
    let start = table.position("e8,a2 0,0 1 -").unwrap();
    let mut record = table.record(start);
    for word in ["e7", "a1"] {
        record.play(word).unwrap();
    }
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
    let mut heard = Vec::new();
    let mut progress = |done, of| heard.push((done, of));
    let judged = review(&mut player, &record, &Limits::depth(4), &control, &mut progress);
    assert_eq!(heard, [(0, 2), (1, 2), (2, 2)]);
    assert_eq!((judged[0].grade, judged[0].cost), (Grade::Blunder, 1000));
    assert_eq!(judged[0].better.as_ref().unwrap().words, ["e9"]);
    assert_eq!((judged[1].grade, judged[1].cost), (Grade::Best, 0));
    assert_eq!(judged[1].better, None);
}

#[test]
fn every_move_of_a_game_is_judged_in_every_game() {
    for (game, words) in [
        (Game::Quoridor, "e2 e8 e3 e3h"),
        (Game::Pacman, "e6-f6"),
        (Game::Mspacman, "spin:5 spin:2"),
    ] {
        let table = Table::new(game);
        let mut record = table.record(table.start().unwrap());
        for word in words.split(' ') {
            record.play(word).unwrap();
        }
        let clock = Stopwatch::default();
        let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
        let limits = Limits::nodes(300);
        let judged = review(&mut player, &record, &limits, &control, &mut |_, _| {});
        let moves = words.split(' ').filter(|word| !word.contains(':')).count();
        assert_eq!(judged.len(), moves, "{game}");
        assert!(judged.iter().all(|judgement| judgement.chances.len() == 2), "{game}");
    }
}
