use game::Random;
use ratings::SkillRating;

use super::model::{GameModel, SimulatedPerson, normal};

const PEOPLE: usize = 1000;
const ROUNDS: [u32; 3] = [10, 30, 100];
/// Three games a day.
const BETWEEN_GAMES: u64 = 8 * 3_600_000;

/// How well ratings agree with true strengths after 10, 30 and 100 games in a pool, as rows of a table.
pub(crate) fn rows() -> Vec<String> {
    let mut rows = vec![
        "| games | pool | after | rank correlation | error | deviation | within two deviations | ranked |".to_owned(),
        "| --- | --- | --- | --- | --- | --- | --- | --- |".to_owned(),
    ];
    let models = [
        ("two sides", GameModel::TwoSides, ["one", ""]),
        ("roles", GameModel::Roles, ["as PAC-MAN", "as ghosts"]),
        ("four seats", GameModel::FourSeats, ["one", ""]),
        ("four seats, whole deviations", GameModel::FourSeatsUnscaled, ["one", ""]),
        ("dice, two to four seats", GameModel::Dice, ["one", ""]),
    ];
    for (name, model, pools) in models {
        let mut random = Random::new(42);
        let mut people: Vec<_> = (0..PEOPLE).map(|_| model.person(1500.0, &mut random)).collect();
        let mut now = 0;
        let mut rounds = 0;
        for games in ROUNDS {
            // Where there are two roles, a person has each in every second game.
            while rounds < games * model.roles() as u32 {
                now += BETWEEN_GAMES;
                rounds += 1;
                round(model, &mut people, now, &mut random);
            }
            for (role, pool) in pools.iter().enumerate().take(model.roles()) {
                let figures = Figures::of(&people, role, now);
                rows.push(format!("| {name} | {pool} | {games} | {figures} |"));
            }
        }
    }
    rows
}

/// Everybody plays one game, with people of about the same rating.
pub(crate) fn round(
    model: GameModel,
    people: &mut [SimulatedPerson],
    now: u64,
    random: &mut Random,
) {
    let mut order: Vec<(f64, usize)> = people
        .iter()
        .enumerate()
        .map(|(nth, person)| {
            let ratings = &person.ratings[..model.roles()];
            let sum: f64 = ratings.iter().map(|rating| rating.rating).sum();
            (sum / ratings.len() as f64 + 150.0 * normal(random), nth)
        })
        .collect();
    order.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut rest = &order[..];
    loop {
        let seats = model.seats(random);
        if rest.len() < seats {
            break;
        }
        let mut group: Vec<_> = rest[..seats].iter().map(|(_, nth)| *nth).collect();
        rest = &rest[seats..];
        // Seats are drawn, or else the strongest would always sit in the last one.
        random.shuffle(&mut group);
        model.play(people, &mut group, now, random);
    }
}

/// How ratings compare with the truth.
pub(crate) struct Figures {
    correlation: f64,
    error: f64,
    deviation: f64,
    covered: f64,
    ranked: f64,
}

impl Figures {
    fn of(people: &[SimulatedPerson], role: usize, now: u64) -> Figures {
        let count = people.len() as f64;
        let pairs: Vec<(f64, f64)> =
            people.iter().map(|person| (person.ratings[role].rating, person.truth[role])).collect();
        // Ratings say how people compare, so both are taken around their means.
        let shift = pairs.iter().map(|(rating, truth)| rating - truth).sum::<f64>() / count;
        let errors: Vec<_> = pairs.iter().map(|(rating, truth)| rating - truth - shift).collect();
        let deviation = |person: &SimulatedPerson| person.ratings[role].deviation_at(now);
        let covered = people.iter().zip(&errors);
        let covered = covered.filter(|(person, error)| error.abs() <= 2.0 * deviation(person));
        let ranked = people.iter().filter(|person| deviation(person) <= SkillRating::RANKED);
        Figures {
            correlation: rank_correlation(&pairs),
            error: (errors.iter().map(|error| error.powi(2)).sum::<f64>() / count).sqrt(),
            deviation: people.iter().map(deviation).sum::<f64>() / count,
            covered: covered.count() as f64 / count,
            ranked: ranked.count() as f64 / count,
        }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Figures { correlation, error, deviation, covered, ranked } = self;
        write!(f, "{correlation:.3} | {error:.0} | {deviation:.0} | ")?;
        write!(f, "{:.0} % | {:.0} %", covered * 100.0, ranked * 100.0)
    }
}

/// Spearman's rank correlation.
fn rank_correlation(pairs: &[(f64, f64)]) -> f64 {
    let ranks = |value: fn(&(f64, f64)) -> f64| {
        let mut order: Vec<usize> = (0..pairs.len()).collect();
        order.sort_by(|&one, &other| value(&pairs[one]).total_cmp(&value(&pairs[other])));
        let mut ranks = vec![0.0; pairs.len()];
        for (rank, nth) in order.into_iter().enumerate() {
            ranks[nth] = rank as f64;
        }
        ranks
    };
    let (one, other) = (ranks(|pair| pair.0), ranks(|pair| pair.1));
    let squares: f64 = one.iter().zip(&other).map(|(one, other)| (one - other).powi(2)).sum();
    let count = pairs.len() as f64;
    1.0 - 6.0 * squares / (count * (count.powi(2) - 1.0))
}
