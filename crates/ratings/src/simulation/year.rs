use game::Random;

use super::model::{GameModel, SimulatedPerson, normal, unit};

const PEOPLE: usize = 1000;
const DAY: u64 = 86_400_000;
const SHOWN: [u64; 3] = [90, 180, 365];
/// Somebody stays for so many days on average.
const STAY: f64 = 180.0;
/// By how much beginners are weaker than those who stayed, which they learn within two months.
const SCENARIOS: [(&str, f64); 2] = [("as strong as others", 0.0), ("learn 150 points", 150.0)];

/// Somebody who plays for a while.
struct Member {
    person: SimulatedPerson,
    /// Strengths once all is learned.
    mature: [f64; 2],
    joined: u64,
    /// Games a day.
    activity: f64,
}

/// How ratings move in a year in which people come, learn and leave, as rows of a table.
pub(crate) fn rows() -> Vec<String> {
    let mut rows = vec![
        "| games | beginners | day | ranked | their rating | their strength | rating less strength |".to_owned(),
        "| --- | --- | --- | --- | --- | --- | --- |".to_owned(),
    ];
    let models = [
        ("two sides", GameModel::TwoSides),
        ("roles", GameModel::Roles),
        ("four seats", GameModel::FourSeats),
        ("dice, two to four seats", GameModel::Dice),
    ];
    for ((name, model), (scenario, learned_in_all)) in
        models.into_iter().flat_map(|model| SCENARIOS.map(|scenario| (model, scenario)))
    {
        let mut random = Random::new(7);
        let mut members: Vec<_> = (0..PEOPLE).map(|_| join(model, 0, &mut random)).collect();
        for day in 1..=365 {
            for member in &mut members {
                if unit(&mut random) < 1.0 / STAY {
                    *member = join(model, day, &mut random);
                }
                let learned = ((day - member.joined) as f64 / 60.0).min(1.0);
                member.person.truth =
                    member.mature.map(|strength| strength - learned_in_all * (1.0 - learned));
            }
            play_day(model, &mut members, day * DAY, &mut random);
            if SHOWN.contains(&day) {
                let figures = figures(model, &members, day * DAY);
                rows.push(format!("| {name} | {scenario} | {day} | {figures} |"));
            }
        }
    }
    rows
}

fn join(model: GameModel, day: u64, random: &mut Random) -> Member {
    let person = model.person(1500.0, random);
    let activity = *random.pick(&[0.2, 0.5, 1.0, 1.0, 3.0]);
    Member { mature: person.truth, person, joined: day, activity }
}

/// The games of a day: everybody plays as often as they like, with people of about the same rating.
fn play_day(model: GameModel, members: &mut [Member], now: u64, random: &mut Random) {
    for _ in 0..3 {
        let mut order: Vec<(f64, usize)> = Vec::new();
        for (nth, member) in members.iter().enumerate() {
            if unit(random) < member.activity / 3.0 {
                let ratings = &member.person.ratings[..model.roles()];
                let sum: f64 = ratings.iter().map(|rating| rating.rating).sum();
                order.push((sum / ratings.len() as f64 + 150.0 * normal(random), nth));
            }
        }
        order.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut rest = &order[..];
        loop {
            let seats = model.seats(random);
            if rest.len() < seats {
                break;
            }
            let mut group: Vec<_> = rest[..seats].iter().map(|(_, nth)| *nth).collect();
            rest = &rest[seats..];
            random.shuffle(&mut group);
            let mut people: Vec<_> = group.iter().map(|&nth| members[nth].person.clone()).collect();
            let mut places: Vec<_> = (0..seats).collect();
            model.play(&mut people, &mut places, now, random);
            for (nth, person) in group.into_iter().zip(people) {
                members[nth].person = person;
            }
        }
    }
}

/// How many are ranked, and their mean rating and strength, over all pools of the game.
fn figures(model: GameModel, members: &[Member], now: u64) -> String {
    let mut ranked = Vec::new();
    for member in members {
        for role in 0..model.roles() {
            let rating = &member.person.ratings[role];
            if rating.is_ranked(now) {
                ranked.push((rating.rating, member.person.truth[role]));
            }
        }
    }
    let mean = |value: fn(&(f64, f64)) -> f64| {
        ranked.iter().map(value).sum::<f64>() / (ranked.len().max(1)) as f64
    };
    let (rating, truth) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let share = ranked.len() as f64 / (members.len() * model.roles()) as f64 * 100.0;
    format!("{share:.0} % | {rating:.0} | {truth:.0} | {:+.0}", rating - truth)
}
