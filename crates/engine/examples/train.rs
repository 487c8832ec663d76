//! Fits the weights of the learned evaluation to games of self-play, and writes them beside some
//! positions with what they are meant to be worth: `train WEIGHTS EPOCHS TRUST LESSONS…`. Trust is
//! how much the result of a game counts against what the search thought, from 0 to 1.

use std::fmt::Write as _;
use std::fs;

use engine::Random;
use shape::{FENCES, HANDS, HIDDEN, LENGTHS, SQUARES, STAGES, near, stage};

#[path = "../src/quoridor/shape.rs"]
mod shape;

/// Points that multiply the odds by e, and what weights count in once they are rounded.
const SLOPE: f32 = 180.0;
const FULL: f32 = shape::FULL as f32;
const POINT: f32 = shape::POINT as f32;

/// Where each kind of row begins, the mover's first where there are two: fences on the board, fences
/// as seen from a pawn, pawns, hands, ways.
const NEAR: [usize; 2] = pair(FENCES, shape::NEAR);
const PAWNS: [usize; 2] = pair(NEAR[1] + shape::NEAR, SQUARES);
const HAND: [usize; 2] = pair(PAWNS[1] + SQUARES, HANDS);
const LENGTH: [usize; 2] = pair(HAND[1] + HANDS, LENGTHS);
const ROWS: usize = LENGTH[1] + LENGTHS;
/// Where each part of the weights begins.
const BIAS: usize = ROWS * HIDDEN;
const LAST: usize = BIAS + HIDDEN;
const LAST_BIAS: usize = LAST + STAGES * HIDDEN;
const PLAIN: usize = LAST_BIAS + STAGES;
const SIZE: usize = PLAIN + 2 * (HANDS + LENGTHS);

const fn pair(first: usize, size: usize) -> [usize; 2] {
    [first, first + size]
}

/// What is learned from at a time, and how fast at first.
const BATCH: usize = 2048;
const RATE: f32 = 0.003;
/// How strongly weights that nothing holds up fade away.
const FADE: f32 = 0.5;

type Lesson = [u8; 32];

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [out, epochs, trust, files @ ..] = &args[..] else {
        panic!("train WEIGHTS EPOCHS TRUST LESSONS…")
    };
    let trust: f32 = trust.parse().expect("a number");
    let epochs: usize = epochs.parse().expect("a number");
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut held: Vec<Lesson> = Vec::new();
    for file in files {
        let bytes = fs::read(file).expect("readable");
        let (all, _) = bytes.as_chunks::<32>();
        let (taught, asked) = all.split_at(all.len() - all.len() / 40);
        lessons.extend(taught);
        held.extend(asked);
    }
    let slope = slope(&lessons);
    let target =
        |lesson: &Lesson| trust * result(lesson) + (1.0 - trust) * logistic(score(lesson) / slope);
    say(&format!("{} lessons, {} held back, slope {slope:.0}", lessons.len(), held.len()));
    say(&format!(
        "the search's own error {:.5}",
        mean(&held, |l| logistic(score(l) / slope) - result(l))
    ));

    let mut random = Random::new(1);
    let mut net = Net::new(&mut random);
    let mut learner = Learner::default();
    let batches = lessons.len() / BATCH;
    for epoch in 0..epochs {
        for nth in (1..lessons.len()).rev() {
            lessons.swap(nth, random.below(nth as u32 + 1) as usize);
        }
        for (nth, batch) in lessons.chunks_exact(BATCH).enumerate() {
            let done = (epoch * batches + nth) as f32 / (epochs * batches) as f32;
            let rate = RATE * (0.02 + 0.98 * 0.5 * (1.0 + (std::f32::consts::PI * done).cos()));
            learner.gradient.fill(0.0);
            for lesson in batch {
                let lesson = if random.below(2) == 0 { *lesson } else { mirrored(lesson) };
                net.learn(&lesson, target(&lesson), &mut learner.gradient);
            }
            learner.step(&mut net, rate);
        }
        let error = mean(&held, |lesson| logistic(net.judge(lesson)) - result(lesson));
        let wide = mean(&held, |lesson| logistic(net.judge(lesson)) - target(lesson));
        say(&format!("epoch {epoch}: error {error:.5} to the result, {wide:.5} to the target"));
    }
    fs::write(out, net.rounded()).expect("writable");
    let mut cases = String::new();
    for lesson in held.iter().step_by(held.len() / 40) {
        let _ = writeln!(cases, "{} | {:.0}", text(lesson), net.judge(lesson) * SLOPE);
    }
    fs::write(format!("{out}.case"), cases).expect("writable");
}

