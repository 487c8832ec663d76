use game::Record;
use rules::AnyPosition;
use rules::pacman::Piece;

use crate::score::{moments, upper_tail};

/// How the first entrant did in one role of the PAC-MAN variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Role {
    /// Games in that role.
    pub games: u64,
    /// Pellets eaten in them, by whoever was PAC-MAN.
    pub pellets: Mean,
    /// Turns PAC-MAN survived in them.
    pub turns: Mean,
}

/// A mean with its error bars (95 %).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far off that may be, either way.
    pub error: f64,
    /// How likely such a gain over the mirror games, or a larger one, would be if the entrant were
    /// no better in that role than who played those; nothing where there were none.
    pub p: Option<f64>,
}

/// How PAC-MAN fared in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fare {
    pellets: f64,
    turns: f64,
}

/// What a PAC-MAN who is never caught for good has survived: a quick win is no early end.
const SURVIVED: usize = 100;

impl Fare {
    /// Nothing where the game is another.
    pub(crate) fn of(record: &Record<AnyPosition>) -> Option<Fare> {
        let AnyPosition::Pacman(last) = record.position() else { return None };
        let his = |position: &&AnyPosition| match position {
            AnyPosition::Pacman(position) => position.to_move() == Some(Piece::Pac),
            _ => false,
        };
        let turns = match last.lives() {
            0 => record.positions().iter().filter(his).count().min(SURVIVED),
            _ => SURVIVED,
        };
        Some(Fare { pellets: f64::from(last.pellets_eaten()), turns: turns as f64 })
    }
}

impl Role {
    /// From how PAC-MAN fared, and how in the mirror game of the same opening; `sign` is 1 where
    /// more is better and -1 where less is.
    pub(crate) fn of(fares: &[(Fare, Option<Fare>)], sign: f64) -> Role {
        Role {
            games: fares.len() as u64,
            pellets: Mean::of(fares, |fare| fare.pellets, sign),
            turns: Mean::of(fares, |fare| fare.turns, sign),
        }
    }
}

impl Mean {
    fn of(fares: &[(Fare, Option<Fare>)], of: impl Fn(Fare) -> f64, sign: f64) -> Mean {
        let own: Vec<_> = fares.iter().map(|&(fare, _)| of(fare)).collect();
        let gains: Vec<_> = fares
            .iter()
            .filter_map(|&(fare, mirror)| Some(sign * (of(fare) - of(mirror?))))
            .collect();
        let (mean, deviation) = estimate(&own);
        let p = (!gains.is_empty()).then(|| {
            let (gain, deviation) = estimate(&gains);
            upper_tail(gain / deviation)
        });
        Mean { mean, error: 1.96 * deviation, p }
    }
}

impl std::fmt::Display for Mean {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.2} ± {:.2}", self.mean, self.error)?;
        self.p.map_or(Ok(()), |p| write!(f, " (p = {p:.4})"))
    }
}

/// The mean and how uncertain it is; equal samples leave a doubt too.
fn estimate(samples: &[f64]) -> (f64, f64) {
    let (mean, variance) = moments(samples);
    let n = samples.len().max(1) as f64;
    (mean, (variance.max(1.0 / n) / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fare(pellets: u32, turns: u32) -> Fare {
        Fare { pellets: pellets.into(), turns: turns.into() }
    }

    #[test]
    fn a_role_is_judged_against_its_mirror() {
        let fares: Vec<_> = (0..60).map(|n| (fare(3, 20), Some(fare(2 + n % 2, 20)))).collect();
        let (pacman, ghosts) = (Role::of(&fares, 1.0), Role::of(&fares, -1.0));
        assert_eq!((pacman.games, pacman.pellets.mean), (60, 3.0));
        assert!(pacman.pellets.p.unwrap() < 1e-6, "PAC-MAN ate more than in the mirror");
        assert!(ghosts.pellets.p.unwrap() > 0.99, "which speaks against those ghosts");
        assert!((pacman.turns.p.unwrap() - 0.5).abs() < 1e-3, "no difference, no doubt removed");
    }

    #[test]
    fn without_mirror_games_there_is_no_p() {
        let role = Role::of(&[(fare(3, 20), None)], 1.0);
        assert_eq!(role.pellets.p, None);
        assert!(role.pellets.error > 0.0, "one game leaves a doubt");
    }
}
