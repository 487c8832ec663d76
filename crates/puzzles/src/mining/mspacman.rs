use std::collections::HashMap;

use engine::Level;
use game::{Position as _, Random, Seat, Turn};
use rules::mspacman::{Move, Phase, Position};
use rules::{AnyMove, AnyPosition, Game, GameSetup, Square};

use super::counts::MiningTest;
use super::difficulty::difficulty;
use super::mined_game::MinedGame;
use super::quoridor::first_move;
use super::search::PositionSearch;
use crate::{Puzzle, PuzzleTheme, SolutionPly};

/// Nodes of a level's move, and of the search that has to agree.
const PLAY_NODES: u64 = 400;
const AGREE_NODES: u64 = 20_000;
/// So much likelier than any other is the best move to succeed, in permille.
const MARGIN: u32 = 200;
/// Moves that are as good, up to so much.
const EQUAL: u32 = 10;
/// As many moves at most are as good, and so many positions at least are worse.
const MOST_GOOD: usize = 6;
const RIVALS: usize = 4;
/// Puzzles of one game, at most.
const PER_GAME: usize = 3;
/// Games are cut off here.
const LONGEST: usize = 400;

/// Mines a game of Ms. Pac-Man for two between levels 2 to 7.
pub(super) fn mine_mspacman(
    search: &mut PositionSearch,
    random: &mut Random,
    origin: &str,
) -> MinedGame {
    let mut mined = MinedGame::default();
    let levels = [0, 1].map(|_| Level::new(2 + random.below(6) as u8).expect("2 to 7"));
    let Ok(mut position) = GameSetup::new(Game::Mspacman).start() else { return mined };
    let mut next_ply = 0;
    for ply in 0..LONGEST {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut rolls = Vec::new();
                position.rolls(&mut rolls);
                let nth = random.weighted(rolls.iter().map(|&(_, weight)| weight));
                position.roll(rolls[nth].0);
            }
            Turn::Seat(seat) => {
                if ply >= next_ply && mined.puzzles.len() < PER_GAME {
                    mined.counts.positions += 1;
                    let [one, two] = levels;
                    let origin = format!("{origin} ply {ply} levels {one}-{two}");
                    match try_position(search, &position, &origin) {
                        Ok((puzzle, solved)) => {
                            next_ply = ply + 12;
                            mined.keep(puzzle, solved);
                        }
                        Err(test) => mined.counts.drop(test),
                    }
                }
                let level = levels[seat.index()];
                let mv = search.level_move(&position, level, random.next_u64(), PLAY_NODES);
                position.play(mv);
            }
        }
    }
    mined
}

fn try_position(
    search: &mut PositionSearch,
    position: &AnyPosition,
    origin: &str,
) -> Result<(Puzzle, [bool; 7]), MiningTest> {
    let AnyPosition::Mspacman(start) = position else { return Err(MiningTest::NotClear) };
    let (theme, good) = clear_moves(start)?;
    let insight = search.lines(position, AGREE_NODES, 2, 1);
    let after = |mv: AnyMove| {
        let mut after = position.clone();
        after.play(mv);
        after
    };
    let preferred = first_move(position, &insight).map(after);
    let mut good: Vec<_> = good.into_iter().map(AnyMove::Mspacman).collect();
    let agreed = good.iter().position(|&mv| Some(after(mv)) == preferred);
    good.swap(0, agreed.ok_or(MiningTest::Disputed)?);
    let difficulty = difficulty(search, position, &good, 1);
    let seat = match position.turn() {
        Turn::Seat(seat) => seat,
        _ => return Err(MiningTest::NotClear),
    };
    let also = good.split_off(1);
    let puzzle = Puzzle {
        id: Puzzle::id_of(Game::Mspacman, position),
        game: Game::Mspacman,
        themes: vec![theme],
        difficulty: difficulty.rating,
        position: position.clone(),
        solution: vec![SolutionPly { seat, best: good[0], also }],
        origin: origin.to_owned(),
    };
    Ok((puzzle, difficulty.solved))
}

