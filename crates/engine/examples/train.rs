//! Trains the NNUE evaluation of Quoridor on samples of self-play and writes its weights, and beside
//! them (`.case`) some positions with their scores: `train WEIGHTS EPOCHS LAMBDA SAMPLES…`. Lambda is
//! the weight of the game's result against the score of the search in the target, from 0 to 1.

use std::fmt::Write as _;
use std::fs;

use engine::Random;
use features::{
    DISTANCES, FENCE_COUNTS, FENCES, HIDDEN, OUTPUT_BUCKETS, PAWN_RELATIVE_FENCES, SQUARES,
    output_bucket, pawn_relative_fence,
};

#[path = "../src/quoridor/nnue/features.rs"]
mod features;

/// Points that multiply the odds by e, and the quantisation of the weights.
const SLOPE: f32 = 180.0;
const ACTIVATION_ONE: f32 = features::ACTIVATION_ONE as f32;
const OUTPUT_ONE: f32 = features::OUTPUT_ONE as f32;

/// Offsets of the features of each kind, the mover's first where there are two: fences by their place
/// on the board, fences relative to a pawn, pawns, fences left, distances.
const PAWN_RELATIVE: [usize; 2] = pair(FENCES, PAWN_RELATIVE_FENCES);
const PAWN: [usize; 2] = pair(PAWN_RELATIVE[1] + PAWN_RELATIVE_FENCES, SQUARES);
const FENCE_COUNT: [usize; 2] = pair(PAWN[1] + SQUARES, FENCE_COUNTS);
const DISTANCE: [usize; 2] = pair(FENCE_COUNT[1] + FENCE_COUNTS, DISTANCES);
const FEATURES: usize = DISTANCE[1] + DISTANCES;
/// Offsets of the parts of the weights.
const HIDDEN_BIAS: usize = FEATURES * HIDDEN;
const OUTPUT: usize = HIDDEN_BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + OUTPUT_BUCKETS * HIDDEN;
const DIRECT: usize = OUTPUT_BIAS + OUTPUT_BUCKETS;
const SIZE: usize = DIRECT + 2 * (FENCE_COUNTS + DISTANCES);

const fn pair(first: usize, size: usize) -> [usize; 2] {
    [first, first + size]
}

const BATCH: usize = 2048;
/// The first learning rate; it falls along a cosine.
const LEARNING_RATE: f32 = 0.003;
const WEIGHT_DECAY: f32 = 0.5;

/// A training sample, as `examples/selfplay.rs` writes it.
type Sample = [u8; 32];

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [out, epochs, lambda, files @ ..] = &args[..] else {
        panic!("train WEIGHTS EPOCHS LAMBDA SAMPLES…")
    };
    let lambda: f32 = lambda.parse().expect("a number");
    let epochs: usize = epochs.parse().expect("a number");
    let mut samples: Vec<Sample> = Vec::new();
    let mut validation: Vec<Sample> = Vec::new();
    for file in files {
        let bytes = fs::read(file).expect("readable");
        let (all, _) = bytes.as_chunks::<32>();
        let (training, held_out) = all.split_at(all.len() - all.len() / 40);
        samples.extend(training);
        validation.extend(held_out);
    }
    let slope = slope(&samples);
    let target = |sample: &Sample| {
        lambda * result(sample) + (1.0 - lambda) * logistic(score(sample) / slope)
    };
    print(&format!(
        "{} samples, {} for validation, slope {slope:.0}",
        samples.len(),
        validation.len()
    ));
    print(&format!(
        "error of the search {:.5}",
        mean_squared(&validation, |sample| logistic(score(sample) / slope) - result(sample))
    ));

    let mut random = Random::new(1);
    let mut network = Network::new(&mut random);
    let mut optimiser = Adam::default();
    let batches = samples.len() / BATCH;
    for epoch in 0..epochs {
        for nth in (1..samples.len()).rev() {
            samples.swap(nth, random.below(nth as u32 + 1) as usize);
        }
        for (nth, batch) in samples.chunks_exact(BATCH).enumerate() {
            let done = (epoch * batches + nth) as f32 / (epochs * batches) as f32;
            let rate =
                LEARNING_RATE * (0.02 + 0.98 * 0.5 * (1.0 + (std::f32::consts::PI * done).cos()));
            optimiser.gradient.fill(0.0);
            for sample in batch {
                let sample = if random.below(2) == 0 { *sample } else { mirrored(sample) };
                network.backpropagate(&sample, target(&sample), &mut optimiser.gradient);
            }
            optimiser.step(&mut network, rate);
        }
        let to_result =
            mean_squared(&validation, |sample| logistic(network.forward(sample)) - result(sample));
        let to_target =
            mean_squared(&validation, |sample| logistic(network.forward(sample)) - target(sample));
        print(&format!(
            "epoch {epoch}: error {to_result:.5} to the result, {to_target:.5} to the target"
        ));
    }
    fs::write(out, network.quantised()).expect("writable");
    let mut cases = String::new();
    for sample in validation.iter().step_by(validation.len() / 40) {
        let _ = writeln!(cases, "{} | {:.0}", text(sample), network.forward(sample) * SLOPE);
    }
    fs::write(format!("{out}.case"), cases).expect("writable");
}

