//! What stands around the moves of a dialect, a file a form: each reads a text into a
//! [`ForeignGame`](crate::foreign_game::ForeignGame) and writes moves as such a text.

pub(crate) mod commands;
pub(crate) mod list;
pub(crate) mod numbers;
pub(crate) mod positions;
pub(crate) mod qf;
pub(crate) mod qgn;
pub(crate) mod sgf;
