//! The engine computes what the trainer computed.

use engine::training::evaluate;
use trainer::TrainingSample;

/// Samples, and their scores as the trainer worked them out in integers.
const CASES: &str = include_str!("quoridor.nnue.case");

#[test]
fn the_engine_scores_samples_bit_by_bit_as_the_trainer_did() {
    let mut scores = Vec::new();
    for line in CASES.lines() {
        let (sample, score) = line.split_once(' ').expect("two fields");
        let sample = TrainingSample(std::array::from_fn(|nth| {
            u8::from_str_radix(&sample[2 * nth..2 * nth + 2], 16).expect("two hexadecimal digits")
        }));
        assert_eq!(evaluate(&sample.position()).to_string(), score, "{}", sample.text());
        scores.push(score);
    }
    scores.sort_unstable();
    scores.dedup();
    assert!(scores.len() > 100, "only {} different scores", scores.len());
}
