use super::scene::{FEATURES, Features};

/// A small network that learned from its own games what features are worth: one layer of hidden
/// units, one score. The same one judges every seat.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    /// What each feature adds to every hidden unit.
    pub(super) features: [Units; FEATURES],
    /// What every hidden unit begins with.
    pub(super) bias: Units,
    /// What every hidden unit adds to the score.
    pub(super) out: Units,
}

pub(super) type Units = [f32; UNITS];
pub(super) const UNITS: usize = 24;

impl Net {
    /// Reads a row of numbers for each feature, then the biases, then what the units add.
    pub(super) fn parse(text: &str) -> Option<Net> {
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let rows = rows.map(|row| {
            let numbers = row.split_whitespace().map(|word| word.parse().ok());
            Units::try_from(numbers.collect::<Option<Vec<f32>>>()?).ok()
        });
        let rows = rows.collect::<Option<Vec<_>>>()?;
        let (features, [bias, out]) = rows.split_first_chunk()? else { return None };
        Some(Net { features: *features, bias: *bias, out: *out })
    }

    /// How well someone with these features stands, on the scale of log-odds.
    pub(super) fn score(&self, features: &Features) -> f32 {
        let hidden = self.hidden(features);
        hidden.iter().zip(&self.out).map(|(unit, out)| unit.max(0.0) * out).sum()
    }

    /// What the hidden units come to.
    pub(super) fn hidden(&self, features: &Features) -> Units {
        let mut hidden = self.bias;
        for (weights, &feature) in self.features.iter().zip(features) {
            if feature != 0.0 {
                for (unit, weight) in hidden.iter_mut().zip(weights) {
                    *unit += weight * feature;
                }
            }
        }
        hidden
    }
}
