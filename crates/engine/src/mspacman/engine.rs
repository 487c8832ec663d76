use game::{Position as _, Random, Seat};
use rules::mspacman::{Move, Position};

use super::evaluation::mover;
use super::expectimax::Expectimax;
use super::levels::MsPacmanLevelProfile;
use super::scored_move::ScoredMove;
use crate::report::SearchContext;
use crate::win_chance::{permille, points_of_chance};
use crate::{Insight, Line, SearchEffort, SearchReport, Settings};

/// The engine of Ms. Pac-Man.
#[derive(Debug)]
pub(crate) struct MsPacmanEngine {
    random: Random,
}

impl MsPacmanEngine {
    pub(crate) fn new(settings: &Settings) -> MsPacmanEngine {
        MsPacmanEngine { random: Random::new(settings.seed) }
    }

    /// Searches `position`, in which a seat is to move.
    pub(crate) fn search(
        &mut self,
        position: &Position,
        context: &SearchContext<'_>,
    ) -> SearchReport<Move> {
        let profile = MsPacmanLevelProfile::of(context.settings.level);
        let (seat, seats) = (mover(position), position.seats());
        let mut search = Expectimax::new(context.time, profile.sight);
        let scored_moves = search.iterate(position, seat, profile.depth, |search, scored_moves| {
            context.time.report(&insight(search, scored_moves, seat, seats, context));
        });
        let insight = insight(&search, &scored_moves, seat, seats, context);
        // Without noise the first move is the best; with noise it is chosen again.
        let mut best = (scored_moves[0].mv, f32::MIN);
        for scored_move in scored_moves.iter().take_while(|_| profile.eval_noise > 0.0) {
            let chance = scored_move.values[seat.index()].clamp(0.001, 0.999);
            let log_odds = (chance / (1.0 - chance)).ln() + profile.eval_noise * self.random.unit();
            if log_odds > best.1 {
                best = (scored_move.mv, log_odds);
            }
        }
        SearchReport { best_move: best.0, insight }
    }
}

fn insight(
    search: &Expectimax<'_>,
    scored_moves: &[ScoredMove],
    seat: Seat,
    seats: usize,
    context: &SearchContext<'_>,
) -> Insight {
    let lines: Vec<_> = scored_moves
        .iter()
        .take(context.settings.multi_pv.max(1))
        .map(|scored_move| Line {
            words: vec![scored_move.mv.to_string()],
            chances: permille(&scored_move.values, seats),
            score: points_of_chance(scored_move.values[seat.index()]),
        })
        .collect();
    Insight {
        seat: seat.number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        lines,
        effort: SearchEffort {
            depth: search.depth,
            nodes: search.nodes,
            time: context.time.elapsed(),
        },
        ..Insight::default()
    }
}
