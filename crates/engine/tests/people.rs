//! The levels against people, as far as people can be written down: a child who knows the rules and an adult
//! who counts paths. And no level from 2 on throws a won race away.
//!
//! `PALISADE_GAMES=1000 cargo test -p palisade-engine --test people -- --nocapture` plays longer matches and
//! prints them.
#![allow(clippy::print_stdout, reason = "it reports matches on demand")]

use engine::{Level, Limits, Player, SearchControl, Settings, Stopwatch, Verdict};
use game::{Position as _, Random, Seat, Turn};
use rules::quoridor::{Move, Options, Position};
use rules::{AnyMove, AnyPosition, Game, GameSetup};

/// The move of a level, always from the same seed in the same game.
fn level_move(level: u8, seed: u64, game: &[AnyPosition]) -> AnyMove {
    let level = Level::new(level).unwrap();
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { level, seed, hash: 1, ..Settings::default() });
    player.search(game, &Limits::nodes(20_000), &control).unwrap().best_move
}

fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play(mv);
    next
}

/// How far a seat has to go; far where it has left.
fn steps(position: &Position, seat: Seat) -> i32 {
    position.distance(seat).map_or(99, |steps| steps as i32)
}

/// A child who knows the rules: runs along its shortest path, and puts a fence in the way only of somebody
/// who is one step from winning.
fn child(position: &Position) -> Move {
    let own = position.mover();
    let rivals = Seat::all(position.seats()).filter(|&seat| seat != own);
    let nearest = rivals.min_by_key(|&seat| steps(position, seat)).unwrap();
    let is_step = |mv: &Move| matches!(mv, Move::Step(_));
    let run = |mv: &Move| (!is_step(mv), steps(&after(position, *mv), own));
    let best_run = legal_moves(position).into_iter().min_by_key(run).unwrap();
    if steps(position, own) <= 1 || steps(position, nearest) > 1 {
        return best_run;
    }
    let fences = legal_moves(position).into_iter().filter(|mv| !is_step(mv));
    let delayed = |mv: &Move| steps(&after(position, *mv), nearest);
    fences.max_by_key(delayed).filter(|mv| delayed(mv) > 1).unwrap_or(best_run)
}

/// An adult who counts paths: the move after which the own path is shortest against the nearest opponent's. A
/// fence is worth a step to them until that opponent is ahead and close to the goal.
fn adult(position: &Position) -> Move {
    let own = position.mover();
    let rivals = || Seat::all(position.seats()).filter(|&seat| seat != own);
    let nearest = |position: &Position| rivals().map(|seat| steps(position, seat)).min().unwrap();
    let is_urgent = nearest(position) <= 4 && nearest(position) < steps(position, own);
    let value = |mv: &Move| {
        let next = after(position, *mv);
        let is_step = matches!(mv, Move::Step(_));
        let price = i32::from(!is_step && !is_urgent);
        (nearest(&next) - steps(&next, own) - price, is_step)
    };
    legal_moves(position).into_iter().max_by_key(value).unwrap()
}

/// The share of games that a person wins against players of a level, each opening from every seat.
fn share(person: fn(&Position) -> Move, seats: usize, level: u8, games: u64) -> f64 {
    let games = std::env::var("PALISADE_GAMES").map_or(games, |games| games.parse().unwrap());
    let setup = GameSetup::new(Game::Quoridor).with_seats(seats).unwrap();
    let mut won = 0;
    for number in 0..games {
        let seat = Seat::new(number as usize % seats);
        let mut random = Random::new(number / seats as u64);
        let mut record = vec![setup.start().unwrap()];
        let play = |record: &mut Vec<AnyPosition>, mv: AnyMove| {
            let mut next = record[record.len() - 1].clone();
            next.play(mv);
            record.push(next);
        };
        while record.len() < 400 {
            let AnyPosition::Quoridor(position) = &record[record.len() - 1] else { unreachable!() };
            let Turn::Seat(mover) = position.turn() else { break };
            let mv = if record.len() <= seats {
                let moves = legal_moves(position);
                AnyMove::Quoridor(moves[random.index(moves.len())])
            } else if mover == seat {
                AnyMove::Quoridor(person(position))
            } else {
                level_move(level, number, &record)
            };
            play(&mut record, mv);
        }
        let outcome = record[record.len() - 1].outcome();
        won += u64::from(outcome.is_some_and(|o| o.result(seat) == game::SeatResult::Win));
    }
    won as f64 / games as f64
}

