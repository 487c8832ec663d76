use game::SeatResult;

/// How somebody's rated games of a kind went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedResults {
    /// Those in which they made the first move.
    pub began: ResultCounts,
    /// The others.
    pub followed: ResultCounts,
    /// How many they have won in a row up to now.
    pub streak: u32,
    /// How many they have ever won in a row.
    pub longest_streak: u32,
}

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultCounts {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl PlayedResults {
    /// Sums up games, the oldest first: whether somebody made the first move, and how it ended for them.
    pub fn of(games: impl IntoIterator<Item = (bool, SeatResult)>) -> PlayedResults {
        let mut sum = PlayedResults::default();
        for (began, result) in games {
            let counts = if began { &mut sum.began } else { &mut sum.followed };
            match result {
                SeatResult::Win => counts.won += 1,
                SeatResult::Draw => counts.drawn += 1,
                SeatResult::Loss => counts.lost += 1,
            }
            sum.streak = if result == SeatResult::Win { sum.streak + 1 } else { 0 };
            sum.longest_streak = sum.longest_streak.max(sum.streak);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_counted_by_side_and_wins_in_a_row() {
        let (win, draw, loss) = (SeatResult::Win, SeatResult::Draw, SeatResult::Loss);
        let games = [
            (true, win),
            (false, win),
            (true, win),
            (false, draw),
            (true, win),
            (false, loss),
            (false, win),
            (true, win),
        ];
        let sum = PlayedResults::of(games);
        assert_eq!(sum.began, ResultCounts { won: 4, drawn: 0, lost: 0 });
        assert_eq!(sum.followed, ResultCounts { won: 2, drawn: 1, lost: 1 });
        assert_eq!((sum.streak, sum.longest_streak), (2, 3));
        assert_eq!(PlayedResults::of(games.into_iter().take(6)).streak, 0, "a loss ends it");
        assert_eq!(PlayedResults::of([]), PlayedResults::default());
    }
}
