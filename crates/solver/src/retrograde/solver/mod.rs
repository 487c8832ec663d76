#[cfg(feature = "native")]
mod checkpoint;
mod earliest_turns;
mod pellet_transitions;
mod start_values;

use std::collections::HashMap;
use std::io;
use std::sync::Arc;

use pellet_transitions::PelletTransition;

use super::boost::BoostMoves;
use super::ghost_moves::GhostMoveGenerator;
use super::ghost_phase::{GhostPhase, GhostPredecessors};
use super::layer::{LayerRequest, LayerSolver, SolvedLayer};
use super::row_distances::{NEVER, RowDistances, constant_delay};
use crate::distance::DistanceToWin;
use crate::sets::BitPlanes;
use crate::state_space::StateSpace;
use crate::tablebase::{
    DeltaBase, Directory, LayerData, LayerDelta, LayerEntry, LayerKey, LayerRef, LayerSink,
};
use crate::value::{GameValue, PositionVerdict};
use crate::winner::Winner;

/// Solves all layers in solve order: pellet sets from the smallest up, within a set lives from one
/// up, within these ghost subsets from the smallest up. Every layer depends on earlier ones only.
pub(crate) struct Solver<'a> {
    space: &'a StateSpace,
    lives: u8,
    threads: usize,
    sink: LayerSink,
    directory: Directory,
    /// The distance to win after eating a pellet.
    pellet_transitions: HashMap<PelletTransition, RowDistances>,
    /// The value of the start, by pellet set and lives.
    starts: HashMap<(u8, u8), GameValue>,
    /// Whether a layer was cut off at the horizon, in this pass and for this winner.
    is_cut_off: bool,
}

/// Why solving was not finished.
#[derive(Debug)]
pub(crate) enum SolveAbort {
    /// The caller asked to stop.
    Stopped,
    /// A layer could not be stored.
    Io(io::Error),
}

impl From<io::Error> for SolveAbort {
    fn from(error: io::Error) -> SolveAbort {
        SolveAbort::Io(error)
    }
}

/// Called before every sweep with the layer, the winner and the turn; returns whether to go on.
pub(crate) type KeepGoing<'p> = dyn FnMut(LayerKey, Winner, u16) -> bool + 'p;

/// The layers of a pellet set and a number of lives, needed until the next number of lives is solved.
#[derive(Default)]
struct LivesSolution {
    /// By winner and ghost subset; empty for a winner that is not solved for.
    by_winner: [Vec<WinnerSolution>; 2],
    /// By ghost subset, where the layer is stored; empty if layers are not kept.
    layer_refs: Vec<LayerRef>,
}

/// A solved layer for one winner.
struct WinnerSolution {
    /// The inputs: the distance to win after eating each pellet, and after being caught.
    eaten: Vec<RowDistances>,
    caught: u16,
    /// The distance to win of the start, if it is in this layer.
    start: u16,
    boost_distances: Vec<RowDistances>,
    ghosts_to_move: RowDistances,
    /// Positions with PAC-MAN to move, where layers are kept; `delay` is to be added.
    distances: Arc<DistanceToWin>,
    delay: u16,
}

/// What all layers of a pellet set share.
struct PelletSetContext<'a> {
    /// The pellets that are left, by number and by square.
    left: Vec<usize>,
    left_squares: Vec<u8>,
    /// The pellets that are gone, by number, and the boosts each of them gave.
    gone: Vec<usize>,
    boosts: Vec<BoostMoves<'a>>,
    ghost_predecessors: GhostPredecessors<'a>,
}

