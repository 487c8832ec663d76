use rules::pacman::{Boost, BoostEats, Options};

use crate::ground::Ground;
use crate::lanes::Lanes;

/// The boosts that start with a pellet just eaten (P12–P18), while other pellets lie.
#[derive(Debug)]
pub(crate) struct Boosts<'a> {
    ground: &'a Ground,
    options: &'a Options,
    /// The square of the pellet.
    pub(crate) from: usize,
    /// The pellets that still lie.
    pellets: Lanes,
    /// Every square a boost can end on or lead through.
    pub(crate) reach: Lanes,
    /// The ends of boosts where no ghost is near.
    quiet: Lanes,
}

/// What can come of a boost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The squares whose ghosts are eaten.
    pub(crate) eaten: Lanes,
    pub(crate) end: End,
}

/// Where a boost ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// On any of these squares; then the ghosts move.
    Land(Lanes),
    /// On another pellet, with a boost of its own.
    Pellet(usize),
}

/// How many squares a boost is worth.
const STEPS: usize = 3;

impl<'a> Boosts<'a> {
    pub(crate) fn new(
        ground: &'a Ground,
        options: &'a Options,
        from: usize,
        pellets: Lanes,
    ) -> Boosts<'a> {
        let mut reach = Lanes::one(from);
        for _ in 0..STEPS {
            reach |= ground.spread(reach & !(pellets & !Lanes::one(from)));
        }
        let mut boosts = Boosts { ground, options, from, pellets, reach, quiet: Lanes::NONE };
        boosts.quiet = boosts.walk(Lanes::NONE);
        boosts
    }

    /// The squares where PAC-MAN can end such that no ghost is eaten and no pellet.
    #[inline]
    pub(crate) fn ends(&self, ghosts: Lanes) -> Lanes {
        if (ghosts & self.reach).is_empty() { self.quiet } else { self.walk(ghosts) }
    }

    fn walk(&self, ghosts: Lanes) -> Lanes {
        let start = Lanes::one(self.from);
        let through = match self.options.boost_eats {
            BoostEats::Path => !ghosts,
            BoostEats::End => !Lanes::NONE,
        };
        let mut at = start & through;
        let mut ends = at;
        for _ in 0..STEPS {
            at = self.ground.spread(at) & !self.pellets & through;
            ends |= at;
        }
        !ghosts & if self.options.boost == Boost::Exactly { at } else { ends }
    }

    /// All that can come of a boost beside [`Boosts::ends`].
    pub(crate) fn outcomes(&self, ghosts: Lanes) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        let eaten = match self.options.boost_eats {
            BoostEats::Path => ghosts & Lanes::one(self.from),
            BoostEats::End => Lanes::NONE,
        };
        self.follow(self.from, STEPS, ghosts, eaten, &mut outcomes);
        outcomes
    }

    fn follow(
        &self,
        at: usize,
        left: usize,
        ghosts: Lanes,
        eaten: Lanes,
        outcomes: &mut Vec<Outcome>,
    ) {
        let here = Lanes::one(at);
        if left == 0 || self.options.boost == Boost::UpTo {
            let eaten = match self.options.boost_eats {
                BoostEats::Path => eaten,
                BoostEats::End => ghosts & here,
            };
            if !eaten.is_empty() {
                let found = outcomes.iter_mut().find_map(|outcome| match &mut outcome.end {
                    End::Land(ends) if outcome.eaten == eaten => Some(ends),
                    _ => None,
                });
                match found {
                    Some(ends) => *ends |= here,
                    None => outcomes.push(Outcome { eaten, end: End::Land(here) }),
                }
            }
        }
        if left == 0 {
            return;
        }
        for next in self.ground.steps(at).into_iter().flatten().map(usize::from) {
            let eaten = match self.options.boost_eats {
                BoostEats::Path => eaten | ghosts & Lanes::one(next),
                BoostEats::End => eaten,
            };
            if self.pellets.has(next) {
                let outcome = Outcome { eaten, end: End::Pellet(next) };
                if !outcomes.contains(&outcome) {
                    outcomes.push(outcome);
                }
            } else {
                self.follow(next, left - 1, ghosts, eaten, outcomes);
            }
        }
    }
}
