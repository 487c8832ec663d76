use std::sync::OnceLock;

use super::features::{FEATURES, FORWARD_FEATURES, OUTPUT_BUCKETS};

/// Units of the hidden layer, for each perspective.
pub(crate) const HIDDEN: usize = 128;
/// Quantisation of the hidden layer: this stands for 1, where the activation ends.
pub(crate) const HIDDEN_ONE: i16 = 255;
/// Quantisation of the output: this stands for 1 in the output weights, which are at most 127, so
/// that an activation times a weight fits 16 bits.
pub(crate) const OUTPUT_ONE: i32 = 64;
/// The points of one unit of the output, which are log-odds.
pub(crate) const POINTS: i32 = 180;

/// The weights.
pub(crate) struct NnueNetwork {
    /// For every feature, the weights to the hidden units.
    pub(super) features: Box<[HiddenVector]>,
    pub(super) hidden_bias: HiddenVector,
    /// By bucket: the weights of the perspective to move, then of the other.
    pub(super) output: [[HiddenVector; 2]; OUTPUT_BUCKETS],
    pub(super) output_bias: [i32; OUTPUT_BUCKETS],
    /// Direct weights from the forward features of the seat to move to the output, past the hidden
    /// layer (as Stockfish's PSQT).
    pub(super) direct: Box<[i32]>,
}

/// One number for each hidden unit.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct HiddenVector(pub(super) [i16; HIDDEN]);

/// What a file of weights begins with; its last letters are the layout.
pub(crate) const MAGIC: &[u8; 8] = b"QNNUE-02";

static NETWORK: OnceLock<NnueNetwork> = OnceLock::new();

impl NnueNetwork {
    /// The bytes of a file of weights.
    pub(crate) const FILE_SIZE: usize = MAGIC.len()
        + 2 * HIDDEN * (FEATURES + 1 + 2 * OUTPUT_BUCKETS)
        + 4 * (OUTPUT_BUCKETS + FORWARD_FEATURES);

    /// The network in use: the embedded one, unless another was installed before.
    pub(crate) fn in_use() -> &'static NnueNetwork {
        NETWORK.get_or_init(|| {
            NnueNetwork::parse(include_bytes!("quoridor.nnue")).expect("the embedded file fits")
        })
    }

    /// Makes this the network in use. It is too late once one has been used.
    pub(crate) fn install(self) -> bool {
        NETWORK.set(self).is_ok()
    }

    /// Reads a file of weights: the vectors of the features, the hidden bias and the output, then
    /// the output biases and the direct weights, all little-endian.
    pub(crate) fn parse(bytes: &[u8]) -> Option<NnueNetwork> {
        if bytes.len() != NnueNetwork::FILE_SIZE {
            return None;
        }
        let mut reader = WeightReader(bytes.strip_prefix(MAGIC)?);
        Some(NnueNetwork {
            features: (0..FEATURES).map(|_| reader.vector()).collect(),
            hidden_bias: reader.vector(),
            output: std::array::from_fn(|_| [reader.vector(), reader.vector()]),
            output_bias: std::array::from_fn(|_| reader.i32()),
            direct: (0..FORWARD_FEATURES).map(|_| reader.i32()).collect(),
        })
    }
}

/// Reads little-endian numbers off the front of a file.
struct WeightReader<'a>(&'a [u8]);

impl WeightReader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (head, rest) = self.0.split_first_chunk().expect("the size was checked");
        self.0 = rest;
        *head
    }

    fn i32(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }

    fn vector(&mut self) -> HiddenVector {
        HiddenVector(std::array::from_fn(|_| i16::from_le_bytes(self.take())))
    }
}
