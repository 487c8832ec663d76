//! Ms. Pac-Man, every role: expectimax over the dice. A small network trained by self-play evaluates
//! positions: `features` is its input, `network` the network, `trained_network` the one that plays.

mod edge;
mod engine;
mod evaluation;
mod expectimax;
mod features;
mod levels;
mod network;
mod plan;
mod scored_move;
mod surroundings;
mod trained_network;

#[cfg(not(target_family = "wasm"))]
pub(crate) use edge::colour_edge;
pub(crate) use engine::MsPacmanEngine;
#[cfg(not(target_family = "wasm"))]
pub use {
    evaluation::values,
    features::{FEATURE_COUNT, FeatureExtractor, FeatureVector},
    network::{HIDDEN, HiddenUnits, MsPacmanNetwork},
};
