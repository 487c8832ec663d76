//! What an analysis board shows: several lines, a stream of reports, exactness, rolls.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::time::Duration;

use engine::{Insight, Limits, Player, SearchControl, Settings, Stopwatch, Verdict};
use game::{Position as _, Turn};
use rules::{AnyPosition, Game, GameSetup};

fn position(game: Game, seats: usize, words: &str) -> AnyPosition {
    let setup = GameSetup::new(game).with_seats(seats).unwrap();
    let mut position = setup.start().unwrap();
    for word in words.split_whitespace() {
        position.try_play(word).unwrap();
    }
    position
}

fn analyse(position: &AnyPosition, multi_pv: usize, limits: &Limits) -> Insight {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 2, multi_pv, ..Settings::default() });
    player.analyse(std::slice::from_ref(position), limits, &control).unwrap()
}

#[test]
fn every_game_has_up_to_five_lines() {
    for (game, seats, words) in [
        (Game::Quoridor, 2, "e2 e8"),
        (Game::Quoridor, 4, ""),
        (Game::Pacman, 2, ""),
        (Game::Pacman, 5, "e6-f6"),
        (Game::Mspacman, 2, "spin:5 spin:2 @g5 spin:6"),
        (Game::Mspacman, 4, "spin:5 spin:2 spin:1 spin:1"),
    ] {
        let position = position(game, seats, words);
        for lines in 1..=5 {
            let insight = analyse(&position, lines, &Limits::nodes(3000));
            let found = &insight.lines;
            assert_eq!(found.len(), lines.min(position.plies().len()), "{game} {seats}");
            let first: HashSet<_> = found.iter().map(|line| &line.words[0]).collect();
            assert_eq!(first.len(), found.len(), "{game} {seats}: lines that begin alike");
            for line in found {
                let mut at = position.clone();
                for word in &line.words {
                    at.try_play(word).unwrap_or_else(|why| panic!("{game}: {word}: {why:?}"));
                }
                let sum: u32 = line.chances.iter().map(|&chance| u32::from(chance)).sum();
                // The ghosts win together.
                let sum = if game == Game::Pacman { 1000 } else { sum };
                assert!(sum.abs_diff(1000) <= 3, "{game} {seats}: {:?}", line.chances);
                assert_eq!(line.chances.len(), seats);
            }
        }
    }
}

#[test]
fn a_search_without_limits_reports_how_it_gets_on_until_it_is_stopped() {
    for (game, seats, words) in [
        (Game::Quoridor, 2, ""),
        (Game::Quoridor, 4, ""),
        (Game::Pacman, 2, ""),
        (Game::Mspacman, 3, "spin:5 spin:2 spin:1 @g5 spin:6"),
    ] {
        let position = position(game, seats, words);
        // A clock that goes on with every look at it, so that nothing depends on the machine.
        let looks = Cell::new(0u64);
        let clock = || {
            looks.set(looks.get() + 1);
            Duration::from_millis(10 * looks.get())
        };
        let reports = RefCell::new(Vec::<Insight>::new());
        let report = |insight: &Insight| reports.borrow_mut().push(insight.clone());
        let keep_going = || reports.borrow().len() < 12;
        let control = SearchControl { clock: &clock, keep_going: &keep_going, report: &report };
        let settings = Settings { hash: 2, multi_pv: 3, ..Settings::default() };
        let limits = Limits { infinite: true, ..Limits::default() };
        let last = Player::new(settings).analyse(&[position], &limits, &control).unwrap();
        let reports = reports.into_inner();
        assert!(reports.len() >= 12 || last.effort.depth >= 6, "{game}: {} reports", reports.len());
        let efforts: Vec<_> = reports.iter().map(|insight| insight.effort).collect();
        assert!(efforts.is_sorted_by_key(|effort| (effort.time, effort.nodes)), "{game}");
        assert!(reports.iter().all(|insight| !insight.lines.is_empty()), "{game}");
        assert!(last.effort.nodes > 0 && last.effort.nodes_per_second() > 0, "{game}");
    }
}

