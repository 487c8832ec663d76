use game::{NodeId, Position, Random};
use rules::{Analysis, Game, GameSetup};

use crate::AnalysisGame;

fn new_game() -> AnalysisGame {
    let setup = GameSetup::new(Game::Quoridor);
    let start = setup.start().expect("a start");
    AnalysisGame::new(Analysis::new(setup, start), NodeId::ROOT)
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

/// What a person sees: the whole analysis, and the game up to the node.
fn seen(game: &AnalysisGame) -> (String, String) {
    let text = game.analysis().to_record_text().to_string();
    (text, game.shown_record().to_record_text().to_string())
}

#[test]
fn whatever_is_changed_can_be_undone_and_made_again() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let mut game = new_game();
        let mut versions = vec![seen(&game)];
        while versions.len() < 40 {
            match random.below(4) {
                0 => game.go(NodeId::ROOT),
                1 => game.change(|analysis, at| {
                    analysis.tree.set_comment(at, &format!("remark {}", versions.len()));
                    at
                }),
                _ => {
                    let plies = game.game_record().record.position().plies();
                    game.play(&[random.pick(&plies).to_string()]);
                }
            }
            if versions.last().is_some_and(|(text, _)| *text != seen(&game).0) {
                versions.push(seen(&game));
            }
        }
        // The analyses come back; where one looks may have been elsewhere before a change.
        let undone: Vec<_> = std::iter::from_fn(|| {
            game.can_undo().then(|| {
                game.undo();
                seen(&game).0
            })
        })
        .collect();
        let expected: Vec<_> =
            versions.iter().rev().skip(1).map(|(text, _)| text.clone()).collect();
        assert_eq!(undone, expected, "seed {seed}");
        while game.can_redo() {
            game.redo();
        }
        assert_eq!(Some(&seen(&game)), versions.last(), "seed {seed}");
    }
}

#[test]
fn a_move_that_was_tried_before_is_followed_and_is_no_change() {
    let mut game = new_game();
    game.play(&words("e2 e8"));
    let whole = seen(&game).0;
    let end = game.at();
    game.go(NodeId::ROOT);
    game.undo();
    assert!(!game.can_undo());
    game.redo();
    game.go(NodeId::ROOT);
    game.play(&words("e2 e8"));
    assert_eq!((seen(&game).0, game.at()), (whole, end));
    game.undo();
    assert!(!game.can_undo(), "one line is one change");
}

#[test]
fn a_new_change_ends_what_could_be_made_again() {
    let mut game = new_game();
    game.play(&words("e2"));
    game.undo();
    assert!(game.can_redo());
    game.play(&words("e2 e8"));
    assert!(!game.can_redo());
}

#[test]
fn words_count_as_far_as_they_are_legal() {
    let mut game = new_game();
    game.play(&words("e2 e8 e9 e3"));
    let record = game.game_record();
    assert_eq!(record.record.words().collect::<Vec<_>>(), ["e2", "e8"]);
    game.play(&words("a1"));
    assert_eq!(game.game_record().record.words().count(), 2, "and not at all where they are not");
}

#[test]
fn a_preview_is_shown_and_changes_nothing() {
    let mut game = new_game();
    let before = seen(&game);
    game.set_preview(words("e2 e8 a1"));
    assert_eq!(game.shown_record().record.words().collect::<Vec<_>>(), ["e2", "e8"]);
    assert_eq!(game.game_record().record.words().count(), 0);
    assert!(!game.can_undo());
    game.go(NodeId::ROOT);
    assert_eq!(seen(&game), before);
}

#[test]
fn a_hundred_changes_can_be_undone() {
    let mut game = new_game();
    for nth in 0..130 {
        game.change(|analysis, at| {
            analysis.tree.set_comment(at, &nth.to_string());
            at
        });
    }
    let undone = std::iter::from_fn(|| game.can_undo().then(|| game.undo())).count();
    assert_eq!(undone, 100);
}

