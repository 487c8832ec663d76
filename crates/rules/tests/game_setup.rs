//! Set-ups and records of all games: the settings that are not part of a position.

use game::{Cause, Departure, Position, Random, Seat, Turn};
use rules::pacman::Maze;
use rules::{Game, GameRecord, GameSetup, Piece, SetupText};

fn refused(result: Result<(), game::Reason>) -> (&'static str, &'static str) {
    let reason = result.expect_err("this must be refused");
    (reason.key, reason.rule)
}

#[test]
fn c00_no_two_players_have_the_same_character() {
    let mut setup = GameSetup::new(Game::Quoridor).with_seats(4).unwrap();
    assert_eq!(
        refused(setup.set_option("pieces", "blinky,inky,blinky,pawn")),
        ("option-value", "C00")
    );
    assert_eq!(refused(setup.set_option("pieces", "sue")), ("option-value", "C00"));
    assert_eq!(setup.pieces(), [Piece::Pawn; 4], "a refused value changes nothing");

    let plain = setup.start().unwrap();
    setup.set_option("pieces", "pacman,pawn,pawn,clyde").unwrap();
    assert_eq!(setup.pieces(), [Piece::Pacman, Piece::Pawn, Piece::Pawn, Piece::Clyde]);
    assert_eq!(setup.start().unwrap(), plain, "the choice changes nothing in play");

    let mut two = GameSetup::new(Game::Quoridor);
    two.set_option("pieces", "pacman,blinky,inky").unwrap();
    assert_eq!(two.start().unwrap_err().key, "table-pieces");
}

#[test]
fn c04_the_starter_can_be_set() {
    let mut setup = GameSetup::new(Game::Quoridor);
    assert_eq!(setup.start().unwrap().turn(), Turn::Seat(Seat::new(0)));
    setup.set_option("starter", "2").unwrap();
    assert_eq!(setup.start().unwrap().turn(), Turn::Seat(Seat::new(1)));
    assert_eq!(setup.starter(), Some(Seat::new(1)));
}

/// One is chosen or drawn only where the rules leave it open: PAC-MAN starts (P05), and who leads
/// Ms. Pac-Man is spun for (S05).
#[test]
fn c04_p05_s05_only_an_open_start_has_a_starter() {
    for game in Game::ALL {
        let plain = GameSetup::new(game);
        assert_eq!(plain.starter(), None);
        let chosen = plain.clone().with_starter(Seat::new(1)).unwrap();
        let changed = chosen.start().unwrap() != plain.start().unwrap();
        assert_eq!(changed, game.has_open_start(), "{game}");
        assert_eq!(chosen.starter().is_some(), game.has_open_start(), "{game}");
    }
    let nobody = GameSetup::new(Game::Quoridor).with_starter(Seat::new(2)).unwrap();
    assert_eq!(nobody.start().unwrap_err().key, "setup-quoridor-starter");
}

#[test]
fn a_description_becomes_a_set_up_or_says_which_part_is_wrong() {
    let text = SetupText {
        seats: Some(3),
        maze: Some(" orchard\n"),
        options: vec![("boost", "exactly")],
        repetition: false,
        ..SetupText::new("pacman")
    };
    let setup = GameSetup::from_text(&text).unwrap();
    assert_eq!((setup.game(), setup.seats()), (Game::Pacman, 3));
    assert_eq!(setup.maze().as_deref(), Some("orchard"));
    let options = setup.non_default_options();
    assert_eq!(options, [("boost", "exactly".to_owned()), ("repetition", "off".to_owned())]);
    let shipped = GameSetup::from_text(&SetupText::new("pacman")).unwrap();
    assert_eq!(shipped, GameSetup::new(Game::Pacman), "the first shipped maze by default");
    let wrong = |text: &SetupText<'_>| {
        let error = GameSetup::from_text(text).unwrap_err();
        (error.part, error.value, error.reason.key)
    };
    let wrong_part = |part, value: &str, key| (part, value.to_owned(), key);
    assert_eq!(wrong(&SetupText::new("chess")), wrong_part("game", "chess", "game-unknown"));
    let seats = SetupText { seats: Some(3), ..SetupText::new("mini") };
    assert_eq!(wrong(&seats), wrong_part("seats", "3", "table-seats"));
    let maze = SetupText { maze: Some("corners"), ..SetupText::new("mini") };
    assert_eq!(wrong(&maze), wrong_part("maze", "corners", "table-no-maze"));
    let option = SetupText { options: vec![("boost", "no")], ..SetupText::new("pacman") };
    assert_eq!(wrong(&option), wrong_part("option", "boost=no", "option-value"));
    let repetition = SetupText { repetition: false, ..SetupText::new("mspacman") };
    assert!(GameSetup::from_text(&repetition).is_ok(), "Ms. Pac-Man has no such draw");
}

