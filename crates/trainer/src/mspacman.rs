//! Trains the network of Ms. Pac-Man by temporal difference learning, TD(λ), in games against itself
//! for two, three and four seats in turn. The target of a position is the result of its game, weighted
//! by lambda for each ply until then, and the network's own values of the positions between make up
//! the rest.

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::mcts::SeatValues;
use engine::training::mspacman::{
    FEATURE_COUNT, FeatureExtractor, FeatureVector, HIDDEN, HiddenUnits, MsPacmanNetwork, values,
};
use game::{Position as _, Random, Seat, Turn};
use rules::mspacman::{Board, Options, Phase, Position};

/// Exploration: how often another move than the best is played, at first and at last.
const EXPLORATION: (f32, f32) = (0.12, 0.05);
/// And how far down the list it may be.
const EXPLORED_MOVES: usize = 12;
/// Games are over long before.
const MAX_PLIES: usize = 3_000;
/// How many games are played between two steps of the optimiser.
const GAMES_PER_STEP: usize = 48;
/// How many games go by between two reports, about.
const GAMES_PER_REPORT: usize = 5_000;
const SIZE: usize = (FEATURE_COUNT + 2) * HIDDEN;
const BIAS: usize = FEATURE_COUNT * HIDDEN;
const OUT: usize = BIAS + HIDDEN;

/// What training is asked for.
#[derive(Clone, Debug)]
pub struct MsPacmanTraining {
    /// Games to play.
    pub games: usize,
    /// The learning rate, which falls to nearly nothing.
    pub rate: f32,
    /// The weight of later positions and of the result in the target of a position, from 0 to 1.
    pub lambda: f32,
    /// Where the games and the first weights begin.
    pub seed: u64,
    /// How many games at once. The result does not depend on it.
    pub threads: usize,
}

impl MsPacmanTraining {
    /// Trains from `old`, or from random weights: the network as text. `report` is told every now and
    /// then how many games there were, the mean cross-entropy, and the network until then.
    pub fn run(
        &self,
        old: Option<&MsPacmanNetwork>,
        mut report: impl FnMut(usize, f64, &str),
    ) -> String {
        let mut random = Random::new(self.seed);
        let mut trainer = MsPacmanTrainer::new(initial_weights(old, &mut random));
        let mut played = 0;
        while played < self.games {
            let done = played as f32 / self.games as f32;
            let exploration = EXPLORATION.0 + done * (EXPLORATION.1 - EXPLORATION.0);
            let batch = played..self.games.min(played + GAMES_PER_STEP);
            for gradient in self.gradients(batch.clone(), &trainer.network, exploration) {
                trainer.add(&gradient);
            }
            trainer.step(self.rate * (1.0 - done).max(0.01));
            if played / GAMES_PER_REPORT != batch.end / GAMES_PER_REPORT {
                let loss = trainer.mean_loss();
                report(batch.end, loss, &text(&trainer.network));
            }
            played = batch.end;
        }
        text(&trainer.network)
    }

    /// The gradients of these games, in their order whichever thread played them.
    fn gradients(
        &self,
        games: Range<usize>,
        network: &MsPacmanNetwork,
        exploration: f32,
    ) -> Vec<Gradient> {
        let next = AtomicUsize::new(games.start);
        let gradients: Vec<_> = games.clone().map(|_| OnceLock::new()).collect();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= games.end {
                            break;
                        }
                        let mut random = Random::new(self.seed.rotate_left(32) ^ game as u64);
                        let seats = 2 + game % 3;
                        let mut gradient = Gradient::default();
                        for sample in play(network, seats, exploration, self.lambda, &mut random) {
                            gradient.backpropagate(network, &sample);
                        }
                        let _ = gradients[game - games.start].set(gradient);
                    }
                });
            }
        });
        let played = |gradient: OnceLock<_>| gradient.into_inner().expect("every game was played");
        gradients.into_iter().map(played).collect()
    }
}

/// A training sample: the features of every seat in a position, and their target values.
struct SeatSample {
    seats: Vec<(Seat, FeatureVector)>,
    target: SeatValues,
}

/// A position of a game whose result is not known yet.
struct GameStep {
    seats: Vec<(Seat, FeatureVector)>,
    values: SeatValues,
    /// The values of the best move where another was explored next: what follows an exploring move
    /// says nothing about the positions before it.
    best_values: Option<SeatValues>,
}