#[test]
fn a_child_beats_level_1_and_an_adult_wins_now_and_then_against_level_4() {
    let printed = |who: &str, share: f64| {
        println!("{who}: {:.1} %", 100.0 * share);
        share
    };
    assert!(printed("child – 1", share(child, 2, 1, 200)) >= 0.5);
    assert!(printed("child – 4", share(child, 2, 4, 200)) <= 0.3);
    assert!(printed("child – three of 1", share(child, 4, 1, 200)) >= 0.25);
    assert!(printed("adult – 3", share(adult, 2, 3, 200)) >= 0.1);
    assert!(printed("adult – 4", share(adult, 2, 4, 200)) >= 0.1);
    assert!(printed("adult – 6", share(adult, 2, 6, 200)) <= 0.3);
}

/// Positions that the seat to move has won for certain, by a race that its opponent has no fence left to
/// change.
fn won_races(count: usize) -> Vec<AnyPosition> {
    let mut random = Random::new(5);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = Position::start(2, &Options::default()).unwrap();
        while position.turn() != Turn::Over && found.len() < count {
            let moves = legal_moves(&position);
            let fences: Vec<_> =
                moves.iter().copied().filter(|mv| matches!(mv, Move::Fence(_))).collect();
            let list = if fences.is_empty() || random.below(10) < 2 { &moves } else { &fences };
            position.play(list[random.index(list.len())]);
            let any = AnyPosition::Quoridor(position);
            if winner_by_race(&any) == Some(position.mover()) {
                found.push(any);
                break;
            }
        }
    }
    found
}

/// Who wins for certain; nobody where that is not known.
fn winner_by_race(position: &AnyPosition) -> Option<Seat> {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    if let Some(outcome) = position.outcome() {
        return Seat::all(2).find(|&seat| outcome.result(seat) == game::SeatResult::Win);
    }
    let AnyPosition::Quoridor(inner) = position else { return None };
    if Seat::all(2).all(|seat| inner.hand(seat) > 0) {
        return None;
    }
    let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
    let game = std::slice::from_ref(position);
    let exact = player.search(game, &Limits::nodes(3_000), &control)?.insight.exact?;
    match exact.verdict {
        Verdict::Win => Some(Seat::new(0)),
        Verdict::Loss => Some(Seat::new(1)),
        Verdict::Draw => None,
    }
}

#[test]
fn no_level_throws_a_won_race_away() {
    let races = won_races(60);
    for level in 2..=7 {
        let kept = races.iter().enumerate().filter(|(nth, race)| {
            let Turn::Seat(mover) = race.turn() else { return false };
            let mut next = (*race).clone();
            next.play(level_move(level, *nth as u64, std::slice::from_ref(race)));
            winner_by_race(&next) == Some(mover)
        });
        let kept = kept.count();
        println!("level {level} keeps {kept} of {} won races", races.len());
        // Who overlooks jumps may let somebody jump past.
        let least = if level <= 3 { races.len() - 3 } else { races.len() };
        assert!(kept >= least, "level {level}: {kept}");
    }
}

#[test]
fn every_level_takes_a_win_in_one_move() {
    for (game, seats, position) in
        [(Game::Quoridor, 2, "e8,a5 3,3 1 -"), (Game::Quoridor, 4, "e8,a5,c5,e5 3,3,3,3 1 -")]
    {
        let setup = GameSetup::new(game).with_seats(seats).unwrap();
        let position = setup.parse_position(position).unwrap();
        for level in 2..=8 {
            for seed in 0..20 {
                let mut next = position.clone();
                next.play(level_move(level, seed, std::slice::from_ref(&position)));
                let won = next.outcome().map(|outcome| outcome.result(Seat::new(0)));
                assert_eq!(won, Some(game::SeatResult::Win), "level {level} of {position}");
            }
        }
    }
}