/// Names, one-word forms and whole files go through the same door.
#[test]
fn a_maze_is_a_name_a_word_or_a_file() {
    let corners = Maze::named("corners").unwrap().to_file_text();
    for (game, file) in
        [("pacman", corners.as_str()), ("mspacman", include_str!("../mazes/quarters.board"))]
    {
        let maze =
            |maze| GameSetup::from_text(&SetupText { maze: Some(maze), ..SetupText::new(game) });
        let shipped = maze(file).unwrap();
        assert_eq!(shipped, GameSetup::from_text(&SetupText::new(game)).unwrap());
        assert!(maze("no such maze").is_err() && maze("no such\nmaze").is_err());
    }
    let word = "4x4.3.a1._d4_d1.a4b4._";
    let text = SetupText { maze: Some(word), ..SetupText::new("pacman") };
    assert_eq!(GameSetup::from_text(&text).unwrap().maze().as_deref(), Some(word));
}

#[test]
fn m01_mini_is_the_classic_game() {
    for seats in [2, 4] {
        let start = |game| GameSetup::new(game).with_seats(seats).unwrap().start().unwrap();
        assert_eq!(start(Game::Mini), start(Game::Quoridor));
    }
}

#[test]
fn m02_mini_takes_five_to_twenty_minutes() {
    assert_eq!(Game::Mini.minutes(), Some((5, 20)));
    assert_eq!(Game::Quoridor.minutes(), Some((15, 15)));
}

#[test]
fn m03_mini_can_have_a_time_limit_per_move() {
    let mut setup = GameSetup::new(Game::Mini);
    assert_eq!(setup.move_seconds(), None, "off by default");
    setup.set_option("move_seconds", "30").unwrap();
    assert_eq!(setup.move_seconds(), Some(30));
    assert_eq!(refused(setup.set_option("move_seconds", "0")), ("option-value", "M03"));
    assert_eq!(setup.move_seconds(), Some(30));
    assert_eq!(
        refused(GameSetup::new(Game::Quoridor).set_option("move_seconds", "30")).0,
        "option-unknown"
    );
}

#[test]
fn q11_p01_s01_each_game_has_its_numbers_of_seats() {
    let allowed = |game| -> Vec<usize> {
        (0..=7).filter(|&seats| GameSetup::new(game).with_seats(seats).is_ok()).collect()
    };
    assert_eq!(allowed(Game::Quoridor), [2, 4]);
    assert_eq!(allowed(Game::Mini), [2, 4]);
    assert_eq!(allowed(Game::Pacman), [2, 3, 4, 5]);
    assert_eq!(allowed(Game::Mspacman), [2, 3, 4]);
    let rule = |game, seats| GameSetup::new(game).with_seats(seats).unwrap_err().rule;
    assert_eq!(rule(Game::Mini, 3), "Q11");
    assert_eq!(rule(Game::Pacman, 6), "P01");
    assert_eq!(rule(Game::Mspacman, 5), "S01");
}

/// Moving back and forth is a draw at the third occurrence, unless the option is off.
#[test]
fn threefold_repetition_is_a_draw() {
    let shuffle = "e2 e8 e1 e9 e2 e8 e1 e9";
    let file = |option: &str| format!("palisade 1\ngame quoridor\nseats 2\n{option}\n{shuffle}\n");
    let drawn = GameRecord::parse(&file("")).unwrap();
    assert_eq!(drawn.record.ending().map(|end| end.cause), Some(Cause::Repetition));
    assert_eq!(drawn.record.ending().unwrap().outcome.to_string(), "1/2,1/2");
    let open = GameRecord::parse(&file("option repetition=off\n")).unwrap();
    assert_eq!(open.record.ending(), None);
    assert_eq!(drawn.to_record_text().header("reason"), Some("repetition"));
    let continued = format!("{} e2\n", file("").trim_end());
    assert_eq!(GameRecord::parse(&continued).unwrap_err().key, "record-word");
}

#[test]
fn m05_with_two_leaving_loses_with_four_the_others_go_on() {
    let two = GameRecord::parse("palisade 1\ngame quoridor\nseats 2\n\ne2 leave:2:time\n").unwrap();
    let end = two.record.ending().unwrap();
    assert_eq!((end.outcome.to_string().as_str(), end.cause.word()), ("1,0", "time"));

    let four = "palisade 1\ngame quoridor\nseats 4\n\ne2 leave:2:resign e8\n";
    let four = GameRecord::parse(four).unwrap();
    assert_eq!(four.record.ending(), None);
    assert_eq!(four.record.position().to_string(), "e2,-,e8,i5 5,5,5,5 4 -");
    let twice = "palisade 1\ngame quoridor\nseats 4\n\nleave:2:resign leave:2:time\n";
    assert_eq!(GameRecord::parse(twice).unwrap_err().key, "record-word");
}

