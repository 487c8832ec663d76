//! Trains the network of Quoridor on one processor: slower than `python/train_quoridor.py` on a
//! graphics card, and with nothing to install.

use engine::training::{
    ActiveFeatures, FEATURES, FIRST_FORWARD, HIDDEN, HIDDEN_ONE, MAGIC, OUTPUT_BUCKETS, OUTPUT_ONE,
    active_features, mirrored_feature,
};
use game::Random;

use crate::sample::{SampleResult, TrainingSample};

/// What training is asked for.
#[derive(Clone, Debug)]
pub struct QuoridorTraining {
    /// How often every sample is seen.
    pub epochs: usize,
    /// The share of the game's result in the target, from 0 to 1; the score of the search is the rest.
    pub result_share: f32,
    /// Where the first weights and the order of samples begin.
    pub seed: u64,
}

/// How far the network is from samples it has not learned from: mean squared differences of chances.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ValidationError {
    /// From the target.
    pub to_target: f64,
    /// From the results that are known.
    pub to_result: f64,
}

/// Offsets of the parts of the weights.
const HIDDEN_BIAS: usize = FEATURES * HIDDEN;
const OUTPUT: usize = HIDDEN_BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + OUTPUT_BUCKETS * 2 * HIDDEN;
const DIRECT: usize = OUTPUT_BIAS + OUTPUT_BUCKETS;
const SIZE: usize = DIRECT + FEATURES - FIRST_FORWARD;

const BATCH: usize = 2048;
/// The first learning rate; it falls along a cosine.
const LEARNING_RATE: f32 = 0.002;
/// One sample in so many is held out.
const VALIDATION: usize = 40;

/// A sample with its features, and the score that predicts results best turned into a chance.
struct Lesson {
    features: ActiveFeatures,
    target: f32,
    result: Option<f32>,
}

impl QuoridorTraining {
    /// Trains on samples: the file of weights. `report` is told of every epoch.
    pub fn run(
        &self,
        samples: &[TrainingSample],
        mut report: impl FnMut(usize, ValidationError),
    ) -> Vec<u8> {
        let slope = slope(samples);
        let lessons = samples.iter().map(|sample| self.lesson(sample, slope));
        let mut lessons: Vec<_> = lessons.collect();
        let validation = lessons.split_off(lessons.len() - lessons.len() / VALIDATION);
        let mut random = Random::new(self.seed);
        let mut network = FloatNetwork::new(&mut random);
        let mut optimiser = AdamOptimiser::default();
        let batches = lessons.len().div_ceil(BATCH);
        for epoch in 0..self.epochs {
            for nth in (1..lessons.len()).rev() {
                lessons.swap(nth, random.below(nth as u32 + 1) as usize);
            }
            for (nth, batch) in lessons.chunks(BATCH).enumerate() {
                let done = (epoch * batches + nth) as f32 / (self.epochs * batches) as f32;
                let fallen = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
                for lesson in batch {
                    let mirrored = random.below(2) == 0;
                    let rate = 1.0 / batch.len() as f32;
                    network.backpropagate(lesson, mirrored, rate, &mut optimiser.gradient);
                }
                optimiser.step(&mut network, LEARNING_RATE * (0.01 + 0.99 * fallen));
            }
            report(epoch + 1, network.error(&validation));
        }
        network.file()
    }

    fn lesson(&self, sample: &TrainingSample, slope: f32) -> Lesson {
        let expected = logistic(f32::from(sample.score()) / slope);
        let result = chance_of(sample.result());
        let share = if result.is_some() { self.result_share } else { 0.0 };
        Lesson {
            features: active_features(&sample.position()),
            target: share * result.unwrap_or_default() + (1.0 - share) * expected,
            result,
        }
    }
}

