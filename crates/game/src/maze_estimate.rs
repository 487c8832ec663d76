use crate::{Exact, Verdict};

/// What games of a computer player against itself say about a maze of the PAC-MAN variant. It is an estimate:
/// nothing is proven but what says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MazeEstimate {
    /// With one life, two lives and so on.
    pub by_lives: Vec<LivesEstimate>,
    /// How many games are to be played in all.
    pub planned: u32,
}

/// The games in which PAC-MAN began with the same number of lives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LivesEstimate {
    /// Won by PAC-MAN.
    pub pacman: u32,
    /// Won by the ghosts.
    pub ghosts: u32,
    /// In which positions came again and again, or that took too long.
    pub endless: u32,
    /// The value, where a search has proven it. No game is played then.
    pub proven: Option<Exact>,
}

impl LivesEstimate {
    /// The games that were played.
    pub fn games(&self) -> u32 {
        self.pacman + self.ghosts + self.endless
    }

    /// PAC-MAN's share of the points in permille, an endless game half a point for each side; nothing where
    /// nothing is known.
    pub fn permille(&self) -> Option<u16> {
        let by_games = || {
            let share = (2 * self.pacman + self.endless) * 1000;
            share.checked_div(2 * self.games()).map(|permille| permille as u16)
        };
        match self.proven {
            Some(Exact { verdict: Verdict::Win, .. }) => Some(1000),
            Some(Exact { verdict: Verdict::Draw, .. }) => Some(500),
            Some(Exact { verdict: Verdict::Loss, .. }) => Some(0),
            None => by_games(),
        }
    }
}

impl MazeEstimate {
    /// The games that were played.
    pub fn games(&self) -> u32 {
        self.by_lives.iter().map(LivesEstimate::games).sum()
    }

    /// What is known if PAC-MAN has that many lives.
    pub fn of_lives(&self, lives: u8) -> Option<LivesEstimate> {
        self.by_lives.get(usize::from(lives).checked_sub(1)?).copied()
    }

    /// How far PAC-MAN's share of the points with that many lives is from a half, in permille.
    pub fn imbalance(&self, lives: u8) -> Option<u16> {
        Some(self.of_lives(lives)?.permille()?.abs_diff(500))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endless_games_count_half_and_proofs_count_alone() {
        let games =
            |pacman, ghosts, endless| LivesEstimate { pacman, ghosts, endless, proven: None };
        let proven =
            |verdict| LivesEstimate { proven: Some(Exact { verdict, turns: 3 }), ..games(1, 0, 0) };
        let cases = [
            (games(0, 0, 0), None),
            (games(3, 1, 0), Some(750)),
            (games(0, 1, 1), Some(250)),
            (games(0, 0, 2), Some(500)),
            (proven(Verdict::Loss), Some(0)),
            (proven(Verdict::Win), Some(1000)),
        ];
        for (estimate, permille) in cases {
            assert_eq!(estimate.permille(), permille, "{estimate:?}");
        }
        let maze =
            MazeEstimate { by_lives: cases.map(|(estimate, _)| estimate).to_vec(), planned: 9 };
        assert_eq!((maze.games(), maze.imbalance(1), maze.imbalance(2)), (10, None, Some(250)));
        assert_eq!(
            (maze.imbalance(5), maze.imbalance(0), maze.imbalance(9)),
            (Some(500), None, None)
        );
    }
}
