/// What games of computer players among themselves say about a board of Ms. Pac-Man. It is an estimate: dice are
/// thrown, and nothing is proven.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BoardEstimate {
    /// With two players, three players and so on.
    pub by_players: Vec<PlayersEstimate>,
    /// How many games are to be played in all.
    pub planned: u32,
}

/// The games of the same number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayersEstimate {
    /// Won by each seat.
    pub wins: Vec<u32>,
    /// Those that took too long.
    pub endless: u32,
    /// The turns of all games together.
    pub turns: u32,
}

impl PlayersEstimate {
    /// The games that were played.
    pub fn games(&self) -> u32 {
        self.wins.iter().sum::<u32>() + self.endless
    }

    /// Each seat's share of the games, in permille; nothing before the first game.
    pub fn permille(&self) -> Option<Vec<u16>> {
        let games = self.games();
        let share = |wins: &u32| (wins * 1000 + games / 2).checked_div(games);
        self.wins.iter().map(|wins| share(wins).map(|permille| permille as u16)).collect()
    }

    /// The turns of a game on average; nothing before the first game.
    pub fn mean_turns(&self) -> Option<u32> {
        (self.turns + self.games() / 2).checked_div(self.games())
    }
}

impl BoardEstimate {
    /// The games that were played.
    pub fn games(&self) -> u32 {
        self.by_players.iter().map(PlayersEstimate::games).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_turns_are_rounded_means() {
        let none = PlayersEstimate { wins: vec![0; 2], ..PlayersEstimate::default() };
        assert_eq!((none.permille(), none.mean_turns()), (None, None));
        let some = PlayersEstimate { wins: vec![1, 4, 0], endless: 1, turns: 100 };
        assert_eq!(some.permille(), Some(vec![167, 667, 0]));
        assert_eq!((some.games(), some.mean_turns()), (6, Some(17)));
        let board = BoardEstimate { by_players: vec![none, some], planned: 9 };
        assert_eq!(board.games(), 6);
    }
}
