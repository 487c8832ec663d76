use game::{Position as _, Random, Seat};
use rules::Game;
use rules::mspacman::{Move, Phase, Position};

use super::edge::colour_edge;
use super::evaluation::mover;
use super::expectimax::{Expectimax, ScoredRoll};
use super::levels::MsPacmanLevelProfile;
use super::plan::MsPacmanPlan;
use super::scored_move::ScoredMove;
use crate::report::SearchContext;
use crate::win_curve::{WinCurve, points_of_value};
use crate::{Insight, Line, RollValue, SearchEffort, SearchReport, Settings};

/// The engine of Ms. Pac-Man.
#[derive(Debug)]
pub(crate) struct MsPacmanEngine {
    random: Random,
}

impl MsPacmanEngine {
    pub(crate) fn new(settings: &Settings) -> MsPacmanEngine {
        MsPacmanEngine { random: Random::new(settings.seed) }
    }

    /// Searches the last position of `game`, in which a seat is to move.
    pub(crate) fn search(
        &mut self,
        game: &[Position],
        context: &SearchContext<'_>,
    ) -> SearchReport<Move> {
        let position = game.last().expect("a game has a position");
        let profile = MsPacmanLevelProfile::of(context.settings.level);
        let seat = mover(position);
        // A round is a roll and a move of everyone.
        let round = game.len() / (2 * position.seats());
        let model = profile.model(context.settings.seed, seat.index(), round);
        let sight = profile.sight(model.as_ref());
        let plan = model.map(|model| MsPacmanPlan::new(model, position));
        let mut search = Expectimax::new(profile.network, context.time, sight);
        let root_moves = search.scored_moves(position, seat, context.root_moves);
        let scored_moves = search.iterate(root_moves, seat, profile.depth, |search, moves| {
            context.time.report(&insight(search, moves, position, context));
        });
        let insight = insight(&search, &scored_moves, position, context);
        // Without noise and plan the first move is the best; with them it is chosen again.
        let chooses = profile.eval_noise > 0.0 || plan.is_some();
        let mut best = (scored_moves[0].mv, f32::MIN);
        for scored_move in scored_moves.iter().take_while(|_| chooses) {
            let chance = scored_move.values[seat.index()].clamp(0.001, 0.999);
            let bonus = plan.as_ref().map_or_else(
                || profile.eval_noise * self.random.unit(),
                |plan| {
                    let mut after = position.clone();
                    after.play(scored_move.mv);
                    plan.bonus(seat, &after)
                },
            );
            let log_odds = (chance / (1.0 - chance)).ln() + bonus;
            if log_odds > best.1 {
                best = (scored_move.mv, log_odds);
            }
        }
        SearchReport { best_move: best.0, insight }
    }

    /// What each roll would bring in `position`, in which chance is to move.
    pub(crate) fn rolls(&self, position: &Position, context: &SearchContext<'_>) -> Insight {
        let profile = MsPacmanLevelProfile::of(context.settings.level);
        let mut search = Expectimax::new(profile.network, context.time, profile.sight(None));
        let rolls = search.iterate_rolls(position, profile.depth, |search, rolls| {
            context.time.report(&roll_insight(search, rolls, position, context));
        });
        roll_insight(&search, &rolls, position, context)
    }
}

/// The analysis of a chance node: each roll with the chances that it brings, and the mean of these. (The
/// mean of values would be another one, since the win curve bends.)
fn roll_insight(
    search: &Expectimax<'_>,
    rolls: &[ScoredRoll],
    position: &Position,
    context: &SearchContext<'_>,
) -> Insight {
    let curve = WinCurve::of(Game::Mspacman, position.seats());
    let edge = colour_edge(position);
    let of = rolls.iter().map(|roll| roll.weight).sum();
    let seat = match position.phase() {
        Phase::Roll(seat) => seat,
        _ => Seat::new(0),
    };
    let rolls: Vec<_> = rolls
        .iter()
        .map(|scored| RollValue {
            word: scored.roll.to_string(),
            weight: scored.weight,
            of,
            chances: curve.chances_with_bonus(&scored.values, edge),
        })
        .collect();
    let mean = |seat: Seat| {
        let chances = rolls.iter().map(|roll| roll.weight * u32::from(roll.chances[seat.index()]));
        ((chances.sum::<u32>() + of / 2) / of) as u16
    };
    Insight {
        seat: seat.number() as u8,
        chances: Seat::all(position.seats()).map(mean).collect(),
        rolls,
        effort: effort(search, context),
        ..Insight::default()
    }
}

fn effort(search: &Expectimax<'_>, context: &SearchContext<'_>) -> SearchEffort {
    SearchEffort { depth: search.depth, nodes: search.nodes, time: context.time.elapsed() }
}

fn insight(
    search: &Expectimax<'_>,
    scored_moves: &[ScoredMove],
    position: &Position,
    context: &SearchContext<'_>,
) -> Insight {
    let curve = WinCurve::of(Game::Mspacman, position.seats());
    let (seat, edge) = (mover(position), colour_edge(position));
    let lines: Vec<_> = scored_moves
        .iter()
        .take(context.settings.multi_pv.max(1))
        .map(|scored_move| Line {
            words: vec![scored_move.mv.to_string()],
            chances: curve.chances_with_bonus(&scored_move.values, edge),
            score: points_of_value(scored_move.values[seat.index()]),
        })
        .collect();
    Insight {
        seat: seat.number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        lines,
        effort: effort(search, context),
        ..Insight::default()
    }
}
