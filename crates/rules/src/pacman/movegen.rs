use super::stride::Stride;
use super::{Frenzy, Ghost, GhostOnPellet, GhostsShare, Position};
use crate::{Direction, Path, Square};

/// What keeps a ghost from ending its move on a square.
#[derive(Clone, Copy)]
pub(super) enum Bar {
    /// An uneaten pellet (P27).
    Pellet,
    /// Another ghost (P40).
    Ghost(Ghost),
}

impl Position {
    /// Appends PAC-MAN's moves: every way to take his steps.
    pub(super) fn pac_moves(&self, out: &mut Vec<Path>) {
        let before = out.len();
        self.extend(Stride::start(self), Path::stay(), out);
        if out.len() == before {
            out.push(Path::stay());
        }
    }

    fn extend(&self, stride: Stride, path: Path, out: &mut Vec<Path>) {
        for square in self.maze.steps(stride.at).into_iter().flatten() {
            let Some(next) = stride.enter(self, square) else { continue };
            let path = path.then(square);
            if next.may_stop(self) {
                out.push(path);
            }
            if !next.is_over() {
                self.extend(next, path, out);
            }
        }
    }

    /// Appends a ghost's moves: one square, two in frenzy, or the stay of one that is stuck.
    pub(super) fn ghost_moves(&self, ghost: Ghost, out: &mut Vec<Path>) {
        let before = out.len();
        if let Some(from) = self.ghosts()[ghost.index()] {
            let frenzy = self.maze.sees(from, self.pac());
            for direction in Direction::ALL {
                let Some(first) = self.maze.step(from, direction) else { continue };
                if self.walls(first) {
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
                } else if let Some(second) = self.second(ghost, first, direction) {
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

    /// The second square of a straight frenzy, where the ghost can end on it.
    pub(super) fn second(&self, ghost: Ghost, first: Square, to: Direction) -> Option<Square> {
        self.maze.step(first, to).filter(|&second| self.may_end(ghost, second))
    }

    /// Whether ghosts cannot even cross a square, since a pellet lies on it (P28).
    #[inline]
    pub(super) fn walls(&self, square: Square) -> bool {
        self.options.ghost_on_pellet == GhostOnPellet::Never && self.has_pellet(square)
    }

    #[inline]
    fn may_end(&self, ghost: Ghost, square: Square) -> bool {
        self.bar(ghost, square).is_none()
    }

    /// What keeps a ghost from ending on a square.
    #[inline]
    pub(super) fn bar(&self, ghost: Ghost, square: Square) -> Option<Bar> {
        if self.options.ghost_on_pellet != GhostOnPellet::Free && self.has_pellet(square) {
            return Some(Bar::Pellet);
        }
        if self.options.ghosts_share == GhostsShare::No {
            let others = Ghost::ALL.into_iter().filter(|&other| other != ghost);
            let on = |other: &Ghost| self.ghosts()[other.index()] == Some(square);
            return others.into_iter().find(on).map(Bar::Ghost);
        }
        None
    }
}
