use game::Seat;

use super::position::{GhostState, area_mask};
use super::{Capture, Colour, Move, Position, Side};
use crate::{Path, Square};

/// The state of Ms. Pac-Man in the middle of her move: what it has changed so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PartialMsPacmanMove {
    pub(super) at: Square,
    pub(super) dots: u128,
    pub(super) ghosts: [Option<GhostState>; 4],
    /// Whether she has caught a ghost, which gives her an extra turn.
    pub(super) caught: bool,
}

/// What follows from one step of Ms. Pac-Man.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum StepResult {
    /// The move goes on.
    Continue,
    /// The last dot of that seat's area is gone: the seat has won.
    Won(Seat),
    /// The strong ghost of that seat has caught Ms. Pac-Man.
    Caught(Seat),
}

impl PartialMsPacmanMove {
    pub(super) fn new(position: &Position) -> PartialMsPacmanMove {
        let state = &position.state;
        let at = state.ms_pacman.expect("she is on the board when she moves");
        PartialMsPacmanMove { at, dots: state.dots, ghosts: state.ghosts, caught: false }
    }

    /// Makes one step, in the order of S47. `last` says whether it is the last one of the spin.
    #[inline]
    pub(super) fn step(&mut self, position: &Position, to: Square, last: bool) -> StepResult {
        let board = &position.board;
        if let Some(dot) = board.dot_index(self.at).filter(|&dot| self.dots & 1 << dot != 0) {
            self.dots &= !(1 << dot);
            let colour = Colour::ALL[dot / super::Board::DOTS_PER_AREA];
            if self.dots & area_mask(colour) == 0
                && let Some(winner) = position.owner(colour)
            {
                return StepResult::Won(winner);
            }
            if board.power_dots() & 1 << dot != 0 {
                for ghost in self.ghosts.iter_mut().flatten() {
                    ghost.side = Side::Powered;
                }
            }
        }
        self.at = to;
        if !last && position.options.capture == Capture::Exact {
            return StepResult::Continue;
        }
        for (seat, ghost) in self.ghosts.iter_mut().enumerate() {
            let Some(ghost) = ghost.as_mut().filter(|ghost| ghost.at == to) else { continue };
            let seat = Seat::new(seat);
            if !ghost.side.is_weak() {
                return StepResult::Caught(seat);
            }
            let home = position.home(seat).expect("a ghost has a colour");
            *ghost = GhostState { at: home, side: Side::Strong };
            self.caught = true;
        }
        StepResult::Continue
    }
}

impl Position {
    /// Appends every legal path of `steps` squares of `seat`.
    pub(super) fn paths(&self, seat: Seat, steps: u8, out: &mut Vec<Move>) {
        let before = out.len();
        match self.state.ghosts[seat.index()] {
            None => self.ms_pacman_paths(PartialMsPacmanMove::new(self), steps, Path::stay(), out),
            Some(ghost) => self.ghost_paths(ghost.at, ghost.at, steps, Path::stay(), out),
        }
        if out.len() == before {
            out.push(Move::Path(Path::stay()));
        }
    }

    fn ms_pacman_paths(
        &self,
        partial: PartialMsPacmanMove,
        left: u8,
        path: Path,
        out: &mut Vec<Move>,
    ) {
        for &to in self.board.neighbours(partial.at) {
            let (mut partial, path) = (partial, path.then(to));
            let result = partial.step(self, to, left == 1);
            if left == 1 || result != StepResult::Continue {
                out.push(Move::Path(path));
            } else {
                self.ms_pacman_paths(partial, left - 1, path, out);
            }
        }
    }

    /// Appends the legal paths of a ghost that started on `start` and is on `at` with `left` steps
    /// left.
    pub(super) fn ghost_paths(
        &self,
        start: Square,
        at: Square,
        left: u8,
        path: Path,
        out: &mut Vec<Move>,
    ) {
        for &to in self.board.neighbours(at) {
            let path = path.then(to);
            if self.meets_ms_pacman(to, left == 1) {
                out.push(Move::Path(path));
            } else if left > 1 {
                self.ghost_paths(start, to, left - 1, path, out);
            } else if self.is_other_ghost_on(start, to) {
                let open = self
                    .board
                    .neighbours(to)
                    .iter()
                    .filter(|&&next| self.is_extra_step_open(start, next));
                out.extend(open.map(|&next| Move::Path(path.then(next))));
            } else {
                out.push(Move::Path(path));
            }
        }
    }

    /// Whether a ghost that steps on `square` captures Ms. Pac-Man or is captured by her.
    #[inline]
    pub(super) fn meets_ms_pacman(&self, square: Square, last: bool) -> bool {
        self.state.ms_pacman == Some(square) && (last || self.options.capture == Capture::Passing)
    }

    /// Whether another ghost than the one that started on `start` is on `square`.
    #[inline]
    pub(super) fn is_other_ghost_on(&self, start: Square, square: Square) -> bool {
        square != start && self.ghost_on(square).is_some()
    }

    /// Whether the ghost that started on `start` may take its extra step to `square` (S31).
    #[inline]
    pub(super) fn is_extra_step_open(&self, start: Square, square: Square) -> bool {
        !self.is_other_ghost_on(start, square) && self.state.ms_pacman != Some(square)
    }
}
