//! Whoever plays, plays legally, and the same way again from the same seed.

use engine::{Control, Level, Limits, Player, Random, Settings, Signature, Stopwatch};
use game::{Position as _, Turn};
use rules::{Game, Table};

/// The nodes of each game's part of the bench set. A change that means to play differently says the
/// new numbers here.
const BENCH: [(Game, u64); 3] =
    [(Game::Quoridor, 652_156), (Game::Pacman, 9_510), (Game::Mspacman, 5_807)];

#[test]
fn the_bench_signs_every_game() {
    let found = BENCH
        .map(|(game, _)| (game, Signature::of_game(game, &Stopwatch::default(), &|| true).nodes()));
    assert_eq!(found, BENCH);
}

/// Plays a fast game and gives its words; whatever is not legal ends it with a panic.
fn fast_game(table: &Table, seed: u64, limit: usize) -> Vec<String> {
    let mut record = table.record(table.start().unwrap());
    let mut random = Random::new(seed);
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut players: Vec<_> = (0..table.seats())
        .map(|_| {
            let level = Level::new(1 + random.below(8) as u8).unwrap();
            Player::new(Settings { level, hash: 1, seed: random.bits(), ..Settings::default() })
        })
        .collect();
    while record.entries().len() < limit {
        let word = match record.turn() {
            Turn::Over => break,
            Turn::Seat(seat) => {
                let limits = Limits::nodes(8);
                let player = &mut players[seat.index()];
                player.think(record.positions(), &limits, &control).unwrap().best.to_string()
            }
            Turn::Chance => {
                let mut rolls = Vec::new();
                record.position().rolls(&mut rolls);
                let weights = rolls.iter().map(|&(_, weight)| weight);
                rolls[random.weighted(weights)].0.to_string()
            }
        };
        record.play(&word).unwrap_or_else(|why| panic!("{word} in {}: {why:?}", record.position()));
    }
    record.words().collect()
}

fn thousand_games(game: Game, limit: usize) {
    for nth in 0..1000 {
        let seats = game.seats()[nth % game.seats().len()];
        let table = Table::new(game).with_seats(seats).unwrap();
        fast_game(&table, nth as u64, limit);
    }
}

#[test]
fn a_thousand_classic_games_are_legal() {
    thousand_games(Game::Quoridor, 400);
}

#[test]
fn a_thousand_pacman_games_are_legal() {
    thousand_games(Game::Pacman, 300);
}

#[test]
fn a_thousand_ms_pacman_games_are_legal() {
    thousand_games(Game::Mspacman, 400);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for game in Game::ALL {
        let table = Table::new(game);
        assert_eq!(fast_game(&table, 3, 30), fast_game(&table, 3, 30), "{game}");
    }
}

#[test]
fn several_threads_share_a_search() {
    let table = Table::new(Game::Quoridor);
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { threads: 4, hash: 4, ..Settings::default() });
    // The pawn in the way makes the shortest way shorter still: over it, and home.
    let position = table.position("e7,e8 3,3 1 -").unwrap();
    let thought = player.think(&[position], &Limits::nodes(50_000), &control).unwrap();
    assert_eq!(thought.best.to_string(), "e9");
}
