use super::earliest_turns::EarliestTurns;
use super::{KeepGoing, SolveAbort, Solver};
use crate::value::{GameValue, PositionVerdict};
use crate::winner::Winner;

/// The first horizon is so many turns for each life, and for [`LEAST_LIVES`] at least: with a smaller one more passes
/// are needed, with a larger one each of them takes longer.
const TURNS_PER_LIFE: u16 = 8;
const LEAST_LIVES: u8 = 3;

impl Solver<'_> {
    /// Solves what the values of the start need: iterative deepening, pass after pass with a larger horizon.
    ///
    /// The wins of one side do not depend on those of the other. So all layers are solved for the ghosts first, and
    /// for PAC-MAN only if the ghosts do not win with every number of lives.
    pub(crate) fn run_for_start(
        &mut self,
        keep_going: &mut KeepGoing<'_>,
    ) -> Result<(), SolveAbort> {
        let mut search = StartSearch::new(self);
        let mut horizon = TURNS_PER_LIFE * u16::from(self.lives.max(LEAST_LIVES)) + 1;
        while !search.run_pass(self, horizon, keep_going)? {
            horizon = horizon.saturating_mul(2);
        }
        Ok(())
    }
}

/// The search for the values of the start.
///
/// A pass solves every layer only as far as the start can depend on it. For each position let `r` be the least number
/// of turns in which both sides together can bring it about from the start. What follows it a turn later has at most
/// `r + 1`. That a position is won in `n` turns depends only on which of those that follow are won in at most `n - 1`.
/// So, by induction on `n`, all wins with `r + n` below the horizon are found if no others are known. Where others
/// are missing, a position is taken for not won or for won later, never for won sooner, because a win more can only
/// bring wins nearer. The start has `r = 0`: its value is right if it is below the horizon.
///
/// [`EarliestTurns`] are at most `r` for every position of a layer. As many turns before the horizon the layer is
/// cut off.
struct StartSearch {
    earliest: EarliestTurns,
    /// The winners who have wins that no pass has found yet, as far as is known.
    unfinished: Vec<Winner>,
}

impl StartSearch {
    fn new(solver: &Solver<'_>) -> StartSearch {
        let earliest = EarliestTurns::new(solver.space);
        StartSearch { earliest, unfinished: vec![Winner::Ghosts, Winner::Pac] }
    }

    /// Looks for wins in fewer turns than `horizon`. Whether all values of the start are known then.
    fn run_pass(
        &mut self,
        solver: &mut Solver<'_>,
        horizon: u16,
        keep_going: &mut KeepGoing<'_>,
    ) -> Result<bool, SolveAbort> {
        let all = solver.all_pellets();
        let is_unknown = |lives: &u8| !solver.starts.contains_key(&(all, *lives));
        let lives = (1..=solver.lives).rev().find(is_unknown).unwrap_or(0);
        solver.pellet_transitions.clear();
        solver.add_last_pellets();
        for winner in self.unfinished.clone() {
            solver.is_cut_off = false;
            for pellet_set in solver.space.pellet_sets() {
                let below = self.earliest.turns_left(pellet_set, horizon);
                solver.solve_pellet_set(pellet_set, &[winner], (lives, below), keep_going)?;
            }
            solver.pellet_transitions.retain(|transition, _| transition.winner != winner);
            if !solver.is_cut_off {
                self.unfinished.retain(|&unfinished| unfinished != winner);
            }
            if (1..=lives).all(|lives| solver.start(lives) != GameValue::ENDLESS) {
                break;
            }
        }
        let is_known = |value: &GameValue| match value.verdict {
            PositionVerdict::Endless => self.unfinished.is_empty(),
            PositionVerdict::PacWins => !self.unfinished.contains(&Winner::Pac),
            PositionVerdict::GhostsWin => !self.unfinished.contains(&Winner::Ghosts),
        };
        solver.starts.retain(|&(pellets, _), value| {
            let is_below = value.verdict != PositionVerdict::Endless && value.turns < horizon;
            pellets == all && (is_below || is_known(value))
        });
        Ok(solver.starts.len() == usize::from(solver.lives))
    }
}

#[cfg(test)]
mod tests {
    use game::Random;
    use rules::pacman::{Maze, Options};

    use super::*;
    use crate::random_mazes::{MazeShape, random_maze, random_options};
    use crate::state_space::StateSpace;
    use crate::tablebase::LayerSink;

    const LIVES: u8 = 2;

    /// A pass finds the values below its horizon, and no others but those that it knows not to be missing.
    fn check_horizons(maze: &Maze, options: Options) -> usize {
        let space = StateSpace::new(maze, &options);
        let solver = || Solver::new(&space, LIVES, 1, LayerSink::Discard);
        let mut whole = solver();
        whole.run(&mut |_, _, _| true, &mut |_, _| Ok(())).unwrap();
        let values: Vec<GameValue> = (1..=LIVES).map(|lives| whole.start(lives)).collect();
        let mut found = 0;
        for horizon in 0.. {
            let mut solver = solver();
            let mut search = StartSearch::new(&solver);
            let is_done = search.run_pass(&mut solver, horizon, &mut |_, _, _| true).unwrap();
            for (lives, value) in (1..).zip(&values) {
                let known = solver.starts.get(&(solver.all_pellets(), lives));
                let is_below = *value != GameValue::ENDLESS && value.turns < horizon;
                assert!(
                    known == Some(value) || known.is_none() && !is_below,
                    "{lives} lives within {horizon}: {known:?} instead of {value:?}, {} {options:?}",
                    maze.word()
                );
                found += usize::from(is_below && value.turns + 1 == horizon);
            }
            if is_done {
                return found;
            }
        }
        unreachable!("some horizon is far enough")
    }

    #[test]
    fn a_pass_finds_every_value_below_its_horizon() {
        let mut random = Random::new(44);
        let mut found = 0;
        for nth in 0..80 {
            let options = random_options(&mut random);
            let (files, ranks) = *random.pick(&[(4, 4), (5, 4), (6, 4)]);
            let (ghosts, pellets) = (1 + nth / 70, 1 + random.index(4));
            let shape = MazeShape { files, ranks, ghosts, pellets, lives: LIVES };
            found += check_horizons(&random_maze(&mut random, shape), options);
        }
        assert!(found > 50, "{found}: too few values are decided by anybody");
    }
}
