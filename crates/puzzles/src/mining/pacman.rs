use std::sync::Arc;

use game::{Position as _, Random, Turn};
use rules::pacman::{Maze, Options, Piece, Position};
use rules::{AnyMove, AnyPosition, Game, Path};
use solver::{GameValue, PositionVerdict, RandomMazes, SolveRequest, Tablebase};

use super::counts::MiningTest;
use super::difficulty::difficulty;
use super::mined_game::MinedGame;
use super::search::PositionSearch;
use crate::{Puzzle, PuzzleTheme, SolutionPly, pacman_themes};

/// Walks through one maze.
const WALKS: usize = 24;
/// Plies of a walk, at most.
const LONGEST: usize = 60;
/// Puzzles of one maze and goal, at most.
const PER_GOAL: usize = 2;
/// Moves of the solver, at most.
const MOST_MOVES: usize = 9;
/// The most turns of PAC-MAN until he is caught.
const CATCH_TURNS: u16 = 4;
/// A move has at least so many rivals that lead elsewhere.
const RIVALS: usize = 3;

/// Mines a small maze, random or shipped, by its exact solution: walks of good and random moves through it.
pub(super) fn mine_pacman(
    search: &mut PositionSearch,
    random: &mut Random,
    origin: &str,
) -> MinedGame {
    let mut mined = MinedGame::default();
    let Some((maze, tablebase)) = solved_maze(random) else { return mined };
    let lives = 1 + random.below(2) as u8;
    let start = Position::start(maze, Options::default(), 2).ok();
    let Some(start) = start.and_then(|start| start.with_lives(lives)) else { return mined };
    let mut seen = std::collections::HashSet::new();
    for walk in 0..WALKS {
        let mut position = start.clone();
        for ply in 0..LONGEST {
            if position.turn() == Turn::Over {
                break;
            }
            if ply > 0 && seen.insert(position.to_string()) {
                mined.counts.positions += 1;
                let origin = format!("{origin} walk {walk} ply {ply}");
                match try_position(search, &tablebase, &position, &origin) {
                    Ok((puzzle, _)) if is_enough(&mined, &puzzle) => {
                        mined.counts.drop(MiningTest::Repeated);
                    }
                    Ok((puzzle, solved)) => mined.keep(puzzle, solved),
                    Err(test) => mined.counts.drop(test),
                }
            }
            let mv = walk_move(&tablebase, &position, random);
            position.play(mv);
        }
    }
    mined
}

/// Whether a maze has enough puzzles with the same goal.
fn is_enough(mined: &MinedGame, puzzle: &Puzzle) -> bool {
    let same = mined.puzzles.iter().filter(|other| other.themes[0] == puzzle.themes[0]);
    same.count() >= PER_GOAL
}

/// A random maze, or one in ten times a shipped one that is small, with its solution.
fn solved_maze(random: &mut Random) -> Option<(Arc<Maze>, Tablebase)> {
    const SHIPPED: [&str; 4] = ["hedgerow", "stepping-stones", "three-keys", "toll-bridge"];
    let maze = if random.once_in(10) {
        Maze::named(SHIPPED[random.index(SHIPPED.len())])?
    } else {
        let mazes = RandomMazes {
            files: 5 + random.index(2),
            ranks: 5 + random.index(2),
            ghosts: 2 + random.index(2),
            pellets: 1 + random.index(3),
            fences: 3 + random.index(6),
            seed: random.next_u64(),
        };
        Arc::new((1..20).find_map(|nth| mazes.candidate(nth, 2))?)
    };
    let tablebase = solve(&maze)?;
    Some((maze, tablebase))
}

pub(super) fn solve(maze: &Arc<Maze>) -> Option<Tablebase> {
    let request = SolveRequest::new(maze.clone(), Options::default());
    let request = SolveRequest { lives: 2, threads: 1, ..request };
    request.solve(&mut |_| true).ok()
}

