//! Ms. Pac-Man: the check every game must pass, the slow reference, and a case for every rule.

mod agreement;
mod boards;
mod cases;
mod conformance;
mod perft;
mod random;
mod reference;
