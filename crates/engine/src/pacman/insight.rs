use game::{Position as _, Seat};
use rules::pacman::{Ghost, Piece, Position};
use rules::{Game, Square};

use super::alpha_beta::PacmanSearch;
use super::evaluation::PacmanEvaluation;
use super::root_move::{RootMove, sign};
use super::score::{forced_result, pacman_score};
use crate::report::SearchContext;
use crate::win_curve::WinCurve;
use crate::{Exact, Insight, Line, Score, SearchEffort, ShortestPath, Verdict};

/// The analysis of a search.
pub(super) fn insight(
    position: &Position,
    search: &mut PacmanSearch<'_>,
    root_moves: &[RootMove],
    context: &SearchContext<'_>,
) -> Insight {
    let lines: Vec<_> = root_moves
        .iter()
        .take(context.settings.multi_pv.max(1))
        .map(|root_move| line(position, search, root_move))
        .collect();
    let effort =
        SearchEffort { depth: search.depth, nodes: search.nodes, time: context.time.elapsed() };
    Insight {
        seat: mover(position).number() as u8,
        chances: lines.first().map(|line| line.chances.clone()).unwrap_or_default(),
        lines,
        shortest_paths: shortest_paths(position, search.evaluation),
        effort,
        ..Insight::default()
    }
}

/// The principal variation that begins with a root move, as far as the transposition table has it.
fn line(position: &Position, search: &mut PacmanSearch<'_>, root_move: &RootMove) -> Line {
    let mut at = position.clone();
    let mut words = vec![root_move.choice.path.to_string()];
    at.play(root_move.choice.path);
    let mut choices = Vec::new();
    while at.to_move().is_some() && words.len() < 24 {
        let Some(entry) = search.probe(&at) else { break };
        search.ordered_moves(&mut at, 0, None, &mut choices);
        let Some(next) = choices.iter().find(|choice| choice.key == entry.best_key) else { break };
        words.push(next.path.to_string());
        at.play(next.path);
    }
    let (score, chance) = match forced_result(root_move.score) {
        Some(exact) => (pacman_score(position, exact), chance_of_exact(exact)),
        None => {
            let points = root_move.score - PacmanEvaluation::handicap(position);
            let curve = WinCurve::of(Game::Pacman, position.seats());
            (
                Score::Points(sign(position) * points),
                curve.permille_with_bonus(points, search.tries),
            )
        }
    };
    Line { words, chances: chances(position, chance), score }
}

/// Every seat's chance in permille, given PAC-MAN's: the ghosts win together.
pub(super) fn chances(position: &Position, pacman: u16) -> Vec<u16> {
    Seat::all(position.seats())
        .map(|seat| if seat == Position::PAC_SEAT { pacman } else { 1000 - pacman })
        .collect()
}

/// PAC-MAN's chance in permille where the value is known.
pub(super) fn chance_of_exact(exact: Exact) -> u16 {
    match exact.verdict {
        Verdict::Win => 1000,
        Verdict::Draw => 500,
        Verdict::Loss => 0,
    }
}

/// PAC-MAN's shortest path to the nearest pellet, and the ghosts' to him.
pub(super) fn shortest_paths(
    position: &Position,
    evaluation: &PacmanEvaluation,
) -> Vec<ShortestPath> {
    let path = |from: Square, to: Square| {
        let mut at = from;
        let mut squares = Vec::new();
        while at != to {
            let steps = position.maze().steps(at).into_iter().flatten();
            let next = steps.min_by_key(|&square| evaluation.distance(square, to))?;
            if evaluation.distance(next, to) >= evaluation.distance(at, to) {
                return None;
            }
            at = next;
            squares.push(at.to_string());
        }
        Some(squares)
    };
    let pac = position.pac();
    let nearest = position.pellets().min_by_key(|&pellet| evaluation.distance(pac, pellet));
    let pacman = nearest.and_then(|pellet| path(pac, pellet)).map(|squares| ShortestPath {
        seat: 1,
        piece: Some(Piece::Pac.character()),
        squares,
    });
    let ghosts = Ghost::ALL.into_iter().filter_map(|ghost| {
        let at = position.ghosts()[ghost.index()]?;
        let piece = Piece::Ghost(ghost);
        let seat = position.holder(piece)?.number() as u8;
        Some(ShortestPath { seat, piece: Some(piece.character()), squares: path(at, pac)? })
    });
    pacman.into_iter().chain(ghosts).collect()
}

/// The seat to move.
pub(super) fn mover(position: &Position) -> Seat {
    let piece = position.to_move().expect("somebody is to move");
    position.holder(piece).expect("a piece that is to move has a player")
}
