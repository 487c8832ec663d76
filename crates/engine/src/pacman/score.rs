//! Scores of decided games, in points for PAC-MAN.

/// The score of a game PAC-MAN has won; each move until then takes one off.
pub(super) const WIN_SCORE: i32 = 30_000;
/// Scores from here on are forced wins.
pub(super) const FORCED_WIN: i32 = 29_000;
/// Scores down from here are forced losses.
pub(super) const FORCED_LOSS: i32 = -FORCED_WIN;
