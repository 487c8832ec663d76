use engine::Random;
use game::{Position, Record, Turn};
use rules::{AnyPosition, Table};

/// A game that has begun with `plies` random legal plies and is not over. The same seed gives the
/// same opening, so that every side of the table gets to play it.
pub(crate) fn opening(
    table: &Table,
    start: &AnyPosition,
    plies: u32,
    seed: u64,
) -> Record<AnyPosition> {
    let mut random = Random::new(seed);
    loop {
        let mut record = table.record(start.clone());
        for _ in 0..plies {
            random_ply(&mut record, &mut random);
        }
        // What chance owes before the first move is part of the opening, so both sides get the
        // same luck there.
        while record.turn() == Turn::Chance {
            random_ply(&mut record, &mut random);
        }
        if record.turn() != Turn::Over {
            return record;
        }
    }
}

fn random_ply(record: &mut Record<AnyPosition>, random: &mut Random) {
    let word = match record.turn() {
        Turn::Over => return,
        Turn::Chance => return roll(record, random),
        Turn::Seat(_) => {
            let plies = record.position().plies();
            plies[random.below(plies.len() as u32) as usize].to_string()
        }
    };
    record.play(&word).expect("a listed move is legal");
}

/// Lets chance fall, by its true weights.
pub(crate) fn roll(record: &mut Record<AnyPosition>, random: &mut Random) {
    let mut rolls = Vec::new();
    record.position().rolls(&mut rolls);
    let (roll, _) = rolls[random.weighted(rolls.iter().map(|&(_, weight)| weight))];
    record.play(&roll.to_string()).expect("a listed roll is possible");
}