/// The moves with the best exact chance over the next rolls, where every other has a much smaller one.
pub(super) fn clear_moves(start: &Position) -> Result<(PuzzleTheme, Vec<Move>), MiningTest> {
    let Phase::Move(seat, _) = start.phase() else { return Err(MiningTest::NotClear) };
    let Some(leader) = start.leader() else { return Err(MiningTest::NotClear) };
    let mut successors = Vec::new();
    start.successors(&mut successors);
    if successors.len() < RIVALS + 1 {
        return Err(MiningTest::TooEasy);
    }
    let mut chances = CatchChances::default();
    let theme = if seat == leader { PuzzleTheme::Escape } else { PuzzleTheme::Hunt };
    let mut values: Vec<(Move, u32)> = Vec::new();
    for (mv, after) in &successors {
        let value = if seat == leader {
            match after.turn() {
                Turn::Over => return Err(MiningTest::TooEasy),
                _ if after.leader() != Some(leader) => 0,
                _ => 1000 - chances.caught(after, leader),
            }
        } else {
            if after.leader() == Some(seat) {
                return Err(MiningTest::TooEasy);
            }
            chances.caught_next(after, leader)
        };
        values.push((*mv, value));
    }
    let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let (good, others): (Vec<_>, Vec<_>) =
        values.into_iter().partition(|&(_, value)| value + EQUAL >= best);
    let second = others.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let is_clear = best >= second + MARGIN && good.len() <= MOST_GOOD && others.len() >= RIVALS;
    if !is_clear {
        return Err(MiningTest::NotClear);
    }
    Ok((theme, good.into_iter().map(|(mv, _)| mv).collect()))
}

/// Where she, the ghost and the weak side of it stand, which is all that a catch depends on.
type CatchKey = (Option<Square>, Option<(Square, u8)>);

/// Exact chances over rolls that she is caught, in permille.
#[derive(Default)]
struct CatchChances {
    known: HashMap<CatchKey, u32>,
}

impl CatchChances {
    /// The chance that the ghost catches her with its next roll.
    fn caught(&mut self, position: &Position, leader: Seat) -> u32 {
        let Phase::Roll(ghost) = position.phase() else { return 0 };
        if ghost == leader {
            return 0;
        }
        let side = position.ghost(ghost).map(|state| (state.at, state.side as u8));
        let key = (position.ms_pacman(), side);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let caught = mean(position, |rolled| {
            let mut successors = Vec::new();
            rolled.successors(&mut successors);
            let catches = successors.iter().any(|(_, after)| after.leader() == Some(ghost));
            1000 * u32::from(catches)
        });
        self.known.insert(key, caught);
        caught
    }

    /// The chance that the ghost catches her with its roll after hers, if she runs as well as she can.
    fn caught_next(&mut self, position: &Position, leader: Seat) -> u32 {
        if position.phase() != Phase::Roll(leader) {
            return 0;
        }
        mean(position, |rolled| {
            let mut successors = Vec::new();
            rolled.successors(&mut successors);
            let best = successors.iter().map(|(_, after)| match after.turn() {
                Turn::Over => 0,
                _ if after.leader() != Some(leader) => 1000,
                _ => self.caught(after, leader),
            });
            best.min().unwrap_or(0)
        })
    }
}

/// The mean over all rolls by their weights.
fn mean(position: &Position, mut value: impl FnMut(&Position) -> u32) -> u32 {
    let mut rolls = Vec::new();
    position.rolls(&mut rolls);
    let (mut sum, mut weights) = (0, 0);
    for (roll, weight) in rolls {
        let mut rolled = position.clone();
        rolled.roll(roll);
        sum += weight * value(&rolled);
        weights += weight;
    }
    sum.checked_div(weights).unwrap_or(0)
}
