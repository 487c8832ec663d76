//! Race endgames, solved by the engine and by a slow reference that knows nothing but the rules.

use std::collections::HashMap;

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, Random, Seat, Turn};
use rules::quoridor::{Options, Position};
use rules::{AnyPosition, Game, GameSetup};

/// Retrograde analysis: every position reachable in a race, with whether the seat to move wins by
/// force, loses by force, or neither.
fn solve(start: &Position) -> HashMap<Position, Option<bool>> {
    let mut successors: HashMap<Position, Vec<Position>> = HashMap::new();
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        if successors.contains_key(&position) {
            continue;
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let next: Vec<_> = moves
            .into_iter()
            .map(|m| {
                let mut next = position;
                next.play(m);
                next
            })
            .collect();
        open.extend(&next);
        successors.insert(position, next);
    }
    let mut predecessors: HashMap<Position, Vec<Position>> = HashMap::new();
    for (position, next) in &successors {
        for next in next {
            predecessors.entry(*next).or_default().push(*position);
        }
    }
    let mut values: HashMap<_, _> = successors.keys().map(|position| (*position, None)).collect();
    // The seat to move when the game is over has lost.
    let mut decided: Vec<_> = successors
        .keys()
        .filter(|position| position.turn() == Turn::Over)
        .map(|position| (*position, false))
        .collect();
    while let Some((position, wins)) = decided.pop() {
        if values.insert(position, Some(wins)) != Some(None) {
            continue;
        }
        for predecessor in predecessors.get(&position).into_iter().flatten() {
            if !wins {
                decided.push((*predecessor, true));
            } else if successors[predecessor].iter().all(|next| values[next] == Some(true)) {
                decided.push((*predecessor, false));
            }
        }
    }
    values
}

/// A board full of random fences, none left to either seat.
fn random_race(random: &mut Random) -> Position {
    let setup = GameSetup::new(Game::Quoridor);
    let mut position = Position::start(2, &Options::default()).unwrap();
    while position.hand(Seat::new(0)) + position.hand(Seat::new(1)) > 0 {
        let fences: Vec<_> = position.legal_fences().collect();
        if fences.is_empty() {
            break;
        }
        let fence = fences[random.index(fences.len())];
        position.try_play(&fence.to_string()).unwrap();
    }
    let fences = position.to_string().split_once(" 1 ").unwrap().1.to_owned();
    loop {
        let mut square = || {
            let (file, rank) = (random.below(9) as u8, 2 + random.below(7));
            format!("{}{rank}", (b'a' + file) as char)
        };
        let text = format!("{},{} 0,0 1 {fences}", square(), square());
        if let Ok(AnyPosition::Quoridor(position)) = setup.parse_position(&text) {
            return position;
        }
    }
}

#[test]
fn races_are_solved_as_the_reference_solves_them() {
    let mut random = Random::new(42);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    for _ in 0..8 {
        let start = random_race(&mut random);
        let truth = solve(&start);
        let mut undecided: Vec<_> =
            truth.iter().filter(|(position, _)| position.turn() != Turn::Over).collect();
        undecided.sort_by_key(|(position, _)| position.to_string());
        for _ in 0..25 {
            let (position, value) = undecided[random.index(undecided.len())];
            let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
            let game = [AnyPosition::Quoridor(*position)];
            let report = player.search(&game, &Limits::depth(6), &control).unwrap();
            let found = match report.insight.lines[0].score {
                Score::Wins(_) => Some(true),
                Score::Loses(_) => Some(false),
                Score::Points(_) => None,
            };
            assert_eq!(found, *value, "{position}");
        }
    }
}
