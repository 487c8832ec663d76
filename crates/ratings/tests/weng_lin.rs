//! Weng–Lin as another program computes it: `openskill` from PyPI printed the figures in `data/weng_lin.txt`
//! (`data/weng_lin.py`).

use game::SeatResult;
use ratings::{SkillRating, weng_lin_teams};

#[test]
fn weng_lin_agrees_with_openskill() {
    let text = include_str!("data/weng_lin.txt");
    let games: Vec<_> = text.split("game\n").skip(1).collect();
    assert_eq!(games.len(), 36);
    for game in games {
        let mut teams: Vec<(Vec<SkillRating>, SeatResult)> = Vec::new();
        let mut expected = Vec::new();
        for line in game.lines() {
            let words: Vec<_> = line.split(' ').collect();
            let number = |at: usize| words[at].parse::<f64>().expect("a number");
            let result = match words[1] {
                "win" => SeatResult::Win,
                "draw" => SeatResult::Draw,
                _ => SeatResult::Loss,
            };
            let side = number(0) as usize;
            if teams.len() == side {
                teams.push((Vec::new(), result));
            }
            let rating = SkillRating::FIRST_RATING + number(2);
            teams[side].0.push(SkillRating { rating, deviation: number(3), ..SkillRating::NEW });
            expected.push((SkillRating::FIRST_RATING + number(4), number(5)));
        }
        let rated = weng_lin_teams(&teams).into_iter().flatten();
        for (rated, (rating, deviation)) in rated.zip(expected) {
            assert!((rated.rating - rating).abs() < 1e-6, "{rated:?}, not {rating}:\n{game}");
            assert!(
                (rated.deviation - deviation).abs() < 1e-6,
                "{rated:?}, not {deviation}:\n{game}"
            );
        }
    }
}
