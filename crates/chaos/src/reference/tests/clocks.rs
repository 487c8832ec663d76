use api::{EventKind, Offer, TimeControl};

use super::{
    Game, ended, moved, moved_with_lag, offered, resigned, seconds, taken_back, timed_out,
};

const PER_MOVE: TimeControl = TimeControl::PerMove { seconds: 30 };
const FISCHER: TimeControl = TimeControl::Fischer { seconds: 60, increment: 2 };

fn pause(game: &mut Game) {
    game.take(&[offered(1, Offer::Pause)]);
    game.take(&[offered(2, Offer::Pause), EventKind::Paused]);
}

/// Both agree on a takeback that the person at `seat` opens.
fn take_back(game: &mut Game, seat: u8, keep: u32) {
    game.take(&[offered(seat, Offer::Takeback)]);
    game.take(&[offered(3 - seat, Offer::Takeback), taken_back(keep)]);
}

#[test]
fn t01_no_clock_runs_before_the_first_move_in_a_pause_or_after_the_end() {
    let mut game = Game::new(&["ada", "bob"], seconds(60));
    game.wait(50_000);
    assert_eq!((game.state().running, game.left(1)), (None, Some(60_000)));
    game.play(&[(1, "e2")], 50_000);
    assert_eq!((game.state().running, game.left(1)), (Some(2), Some(60_000)));
    game.wait(5_000);
    pause(&mut game);
    game.wait(100_000);
    assert_eq!((game.state().running, game.left(2)), (None, Some(55_000)));
    game.take(&[EventKind::Resumed]).wait(1_000);
    assert_eq!((game.state().running, game.left(2)), (Some(2), Some(54_000)));
    let over = ended("1,0", api::Cause::Departure(api::Departure::Resigned));
    game.take(&[resigned(2), over]).wait(9_000);
    assert_eq!((game.state().running, game.left(2)), (None, Some(54_000)));
}

#[test]
fn t01_a_game_whose_moves_were_all_taken_back_is_before_its_first_move() {
    let mut game = Game::new(&["ada", "bob"], seconds(60));
    game.play(&[(1, "e2")], 1_000).wait(2_000);
    take_back(&mut game, 1, 0);
    game.wait(30_000);
    assert_eq!(game.state().running, None);
    assert_eq!((game.left(1), game.left(2)), (Some(60_000), Some(58_000)));
}

#[test]
fn t02_only_plies_takebacks_and_departures_that_change_who_moves_begin_a_turn() {
    let mut game = Game::new(&["ada", "bob", "cid", "dan"], PER_MOVE);
    game.play(&[(1, "e2")], 1_000).wait(5_000);
    game.take(&[offered(2, Offer::Draw)]).wait(1_000);
    game.take(&[resigned(4)]).wait(1_000);
    assert_eq!(game.left(2), Some(23_000), "nothing of that began a turn");
    game.take(&[resigned(2)]);
    assert_eq!((game.state().running, game.left(3)), (Some(3), Some(30_000)));
}

#[test]
fn t02_a_computer_that_takes_a_seat_begins_no_turn() {
    let mut game = Game::new(&["ada", "bob"], TimeControl::None);
    game.play(&[(1, "e2")], 1_000);
    game.take(&[EventKind::Filled { seat: 2, level: 1 }]);
    assert_eq!((game.state().running, game.left(2)), (None, None), "there is no clock at all");
}

#[test]
fn t03_time_per_move_is_full_when_a_turn_begins_and_a_pause_holds_it() {
    let mut game = Game::new(&["ada", "bob"], PER_MOVE);
    game.play(&[(1, "e2")], 1_000).wait(10_000);
    pause(&mut game);
    game.wait(10_000).take(&[EventKind::Resumed]).wait(1_000);
    assert_eq!(game.left(2), Some(19_000));
    game.play(&[(2, "e8")], 0).wait(4_000);
    assert_eq!(game.left(1), Some(26_000));
    take_back(&mut game, 2, 1);
    assert_eq!((game.state().running, game.left(2)), (Some(2), Some(30_000)));
    game.forbid(&[timed_out(2)], "has Some(30000) ms left");
    game.wait(30_000);
    game.take(&[timed_out(2), ended("1,0", api::Cause::Departure(api::Departure::OutOfTime))]);
}

