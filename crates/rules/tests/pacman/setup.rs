//! Set-ups: the holders of the ghosts, lives, options, and the validation of positions.

use game::{Position as _, Reason, Seat, Turn};
use rules::pacman::{Maze, Options, Piece, Position, State};

const START: &str = "e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners";

fn options(list: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (name, value) in list {
        options.set(name, value).unwrap();
    }
    options
}

fn start(list: &[(&str, &str)], seats: usize) -> Result<Position, (&'static str, &'static str)> {
    let position = Position::start(Maze::named("corners").unwrap(), options(list), seats);
    position.map_err(|error| {
        let reason = Reason::from(error);
        (reason.key, reason.rule)
    })
}

/// The seats of PAC-MAN and the ghosts.
fn seats(position: &Position) -> [usize; 5] {
    Piece::ALL.map(|piece| position.holder(piece).unwrap().number())
}

#[test]
fn p01_ghosts_are_dealt_in_turn() {
    assert_eq!(seats(&start(&[], 2).unwrap()), [1, 2, 2, 2, 2]);
    assert_eq!(seats(&start(&[], 3).unwrap()), [1, 2, 3, 2, 3]);
    assert_eq!(seats(&start(&[], 4).unwrap()), [1, 2, 3, 4, 2]);
    assert_eq!(seats(&start(&[], 5).unwrap()), [1, 2, 3, 4, 5]);
    assert_eq!(start(&[], 1).unwrap_err(), ("setup-pac-seats", "P01"));
    assert_eq!(start(&[], 6).unwrap_err(), ("setup-pac-seats", "P01"));
}

#[test]
fn p01_the_holders_of_ghosts_can_be_set() {
    assert_eq!(seats(&start(&[("ghosts", "3,3,3,2")], 3).unwrap()), [1, 3, 3, 3, 2]);
    let refused = |ghosts, seats| start(&[("ghosts", ghosts)], seats).unwrap_err();
    assert_eq!(refused("2,2,2,2", 3), ("setup-pac-idle", "P01"));
    assert_eq!(refused("2,3,4,2", 3), ("setup-pac-no-such-seat", "P01"));
    assert_eq!(refused("2,3,-,2", 3), ("setup-pac-unheld", "P01"));
    for bad in ["1,2,2,2", "2,2,2", "2,2,2,2,2", "2,2,2,6", "", "2 2 2 2"] {
        let error = Options::default().set("ghosts", bad).unwrap_err();
        assert_eq!(Reason::from(error).rule, "P01", "{bad}");
    }
}

#[test]
fn p01_absent_ghosts_are_not_dealt() {
    let maze = Maze::resolve("4x4.3.a1._d4_d1.a4b4._").unwrap();
    let position = Position::start(maze.clone(), Options::default(), 3).unwrap();
    assert_eq!(
        position.holders().map(|seat| seat.map(Seat::number)),
        [None, Some(2), None, Some(3)]
    );
    let error = Position::start(maze, Options::default(), 4).unwrap_err();
    assert_eq!(Reason::from(error).key, "setup-pac-too-many-seats");
}

#[test]
fn p01_the_seat_to_move_holds_the_piece_to_move() {
    let mut position = start(&[], 4).unwrap();
    let mut turns = Vec::new();
    for word in ["e6-f6", "e8", "b5", "i4", "d1"] {
        let Turn::Seat(seat) = position.turn() else { panic!("the game goes on") };
        turns.push(seat.number());
        position.try_play(word).unwrap();
    }
    assert_eq!(turns, [1, 2, 3, 4, 2]);
    assert_eq!(position.turn(), Turn::Seat(Position::PAC_SEAT));
}

#[test]
fn p04_lives_come_from_the_maze_or_the_options() {
    assert_eq!(start(&[], 2).unwrap().to_string(), START);
    assert_eq!(start(&[("lives", "9")], 2).unwrap().lives(), 9);
    let tiny = Maze::resolve("4x4.7.a1.d4___.a4._").unwrap();
    assert_eq!(Position::start(tiny, Options::default(), 2).unwrap().lives(), 7);
    for bad in ["0", "10", "+3", "03", "many", ""] {
        let error = Options::default().set("lives", bad).unwrap_err();
        assert_eq!(Reason::from(error).rule, "P04", "{bad}");
    }
}

#[test]
fn p37_the_level_is_the_number_of_pellets_eaten() {
    let level = |text: &str| Position::parse(text, Options::default(), 2).unwrap().pellets_eaten();
    assert_eq!(level(START), 0);
    assert_eq!(level("e5 e9,a5,i5,e1 a1,a9,i1 3 pac corners"), 1);
    assert_eq!(level("e5 e9,a5,i5,e1 a1,a9 2 pac corners"), 2);
    assert_eq!(level("e5 e9,a5,i5,e1 i1 1 pac corners"), 3);
    assert_eq!(level("i1 e9,a5,i5,e1 - 1 - corners"), 4);
}

#[test]
fn p38_the_level_is_known_when_pacman_loses_too() {
    let lost = |pellets| {
        let text = format!("e5 e5,a5,i5,e1 {pellets} 0 - corners");
        Position::parse(&text, Options::default(), 2).unwrap().pellets_eaten()
    };
    assert_eq!(lost("a1,a9,i1,i9"), 0);
    assert_eq!(lost("a9,i1,i9"), 1);
    assert_eq!(lost("i9"), 3);
}

#[test]
fn invalid_positions_are_refused() {
    let cases = include_str!("setups.case").lines();
    for line in cases.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [option_list, text, expected] = line.split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{line}: three columns")
        };
        let list: Vec<_> =
            option_list.split_whitespace().filter_map(|word| word.split_once('=')).collect();
        let found = match Position::parse(text, options(&list), 2) {
            Ok(position) => position.to_string(),
            Err(error) => {
                let reason = Reason::from(error);
                format!("{} {}", reason.key, reason.rule).trim_end().to_owned()
            }
        };
        assert_eq!(found, expected, "{line}");
    }
}

#[test]
fn options_round_trip() {
    for (name, value, rule) in [
        ("boost", "exactly", "P12"),
        ("boost_eats", "end", "P16"),
        ("frenzy", "turning", "P22"),
        ("ghost_on_pellet", "never", "P28"),
        ("ghost_on_pellet", "free", "P28"),
        ("contact", "closed", "P39"),
        ("ghosts_share", "false", "P40"),
        ("lives", "5", "P04"),
        ("ghosts", "2,3,-,3", "P01"),
    ] {
        assert_eq!(options(&[(name, value)]).non_default(), [(name, value.to_owned())]);
        let reason = Reason::from(Options::default().set(name, "nonsense").unwrap_err());
        assert_eq!((reason.key, reason.rule), ("option-value", rule));
    }
    let reason = Reason::from(Options::default().set("bost", "exactly").unwrap_err());
    assert_eq!(reason.key, "option-unknown");
}

#[test]
fn positions_are_small() {
    assert_eq!(size_of::<State>(), 20);
    assert_eq!(size_of::<Position>(), 48);
}
