//! Why a move in PAC-MAN or Ms. Pac-Man cost something: reasons known by hand, and those of random games, which
//! a slow computation confirms.

use std::collections::BTreeMap;

use engine::{ChaseReason, GameReview, Line, MomentKind, PositionReview};
use game::{Position as _, Random, Seat, Turn};
use rules::mspacman::{DotKind, Phase, SquareKind};
use rules::pacman::{GhostOnPellet, Piece};
use rules::{AnyPosition, GameRecord, Square, mspacman, pacman};

/// Why a move was worse than another in the last position of a game, if the review of it tells: the mover had
/// even chances and lost most of them.
fn why(game: &GameRecord, word: &str, better: &str) -> Option<ChaseReason> {
    let position = game.record.position();
    let Turn::Seat(seat) = position.turn() else { panic!("nobody moves in {position}") };
    let mut played = game.clone();
    played.record.play(word).unwrap_or_else(|why| panic!("{word} in {position}: {why:?}"));
    let entry = game.record.entries().len();
    let chances = |own: u16| -> Vec<u16> {
        let chance = |other: Seat| if other == seat { own } else { 1000 - own };
        Seat::all(position.seats()).map(chance).collect()
    };
    let before = PositionReview {
        entry,
        seat: seat.number() as u8,
        chances: chances(500),
        best: Some(Line { words: vec![better.to_owned()], ..Line::default() }),
        legal_moves: 5,
        ..PositionReview::default()
    };
    let after = PositionReview { entry: entry + 1, chances: chances(100), ..before.clone() };
    match GameReview::new(&played, &[before, after]).moves.pop()?.why? {
        MomentKind::Chase { better: named, reason } => {
            assert_eq!(named, better);
            Some(reason)
        }
        MomentKind::Better { .. } => None,
        other => panic!("{word} in {position}: {other:?}"),
    }
}

/// Each line: a position, the move, the better one, and the reason.
fn check(game: &str, cases: &[(&str, &str, &str, Option<ChaseReason>)]) {
    for (start, word, better, reason) in cases {
        let text = format!("palisade 1\ngame {game}\nstart {start}\n\n");
        let record = GameRecord::parse(&text).unwrap_or_else(|why| panic!("{start}: {why:?}"));
        assert_eq!(why(&record, word, better), *reason, "{start}: {word} for {better}");
    }
}

/// A maze with Blinky alone and a pellet in two corners. Its one fence is far from what happens in the tests.
const OPEN: &str = "9x9.3.e5.e9___.a1i9.h7h";
/// With a fence more, so that only a2 leads to the pellet on a1.
const CORNER: &str = "9x9.3.e5.e9___.a1i9.h7ha1v";
/// Inky is there as well.
const TWO: &str = "9x9.3.e5.e9i1__.a1i9.h7h";

