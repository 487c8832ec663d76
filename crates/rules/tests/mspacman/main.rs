//! Tests of Ms. Pac-Man: rule cases, the reference implementation, perft and conformance.

mod agreement;
mod boards;
mod cases;
mod conformance;
mod perft;
mod reference;
