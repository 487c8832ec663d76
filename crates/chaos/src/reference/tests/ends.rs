use api::{Action, Cause, Departure, EventKind, NewTable, Offer, TimeControl};
use game::{Position, Turn};
use rules::{AnyPosition, Game as RulesGame, GameSetup};

use super::{Game, declined, ended, joined, moved, offered, refused, resigned};
use crate::reference::ActionVerdict;

const PEOPLE: [&str; 4] = ["ada", "bob", "cid", "dan"];

/// Both pawns go a step forward and back again.
const ROUND: [(u8, &str); 4] = [(1, "e2"), (2, "e8"), (1, "e1"), (2, "e9")];

#[test]
fn t20_anybody_cancels_alone_while_fewer_moves_were_made_than_there_are_seats() {
    let mut game = Game::created(NewTable::new("quoridor"));
    game.take(&[joined(1, "ada")]).take(&[joined(2, "bob")]);
    assert_eq!(game.may("ada", Action::Abort), ActionVerdict::Taken);
    let ActionVerdict::Refused(reasons) = game.may("bob", Action::Abort) else {
        panic!("only the creator cancels before the start");
    };
    assert!(reasons.contains(&"server-creator-only".to_owned()));

    let mut game = Game::new(&["ada", "bob"], TimeControl::None);
    game.take(&[moved(1, "e2")]);
    assert!(game.state().abortable);
    assert_eq!(game.may("bob", Action::Abort), ActionVerdict::Taken);
    assert_eq!(game.may("eve", Action::Abort), refused("server-not-yours"));
    game.take(&[moved(2, "e8")]);
    assert!(!game.state().abortable);
    assert_eq!(game.may("bob", Action::Abort), refused("server-abort-late"));
    game.forbid(&[ended("", Cause::Aborted)], "T20");
    // Moves that were taken back do not count.
    game.take(&[offered(2, Offer::Takeback)]);
    game.take(&[offered(1, Offer::Takeback), EventKind::TakenBack { keep: 1 }]);
    assert_eq!(game.may("bob", Action::Abort), ActionVerdict::Taken);
    game.take(&[ended("", Cause::Aborted)]);
}

#[test]
fn t21_a_draw_is_half_a_point_for_those_in_play() {
    let mut game = Game::new(&PEOPLE, TimeControl::None);
    game.take(&[resigned(3)]);
    for seat in [1, 2] {
        game.take(&[offered(seat, Offer::Draw)]);
    }
    let vote = offered(4, Offer::Draw);
    game.forbid(&[vote.clone(), ended("1/2,1/2,1/2,1/2", Cause::Agreement)], "T21");
    game.forbid(&[vote.clone(), ended("1,0,0,0", Cause::Agreement)], "T21");
    game.take(&[vote, ended("1/2,1/2,0,1/2", Cause::Agreement)]);
}

#[test]
fn t21_a_draw_by_repetition_too() {
    let mut game = Game::new(&PEOPLE, TimeControl::None);
    game.take(&[resigned(3)]);
    let round = [(1, "e2"), (2, "b5"), (4, "h5"), (1, "e1"), (2, "a5"), (4, "i5")];
    let words: Vec<_> = round.iter().chain(&round).copied().collect();
    let (last, words) = words.split_last().expect("some words");
    game.play(words, 0);
    let third = moved(last.0, last.1);
    game.forbid(std::slice::from_ref(&third), "[End] did not come");
    game.forbid(&[third.clone(), ended("1/2,1/2,1/2,1/2", Cause::Repetition)], "T21");
    game.take(&[third, ended("1/2,1/2,0,1/2", Cause::Repetition)]);
}

#[test]
fn t22_whoever_left_votes_for_nothing_and_is_asked_for_nothing() {
    let mut game = Game::new(&PEOPLE, TimeControl::None);
    game.take(&[offered(1, Offer::Pause)]).take(&[resigned(1)]);
    assert_eq!(game.open(), []);
    assert_eq!(game.may("ada", Action::offer(Offer::Abort)), refused("server-not-yours"));
    game.forbid(&[offered(1, Offer::Draw)], "server-not-yours");
    game.take(&[offered(2, Offer::Draw)]);
    game.forbid(&[declined(1, Offer::Draw)], "T17");
    assert_eq!(game.may("ada", Action::Abort), refused("server-not-yours"));
    game.take(&[declined(3, Offer::Draw)]);
    for seat in [2, 3] {
        game.take(&[offered(seat, Offer::Pause)]);
    }
    game.take(&[offered(4, Offer::Pause), EventKind::Paused]);
}

#[test]
fn t23_a_game_of_5000_plies_is_called_off() {
    let spec = NewTable { repetition: false, ..NewTable::new("quoridor") };
    let mut game = Game::of(spec, &["ada", "bob"]);
    for nth in 0..4_999 {
        let (seat, word) = ROUND[nth % 4];
        game.add(moved(seat, word));
    }
    let last = moved(2, "e9");
    game.forbid(std::slice::from_ref(&last), "[End] did not come");
    game.forbid(&[last.clone(), ended("1/2,1/2", Cause::Agreement)], "T12, T20");
    game.take(&[last, ended("", Cause::Aborted)]);
}

