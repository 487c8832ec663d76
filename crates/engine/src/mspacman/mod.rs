//! Ms. Pac-Man, every role: expectation over true dice. What a position is worth a small network
//! learned from its own games: `scene` is what it is shown, `net` what it makes of that.

mod evaluation;
mod mind;
mod net;
mod outlook;
mod scene;
mod search;

pub(crate) use mind::Mind;
