use game::{Position as _, Random};
use rules::Path;
use rules::pacman::{MazeSpec, Position};

use super::alpha_beta::PacmanSearch;
use super::evaluation::PacmanEvaluation;
use super::insight::insight;
use super::levels::PacmanLevelProfile;
use super::root::iterate;
use super::root_move::{RootMove, sign};
use super::score::FORCED_WIN;
use super::tablebase;
use super::tries::{further_tries, new_round_points};
use super::tt::{PacmanTranspositionTable, position_key};
use crate::report::SearchContext;
use crate::{Level, SearchReport, Settings};

/// The engine of the PAC-MAN variant, and what it keeps from move to move.
#[derive(Debug)]
pub(crate) struct PacmanEngine {
    hash_megabytes: usize,
    /// Made when first needed, and again for another maze or other rules.
    maze_context: Option<MazeContext>,
    random: Random,
}

/// What depends on the maze and the rules.
#[derive(Debug)]
struct MazeContext {
    /// Any position of the game it belongs to.
    game: Position,
    evaluation: PacmanEvaluation,
    tt: PacmanTranspositionTable,
    /// By the set of pellets left: the points of a new round, where they are known.
    new_rounds: [Option<i32>; 1 << MazeSpec::MAX_PELLETS],
}

impl MazeContext {
    /// How much the lives of a position count.
    fn further_tries(&mut self, position: &Position) -> f64 {
        if position.lives() <= 1 {
            return 0.0;
        }
        let known = &mut self.new_rounds[usize::from(position.pellet_set())];
        let points = *known.get_or_insert_with(|| new_round_points(position, &self.evaluation));
        further_tries(position.lives(), points)
    }
}

impl PacmanEngine {
    pub(crate) fn new(settings: &Settings) -> PacmanEngine {
        PacmanEngine {
            hash_megabytes: settings.hash,
            maze_context: None,
            random: Random::new(settings.seed),
        }
    }

    /// Searches the last position of `game`, in which a seat is to move.
    pub(crate) fn search(
        &mut self,
        game: &[Position],
        context: &SearchContext<'_>,
    ) -> SearchReport<Path> {
        let position = game.last().expect("a game has a position");
        let oracle =
            context.settings.oracle.as_ref().filter(|_| context.settings.level == Level::MAX);
        if let Some(ranked) =
            oracle.and_then(|oracle| tablebase::ranked_moves(position, oracle.as_ref()))
        {
            return tablebase::report(game, &ranked, context);
        }
        let mover = position.to_move().expect("a seat is to move");
        let mut profile = PacmanLevelProfile::of(context.settings.level, mover);
        let plan = profile.plan(game, context.settings.seed);
        if let Some(plan) = &plan {
            profile.tactical_eval = plan.sees_threats(position_key(position));
        }
        let eval_noise = profile.eval_noise;
        let noise: Vec<i32> = (0..512)
            .map(|_| {
                if eval_noise > 0 {
                    self.random.below(2 * eval_noise as u32 + 1) as i32 - eval_noise
                } else {
                    0
                }
            })
            .collect();
        let maze_context = self.maze_context(position, &profile);
        if plan.is_some() {
            // Another plan judges otherwise: nothing is remembered.
            maze_context.tt.clear();
        }
        let scope = profile.eval_scope(game, &maze_context.evaluation, plan.as_ref());
        let tries = maze_context.further_tries(position);
        let mut search = PacmanSearch::new(
            &maze_context.evaluation,
            &mut maze_context.tt,
            context.time,
            &profile,
            scope,
        );
        search.tries = tries;
        let root_moves = iterate(&mut search, game, profile.depth, context);
        let insight = insight(position, &mut search, &root_moves, context);
        let sign = sign(position);
        // Every level sees a forced win or loss; only other scores have noise.
        let bonus = |root_move: &RootMove| {
            plan.map_or(0, |plan| {
                let mut after = position.clone();
                after.play(root_move.choice.path);
                plan.bonus(mover, &after, root_move.choice.key, &maze_context.evaluation)
            })
        };
        let noisy_score = |(nth, root_move): (usize, &RootMove)| {
            let forced = root_move.score.abs() >= FORCED_WIN;
            let bend = if forced { 0 } else { noise[nth % noise.len()] + bonus(root_move) };
            sign * root_move.score + bend
        };
        let best = root_moves
            .iter()
            .enumerate()
            .max_by_key(|&(nth, root_move)| (noisy_score((nth, root_move)), std::cmp::Reverse(nth)))
            .expect("a seat to move has a move")
            .1;
        SearchReport { best_move: best.choice.path, insight }
    }

    fn maze_context(
        &mut self,
        position: &Position,
        profile: &PacmanLevelProfile,
    ) -> &mut MazeContext {
        let is_same_game = |kept: &MazeContext| {
            kept.game.options() == position.options() && kept.game.maze() == position.maze()
        };
        if !self.maze_context.as_ref().is_some_and(is_same_game) {
            self.maze_context = Some(MazeContext {
                game: position.clone(),
                evaluation: PacmanEvaluation::new(position.maze()),
                tt: PacmanTranspositionTable::new(self.hash_megabytes.min(profile.max_hash)),
                new_rounds: Default::default(),
            });
        }
        self.maze_context.as_mut().expect("just made")
    }
}

/// How much the lives of a position count in its chances: the win curve is fitted on that.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn lives_count(position: &Position) -> f64 {
    let evaluation = PacmanEvaluation::new(position.maze());
    further_tries(position.lives(), new_round_points(position, &evaluation))
}
