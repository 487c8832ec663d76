use api::{Action, Cause, Departure, EventKind, Offer, TimeControl};

use super::{Game, declined, ended, moved, offered, refused, resigned, taken_back, timed_out};
use crate::reference::ActionVerdict;

const PEOPLE: [&str; 4] = ["ada", "bob", "cid", "dan"];

fn two() -> Game {
    Game::new(&["ada", "bob"], TimeControl::None)
}

fn four() -> Game {
    Game::new(&PEOPLE, TimeControl::None)
}

#[test]
fn t10_people_vote_and_not_seats() {
    let mut game = Game::new(&["ada", "bob", "ada", "bob"], TimeControl::None);
    game.take(&[offered(3, Offer::Draw)]);
    assert_eq!(game.state().votes, [("ada".to_owned(), Offer::Draw)]);
    let again = Action::Offer { offer: Offer::Draw, seat: Some(1), answers: None };
    assert_eq!(game.may("ada", again), refused("server-offered"));
    game.forbid(&[offered(2, Offer::Draw)], "[End] did not come");
    game.take(&[offered(4, Offer::Draw), ended("1/2,1/2,1/2,1/2", Cause::Agreement)]);
}

#[test]
fn t10_whoever_plays_computers_alone_agrees_with_themself() {
    let mut game = Game::new(&["ada", "computer"], TimeControl::None);
    game.take(&[moved(1, "e2")]).take(&[moved(2, "e8")]);
    game.take(&[offered(1, Offer::Takeback), taken_back(0)]);
    game.take(&[offered(1, Offer::Pause), EventKind::Paused]);
    game.forbid(&[offered(2, Offer::Abort)], "T10");
}

#[test]
fn t10_computers_decline_draws() {
    let game = Game::new(&["ada", "computer"], TimeControl::None);
    assert_eq!(game.may("ada", Action::offer(Offer::Draw)), refused("server-machine-declines"));
    game.forbid(&[offered(1, Offer::Draw)], "server-machine-declines");

    let mut game = four();
    game.take(&[offered(2, Offer::Draw)]);
    let filled = EventKind::Filled { seat: 1, level: 2 };
    game.forbid(std::slice::from_ref(&filled), "[DeclineOfComputer] did not come");
    game.take(&[filled, declined(1, Offer::Draw)]);
    assert_eq!(game.open(), []);
}

#[test]
fn t11_an_offer_is_opened_once_until_one_has_moved_again() {
    let mut game = two();
    game.take(&[offered(1, Offer::Pause)]).take(&[declined(1, Offer::Pause)]);
    assert_eq!(game.may("ada", Action::offer(Offer::Pause)), refused("server-offered-before"));
    assert_eq!(
        game.may("ada", Action::offer(Offer::Draw)),
        ActionVerdict::Taken,
        "of another kind"
    );
    game.forbid(&[offered(1, Offer::Pause)], "server-offered-before");
    game.take(&[offered(2, Offer::Pause)]);
    assert_eq!(
        game.may("ada", Action::offer(Offer::Pause)),
        ActionVerdict::Taken,
        "that is a vote"
    );
    game.take(&[declined(1, Offer::Pause)]).take(&[moved(1, "e2")]);
    game.take(&[offered(1, Offer::Pause)]);
    assert_eq!(game.open(), [Offer::Pause]);
}

#[test]
fn t11_a_takeback_that_was_agreed_on_may_be_followed_by_another() {
    let mut game = two();
    game.take(&[moved(1, "e2")]).take(&[moved(2, "e8")]).take(&[moved(1, "e3")]);
    game.take(&[offered(1, Offer::Takeback)]);
    game.take(&[offered(2, Offer::Takeback), taken_back(2)]);
    assert_eq!(game.may("ada", Action::offer(Offer::Takeback)), ActionVerdict::Taken);
    assert_eq!(game.may("bob", Action::offer(Offer::Takeback)), ActionVerdict::Taken);
}

#[test]
fn t11_a_rematch_is_opened_three_times() {
    let mut game = two();
    let over = ended("0,1", Cause::Departure(Departure::Resigned));
    game.take(&[resigned(1), over]);
    for _ in 0..3 {
        assert_eq!(game.may("ada", Action::Rematch), ActionVerdict::Taken);
        game.take(&[offered(1, Offer::Rematch)]).take(&[declined(2, Offer::Rematch)]);
    }
    assert_eq!(game.may("ada", Action::Rematch), refused("server-offered-before"));
    game.take(&[offered(2, Offer::Rematch)]).take(&[offered(1, Offer::Rematch)]);
    assert!(game.reference().all_want_rematch());
    game.take(&[EventKind::Rematched { table: "next".to_owned(), seats: Vec::new() }]);
    assert_eq!(game.state().rematch.as_deref(), Some("next"));
}

