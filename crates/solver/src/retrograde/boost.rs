use rules::pacman::{Boost, BoostEats, Options};

use crate::maze_graph::MazeGraph;
use crate::sets::Bitboard;

/// Generates the boosts that follow a pellet just eaten (P12–P18), while other pellets are left.
#[derive(Debug)]
pub(crate) struct BoostMoves<'a> {
    graph: &'a MazeGraph,
    options: &'a Options,
    /// The square of the eaten pellet.
    pub(crate) from: usize,
    /// The pellets that are left.
    pellets: Bitboard,
    /// Every square a boost can end on or lead through.
    pub(crate) reach: Bitboard,
    /// [`BoostMoves::quiet_ends`] without a ghost in reach.
    ghostless_ends: Bitboard,
}

/// A result of a boost that eats a ghost or another pellet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoostOutcome {
    /// The squares whose ghosts are eaten.
    pub(crate) eaten: Bitboard,
    pub(crate) end: BoostEnd,
}

/// Where a boost ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoostEnd {
    /// On any of these squares; then the ghosts move.
    Squares(Bitboard),
    /// On another pellet, which gives a boost of its own.
    Pellet(usize),
}

/// The length of a boost.
const BOOST_STEPS: usize = 3;

impl<'a> BoostMoves<'a> {
    pub(crate) fn new(
        graph: &'a MazeGraph,
        options: &'a Options,
        from: usize,
        pellets: Bitboard,
    ) -> BoostMoves<'a> {
        let mut reach = Bitboard::single(from);
        for _ in 0..BOOST_STEPS {
            reach |= graph.neighbours_of_set(reach & !(pellets & !Bitboard::single(from)));
        }
        let ghostless_ends = Bitboard::EMPTY;
        let mut boosts = BoostMoves { graph, options, from, pellets, reach, ghostless_ends };
        boosts.ghostless_ends = boosts.quiet_ends(Bitboard::EMPTY);
        boosts
    }

    /// Whether PAC-MAN can end on one of these squares after eating no ghost and no pellet.
    #[inline]
    pub(crate) fn has_quiet_end(&self, among: Bitboard, ghosts: Bitboard) -> bool {
        let ends = among & self.ghostless_ends;
        // Ghosts only take ends away.
        !ends.is_empty()
            && ((ghosts & self.reach).is_empty() || !(ends & self.quiet_ends(ghosts)).is_empty())
    }

    /// The squares where PAC-MAN can end after eating no ghost and no pellet.
    fn quiet_ends(&self, ghosts: Bitboard) -> Bitboard {
        let start = Bitboard::single(self.from);
        let passable = match self.options.boost_eats {
            BoostEats::Path => !ghosts,
            BoostEats::End => !Bitboard::EMPTY,
        };
        let mut reached = start & passable;
        let mut ends = reached;
        for _ in 0..BOOST_STEPS {
            reached = self.graph.neighbours_of_set(reached) & !self.pellets & passable;
            ends |= reached;
        }
        !ghosts & if self.options.boost == Boost::Exactly { reached } else { ends }
    }

    /// All results of a boost but [`BoostMoves::quiet_ends`].
    pub(crate) fn outcomes(&self, ghosts: Bitboard) -> Vec<BoostOutcome> {
        let mut outcomes = Vec::new();
        let eaten = match self.options.boost_eats {
            BoostEats::Path => ghosts & Bitboard::single(self.from),
            BoostEats::End => Bitboard::EMPTY,
        };
        self.collect_outcomes(self.from, BOOST_STEPS, ghosts, eaten, &mut outcomes);
        outcomes
    }

    /// Depth-first search over the paths of the boost.
    fn collect_outcomes(
        &self,
        at: usize,
        steps_left: usize,
        ghosts: Bitboard,
        eaten: Bitboard,
        outcomes: &mut Vec<BoostOutcome>,
    ) {
        let here = Bitboard::single(at);
        if steps_left == 0 || self.options.boost == Boost::UpTo {
            let eaten = match self.options.boost_eats {
                BoostEats::Path => eaten,
                BoostEats::End => ghosts & here,
            };
            if !eaten.is_empty() {
                let known = outcomes.iter_mut().find_map(|outcome| match &mut outcome.end {
                    BoostEnd::Squares(ends) if outcome.eaten == eaten => Some(ends),
                    _ => None,
                });
                match known {
                    Some(ends) => *ends |= here,
                    None => outcomes.push(BoostOutcome { eaten, end: BoostEnd::Squares(here) }),
                }
            }
        }
        if steps_left == 0 {
            return;
        }
        for next in self.graph.neighbours(at).into_iter().flatten().map(usize::from) {
            let eaten = match self.options.boost_eats {
                BoostEats::Path => eaten | ghosts & Bitboard::single(next),
                BoostEats::End => eaten,
            };
            if self.pellets.contains(next) {
                let outcome = BoostOutcome { eaten, end: BoostEnd::Pellet(next) };
                if !outcomes.contains(&outcome) {
                    outcomes.push(outcome);
                }
            } else {
                self.collect_outcomes(next, steps_left - 1, ghosts, eaten, outcomes);
            }
        }
    }
}
