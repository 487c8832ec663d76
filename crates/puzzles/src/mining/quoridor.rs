use engine::{Insight, Level};
use game::{Ply, Position as _, Random, Seat, Turn};
use rules::quoridor::{Move, Options, Position};
use rules::{AnyMove, AnyPosition, Game};

use super::counts::MiningTest;
use super::difficulty::difficulty;
use super::mined_game::MinedGame;
use super::search::PositionSearch;
use crate::{Puzzle, SolutionPly, quoridor_themes};

/// Nodes of a level's move in the games that are mined.
const PLAY_NODES: u64 = 1500;
/// Nodes of the first look, which only sorts out what is far from clear.
const SCREEN_NODES: u64 = 1200;
/// Nodes of the mining search.
pub(super) const MINING_NODES: u64 = 20_000;
/// Nodes of the search that has to agree: ten times as many.
pub(super) const DEEP_NODES: u64 = 10 * MINING_NODES;
/// The best move keeps at least this chance, in permille.
const KEEPS: u16 = 700;
/// The second best has at most this one.
const SECOND: u16 = 450;
/// The first look lets pass what is so near to both.
const SCREEN_MARGIN: u16 = 60;
/// Puzzles of one game, at most.
const PER_GAME: usize = 3;
/// Moves of the solver, at most.
const MOST_MOVES: usize = 4;
/// Games are cut off here.
const LONGEST: usize = 140;
/// Positions before this ply are openings.
const FIRST_PLY: usize = 8;

/// Mines a game of classic Quoridor for two between levels 2 to 6.
pub(super) fn mine_quoridor(
    search: &mut PositionSearch,
    random: &mut Random,
    origin: &str,
) -> MinedGame {
    let mut mined = MinedGame::default();
    let levels = [0, 1].map(|_| Level::new(2 + random.below(5) as u8).expect("2 to 6"));
    let Ok(start) = Position::start(2, &Options::default()) else { return mined };
    let mut position = AnyPosition::Quoridor(start);
    let mut next_ply = FIRST_PLY;
    for ply in 0..LONGEST {
        let Turn::Seat(seat) = position.turn() else { break };
        if ply >= next_ply && mined.puzzles.len() < PER_GAME {
            mined.counts.positions += 1;
            let [one, two] = levels;
            let origin = format!("{origin} ply {ply} levels {one}-{two}");
            match try_position(search, &position, &origin) {
                Ok((puzzle, solved, length)) => {
                    // What follows is the same puzzle again.
                    next_ply = ply + length + 3;
                    mined.keep(puzzle, solved);
                }
                Err(test) => mined.counts.drop(test),
            }
        }
        let level = levels[seat.index()];
        let mv = search.level_move(&position, level, random.next_u64(), PLAY_NODES);
        position.play(mv);
    }
    mined
}

