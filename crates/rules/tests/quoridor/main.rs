//! Proof of the classic game.

mod agreement;
mod cases;
mod conformance;
mod perft;
mod playouts;
mod random;
mod reference;
mod words;
