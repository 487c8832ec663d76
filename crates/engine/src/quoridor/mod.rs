//! Classic Quoridor: alpha-beta search for two, tree search for four.

mod board;
mod duel;
mod evaluation;
mod guided;
mod manner;
mod mind;
mod node;
mod order;
mod party;
mod race;
mod search;
mod seasoned;
mod table;
#[cfg(test)]
mod walk;
mod way;
mod zobrist;

pub(crate) use mind::{Mind, guided};