#[test]
fn t24_after_10000_other_events_only_moves_resigning_and_cancelling_are_taken() {
    let mut game = Game::created(NewTable::new("quoridor"));
    game.add(joined(1, "ada"));
    while game.events.len() < 9_996 {
        game.add(joined(2, "bob"));
        game.add(EventKind::Left { seat: 2 });
    }
    game.add(joined(2, "bob"));
    let start = EventKind::Started { position: super::TWO.to_owned(), starter_rolled: false };
    game.add(start);
    assert_eq!(game.events.len(), 9_998);
    game.take(&[offered(1, Offer::Draw)]).take(&[offered(2, Offer::Pause)]);
    let too_many = refused("server-too-many-events");
    assert_eq!(game.may("ada", Action::offer(Offer::Abort)), too_many);
    assert_eq!(game.may("ada", Action::decline(Offer::Pause)), too_many);
    assert_eq!(game.may("ada", Action::Move { word: "e2".to_owned() }), ActionVerdict::Taken);
    assert_eq!(game.may("bob", Action::Abort), ActionVerdict::Taken);
    game.take(&[declined(1, Offer::Pause), moved(1, "e2")]);
    let over = ended("1,0", Cause::Departure(Departure::Resigned));
    game.take(&[resigned(2), over]);
    assert_eq!(game.may("ada", Action::Rematch), too_many);
}

#[test]
fn a_game_goes_on_only_as_the_phase_allows() {
    let mut game = Game::new(&["ada", "bob"], TimeControl::None);
    let step = |word: &str| Action::Move { word: word.to_owned() };
    assert_eq!(game.may("bob", step("e8")), refused("server-not-your-turn"));
    assert_eq!(game.may("eve", step("e2")), refused("server-not-yours"));
    assert!(matches!(game.may("ada", step("e5")), ActionVerdict::Refused(_)));
    assert_eq!(game.may("ada", Action::Resign { seat: Some(2) }), refused("server-not-yours"));
    assert_eq!(game.may("ada", Action::Rematch), refused("server-not-over"));
    game.forbid(&[moved(2, "e8")], "another's turn");
    game.forbid(&[EventKind::Resumed], "while the table is Live");
    game.forbid(&[joined(1, "eve")], "while the table is Live");
    game.take(&[ended("", Cause::Aborted)]);
    assert_eq!(game.may("ada", Action::Resign { seat: None }), refused("server-over"));
    assert_eq!(game.may("ada", Action::offer(Offer::Draw)), refused("server-over"));
    game.forbid(&[offered(1, Offer::Draw)], "server-over");
    game.forbid(&[ended("", Cause::Aborted)], "ended twice");
    game.take(&[offered(1, Offer::Rematch)]);

    let waiting = Game::created(NewTable::new("quoridor"));
    let ActionVerdict::Refused(reasons) = waiting.may("ada", step("e2")) else {
        panic!("nobody moves before the start");
    };
    assert!(reasons.contains(&"server-not-started".to_owned()));
}

/// Rolls that are due come at once (T2), or when a pause ends (T18), and nothing goes back past one
/// (T15).
#[test]
fn t15_t18_rolls_are_made_at_once_and_never_taken_back() {
    let start = GameSetup::new(RulesGame::Mspacman).start().expect("a start");
    let mut game = Game::created(NewTable::new("mspacman"));
    game.take(&[joined(1, "ada")]).take(&[joined(2, "bob")]);
    let started = EventKind::Started { position: start.to_string(), starter_rolled: false };
    game.forbid(std::slice::from_ref(&started), "[Roll] did not come");
    let mut next = vec![started];
    let mut position = start;
    roll(&mut position, &mut next);
    game.take(&next);
    let Turn::Seat(seat) = position.turn() else { panic!("somebody is to move") };
    let step = position.plies()[0];
    let who = PEOPLE[seat.index()];
    let mut next = vec![moved(seat.number() as u8, &step.to_string())];
    position.apply(step);
    roll(&mut position, &mut next);
    assert!(next.len() > 1, "a roll follows each move");
    game.forbid(&next[..1], "[Roll] did not come");
    game.take(&next);
    assert_eq!(game.may(who, Action::offer(Offer::Takeback)), refused("server-takeback"));
}

/// Makes all rolls that are due, each another one than the last.
fn roll(position: &mut AnyPosition, events: &mut Vec<EventKind>) {
    while position.turn() == Turn::Chance {
        let rolls = position.plies();
        let roll = rolls[events.len() % rolls.len()];
        position.apply(roll);
        events.push(EventKind::Rolled { word: roll.to_string() });
    }
}
