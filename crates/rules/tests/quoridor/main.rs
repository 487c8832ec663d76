//! Proof of the classic game.

mod agreement;
mod conformance;
mod perft;
mod random;
mod reference;
