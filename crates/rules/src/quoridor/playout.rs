use std::array;

use game::Position as _;
use game::playout::Playout;

use super::steps::{NEXT, open_ways};
use super::{Legal, Position, SIDE, Slots, Tracker};

/// Plays `position` on with uniformly random moves until it is over or `limit` moves were played,
/// as [`game::playout::playout`] does, but without listing them. `below(n)` draws a number below
/// `n`.
pub fn playout(position: Position, limit: u64, below: &mut impl FnMut(u32) -> u32) -> Playout {
    let mut tracker = Tracker::new(position);
    let mut over = position.winner().is_some();
    let mut plies = 0;
    while plies < limit && !over && tracker.position().holds_fences() {
        let mover = tracker.position().mover();
        let legal = tracker.legal();
        tracker.play(legal.nth(below(legal.len() as u32) as usize));
        over = tracker.position().is_home(mover);
        plies += 1;
    }
    let mut position = *tracker.position();
    if !over {
        plies += race(&mut position, limit - plies, below);
    }
    Playout { outcome: position.outcome(), plies }
}

impl Position {
    /// Whether any seat still in has a fence to put up.
    fn holds_fences(&self) -> bool {
        self.seated().any(|seat| self.hand(seat) > 0)
    }
}

/// The end of a play-out, when the fences stand for good and only pawns move: by far most of it.
fn race(position: &mut Position, limit: u64, below: &mut impl FnMut(u32) -> u32) -> u64 {
    let fences = position.fences();
    let ways: [u8; SIDE * SIDE] = array::from_fn(|cell| open_ways(fences, cell) as u8);
    let mut plies = 0;
    while plies < limit {
        let mover = position.mover();
        let from = position.cell(mover);
        if position.has_neighbour(from) {
            let legal = Legal { steps: position.steps(mover), fences: Slots::NONE };
            position.play(legal.nth(below(legal.len() as u32) as usize));
        } else {
            let (moves, choice) = CHOICES[ways[from] as usize];
            let way = choice[below(u32::from(moves)) as usize];
            position.play_step(NEXT[from][way as usize] as usize);
        }
        plies += 1;
        if position.is_home(mover) {
            break;
        }
    }
    plies
}

/// For every set of ways, one bit each, how many there are and which, in the order of the squares
/// they lead to: a play-out that is told the same numbers plays the same moves, racing or not.
static CHOICES: [(u8, [u8; 4]); 16] = {
    use crate::Direction::{East, North, South, West};
    let order = [South as u8, West as u8, East as u8, North as u8];
    let mut choices = [(0, [0; 4]); 16];
    let mut ways = 0;
    while ways < 16 {
        let mut nth = 0;
        while nth < 4 {
            let way = order[nth];
            if ways >> way & 1 != 0 {
                let (moves, choice) = &mut choices[ways];
                choice[*moves as usize] = way;
                *moves += 1;
            }
            nth += 1;
        }
        ways += 1;
    }
    choices
};