/// Plays one game: its samples.
fn play(
    network: &MsPacmanNetwork,
    seats: usize,
    exploration: f32,
    lambda: f32,
    random: &mut Random,
) -> Vec<SeatSample> {
    let board = Board::shipped()[0].clone();
    let mut position =
        Position::start(board, Options::default(), seats).expect("the default setup");
    let mut steps: Vec<GameStep> = Vec::new();
    for _ in 0..MAX_PLIES {
        let seat = match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut rolls = Vec::new();
                position.rolls(&mut rolls);
                let nth = random.weighted(rolls.iter().map(|&(_, weight)| weight));
                position.roll(rolls[nth].0);
                continue;
            }
            Turn::Seat(seat) => seat.index(),
        };
        let mut futures = Vec::new();
        position.successors(&mut futures);
        let evaluate = |(_, after)| (values(network, &after, u32::MAX), after);
        let mut futures: Vec<_> = futures.into_iter().map(evaluate).collect();
        futures.sort_by(|(a, _), (b, _)| b[seat].total_cmp(&a[seat]));
        let mut pick = 0;
        if futures.len() > 1 && random.unit() < exploration {
            pick = 1 + random.below((futures.len() - 1).min(EXPLORED_MOVES) as u32) as usize;
            if let Some(last) = steps.last_mut() {
                last.best_values = Some(futures[0].0);
            }
        }
        let (values, after) = futures.swap_remove(pick);
        position = after;
        if position.turn() != Turn::Over
            && let Some(extractor) = FeatureExtractor::new(&position, u32::MAX)
        {
            let seats =
                position.active_seats().map(|seat| (seat, extractor.features(seat))).collect();
            steps.push(GameStep { seats, values, best_values: None });
        }
    }
    let Phase::Over(winner) = position.phase() else { return Vec::new() };
    let mut target = SeatValues::default();
    target[winner.index()] = 1.0;
    let mut samples: Vec<_> = (steps.into_iter().rev())
        .map(|step| {
            target = step.best_values.unwrap_or(target);
            let sample = SeatSample { seats: step.seats, target };
            for (target, value) in target.iter_mut().zip(step.values) {
                *target = lambda * *target + (1.0 - lambda) * value;
            }
            sample
        })
        .collect();
    samples.reverse();
    samples
}

/// The gradient of a game.
struct Gradient {
    weights: Vec<f32>,
    samples: usize,
    /// The sum of the cross-entropy.
    loss: f64,
}

impl Default for Gradient {
    fn default() -> Gradient {
        Gradient { weights: vec![0.0; SIZE], samples: 0, loss: 0.0 }
    }
}

impl Gradient {
    fn backpropagate(&mut self, network: &MsPacmanNetwork, sample: &SeatSample) {
        let scores = sample.seats.iter().map(|(_, features)| network.score(features));
        let odds: Vec<f32> = scores.map(|score| score.clamp(-20.0, 20.0).exp()).collect();
        let total: f32 = odds.iter().sum();
        for ((seat, features), odds) in sample.seats.iter().zip(odds) {
            let (chance, target) = (odds / total, sample.target[seat.index()]);
            self.loss -= f64::from(target * chance.max(1e-6).ln());
            let hidden = network.hidden(features);
            let mut units = [0.0; HIDDEN];
            let (_, tail) = self.weights.split_at_mut(BIAS);
            for unit in 0..HIDDEN {
                if hidden[unit] > 0.0 {
                    tail[HIDDEN + unit] += (chance - target) * hidden[unit];
                    units[unit] = (chance - target) * network.output[unit];
                    tail[unit] += units[unit];
                }
            }
            for (row, &feature) in self.weights.chunks_exact_mut(HIDDEN).zip(features) {
                if feature != 0.0 {
                    for (weight, unit) in row.iter_mut().zip(units) {
                        *weight += unit * feature;
                    }
                }
            }
        }
        self.samples += 1;
    }
}

/// The network being trained, with Adam as its optimiser.
struct MsPacmanTrainer {
    network: MsPacmanNetwork,
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
    /// Samples since the last step.
    samples: usize,
    /// The sum of the cross-entropy since the last report, and the number of samples.
    loss: (f64, f64),
}

impl MsPacmanTrainer {
    fn new(weights: Vec<f32>) -> MsPacmanTrainer {
        let zero = || vec![0.0; SIZE];
        MsPacmanTrainer {
            network: from_weights(&weights),
            weights,
            gradient: zero(),
            mean: zero(),
            variance: zero(),
            steps: 0,
            samples: 0,
            loss: (0.0, 0.0),
        }
    }

