use std::fmt;
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

/// The trained network, once it is read.
static NETWORK: OnceLock<NnueNetwork> = OnceLock::new();

/// The trained network. Native programs have its file embedded; in a browser there is none before
/// [`install`], since the page has no room for a file that only the highest level reads.
pub(super) fn network() -> Option<&'static NnueNetwork> {
    #[cfg(not(target_family = "wasm"))]
    let network = NETWORK.get_or_init(|| {
        NnueNetwork::parse(include_bytes!("quoridor.nnue")).expect("the embedded file fits")
    });
    #[cfg(target_family = "wasm")]
    let network = NETWORK.get()?;
    Some(network)
}

/// Reads the file of the trained network; another one after the first changes nothing.
pub(crate) fn install(file: &[u8]) -> Result<(), NetworkError> {
    let network = NnueNetwork::parse(file)?;
    NETWORK.get_or_init(|| network);
    Ok(())
}

/// A file is not a network of this engine: its first bytes or its size are others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetworkError {
    /// The bytes of the file.
    pub found: usize,
    /// The bytes that the network takes.
    pub expected: usize,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NetworkError { found, expected } = self;
        write!(f, "the network's file has {found} bytes instead of {expected}")
    }
}

impl std::error::Error for NetworkError {}

impl NnueNetwork {
    /// The bytes of a file of weights.
    pub(crate) const FILE_SIZE: usize = MAGIC.len()
        + 2 * HIDDEN * (FEATURES + 1 + 2 * OUTPUT_BUCKETS)
        + 4 * (OUTPUT_BUCKETS + FORWARD_FEATURES);

    /// Makes this the network in use. It is too late once one has been used.
    pub(crate) fn install(self) -> bool {
        NETWORK.set(self).is_ok()
    }

    /// Reads a file of weights: the vectors of the features, the hidden bias and the output, then
    /// the output biases and the direct weights, all little-endian.
    pub(crate) fn parse(bytes: &[u8]) -> Result<NnueNetwork, NetworkError> {
        let error = NetworkError { found: bytes.len(), expected: NnueNetwork::FILE_SIZE };
        let weights = bytes.strip_prefix(MAGIC).filter(|_| error.found == error.expected);
        let mut reader = WeightReader(weights.ok_or(error)?);
        Ok(NnueNetwork {
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
