use std::collections::HashMap;

use super::{PelletSetContext, Solver, WinnerSolution};
use crate::retrograde::boost::{BoostEnd, BoostOutcome};
use crate::retrograde::row_distances::{NEVER, RowDistances, constant_delay};
use crate::sets::Bitboard;
use crate::state_space::StateSpace;
use crate::tablebase::LayerKey;
use crate::winner::Winner;

/// Pellet transition: PAC-MAN eats a pellet, and its boost begins in a layer where it is gone; with the side
/// whose wins are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct PelletTransition {
    pub(super) pellet: usize,
    pub(super) to: LayerKey,
    pub(super) winner: Winner,
}

impl Solver<'_> {
    /// The distance to win after eating a pellet (the `nth` of those gone) into a layer, by row:
    /// the best result of its boost. `solved` are the winner's layers of this pellet set and number of
    /// lives, `life_fewer` those of a life fewer.
    pub(super) fn pellet_transition(
        &self,
        context: &PelletSetContext<'_>,
        nth: usize,
        transition: PelletTransition,
        life_fewer: &[WinnerSolution],
        solved: &[WinnerSolution],
    ) -> RowDistances {
        let PelletTransition { to, winner, .. } = transition;
        let StateSpace { graph, subsets, pellets, .. } = self.space;
        let boosts = &context.boosts[nth];
        // Pellets in reach: a boost that ends on one goes on with its boost.
        let chained: Vec<usize> = context
            .left
            .iter()
            .copied()
            .filter(|&pellet| boosts.reach.contains(pellets[pellet].into()))
            .collect();
        let next = |pellet: usize, subset: usize, lives: u8| {
            let to = LayerKey { pellets: to.pellets & !(1 << pellet), lives, subset };
            &self.pellet_transitions[&PelletTransition { pellet, to, winner }]
        };
        if !life_fewer.is_empty() {
            let inputs = |layers: &[WinnerSolution], lives: u8| -> Vec<RowDistances> {
                let boost = layers[to.subset].boost_distances[nth].clone();
                let smaller = &layers[..to.subset];
                let ghosts_to_move = smaller.iter().map(|layer| layer.ghosts_to_move.clone());
                let chained = chained.iter().flat_map(|&pellet| {
                    (0..=to.subset).map(move |subset| next(pellet, subset, lives).clone())
                });
                std::iter::once(boost).chain(ghosts_to_move).chain(chained).collect()
            };
            let old = inputs(life_fewer, to.lives - 1);
            let new = inputs(solved, to.lives);
            if let Some(delay) = constant_delay((old.iter(), NEVER), (new.iter(), NEVER)) {
                let to = LayerKey { lives: to.lives - 1, ..to };
                let old = PelletTransition { to, ..transition };
                return self.pellet_transitions[&old].delayed(delay);
            }
        }
        let boost_distances = &solved[to.subset].boost_distances[nth];
        let ghosts = subsets.ghosts(to.subset);
        // Outcomes by ghosts in reach, which are mostly the same in adjacent rows.
        let mut seen = HashMap::from([(Bitboard::EMPTY, 0)]);
        let mut lists: Vec<Vec<BoostOutcome>> = vec![boosts.outcomes(Bitboard::EMPTY)];
        let mut last = (Bitboard::EMPTY, 0);
        let rows = subsets.placements(to.subset).enumerate().map(|(row, squares)| {
            let quiet = boost_distances.get(row);
            let near = Bitboard::from_squares(&squares[..ghosts]) & boosts.reach;
            if near.is_empty() && chained.is_empty() {
                return quiet;
            }
            if near != last.0 {
                let nth = seen.entry(near).or_insert_with(|| {
                    lists.push(boosts.outcomes(near));
                    lists.len() - 1
                });
                last = (near, *nth);
            }
            let outcomes = &lists[last.1];
            let distances = outcomes.iter().flat_map(|outcome| {
                let (subset, row) = subsets.rank_after_eating(to.subset, squares, outcome.eaten);
                let (ends, pellet) = match outcome.end {
                    BoostEnd::Squares(ends) => (ends, None),
                    BoostEnd::Pellet(square) => (Bitboard::EMPTY, Some(square)),
                };
                let ghosts_to_move = &solved[subset].ghosts_to_move;
                let ends = ends
                    .iter()
                    .map(move |square| ghosts_to_move.get(row * graph.square_count + square));
                let pellet = pellet.map(|square| {
                    let pellet = pellets.iter().position(|&at| usize::from(at) == square);
                    next(pellet.expect("boosts stop on pellets alone"), subset, to.lives).get(row)
                });
                ends.chain(pellet)
            });
            match winner {
                Winner::Pac => distances.fold(quiet, u16::min),
                Winner::Ghosts => distances.fold(quiet, u16::max),
            }
        });
        RowDistances::new(rows.collect())
    }
}
