//! How a game changes the ratings of those who played it. The formulas are those of the crate `skillratings`;
//! here they are put on one scale, with time, the first player's term and the bounds of our ratings.

use game::SeatResult;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::SkillRating;

/// A seat of a rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedSeat {
    /// The rating before the game, in the pool of that seat.
    pub before: SkillRating,
    /// Whom it plays with: seats of one number are a team.
    pub side: usize,
    /// How it ended for them.
    pub result: SeatResult,
    /// What moving first is worth to this seat, in rating points: 0 for everybody but the first player.
    pub first_player_term: f64,
}

/// How much volatility may change (the τ of Glicko-2).
const TAU: f64 = 0.75;

/// Everybody's rating after a game that ended at `now`: by Glicko-2 between two people, by Weng–Lin between more.
pub fn rate(seats: &[RatedSeat], now: u64) -> Vec<SkillRating> {
    let rated = match seats {
        [one, other] if one.side != other.side => {
            vec![after_duel(one, other, now), after_duel(other, one, now)]
        }
        _ => after_many(seats, now),
    };
    let before = seats.iter().map(|seat| seat.before);
    let counted = before.zip(rated).map(|(before, after)| {
        SkillRating { games: before.games + 1, at: now.max(before.at), ..after }.settled()
    });
    counted.collect()
}

/// One of two people after their game.
fn after_duel(one: &RatedSeat, other: &RatedSeat, now: u64) -> SkillRating {
    let advantage = one.first_player_term - other.first_player_term;
    let opponent = SkillRating {
        rating: other.before.rating - advantage,
        deviation: other.before.deviation_at(now),
        ..other.before
    };
    let periods = SkillRating::periods(one.before.at, now);
    glicko2_period(&one.before, &[(opponent, one.result)], TAU, periods)
}

/// A player after a rating period of Glicko-2, by their results against opponents, nothing rounded. The
/// system adds one period's growth to the deviation; here it is that of any number of periods, so that a game can be
/// rated when it ends.
pub fn glicko2_period(
    player: &SkillRating,
    results: &[(SkillRating, SeatResult)],
    tau: f64,
    periods: f64,
) -> SkillRating {
    let config = Glicko2Config { tau, ..Glicko2Config::default() };
    let rating = |skill: &SkillRating| Glicko2Rating {
        rating: skill.rating,
        deviation: skill.deviation,
        volatility: skill.volatility,
    };
    let results: Vec<_> =
        results.iter().map(|(opponent, result)| (rating(opponent), outcome(*result))).collect();
    let after = glicko2_rating_period(&rating(player), &results, &config);
    // Growth comes before the game: 1/φ'² = 1/(φ² + σ'²) + 1/v. What the game told (1/v) is taken out of that, and
    // goes in again with the growth of the time that really passed. The change is proportional to φ'².
    let grown = |volatility: f64, periods: f64| {
        player.deviation.powi(2) + (volatility * SkillRating::SCALE).powi(2) * periods
    };
    let information = after.deviation.powi(-2) - grown(after.volatility, 1.0).recip();
    let volatility = after.volatility.min(SkillRating::GREATEST_VOLATILITY);
    let before_game = grown(volatility, periods).min(SkillRating::GREATEST_DEVIATION.powi(2));
    let variance = (before_game.recip() + information).recip();
    SkillRating {
        rating: player.rating + (after.rating - player.rating) * variance / after.deviation.powi(2),
        deviation: variance.sqrt(),
        volatility,
        ..*player
    }
}

fn outcome(result: SeatResult) -> Outcomes {
    match result {
        SeatResult::Win => Outcomes::WIN,
        SeatResult::Draw => Outcomes::DRAW,
        SeatResult::Loss => Outcomes::LOSS,
    }
}

/// Everybody after a game of more than two people.
fn after_many(seats: &[RatedSeat], now: u64) -> Vec<SkillRating> {
    let mut sides: Vec<usize> = seats.iter().map(|seat| seat.side).collect();
    sides.sort_unstable();
    sides.dedup();
    let of_side = |side| seats.iter().enumerate().filter(move |(_, seat)| seat.side == side);
    let teams: Vec<(Vec<SkillRating>, SeatResult)> = sides
        .iter()
        .map(|&side| {
            let members = of_side(side).map(|(_, seat)| SkillRating {
                deviation: seat.before.deviation_at(now),
                ..seat.before
            });
            let result = of_side(side).next().expect("a side has a seat").1.result;
            (members.collect(), result)
        })
        .collect();
    let mut rated: Vec<_> = seats.iter().map(|seat| seat.before).collect();
    for (team, &side) in weng_lin_teams(&teams).into_iter().zip(&sides) {
        for ((seat, _), after) in of_side(side).zip(team) {
            rated[seat] = after;
        }
    }
    rated
}