#[test]
fn reasons_in_pacman_are_those_known_by_hand() {
    let pac = |pac: &str, ghosts: &str, maze: &str| format!("{pac} {ghosts} a1,i9 3 pac {maze}");
    let blinky =
        |pac: &str, ghosts: &str, maze: &str| format!("{pac} {ghosts} a1,i9 3 blinky {maze}");
    let cases = [
        // He walks into Blinky.
        (pac("e5", "e6,-,-,-", OPEN), "e6", "d5-c5", Some(ChaseReason::RunsIntoGhost)),
        // Blinky sees him two squares away.
        (pac("e5", "e9,-,-,-", OPEN), "e6-e7", "d5-c5", Some(ChaseReason::Caught)),
        // He could run into Blinky: that is no better move that a reason can be told of.
        (pac("e5", "e6,-,-,-", OPEN), "d5-c5", "e6", None),
        (
            pac("a3", "i8,-,-,-", OPEN),
            "a4-a5",
            "a2-a1",
            Some(ChaseReason::MissedPellets { more: 1 }),
        ),
        // The same pellet without Inky, who is three steps from it.
        (
            pac("a3", "i8,c2,-,-", TWO),
            "a2-a1",
            "a2-a1-b1-c1-c2",
            Some(ChaseReason::MissedGhosts { more: 1 }),
        ),
        // Three steps from Blinky instead of seven.
        (
            pac("e5", "g8,-,-,-", OPEN),
            "e6-f6",
            "d5-c5",
            Some(ChaseReason::GhostNearer { steps: 4 }),
        ),
        // Eight steps to either pellet instead of four to a1.
        (pac("e3", "h9,-,-,-", OPEN), "e4-e5", "d3-c3", Some(ChaseReason::PathLonger { steps: 4 })),
        // Two steps straight ahead.
        (blinky("e5", "e7,-,-,-", OPEN), "e8-e9", "e6-e5", Some(ChaseReason::MissedCatch)),
        // Only a ghost on a2 keeps him from a1.
        (blinky("a3", "b2,-,-,-", OPEN), "c2", "a2", Some(ChaseReason::LetsEatPellet)),
        // He eats on a1 anyway; from there c1 is within the boost, f1 is not.
        (blinky("a2", "d1,-,-,-", OPEN), "c1", "e1", Some(ChaseReason::LetsEatGhost)),
        // From a4 Blinky makes him go round by b3: six steps to a1 instead of four.
        (blinky("a5", "b4,-,-,-", CORNER), "c4", "a4", Some(ChaseReason::PathShorter { steps: 2 })),
        (blinky("e5", "g8,-,-,-", OPEN), "h8", "f8", Some(ChaseReason::GhostFarther { steps: 2 })),
        // Nearer to him, and nothing else is different.
        (blinky("e5", "g8,-,-,-", OPEN), "f8", "h8", None),
    ];
    let cases: Vec<_> = cases
        .iter()
        .map(|(start, word, better, reason)| (start.as_str(), *word, *better, reason.clone()))
        .collect();
    check("pacman", &cases);
    // One pellet, which a fence and Blinky close off.
    let corner = "9x9.3.e5.e9___.a1.a1v";
    let start = format!("e5 b3,-,-,- a1 3 blinky {corner}");
    check("pacman", &[(&start, "c3", "a3", Some(ChaseReason::PathOpen))]);
}

#[test]
fn reasons_in_mspacman_are_those_known_by_hand() {
    check(
        "mspacman",
        &[
            ("a,b 1:a6 -,a7:S - move:1:1 quarters", "a7", "a5", Some(ChaseReason::RunsIntoGhost)),
            // Two steps away a 3, 4, 5 and 6 catch her, and F2 does not; four steps away 4, 5 and 6.
            (
                "a,b 1:a6 -,a9:S - move:1:1 quarters",
                "a7",
                "a5",
                Some(ChaseReason::Risk { chance: 667, instead: 500 }),
            ),
            // The other way round she leaves the dot on a7, two steps away, for an exit.
            (
                "a,b 1:a6 -,a9:S - move:1:1 quarters",
                "a5",
                "a7",
                Some(ChaseReason::DotsFarther { steps: 2 }),
            ),
            // All that either move does, the other does too.
            ("a,b 1:e8 -,c1:S - move:1:2 quarters", "d8-c8", "d8-d9", None),
            // She leaves the power square; the ghost two squares below is weak then.
            (
                "a,b 1:a9 -,a7:S - move:1:2 quarters",
                "b9-c9",
                "a8-a7",
                Some(ChaseReason::MissedWeakGhost),
            ),
            // e8 and d8 are dots of player 1, f8 is one of player 2.
            (
                "a,b 1:e8 -,c1:S - move:1:2 quarters",
                "f8-f7",
                "d8-d7",
                Some(ChaseReason::MissedDots { more: 1 }),
            ),
            (
                "a,b 1:e8 -,c1:S d8,e8 move:1:2 quarters",
                "f8-f7",
                "d8-d7",
                Some(ChaseReason::GivesDots { more: 1 }),
            ),
            // The area in the corner of i1 is nobody's.
            (
                "a,b 1:i2 -,f6:S - move:1:2 quarters",
                "i3-i4",
                "i1-h1",
                Some(ChaseReason::MissedPowerDot),
            ),
            // From i3 it is four steps, by the exit, to a6 or d9.
            (
                "a,b 1:i2 -,f6:S - move:1:1 quarters",
                "i1",
                "i3",
                Some(ChaseReason::DotsFarther { steps: 2 }),
            ),
            (
                "a,b 1:a6 -,a9:S - move:2:3 quarters",
                "a8-a7-a8",
                "a8-a7-a6",
                Some(ChaseReason::MissedCatch),
            ),
            (
                "a,b 1:a6 -,a9:P2 - move:2:3 quarters",
                "a8-a7-a6",
                "a8-a7-a8",
                Some(ChaseReason::SentHome),
            ),
            // Two steps from her it is caught by five of six spins, four steps from her by three.
            (
                "a,b 1:a6 -,a9:P2 - move:2:3 quarters",
                "a8-a7-a8",
                "b9-c9-c8",
                Some(ChaseReason::Exposed { chance: 833, instead: 500 }),
            ),
            // Strong, but beside a power square: with 4 or more she takes the dot, which makes it weak.
            (
                "a,b 1:a6 -,a9:S - move:2:1 quarters",
                "b9",
                "a8",
                Some(ChaseReason::Exposed { chance: 500, instead: 0 }),
            ),
            (
                "a,b 1:a6 -,a9:S a9 move:2:1 quarters",
                "b9",
                "a8",
                Some(ChaseReason::GhostFarther { steps: 2 }),
            ),
        ],
    );
}

