//! The PAC-MAN variant, rule by rule (P01–P42).

mod cases;
mod compare;
mod conformance;
mod maze;
mod perft;
mod random;
mod reference;
mod setup;
mod text;