/// However fast the machine is: a search looks at its clock and asks its caller every few thousand nodes,
/// and ends where one of them says so.
#[test]
fn a_search_ends_a_few_thousand_nodes_after_it_is_told() {
    for (game, seats, words) in [
        (Game::Quoridor, 2, ""),
        (Game::Quoridor, 4, ""),
        (Game::Pacman, 2, ""),
        (Game::Mspacman, 2, "spin:5 spin:2"),
    ] {
        let game_so_far = [position(game, seats, words)];
        let search = |limits: Limits, most: u64| {
            let (looks, asked) = (Cell::new(0), Cell::new(0));
            let clock = || {
                looks.set(looks.get() + 1);
                Duration::from_millis(looks.get())
            };
            let keep_going = || {
                asked.set(asked.get() + 1);
                asked.get() < most
            };
            let control = SearchControl { clock: &clock, keep_going: &keep_going, report: &|_| {} };
            let mut player = Player::new(Settings { hash: 2, ..Settings::default() });
            let insight = player.analyse(&game_so_far, &limits, &control).unwrap();
            (insight.effort.nodes, asked.get(), looks.get())
        };
        let (nodes, asked, _) = search(Limits { infinite: true, ..Limits::default() }, 20);
        assert!(asked <= 21 && nodes <= asked * 4096, "{game}: {nodes} nodes, asked {asked} times");
        // A millisecond goes by with every look at the clock.
        let (nodes, asked, looks) = search(Limits::movetime(Duration::from_millis(100)), u64::MAX);
        assert!((90..=105).contains(&looks), "{game}: {looks} ms");
        assert!(nodes <= asked * 4096, "{game}: {nodes} nodes, asked {asked} times");
    }
}

#[test]
fn a_race_that_no_fence_can_change_is_exact() {
    let setup = GameSetup::new(Game::Quoridor);
    let exact = |text: &str| {
        let position = setup.parse_position(text).unwrap();
        analyse(&position, 1, &Limits::nodes(2000)).exact.map(|exact| (exact.verdict, exact.turns))
    };
    assert_eq!(exact("e7,a5 0,0 1 -"), Some((Verdict::Win, 2)));
    assert_eq!(exact("e7,a2 0,0 2 -"), Some((Verdict::Loss, 1)));
    // The pawns meet: no formula, but the search goes to the end.
    assert_eq!(exact("e4,e5 0,0 1 -"), Some((Verdict::Win, 4)));
    // The winner has fences left, the loser none.
    assert_eq!(exact("e7,a7 5,0 1 -"), Some((Verdict::Win, 2)));
    // Fences may matter.
    assert_eq!(exact("e7,a5 0,3 1 -"), None);
    assert_eq!(exact("e1,e9 10,10 1 -"), None);
}

#[test]
fn every_roll_has_its_probability_and_what_it_would_bring() {
    for words in ["", "spin:5 spin:2 @g5", "spin:5 spin:2 @g5 spin:1 g6"] {
        let position = position(Game::Mspacman, 2, words);
        assert_eq!(position.turn(), Turn::Chance, "{words}");
        let insight = analyse(&position, 1, &Limits::depth(2));
        let mut rolls = Vec::new();
        position.rolls(&mut rolls);
        assert_eq!(insight.rolls.len(), rolls.len());
        let mut mean = [0.0; 2];
        for (value, (roll, weight)) in insight.rolls.iter().zip(&rolls) {
            assert_eq!((value.word.clone(), value.weight), (roll.to_string(), *weight));
            for (sum, chance) in mean.iter_mut().zip(&value.chances) {
                *sum += f64::from(*chance) * f64::from(value.weight) / f64::from(value.of);
            }
        }
        for (mean, chance) in mean.into_iter().zip(&insight.chances) {
            assert!((mean - f64::from(*chance)).abs() <= 1.0, "{words}: {insight:?}");
        }
    }
}