/// The name of a reason, without its numbers.
fn kind(reason: &ChaseReason) -> String {
    format!("{reason:?}").split([' ', '{']).next().unwrap().to_owned()
}

/// Plays a random game and compares random pairs of moves: `confirm` is asked about every reason. Adds up how
/// often there was which.
fn play_and_compare(
    header: &str,
    seed: u64,
    plies: usize,
    confirm: &dyn Fn(&ChaseReason, [&AnyPosition; 3]) -> bool,
    found: &mut BTreeMap<String, usize>,
) {
    let mut game = GameRecord::parse(&format!("palisade 1\n{header}\n\n")).unwrap();
    let mut random = Random::new(seed);
    for _ in 0..plies {
        let position = game.record.position().clone();
        let word = match game.record.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let mut rolls = Vec::new();
                position.rolls(&mut rolls);
                random.pick(&rolls).0.to_string()
            }
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let [one, other] = [0; 2].map(|_| random.pick(&moves).to_string());
                if one != other
                    && let Some(reason) = why(&game, &one, &other)
                {
                    let [after, instead] = [&one, &other].map(|word| {
                        let mut position = position.clone();
                        position.try_play(word).unwrap();
                        position
                    });
                    assert!(
                        confirm(&reason, [&position, &after, &instead]),
                        "{position}: {one} for {other}: {reason:?}"
                    );
                    *found.entry(kind(&reason)).or_default() += 1;
                }
                one
            }
        };
        game.record.play(&word).unwrap();
    }
}

/// All that is asked of a position in PAC-MAN, by the rules and by walking alone.
mod slow_pacman {
    use super::*;
    use pacman::Position;

    /// Whether some moves of the ghosts that are yet to move catch PAC-MAN: all of them are tried.
    pub(super) fn can_be_caught(position: &Position) -> bool {
        let Some(Piece::Ghost(_)) = position.to_move() else { return false };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.into_iter().any(|path| {
            let mut after = position.clone();
            after.play(path);
            after.lives() < position.lives() || can_be_caught(&after)
        })
    }

