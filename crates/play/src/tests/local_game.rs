use api::{Cause, Departure, NewTable, Offer, TimeControl};
use game::{Ply, Position, Random, RecordEntry, Seat, Turn};
use rules::{GameRecord, GameSetup};

use crate::{LocalEffect, LocalGame, LocalInput, LocalNotice};

/// A game that seat 1 begins where the rules leave that open; `levels` has those of the computers, and 0
/// for a person.
fn new_game(game: &str, levels: &[u8], control: TimeControl) -> LocalGame {
    let spec = NewTable { seats: levels.len() as u8, ..NewTable::new(game) };
    let setup = GameSetup::from_text(&spec.setup_text()).unwrap();
    let setup = match setup.game().has_open_start() {
        true => setup.with_starter(Seat::new(0)).unwrap(),
        false => setup,
    };
    let mut record = GameRecord::new(setup).unwrap();
    for (seat, &level) in Seat::all(levels.len()).zip(levels) {
        record.header.player_mut(seat).level = Some(level).filter(|level| *level > 0);
    }
    record.header.time_control = control;
    LocalGame::new(record, 0)
}

fn two_people(control: TimeControl) -> LocalGame {
    new_game("quoridor", &[0, 0], control)
}

fn play(game: &mut LocalGame, words: &str) {
    for word in words.split(' ') {
        game.handle(LocalInput::Play(word.to_owned()), 0).unwrap();
    }
}

fn words(game: &LocalGame) -> String {
    game.record().words().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_record_that_is_opened_and_not_played_on_stays_as_it_is() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/records");
    let mut opened = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let Ok(record) = GameRecord::parse(&text) else { continue };
        let before = record.to_record_text().to_string();
        let game = LocalGame::new(record, 7);
        assert_eq!(game.game_record().to_record_text().to_string(), before);
        opened += 1;
    }
    assert!(opened > 20);
}

#[test]
fn what_the_rules_refuse_changes_nothing() {
    let mut game = two_people(TimeControl::SuddenDeath { seconds: 60 });
    play(&mut game, "e2 e8");
    let before = (words(&game), game.clock().clone());
    let refused = game.handle(LocalInput::Play("e8".to_owned()), 5_000).unwrap_err();
    assert!(!refused.key.is_empty());
    assert_eq!((words(&game), game.clock().clone()), before);
}

#[test]
fn no_clock_runs_before_the_first_move_or_after_the_end() {
    let mut game = two_people(TimeControl::SuddenDeath { seconds: 60 });
    assert_eq!(game.clock().running, None);
    game.handle(LocalInput::Tick, 1_000_000).unwrap();
    game.handle(LocalInput::Play("e2".to_owned()), 1_000_000).unwrap();
    assert_eq!((game.clock().running, game.clock().left.clone()), (Some(2), vec![60_000; 2]));
    game.handle(LocalInput::Resign(Seat::new(1)), 1_010_000).unwrap();
    assert_eq!((game.clock().running, game.clock().left.clone()), (None, vec![60_000, 50_000]));
}

#[test]
fn a_flag_falls_for_whoever_is_to_move() {
    let mut game = two_people(TimeControl::PerMove { seconds: 10 });
    play(&mut game, "e2");
    assert_eq!(game.handle(LocalInput::Tick, 10_000), Ok(vec![]));
    assert_eq!(game.handle(LocalInput::Tick, 10_001), Ok(vec![LocalEffect::StopComputer]));
    let ending = game.record().ending().unwrap();
    assert_eq!(ending.cause, Cause::Departure(Departure::OutOfTime));
    assert_eq!(words(&game), "e2 leave:2:time");
}

#[test]
fn after_a_takeback_the_clock_of_the_one_to_move_runs() {
    let mut game = two_people(TimeControl::SuddenDeath { seconds: 60 });
    play(&mut game, "e2 e8");
    game.handle(LocalInput::Play("e3".to_owned()), 4_000).unwrap();
    // Seat 1 asks, seat 2 agrees after six seconds: those were seat 2's.
    game.handle(LocalInput::Offer(Offer::Takeback), 5_000).unwrap();
    game.handle(LocalInput::Offer(Offer::Takeback), 10_000).unwrap();
    assert_eq!(words(&game), "e2 e8");
    assert_eq!((game.clock().running, game.clock().left.clone()), (Some(1), vec![56_000, 54_000]));
}

