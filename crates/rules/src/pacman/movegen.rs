use super::partial_move::PartialPacmanMove;
use super::{Frenzy, Ghost, GhostOnPellet, GhostsShare, Position};
use crate::{Direction, Path, Square};

/// What prevents a ghost from ending its move on a square.
#[derive(Clone, Copy)]
pub(super) enum EndBlocker {
    /// An uneaten pellet (P27).
    Pellet,
    /// Another ghost (P40).
    Ghost(Ghost),
}

impl Position {
    /// Appends PAC-MAN's legal moves: all paths, found by depth-first search.
    pub(super) fn pac_moves(&self, out: &mut Vec<Path>) {
        let before = out.len();
        self.extend_path(PartialPacmanMove::start(self), Path::stay(), out);
        if out.len() == before {
            out.push(Path::stay());
        }
    }

    fn extend_path(&self, partial: PartialPacmanMove, path: Path, out: &mut Vec<Path>) {
        for square in self.maze.steps(partial.at).into_iter().flatten() {
            let Some(next) = partial.enter(self, square) else { continue };
            let path = path.then(square);
            if next.may_stop(self) {
                out.push(path);
            }
            if !next.is_over() {
                self.extend_path(next, path, out);
            }
        }
    }

    /// Appends a ghost's legal moves: one square, two in frenzy, or a stay if it is stuck.
    pub(super) fn ghost_moves(&self, ghost: Ghost, out: &mut Vec<Path>) {
        let before = out.len();
        if let Some(from) = self.ghosts()[ghost.index()] {
            let frenzy = self.maze.sees(from, self.pac());
            for direction in Direction::ALL {
                let Some(first) = self.maze.step(from, direction) else { continue };
                if self.pellet_blocks(first) {
                    continue;
                }
                let path = Path::stay().then(first);
                if !frenzy || first == self.pac() {
                    if self.may_end(ghost, first) {
                        out.push(path);
                    }
                } else if self.options.frenzy == Frenzy::Turning {
                    let seconds = self.maze.steps(first).into_iter().flatten();
                    out.extend(
                        seconds.filter(|&to| self.may_end(ghost, to)).map(|to| path.then(to)),
                    );
                } else if let Some(second) = self.second_square(ghost, first, direction) {
                    out.push(path.then(second));
                } else if self.may_end(ghost, first) {
                    out.push(path);
                }
            }
        }
        if out.len() == before {
            out.push(Path::stay());
        }
    }

    /// The second square of a straight frenzy, if the ghost may end on it.
    pub(super) fn second_square(
        &self,
        ghost: Ghost,
        first: Square,
        to: Direction,
    ) -> Option<Square> {
        self.maze.step(first, to).filter(|&second| self.may_end(ghost, second))
    }

    /// Whether a pellet prevents ghosts from even crossing a square (P28).
    #[inline]
    pub(super) fn pellet_blocks(&self, square: Square) -> bool {
        self.options.ghost_on_pellet == GhostOnPellet::Never && self.has_pellet(square)
    }

    #[inline]
    fn may_end(&self, ghost: Ghost, square: Square) -> bool {
        self.end_blocker(ghost, square).is_none()
    }

    /// What prevents a ghost from ending on a square.
    #[inline]
    pub(super) fn end_blocker(&self, ghost: Ghost, square: Square) -> Option<EndBlocker> {
        if self.options.ghost_on_pellet != GhostOnPellet::Free && self.has_pellet(square) {
            return Some(EndBlocker::Pellet);
        }
        if self.options.ghosts_share == GhostsShare::No {
            let others = Ghost::ALL.into_iter().filter(|&other| other != ghost);
            let on = |other: &Ghost| self.ghosts()[other.index()] == Some(square);
            return others.into_iter().find(on).map(EndBlocker::Ghost);
        }
        None
    }
}
