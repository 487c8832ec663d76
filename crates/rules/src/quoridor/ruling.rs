//! Whether a move is legal, and if not, why.

use crate::{Direction, Fence, Square};

use super::cells::on_board;
use super::slots::fits;
use super::steps::fence_between;
use super::{Move, PawnBehind, Position, Refusal, SIDE, Slots, Tracker};

impl Position {
    /// Whether the move is legal, or why not.
    pub fn check(&self, m: Move) -> Result<(), Refusal> {
        if let Some(winner) = self.winner() {
            return Err(Refusal::Over { winner });
        }
        match m {
            Move::Step(square) => self.check_step(square),
            Move::Fence(fence) => self.check_fence(fence),
            Move::Pass if self.legal().nth(0) == Move::Pass => Ok(()),
            Move::Pass => Err(Refusal::PassWithMoves),
        }
    }

    fn check_fence(&self, fence: Fence) -> Result<(), Refusal> {
        if !fits(fence) {
            return Err(Refusal::FenceOffBoard { fence });
        }
        let seat = self.mover();
        if self.hand(seat) == 0 {
            return Err(Refusal::HandEmpty { fence, seat });
        }
        if let Some(other) = self.fences().in_the_way(fence) {
            return Err(if other.lie == fence.lie {
                Refusal::FenceOverlaps { fence, other }
            } else {
                Refusal::FenceCrosses { fence, other }
            });
        }
        match Tracker::new(*self).shut_in(fence).next() {
            Some(seat) => {
                Err(Refusal::FenceClosesWay { fence, seat, seats: game::Position::seats(self) })
            }
            None => Ok(()),
        }
    }

    fn check_step(&self, square: Square) -> Result<(), Refusal> {
        if !on_board(square) {
            return Err(Refusal::OffBoard { square });
        }
        if self.steps(self.mover()).contains(square) {
            return Ok(());
        }
        if let Some(seat) = self.at(square) {
            return Err(Refusal::Occupied { square, seat });
        }
        let from = self.pawn(self.mover()).expect("the seat to move is in");
        let across = square.file().abs_diff(from.file());
        let along = square.rank().abs_diff(from.rank());
        Err(match (across, along) {
            (1, 1) => self.no_sidestep(from, square),
            (0, _) | (_, 0) => self.no_straight(from, square),
            _ => Refusal::TooFar { square, from },
        })
    }

    /// Why a pawn cannot go straight to an empty square of its file or rank.
    fn no_straight(&self, from: Square, square: Square) -> Refusal {
        let to = heading(from, square);
        let between = fence_between(self.fences(), from, to);
        let over = from.step(to, SIDE, SIDE).expect("the target lies further that way");
        if over == square {
            return match between {
                Some(fence) => Refusal::FencedOff { square, from, fence },
                None => unreachable!("a step to an empty square that no fence stops is legal"),
            };
        }
        let behind = over.step(to, SIDE, SIDE).expect("the target lies further that way");
        if self.at(over).is_none() {
            Refusal::TooFar { square, from }
        } else if behind != square {
            let next = behind.step(to, SIDE, SIDE);
            if self.at(behind).is_some() && next == Some(square) {
                Refusal::JumpTwo { square, over }
            } else {
                Refusal::TooFar { square, from }
            }
        } else if let Some(fence) = between {
            Refusal::JumpFenceBetween { square, over, fence }
        } else {
            match fence_between(self.fences(), over, to) {
                Some(fence) => Refusal::JumpFenceBehind { square, over, fence },
                None => unreachable!("a jump to an empty square that no fence stops is legal"),
            }
        }
    }

    /// Why a pawn cannot go to the empty square diagonally next to it. Where two pawns could have
    /// been gone around, the one along the file answers.
    fn no_sidestep(&self, from: Square, square: Square) -> Refusal {
        let corners =
            [Square::new(from.file(), square.rank()), Square::new(square.file(), from.rank())];
        let Some(over) = corners.into_iter().find(|&corner| self.at(corner).is_some()) else {
            return Refusal::Diagonal { square, from };
        };
        let to = heading(from, over);
        if let Some(fence) = fence_between(self.fences(), from, to) {
            return Refusal::JumpFenceBetween { square, over, fence };
        }
        if let Some(behind) = over.step(to, SIDE, SIDE)
            && fence_between(self.fences(), over, to).is_none()
        {
            if self.at(behind).is_none() {
                return Refusal::SidestepJumpOpen { square, over, jump: behind };
            }
            if self.pawn_behind() == PawnBehind::Blocked {
                return Refusal::SidestepPawnBehind { square, over, behind };
            }
        }
        match fence_between(self.fences(), over, heading(over, square)) {
            Some(fence) => Refusal::SidestepFence { square, over, fence },
            None => unreachable!("a side-step to an empty square that nothing stops is legal"),
        }
    }
}

impl Slots {
    /// The fence that overlaps or crosses another, which must be on the board (C12).
    pub(super) fn in_the_way(self, fence: Fence) -> Option<Fence> {
        { self }.find(|&other| !Slots::from_iter([other]).room().contains(fence))
    }
}

/// Which way a square of the same file or rank lies.
fn heading(from: Square, to: Square) -> Direction {
    if from.file() == to.file() {
        if to.rank() > from.rank() { Direction::North } else { Direction::South }
    } else if to.file() > from.file() {
        Direction::East
    } else {
        Direction::West
    }
}