/// A puzzle, which levels solve it, and in how many plies there is only one move.
fn try_position(
    search: &mut PositionSearch,
    position: &AnyPosition,
    origin: &str,
) -> Result<(Puzzle, [bool; 7], usize), MiningTest> {
    let AnyPosition::Quoridor(start) = position else { return Err(MiningTest::NotClear) };
    let first = clear_move(search, position)?;
    let AnyMove::Quoridor(first_move) = first else { return Err(MiningTest::NotClear) };
    if is_plain_step(start, first_move) {
        return Err(MiningTest::TooEasy);
    }
    confirm(search, position, first, DEEP_NODES)?;
    let solver = start.mover();
    let mut line = vec![SolutionPly { seat: solver, best: first, also: Vec::new() }];
    let mut now = position.clone();
    now.play(first);
    for _ in 1..MOST_MOVES {
        let Turn::Seat(seat) = now.turn() else { break };
        let reply = search.level_move(&now, Level::MAX, 1, 2 * MINING_NODES);
        let mut after = now.clone();
        after.play(reply);
        if after.turn() == Turn::Over {
            break;
        }
        // It goes on as long as there is only one move; then the gain is safe.
        let Ok(next) = clear_move(search, &after) else { break };
        if confirm(search, &after, next, DEEP_NODES).is_err() {
            break;
        }
        line.push(SolutionPly { seat, best: reply, also: Vec::new() });
        line.push(SolutionPly { seat: solver, best: next, also: Vec::new() });
        now = after;
        now.play(next);
    }
    let length = line.len();
    end_before_walking_home(start, &mut line);
    let moves: Vec<_> = line
        .iter()
        .filter_map(|ply| match ply.best {
            AnyMove::Quoridor(mv) => Some(mv),
            _ => None,
        })
        .collect();
    let own_moves = line.len().div_ceil(2);
    let difficulty = difficulty(search, position, &[first], own_moves);
    let puzzle = Puzzle {
        id: Puzzle::id_of(Game::Quoridor, position),
        game: Game::Quoridor,
        themes: quoridor_themes(start, &moves),
        difficulty: difficulty.rating,
        position: position.clone(),
        solution: line,
        origin: origin.to_owned(),
    };
    Ok((puzzle, difficulty.solved, length))
}

/// The move that is clearly best by the mining search.
fn clear_move(search: &mut PositionSearch, position: &AnyPosition) -> Result<AnyMove, MiningTest> {
    let screened = search.lines(position, SCREEN_NODES, 1, 2);
    if !is_clear(&screened, SCREEN_MARGIN) {
        return Err(MiningTest::NotClear);
    }
    let found = search.lines(position, MINING_NODES, 1, 2);
    if !is_clear(&found, 0) {
        return Err(MiningTest::NotClear);
    }
    first_move(position, &found).ok_or(MiningTest::NotClear)
}

/// Whether another search, by another seed, agrees with the move and the margin.
pub(super) fn confirm(
    search: &mut PositionSearch,
    position: &AnyPosition,
    best: AnyMove,
    nodes: u64,
) -> Result<(), MiningTest> {
    let found = search.lines(position, nodes, 2, 2);
    if first_move(position, &found) != Some(best) {
        return Err(MiningTest::OtherBest);
    }
    if is_clear(&found, 0) { Ok(()) } else { Err(MiningTest::Unsteady) }
}

/// Whether the best move wins or saves and the second best does not, up to `margin`.
pub(super) fn is_clear(insight: &Insight, margin: u16) -> bool {
    let own = usize::from(insight.seat).wrapping_sub(1);
    let chance = |nth: usize| insight.lines.get(nth)?.chances.get(own).copied();
    match (chance(0), chance(1)) {
        (Some(best), Some(second)) => best + margin >= KEEPS && second <= SECOND + margin,
        _ => false,
    }
}

pub(super) fn first_move(position: &AnyPosition, insight: &Insight) -> Option<AnyMove> {
    match position.read(insight.lines.first()?.words.first()?) {
        Ok(Ply::Move(mv)) => Some(mv),
        _ => None,
    }
}

/// Takes plain steps forward off the end of a line: once nothing else is left to do, the gain is safe.
fn end_before_walking_home(start: &Position, line: &mut Vec<SolutionPly>) {
    let mut position = *start;
    let mut end = 1;
    for (nth, ply) in line.iter().enumerate() {
        let AnyMove::Quoridor(mv) = ply.best else { continue };
        if nth % 2 == 0 && !is_plain_step(&position, mv) {
            end = nth + 1;
        }
        position.play(mv);
    }
    line.truncate(end);
}

/// Whether a move is a step to a square next to the pawn that shortens its path.
fn is_plain_step(position: &Position, mv: Move) -> bool {
    let seat: Seat = position.mover();
    let (Move::Step(to), Some(from)) = (mv, position.pawn(seat)) else { return mv == Move::Pass };
    let is_next = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank()) == 1;
    let mut after = *position;
    after.play(mv);
    is_next && after.distance(seat) < position.distance(seat)
}
