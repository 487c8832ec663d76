//! Teaches the network of Ms. Pac-Man by games against itself, for two, three and four in turn:
//! `train_mspacman NET GAMES RATE TRUST SEED [OLD]`. Every position is to be worth what came of it:
//! the result counts the less the further away it is, by the power of TRUST (0 to 1), and what the
//! network itself thinks of the positions between makes up for it. With OLD learning goes on from
//! that network.

use std::fs;

use engine::{Random, mcts};
use evaluation::values;
use game::{Position as _, Seat, Turn};
use mcts::Values;
use net::{Net, UNITS, Units};
use rules::mspacman::{Board, Options, Phase, Position};
use scene::{FEATURES, Features, Scene};

#[path = "../src/mspacman/evaluation.rs"]
mod evaluation;
#[path = "../src/mspacman/net.rs"]
mod net;
#[path = "../src/mspacman/scene.rs"]
mod scene;

/// How often somebody tries another move than the best, at first and at last.
const CURIOSITY: (f32, f32) = (0.12, 0.05);
/// And how far down the list.
const STRAY: usize = 12;
/// Games are over long before.
const MOST_PLIES: usize = 3_000;
const BATCH: usize = 256;
const SIZE: usize = (FEATURES + 2) * UNITS;
const BIAS: usize = FEATURES * UNITS;
const OUT: usize = BIAS + UNITS;

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [out, games, rate, trust, seed, old @ ..] = &args[..] else {
        panic!("train_mspacman NET GAMES RATE TRUST SEED [OLD]")
    };
    let games: usize = games.parse().expect("a number");
    let [rate, trust] = [rate, trust].map(|text| text.parse::<f32>().expect("a number"));
    let mut random = Random::new(seed.parse().expect("a number"));
    let mut pupil = Pupil::new(match old {
        [] => fresh(&mut random),
        [old, ..] => {
            let text = fs::read_to_string(old).expect("readable");
            flat(&Net::parse(&text).expect("a network"))
        }
    });
    for game in 0..games {
        let done = game as f32 / games as f32;
        let curiosity = CURIOSITY.0 + done * (CURIOSITY.1 - CURIOSITY.0);
        for lesson in play(&pupil.net, 2 + game % 3, curiosity, trust, &mut random) {
            pupil.learn(&lesson);
        }
        if pupil.lessons >= BATCH {
            pupil.step(rate * (1.0 - done).max(0.03));
        }
        if (game + 1) % 500 == 0 {
            say(&format!("{} games, surprise {:.4}", game + 1, pupil.surprise()));
            fs::write(out, text(&pupil.net)).expect("writable");
        }
    }
    fs::write(out, text(&pupil.net)).expect("writable");
}

#[allow(clippy::print_stdout)]
fn say(line: &str) {
    println!("{line}");
}

/// What every seat saw of a position, and what it came to.
struct Lesson {
    seats: Vec<(Seat, Features)>,
    target: Values,
}

/// A position of a game, while how the game ends is not known.
struct Step {
    seats: Vec<(Seat, Features)>,
    judged: Values,
    /// What the best move promised where another was tried: what came later teaches nothing about
    /// what was before.
    instead: Option<Values>,
}

/// One game, and what it teaches.
fn play(net: &Net, seats: usize, curiosity: f32, trust: f32, random: &mut Random) -> Vec<Lesson> {
    let board = Board::shipped()[0].clone();
    let mut position = Position::start(board, Options::default(), seats).expect("the usual table");
    let mut steps: Vec<Step> = Vec::new();
    for _ in 0..MOST_PLIES {
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
        position.futures(&mut futures);
        let judge = |(_, after)| (values(net, &after, u32::MAX), after);
        let mut futures: Vec<_> = futures.into_iter().map(judge).collect();
        futures.sort_by(|(a, _), (b, _)| b[seat].total_cmp(&a[seat]));
        let mut pick = 0;
        if futures.len() > 1 && random.unit() < curiosity {
            pick = 1 + random.below((futures.len() - 1).min(STRAY) as u32) as usize;
            if let Some(last) = steps.last_mut() {
                last.instead = Some(futures[0].0);
            }
        }
        let (judged, after) = futures.swap_remove(pick);
        position = after;
        if position.turn() != Turn::Over
            && let Some(scene) = Scene::new(&position, u32::MAX)
        {
            let seats = position.seated().map(|seat| (seat, scene.features(seat))).collect();
            steps.push(Step { seats, judged, instead: None });
        }
    }
    let Phase::Over(winner) = position.phase() else { return Vec::new() };
    let mut target = Values::default();
    target[winner.index()] = 1.0;
    let mut lessons: Vec<_> = (steps.into_iter().rev())
        .map(|step| {
            target = step.instead.unwrap_or(target);
            let lesson = Lesson { seats: step.seats, target };
            for (target, judged) in target.iter_mut().zip(step.judged) {
                *target = trust * *target + (1.0 - trust) * judged;
            }
            lesson
        })
        .collect();
    lessons.reverse();
    lessons
}

