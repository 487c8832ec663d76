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

/// What to say of a maze's balance in one sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceSummary {
    /// One life more or fewer changes who wins.
    OneLifeDecides,
    /// PAC-MAN wins with so many lives or more, with those that the maze gives too.
    PacmanFrom(u8),
    /// The ghosts win with any number of lives up to so many, with those that the maze gives too.
    GhostsUpTo(u8),
    /// With the lives that the maze gives, nobody can force a win.
    Nobody,
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

    /// What to say of it: a further life never harms PAC-MAN, so one number tells it.
    pub fn summary(&self) -> BalanceSummary {
        let leading = |is_counted: fn(Verdict) -> bool| {
            self.values.iter().take_while(|value| is_counted(value.verdict)).count() as u8
        };
        match (self.fairness(), self.value(self.lives).map(|own| own.verdict)) {
            (Fairness::Tips(_), _) => BalanceSummary::OneLifeDecides,
            (_, Some(Verdict::Win)) => {
                BalanceSummary::PacmanFrom(leading(|verdict| verdict != Verdict::Win) + 1)
            }
            (_, Some(Verdict::Loss)) => {
                BalanceSummary::GhostsUpTo(leading(|verdict| verdict == Verdict::Loss))
            }
            _ => BalanceSummary::Nobody,
        }
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
            (balance(&hedgerow, 2), Fairness::Tips(7)),
            (balance(&hedgerow, 1), Fairness::Tips(11)),
            (balance(&hedgerow, 3), Fairness::TipsElsewhere(7)),
            (balance(&[(Loss, 8), (Loss, 16), (Loss, 23)], 3), Fairness::OneSided(23)),
            (balance(&[(Draw, 0), (Win, 9)], 1), Fairness::Endless),
        ];
        for (balance, fairness) in cases {
            assert_eq!(balance.fairness(), fairness, "{balance:?}");
        }
        assert!(Fairness::Tips(1) > Fairness::TipsElsewhere(99));
        assert!(Fairness::OneSided(9) > Fairness::OneSided(8));
    }

    /// Whatever the values: what the sentence says holds for each number of lives it speaks of.
    #[test]
    fn what_is_said_of_a_maze_is_true_for_every_number_of_lives() {
        use Verdict::{Draw, Loss, Win};
        let orders = [
            [Loss, Loss, Loss],
            [Loss, Loss, Draw],
            [Loss, Loss, Win],
            [Loss, Draw, Draw],
            [Loss, Draw, Win],
            [Loss, Win, Win],
            [Draw, Draw, Draw],
            [Draw, Draw, Win],
            [Draw, Win, Win],
            [Win, Win, Win],
        ];
        for (values, lives) in
            orders.into_iter().flat_map(|values| [1, 2, 3].map(|lives| (values, lives)))
        {
            let known: Vec<_> = values.into_iter().map(|verdict| (verdict, 5)).collect();
            let own = values[usize::from(lives) - 1];
            let is = |from: u8, to: u8, verdict| {
                (from..=to).contains(&lives)
                    && (1..=3).all(|n| {
                        (from..=to).contains(&n) == (values[usize::from(n) - 1] == verdict)
                    })
            };
            let is_true = match balance(&known, lives).summary() {
                BalanceSummary::PacmanFrom(from) => is(from, 3, Win),
                BalanceSummary::GhostsUpTo(to) => is(1, to, Loss),
                BalanceSummary::Nobody => own == Draw,
                BalanceSummary::OneLifeDecides => {
                    let other = if own == Win { Loss } else { Win };
                    let beside = [lives.checked_sub(2), Some(lives)].into_iter().flatten();
                    own != Draw
                        && beside
                            .filter_map(|n| values.get(usize::from(n)))
                            .any(|value| *value == other)
                }
            };
            assert!(is_true, "{values:?} with {lives}");
        }
    }
}