#[test]
fn two_people_at_a_screen_ask_each_other() {
    let mut game = two_people(TimeControl::None);
    play(&mut game, "e2 e8");
    game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    assert_eq!(game.offers(), [(1, Offer::Draw)]);
    assert_eq!(game.offers_to_answer(), [(1, Offer::Draw)]);
    game.handle(LocalInput::Decline(Offer::Draw), 0).unwrap();
    assert_eq!(game.notice(), Some(LocalNotice::OfferDeclined));
    assert!(game.offers().is_empty());
    // What nobody has offered cannot be declined.
    assert_eq!(game.handle(LocalInput::Decline(Offer::Draw), 0), Ok(vec![]));
    game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    assert_eq!(game.record().ending().unwrap().cause, Cause::Agreement);
}

#[test]
fn a_move_ends_an_offer() {
    let mut game = two_people(TimeControl::None);
    play(&mut game, "e2");
    game.handle(LocalInput::Offer(Offer::Takeback), 0).unwrap();
    assert_eq!(game.offers(), [(1, Offer::Takeback)], "whose move it would be again");
    play(&mut game, "e8");
    assert!(game.offers().is_empty());
}

#[test]
fn alone_against_the_computer_nobody_has_to_be_asked() {
    let mut game = new_game("quoridor", &[0, 3], TimeControl::None);
    play(&mut game, "e2 e8 e3 e7");
    assert_eq!(game.person_to_move(), Some(Seat::new(0)));
    let effects = game.handle(LocalInput::Offer(Offer::Takeback), 0).unwrap();
    assert_eq!(effects, [LocalEffect::StopComputer]);
    assert_eq!(words(&game), "e2 e8", "back to one's own turn");
    // While the computer thinks, only the own move is taken back.
    play(&mut game, "e3");
    game.handle(LocalInput::Offer(Offer::Takeback), 0).unwrap();
    assert_eq!(words(&game), "e2 e8");
    game.handle(LocalInput::Redo, 0).unwrap();
    assert_eq!(words(&game), "e2 e8 e3");
    // What is played anew cannot be redone any more.
    game.handle(LocalInput::Offer(Offer::Takeback), 0).unwrap();
    play(&mut game, "d2");
    game.handle(LocalInput::Redo, 0).unwrap();
    assert_eq!(words(&game), "e2 e8 d2");
}

#[test]
fn the_computer_agrees_to_a_draw_when_it_is_behind() {
    for (chance, agrees) in [(Some(479), true), (Some(480), false), (None, false)] {
        let mut game = new_game("quoridor", &[0, 3], TimeControl::None);
        play(&mut game, "e2 e8");
        let asked = game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
        assert_eq!(asked, [LocalEffect::AskForDraw(Seat::new(1))]);
        game.handle(LocalInput::DrawAnswer { chance }, 0).unwrap();
        assert_eq!(game.record().ending().is_some(), agrees, "{chance:?}");
        assert_eq!(game.notice(), (!agrees).then_some(LocalNotice::DrawDeclined));
        assert!(game.offers().is_empty());
    }
    // An answer that nobody waits for any more says nothing.
    let mut game = new_game("quoridor", &[0, 3], TimeControl::None);
    game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    play(&mut game, "e2");
    game.handle(LocalInput::DrawAnswer { chance: Some(0) }, 0).unwrap();
    assert!(game.record().ending().is_none());
}

#[test]
fn one_of_four_leaves_and_the_others_play_on() {
    let mut game = new_game("quoridor", &[0; 4], TimeControl::PerMove { seconds: 10 });
    play(&mut game, "e2");
    let leaving = game.resigning_seat().unwrap();
    assert_eq!(Turn::Seat(leaving), game.record().turn(), "whoever is to move");
    game.handle(LocalInput::Resign(leaving), 3_000).unwrap();
    assert!(game.record().ending().is_none());
    let Turn::Seat(next) = game.record().turn() else { panic!("it goes on") };
    assert_ne!(next, leaving);
    assert_eq!(game.clock().running, Some(next.number() as u8));
}

