//! Every level plays legally, and the same game again from the same seed.

use engine::{BenchSignature, Level, Limits, Player, SearchControl, Settings, Stopwatch};
use game::{Position as _, Random, Turn};
use rules::{Game, GameSetup};

/// The bench signature of each game. A change that is meant to play differently changes it here.
const BENCH: [(Game, u64); 3] =
    [(Game::Quoridor, 386_713), (Game::Pacman, 9_510), (Game::Mspacman, 5_820)];

#[test]
fn the_bench_signature_of_every_game_is_pinned() {
    let found = BENCH.map(|(game, _)| {
        (game, BenchSignature::of_game(game, &Stopwatch::default(), &|| true).nodes())
    });
    assert_eq!(found, BENCH);
}

/// Plays a fast game and returns its words; panics at an illegal move.
fn fast_game(setup: &GameSetup, seed: u64, limit: usize) -> Vec<String> {
    let mut record = setup.record_from(setup.start().unwrap());
    let mut random = Random::new(seed);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut players: Vec<_> = (0..setup.seats())
        .map(|_| {
            let level = Level::new(1 + random.below(8) as u8).unwrap();
            Player::new(Settings { level, hash: 1, seed: random.next_u64(), ..Settings::default() })
        })
        .collect();
    while record.entries().len() < limit {
        let word = match record.turn() {
            Turn::Over => break,
            Turn::Seat(seat) => {
                let limits = Limits::nodes(8);
                let player = &mut players[seat.index()];
                player.search(record.positions(), &limits, &control).unwrap().best_move.to_string()
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
        let setup = GameSetup::new(game).with_seats(seats).unwrap();
        fast_game(&setup, nth as u64, limit);
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
        let setup = GameSetup::new(game);
        assert_eq!(fast_game(&setup, 3, 30), fast_game(&setup, 3, 30), "{game}");
    }
}

#[test]
fn a_player_armed_again_plays_as_a_new_one() {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut kept = Player::new(Settings { hash: 1, ..Settings::default() });
    let mut random = Random::new(9);
    for (game, opening) in [
        (Game::Quoridor, "e2 e8 e3 e3h"),
        (Game::Pacman, ""),
        (Game::Quoridor, "e2 e8 e3 e7 e4 e6 d3h e3v"),
        (Game::Mspacman, "spin:5 spin:2"),
        (Game::Quoridor, "e2 e8 e3 e3h"),
    ] {
        let setup = GameSetup::new(game);
        let mut record = setup.record_from(setup.start().unwrap());
        for word in opening.split_whitespace() {
            record.play(word).unwrap();
        }
        // Larger and smaller tables than before, too.
        for (level, hash) in [(8, 4), (3, 4), (7, 2), (8, 1)] {
            let level = Level::new(level).unwrap();
            let settings = Settings { level, hash, seed: random.next_u64(), ..Settings::default() };
            let mut new = Player::new(settings.clone());
            kept.rearm(settings);
            let [new, kept] = [&mut new, &mut kept].map(|player| {
                let report = player.search(record.positions(), &Limits::nodes(3_000), &control);
                let report = report.unwrap();
                (report.best_move, report.insight.lines, report.insight.effort.nodes)
            });
            assert_eq!(kept, new, "{game} {level:?} {opening}");
        }
    }
}

#[test]
fn several_threads_share_a_search() {
    let setup = GameSetup::new(Game::Quoridor);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { threads: 4, hash: 4, ..Settings::default() });
    // The pawn on the path makes it shorter: a jump over it wins.
    let position = setup.parse_position("e7,e8 3,3 1 -").unwrap();
    let report = player.search(&[position], &Limits::nodes(50_000), &control).unwrap();
    assert_eq!(report.best_move.to_string(), "e9");
}