#[test]
fn t03_days_per_move_are_full_too() {
    let mut game = Game::new(&["ada", "bob"], TimeControl::Correspondence { days: 2 });
    game.play(&[(1, "e2"), (2, "e8")], 86_400_000);
    assert_eq!(game.left(1), Some(2 * 86_400_000));
}

#[test]
fn t04_time_that_is_spent_stays_spent() {
    let mut game = Game::new(&["ada", "bob"], seconds(60));
    game.play(&[(1, "e2"), (2, "e8"), (1, "e3")], 5_000).wait(3_000);
    take_back(&mut game, 1, 2);
    assert_eq!((game.left(1), game.left(2)), (Some(55_000), Some(52_000)));
}

#[test]
fn t05_a_move_earns_its_increment_once() {
    let mut game = Game::new(&["ada", "bob"], FISCHER);
    game.play(&[(1, "e2")], 5_000);
    assert_eq!(game.left(1), Some(60_000), "no clock ran");
    game.play(&[(2, "e8"), (1, "e3")], 5_000);
    assert_eq!((game.left(1), game.left(2)), (Some(57_000), Some(57_000)));
    take_back(&mut game, 1, 2);
    game.play(&[(1, "e3")], 1_000);
    assert_eq!(game.left(1), Some(56_000), "the second move has earned already");
    game.play(&[(2, "e7"), (1, "e4")], 1_000);
    assert_eq!(game.left(1), Some(57_000));
}

#[test]
fn t06_lag_is_not_counted_nor_more_of_it_than_the_clock_ran() {
    let mut game = Game::new(&["ada", "bob"], seconds(60));
    game.play(&[(1, "e2")], 1_000).wait(1_000);
    game.take(&[moved_with_lag(2, "e8", 300)]);
    assert_eq!(game.left(2), Some(59_300));
    game.wait(200).take(&[moved_with_lag(1, "e3", 500)]);
    assert_eq!(game.left(1), Some(60_000));
    // The clock was started again when the pause ended.
    game.wait(1_000);
    pause(&mut game);
    game.take(&[EventKind::Resumed]).wait(100).take(&[moved_with_lag(2, "e7", 500)]);
    assert_eq!(game.left(2), Some(58_300));
}

#[test]
fn t06_of_outages_that_overlap_each_moment_is_given_back_once() {
    let mut game = Game::new(&["ada", "bob"], seconds(60));
    game.play(&[(1, "e2")], 1_000).wait(10_000);
    let now = game.now;
    game.take(&[EventKind::Outage { from: now - 4_000, to: now - 1_000 }]);
    assert_eq!(game.left(2), Some(53_000));
    game.take(&[EventKind::Outage { from: now - 3_000, to: now }]);
    assert_eq!(game.left(2), Some(54_000));
    game.take(&[EventKind::Outage { from: now - 90_000, to: now }]);
    assert_eq!(game.left(2), Some(60_000), "no more than it ran");
    assert_eq!(game.left(1), Some(60_000));
}

#[test]
fn t07_the_time_for_a_word_has_in_it_that_for_moves_taken_back() {
    let mut game = Game::new(&["ada", "bob"], seconds(60));
    game.play(&[(1, "e2"), (2, "e8"), (1, "e3")], 5_000).wait(3_000);
    assert_eq!(game.state().time_used, [Some(0), Some(5_000), Some(5_000)]);
    take_back(&mut game, 1, 2);
    game.wait(1_000).take(&[moved(1, "d2")]).wait(2_000).take(&[moved(2, "e7")]);
    assert_eq!(game.state().time_used, [Some(0), Some(5_000), Some(6_000), Some(5_000)]);
    game.wait(1_000);
    let over = ended("0,1", api::Cause::Departure(api::Departure::Resigned));
    game.take(&[resigned(1), over]);
    assert_eq!(game.state().time_used[4], Some(1_000), "departures are words too");
}