#[test]
fn t12_what_all_agree_on_takes_effect_at_once() {
    let mut game = two();
    game.forbid(&[offered(1, Offer::Pause), EventKind::Paused], "without everybody's vote");
    game.take(&[offered(1, Offer::Pause)]);
    game.forbid(&[offered(2, Offer::Pause)], "[Pause] did not come");
    game.forbid(&[offered(2, Offer::Pause), moved(1, "e2")], "has to come first");
    game.take(&[offered(2, Offer::Pause), EventKind::Paused]);
    assert_eq!(game.open(), []);
}

#[test]
fn t12_a_departure_may_leave_an_offer_agreed_on() {
    let mut game = four();
    for seat in 1..=3 {
        for offer in [Offer::Pause, Offer::Abort, Offer::Draw] {
            game.take(&[offered(seat, offer)]);
        }
    }
    game.forbid(&[resigned(4)], "[End] did not come");
    game.forbid(&[resigned(4), EventKind::Paused], "has to come first");
    game.forbid(&[resigned(4), ended("", Cause::Aborted)], "T21");
    game.take(&[resigned(4), ended("1/2,1/2,1/2,0", Cause::Agreement)]);
}

#[test]
fn t12_abort_comes_before_pause() {
    let mut game = four();
    for seat in 1..=3 {
        game.take(&[offered(seat, Offer::Pause)]).take(&[offered(seat, Offer::Abort)]);
    }
    game.forbid(&[resigned(4), EventKind::Paused], "has to come first");
    game.take(&[resigned(4), ended("", Cause::Aborted)]);
}

#[test]
fn t13_votes_outlast_everything_but_their_person() {
    let mut game = four();
    game.take(&[moved(1, "e2")]);
    for offer in [Offer::Draw, Offer::Pause, Offer::Abort] {
        game.take(&[offered(2, offer)]);
    }
    game.take(&[moved(2, "b5")]);
    game.take(&[resigned(1)]);
    assert_eq!(game.open(), [Offer::Draw, Offer::Pause, Offer::Abort]);
    game.take(&[offered(3, Offer::Pause)]);
    game.take(&[resigned(2)]);
    assert_eq!(game.open(), [Offer::Pause], "the others had no more votes");
    assert_eq!(game.state().votes, [("cid".to_owned(), Offer::Pause)]);
}

#[test]
fn t14_a_move_declines_what_its_person_has_not_voted_for() {
    let mut game = four();
    game.take(&[offered(2, Offer::Pause)]).take(&[offered(3, Offer::Draw)]);
    game.take(&[offered(1, Offer::Abort)]);
    game.forbid(&[moved(1, "e2")], "T14: the move does not decline [Pause, Draw]");
    game.forbid(&[declined(1, Offer::Pause), moved(1, "e2")], "does not decline [Draw]");
    let (pause, draw) = (declined(1, Offer::Pause), declined(1, Offer::Draw));
    game.forbid(&[draw.clone(), pause.clone(), moved(1, "e2")], "in another order");
    game.take(&[pause, draw, moved(1, "e2")]);
    assert_eq!(game.open(), [Offer::Abort], "the mover's own stays open");
}

#[test]
fn t14_a_move_of_a_computer_declines_nothing() {
    let mut game = Game::new(&["ada", "computer", "bob", "computer"], TimeControl::None);
    game.take(&[moved(1, "e2")]).take(&[offered(1, Offer::Pause)]);
    game.take(&[moved(2, "b5")]);
    assert_eq!(game.open(), [Offer::Pause]);
}

#[test]
fn t15_a_takeback_goes_back_to_where_it_was_opened() {
    let mut game = Game::new(&["ada", "computer", "bob", "computer"], TimeControl::None);
    game.take(&[moved(1, "e2")]).take(&[offered(1, Offer::Takeback)]);
    game.take(&[moved(2, "b5")]);
    assert_eq!(game.state().open_offers[0].keep, Some(0));
    game.forbid(&[offered(3, Offer::Takeback), taken_back(1)], "T15");
    game.take(&[offered(3, Offer::Takeback), taken_back(0)]);
    assert_eq!(game.state().position.as_deref(), Some(super::FOUR));
    assert_eq!(game.may("bob", Action::offer(Offer::Takeback)), refused("server-takeback"));
}

#[test]
fn t15_any_of_a_persons_seats_counts() {
    let mut game = Game::new(&["ada", "ada", "bob", "cid"], TimeControl::None);
    game.take(&[moved(1, "e2")]).take(&[moved(2, "b5")]).take(&[moved(3, "e8")]);
    game.take(&[offered(1, Offer::Takeback)]);
    assert_eq!(game.state().open_offers[0].keep, Some(1));
}