    /// Steps from a square to all others, made shorter until nothing changes.
    pub(super) fn distances(
        position: &Position,
        from: Square,
        is_open: &dyn Fn(Square) -> bool,
    ) -> BTreeMap<Square, u32> {
        let maze = position.maze();
        let squares: Vec<_> = maze.squares().collect();
        let is_next = |one: Square, other: Square| {
            one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank()) == 1
                && maze.fence_between(one, other).is_none()
        };
        let mut found = BTreeMap::from([(from, 0)]);
        loop {
            let before = found.clone();
            for &to in squares.iter().filter(|&&to| is_open(to)) {
                let near = before.iter().filter(|(at, _)| is_next(**at, to));
                if let Some(steps) = near.map(|(_, steps)| steps + 1).min()
                    && found.get(&to).is_none_or(|known| *known > steps)
                {
                    found.insert(to, steps);
                }
            }
            if found == before {
                return found;
            }
        }
    }

    /// From PAC-MAN to the nearest pellet, without squares of ghosts.
    pub(super) fn free_path(position: &Position) -> Option<u32> {
        let is_open = |square: Square| position.ghosts().iter().all(|at| *at != Some(square));
        let steps = distances(position, position.pac(), &is_open);
        position.pellets().filter_map(|pellet| steps.get(&pellet).copied()).min()
    }

    /// From each ghost to PAC-MAN.
    pub(super) fn ghosts_to_pacman(position: &Position) -> [Option<u32>; 4] {
        let walls = position.options().ghost_on_pellet == GhostOnPellet::Never;
        let is_open = |square: Square| !walls || position.pellets().all(|pellet| pellet != square);
        let steps = |from| distances(position, from, &is_open).get(&position.pac()).copied();
        position.ghosts().map(|at| at.and_then(steps))
    }

    /// The most pellets and ghosts that PAC-MAN can eat in the move he is about to make.
    pub(super) fn eats_at_once(position: &Position) -> (usize, usize) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let afters = moves.into_iter().filter_map(|path| {
            let mut after = position.clone();
            after.play(path);
            (after.lives() == position.lives()).then(|| {
                (
                    position.pellets().count() - after.pellets().count(),
                    ghosts(position) - ghosts(&after),
                )
            })
        });
        afters.fold((0, 0), |most, (pellets, ghosts)| (most.0.max(pellets), most.1.max(ghosts)))
    }

    pub(super) fn ghosts(position: &Position) -> usize {
        position.ghosts().into_iter().filter(Option::is_some).count()
    }

    pub(super) fn confirms(reason: &ChaseReason, positions: [&AnyPosition; 3]) -> bool {
        let [before, after, instead] = positions.map(|position| match position {
            AnyPosition::Pacman(position) => position,
            other => unreachable!("{other}"),
        });
        let mover = before.to_move().unwrap();
        let is_caught = |position: &Position| position.lives() < before.lives();
        let is_pacman = mover == Piece::Pac;
        let pacman_is_next = after.to_move() == Some(Piece::Pac);
        let nearest = |position| ghosts_to_pacman(position).into_iter().flatten().min();
        let by = |more: Option<u32>, less: Option<u32>, steps: u32| {
            steps > 0 && more.zip(less).is_some_and(|(more, less)| more == less + steps)
        };
        match *reason {
            ChaseReason::RunsIntoGhost => is_pacman && is_caught(after) && !is_caught(instead),
            ChaseReason::Caught => {
                is_pacman && !is_caught(instead) && can_be_caught(after) && !can_be_caught(instead)
            }
            ChaseReason::MissedCatch => !is_pacman && is_caught(instead) && !is_caught(after),
            ChaseReason::MissedPellets { more } => {
                let left = after.pellets().count() - instead.pellets().count();
                is_pacman && more > 0 && left == more as usize
            }
            ChaseReason::MissedGhosts { more } => {
                is_pacman && more > 0 && ghosts(after) - ghosts(instead) == more as usize
            }
            ChaseReason::GhostNearer { steps } => {
                is_pacman && by(nearest(instead), nearest(after), steps)
            }
            ChaseReason::PathLonger { steps } => {
                is_pacman && by(free_path(after), free_path(instead), steps)
            }
            ChaseReason::LetsEatPellet => {
                !is_pacman
                    && pacman_is_next
                    && eats_at_once(after).0 > 0
                    && eats_at_once(instead).0 == 0
            }
            ChaseReason::LetsEatGhost => {
                !is_pacman
                    && pacman_is_next
                    && eats_at_once(after).1 > 0
                    && eats_at_once(instead).1 == 0
            }
            ChaseReason::PathOpen => {
                !is_pacman && free_path(after).is_some() && free_path(instead).is_none()
            }
            ChaseReason::PathShorter { steps } => {
                !is_pacman && by(free_path(instead), free_path(after), steps)
            }
            ChaseReason::GhostFarther { steps } => {
                let Piece::Ghost(ghost) = mover else { return false };
                let of = |position| ghosts_to_pacman(position)[ghost.index()];
                by(of(after), of(instead), steps)
            }
            ref other => unreachable!("{other:?} is of Ms. Pac-Man"),
        }
    }
}

#[test]
fn reasons_in_pacman_are_confirmed_by_a_slow_computation() {
    let mut found = BTreeMap::new();
    // Small mazes, where pieces meet, with every option.
    let headers = [
        "seats 2\nmaze 5x4.2.c2.a4e4__.a1c4e1.b2vc3hd1v",
        "seats 3\nmaze 5x4.9.c2.a4e4__.a1c4e1.b2vc3hd1v\noption ghost_on_pellet=never",
        "seats 2\nmaze 5x5.9.c3.a5e5a4_.a1e1c5.b2va2hd3v\n\
         option frenzy=turning\noption boost_eats=end",
        "seats 2\nmaze 5x5.9.c3.a5e5__.a1e1c5.b2va2hd3v\n\
         option contact=closed\noption boost=exactly",
        "seats 4\nmaze 6x5.9.c3.a5e5f1_.a1e1c5.b2va2hd3v\n\
         option ghosts_share=false\noption ghost_on_pellet=free",
        "seats 2\nmaze corners",
    ];
    for (nth, header) in headers.into_iter().enumerate() {
        for seed in 0..6 {
            let seed = seed + 100 * nth as u64;
            let header = format!("game pacman\n{header}");
            play_and_compare(&header, seed, 120, &slow_pacman::confirms, &mut found);
        }
    }
    let kinds: Vec<_> = found.keys().map(String::as_str).collect();
    let expected = [
        "Caught",
        "GhostFarther",
        "GhostNearer",
        "LetsEatGhost",
        "LetsEatPellet",
        "MissedCatch",
        "MissedGhosts",
        "MissedPellets",
        "PathLonger",
        "PathOpen",
        "PathShorter",
        "RunsIntoGhost",
    ];
    assert_eq!(kinds, expected, "{found:?}");
}

