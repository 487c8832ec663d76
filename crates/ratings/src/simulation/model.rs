use game::{Random, SeatResult};
use ratings::{RatedSeat, SkillRating, rate};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A kind of game that is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameModel {
    /// Two sides, the first with an advantage.
    TwoSides,
    /// Two roles, each with a strength and a rating of its own.
    Roles,
    /// Four seats, one wins.
    FourSeats,
    /// The same, with the whole deviation for Weng–Lin's uncertainty.
    FourSeatsUnscaled,
    /// Two to four seats and dice: strengths are closer together.
    Dice,
}

/// What moving first is truly worth in the simulation, and what the ratings take it for.
pub(crate) const FIRST_MOVE: f64 = 25.0;

/// How much better the ghosts' side is in the simulation, in points: mazes favour one side.
const GHOSTS_ADVANTAGE: f64 = 100.0;

/// A person with a true strength in each role; games without roles have one.
#[derive(Clone, Debug)]
pub(crate) struct SimulatedPerson {
    /// True strengths.
    pub(crate) truth: [f64; 2],
    /// Ratings, in the same order.
    pub(crate) ratings: [SkillRating; 2],
    /// Whether they began, or were PAC-MAN, the last time.
    pub(crate) began: bool,
}

impl GameModel {
    /// How many pools the game has.
    pub(crate) fn roles(self) -> usize {
        if self == GameModel::Roles { 2 } else { 1 }
    }

    /// How many take part in a game.
    pub(crate) fn seats(self, random: &mut Random) -> usize {
        match self {
            GameModel::TwoSides | GameModel::Roles => 2,
            GameModel::FourSeats | GameModel::FourSeatsUnscaled => 4,
            GameModel::Dice => 2 + random.index(3),
        }
    }

    /// Somebody new, whose strength is drawn around `mean`.
    pub(crate) fn person(self, mean: f64, random: &mut Random) -> SimulatedPerson {
        let spread = if self == GameModel::Dice { 100.0 } else { 300.0 };
        let strength = normal(random);
        // Whoever is good at one role is good at the other, by and large.
        let other = 0.7 * strength + 0.51_f64.sqrt() * normal(random);
        let truth = [mean + spread * strength, mean + spread * other];
        SimulatedPerson { truth, ratings: [SkillRating::NEW; 2], began: random.once_in(2) }
    }

    /// Plays a game between those people at `now`, and rates it.
    pub(crate) fn play(
        self,
        people: &mut [SimulatedPerson],
        seats: &mut [usize],
        now: u64,
        random: &mut Random,
    ) {
        if seats.len() == 2 && people[seats[0]].began && !people[seats[1]].began {
            seats.swap(0, 1);
        }
        let role = |seat: usize| if self == GameModel::Roles { seat } else { 0 };
        let bonus = |seat: usize| match (self, seat) {
            (GameModel::TwoSides, 0) => FIRST_MOVE,
            (GameModel::Roles, 1) => GHOSTS_ADVANTAGE,
            _ => 0.0,
        };
        let strength = |seat: usize| people[seats[seat]].truth[role(seat)] + bonus(seat);
        let weights: Vec<f64> = (0..seats.len())
            .map(|seat| ((strength(seat) - strength(0)) / SkillRating::SCALE).exp())
            .collect();
        let mut drawn = unit(random) * weights.iter().sum::<f64>();
        let winner = weights.iter().position(|weight| {
            drawn -= weight;
            drawn < 0.0
        });
        let winner = winner.unwrap_or(0);
        let rated: Vec<RatedSeat> = seats
            .iter()
            .enumerate()
            .map(|(seat, &person)| RatedSeat {
                before: people[person].ratings[role(seat)],
                side: seat,
                result: if seat == winner { SeatResult::Win } else { SeatResult::Loss },
                first_player_term: if self == GameModel::TwoSides { bonus(seat) } else { 0.0 },
            })
            .collect();
        let after = match self {
            GameModel::FourSeatsUnscaled => unscaled(&rated, now),
            _ => rate(&rated, now),
        };
        for (seat, (&person, after)) in seats.iter().zip(after).enumerate() {
            people[person].ratings[role(seat)] = after;
            people[person].began = seat == 0;
        }
    }
}

/// Weng–Lin as it would be with whole deviations.
fn unscaled(seats: &[RatedSeat], now: u64) -> Vec<SkillRating> {
    let beta = SkillRating::SCALE / std::f64::consts::SQRT_2;
    let config = WengLinConfig { beta, ..WengLinConfig::default() };
    let teams: Vec<[WengLinRating; 1]> = seats
        .iter()
        .map(|seat| {
            let rating = seat.before.rating - SkillRating::FIRST_RATING;
            [WengLinRating { rating, uncertainty: seat.before.deviation_at(now) }]
        })
        .collect();
    let ranked: Vec<_> = teams
        .iter()
        .zip(seats)
        .map(|(team, seat)| {
            let rank = if seat.result == SeatResult::Win { 1 } else { 2 };
            (&team[..], MultiTeamOutcome::new(rank))
        })
        .collect();
    let rated = weng_lin_multi_team(&ranked, &config);
    let after = seats.iter().zip(rated).map(|(seat, team)| SkillRating {
        rating: (team[0].rating + SkillRating::FIRST_RATING).max(SkillRating::FLOOR),
        deviation: team[0].uncertainty.max(SkillRating::LEAST_DEVIATION),
        games: seat.before.games + 1,
        at: now,
        ..seat.before
    });
    after.collect()
}

/// A number in [0, 1).
pub(crate) fn unit(random: &mut Random) -> f64 {
    (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// A number from the standard normal distribution (Box–Muller).
pub(crate) fn normal(random: &mut Random) -> f64 {
    let radius = (-2.0 * (1.0 - unit(random)).ln()).sqrt();
    radius * (std::f64::consts::TAU * unit(random)).cos()
}
