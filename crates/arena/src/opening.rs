use game::{Position, Random, Record, Turn};
use rules::{AnyPosition, GameSetup};

/// A position with an opening, from which random ones may go on.
#[derive(Clone, Debug)]
pub struct StartPosition {
    /// The game, its options and its maze.
    pub setup: GameSetup,
    /// The position before the opening.
    pub position: AnyPosition,
    /// The opening, word by word. It is legal, and the game is not over after it.
    pub opening: Vec<String>,
}

/// A game with its opening and `plies` random legal plies played that is not over yet. The same seed gives
/// the same opening, so that it can be played from every seat.
pub(crate) fn random_opening(start: &StartPosition, plies: u32, seed: u64) -> Record<AnyPosition> {
    let mut random = Random::new(seed);
    loop {
        let mut record = start.setup.record_from(start.position.clone());
        for word in &start.opening {
            record.play(word).expect("an opening is legal");
        }
        for _ in 0..plies {
            play_random_ply(&mut record, &mut random);
        }
        // The rolls before the first move are part of the opening, so that they are the same
        // for all contestants.
        while record.turn() == Turn::Chance {
            play_random_ply(&mut record, &mut random);
        }
        if record.turn() != Turn::Over {
            return record;
        }
    }
}

fn play_random_ply(record: &mut Record<AnyPosition>, random: &mut Random) {
    let word = match record.turn() {
        Turn::Over => return,
        Turn::Chance => return play_roll(record, random),
        Turn::Seat(_) => {
            let plies = record.position().plies();
            plies[random.index(plies.len())].to_string()
        }
    };
    record.play(&word).expect("a listed move is legal");
}

/// Plays a random roll, by the true odds of the die or spinner.
pub(crate) fn play_roll(record: &mut Record<AnyPosition>, random: &mut Random) {
    let mut rolls = Vec::new();
    record.position().rolls(&mut rolls);
    let (roll, _) = rolls[random.weighted(rolls.iter().map(|&(_, weight)| weight))];
    record.play(&roll.to_string()).expect("a listed roll is possible");
}