/// How much of a deviation Weng–Lin takes for its own uncertainty. A newcomer's 500 points would be four times its β,
/// and ratings would run far past the truth; in the simulation this is where deviations say how far off ratings are.
const UNCERTAINTY: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// Teams after a game, by Weng–Lin (Bradley–Terry with full pairs), nothing rounded or bounded. A team is as strong as
/// its members on average. Teams that all lost share the last place, so one that lost to much stronger ones may gain a
/// little.
pub fn weng_lin_teams(teams: &[(Vec<SkillRating>, SeatResult)]) -> Vec<Vec<SkillRating>> {
    // Without uncertainty, odds are those of Glicko-2: 2β² is the square of the scale.
    let beta = SkillRating::SCALE / std::f64::consts::SQRT_2;
    let config = WengLinConfig { beta, ..WengLinConfig::default() };
    // The strength of a team is the sum of what its members bring, each a share of themselves.
    let shares = |team: &[SkillRating]| -> Vec<WengLinRating> {
        let size = team.len() as f64;
        let member = |skill: &SkillRating| WengLinRating {
            rating: (skill.rating - SkillRating::FIRST_RATING) / size,
            uncertainty: skill.deviation * UNCERTAINTY / size,
        };
        team.iter().map(member).collect()
    };
    let of_shares: Vec<_> = teams.iter().map(|(team, _)| shares(team)).collect();
    let with_ranks: Vec<_> = of_shares
        .iter()
        .zip(teams)
        .map(|(team, (_, result))| {
            let rank = if *result == SeatResult::Loss { 2 } else { 1 };
            (&team[..], MultiTeamOutcome::new(rank))
        })
        .collect();
    let rated = weng_lin_multi_team(&with_ranks, &config);
    let members = rated.iter().zip(teams).map(|(rated, (team, _))| {
        let size = team.len() as f64;
        let after = rated.iter().zip(team).map(|(after, before)| SkillRating {
            rating: after.rating * size + SkillRating::FIRST_RATING,
            deviation: after.uncertainty * size / UNCERTAINTY,
            ..*before
        });
        after.collect()
    });
    members.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skill(rating: f64, deviation: f64, volatility: f64) -> SkillRating {
        SkillRating { rating, deviation, volatility, ..SkillRating::NEW }
    }

    /// The example of Mark Glickman's paper (glicko.net/glicko/glicko2.pdf). It prints 1464.06, 151.52 and 0.05999, since it
    /// rounds at every step: with its μ′ of −0.2069 the rating is 1464.058, with the unrounded one of −0.206941 it is
    /// 1464.0507. The digits here are those of the formulas when nothing is rounded.
    #[test]
    fn the_published_example_of_glicko_2() {
        let player = skill(1500.0, 200.0, 0.06);
        let results = [
            (skill(1400.0, 30.0, 0.06), SeatResult::Win),
            (skill(1550.0, 100.0, 0.06), SeatResult::Loss),
            (skill(1700.0, 300.0, 0.06), SeatResult::Loss),
        ];
        let after = glicko2_period(&player, &results, 0.5, 1.0);
        assert!((after.rating - GLICKMAN.0).abs() < 1e-6, "{after:?}");
        assert!((after.deviation - GLICKMAN.1).abs() < 1e-6, "{after:?}");
        assert!((after.volatility - GLICKMAN.2).abs() < 1e-8, "{after:?}");
    }

    const GLICKMAN: (f64, f64, f64) = (1_464.050_670_5, 151.516_524_1, 0.059_995_984_4);

    fn seat(before: SkillRating, side: usize, result: SeatResult) -> RatedSeat {
        RatedSeat { before, side, result, first_player_term: 0.0 }
    }

    #[test]
    fn growth_counts_the_time_that_passed() {
        let player = skill(1500.0, 60.0, 0.09);
        let at_once = glicko2_period(&player, &[(player, SeatResult::Win)], TAU, 0.0);
        let later = glicko2_period(&player, &[(player, SeatResult::Win)], TAU, 30.0);
        assert!(at_once.deviation < 60.0, "a game makes surer: {at_once:?}");
        assert!(later.deviation > 60.0 && later.rating > at_once.rating, "{later:?}");
    }

    #[test]
    fn the_first_player_wins_less_by_winning() {
        let before = skill(1500.0, 60.0, 0.09);
        let first = RatedSeat { first_player_term: 40.0, ..seat(before, 0, SeatResult::Win) };
        let second = seat(before, 1, SeatResult::Loss);
        let with_term = rate(&[first, second], 0);
        let without = rate(&[seat(before, 0, SeatResult::Win), second], 0);
        assert!(with_term[0].rating < without[0].rating);
        assert!(with_term[1].rating > without[1].rating);
        assert_eq!(with_term[0].rating - 1500.0, 1500.0 - with_term[1].rating);
    }

    #[test]
    fn a_team_is_as_strong_as_its_members_on_average() {
        let even = skill(1600.0, 80.0, 0.09);
        let alone = (vec![even], SeatResult::Win);
        let three = (vec![even; 3], SeatResult::Loss);
        let rated = weng_lin_teams(&[alone, three]);
        let (won, lost) = (rated[0][0].rating - 1600.0, 1600.0 - rated[1][0].rating);
        // The chance was even, so each side's change is half of what a certain loss would have cost.
        let variance = (80.0 * UNCERTAINTY).powi(2);
        let c = (SkillRating::SCALE.powi(2) + variance * (1.0 + 1.0 / 3.0)).sqrt();
        assert!((won - variance / c / 2.0).abs() < 1e-9, "{won}");
        assert!((lost - variance / c / 2.0 / 3.0).abs() < 1e-9, "{lost}");
    }
}
