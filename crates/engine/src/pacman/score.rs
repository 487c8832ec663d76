//! Scores of decided games, in points for PAC-MAN, and as people read them. Search and tablebase count the
//! same turns: those of [`Exact`], which PAC-MAN still takes until the game is over, the last one included.
//! Where a ghost is to move, the turn under way is not counted; people read it counted.

use rules::pacman::{Piece, Position};

use crate::{Exact, Score, Verdict};

/// The score of a game PAC-MAN has won; each turn of his until then takes one off.
pub(super) const WIN_SCORE: i32 = 30_000;
/// Scores from here on are forced wins.
pub(super) const FORCED_WIN: i32 = 29_000;
/// Scores down from here are forced losses.
pub(super) const FORCED_LOSS: i32 = -FORCED_WIN;

/// The forced result that a score of the search stands for.
pub(super) fn forced_result(score: i32) -> Option<Exact> {
    match score {
        FORCED_WIN.. => Some(Exact { verdict: Verdict::Win, turns: (WIN_SCORE - score) as u32 }),
        ..=FORCED_LOSS => Some(Exact { verdict: Verdict::Loss, turns: (WIN_SCORE + score) as u32 }),
        _ => None,
    }
}

/// The value of a position of the PAC-MAN variant as the score of the side to move, in turns of its own.
pub fn pacman_score(position: &Position, exact: Exact) -> Score {
    exact.chase_score(position.to_move() == Some(Piece::Pac))
}

/// The plies of a round: PAC-MAN's move and those of four ghosts.
pub(super) const PLIES_PER_ROUND: u32 = 5;
