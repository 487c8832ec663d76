use super::features::{FEATURE_COUNT, FeatureVector};

/// A network with one hidden layer (ReLU) and one output, the score of a seat. Every seat is scored
/// by the same weights.
#[derive(Clone, Debug, PartialEq)]
pub struct MsPacmanNetwork {
    /// Weights from each feature to the hidden units.
    pub features: [HiddenUnits; FEATURE_COUNT],
    /// Biases of the hidden units.
    pub bias: HiddenUnits,
    /// Weights from the hidden units to the output.
    pub output: HiddenUnits,
}

/// One number for each hidden unit.
pub type HiddenUnits = [f32; HIDDEN];
/// Units of the hidden layer.
pub const HIDDEN: usize = 48;

/// How many features networks know: those of the other levels, of the first that was larger, and of full strength.
const KNOWN_FEATURES: [usize; 3] = [28, 46, FEATURE_COUNT];

impl MsPacmanNetwork {
    /// Reads a row of weights for each feature, then the biases, then the output weights, all of one length. A network may
    /// have fewer units than there can be, and know the first features only: the weights of the others are zero.
    pub fn parse(text: &str) -> Option<MsPacmanNetwork> {
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let rows = rows.map(|row| row.split_whitespace().map(|word| word.parse().ok()).collect());
        let rows = rows.collect::<Option<Vec<Vec<f32>>>>()?;
        let (units, feature_count) = (rows.first()?.len(), rows.len().checked_sub(2)?);
        let is_complete = rows.iter().all(|row| row.len() == units);
        if !is_complete || units > HIDDEN || !KNOWN_FEATURES.contains(&feature_count) {
            return None;
        }
        let mut rows = rows.iter().map(|row| {
            let mut weights = [0.0; HIDDEN];
            weights[..units].copy_from_slice(row);
            weights
        });
        let mut features = [[0.0; HIDDEN]; FEATURE_COUNT];
        for (feature, row) in features.iter_mut().zip(rows.by_ref().take(feature_count)) {
            *feature = row;
        }
        Some(MsPacmanNetwork { features, bias: rows.next()?, output: rows.next()? })
    }

    /// The score of a seat with these features, on the scale of log-odds.
    pub fn score(&self, features: &FeatureVector) -> f32 {
        let hidden = self.hidden(features);
        hidden.iter().zip(&self.output).map(|(unit, weight)| unit.max(0.0) * weight).sum()
    }

    /// The hidden units before activation.
    pub fn hidden(&self, features: &FeatureVector) -> HiddenUnits {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A network of so many rows, each with two units.
    fn rows(count: usize) -> String {
        "0.5 -1\n".repeat(count)
    }

    #[test]
    fn a_network_that_is_cut_short_is_refused() {
        for features in KNOWN_FEATURES {
            let network = MsPacmanNetwork::parse(&rows(features + 2)).expect("a network");
            assert_eq!(network.output[..3], [0.5, -1.0, 0.0]);
            assert_eq!(MsPacmanNetwork::parse(&rows(features + 1)), None);
            assert_eq!(MsPacmanNetwork::parse(&(rows(features + 1) + "0.5\n")), None);
        }
        assert_eq!(MsPacmanNetwork::parse(""), None);
        assert_eq!(MsPacmanNetwork::parse("0.5 x\n"), None);
    }
}
