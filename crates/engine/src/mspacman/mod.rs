//! Ms. Pac-Man, every role: expectation over true dice, with positions judged by how soon each
//! colour could be done and how likely every ghost is to catch her on its next throw.

mod evaluation;
mod mind;
mod outlook;
mod search;

pub(crate) use mind::Mind;