/// All that is asked of a position in Ms. Pac-Man, by the rules and by walking alone.
mod slow_mspacman {
    use super::*;
    use mspacman::Position;

    /// How likely it is that some roll lets a ghost catch her before she is to roll: every ghost that may catch
    /// her does, and the others make some move.
    pub(super) fn catch_chance(position: &Position, leader: Seat) -> f64 {
        let Phase::Roll(seat) = position.phase() else { panic!("nobody rolls in {position}") };
        if seat == leader {
            return 0.0;
        }
        chance(position, &|rolled| {
            let afters = afters(rolled);
            match afters.iter().any(|after| after.leader() == Some(seat)) {
                true => 1.0,
                false => catch_chance(&afters[0], leader),
            }
        })
    }

    /// How likely it is that the next spin lets her catch the ghost of a seat, without being caught herself.
    pub(super) fn exposure(position: &Position, leader: Seat, seat: Seat) -> f64 {
        assert_eq!(position.phase(), Phase::Roll(leader), "{position}");
        let was_home = at_home(position, seat);
        chance(position, &|rolled| {
            let is_caught = |after: &Position| {
                after.leader() == Some(leader) && !was_home && at_home(after, seat)
            };
            if afters(rolled).iter().any(is_caught) { 1.0 } else { 0.0 }
        })
    }

    pub(super) fn at_home(position: &Position, seat: Seat) -> bool {
        position.ghost(seat).is_some_and(|ghost| {
            position.board().square_kind(ghost.at)
                == SquareKind::Home(position.colour(seat).unwrap())
        })
    }

    /// The mean over all rolls.
    fn chance(position: &Position, of: &dyn Fn(&Position) -> f64) -> f64 {
        let mut rolls = Vec::new();
        position.rolls(&mut rolls);
        let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
        let shares = rolls.into_iter().map(|(roll, weight)| {
            let mut rolled = position.clone();
            rolled.roll(roll);
            of(&rolled) * f64::from(weight)
        });
        shares.sum::<f64>() / f64::from(total)
    }

