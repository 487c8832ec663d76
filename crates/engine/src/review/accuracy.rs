//! How accurate play was. The formula and its reasons are in `docs/review.md`.

use super::MoveReview;

/// The accuracy of a move with that cost, in permille: all of it for the best move, and half as much for
/// every 10 % of the chance to win that it gave away.
pub fn move_accuracy(cost: u16) -> u16 {
    (1000.0 * 0.5_f64.powf(f64::from(cost) / f64::from(HALVING_COST))).round() as u16
}

/// The cost in permille that halves the accuracy: where a mistake begins.
const HALVING_COST: u16 = 100;
/// The least weight of a move: what remains to be decided in a position that is won or lost.
const MIN_WEIGHT: f64 = 0.1;

/// The mean accuracy of moves, each weighted by how open the game was.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Accuracy {
    sum: f64,
    weights: f64,
}

impl Accuracy {
    /// Adds a move of a player who had that chance to win, in permille. Where there was no choice there
    /// was nothing to get right.
    pub(super) fn add(&mut self, review: &MoveReview, chance: u16) {
        let Some(accuracy) = review.accuracy else { return };
        let chance = f64::from(chance) / 1000.0;
        let weight = MIN_WEIGHT + (1.0 - MIN_WEIGHT) * 4.0 * chance * (1.0 - chance);
        self.sum += weight * f64::from(accuracy);
        self.weights += weight;
    }

    /// The mean in permille, if there was anything.
    pub(super) fn mean(self) -> Option<u16> {
        (self.weights > 0.0).then(|| (self.sum / self.weights).round() as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::move_accuracy;

    #[test]
    fn accuracy_halves_with_every_tenth_of_the_chances_given_away() {
        assert_eq!([0, 50, 100, 200, 1000].map(move_accuracy), [1000, 707, 500, 250, 1]);
    }
}
