//! Samples as the active features of their positions: what a trainer on a graphics card reads.

use std::io::{self, Write};

use engine::training::{
    FEATURES, FIRST_FORWARD, HIDDEN_ONE, MAX_ACTIVE, OUTPUT_BUCKETS, OUTPUT_ONE, PAIRS, PATHS,
    POINTS, active_features, mirrored_feature,
};

use crate::sample::TrainingSample;

/// The bytes of all [`PATHS`] of a perspective.
const PATH_BYTES: usize = (PATHS.end - PATHS.start).div_ceil(8);

/// Writes a record for every sample: the features of both perspectives, the mover's first, each
/// padded with [`FEATURES`] to [`MAX_ACTIVE`], in two bytes a feature; the [`PATHS`] of both, a bit
/// each; the bucket; and the sample.
pub fn write_features(samples: &[TrainingSample], mut out: impl Write) -> io::Result<()> {
    for sample in samples {
        let active = active_features(&sample.position());
        for perspective in &active.perspectives {
            let padding = std::iter::repeat(&FEATURES);
            let listed = perspective.iter().filter(|feature| !PATHS.contains(feature));
            for &feature in listed.chain(padding).take(MAX_ACTIVE) {
                out.write_all(&(feature as u16).to_le_bytes())?;
            }
        }
        for perspective in &active.perspectives {
            let mut bits = [0u8; PATH_BYTES];
            for feature in perspective.iter().filter(|feature| PATHS.contains(feature)) {
                let nth = feature - PATHS.start;
                bits[nth / 8] |= 1 << (nth % 8);
            }
            out.write_all(&bits)?;
        }
        out.write_all(&[active.bucket as u8])?;
        out.write_all(&sample.0)?;
    }
    Ok(())
}

/// What a trainer must know of the features and of the file of weights, as JSON.
pub fn network_shape() -> String {
    let pairs: Vec<_> =
        PAIRS.iter().map(|(first, values)| format!("[{first}, {values}]")).collect();
    let mirrored: Vec<_> = (0..FEATURES).map(|nth| mirrored_feature(nth).to_string()).collect();
    format!(
        "{{\"features\": {FEATURES}, \"first_forward\": {FIRST_FORWARD}, \"max_active\": {MAX_ACTIVE},\n \
         \"buckets\": {OUTPUT_BUCKETS}, \"hidden_one\": {HIDDEN_ONE}, \"output_one\": {OUTPUT_ONE},\n \
         \"points\": {POINTS}, \"paths\": [{}, {}], \"pairs\": [{}],\n \"mirrored\": [{}]}}\n",
        PATHS.start,
        PATHS.end,
        pairs.join(", "),
        mirrored.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use engine::training::ActiveFeatures;
    use rules::quoridor::{Options, Position};

    use super::*;

    fn features(text: &str) -> ActiveFeatures {
        active_features(&Position::parse(text, 2, &Options::default()).unwrap())
    }

    fn as_set(features: &[usize]) -> HashSet<usize> {
        let set: HashSet<_> = features.iter().copied().collect();
        assert_eq!(set.len(), features.len(), "no feature is active twice");
        set
    }

    #[test]
    fn a_mirrored_position_has_the_mirrored_features() {
        let one = features("d3,f7 8,6 1 a3h,b6h,f6v,d1v,e8h,g5h");
        let other = features("f3,d7 8,6 1 h3h,g6h,c6v,e1v,d8h,b5h");
        for (seen, mirror) in one.perspectives.iter().zip(&other.perspectives) {
            let expected: Vec<_> = seen.iter().map(|&nth| mirrored_feature(nth)).collect();
            assert_eq!(as_set(mirror), as_set(&expected));
        }
        assert_eq!(one.bucket, other.bucket);
    }

    #[test]
    fn the_perspectives_change_places_with_the_seats() {
        let one = features("d3,f7 8,6 1 a3h,b6h,f6v,d1v,e8h,g5h");
        // The same position with the board turned upside down and the other seat to move.
        let other = features("f3,d7 6,8 2 a6h,b3h,f3v,d8v,e1h,g4h");
        for (seen, turned) in one.perspectives.iter().zip(&other.perspectives) {
            assert_eq!(as_set(seen), as_set(turned));
        }
        assert_ne!(as_set(&one.perspectives[0]), as_set(&one.perspectives[1]));
    }
}