/// A threat is the same position with the opponent to move; it changes nothing of the analysis.
#[test]
fn a_threat_is_the_position_with_the_opponent_to_move() {
    let mut game = new_game();
    game.play(&words("e2 d4h"));
    let before = seen(&game);
    let threat = game.threat_record().expect("a threat");
    let position = game.game_record().record.position().to_string();
    assert_eq!(position, "e2,e9 10,9 1 d4h");
    assert_eq!(threat.record.position().to_string(), "e2,e9 10,9 2 d4h");
    assert_eq!((threat.record.entries().len(), seen(&game)), (0, before));
    // Nobody threatens anything where the game is over, where four play, and in other games.
    let two = GameSetup::new(Game::Quoridor);
    let start = two.parse_position("e8,a5 0,0 1 -").expect("a position");
    let mut over = AnalysisGame::new(Analysis::new(two, start), NodeId::ROOT);
    assert!(over.threat_record().is_some());
    over.play(&words("e9"));
    assert!(over.threat_record().is_none());
    let four = GameSetup::new(Game::Quoridor).with_seats(4).expect("four");
    for setup in [four, GameSetup::new(Game::Mspacman)] {
        let start = setup.start().expect("a start");
        let other = AnalysisGame::new(Analysis::new(setup, start), NodeId::ROOT);
        assert!(!other.has_threats());
        assert!(other.threat_record().is_none());
    }
}

/// PAC-MAN and the ghosts are two sides, however many people play them: before his turn the ghosts threaten,
/// beginning with the first on the board (P19), and before the turn of any ghost he does.
#[test]
fn pacman_and_ghosts_threaten_each_other() {
    for seats in [2, 5] {
        let setup = GameSetup::new(Game::Pacman).with_seats(seats).expect("seats");
        let start = setup.start().expect("a start");
        let mut game = AnalysisGame::new(Analysis::new(setup.clone(), start), NodeId::ROOT);
        let to_move = |game: &AnalysisGame, threat: bool| {
            let record = if threat { game.threat_record()? } else { game.game_record() };
            let position = record.record.position().to_string();
            position.split(' ').nth(4).map(str::to_owned)
        };
        let (pac, blinky) = (to_move(&game, false), to_move(&game, true));
        assert_ne!(pac, blinky);
        for ghosts in 0..4 {
            let plies = game.game_record().record.position().plies();
            game.play(&[plies[0].to_string()]);
            assert_eq!(to_move(&game, true), pac, "{seats} seats, {ghosts} ghosts have moved");
        }
        // Blinky was eaten, so Inky begins; and where all were, nobody threatens anything.
        let start = setup.start().expect("a start").to_string();
        let fields: Vec<_> = start.split(' ').collect();
        let with_ghosts = |count: usize| {
            let ghosts = fields[1].split(',').enumerate();
            let left = ghosts.map(|(nth, at)| if nth < 4 - count { "-" } else { at });
            let mut changed = fields.clone();
            let ghosts = left.collect::<Vec<_>>().join(",");
            changed[1] = &ghosts;
            let position = setup.parse_position(&changed.join(" ")).expect("a position");
            to_move(&AnalysisGame::new(Analysis::new(setup.clone(), position), NodeId::ROOT), true)
        };
        assert_eq!(with_ghosts(4), blinky);
        assert!(with_ghosts(3).is_some_and(|inky| Some(inky) != blinky));
        assert_eq!(with_ghosts(0), None);
    }
}

/// Whoever keeps analyses has to know which one a change belongs to, also after undoing.
#[test]
fn every_opened_analysis_is_a_document_of_its_own() {
    let mut game = new_game();
    let first = game.document();
    game.play(&words("e2"));
    assert_eq!(game.document(), first);
    game.open(Analysis::clone(new_game().analysis()));
    let second = game.document();
    game.play(&words("d4h"));
    assert_eq!(game.document(), second);
    game.undo();
    game.undo();
    assert_eq!(game.document(), first);
    game.open(Analysis::clone(new_game().analysis()));
    assert!(![first, second].contains(&game.document()));
}