#[allow(clippy::print_stdout)]
fn say(line: &str) {
    println!("{line}");
}

fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn mean(lessons: &[Lesson], error: impl Fn(&Lesson) -> f32) -> f64 {
    let total: f64 = lessons.iter().map(|lesson| f64::from(error(lesson).powi(2))).sum();
    total / lessons.len() as f64
}

fn score(lesson: &Lesson) -> f32 {
    f32::from(i16::from_le_bytes([lesson[26], lesson[27]]))
}

fn result(lesson: &Lesson) -> f32 {
    f32::from(lesson[29]) / 2.0
}

/// How many points multiply the odds by e in these games.
fn slope(lessons: &[Lesson]) -> f32 {
    let some: Vec<_> = lessons.iter().step_by(1 + lessons.len() / 50_000).copied().collect();
    let error = |slope: f32| mean(&some, |lesson| logistic(score(lesson) / slope) - result(lesson));
    let slopes = (4..100).map(|nth| nth as f32 * 10.0);
    slopes.min_by(|&a, &b| error(a).total_cmp(&error(b))).expect("some")
}

/// The same position as a mirror shows it, left and right exchanged.
fn mirrored(lesson: &Lesson) -> Lesson {
    let mut mirrored = *lesson;
    mirrored[..20].iter_mut().filter(|fence| **fence < 128).for_each(|fence| *fence ^= 7);
    mirrored[20..22].iter_mut().for_each(|pawn| *pawn = *pawn + 8 - 2 * (*pawn % 9));
    mirrored
}

/// The position, in which the first seat is to move.
fn text(lesson: &Lesson) -> String {
    let file = |nth: u8| (b'a' + nth) as char;
    let square = |at: u8| format!("{}{}", file(at % 9), at / 9 + 1);
    let laid = lesson[..20].iter().filter(|&&fence| fence < 128);
    let mut fences: Vec<_> = laid
        .map(|&f| format!("{}{}{}", file(f & 7), (f >> 3 & 7) + 1, ['h', 'v'][usize::from(f >> 6)]))
        .collect();
    fences.sort();
    let fences = if fences.is_empty() { "-".to_owned() } else { fences.join(",") };
    let [a, b] = [square(lesson[20]), square(lesson[21])];
    format!("{a},{b} {},{} 1 {fences}", lesson[22], lesson[23])
}

struct Net {
    weights: Vec<f32>,
}

/// What a position switches on.
struct Lit {
    rows: [u16; 66],
    count: usize,
    plain: [usize; 4],
    stage: usize,
}

impl Lit {
    fn of(lesson: &Lesson) -> Lit {
        let mut lit = Lit { rows: [0; 66], count: 0, plain: [0; 4], stage: 0 };
        for fence in lesson[..20].iter().map(|&fence| usize::from(fence)).filter(|&f| f < FENCES) {
            lit.add(fence);
            for role in 0..2 {
                let pawn = usize::from(lesson[20 + role]);
                lit.add(NEAR[role] + near(pawn, fence));
            }
        }
        let mut hands = 0;
        for role in 0..2 {
            let hand = usize::from(lesson[22 + role]).min(HANDS - 1);
            let length = usize::from(lesson[24 + role]).min(LENGTHS - 1);
            lit.add(PAWNS[role] + usize::from(lesson[20 + role]));
            lit.add(HAND[role] + hand);
            lit.add(LENGTH[role] + length);
            lit.plain[role] = PLAIN + role * HANDS + hand;
            lit.plain[2 + role] = PLAIN + 2 * HANDS + role * LENGTHS + length;
            hands += hand;
        }
        lit.stage = stage(hands);
        lit
    }

    fn add(&mut self, row: usize) {
        self.rows[self.count] = row as u16;
        self.count += 1;
    }

    fn rows(&self) -> impl Iterator<Item = usize> {
        self.rows[..self.count].iter().map(|&row| usize::from(row) * HIDDEN)
    }
}