    fn add(&mut self, game: &Gradient) {
        for (sum, gradient) in self.gradient.iter_mut().zip(&game.weights) {
            *sum += gradient;
        }
        self.samples += game.samples;
        self.loss.0 += game.loss;
        self.loss.1 += game.samples as f64;
    }

    fn step(&mut self, rate: f32) {
        if self.samples == 0 {
            return;
        }
        self.steps += 1;
        let (mean_bias, variance_bias) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for nth in 0..SIZE {
            let gradient = std::mem::take(&mut self.gradient[nth]) / self.samples as f32;
            self.mean[nth] += 0.1 * (gradient - self.mean[nth]);
            self.variance[nth] += 0.001 * (gradient * gradient - self.variance[nth]);
            let deviation = (self.variance[nth] / variance_bias).sqrt() + 1e-8;
            self.weights[nth] -= rate * self.mean[nth] / mean_bias / deviation;
        }
        self.samples = 0;
        self.network = from_weights(&self.weights);
    }

    /// The mean cross-entropy since the last report.
    fn mean_loss(&mut self) -> f64 {
        let (sum, samples) = std::mem::take(&mut self.loss);
        sum / samples
    }
}

fn random_weights(random: &mut Random) -> Vec<f32> {
    let mut weights: Vec<f32> = (0..SIZE).map(|_| (random.unit() - 0.5) * 0.5).collect();
    weights[BIAS..OUT].fill(0.1);
    weights
}

/// Those of `old`, where there is one. Units that it does not have begin at random and count for nothing yet.
fn initial_weights(old: Option<&MsPacmanNetwork>, random: &mut Random) -> Vec<f32> {
    let mut weights = random_weights(random);
    let Some(old) = old else { return weights };
    for (nth, (weight, old_weight)) in weights.iter_mut().zip(flat(old)).enumerate() {
        if old.output[nth % HIDDEN] != 0.0 || nth >= OUT {
            *weight = old_weight;
        }
    }
    weights
}

/// The weights of a network one after another: by feature, the biases, the output weights.
fn flat(network: &MsPacmanNetwork) -> Vec<f32> {
    network.features.iter().chain([&network.bias, &network.output]).flatten().copied().collect()
}

fn from_weights(weights: &[f32]) -> MsPacmanNetwork {
    let (rows, _) = weights.as_chunks::<HIDDEN>();
    let (features, [bias, output]) = rows.split_first_chunk().expect("as many as features") else {
        unreachable!("two rows more than features")
    };
    MsPacmanNetwork { features: *features, bias: *bias, output: *output }
}

fn text(network: &MsPacmanNetwork) -> String {
    let row = |row: &HiddenUnits| row.map(|weight| format!("{weight:.3}")).join(" ") + "\n";
    network.features.iter().chain([&network.bias, &network.output]).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_that_a_smaller_network_does_not_have_count_for_nothing_at_first() {
        let row = "0.5 -0.25\n";
        let small = MsPacmanNetwork::parse(&row.repeat(30)).expect("it is a network");
        let training = MsPacmanTraining { games: 0, rate: 0.01, lambda: 0.9, seed: 3, threads: 1 };
        let text = training.run(Some(&small), |_, _, _| {});
        let begun = MsPacmanNetwork::parse(&text).expect("it is a network");
        assert_ne!(begun, small);
        for nth in 0..FEATURE_COUNT {
            let features = std::array::from_fn(|feature| f32::from(u8::from(feature == nth)));
            assert_eq!(begun.score(&features), small.score(&features));
        }
    }

    #[test]
    fn training_learns_from_games_and_writes_a_network() {
        let training = MsPacmanTraining { games: 12, rate: 0.01, lambda: 0.9, seed: 3, threads: 2 };
        let text = training.run(None, |_, _, _| {});
        let network = MsPacmanNetwork::parse(&text).expect("it is a network");
        let untrained = MsPacmanTraining { games: 0, ..training.clone() }.run(None, |_, _, _| {});
        assert_ne!(text, untrained);
        // However many games are played at once.
        let alone = MsPacmanTraining { threads: 1, ..training.clone() };
        assert_eq!(alone.run(None, |_, _, _| {}), text);
        // It goes on from a network, and the same seed trains the same one.
        let [one, same] = [0, 1].map(|_| training.run(Some(&network), |_, _, _| {}));
        assert_eq!(one, same);
        assert_ne!(one, text);
    }
}
