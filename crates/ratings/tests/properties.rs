//! What holds for every game, whatever the ratings.

use game::SeatResult;
use proptest::prelude::*;
use ratings::{RatedSeat, SkillRating, rate};

const DAY: u64 = 86_400_000;

fn skill() -> impl Strategy<Value = SkillRating> {
    (400.0..3000.0, 45.0..500.0, 0.01..0.1, 0..2000_u64).prop_map(
        |(rating, deviation, volatility, days)| SkillRating {
            rating,
            deviation,
            volatility,
            games: 5,
            at: days * DAY,
        },
    )
}

fn seats(count: usize) -> impl Strategy<Value = Vec<SkillRating>> {
    proptest::collection::vec(skill(), count)
}

fn game(skills: &[SkillRating], winner: Option<usize>) -> Vec<RatedSeat> {
    let seat = |(side, before): (usize, &SkillRating)| {
        let result = match winner {
            None => SeatResult::Draw,
            Some(winner) if winner == side => SeatResult::Win,
            Some(_) => SeatResult::Loss,
        };
        RatedSeat { before: *before, side, result, first_player_term: 0.0 }
    };
    skills.iter().enumerate().map(seat).collect()
}

const NOW: u64 = 2000 * DAY;
/// Ratings are rounded to hundredths.
const ROUNDING: f64 = 0.02;

proptest! {
    #[test]
    fn bounds_hold(skills in seats(4), winner in 0..4_usize, two in proptest::bool::ANY) {
        let skills = if two { &skills[..2] } else { &skills[..] };
        for after in rate(&game(skills, Some(winner % skills.len())), NOW) {
            prop_assert!(after.rating >= SkillRating::FLOOR);
            prop_assert!((45.0..=500.0).contains(&after.deviation), "{after:?}");
            prop_assert!(after.volatility <= SkillRating::GREATEST_VOLATILITY);
            prop_assert!(after.volatility > 0.0 && after.rating.is_finite());
            prop_assert_eq!((after.games, after.at), (6, NOW));
        }
    }

    #[test]
    fn a_better_result_is_a_higher_rating(skills in seats(4), two in proptest::bool::ANY) {
        let skills = if two { &skills[..2] } else { &skills[..] };
        let of = |winner| rate(&game(skills, winner), NOW)[0].rating;
        let (win, draw) = (of(Some(0)), of(None));
        let before = skills[0].rating;
        prop_assert!(win >= before - ROUNDING && win >= draw);
        for other in 1..skills.len() {
            prop_assert!(of(Some(other)) <= win);
            if two {
                prop_assert!(of(Some(other)) <= draw && of(Some(other)) <= before + ROUNDING);
            }
        }
    }

    #[test]
    fn between_equally_sure_people_points_go_from_one_to_the_other(
        skills in seats(4), deviation in 45.0..500.0, winner in 0..4_usize, two in proptest::bool::ANY,
    ) {
        let equally: Vec<_> = skills
            .iter()
            .map(|skill| SkillRating {
                rating: skill.rating + 1500.0,
                deviation,
                volatility: 0.06,
                at: NOW,
                ..*skill
            })
            .collect();
        let equally = if two { &equally[..2] } else { &equally[..] };
        let after = rate(&game(equally, Some(winner % equally.len())), NOW);
        let sum: f64 = after.iter().zip(equally).map(|(after, before)| after.rating - before.rating).sum();
        prop_assert!(sum.abs() < 0.05, "{sum}");
    }

    #[test]
    fn it_does_not_matter_who_sits_where(skills in seats(4), winner in 0..4_usize, by in 1..4_usize) {
        let straight = rate(&game(&skills, Some(winner)), NOW);
        let mut turned = skills.clone();
        turned.rotate_left(by);
        let mut after = rate(&game(&turned, Some((winner + 4 - by) % 4)), NOW);
        after.rotate_right(by);
        for (one, other) in straight.iter().zip(&after) {
            prop_assert!((one.rating - other.rating).abs() < 0.011);
            prop_assert!((one.deviation - other.deviation).abs() < 0.011);
        }
    }

    #[test]
    fn games_of_different_people_may_be_rated_in_any_order(skills in seats(4)) {
        let (one, other) = (game(&skills[..2], Some(0)), game(&skills[2..], Some(1)));
        let first = (rate(&one, NOW), rate(&other, NOW));
        let (later, sooner) = (rate(&other, NOW), rate(&one, NOW));
        prop_assert_eq!(first, (sooner, later));
    }

    #[test]
    fn a_game_makes_surer_than_none(skills in seats(2), winner in 0..2_usize) {
        for (after, before) in rate(&game(&skills, Some(winner)), NOW).iter().zip(&skills) {
            let grown = SkillRating { volatility: after.volatility, ..*before }.deviation_at(NOW);
            prop_assert!(after.deviation <= grown + ROUNDING, "{after:?} {before:?}");
        }
    }
}