#[allow(clippy::print_stdout)]
fn print(line: &str) {
    println!("{line}");
}

fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn mean_squared(samples: &[Sample], error: impl Fn(&Sample) -> f32) -> f64 {
    let total: f64 = samples.iter().map(|sample| f64::from(error(sample).powi(2))).sum();
    total / samples.len() as f64
}

fn score(sample: &Sample) -> f32 {
    f32::from(i16::from_le_bytes([sample[26], sample[27]]))
}

fn result(sample: &Sample) -> f32 {
    f32::from(sample[29]) / 2.0
}

/// How many points multiply the odds by e in these games: the slope that predicts results best.
fn slope(samples: &[Sample]) -> f32 {
    let some: Vec<_> = samples.iter().step_by(1 + samples.len() / 50_000).copied().collect();
    let error =
        |slope: f32| mean_squared(&some, |sample| logistic(score(sample) / slope) - result(sample));
    let slopes = (4..100).map(|nth| nth as f32 * 10.0);
    slopes.min_by(|&a, &b| error(a).total_cmp(&error(b))).expect("some")
}

/// The same position with left and right exchanged (data augmentation).
fn mirrored(sample: &Sample) -> Sample {
    let mut mirrored = *sample;
    mirrored[..20].iter_mut().filter(|fence| **fence < 128).for_each(|fence| *fence ^= 7);
    mirrored[20..22].iter_mut().for_each(|pawn| *pawn = *pawn + 8 - 2 * (*pawn % 9));
    mirrored
}

/// The text of the position, with seat 1 to move.
fn text(sample: &Sample) -> String {
    let file = |nth: u8| (b'a' + nth) as char;
    let square = |at: u8| format!("{}{}", file(at % 9), at / 9 + 1);
    let placed = sample[..20].iter().filter(|&&fence| fence < 128);
    let mut fences: Vec<_> = placed
        .map(|&f| format!("{}{}{}", file(f & 7), (f >> 3 & 7) + 1, ['h', 'v'][usize::from(f >> 6)]))
        .collect();
    fences.sort();
    let fences = if fences.is_empty() { "-".to_owned() } else { fences.join(",") };
    let [a, b] = [square(sample[20]), square(sample[21])];
    format!("{a},{b} {},{} 1 {fences}", sample[22], sample[23])
}

/// The network in floating point.
struct Network {
    weights: Vec<f32>,
}

/// The active features of a position.
struct ActiveFeatures {
    features: [u16; 66],
    count: usize,
    /// Offsets of its direct weights.
    direct: [usize; 4],
    bucket: usize,
}

impl ActiveFeatures {
    fn of(sample: &Sample) -> ActiveFeatures {
        let mut active = ActiveFeatures { features: [0; 66], count: 0, direct: [0; 4], bucket: 0 };
        for fence in sample[..20].iter().map(|&fence| usize::from(fence)).filter(|&f| f < FENCES) {
            active.add(fence);
            for role in 0..2 {
                let pawn = usize::from(sample[20 + role]);
                active.add(PAWN_RELATIVE[role] + pawn_relative_fence(pawn, fence));
            }
        }
        let mut fences_left = 0;
        for role in 0..2 {
            let fence_count = usize::from(sample[22 + role]).min(FENCE_COUNTS - 1);
            let distance = usize::from(sample[24 + role]).min(DISTANCES - 1);
            active.add(PAWN[role] + usize::from(sample[20 + role]));
            active.add(FENCE_COUNT[role] + fence_count);
            active.add(DISTANCE[role] + distance);
            active.direct[role] = DIRECT + role * FENCE_COUNTS + fence_count;
            active.direct[2 + role] = DIRECT + 2 * FENCE_COUNTS + role * DISTANCES + distance;
            fences_left += fence_count;
        }
        active.bucket = output_bucket(fences_left);
        active
    }

    fn add(&mut self, feature: usize) {
        self.features[self.count] = feature as u16;
        self.count += 1;
    }

    /// Offsets of the active features' weights.
    fn rows(&self) -> impl Iterator<Item = usize> {
        self.features[..self.count].iter().map(|&feature| usize::from(feature) * HIDDEN)
    }
}