#[test]
fn t15_nothing_is_taken_back_past_a_departure_and_a_move_of_a_person_ends_it() {
    let mut game = four();
    game.take(&[moved(1, "e2")]).take(&[offered(1, Offer::Takeback)]);
    game.take(&[offered(2, Offer::Takeback)]).take(&[moved(2, "b5")]);
    assert_eq!(game.open(), [], "the mover had voted, and still it ends");
    game.take(&[offered(2, Offer::Takeback)]).take(&[resigned(4)]);
    assert_eq!(game.open(), []);
    assert_eq!(game.may("cid", Action::offer(Offer::Takeback)), refused("server-takeback"));
    let ActionVerdict::Refused(reasons) = game.may("bob", Action::offer(Offer::Takeback)) else {
        panic!("Bob's move was before the departure");
    };
    assert!(reasons.contains(&"server-takeback".to_owned()));
}

#[test]
fn t16_an_answer_names_the_offer_that_is_open() {
    let mut game = two();
    let answer = |answers| Action::Offer { offer: Offer::Draw, seat: None, answers };
    let decline = |answers| Action::Decline { offer: Offer::Draw, answers };
    assert_eq!(game.may("bob", answer(Some(4))), refused("server-no-offer"));
    assert_eq!(game.may("bob", decline(None)), refused("server-no-offer"));
    game.take(&[offered(1, Offer::Draw)]);
    let event = game.state().open_offers[0].event;
    for action in [answer, decline] {
        assert_eq!(game.may("bob", action(Some(event))), ActionVerdict::Taken);
        assert_eq!(game.may("bob", action(None)), ActionVerdict::Taken);
        assert_eq!(game.may("bob", action(Some(event - 1))), refused("server-no-offer"));
    }
}

#[test]
fn t17_a_decline_ends_the_offer_for_all() {
    let mut game = four();
    game.take(&[offered(1, Offer::Draw)]).take(&[offered(2, Offer::Draw)]);
    assert_eq!(game.may("bob", Action::offer(Offer::Draw)), refused("server-offered"));
    game.forbid(&[offered(2, Offer::Draw)], "server-offered");
    game.take(&[declined(3, Offer::Draw)]);
    assert_eq!((game.open(), game.state().votes), (vec![], vec![]));
    game.forbid(&[declined(3, Offer::Draw)], "T17");
}

#[test]
fn t18_nobody_moves_in_a_pause_and_anybody_resumes() {
    let mut game = two();
    assert_eq!(game.may("ada", Action::Resume), refused("server-not-paused"));
    game.take(&[offered(1, Offer::Pause)]);
    game.take(&[offered(2, Offer::Pause), EventKind::Paused]);
    let step = Action::Move { word: "e2".to_owned() };
    assert_eq!(game.may("ada", step), refused("server-paused"));
    game.forbid(&[moved(1, "e2")], "T18");
    assert_eq!(game.may("ada", Action::offer(Offer::Draw)), ActionVerdict::Taken);
    assert_eq!(game.may("ada", Action::Resign { seat: None }), ActionVerdict::Taken);
    assert_eq!(game.may("bob", Action::Resume), ActionVerdict::Taken);
    assert_eq!(game.may("eve", Action::Resume), refused("server-not-yours"));
    game.take(&[EventKind::Resumed]).take(&[moved(1, "e2")]);
}

#[test]
fn t31_all_seats_of_whoever_is_gone_are_claimed_alike() {
    let mut game = Game::new(&["ada", "bob", "ada", "cid"], TimeControl::None);
    game.forbid(&[timed_out(2)], "T30");
    game.forbid(&[timed_out(1)], "[RestOfClaim] did not come");
    let filled = |seat| EventKind::Filled { seat, level: 2 };
    game.forbid(&[timed_out(1), filled(3)], "has to come first");
    game.take(&[filled(1), filled(3)]);
    assert_eq!(game.may("ada", Action::offer(Offer::Pause)), refused("server-not-yours"));
    game.forbid(&[filled(2)], "T30");

    let mut timed = Game::new(&["ada", "bob"], super::seconds(60));
    timed.forbid(&[filled(1)], "T30");
    timed.play(&[(1, "e2")], 1_000).forbid(&[timed_out(2)], "ms left");
}

#[test]
fn t31_an_offer_may_be_agreed_on_without_whoever_is_gone() {
    let mut game = four();
    for seat in 2..=4 {
        game.take(&[offered(seat, Offer::Pause)]);
    }
    let filled = EventKind::Filled { seat: 1, level: 2 };
    game.forbid(std::slice::from_ref(&filled), "[Pause] did not come");
    game.take(&[filled, EventKind::Paused]);
}
