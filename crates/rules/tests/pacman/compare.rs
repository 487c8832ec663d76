//! The fast rules agree with the slow reference on random mazes, options, positions and moves.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{Outcome, Position as _, Random, Reason, Seat};
use rules::pacman::{Options, Piece, Position, Setup};

use crate::random;
use crate::reference::Model;

/// The number of positions to compare, which `PALISADE_POSITIONS` can change.
fn positions() -> usize {
    std::env::var("PALISADE_POSITIONS").map_or(20_000, |n| n.parse().expect("a number"))
}

/// A random maze with pieces on random squares. About half of the set-ups are valid.
fn random_setup(random: &mut Random, options: &Options) -> Setup {
    let maze = Arc::new(random::maze(random));
    let (files, ranks) = (maze.files(), maze.ranks());
    let mut setup = Setup::start(maze, options);
    if random.below(4) > 0 {
        setup.pac = random::square(random, files, ranks);
        for ghost in &mut setup.ghosts {
            *ghost = match random.below(8) {
                0 => None,
                // Most rules are about meetings, so some ghosts are adjacent to PAC-MAN.
                1..=3 => {
                    let step = *random.pick(&rules::Direction::ALL);
                    setup.pac.step(step, files, ranks).filter(|_| ghost.is_some())
                }
                _ => ghost.map(|_| random::square(random, files, ranks)),
            };
        }
        setup.pellets.retain(|_| random.below(4) > 0);
        setup.lives = random.below(4) as u8;
        setup.to_move = Some(*random.pick(&Piece::ALL));
    }
    setup
}

/// A random word that may or may not be a legal move.
fn random_word(random: &mut Random, legal: &[String], files: usize, ranks: usize) -> String {
    let mut squares: Vec<String> = match random.below(8) {
        0 => return "--".to_owned(),
        1 => Vec::new(),
        _ if legal.is_empty() => Vec::new(),
        _ => legal[random.index(legal.len())].split('-').map(str::to_owned).collect(),
    };
    squares.retain(|square| !square.is_empty());
    for _ in 0..random.below(3) {
        let at = random.below(squares.len() as u32 + 1) as usize;
        match random.below(3) {
            0 => squares.truncate(at),
            1 => squares.insert(at, random::square(random, (files + 1).min(9), ranks).to_string()),
            _ => {
                if let Some(square) = squares.get_mut(at) {
                    *square = random::square(random, files, ranks).to_string();
                }
            }
        }
    }
    squares.join("-")
}

/// Compares both at one position; the keys of the refusals are collected in `seen`.
fn compare(
    position: &Position,
    model: &Model,
    random: &mut Random,
    seen: &mut BTreeSet<&'static str>,
) {
    let text = model.text();
    let context = || format!("{text} {:?}", position.options().non_default());
    assert_eq!(position.to_string(), text);
    let outcome = model.pac_won().map(|pac| {
        let ghosts = Seat::all(position.seats()).skip(1);
        if pac {
            Outcome::winner(position.seats(), Position::PAC_SEAT)
        } else {
            Outcome::winners(position.seats(), ghosts)
        }
    });
    assert_eq!(position.outcome(), outcome, "{}", context());

    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut words: Vec<_> = moves.iter().map(ToString::to_string).collect();
    words.sort();
    let legal = model.legal();
    assert_eq!(words, legal, "{}", context());
    for path in moves {
        let mut next = position.clone();
        next.play(path);
        assert_eq!(next.to_string(), model.after(&path.to_string()).text(), "{path} {}", context());
    }
    for _ in 0..8 {
        let word = random_word(random, &legal, position.maze().files(), position.maze().ranks());
        let refusal = position.read(&word).err().map(|refusal| Reason::from(refusal).key);
        assert_eq!(refusal, model.refusal(&word), "{word} {}", context());
        assert_eq!(refusal.is_none(), legal.contains(&word), "{word} {}", context());
        seen.extend(refusal);
    }
}

#[test]
fn the_fast_rules_and_the_reference_agree() {
    let mut random = Random::new(2024);
    let (mut compared, mut refused) = (0, 0);
    let mut seen = BTreeSet::new();
    while compared < positions() {
        let options = random::options(&mut random);
        let setup = random_setup(&mut random, &options);
        let seats = 2 + random.below(setup.maze.ghosts().iter().flatten().count() as u32) as usize;
        let most = options.lives.unwrap_or(setup.maze.lives());
        let mut model = Model::new(&setup, options);
        let parsed = Position::from_setup(setup, options, seats);
        assert_eq!(parsed.is_ok(), model.is_valid(most), "{} {parsed:?}", model.text());
        let Ok(mut position) = parsed else {
            refused += 1;
            continue;
        };
        for _ in 0..1 + random.below(6) {
            compare(&position, &model, &mut random, &mut seen);
            compared += 1;
            let legal = model.legal();
            if legal.is_empty() {
                break;
            }
            let word = legal[random.index(legal.len())].clone();
            position.try_play(&word).unwrap();
            model = model.after(&word);
        }
    }
    assert!(refused > compared / 50, "only {refused} set-ups were refused");
    assert_eq!(seen.len(), 20, "some refusals never occurred: {seen:?}");
}