impl Network {
    fn new(random: &mut Random) -> Network {
        let mut weights = vec![0.0; SIZE];
        let mut noise = |width: f32| (random.unit() + random.unit() - 1.0) * width;
        weights[..HIDDEN_BIAS].iter_mut().for_each(|weight| *weight = noise(0.1));
        weights[HIDDEN_BIAS..OUTPUT].fill(0.3);
        weights[OUTPUT..OUTPUT_BIAS].iter_mut().for_each(|weight| *weight = noise(0.3));
        for distance in 0..DISTANCES {
            weights[DIRECT + 2 * FENCE_COUNTS + distance] = -0.4 * distance as f32;
            weights[DIRECT + 2 * FENCE_COUNTS + DISTANCES + distance] = 0.4 * distance as f32;
        }
        Network { weights }
    }

    fn hidden(&self, active: &ActiveFeatures) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[HIDDEN_BIAS..OUTPUT]);
        for row in active.rows() {
            let row = &self.weights[row..row + HIDDEN];
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        hidden
    }

    /// The output, as log-odds of winning.
    fn output(&self, active: &ActiveFeatures, hidden: &[f32; HIDDEN]) -> f32 {
        let weights = &self.weights[OUTPUT + active.bucket * HIDDEN..][..HIDDEN];
        let sum: f32 =
            hidden.iter().zip(weights).map(|(unit, weight)| unit.clamp(0.0, 1.0) * weight).sum();
        let direct: f32 = active.direct.iter().map(|&at| self.weights[at]).sum();
        sum + direct + self.weights[OUTPUT_BIAS + active.bucket]
    }

    fn forward(&self, sample: &Sample) -> f32 {
        let active = ActiveFeatures::of(sample);
        self.output(&active, &self.hidden(&active))
    }

    fn backpropagate(&self, sample: &Sample, target: f32, gradient: &mut [f32]) {
        let active = ActiveFeatures::of(sample);
        let hidden = self.hidden(&active);
        let chance = logistic(self.output(&active, &hidden));
        let slope = (chance - target) * chance * (1.0 - chance) / BATCH as f32;
        let mut hidden_gradient = [0.0; HIDDEN];
        let at = OUTPUT + active.bucket * HIDDEN;
        for (unit, unit_gradient) in hidden_gradient.iter_mut().enumerate() {
            let sum = hidden[unit];
            gradient[at + unit] += slope * sum.clamp(0.0, 1.0);
            let derivative = if sum > 0.0 && sum < 1.0 { 1.0 } else { 0.0 };
            *unit_gradient = slope * derivative * self.weights[at + unit];
        }
        gradient[OUTPUT_BIAS + active.bucket] += slope;
        active.direct.iter().for_each(|&at| gradient[at] += slope);
        gradient[HIDDEN_BIAS..OUTPUT]
            .iter_mut()
            .zip(&hidden_gradient)
            .for_each(|(sum, unit)| *sum += unit);
        for row in active.rows() {
            let row = &mut gradient[row..row + HIDDEN];
            row.iter_mut().zip(&hidden_gradient).for_each(|(sum, unit)| *sum += unit);
        }
    }

    /// The weights as integers, as the engine reads them.
    fn quantised(&self) -> Vec<u8> {
        let short = |weight: f32, one: f32| ((weight * one).round() as i16).to_le_bytes();
        let long = |weight: f32| {
            ((weight * ACTIVATION_ONE * OUTPUT_ONE * SLOPE).round() as i32).to_le_bytes()
        };
        let mut bytes: Vec<u8> = self.weights[..OUTPUT]
            .iter()
            .flat_map(|&weight| short(weight, ACTIVATION_ONE))
            .collect();
        let output = &self.weights[OUTPUT..OUTPUT_BIAS];
        bytes.extend(output.iter().flat_map(|&weight| short(weight, SLOPE * OUTPUT_ONE)));
        bytes.extend(self.weights[OUTPUT_BIAS..].iter().flat_map(|&weight| long(weight)));
        bytes
    }
}

/// Adam with decoupled weight decay.
struct Adam {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
}

impl Default for Adam {
    fn default() -> Adam {
        let zero = || vec![0.0; SIZE];
        Adam { gradient: zero(), mean: zero(), variance: zero(), steps: 0 }
    }
}

impl Adam {
    fn step(&mut self, network: &mut Network, rate: f32) {
        self.steps += 1;
        let (mean_bias, variance_bias) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for nth in 0..SIZE {
            let gradient = self.gradient[nth];
            self.mean[nth] += 0.1 * (gradient - self.mean[nth]);
            self.variance[nth] += 0.001 * (gradient * gradient - self.variance[nth]);
            let step =
                self.mean[nth] / mean_bias / ((self.variance[nth] / variance_bias).sqrt() + 1e-8);
            let decay = if nth < OUTPUT_BIAS { WEIGHT_DECAY * network.weights[nth] } else { 0.0 };
            network.weights[nth] -= rate * (step + decay);
        }
    }
}
