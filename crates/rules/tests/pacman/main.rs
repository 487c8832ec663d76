//! The PAC-MAN variant, rule by rule (P01–P42).

mod conformance;
mod maze;
mod random;