impl<'a> PelletSetContext<'a> {
    fn new(space: &'a StateSpace, pellet_set: u8) -> PelletSetContext<'a> {
        let StateSpace { options, graph, subsets, pellets, .. } = space;
        let (left, gone): (Vec<usize>, Vec<usize>) =
            (0..pellets.len()).partition(|nth| pellet_set >> nth & 1 != 0);
        let squares = space.pellet_squares(pellet_set);
        let boosts = |&nth: &usize| BoostMoves::new(graph, options, pellets[nth].into(), squares);
        let generator = GhostMoveGenerator::new(graph, options, squares);
        PelletSetContext {
            left_squares: left.iter().map(|&nth| pellets[nth]).collect(),
            left,
            boosts: gone.iter().map(boosts).collect(),
            gone,
            ghost_predecessors: GhostPredecessors::new(subsets, generator),
        }
    }
}

impl<'a> Solver<'a> {
    pub(crate) fn new(
        space: &'a StateSpace,
        lives: u8,
        threads: usize,
        sink: LayerSink,
    ) -> Solver<'a> {
        let solution_key = space.solution_key.clone();
        let directory = Directory { solution_key, lives, ..Directory::default() };
        let mut solver = Solver {
            space,
            lives,
            threads,
            sink,
            directory,
            pellet_transitions: HashMap::new(),
            starts: HashMap::new(),
            is_cut_off: false,
        };
        solver.add_last_pellets();
        solver
    }

    /// The last pellet wins at once, with a boost or without (P35).
    fn add_last_pellets(&mut self) {
        for subset in 0..self.space.subsets.len() {
            let rows = self.space.subsets.rows(subset);
            for (winner, turns) in [(Winner::Pac, 0), (Winner::Ghosts, NEVER)] {
                let won = RowDistances::new(vec![turns; rows]);
                for pellet in 0..self.space.pellets.len() {
                    for lives in 1..=self.lives {
                        let to = LayerKey { pellets: 0, lives, subset };
                        let transition = PelletTransition { pellet, to, winner };
                        self.pellet_transitions.insert(transition, won.clone());
                    }
                }
            }
        }
    }

