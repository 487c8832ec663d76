use game::{Exact, Verdict};

/// How a solved maze stands between the sides, by PAC-MAN's lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeBalance {
    /// The value of the start with one life, two lives and so on.
    values: Vec<Exact>,
    /// The lives that the maze gives.
    lives: u8,
}

/// How fair a maze is, the fairest greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fairness {
    /// The same side wins with any number of lives; the longer that takes, the fairer.
    OneSided(u16),
    /// With the lives that the maze gives, nobody can force a win.
    Endless,
    /// Another number of lives changes who wins, but not one more or one fewer.
    TipsElsewhere(u16),
    /// One life more or fewer changes who wins; the longer the win takes, the fairer.
    Tips(u16),
}

impl MazeBalance {
    /// The balance of a maze that gives `lives`, by the values of its start with one life, two lives and so on.
    pub fn new(values: &[Exact], lives: u8) -> MazeBalance {
        MazeBalance { values: values.to_vec(), lives }
    }

    /// The value with that many lives.
    pub fn value(&self, lives: u8) -> Option<Exact> {
        self.values.get(usize::from(lives).checked_sub(1)?).copied()
    }

    /// The most lives of which the value is known.
    pub fn most_lives(&self) -> u8 {
        self.values.len() as u8
    }

    /// The fewest lives with which PAC-MAN wins.
    pub fn tips_at(&self) -> Option<u8> {
        (1..)
            .zip(&self.values)
            .find(|(_, value)| value.verdict == Verdict::Win)
            .map(|(lives, _)| lives)
    }

    /// How fair the maze is.
    pub fn fairness(&self) -> Fairness {
        let Some(own) = self.value(self.lives) else { return Fairness::OneSided(0) };
        if own.verdict == Verdict::Draw {
            return Fairness::Endless;
        }
        let changes = |value: Exact| value.verdict != own.verdict && value.verdict != Verdict::Draw;
        let turns = own.turns as u16;
        let beside = [self.lives.checked_sub(1), self.lives.checked_add(1)];
        if beside.into_iter().flatten().filter_map(|lives| self.value(lives)).any(changes) {
            Fairness::Tips(turns)
        } else if self.values.iter().copied().any(changes) {
            Fairness::TipsElsewhere(turns)
        } else {
            Fairness::OneSided(turns)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn balance(values: &[(Verdict, u32)], lives: u8) -> MazeBalance {
        let values: Vec<_> =
            values.iter().map(|&(verdict, turns)| Exact { verdict, turns }).collect();
        MazeBalance::new(&values, lives)
    }

    #[test]
    fn a_maze_is_fairest_where_one_life_decides() {
        use Verdict::{Draw, Loss, Win};
        let hedgerow = [(Loss, 11), (Win, 7), (Win, 7)];
        let cases = [
            (balance(&hedgerow, 2), Fairness::Tips(7), Some(2)),
            (balance(&hedgerow, 1), Fairness::Tips(11), Some(2)),
            (balance(&hedgerow, 3), Fairness::TipsElsewhere(7), Some(2)),
            (balance(&[(Loss, 8), (Loss, 16), (Loss, 23)], 3), Fairness::OneSided(23), None),
            (balance(&[(Draw, 0), (Win, 9)], 1), Fairness::Endless, Some(2)),
        ];
        for (balance, fairness, tips_at) in cases {
            assert_eq!((balance.fairness(), balance.tips_at()), (fairness, tips_at), "{balance:?}");
        }
        assert!(Fairness::Tips(1) > Fairness::TipsElsewhere(99));
        assert!(Fairness::OneSided(9) > Fairness::OneSided(8));
    }
}
