use std::sync::LazyLock;

use super::features::{
    DISTANCES, FENCE_COUNTS, FENCES, HIDDEN, OUTPUT_BUCKETS, PAWN_RELATIVE_FENCES, SQUARES,
};

/// The weights. Where there are two of a kind, the first is for the perspective's own pawn and the
/// second for the opponent's.
pub(super) struct NnueNetwork {
    pub(super) fences: [HiddenVector; FENCES],
    pub(super) pawn_relative_fences: [[HiddenVector; PAWN_RELATIVE_FENCES]; 2],
    pub(super) pawns: [[HiddenVector; SQUARES]; 2],
    pub(super) fence_counts: [[HiddenVector; FENCE_COUNTS]; 2],
    pub(super) distances: [[HiddenVector; DISTANCES]; 2],
    pub(super) hidden_bias: HiddenVector,
    pub(super) output: [HiddenVector; OUTPUT_BUCKETS],
    pub(super) output_bias: [i32; OUTPUT_BUCKETS],
    /// Direct weights from features to the output, past the hidden layer (as Stockfish's PSQT).
    pub(super) direct_fence_counts: [[i32; FENCE_COUNTS]; 2],
    pub(super) direct_distances: [[i32; DISTANCES]; 2],
}

/// One number for each hidden unit.
pub(super) type HiddenVector = [i16; HIDDEN];

/// The trained network, embedded.
pub(super) static NETWORK: LazyLock<Box<NnueNetwork>> =
    LazyLock::new(|| NnueNetwork::parse(include_bytes!("quoridor.nnue")));

impl NnueNetwork {
    /// Reads the weights in the order `examples/train.rs` writes them.
    fn parse(bytes: &[u8]) -> Box<NnueNetwork> {
        let mut network = Box::new(NnueNetwork {
            fences: [[0; HIDDEN]; FENCES],
            pawn_relative_fences: [[[0; HIDDEN]; PAWN_RELATIVE_FENCES]; 2],
            pawns: [[[0; HIDDEN]; SQUARES]; 2],
            fence_counts: [[[0; HIDDEN]; FENCE_COUNTS]; 2],
            distances: [[[0; HIDDEN]; DISTANCES]; 2],
            hidden_bias: [0; HIDDEN],
            output: [[0; HIDDEN]; OUTPUT_BUCKETS],
            output_bias: [0; OUTPUT_BUCKETS],
            direct_fence_counts: [[0; FENCE_COUNTS]; 2],
            direct_distances: [[0; DISTANCES]; 2],
        });
        let mut reader = WeightReader(bytes);
        reader.vectors(&mut network.fences);
        network.pawn_relative_fences.iter_mut().for_each(|vectors| reader.vectors(vectors));
        network.pawns.iter_mut().for_each(|vectors| reader.vectors(vectors));
        network.fence_counts.iter_mut().for_each(|vectors| reader.vectors(vectors));
        network.distances.iter_mut().for_each(|vectors| reader.vectors(vectors));
        reader.vectors(std::slice::from_mut(&mut network.hidden_bias));
        reader.vectors(&mut network.output);
        reader.i32s(&mut network.output_bias);
        network.direct_fence_counts.iter_mut().for_each(|weights| reader.i32s(weights));
        network.direct_distances.iter_mut().for_each(|weights| reader.i32s(weights));
        assert!(reader.0.is_empty(), "the file of weights fits the network");
        network
    }
}

/// Reads little-endian numbers off the front of a file.
struct WeightReader<'a>(&'a [u8]);

impl WeightReader<'_> {
    fn i16(&mut self) -> i16 {
        let (head, rest) = self.0.split_at(2);
        self.0 = rest;
        i16::from_le_bytes([head[0], head[1]])
    }

    fn i32(&mut self) -> i32 {
        let (head, rest) = self.0.split_at(4);
        self.0 = rest;
        i32::from_le_bytes([head[0], head[1], head[2], head[3]])
    }

    fn vectors(&mut self, vectors: &mut [HiddenVector]) {
        vectors.iter_mut().flatten().for_each(|weight| *weight = self.i16());
    }

    fn i32s(&mut self, weights: &mut [i32]) {
        weights.iter_mut().for_each(|weight| *weight = self.i32());
    }
}
