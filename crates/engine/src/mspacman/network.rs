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

impl MsPacmanNetwork {
    /// Reads a row of weights for each feature, then the biases, then the output weights. A network may have fewer
    /// units than there can be, and know the first features only: the weights of the others are zero.
    pub fn parse(text: &str) -> Option<MsPacmanNetwork> {
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let rows = rows.map(|row| {
            let numbers = row.split_whitespace().map(|word| word.parse().ok());
            let numbers = numbers.collect::<Option<Vec<f32>>>()?;
            let mut units = [0.0; HIDDEN];
            units.get_mut(..numbers.len())?.copy_from_slice(&numbers);
            Some(units)
        });
        let rows = rows.collect::<Option<Vec<_>>>()?;
        let (rows, &[bias, output]) = rows.split_last_chunk()?;
        let mut features = [[0.0; HIDDEN]; FEATURE_COUNT];
        features.get_mut(..rows.len())?.copy_from_slice(rows);
        Some(MsPacmanNetwork { features, bias, output })
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
