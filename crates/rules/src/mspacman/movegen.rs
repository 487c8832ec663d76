use game::Seat;

use super::position::{Ghost, area};
use super::{Capture, Colour, Move, Position, Side};
use crate::{Path, Square};

/// Ms. Pac-Man on her way: what her move has changed so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Run {
    pub(super) at: Square,
    pub(super) dots: u128,
    pub(super) ghosts: [Option<Ghost>; 4],
    /// Whether she has caught a ghost, which earns an extra turn.
    pub(super) caught: bool,
}

/// Why a piece goes no further.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Stop {
    /// It may go on.
    No,
    /// The last dot of that seat's area is gone.
    Won(Seat),
    /// Ms. Pac-Man has run into the strong ghost of that seat.
    Caught(Seat),
}

impl Run {
    pub(super) fn new(position: &Position) -> Run {
        let state = &position.state;
        let at = state.lady.expect("she stands somewhere when she moves");
        Run { at, dots: state.dots, ghosts: state.ghosts, caught: false }
    }

    /// One step of hers, in the order of S47. `last` says whether it is the last of her number.
    #[inline]
    pub(super) fn step(&mut self, position: &Position, to: Square, last: bool) -> Stop {
        let board = &position.board;
        if let Some(dot) = board.dot(self.at).filter(|&dot| self.dots & 1 << dot != 0) {
            self.dots &= !(1 << dot);
            let colour = Colour::ALL[dot / super::Board::AREA];
            if self.dots & area(colour) == 0
                && let Some(winner) = position.owner(colour)
            {
                return Stop::Won(winner);
            }
            if board.power() & 1 << dot != 0 {
                for ghost in self.ghosts.iter_mut().flatten() {
                    ghost.side = Side::Powered;
                }
            }
        }
        self.at = to;
        if !last && position.options.capture == Capture::Exact {
            return Stop::No;
        }
        for (seat, ghost) in self.ghosts.iter_mut().enumerate() {
            let Some(ghost) = ghost.as_mut().filter(|ghost| ghost.at == to) else { continue };
            let seat = Seat::new(seat);
            if !ghost.side.is_weak() {
                return Stop::Caught(seat);
            }
            let home = position.home(seat).expect("a ghost has a colour");
            *ghost = Ghost { at: home, side: Side::Strong };
            self.caught = true;
        }
        Stop::No
    }
}

impl Position {
    /// Appends every path of `steps` squares that `seat` may take now.
    pub(super) fn paths(&self, seat: Seat, steps: u8, out: &mut Vec<Move>) {
        let before = out.len();
        match self.state.ghosts[seat.index()] {
            None => self.runs(Run::new(self), steps, Path::stay(), out),
            Some(ghost) => self.haunts(ghost.at, ghost.at, steps, Path::stay(), out),
        }
        if out.len() == before {
            out.push(Move::Path(Path::stay()));
        }
    }

    fn runs(&self, run: Run, left: u8, path: Path, out: &mut Vec<Move>) {
        for &to in self.board.near(run.at) {
            let (mut run, path) = (run, path.then(to));
            let stop = run.step(self, to, left == 1);
            if left == 1 || stop != Stop::No {
                out.push(Move::Path(path));
            } else {
                self.runs(run, left - 1, path, out);
            }
        }
    }

    /// The ways of the ghost that started on `start` and has come to `at`.
    pub(super) fn haunts(
        &self,
        start: Square,
        at: Square,
        left: u8,
        path: Path,
        out: &mut Vec<Move>,
    ) {
        for &to in self.board.near(at) {
            let path = path.then(to);
            if self.meets_lady(to, left == 1) {
                out.push(Move::Path(path));
            } else if left > 1 {
                self.haunts(start, to, left - 1, path, out);
            } else if self.blocks(start, to) {
                let open = self.board.near(to).iter().filter(|&&next| self.is_open(start, next));
                out.extend(open.map(|&next| Move::Path(path.then(next))));
            } else {
                out.push(Move::Path(path));
            }
        }
    }

    /// Whether a ghost that steps on `square` lands on Ms. Pac-Man.
    #[inline]
    pub(super) fn meets_lady(&self, square: Square, last: bool) -> bool {
        self.state.lady == Some(square) && (last || self.options.capture == Capture::Passing)
    }

    /// Whether another ghost than the one that came from `start` stands on `square`.
    #[inline]
    pub(super) fn blocks(&self, start: Square, square: Square) -> bool {
        square != start && self.ghost_on(square).is_some()
    }

    /// Whether the ghost that came from `start` may take its extra step to `square` (S31).
    #[inline]
    pub(super) fn is_open(&self, start: Square, square: Square) -> bool {
        !self.blocks(start, square) && self.state.lady != Some(square)
    }
}
