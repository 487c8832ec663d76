use game::Record;
use rules::AnyPosition;
use rules::pacman::Piece;

use crate::statistics::{mean_and_variance, normal_upper_tail};

/// The results of the first contestant in one role of the PAC-MAN variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoleStats {
    /// The number of games in that role.
    pub games: u64,
    /// Pellets that PAC-MAN ate in them, whoever played him.
    pub pellets: MeanEstimate,
    /// Turns PAC-MAN survived in them.
    pub turns: MeanEstimate,
}

/// A sample mean with its error bars (95 %).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanEstimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % confidence interval.
    pub error: f64,
    /// The p-value of the gain over the mirror games: how likely a gain this large would be if the
    /// contestant were no better in that role than the reference; `None` without mirror games.
    pub p: Option<f64>,
}

/// How PAC-MAN did in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PacmanStats {
    pellets: f64,
    turns: f64,
}

/// The turns counted for a PAC-MAN who keeps a life: a quick win must not count as an early death.
/// Longer lives are capped to it.
const FULL_SURVIVAL: usize = 100;

impl PacmanStats {
    /// The statistics of a finished game; `None` for other games than the PAC-MAN variant.
    pub(crate) fn of(record: &Record<AnyPosition>) -> Option<PacmanStats> {
        let AnyPosition::Pacman(last) = record.position() else { return None };
        let is_pacmans_turn = |position: &&AnyPosition| match position {
            AnyPosition::Pacman(position) => position.to_move() == Some(Piece::Pac),
            _ => false,
        };
        let turns = match last.lives() {
            0 => record.positions().iter().filter(is_pacmans_turn).count().min(FULL_SURVIVAL),
            _ => FULL_SURVIVAL,
        };
        Some(PacmanStats { pellets: f64::from(last.pellets_eaten()), turns: turns as f64 })
    }
}

impl RoleStats {
    /// From the statistics of each game and of the mirror game of the same opening; `sign` is 1
    /// where more is better and -1 where less is.
    pub(crate) fn of(games: &[(PacmanStats, Option<PacmanStats>)], sign: f64) -> RoleStats {
        RoleStats {
            games: games.len() as u64,
            pellets: MeanEstimate::of(games, |stats| stats.pellets, sign),
            turns: MeanEstimate::of(games, |stats| stats.turns, sign),
        }
    }
}

impl MeanEstimate {
    fn of(
        games: &[(PacmanStats, Option<PacmanStats>)],
        quantity: impl Fn(PacmanStats) -> f64,
        sign: f64,
    ) -> MeanEstimate {
        let own: Vec<_> = games.iter().map(|&(stats, _)| quantity(stats)).collect();
        let gains: Vec<_> = games
            .iter()
            .filter_map(|&(stats, mirror)| Some(sign * (quantity(stats) - quantity(mirror?))))
            .collect();
        let (mean, standard_error) = mean_and_standard_error(&own);
        let p = (!gains.is_empty()).then(|| {
            let (gain, standard_error) = mean_and_standard_error(&gains);
            normal_upper_tail(gain / standard_error)
        });
        MeanEstimate { mean, error: 1.96 * standard_error, p }
    }
}

impl std::fmt::Display for MeanEstimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.2} ± {:.2}", self.mean, self.error)?;
        self.p.map_or(Ok(()), |p| write!(f, " (p = {p:.4})"))
    }
}

/// The mean and its standard error. Identical samples do not make the error zero.
fn mean_and_standard_error(samples: &[f64]) -> (f64, f64) {
    let (mean, variance) = mean_and_variance(samples);
    let n = samples.len().max(1) as f64;
    (mean, (variance.max(1.0 / n) / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(pellets: u32, turns: u32) -> PacmanStats {
        PacmanStats { pellets: pellets.into(), turns: turns.into() }
    }

    #[test]
    fn a_role_is_measured_against_its_mirror_games() {
        let games: Vec<_> = (0..60).map(|n| (stats(3, 20), Some(stats(2 + n % 2, 20)))).collect();
        let (pacman, ghosts) = (RoleStats::of(&games, 1.0), RoleStats::of(&games, -1.0));
        assert_eq!((pacman.games, pacman.pellets.mean), (60, 3.0));
        assert!(pacman.pellets.p.unwrap() < 1e-6, "PAC-MAN ate more than in the mirror games");
        assert!(ghosts.pellets.p.unwrap() > 0.99, "which speaks against those ghosts");
        assert!((pacman.turns.p.unwrap() - 0.5).abs() < 1e-3, "no difference is no evidence");
    }

    #[test]
    fn without_mirror_games_there_is_no_p() {
        let role = RoleStats::of(&[(stats(3, 20), None)], 1.0);
        assert_eq!(role.pellets.p, None);
        assert!(role.pellets.error > 0.0, "one game is no certainty");
    }
}
