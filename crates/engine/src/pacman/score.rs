//! Scores of decided games, in points for PAC-MAN, and as people read them.

use crate::Score;

/// The score of a game PAC-MAN has won; each move until then takes one off.
pub(super) const WIN_SCORE: i32 = 30_000;
/// Scores from here on are forced wins.
pub(super) const FORCED_WIN: i32 = 29_000;
/// Scores down from here are forced losses.
pub(super) const FORCED_LOSS: i32 = -FORCED_WIN;

/// The score of a decided game for the side to move, in turns of its own. `pac_turns` is how many
/// turns PAC-MAN still takes from here, the one that ends the game included.
///
/// A winner counts the turn in which it wins, so that a win on the spot is a win in 1; a loser counts
/// its turns before that, as in `mate` of UCI. All ghosts together have one turn in every round, and
/// the one under way counts.
pub(super) fn decided_score(pac_to_move: bool, mover_wins: bool, pac_turns: u32) -> Score {
    match (mover_wins, pac_to_move) {
        (true, true) => Score::Wins(pac_turns),
        (true, false) => Score::Wins(pac_turns + 1),
        (false, _) => Score::Loses(pac_turns),
    }
}
