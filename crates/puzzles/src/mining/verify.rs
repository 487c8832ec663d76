use game::{Position as _, Seat, Turn};
use rules::{AnyMove, AnyPosition};

use super::counts::MiningTest;
use super::mspacman::clear_moves;
use super::pacman::{only_move, solve};
use super::quoridor::{DEEP_NODES, MINING_NODES, confirm, first_move};
use super::search::PositionSearch;
use crate::{Puzzle, PuzzleTheme};

/// How thoroughly a puzzle is checked. Solved mazes and dice are exact either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerifyDepth {
    /// The mining search still chooses the moves of the solution.
    Quick,
    /// Ten times the mining search, with the whole margin.
    Deep,
    /// A search of so many nodes, with the whole margin.
    Nodes(u64),
}

/// Checks a puzzle again: whether every move of the solver is the only good one.
pub fn verify(puzzle: &Puzzle, depth: VerifyDepth) -> Result<(), MiningTest> {
    match &puzzle.position {
        AnyPosition::Quoridor(_) => verify_quoridor(puzzle, depth),
        AnyPosition::Pacman(start) => {
            let tablebase = solve(start.maze()).ok_or(MiningTest::NotClear)?;
            let goal = puzzle.themes.first().copied().unwrap_or(PuzzleTheme::Pellet);
            let mut position = start.clone();
            let solver = puzzle.solver();
            for ply in &puzzle.solution {
                let AnyMove::Pacman(path) = ply.best else { return Err(MiningTest::NotClear) };
                let mut after = position.clone();
                after.play(path);
                if ply.seat == solver {
                    let mut best = position.clone();
                    best.play(only_move(&tablebase, &position, goal, 0)?);
                    if best != after {
                        return Err(MiningTest::OtherBest);
                    }
                } else if !tablebase.best(&position).contains(&path) {
                    return Err(MiningTest::OtherBest);
                }
                position = after;
            }
            Ok(())
        }
        AnyPosition::Mspacman(start) => {
            let (_, good) = clear_moves(start)?;
            let after = |mv| {
                let mut after = start.clone();
                after.play(mv);
                after
            };
            let good: Vec<_> = good.into_iter().map(after).collect();
            let first = puzzle.solution.first().ok_or(MiningTest::NotClear)?;
            let all = std::iter::once(&first.best).chain(&first.also);
            let is_good = |mv: &AnyMove| match mv {
                AnyMove::Mspacman(mv) => good.contains(&after(*mv)),
                _ => false,
            };
            if all.clone().count() == good.len() && all.into_iter().all(is_good) {
                Ok(())
            } else {
                Err(MiningTest::OtherBest)
            }
        }
    }
}

fn verify_quoridor(puzzle: &Puzzle, depth: VerifyDepth) -> Result<(), MiningTest> {
    let mut search = PositionSearch::new();
    let solver: Seat = puzzle.solver();
    let mut position = puzzle.position.clone();
    for ply in &puzzle.solution {
        if position.turn() == Turn::Seat(solver) {
            match depth {
                VerifyDepth::Deep => confirm(&mut search, &position, ply.best, DEEP_NODES)?,
                VerifyDepth::Nodes(nodes) => confirm(&mut search, &position, ply.best, nodes)?,
                VerifyDepth::Quick => {
                    let found = search.lines(&position, MINING_NODES, 1, 1);
                    if first_move(&position, &found) != Some(ply.best) {
                        return Err(MiningTest::OtherBest);
                    }
                }
            }
        }
        position.play(ply.best);
    }
    Ok(())
}