/// A walk goes by random moves and by best ones, so that it comes to decisions on both sides.
fn walk_move(tablebase: &Tablebase, position: &Position, random: &mut Random) -> Path {
    let best = tablebase.best(position);
    if !best.is_empty() && random.below(5) < 3 {
        return *random.pick(&best);
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    *random.pick(&moves)
}

fn try_position(
    search: &mut PositionSearch,
    tablebase: &Tablebase,
    start: &Position,
    origin: &str,
) -> Result<(Puzzle, [bool; 7]), MiningTest> {
    let goal = goal_of(tablebase, start)?;
    let line = solution(tablebase, start, goal)?;
    let by_pac = start.to_move() == Some(Piece::Pac);
    let own_moves = line.iter().filter(|(_, pac, _)| *pac == by_pac).count();
    let wins_at_once = line.len() == 1 && {
        let mut after = start.clone();
        after.play(line[0].0);
        after.turn() == Turn::Over
    };
    if wins_at_once {
        return Err(MiningTest::TooEasy);
    }
    let paths: Vec<_> = line.iter().map(|(path, ..)| *path).collect();
    let position = AnyPosition::Pacman(start.clone());
    let difficulty = difficulty(search, &position, &[AnyMove::Pacman(paths[0])], own_moves);
    let seat = |pac: bool| game::Seat::new(usize::from(!pac));
    let puzzle = Puzzle {
        id: Puzzle::id_of(Game::Pacman, &position),
        game: Game::Pacman,
        themes: pacman_themes(start, &paths, goal),
        difficulty: difficulty.rating,
        position,
        solution: line
            .iter()
            .map(|&(path, pac, _)| SolutionPly {
                seat: seat(pac),
                best: AnyMove::Pacman(path),
                also: Vec::new(),
            })
            .collect(),
        origin: origin.to_owned(),
    };
    Ok((puzzle, difficulty.solved))
}

/// What a position asks for, if exactly one move keeps its value.
fn goal_of(tablebase: &Tablebase, position: &Position) -> Result<PuzzleTheme, MiningTest> {
    let value = tablebase.probe(position).ok_or(MiningTest::NotClear)?;
    let by_pac = position.to_move() == Some(Piece::Pac);
    let goal = match (value.verdict, by_pac) {
        (PositionVerdict::PacWins, true) => PuzzleTheme::Pellet,
        (PositionVerdict::Endless, true) => PuzzleTheme::Survive,
        (PositionVerdict::GhostsWin, false) if value.turns <= CATCH_TURNS => PuzzleTheme::Catch,
        _ => return Err(MiningTest::NotClear),
    };
    only_move(tablebase, position, goal, RIVALS)?;
    Ok(goal)
}

/// The move that alone reaches the goal: for him by who wins, since he may take his time; for the ghosts by
/// the number of turns too, which is the task. Paths to the same position are one move.
pub(super) fn only_move(
    tablebase: &Tablebase,
    position: &Position,
    goal: PuzzleTheme,
    rivals: usize,
) -> Result<Path, MiningTest> {
    let Some(value) = tablebase.probe(position) else { return Err(MiningTest::NotClear) };
    let reaches = |found: GameValue| match goal {
        PuzzleTheme::Catch => found == value,
        _ => found.verdict == value.verdict,
    };
    let mut good: Option<(Path, Position)> = None;
    let mut others: Vec<Position> = Vec::new();
    for (path, found) in tablebase.moves(position) {
        let mut after = position.clone();
        after.play(path);
        match &good {
            _ if !reaches(found) => {
                if !others.contains(&after) {
                    others.push(after);
                }
            }
            None => good = Some((path, after)),
            Some((_, first)) if *first == after => {}
            Some(_) => return Err(MiningTest::NotClear),
        }
    }
    match good {
        Some((path, _)) if others.len() >= rivals => Ok(path),
        Some(_) => Err(MiningTest::TooEasy),
        None => Err(MiningTest::NotClear),
    }
}

/// The moves of both sides, whether PAC-MAN makes them, and the value before them. The ghosts' hunt goes on to
/// the catch, and is dropped if a move on the way is not the only one; PAC-MAN's line ends where he has a
/// choice again, for then the gain is safe.
fn solution(
    tablebase: &Tablebase,
    start: &Position,
    goal: PuzzleTheme,
) -> Result<Vec<(Path, bool, GameValue)>, MiningTest> {
    let by_pac = start.to_move() == Some(Piece::Pac);
    let mut line = Vec::new();
    let mut own = 0;
    let mut complete = 0;
    let mut position = start.clone();
    while position.turn() != Turn::Over {
        let pac = position.to_move() == Some(Piece::Pac);
        let Some(value) = tablebase.probe(&position) else { return Err(MiningTest::NotClear) };
        let path = if pac == by_pac {
            match only_move(tablebase, &position, goal, 0) {
                Ok(path) => path,
                Err(_) if goal != PuzzleTheme::Catch => break,
                Err(_) => return Err(MiningTest::NotUnique),
            }
        } else {
            // Whatever is best for the other side: the longest way, or the only one.
            *tablebase.best(&position).first().ok_or(MiningTest::NotClear)?
        };
        line.push((path, pac, value));
        position.play(path);
        if pac == by_pac {
            own += 1;
            complete = line.len();
            if own == MOST_MOVES {
                if goal == PuzzleTheme::Catch {
                    return Err(MiningTest::NotUnique);
                }
                break;
            }
        }
    }
    line.truncate(complete);
    Ok(line)
}
