//! Classic Quoridor: alpha-beta search for two, tree search for four.

mod board;
mod duel;
mod evaluation;
mod guided;
// The page a browser loads has no room for the weights.
#[cfg(not(target_family = "wasm"))]
mod learned;
mod manner;
mod mind;
mod node;
mod order;
mod pace;
mod party;
mod race;
mod search;
mod seasoned;
mod selection;
#[cfg(not(target_family = "wasm"))]
mod shape;
mod table;
mod trail;
mod variation;
#[cfg(test)]
mod walk;
mod way;
mod zobrist;

pub(crate) use mind::{Mind, guided};