#[test]
fn t21_a_draw_is_one_for_those_who_have_not_left() {
    let mut game = new_game("quoridor", &[0; 4], TimeControl::None);
    play(&mut game, "e2");
    game.handle(LocalInput::Resign(Seat::new(1)), 0).unwrap();
    game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    game.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    let ending = game.record().ending().unwrap();
    assert_eq!(ending.cause, Cause::Agreement);
    assert_eq!(ending.outcome.to_string(), "1/2,0,1/2,1/2");
}

#[test]
fn a_rematch_begins_with_the_next_player() {
    let mut game = new_game("quoridor", &[0, 4], TimeControl::SuddenDeath { seconds: 60 });
    play(&mut game, "e2");
    let rematch = game.rematch();
    assert_eq!(rematch.record.turn(), Turn::Seat(Seat::new(1)));
    assert_eq!(rematch.record.entries().len(), 0);
    assert_eq!(rematch.header.player(Seat::new(1)).level, Some(4));
    assert_eq!(rematch.header.time_control, TimeControl::SuddenDeath { seconds: 60 });
}

#[test]
fn a_kept_game_goes_on_with_its_clocks() {
    let mut game = two_people(TimeControl::SuddenDeath { seconds: 60 });
    play(&mut game, "e2");
    game.handle(LocalInput::Play("e8".to_owned()), 12_000).unwrap();
    let kept = GameRecord::parse(&game.game_record().to_record_text().to_string()).unwrap();
    let opened = LocalGame::new(kept, 1_000_000);
    assert_eq!(words(&opened), "e2 e8");
    assert_eq!(
        (opened.clock().running, opened.clock().left.clone()),
        (Some(1), vec![60_000, 48_000])
    );
}

/// Every game is played to its end with random moves, offers and takebacks, and whatever happens the
/// clock that runs is that of the one to move.
#[test]
fn the_clock_that_runs_is_that_of_the_one_to_move() {
    for (setup, seats) in
        [("quoridor", 2), ("quoridor", 4), ("mini", 2), ("pacman", 2), ("mspacman", 3)]
    {
        for seed in 0..20 {
            let mut random = Random::new(seed);
            let mut game = new_game(
                setup,
                &vec![0; seats],
                TimeControl::Fischer { seconds: 30, increment: 2 },
            );
            let mut now = 0;
            for _ in 0..60 {
                now += u64::from(random.below(3_000));
                let input = match random.below(12) {
                    0 => LocalInput::Offer(Offer::Takeback),
                    1 => LocalInput::Redo,
                    2 => LocalInput::Tick,
                    3 => LocalInput::Decline(Offer::Takeback),
                    4 if seats > 2 => match game.resigning_seat() {
                        Some(seat) => LocalInput::Resign(seat),
                        None => continue,
                    },
                    _ => match game.draw_roll(&mut random) {
                        Some(word) => LocalInput::Play(word),
                        None => {
                            let plies = game.position().plies();
                            if plies.is_empty() {
                                break;
                            }
                            LocalInput::Play(plies[random.index(plies.len())].to_string())
                        }
                    },
                };
                let _ = game.handle(input, now);
                let mut entries = game.record().entries().iter();
                let has_moves =
                    entries.any(|entry| matches!(entry, RecordEntry::Ply(Ply::Move(_))));
                match (game.clock().running, game.record().turn()) {
                    (Some(running), Turn::Seat(seat)) => {
                        assert_eq!(usize::from(running), seat.number(), "{setup} seed {seed}");
                    }
                    (Some(running), turn) => {
                        panic!("{setup} seed {seed}: {running} runs, {turn:?}")
                    }
                    (None, Turn::Seat(_)) => assert!(!has_moves, "{setup} seed {seed}"),
                    (None, _) => {}
                }
            }
        }
    }
}

