//! Win curve: from the score of a search to the chance to win, for each game and number of players.
//! `palisade-trainer curves` fits them on games that the engine plays against itself and writes
//! `fitted.rs`. Only what is reported depends on it: searches and levels compare scores and raw values,
//! so play does not change with a curve. Exponentials are computed with twice the digits that are kept:
//! browsers and processors differ in the last one, and a review must not.

mod fitted;

use game::Seat;
use rules::Game;

use crate::Score;

/// A logistic curve from points to the chance to win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WinCurve {
    game: Game,
    seats: usize,
    /// How many points make an even game.
    offset: f32,
    /// How many points multiply the odds by e.
    slope: f32,
    /// What is added to the log-odds of the first side for what its points do not see, times how much that counts:
    /// in PAC-MAN the logarithm of the lives, where further ones are worth a try, in Ms. Pac-Man for two whose colour
    /// has the better place. 0 in other games.
    bonus: f32,
}

impl WinCurve {
    /// The curve of a game; Quoridor Mini is judged as Quoridor.
    pub(crate) fn of(game: Game, seats: usize) -> WinCurve {
        let game = if game == Game::Mini { Game::Quoridor } else { game };
        let plain = WinCurve { game, seats, offset: 0.0, slope: POINTS_PER_LOG_ODDS, bonus: 0.0 };
        let mut fitted = fitted::CURVES.into_iter();
        fitted.find(|curve| (curve.game, curve.seats) == (game, seats)).unwrap_or(plain)
    }

    /// The chance to win that goes with a score in points, in permille. Only what is proven is certain:
    /// however large a score is, it is neither 0 nor 1000.
    pub(crate) fn permille(&self, points: i32) -> u16 {
        self.permille_with_bonus(points, 0.0)
    }

    /// The same where the bonus counts so much.
    pub(crate) fn permille_with_bonus(&self, points: i32, counts: f64) -> u16 {
        let by_points = (f64::from(points) - f64::from(self.offset)) / f64::from(self.slope);
        let log_odds = by_points + f64::from(self.bonus) * counts;
        let chance = 1.0 / (1.0 + (-log_odds).exp());
        uncertain((chance * 1000.0).round() as u16)
    }

    /// Every seat's chance to win in permille, by its raw value, which is a share of 1.
    pub(crate) fn chances(&self, values: &[f32; Seat::MAX]) -> Vec<u16> {
        self.chances_with_bonus(values, 0.0)
    }

    /// The same where the bonus of seat 1 counts so much.
    pub(crate) fn chances_with_bonus(&self, values: &[f32; Seat::MAX], counts: f64) -> Vec<u16> {
        let sharpness = f64::from(POINTS_PER_LOG_ODDS / self.slope);
        let share = |(seat, value): (usize, &f32)| {
            f64::from(value.max(0.0)).powf(sharpness) * self.odds_of_bonus(seat, counts)
        };
        let shares = values[..self.seats].iter().enumerate().map(share);
        let total: f64 = shares.clone().sum::<f64>().max(f64::MIN_POSITIVE);
        shares.map(|share| (share / total * 1000.0).round() as u16).collect()
    }

    /// The raw values that [`chances_with_bonus`](WinCurve::chances_with_bonus) in permille come from, as far
    /// as these say.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn raw_values(&self, chances: &[u16], counts: f64) -> Vec<f64> {
        let softness = f64::from(self.slope / POINTS_PER_LOG_ODDS);
        // What is below half a permille reads 0.
        let share = |(seat, &chance): (usize, &u16)| {
            let share = f64::from(chance).max(0.5) / 1000.0;
            (share / self.odds_of_bonus(seat, counts)).powf(softness)
        };
        let shares = chances.iter().enumerate().map(share);
        let total: f64 = shares.clone().sum();
        shares.map(|share| share / total).collect()
    }

    /// What the odds of a seat are multiplied by where the bonus counts so much.
    fn odds_of_bonus(&self, seat: usize, counts: f64) -> f64 {
        if seat == 0 { (f64::from(self.bonus) * counts).exp() } else { 1.0 }
    }
}

/// A chance in permille of what is not proven.
pub(crate) fn uncertain(permille: u16) -> u16 {
    permille.clamp(1, 999)
}

/// The raw value of a seat as points: what engines that search for values report as their score.
pub(crate) fn points_of_value(value: f32) -> Score {
    let value = f64::from(value.clamp(0.001, 0.999));
    Score::Points(((value / (1.0 - value)).ln() * f64::from(POINTS_PER_LOG_ODDS)).round() as i32)
}

/// The scale of points before anything is fitted: how many multiply the odds by e.
const POINTS_PER_LOG_ODDS: f32 = 180.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_number_of_players_has_a_curve() {
        for game in [Game::Quoridor, Game::Pacman, Game::Mspacman] {
            for &seats in game.seats() {
                let fitted = fitted::CURVES.iter();
                let count = fitted.filter(|c| (c.game, c.seats) == (game, seats)).count();
                assert_eq!(count, 1, "{game} {seats}");
                let curve = WinCurve::of(game, seats);
                assert!(
                    curve.slope > 0.0 && curve.permille(100) > curve.permille(-100),
                    "{curve:?}"
                );
            }
        }
    }

    #[test]
    fn no_score_is_certain() {
        let curve = WinCurve::of(Game::Quoridor, 2);
        assert_eq!([-29_000, 0, 29_000].map(|points| curve.permille(points)), [1, 500, 999]);
    }

    #[test]
    fn chances_are_shares_of_a_thousand() {
        let curve = WinCurve::of(Game::Quoridor, 4);
        let chances = curve.chances(&[0.4, 0.3, 0.2, 0.1, 0.0]);
        assert!(chances.is_sorted_by(|a, b| a > b) && chances.len() == 4, "{chances:?}");
        assert!(chances.iter().sum::<u16>().abs_diff(1000) <= 2, "{chances:?}");
        assert_eq!(curve.chances(&[1.0, 0.0, 0.0, 0.0, 0.0]), [1000, 0, 0, 0]);
    }

    #[test]
    fn raw_values_are_found_again() {
        let values = [0.4, 0.3, 0.2, 0.1, 0.0];
        for slope in [90.0, 180.0, 300.0] {
            let curve = WinCurve { slope, ..WinCurve::of(Game::Quoridor, 4) };
            let curve = WinCurve { bonus: 0.8, ..curve };
            for counts in [0.0, 1.0, -1.0] {
                let raw = curve.raw_values(&curve.chances_with_bonus(&values, counts), counts);
                for (raw, value) in raw.into_iter().zip(values) {
                    assert!((raw - f64::from(value)).abs() < 0.005, "{raw} {value}");
                }
            }
        }
    }
}
