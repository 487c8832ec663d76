use super::{Maze, MazeFault};
use crate::pacman::{Ghost, Piece};
use crate::{Direction, Fence, Orientation, Square};

/// The definition of a maze that is not validated yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MazeSpec {
    /// The number of files, 4 to 9.
    pub files: usize,
    /// The number of ranks, 4 to 9.
    pub ranks: usize,
    /// PAC-MAN's lives, 1 to 9.
    pub lives: u8,
    /// The start square of PAC-MAN.
    pub pac: Square,
    /// The start squares of the ghosts, in their order; at least one is in the game.
    pub ghosts: [Option<Square>; 4],
    /// The squares of the pellets, 1 to 4.
    pub pellets: Vec<Square>,
    /// The fences.
    pub fences: Vec<Fence>,
}

/// A part of a maze spec, to locate an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MazePart {
    /// The numbers of files and ranks.
    Size,
    /// The number of lives.
    Lives,
    /// The start square of a piece.
    Start(Piece),
    /// A pellet, by its index.
    Pellet(usize),
    /// A fence, by its index.
    Fence(usize),
    /// The spec as a whole: something is missing.
    Whole,
}

impl MazeSpec {
    /// The largest number of lives.
    pub const MAX_LIVES: u8 = 9;
    /// The largest number of pellets.
    pub const MAX_PELLETS: usize = 4;

    /// Validates the spec. The error is the first fault and the part it is in.
    pub fn check(&self) -> Result<(), (MazePart, MazeFault)> {
        self.faults().into_iter().next().map_or(Ok(()), Err)
    }

    /// Every fault of the spec with the part it is in; none if it is valid.
    ///
    /// ```
    /// use rules::pacman::{Maze, MazeFault};
    ///
    /// let mut spec = Maze::named("corners").unwrap().spec().clone();
    /// spec.ghosts = [None; 4];
    /// spec.pellets.clear();
    /// let faults: Vec<MazeFault> = spec.faults().into_iter().map(|(_, fault)| fault).collect();
    /// assert_eq!(faults, [MazeFault::NoGhost, MazeFault::NoPellet]);
    /// ```
    pub fn faults(&self) -> Vec<(MazePart, MazeFault)> {
        let sides = Maze::MIN_SIDE..=Maze::MAX_SIDE;
        if !sides.contains(&self.files) || !sides.contains(&self.ranks) {
            // Nothing else can be said of a board that is none.
            let size = format!("{}x{}", self.files, self.ranks);
            return vec![(MazePart::Size, MazeFault::Size(size))];
        }
        let mut faults = Vec::new();
        if !(1..=MazeSpec::MAX_LIVES).contains(&self.lives) {
            faults.push((MazePart::Lives, MazeFault::Lives(self.lives.to_string())));
        }
        self.find_start_faults(&mut faults);
        self.find_pellet_faults(&mut faults);
        self.find_fence_faults(&mut faults);
        if self.contains(self.pac) {
            let reached = self.reachable();
            for (nth, &pellet) in self.pellets.iter().enumerate() {
                if self.contains(pellet) && reached >> Maze::square_index(pellet) & 1 == 0 {
                    faults.push((MazePart::Pellet(nth), MazeFault::Unreachable(pellet)));
                }
            }
        }
        faults
    }

    fn find_start_faults(&self, faults: &mut Vec<(MazePart, MazeFault)>) {
        if self.ghosts == [None; 4] {
            faults.push((MazePart::Whole, MazeFault::NoGhost));
        }
        let mut seen: Vec<(Square, Piece)> = Vec::new();
        for (piece, square) in self.starts() {
            let part = MazePart::Start(piece);
            if !self.contains(square) {
                faults.push((part, MazeFault::OffBoard(square)));
            } else if let Some(&(_, by)) = seen.iter().find(|(taken, _)| *taken == square) {
                faults.push((part, MazeFault::Taken { square, by }));
            }
            seen.push((square, piece));
        }
    }