/// A network that learns, by Adam: steps by the mean of the gradient against its spread.
struct Pupil {
    net: Net,
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
    /// Lessons since the last step.
    lessons: usize,
    /// The surprise of all lessons since it was last asked for, and their number.
    surprise: (f64, f64),
}

impl Pupil {
    fn new(weights: Vec<f32>) -> Pupil {
        let zero = || vec![0.0; SIZE];
        Pupil {
            net: net(&weights),
            weights,
            gradient: zero(),
            mean: zero(),
            spread: zero(),
            steps: 0,
            lessons: 0,
            surprise: (0.0, 0.0),
        }
    }

    fn learn(&mut self, lesson: &Lesson) {
        let scores = lesson.seats.iter().map(|(_, features)| self.net.score(features));
        let odds: Vec<f32> = scores.map(|score| score.clamp(-20.0, 20.0).exp()).collect();
        let total: f32 = odds.iter().sum();
        for ((seat, features), odds) in lesson.seats.iter().zip(odds) {
            let (chance, target) = (odds / total, lesson.target[seat.index()]);
            self.surprise.0 -= f64::from(target * chance.max(1e-6).ln());
            let hidden = self.net.hidden(features);
            for (unit, &sum) in hidden.iter().enumerate().filter(|&(_, &sum)| sum > 0.0) {
                self.gradient[OUT + unit] += (chance - target) * sum;
                let back = (chance - target) * self.net.out[unit];
                self.gradient[BIAS + unit] += back;
                for (nth, feature) in features.iter().enumerate() {
                    self.gradient[nth * UNITS + unit] += back * feature;
                }
            }
        }
        self.surprise.1 += 1.0;
        self.lessons += 1;
    }

    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (mean_bias, spread_bias) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for nth in 0..SIZE {
            let gradient = std::mem::take(&mut self.gradient[nth]) / self.lessons as f32;
            self.mean[nth] += 0.1 * (gradient - self.mean[nth]);
            self.spread[nth] += 0.001 * (gradient * gradient - self.spread[nth]);
            let spread = (self.spread[nth] / spread_bias).sqrt() + 1e-8;
            self.weights[nth] -= rate * self.mean[nth] / mean_bias / spread;
        }
        self.lessons = 0;
        self.net = net(&self.weights);
    }

    /// How surprised it was by a lesson on average.
    fn surprise(&mut self) -> f64 {
        let (sum, lessons) = std::mem::take(&mut self.surprise);
        sum / lessons
    }
}

fn fresh(random: &mut Random) -> Vec<f32> {
    let mut weights: Vec<f32> = (0..SIZE).map(|_| (random.unit() - 0.5) * 0.5).collect();
    weights[BIAS..OUT].fill(0.1);
    weights
}

/// The weights of a network one after another: by feature, the biases, what the units add.
fn flat(net: &Net) -> Vec<f32> {
    net.features.iter().chain([&net.bias, &net.out]).flatten().copied().collect()
}

fn net(weights: &[f32]) -> Net {
    let (rows, _) = weights.as_chunks::<UNITS>();
    let (features, [bias, out]) = rows.split_first_chunk().expect("as many as features") else {
        unreachable!("two rows more than features")
    };
    Net { features: *features, bias: *bias, out: *out }
}

fn text(net: &Net) -> String {
    let row = |row: &Units| row.map(|weight| format!("{weight:.4}")).join(" ") + "\n";
    net.features.iter().chain([&net.bias, &net.out]).map(row).collect()
}
