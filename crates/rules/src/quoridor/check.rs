//! Checking the legality of a single move, with the reason for a refusal.

use crate::{Direction, Fence, Square};

use super::fence_set::fence_on_board;
use super::square_set::on_board;
use super::steps::fence_between;
use super::{FenceSet, IncrementalBoard, Move, PawnBehind, Position, Refusal, SIDE};

impl Position {
    /// Checks that the move is legal, or says why it is not.
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
        if !fence_on_board(fence) {
            return Err(Refusal::FenceOffBoard { fence });
        }
        let seat = self.mover();
        if self.hand(seat) == 0 {
            return Err(Refusal::HandEmpty { fence, seat });
        }
        if let Some(other) = self.fences().conflicting_fence(fence) {
            return Err(if other.orientation == fence.orientation {
                Refusal::FenceOverlaps { fence, other }
            } else {
                Refusal::FenceCrosses { fence, other }
            });
        }
        match IncrementalBoard::new(*self).seats_cut_off(fence).next() {
            Some(seat) => {
                Err(Refusal::FenceCutsOff { fence, seat, seats: game::Position::seats(self) })
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
        if let Some(seat) = self.seat_at(square) {
            return Err(Refusal::Occupied { square, seat });
        }
        let from = self.pawn(self.mover()).expect("the seat to move is active");
        let across = square.file().abs_diff(from.file());
        let along = square.rank().abs_diff(from.rank());
        Err(match (across, along) {
            (1, 1) => self.diagonal_refusal(from, square),
            (0, _) | (_, 0) => self.straight_refusal(from, square),
            _ => Refusal::TooFar { square, from },
        })
    }

    /// Why a pawn cannot go straight to an empty square of its file or rank.
    fn straight_refusal(&self, from: Square, square: Square) -> Refusal {
        let to = direction_to(from, square);
        let between = fence_between(self.fences(), from, to);
        let over = from.step(to, SIDE, SIDE).expect("the target is further in that direction");
        if over == square {
            return match between {
                Some(fence) => Refusal::FencedOff { square, from, fence },
                None => unreachable!("an unblocked step to an empty square is legal"),
            };
        }
        let behind = over.step(to, SIDE, SIDE).expect("the target is further in that direction");
        if self.seat_at(over).is_none() {
            Refusal::TooFar { square, from }
        } else if behind != square {
            let next = behind.step(to, SIDE, SIDE);
            if self.seat_at(behind).is_some() && next == Some(square) {
                Refusal::JumpTwo { square, over }
            } else {
                Refusal::TooFar { square, from }
            }
        } else if let Some(fence) = between {
            Refusal::JumpFenceBetween { square, over, fence }
        } else {
            match fence_between(self.fences(), over, to) {
                Some(fence) => Refusal::JumpFenceBehind { square, over, fence },
                None => unreachable!("an unblocked jump to an empty square is legal"),
            }
        }
    }

    /// Why a pawn cannot go to the empty square diagonally next to it. If it could have gone around
    /// two pawns, the refusal is about the one on its file.
    fn diagonal_refusal(&self, from: Square, square: Square) -> Refusal {
        let corners =
            [Square::new(from.file(), square.rank()), Square::new(square.file(), from.rank())];
        let Some(over) = corners.into_iter().find(|&corner| self.seat_at(corner).is_some()) else {
            return Refusal::Diagonal { square, from };
        };
        let to = direction_to(from, over);
        if let Some(fence) = fence_between(self.fences(), from, to) {
            return Refusal::JumpFenceBetween { square, over, fence };
        }
        if let Some(behind) = over.step(to, SIDE, SIDE)
            && fence_between(self.fences(), over, to).is_none()
        {
            if self.seat_at(behind).is_none() {
                return Refusal::SidestepJumpOpen { square, over, jump: behind };
            }
            if self.pawn_behind() == PawnBehind::Blocked {
                return Refusal::SidestepPawnBehind { square, over, behind };
            }
        }
        match fence_between(self.fences(), over, direction_to(over, square)) {
            Some(fence) => Refusal::SidestepFence { square, over, fence },
            None => unreachable!("an unblocked side-step to an empty square is legal"),
        }
    }
}

impl FenceSet {
    /// A fence of the set that overlaps or crosses `fence`, which must be on the board (C12).
    pub(super) fn conflicting_fence(self, fence: Fence) -> Option<Fence> {
        { self }.find(|&other| !FenceSet::from_iter([other]).free_slots().contains(fence))
    }
}

/// The direction from a square to another one of the same file or rank.
fn direction_to(from: Square, to: Square) -> Direction {
    if from.file() == to.file() {
        if to.rank() > from.rank() { Direction::North } else { Direction::South }
    } else if to.file() > from.file() {
        Direction::East
    } else {
        Direction::West
    }
}