#[test]
fn undo_takes_back_moves_departures_and_endings() {
    let mut game = GameRecord::parse("palisade 1\ngame mini\n\ne2 e8 leave:1:resign\n").unwrap();
    assert!(game.record.ending().is_some());
    game.record.undo().unwrap();
    assert_eq!(game.record.ending(), None);
    game.record.play("e3").unwrap();
    assert_eq!(game.record.words().collect::<Vec<_>>(), ["e2", "e8", "e3"]);
}

#[test]
fn records_of_every_game_round_trip() {
    for game in Game::ALL {
        for &seats in game.seats() {
            let mut game =
                GameRecord::new(GameSetup::new(game).with_seats(seats).unwrap()).unwrap();
            game.header.player_mut(Seat::new(0)).name = Some("Zoë".to_owned());
            for nth in 0..40 {
                let plies = game.record.position().plies();
                let Some(ply) = plies.get(nth * 7 % plies.len().max(1)) else { break };
                if game.record.play(&ply.to_string()).is_err() {
                    break;
                }
                game.comments.push((nth % 3 == 0).then(|| format!("0:{nth:02}")));
            }
            let text = game.to_record_text().to_string();
            let again = GameRecord::parse(&text).unwrap_or_else(|why| panic!("{text}\n{why:?}"));
            assert_eq!(again.to_record_text().to_string(), text);
            assert_eq!(again.record.position(), game.record.position());
        }
    }
}

#[test]
fn invalid_records_are_refused_with_a_key() {
    let key = |text: &str| GameRecord::parse(text).unwrap_err().key;
    assert_eq!(key("nonsense"), "record-no-magic");
    assert_eq!(key("palisade 1\n\ne2"), "record-no-game");
    assert_eq!(key("palisade 1\ngame chess\n\ne2"), "record-header");
    assert_eq!(key("palisade 1\ngame quoridor\nseats two\n"), "record-header");
    assert_eq!(key("palisade 1\ngame quoridor\nseats 3\n"), "record-header");
    assert_eq!(key("palisade 1\ngame quoridor\noption a=b\n"), "record-header");
    assert_eq!(key("palisade 1\ngame quoridor\nmaze corners\n"), "record-header");
    assert_eq!(key("palisade 1\ngame quoridor\nstart e1\n"), "record-header");
    assert_eq!(key("palisade 1\ngame quoridor\nresult 1,0\n\ne2\n"), "record-wrong-result");
    assert_eq!(key("palisade 1\ngame quoridor\nresult 1\n\ne2\n"), "record-header");
    let agreed = "palisade 1\ngame quoridor\nseats 2\nresult 1/2,1/2\nreason agreement\n\ne2 e8\n";
    assert_eq!(GameRecord::parse(agreed).unwrap().to_record_text().to_string(), agreed);
    let reason = GameRecord::parse("palisade 1\ngame quoridor\n\ne2 e8 e9\n").unwrap_err();
    assert_eq!(reason.args[0], ("nth", game::ReasonArg::Number(3)));
}

#[test]
fn the_last_move_of_a_player_is_found_as_far_back_as_it_can_be_taken_back() {
    let [first, second, third, fourth] = [0, 1, 2, 3].map(Seat::new);
    let setup = GameSetup::new(Game::Quoridor).with_seats(4).unwrap();
    let mut record = GameRecord::new(setup.with_starter(first).unwrap()).unwrap().record;
    assert_eq!(record.last_move_of(&[first]), None);
    for word in ["e2", "b5", "e8"] {
        record.play(word).unwrap();
    }
    assert_eq!(record.last_move_of(&[first]), Some(0));
    assert_eq!(record.last_move_of(&[first, third]), Some(2), "the last of several seats");
    assert_eq!(record.last_move_of(&[fourth]), None);
    record.leave(second, Departure::Resigned).unwrap();
    assert!(record.has_left(second) && !record.has_left(first));
    assert_eq!(record.last_move_of(&[first, second, third]), None, "a departure came after it");
    record.play("h5").unwrap();
    assert_eq!(record.last_move_of(&[fourth]), Some(4));
}

/// Nothing is taken back past a roll, whoever moved before it.
#[test]
fn no_move_is_found_before_a_roll() {
    let setup = GameSetup::new(Game::Mspacman).with_seats(2).unwrap();
    let mut record = GameRecord::new(setup).unwrap().record;
    let seats = [Seat::new(0), Seat::new(1)];
    let (mut found, mut rolled_after_a_move) = (false, false);
    let mut random = Random::new(1);
    for before in 0..40 {
        let is_move = matches!(record.turn(), Turn::Seat(_));
        let word = random.pick(&record.position().plies()).to_string();
        record.play(&word).unwrap();
        assert_eq!(record.last_move_of(&seats), is_move.then_some(before));
        rolled_after_a_move |= found && !is_move;
        found |= is_move;
    }
    assert!(rolled_after_a_move);
}
