use std::array;

use game::Position as _;
use game::playout::Playout;

use super::steps::{NEIGHBOURS, open_directions};
use super::{FenceSet, IncrementalBoard, LegalMoves, Position, SIDE};

/// A random play-out like [`game::playout::playout`], but without listing the moves: plays
/// uniformly random moves until the game is over or `limit` moves were played. `random_below(n)`
/// draws a number below `n`.
pub fn playout(
    position: Position,
    limit: u64,
    random_below: &mut impl FnMut(u32) -> u32,
) -> Playout {
    let mut board = IncrementalBoard::new(position);
    let mut over = position.winner().is_some();
    let mut plies = 0;
    while plies < limit && !over && board.position().has_fences_in_hand() {
        let mover = board.position().mover();
        let legal = board.legal();
        board.play(legal.nth(random_below(legal.len() as u32) as usize));
        over = board.position().is_at_goal(mover);
        plies += 1;
    }
    let mut position = *board.position();
    if !over {
        plies += pawn_race(&mut position, limit - plies, random_below);
    }
    Playout { outcome: position.outcome(), plies }
}

impl Position {
    /// Whether any active seat has a fence left to place.
    fn has_fences_in_hand(&self) -> bool {
        self.active_seats().any(|seat| self.hand(seat) > 0)
    }
}

/// The final phase of a play-out, when no fences are left and only pawns move. It is by far the
/// longest, so open directions are computed once per square.
fn pawn_race(
    position: &mut Position,
    limit: u64,
    random_below: &mut impl FnMut(u32) -> u32,
) -> u64 {
    let fences = position.fences();
    let directions: [u8; SIDE * SIDE] =
        array::from_fn(|index| open_directions(fences, index) as u8);
    let mut plies = 0;
    while plies < limit {
        let mover = position.mover();
        let from = position.pawn_index(mover);
        if position.may_have_adjacent_pawn(from) {
            let legal = LegalMoves { steps: position.steps(mover), fences: FenceSet::EMPTY };
            position.play(legal.nth(random_below(legal.len() as u32) as usize));
        } else {
            let (moves, choice) = OPEN_DIRECTION_LISTS[directions[from] as usize];
            let direction = choice[random_below(u32::from(moves)) as usize];
            position.play_step(NEIGHBOURS[from][direction as usize] as usize);
        }
        plies += 1;
        if position.is_at_goal(mover) {
            break;
        }
    }
    plies
}

/// For every set of directions, one bit each: its size, and its directions in the order of the
/// squares they lead to. With the same random numbers a play-out thus makes the same moves as one
/// that picks from [`LegalMoves`].
static OPEN_DIRECTION_LISTS: [(u8, [u8; 4]); 16] = {
    use crate::Direction::{East, North, South, West};
    let order = [South as u8, West as u8, East as u8, North as u8];
    let mut choices = [(0, [0; 4]); 16];
    let mut directions = 0;
    while directions < 16 {
        let mut nth = 0;
        while nth < 4 {
            let direction = order[nth];
            if directions >> direction & 1 != 0 {
                let (moves, choice) = &mut choices[directions];
                choice[*moves as usize] = direction;
                *moves += 1;
            }
            nth += 1;
        }
        directions += 1;
    }
    choices
};