fn logistic(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

fn chance_of(result: SampleResult) -> Option<f32> {
    match result {
        SampleResult::Loss => Some(0.0),
        SampleResult::Draw => Some(0.5),
        SampleResult::Win => Some(1.0),
        SampleResult::Unknown => None,
    }
}

/// How many points multiply the odds by e: the slope that predicts results best.
fn slope(samples: &[TrainingSample]) -> f32 {
    let some: Vec<_> = samples
        .iter()
        .step_by(1 + samples.len() / 50_000)
        .filter_map(|sample| Some((f32::from(sample.score()), chance_of(sample.result())?)))
        .collect();
    let error = |slope: f32| -> f32 {
        some.iter().map(|&(score, result)| (logistic(score / slope) - result).powi(2)).sum()
    };
    let slopes = (6..80).map(|nth| nth as f32 * 10.0);
    slopes.min_by(|&a, &b| error(a).total_cmp(&error(b))).expect("some slopes")
}

/// The network in floating point.
struct FloatNetwork {
    weights: Vec<f32>,
}

/// What the forward pass computed, for the way back.
struct Activations {
    hidden: [[f32; HIDDEN]; 2],
    log_odds: f32,
}

impl FloatNetwork {
    fn new(random: &mut Random) -> FloatNetwork {
        let mut weights = vec![0.0; SIZE];
        let mut noise = || (random.unit() - 0.5) * 0.2;
        weights[..HIDDEN_BIAS].iter_mut().for_each(|weight| *weight = noise());
        weights[HIDDEN_BIAS..OUTPUT].fill(0.25);
        weights[OUTPUT..OUTPUT_BIAS].iter_mut().for_each(|weight| *weight = noise());
        FloatNetwork { weights }
    }

    fn forward(&self, features: &ActiveFeatures, mirrored: bool) -> Activations {
        let mut hidden = [[0.0; HIDDEN]; 2];
        let mut log_odds = self.weights[OUTPUT_BIAS + features.bucket];
        for (role, units) in hidden.iter_mut().enumerate() {
            units.copy_from_slice(&self.weights[HIDDEN_BIAS..OUTPUT]);
            for feature in rows(features, role, mirrored) {
                let row = &self.weights[feature * HIDDEN..][..HIDDEN];
                units.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
                if role == 0 && feature >= FIRST_FORWARD {
                    log_odds += self.weights[DIRECT + feature - FIRST_FORWARD];
                }
            }
            let output = &self.weights[output_row(features.bucket, role)..][..HIDDEN];
            let products = units.iter().zip(output);
            log_odds +=
                products.map(|(unit, weight)| unit.clamp(0.0, 1.0).powi(2) * weight).sum::<f32>();
        }
        Activations { hidden, log_odds }
    }

    /// Adds the gradient of the squared error, times `rate`.
    fn backpropagate(&self, lesson: &Lesson, mirrored: bool, rate: f32, gradient: &mut [f32]) {
        let features = &lesson.features;
        let Activations { hidden, log_odds } = self.forward(features, mirrored);
        let chance = logistic(log_odds);
        let slope = rate * 2.0 * (chance - lesson.target) * chance * (1.0 - chance);
        gradient[OUTPUT_BIAS + features.bucket] += slope;
        for (role, units) in hidden.iter().enumerate() {
            let at = output_row(features.bucket, role);
            let mut unit_gradient = [0.0; HIDDEN];
            for (nth, &unit) in units.iter().enumerate() {
                let active = unit.clamp(0.0, 1.0);
                gradient[at + nth] += slope * active * active;
                if unit > 0.0 && unit < 1.0 {
                    unit_gradient[nth] = slope * 2.0 * active * self.weights[at + nth];
                }
            }
            let bias = gradient[HIDDEN_BIAS..OUTPUT].iter_mut();
            bias.zip(&unit_gradient).for_each(|(sum, unit)| *sum += unit);
            for feature in rows(features, role, mirrored) {
                let row = gradient[feature * HIDDEN..][..HIDDEN].iter_mut();
                row.zip(&unit_gradient).for_each(|(sum, unit)| *sum += unit);
                if role == 0 && feature >= FIRST_FORWARD {
                    gradient[DIRECT + feature - FIRST_FORWARD] += slope;
                }
            }
        }
    }

    fn error(&self, lessons: &[Lesson]) -> ValidationError {
        let (mut to_target, mut to_result, mut known) = (0.0, 0.0, 0.0f64);
        for lesson in lessons {
            let chance = logistic(self.forward(&lesson.features, false).log_odds);
            to_target += f64::from((chance - lesson.target).powi(2));
            if let Some(result) = lesson.result {
                to_result += f64::from((chance - result).powi(2));
                known += 1.0;
            }
        }
        let count = (lessons.len() as f64).max(1.0);
        ValidationError { to_target: to_target / count, to_result: to_result / known.max(1.0) }
    }

    /// The weights as integers: the file the engine reads.
    fn file(&self) -> Vec<u8> {
        let short = |weight: &f32, one: i32| ((weight * one as f32).round() as i16).to_le_bytes();
        let long = |weight: &f32| {
            ((weight * (HIDDEN_ONE * OUTPUT_ONE) as f32).round() as i32).to_le_bytes()
        };
        let mut file = MAGIC.to_vec();
        file.extend(self.weights[..OUTPUT].iter().flat_map(|weight| short(weight, HIDDEN_ONE)));
        let output = &self.weights[OUTPUT..OUTPUT_BIAS];
        file.extend(output.iter().flat_map(|weight| short(weight, OUTPUT_ONE)));
        file.extend(self.weights[OUTPUT_BIAS..].iter().flat_map(long));
        file
    }
}

/// The active features of a perspective, on the board as it is or with left and right exchanged.
fn rows(features: &ActiveFeatures, role: usize, mirrored: bool) -> impl Iterator<Item = usize> {
    let active = features.perspectives[role].iter();
    active.map(move |&feature| if mirrored { mirrored_feature(feature) } else { feature })
}

fn output_row(bucket: usize, role: usize) -> usize {
    OUTPUT + (2 * bucket + role) * HIDDEN
}

/// Adam. Output weights are kept to what their integers can hold.
struct AdamOptimiser {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
}

impl Default for AdamOptimiser {
    fn default() -> AdamOptimiser {
        let zero = || vec![0.0; SIZE];
        AdamOptimiser { gradient: zero(), mean: zero(), variance: zero(), steps: 0 }
    }
}

impl AdamOptimiser {
    fn step(&mut self, network: &mut FloatNetwork, rate: f32) {
        self.steps += 1;
        let limit = 127.0 / OUTPUT_ONE as f32;
        let (mean_bias, variance_bias) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (nth, weight) in network.weights.iter_mut().enumerate() {
            let gradient = std::mem::take(&mut self.gradient[nth]);
            self.mean[nth] += 0.1 * (gradient - self.mean[nth]);
            self.variance[nth] += 0.001 * (gradient * gradient - self.variance[nth]);
            let deviation = (self.variance[nth] / variance_bias).sqrt() + 1e-8;
            *weight -= rate * self.mean[nth] / mean_bias / deviation;
            if nth < OUTPUT_BIAS {
                *weight = weight.clamp(-limit, limit);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::self_play::play;

    #[test]
    fn training_comes_closer_to_samples_it_has_not_seen() {
        let mut random = Random::new(5);
        let samples: Vec<_> = (0..60).flat_map(|_| play(40, &mut random)).collect();
        let training = QuoridorTraining { epochs: 4, result_share: 0.3, seed: 1 };
        let mut errors = Vec::new();
        let file = training.run(&samples, |_, error| errors.push(error.to_target));
        assert!(errors[3] < 0.95 * errors[0], "{errors:?}");
        assert!(engine::training::is_network(&file), "the engine reads the file");
    }
}