impl Net {
    fn new(random: &mut Random) -> Net {
        let mut weights = vec![0.0; SIZE];
        let mut noise = |width: f32| (random.unit() + random.unit() - 1.0) * width;
        weights[..BIAS].iter_mut().for_each(|weight| *weight = noise(0.1));
        weights[BIAS..LAST].fill(0.3);
        weights[LAST..LAST_BIAS].iter_mut().for_each(|weight| *weight = noise(0.3));
        for length in 0..LENGTHS {
            weights[PLAIN + 2 * HANDS + length] = -0.4 * length as f32;
            weights[PLAIN + 2 * HANDS + LENGTHS + length] = 0.4 * length as f32;
        }
        Net { weights }
    }

    fn sums(&self, lit: &Lit) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.weights[BIAS..LAST]);
        for row in lit.rows() {
            let row = &self.weights[row..row + HIDDEN];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        sums
    }

    fn odds(&self, lit: &Lit, sums: &[f32; HIDDEN]) -> f32 {
        let last = &self.weights[LAST + lit.stage * HIDDEN..][..HIDDEN];
        let hidden: f32 = sums.iter().zip(last).map(|(sum, last)| sum.clamp(0.0, 1.0) * last).sum();
        let plain: f32 = lit.plain.iter().map(|&at| self.weights[at]).sum();
        hidden + plain + self.weights[LAST_BIAS + lit.stage]
    }

    fn judge(&self, lesson: &Lesson) -> f32 {
        let lit = Lit::of(lesson);
        self.odds(&lit, &self.sums(&lit))
    }

    fn learn(&self, lesson: &Lesson, target: f32, gradient: &mut [f32]) {
        let lit = Lit::of(lesson);
        let sums = self.sums(&lit);
        let chance = logistic(self.odds(&lit, &sums));
        let slope = (chance - target) * chance * (1.0 - chance) / BATCH as f32;
        let mut back = [0.0; HIDDEN];
        let at = LAST + lit.stage * HIDDEN;
        for (notion, back) in back.iter_mut().enumerate() {
            let sum = sums[notion];
            gradient[at + notion] += slope * sum.clamp(0.0, 1.0);
            let open = if sum > 0.0 && sum < 1.0 { 1.0 } else { 0.0 };
            *back = slope * open * self.weights[at + notion];
        }
        gradient[LAST_BIAS + lit.stage] += slope;
        lit.plain.iter().for_each(|&at| gradient[at] += slope);
        gradient[BIAS..LAST].iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
        for row in lit.rows() {
            let row = &mut gradient[row..row + HIDDEN];
            row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
        }
    }

    /// The weights as whole numbers, as the engine reads them.
    fn rounded(&self) -> Vec<u8> {
        let short = |weight: f32, unit: f32| ((weight * unit).round() as i16).to_le_bytes();
        let long = |weight: f32| ((weight * FULL * POINT * SLOPE).round() as i32).to_le_bytes();
        let mut bytes: Vec<u8> =
            self.weights[..LAST].iter().flat_map(|&weight| short(weight, FULL)).collect();
        let last = &self.weights[LAST..LAST_BIAS];
        bytes.extend(last.iter().flat_map(|&weight| short(weight, SLOPE * POINT)));
        bytes.extend(self.weights[LAST_BIAS..].iter().flat_map(|&weight| long(weight)));
        bytes
    }
}

/// Adam: steps by the mean of the gradient against its spread.
struct Learner {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
}

impl Default for Learner {
    fn default() -> Learner {
        let zero = || vec![0.0; SIZE];
        Learner { gradient: zero(), mean: zero(), spread: zero(), steps: 0 }
    }
}

impl Learner {
    fn step(&mut self, net: &mut Net, rate: f32) {
        self.steps += 1;
        let (mean_bias, spread_bias) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for nth in 0..SIZE {
            let gradient = self.gradient[nth];
            self.mean[nth] += 0.1 * (gradient - self.mean[nth]);
            self.spread[nth] += 0.001 * (gradient * gradient - self.spread[nth]);
            let step =
                self.mean[nth] / mean_bias / ((self.spread[nth] / spread_bias).sqrt() + 1e-8);
            let fade = if nth < LAST_BIAS { FADE * net.weights[nth] } else { 0.0 };
            net.weights[nth] -= rate * (step + fade);
        }
    }
}
