use std::collections::BTreeSet;

use game::Random;
use ratings::{PairingRules, RatedSeek};

use super::model::{GameModel, normal, unit};

const ONLINE: [usize; 6] = [4, 10, 30, 100, 300, 1000];
const HOURS: u64 = 8;

/// Prints how long people wait to be paired, and with whom, by how many are online.
pub(crate) fn print() {
    println!(
        "| games | online | waiting: half of all | nine of ten | 99 of 100 | ratings apart: half | nine of ten |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for (name, model, seats) in
        [("two sides", GameModel::TwoSides, 2), ("four seats", GameModel::FourSeats, 4)]
    {
        for online in ONLINE {
            eprintln!("waiting: {name}, {online} online …");
            println!("| {name} | {online} | {} |", simulate(model, seats, online));
        }
    }
}

/// Everybody who is online seeks a game, plays it for five to fifteen minutes, rests for two on average, and seeks
/// again; pairing runs every second.
fn simulate(model: GameModel, seats: usize, online: usize) -> String {
    let rules = PairingRules::of(model.pool(), seats);
    let mut random = Random::new(online as u64);
    let mut ratings = Vec::new();
    // When somebody seeks again, in seconds.
    let mut seeks_at: Vec<(u64, usize)> = Vec::new();
    for person in 0..online {
        ratings.push(1500.0 + 300.0 * normal(&mut random));
        seeks_at.push((u64::from(random.below(900)), person));
    }
    let mut began: Vec<Option<bool>> = vec![None; online];
    let mut queue: Vec<RatedSeek> = Vec::new();
    let (mut waited, mut apart) = (Vec::new(), Vec::new());
    for second in 0..HOURS * 3600 {
        seeks_at.retain(|&(at, person)| {
            if at > second {
                return true;
            }
            queue.push(RatedSeek {
                person: person.to_string(),
                rating_first: ratings[person],
                rating_second: ratings[person],
                since: second * 1000,
                began_last: began[person],
                blocked: BTreeSet::new(),
            });
            false
        });
        if queue.len() < seats {
            continue;
        }
        for pair in rules.pair(&queue, second * 1000, random.next_u64()) {
            let lasts = 300 + u64::from(random.below(600));
            let people: Vec<usize> =
                pair.0.iter().map(|person| person.parse().expect("a number")).collect();
            let of = people.iter().map(|&person| ratings[person]);
            let span = of.clone().fold(f64::MIN, f64::max) - of.fold(f64::MAX, f64::min);
            apart.push(span);
            for (seat, &person) in people.iter().enumerate() {
                let place = queue.iter().position(|seek| seek.person == pair.0[seat]);
                let seek = queue.swap_remove(place.expect("was in the queue"));
                waited.push((second * 1000 - seek.since) as f64 / 1000.0);
                began[person] = Some(seat == 0);
                let rest = (-(1.0 - unit(&mut random)).ln() * 120.0) as u64;
                seeks_at.push((second + lasts + rest, person));
            }
        }
    }
    let at = |values: &mut Vec<f64>, share: f64| {
        values.sort_by(f64::total_cmp);
        let nth = (values.len() as f64 * share) as usize;
        values.get(nth.min(values.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
    };
    format!(
        "{:.0} s | {:.0} s | {:.0} s | {:.0} | {:.0}",
        at(&mut waited, 0.5),
        at(&mut waited, 0.9),
        at(&mut waited, 0.99),
        at(&mut apart, 0.5),
        at(&mut apart, 0.9)
    )
}
