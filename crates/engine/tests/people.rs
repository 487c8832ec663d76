//! The levels against people, as far as people can be written down: a child who knows the rules and an adult
//! who counts paths. And no level from 2 on throws a won race away.
//!
//! `PALISADE_GAMES=1000 cargo test -p palisade-engine --test people -- --nocapture` plays longer matches and
//! prints them.
#![allow(clippy::print_stdout, reason = "it reports matches on demand")]

use std::cmp::Reverse;

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

/// What a lost game counts, in steps.
const LOST: i32 = -1000;
/// How many moves an adult compares by the answer to them.
const FAVOURITES: usize = 3;

/// How far somebody is ahead of the nearest opponent.
fn lead(position: &Position, own: Seat) -> i32 {
    let rivals = Seat::all(position.seats()).filter(|&seat| seat != own);
    rivals.map(|seat| steps(position, seat)).min().unwrap() - steps(position, own)
}

/// An adult who counts paths: the own against the nearest opponent's, after every move; a fence is worth a
/// step to them until that opponent is ahead and close to the goal. Where they ask for the answer, they
/// compare the few moves that look best by what an opponent can do next, a fence in the way above all. They
/// look no further.
fn adult_who_asks(position: &Position, asks: fn(i32) -> bool) -> Move {
    let own = position.mover();
    let ahead = lead(position, own);
    let is_urgent = ahead < 0 && ahead + steps(position, own) <= 4;
    let is_step = |mv: &Move| matches!(mv, Move::Step(_));
    let price = |mv: &Move| i32::from(!is_step(mv) && !is_urgent);
    let at_once = |mv: &Move| (lead(&after(position, *mv), own) - price(mv), is_step(mv));
    let mut favourites = legal_moves(position);
    favourites.sort_by_key(|mv| Reverse(at_once(mv)));
    if !asks(ahead) {
        return favourites[0];
    }
    let after_the_answer = |mv: &Move| {
        let next = after(position, *mv);
        if next.turn() == Turn::Over {
            return i32::MAX;
        }
        let worst = legal_moves(&next).into_iter().map(|answer| {
            let then = after(&next, answer);
            let is_lost = then.turn() == Turn::Over;
            if is_lost { LOST } else { lead(&then, own) + i32::from(!is_step(&answer)) }
        });
        worst.min().unwrap_or_else(|| lead(&next, own)) - price(mv)
    };
    favourites.truncate(FAVOURITES);
    // Of equals the one that looked best at first.
    favourites.into_iter().rev().max_by_key(after_the_answer).unwrap()
}

/// The adult of the levels: asks while the race is close, when the answer decides it.
fn adult(position: &Position) -> Move {
    adult_who_asks(position, |ahead| ahead.abs() <= 1)
}

/// One who never asks.
fn hasty_adult(position: &Position) -> Move {
    adult_who_asks(position, |_| false)
}

/// One who always asks.
fn careful_adult(position: &Position) -> Move {
    adult_who_asks(position, |_| true)
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
fn a_child_beats_level_1_and_an_adult_wins_games_against_level_4() {
    let printed = |who: &str, share: f64| {
        println!("{who}: {:.1} %", 100.0 * share);
        share
    };
    assert!(printed("child – 1", share(child, 2, 1, 200)) >= 0.5);
    assert!(printed("child – 4", share(child, 2, 4, 200)) <= 0.3);
    assert!(printed("child – three of 1", share(child, 4, 1, 200)) >= 0.5);
    assert!(printed("adult – 3", share(adult, 2, 3, 200)) >= 0.5);
    assert!((0.35..=0.5).contains(&printed("adult – 4", share(adult, 2, 4, 200))));
    assert!(printed("adult – 5", share(adult, 2, 5, 200)) <= 0.35);
    assert!(printed("adult – 6", share(adult, 2, 6, 200)) <= 0.3);
    // People differ in how often they ask for the answer: the adult above is between these two.
    assert!(printed("hasty adult – 4", share(hasty_adult, 2, 4, 200)) <= 0.35);
    assert!(printed("careful adult – 4", share(careful_adult, 2, 4, 200)) >= 0.5);
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
