//! Scores of decided games, in the search's points.

use crate::Score;
use crate::win_curve::WinCurve;
use rules::Game;

/// The score of a game won on the spot; each ply until then takes one off.
pub(super) const WIN_SCORE: i32 = 30_000;
/// Scores from here on are forced wins.
pub(super) const FORCED_WIN: i32 = WIN_SCORE - 1_000;
/// Scores down from here are forced losses.
pub(super) const FORCED_LOSS: i32 = -FORCED_WIN;
/// Beyond any score.
pub(super) const INFINITE: i32 = 32_000;

/// A score of the search as reported: points, or moves to a forced win or loss.
pub(super) fn reported_score(score: i32) -> Score {
    if score >= FORCED_WIN {
        Score::Wins(((WIN_SCORE - score + 1) / 2) as u32)
    } else if score <= -FORCED_WIN {
        Score::Loses(((WIN_SCORE + score) / 2) as u32)
    } else {
        Score::Points(score)
    }
}

/// Both seats' chances to win in permille, by the score of `mover`.
pub(super) fn chances(score: Score, mover: usize) -> Vec<u16> {
    let own = match score {
        Score::Points(points) => WinCurve::of(Game::Quoridor, 2).permille(points),
        Score::Wins(_) => 1000,
        Score::Loses(_) => 0,
    };
    let mut chances = vec![1000 - own; 2];
    chances[mover] = own;
    chances
}
