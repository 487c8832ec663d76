//! Proof of the classic game.

mod conformance;
mod perft;
mod random;