    fn find_pellet_faults(&self, faults: &mut Vec<(MazePart, MazeFault)>) {
        if self.pellets.is_empty() {
            faults.push((MazePart::Whole, MazeFault::NoPellet));
        }
        for (nth, &pellet) in self.pellets.iter().enumerate() {
            let fault = if !self.contains(pellet) {
                MazeFault::OffBoard(pellet)
            } else if nth >= MazeSpec::MAX_PELLETS {
                MazeFault::TooManyPellets(pellet)
            } else if self.pellets[..nth].contains(&pellet) {
                MazeFault::PelletTwice(pellet)
            } else if let Some((by, square)) = self.starts().find(|&(_, at)| at == pellet) {
                MazeFault::Taken { square, by }
            } else {
                continue;
            };
            faults.push((MazePart::Pellet(nth), fault));
        }
    }

    fn find_fence_faults(&self, faults: &mut Vec<(MazePart, MazeFault)>) {
        for (nth, &fence) in self.fences.iter().enumerate() {
            let fault = if self.has_slot(fence) {
                let others = self.fences[..nth].iter().filter(|other| self.has_slot(**other));
                others.copied().find_map(|other| conflict(fence, other))
            } else {
                Some(MazeFault::FenceOffBoard(fence))
            };
            faults.extend(fault.map(|fault| (MazePart::Fence(nth), fault)));
        }
    }

    /// The fences that cannot be there beside this one: they cross it or overlap it (C12).
    pub fn fences_in_the_way(&self, fence: Fence) -> impl Iterator<Item = Fence> + '_ {
        let others = self.fences.iter().copied().filter(move |&other| other != fence);
        let others = others.filter(move |&other| self.has_slot(fence) && self.has_slot(other));
        others.filter(move |&other| conflict(fence, other).is_some())
    }

    /// Whether the board has a slot for a fence (C11).
    fn has_slot(&self, fence: Fence) -> bool {
        fence.anchor.file() + 1 < self.files && fence.anchor.rank() + 1 < self.ranks
    }

    /// PAC-MAN and the ghosts in the game, with their start squares.
    fn starts(&self) -> impl Iterator<Item = (Piece, Square)> + '_ {
        let ghosts = Ghost::ALL.into_iter().zip(self.ghosts);
        let ghosts = ghosts.filter_map(|(ghost, at)| Some((Piece::Ghost(ghost), at?)));
        std::iter::once((Piece::Pac, self.pac)).chain(ghosts)
    }

    /// Flood fill: the squares PAC-MAN could reach without ghosts, as a set of square indices.
    fn reachable(&self) -> u128 {
        let mut reached = 1 << Maze::square_index(self.pac);
        let mut open = vec![self.pac];
        while let Some(at) = open.pop() {
            for next in Direction::ALL.iter().filter_map(|&to| self.step(at, to)) {
                let bit = 1 << Maze::square_index(next);
                if reached & bit == 0 {
                    reached |= bit;
                    open.push(next);
                }
            }
        }
        reached
    }

    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (files, ranks) = (self.files, self.ranks);
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    #[inline]
    pub(super) fn contains(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    pub(super) fn step(&self, from: Square, to: Direction) -> Option<Square> {
        let next = from.step(to, self.files, self.ranks)?;
        self.fence_between(from, next).is_none().then_some(next)
    }

    pub(super) fn fence_between(&self, from: Square, to: Square) -> Option<Fence> {
        let edge = if (from.rank(), from.file()) < (to.rank(), to.file()) {
            (from, to)
        } else {
            (to, from)
        };
        let mut fences = self.fences.iter().copied().filter(|&fence| self.has_slot(fence));
        fences.find(|&fence| blocked_edges(fence).contains(&edge))
    }
}

/// Why two fences cannot both be there (C12).
fn conflict(fence: Fence, other: Fence) -> Option<MazeFault> {
    if other.anchor == fence.anchor && other.orientation != fence.orientation {
        return Some(MazeFault::FenceCrosses { fence, other });
    }
    let edges = blocked_edges(other);
    let overlaps = blocked_edges(fence).iter().any(|edge| edges.contains(edge));
    overlaps.then_some(MazeFault::FenceOverlaps { fence, other })
}

/// The two edges a fence blocks, each from the square nearer a1.
fn blocked_edges(fence: Fence) -> [(Square, Square); 2] {
    let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
    let diagonal = Square::new(file + 1, rank + 1);
    let (above, right) = (Square::new(file, rank + 1), Square::new(file + 1, rank));
    match fence.orientation {
        Orientation::Horizontal => [(fence.anchor, above), (right, diagonal)],
        Orientation::Vertical => [(fence.anchor, right), (above, diagonal)],
    }
}
