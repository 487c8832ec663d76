//! What holds for every game, whatever the ratings.

use game::{Random, SeatResult};
use proptest::prelude::*;
use ratings::{
    FirstPlayerGame, FirstPlayerTerm, RatedSeat, RatingPool, SkillRating, SkillStake, rate,
};

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

/// What somebody scores on average who is that many points ahead.
fn expected_score(ahead: f64) -> f64 {
    1.0 / (1.0 + (-ahead / SkillRating::SCALE).exp())
}

/// A game of known strengths, with that score.
fn game_between(ahead: f64, score: f64, group: usize) -> FirstPlayerGame {
    FirstPlayerGame { score, rating_difference: ahead, deviation: 0.0, group: group.to_string() }
}

/// Ratings are rounded to hundredths.
const ROUNDING: f64 = 0.02;

/// What each result changes for `seat` where the seat `first` begins, with that term.
fn changes(skills: &[SkillRating], term: f64, first: usize, seat: usize) -> [f64; 3] {
    let results = [Some(seat), None, Some(1 - seat)];
    results.map(|winner| {
        let mut seats = game(skills, winner);
        seats[first].first_player_term = term;
        rate(&seats, NOW)[seat].rating - skills[seat].rating
    })
}

/// What was said to be at stake, as numbers, in the same order.
fn told(SkillStake { win, draw, loss }: SkillStake) -> [f64; 3] {
    [win, draw, loss].map(f64::from)
}

/// Two ratings are rounded to whole points.
const SHOWN: f64 = 1.0 + ROUNDING;

proptest! {
    /// Where it is known who begins, what is at stake is what the game changes by that seat's term; before it is drawn,
    /// it is the mean over both, whatever the term, for a table and for a quick game.
    #[test]
    fn what_is_at_stake_knows_who_begins_or_takes_the_mean(
        skills in seats(2),
        term in -300.0..300.0_f64,
        seat in 0..2_usize,
    ) {
        let seats: Vec<_> = game(&skills, None)
            .into_iter()
            .map(|seat| RatedSeat { first_player_term: term, ..seat })
            .collect();
        let by_starter = [0, 1].map(|first| changes(&skills, term, first, seat));
        for (first, changes) in by_starter.iter().enumerate() {
            let stake = told(SkillStake::of(&seats, &[first], seat, NOW));
            for (said, change) in stake.iter().zip(changes) {
                prop_assert!((said - change).abs() <= SHOWN, "{said} {change}");
            }
        }
        let mean = told(SkillStake::of(&seats, &[0, 1], seat, NOW));
        let middle = std::array::from_fn::<_, 3, _>(|nth| (by_starter[0][nth] + by_starter[1][nth]) / 2.0);
        for (said, change) in mean.iter().zip(middle) {
            prop_assert!((said - change).abs() <= SHOWN, "{said} {change}");
        }
        // A term of nothing makes no difference: who begins does not matter then.
        let level: Vec<_> = seats.iter().map(|seat| RatedSeat { first_player_term: 0.0, ..*seat }).collect();
        let stakes = [&[0][..], &[1], &[0, 1]].map(|first| SkillStake::of(&level, first, seat, NOW));
        prop_assert!(stakes.iter().all(|stake| *stake == stakes[0]), "{stakes:?}");
        let equals = [skills[0], skills[0]];
        let quick = told(SkillStake::against_equals(&skills[0], RatingPool::ClassicLive, term, NOW));
        let by_starter = [0, 1].map(|first| changes(&equals, term, first, 0));
        for (nth, said) in quick.iter().enumerate() {
            let change = (by_starter[0][nth] + by_starter[1][nth]) / 2.0;
            prop_assert!((said - change).abs() <= SHOWN, "{said} {change}");
        }
    }

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

    /// Where the score is what strengths and the first move make it on average, the term is found to the last digit,
    /// however strong those are who begin.
    #[test]
    fn the_first_player_s_term_is_found_whoever_begins(
        term in -200.0..200.0_f64, ahead in proptest::collection::vec(-600.0..600.0, 1..40),
    ) {
        let game = |(nth, ahead): (usize, &f64)| game_between(*ahead, expected_score(ahead + term), nth);
        let games: Vec<_> = ahead.iter().enumerate().map(game).collect();
        let found = FirstPlayerTerm::estimate(&games).expect("nobody won all of them");
        prop_assert!((found.points - term).abs() < 1e-6, "{found} for {term}");
    }

    #[test]
    fn a_game_makes_surer_than_none(skills in seats(2), winner in 0..2_usize) {
        for (after, before) in rate(&game(&skills, Some(winner)), NOW).iter().zip(&skills) {
            let grown = SkillRating { volatility: after.volatility, ..*before }.deviation_at(NOW);
            prop_assert!(after.deviation <= grown + ROUNDING, "{after:?} {before:?}");
        }
    }
}

/// Games drawn by true strengths, in which the stronger begin most of the time. Ratings differ from
/// strengths as far as their deviations say; who takes them for strengths, or begins with equals, finds another term.
#[test]
fn the_first_player_s_term_is_found_in_games_that_chance_decides() {
    const TERM: f64 = 40.0;
    let mut random = Random::new(11);
    let mut unit = || (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    let mut games = Vec::new();
    for nth in 0..200_000 {
        let mut normal = || {
            let radius = (-2.0 * (1.0 - unit()).ln()).sqrt();
            radius * (std::f64::consts::TAU * unit()).cos()
        };
        let mut person = || {
            let rating = 1500.0 + 250.0 * normal();
            let rating = SkillRating { rating, deviation: 90.0, ..SkillRating::NEW };
            (rating, rating.rating + rating.deviation * normal())
        };
        let mut people = [person(), person()];
        people.sort_by(|one, other| other.0.rating.total_cmp(&one.0.rating));
        // The stronger begin in three of four games.
        if unit() < 0.25 {
            people.reverse();
        }
        let [(first, strength), (second, other_strength)] = people;
        let won = unit() < expected_score(strength - other_strength + TERM);
        let result = if won { SeatResult::Win } else { SeatResult::Loss };
        games.push(FirstPlayerGame::from_ratings(&first, &second, result, nth.to_string()));
    }
    let term = |change: &dyn Fn(&FirstPlayerGame) -> FirstPlayerGame| {
        let games: Vec<_> = games.iter().map(change).collect();
        FirstPlayerTerm::estimate(&games).expect("both sides won some")
    };
    let off = |term: FirstPlayerTerm| (term.points - TERM).abs();
    let sure = term(&|game| FirstPlayerGame { deviation: 0.0, ..game.clone() });
    let equal = term(&|game| FirstPlayerGame { rating_difference: 0.0, ..game.clone() });
    let found = term(&FirstPlayerGame::clone);
    // Two from chance, and some since Glicko's g is an approximation.
    assert!(off(found) < 5.0, "{found}");
    assert!(off(sure) > 5.0 && off(equal) > 5.0, "{sure}, {equal}");
}