/// What became of an offer is told until the next thing happens, and no longer.
#[test]
fn an_answer_is_told_until_the_next_event() {
    let mut declined = two_people(TimeControl::None);
    play(&mut declined, "e2 e8");
    declined.handle(LocalInput::Offer(Offer::Draw), 0).unwrap();
    declined.handle(LocalInput::Decline(Offer::Draw), 0).unwrap();
    for (input, stays) in [
        (LocalInput::Tick, true),
        (LocalInput::Decline(Offer::Draw), true),
        (LocalInput::Play("nowhere".to_owned()), true),
        (LocalInput::Play("e3".to_owned()), false),
        (LocalInput::Offer(Offer::Takeback), false),
        (LocalInput::TakeBack, false),
        (LocalInput::Resign(Seat::new(0)), false),
        (LocalInput::Abort, false),
    ] {
        let mut game = declined.clone();
        let _ = game.handle(input.clone(), 0);
        assert_eq!(game.notice().is_some(), stays, "{input:?}");
    }
}

/// T22: whoever left a game that goes on watches it.
#[test]
fn whoever_resigned_offers_nothing_any_more() {
    let mut game = new_game("quoridor", &[0, 1, 1, 1], TimeControl::None);
    play(&mut game, "e2");
    game.handle(LocalInput::Resign(Seat::new(0)), 0).unwrap();
    assert!(game.record().ending().is_none() && game.people().next().is_none());
    assert_eq!(game.resigning_seat(), None);
    for offer in [Offer::Draw, Offer::Takeback] {
        assert_eq!(game.handle(LocalInput::Offer(offer), 0), Ok(vec![]));
    }
    assert_eq!((words(&game).as_str(), game.offers()), ("e2 leave:1:resign", &[][..]));
}

#[test]
fn nothing_can_be_taken_back_before_a_person_has_moved() {
    let mut game = new_game("quoridor", &[3, 0], TimeControl::None);
    play(&mut game, "e2");
    assert!(!game.can_take_back());
    play(&mut game, "e8");
    assert!(game.can_take_back());
    let mut watched = new_game("quoridor", &[3, 3], TimeControl::None);
    assert!(!watched.can_take_back());
    play(&mut watched, "e2");
    assert!(watched.can_take_back(), "nobody has to be asked");
}

/// Plays random moves, and rolls as the game draws them, until that many rolls were made.
fn play_rolls(game: &mut LocalGame, random: &mut Random, count: usize) {
    while rolls(game).len() < count && game.record().ending().is_none() {
        let word = match game.draw_roll(random) {
            Some(word) => word,
            None => random.pick(&game.position().plies()).to_string(),
        };
        game.handle(LocalInput::Play(word), 0).unwrap();
    }
}

fn rolls(game: &LocalGame) -> Vec<String> {
    let entries = game.record().entries().iter();
    let rolls = entries.filter(|entry| matches!(entry, RecordEntry::Ply(Ply::Roll(_))));
    rolls.map(ToString::to_string).collect()
}

/// T40: the n-th roll, taken back, comes again, whatever is played before it, and in a game that was kept
/// and opened again too.
#[test]
fn a_roll_that_was_taken_back_comes_again() {
    for seed in 0..30 {
        let random = &mut Random::new(seed);
        let mut game = new_game("mspacman", &[0, 1, 1], TimeControl::None);
        play_rolls(&mut game, random, 12);
        let drawn = rolls(&game);
        while game.record().entries().len() > 3 && random.below(6) > 0 {
            game.handle(LocalInput::TakeBack, 0).unwrap();
        }
        let taken_back = drawn.len() - rolls(&game).len();
        assert_eq!(game.game_record().header.rolls_ahead.len(), taken_back);
        if random.once_in(2) {
            game.handle(LocalInput::Redo, 0).unwrap();
            game.handle(LocalInput::TakeBack, 0).unwrap();
        }
        let text = game.game_record().to_record_text().to_string();
        let mut game = LocalGame::new(GameRecord::parse(&text).unwrap(), 0);
        while rolls(&game).len() < drawn.len() && game.record().ending().is_none() {
            let nth = rolls(&game).len();
            let mut possible = Vec::new();
            game.position().rolls(&mut possible);
            let is_possible = possible.iter().any(|(roll, _)| roll.to_string() == drawn[nth]);
            if is_possible {
                assert_eq!(game.draw_roll(random).as_ref(), Some(&drawn[nth]), "seed {seed}");
            }
            play_rolls(&mut game, random, nth + 1);
        }
        if game.record().ending().is_none() {
            assert!(game.game_record().header.rolls_ahead.is_empty());
        }
    }
}