    /// Solves everything, from the first pellet set that is not solved yet. `solved_set` is called
    /// after every set.
    pub(crate) fn run(
        &mut self,
        keep_going: &mut KeepGoing<'_>,
        solved_set: &mut dyn FnMut(&mut Solver<'a>, u8) -> io::Result<()>,
    ) -> Result<(), SolveAbort> {
        for pellet_set in self.space.pellet_sets() {
            if !self.starts.contains_key(&(pellet_set, 1)) {
                self.solve_pellet_set(pellet_set, &Winner::ALL, (self.lives, NEVER), keep_going)?;
                solved_set(self, pellet_set)?;
            }
        }
        Ok(())
    }

    /// The value of the start with all pellets and that many lives.
    pub(crate) fn start(&self, lives: u8) -> GameValue {
        self.starts[&(self.all_pellets(), lives)]
    }

    fn all_pellets(&self) -> u8 {
        self.space.pellet_sets().into_iter().next_back().expect("a maze has a pellet")
    }

    pub(crate) fn into_parts(self) -> (LayerSink, Directory) {
        (self.sink, self.directory)
    }

    pub(crate) fn sink(&mut self) -> &mut LayerSink {
        &mut self.sink
    }

    /// Solves the layers of a pellet set with up to that many lives, for wins in fewer turns than `below`.
    fn solve_pellet_set(
        &mut self,
        pellet_set: u8,
        winners: &[Winner],
        (lives, below): (u8, u16),
        keep_going: &mut KeepGoing<'_>,
    ) -> Result<(), SolveAbort> {
        let space = self.space;
        let context = PelletSetContext::new(space, pellet_set);
        // A catch leads to the start with the same pellets and a life fewer.
        let mut caught = GameValue::ghosts(0);
        let mut life_fewer = LivesSolution::default();
        let legal = |subset| BitPlanes::from_rows(space.legal_squares(pellet_set, subset));
        let kept = if self.sink.keeps_layers() { space.subsets.len() } else { 0 };
        let legal: Vec<BitPlanes> = (0..kept).map(legal).collect();
        for lives in 1..=lives {
            // Only the start counts with all pellets left.
            if let Some(&known) = self.starts.get(&(pellet_set, lives))
                && known != GameValue::ENDLESS
                && pellet_set == self.all_pellets()
            {
                (caught, life_fewer) = (known, LivesSolution::default());
                continue;
            }
            let mut solution = LivesSolution::default();
            for &winner in winners {
                let life_fewer = &life_fewer.by_winner[winner as usize];
                let solved = &mut solution.by_winner[winner as usize];
                for subset in 0..space.subsets.len() {
                    let layer = (LayerKey { pellets: pellet_set, lives, subset }, winner);
                    let old = life_fewer.get(subset);
                    solved.push(self.solve_winner(
                        &context,
                        layer,
                        (caught, old),
                        below,
                        keep_going,
                    )?);
                }
                for (nth, &pellet) in context.gone.iter().enumerate() {
                    for subset in 0..space.subsets.len() {
                        let to = LayerKey { pellets: pellet_set, lives, subset };
                        let transition = PelletTransition { pellet, to, winner };
                        let distances =
                            self.pellet_transition(&context, nth, transition, life_fewer, solved);
                        self.pellet_transitions.insert(transition, distances);
                    }
                }
            }
            for (subset, legal) in legal.iter().enumerate() {
                let key = LayerKey { pellets: pellet_set, lives, subset };
                let layer_ref = self.store(key, &solution, legal, &life_fewer)?;
                solution.layer_refs.push(layer_ref);
            }
            let start = |winner: Winner| {
                let layer = solution.by_winner[winner as usize].get(space.start.subset);
                layer.map_or(NEVER, |layer| layer.start)
            };
            let value = match (start(Winner::Pac), start(Winner::Ghosts)) {
                (NEVER, NEVER) => GameValue::ENDLESS,
                (NEVER, turns) => GameValue::ghosts(turns),
                (turns, _) => GameValue::pac(turns),
            };
            // Where winners are solved for one after the other, what the first one wins stays.
            let known = self.starts.entry((pellet_set, lives)).or_insert(value);
            if *known == GameValue::ENDLESS {
                *known = value;
            }
            caught = *known;
            life_fewer = solution;
        }
        Ok(())
    }

    /// Solves a layer for one winner. `old` is the same layer with a life fewer: where all inputs
    /// are later by the same number of turns, so are all results.
    fn solve_winner(
        &mut self,
        context: &PelletSetContext<'_>,
        (key, winner): (LayerKey, Winner),
        (caught, old): (GameValue, Option<&WinnerSolution>),
        below: u16,
        keep_going: &mut KeepGoing<'_>,
    ) -> Result<WinnerSolution, SolveAbort> {
        let StateSpace { options, graph, subsets, start, .. } = self.space;
        let eaten = |&pellet: &usize| {
            let to = LayerKey { pellets: key.pellets & !(1 << pellet), ..key };
            self.pellet_transitions[&PelletTransition { pellet, to, winner }].clone()
        };
        let eaten: Vec<RowDistances> = context.left.iter().map(eaten).collect();
        let caught = distance_to_win(caught, winner);
        if let Some(old) = old
            && let Some(delay) =
                constant_delay((old.eaten.iter(), old.caught), (eaten.iter(), caught))
        {
            let delayed = |distances: &RowDistances| distances.delayed(delay);
            return Ok(WinnerSolution {
                eaten,
                caught,
                start: if old.start == NEVER { NEVER } else { old.start + delay },
                boost_distances: old.boost_distances.iter().map(delayed).collect(),
                ghosts_to_move: old.ghosts_to_move.delayed(delay),
                distances: old.distances.clone(),
                delay: old.delay + delay,
            });
        }
        let layer = LayerSolver {
            graph,
            contact: options.contact,
            pellets: &context.left_squares,
            eaten: &eaten,
            caught,
            boosts: &context.boosts,
            ghost_phase: &GhostPhase::new(subsets, key.subset, &context.ghost_predecessors),
            threads: self.threads,
        };
        // Boosts that eat ghosts look these positions up; with all ghosts on the board none was
        // eaten.
        let request = LayerRequest {
            start: (key.subset == start.subset).then_some((start.row, start.pac)),
            distances: self.sink.keeps_layers(),
            ghosts_to_move: key.subset + 1 < subsets.len() && !context.gone.is_empty(),
            below,
        };
        let solved = layer.solve(winner, request, &mut |turn| keep_going(key, winner, turn));
        let Some(solved) = solved else { return Err(SolveAbort::Stopped) };
        let SolvedLayer { start, distances, boost_distances, ghosts_to_move, is_cut_off } = solved;
        self.is_cut_off |= is_cut_off;
        Ok(WinnerSolution {
            eaten,
            caught,
            start,
            boost_distances: boost_distances.into_iter().map(RowDistances::new).collect(),
            ghosts_to_move: RowDistances::new(ghosts_to_move),
            distances: distances.into(),
            delay: 0,
        })
    }

    /// Stores a layer of `solution`: as a reference to the same layer with a life fewer, or as a delta to
    /// it, or in full.
    fn store(
        &mut self,
        key: LayerKey,
        solution: &LivesSolution,
        legal: &BitPlanes,
        life_fewer: &LivesSolution,
    ) -> io::Result<LayerRef> {
        let by_winner = solution.by_winner.each_ref().map(|layers| &layers[key.subset]);
        let positions = match self.directory.positions.get(&LayerKey { lives: 1, ..key }) {
            Some(&positions) => positions,
            None => legal.count(),
        };
        self.directory.positions.insert(key, positions);
        let offsets = by_winner.map(|solution| solution.delay);
        let distances = by_winner.map(|solution| &solution.distances);
        let old = life_fewer.layer_refs.get(key.subset).map(|old| {
            let by_winner = life_fewer.by_winner.each_ref();
            (old.layer, by_winner.map(|layers| &layers[key.subset].distances))
        });
        let unchanged =
            old.filter(|(_, old)| (0..2).all(|winner| Arc::ptr_eq(old[winner], distances[winner])));
        let layer = match unchanged {
            Some((layer, _)) => layer,
            None => self.store_new(distances, legal, old)?,
        };
        let layer_ref = LayerRef { layer, offsets };
        self.directory.layer_refs.insert(key, layer_ref);
        Ok(layer_ref)
    }

    /// Stores a layer that is not one that is stored already; `old` is the same with a life fewer. Returns
    /// its number.
    fn store_new(
        &mut self,
        distances: [&Arc<DistanceToWin>; 2],
        legal: &BitPlanes,
        old: Option<(usize, [&Arc<DistanceToWin>; 2])>,
    ) -> io::Result<usize> {
        let delta = old.filter(|_| self.sink.takes_deltas()).and_then(|(layer, old)| {
            let delta = LayerDelta::between(old, distances)?;
            Some((DeltaBase { layer, offsets: delta.offsets }, delta))
        });
        let data = match &delta {
            Some((_, delta)) => LayerData::Delta(delta),
            None => LayerData::Full(distances, legal),
        };
        let entry = LayerEntry {
            rows: distances[0].rows(),
            distances: distances.map(|winner| winner.distances().to_vec()),
            count: distances.map(|winner| winner.count(legal)),
            blocks: self.sink.store(&data)?,
            delta_base: delta.map(|(base, _)| base),
        };
        self.directory.layers.push(entry);
        Ok(self.directory.layers.len() - 1)
    }
}

/// The distance to win of a value, [`NEVER`] if somebody else wins or nobody.
fn distance_to_win(value: GameValue, winner: Winner) -> u16 {
    match (value.verdict, winner) {
        (PositionVerdict::PacWins, Winner::Pac) | (PositionVerdict::GhostsWin, Winner::Ghosts) => {
            value.turns
        }
        _ => NEVER,
    }
}
