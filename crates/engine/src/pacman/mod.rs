//! The PAC-MAN variant as a game of two sides: PAC-MAN against the ghosts, whoever holds them.
//! Alpha-beta over single moves, so that each ghost sees what those before it have done; where a
//! maze is solved, the oracle's word is law.

mod evaluation;
mod exact;
mod manner;
mod mind;
mod search;
mod table;

pub(crate) use mind::Mind;
