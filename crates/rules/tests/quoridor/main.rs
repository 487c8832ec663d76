//! Tests of the classic game: rule cases, the reference implementation, perft and conformance.

mod agreement;
mod cases;
mod conformance;
mod fence_costs;
mod perft;
mod playouts;
mod reference;
mod words;