    /// What all legal moves lead to.
    fn afters(position: &Position) -> Vec<Position> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let after = |m| {
            let mut after = position.clone();
            after.play(m);
            after
        };
        moves.into_iter().map(after).collect()
    }

    /// The dots left in an area, and of them, or of all, those that satisfy a condition.
    fn dots(position: &Position, is_meant: &dyn Fn(SquareKind) -> bool) -> Vec<Square> {
        let squares = position.board().squares();
        let left = squares.filter(|&square| position.has_dot(square));
        left.filter(|&square| is_meant(position.board().square_kind(square))).collect()
    }

    fn own_dots(position: &Position, seat: Seat) -> Vec<Square> {
        let colour = position.colour(seat);
        dots(position, &|kind| matches!(kind, SquareKind::Dot(area, _) if Some(area) == colour))
    }

    fn power_dots(position: &Position) -> usize {
        dots(position, &|kind| matches!(kind, SquareKind::Dot(_, DotKind::Power))).len()
    }

    /// Steps between two squares: neighbours of neighbours, until the other one is among them.
    fn steps(position: &Position, from: Square, to: Square) -> Option<u32> {
        let mut reached = vec![from];
        for steps in 0..100 {
            if reached.contains(&to) {
                return Some(steps);
            }
            let next = reached.iter().flat_map(|&at| position.board().neighbours(at));
            reached = next.copied().chain(reached.iter().copied()).collect();
            reached.sort();
            reached.dedup();
        }
        None
    }

    pub(super) fn confirms(reason: &ChaseReason, positions: [&AnyPosition; 3]) -> bool {
        let [before, after, instead] = positions.map(|position| match position {
            AnyPosition::Mspacman(position) => position,
            other => unreachable!("{other}"),
        });
        let Turn::Seat(seat) = before.turn() else { unreachable!("{before}") };
        let leader = before.leader().unwrap();
        let is_leader = seat == leader;
        let same = |told: u16, found: f64| (f64::from(told) - 1000.0 * found).abs() < 0.501;
        let by = |more: Option<u32>, less: Option<u32>, steps: u32| {
            steps > 0 && more.zip(less).is_some_and(|(more, less)| more == less + steps)
        };
        match *reason {
            ChaseReason::RunsIntoGhost => {
                is_leader && after.leader() != Some(seat) && instead.leader() == Some(seat)
            }
            ChaseReason::Risk { chance, instead: other } => {
                is_leader
                    && chance > other
                    && same(chance, catch_chance(after, leader))
                    && same(other, catch_chance(instead, leader))
            }
            ChaseReason::MissedWeakGhost => {
                let sent = |position: &Position| {
                    let opponents = before.active_seats().filter(|&other| other != seat);
                    let mut opponents = opponents.filter(|&other| !at_home(before, other));
                    opponents.any(|other| at_home(position, other))
                };
                is_leader && sent(instead) && !sent(after)
            }
            ChaseReason::MissedDots { more } => {
                let left = |position| own_dots(position, seat).len();
                is_leader && more > 0 && left(after) == left(instead) + more as usize
            }
            ChaseReason::GivesDots { more } => {
                let mut opponents = before.active_seats().filter(|&other| other != seat);
                let left = |position, other| own_dots(position, other).len();
                is_leader
                    && more > 0
                    && opponents
                        .any(|other| left(instead, other) == left(after, other) + more as usize)
            }
            ChaseReason::MissedPowerDot => is_leader && power_dots(after) > power_dots(instead),
            ChaseReason::DotsFarther { steps: more } => {
                let nearest = |position: &Position| {
                    let at = position.ms_pacman().unwrap();
                    let dots = own_dots(position, seat).into_iter();
                    dots.filter_map(|dot| steps(position, at, dot)).min()
                };
                is_leader && by(nearest(after), nearest(instead), more)
            }
            ChaseReason::MissedCatch => {
                !is_leader && instead.leader() == Some(seat) && after.leader() == Some(leader)
            }
            ChaseReason::SentHome => {
                let side = before.ghost(seat).unwrap().side;
                !is_leader && side.is_weak() && at_home(after, seat) && !at_home(instead, seat)
            }
            ChaseReason::Exposed { chance, instead: other } => {
                !is_leader
                    && chance > other
                    && same(chance, exposure(after, leader, seat))
                    && same(other, exposure(instead, leader, seat))
            }
            ChaseReason::GhostFarther { steps: more } => {
                let distance = |position: &Position| {
                    let ghost = position.ghost(seat).unwrap();
                    steps(position, ghost.at, position.ms_pacman().unwrap())
                };
                !is_leader && by(distance(after), distance(instead), more)
            }
            ref other => unreachable!("{other:?} is of PAC-MAN"),
        }
    }
}

#[test]
fn reasons_in_mspacman_are_confirmed_by_a_slow_computation() {
    let mut found = BTreeMap::new();
    let headers = [
        "seats 2",
        "seats 3",
        "seats 2\noption capture=exact",
        "seats 3\noption capture=exact",
        // On a power square with a ghost near, near a weak ghost, and on a power square in an area that nobody
        // plays.
        "start a,b 1:a9 -,a7:S - move:1:2 quarters",
        "start a,b 1:h8 -,g7:P2 - roll:1 quarters",
        "start a,b 1:i1 -,g5:S - roll:1 quarters",
    ];
    for (nth, header) in headers.into_iter().enumerate() {
        for seed in 0..12 {
            let seed = seed + 100 * nth as u64;
            let header = format!("game mspacman\n{header}");
            play_and_compare(&header, seed, 160, &slow_mspacman::confirms, &mut found);
        }
    }
    let kinds: Vec<_> = found.keys().map(String::as_str).collect();
    let expected = [
        "DotsFarther",
        "Exposed",
        "GhostFarther",
        "GivesDots",
        "MissedCatch",
        "MissedDots",
        "MissedPowerDot",
        "MissedWeakGhost",
        "Risk",
        "RunsIntoGhost",
        "SentHome",
    ];
    assert_eq!(kinds, expected, "{found:?}");
}
