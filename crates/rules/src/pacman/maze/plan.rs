use super::{Fault, Maze};
use crate::pacman::{Ghost, Piece};
use crate::{Direction, Fence, Lie, Square};

/// What a maze shall be, before anyone has looked whether it can be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// How wide the board is, 4 to 9.
    pub files: usize,
    /// How tall the board is, 4 to 9.
    pub ranks: usize,
    /// PAC-MAN's lives, 1 to 9.
    pub lives: u8,
    /// Where PAC-MAN starts.
    pub pac: Square,
    /// Where the ghosts start, in their order; at least one is in the game.
    pub ghosts: [Option<Square>; 4],
    /// Where the pellets lie, 1 to 4.
    pub pellets: Vec<Square>,
    /// Where the fences stand.
    pub fences: Vec<Fence>,
}

/// A part of a plan, to say where it is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The width and height.
    Size,
    /// The lives.
    Lives,
    /// Where a piece starts.
    Start(Piece),
    /// A pellet, by its place in the list.
    Pellet(usize),
    /// A fence, by its place in the list.
    Fence(usize),
    /// Something that is missing.
    Whole,
}

impl Plan {
    /// The most lives PAC-MAN can have.
    pub const LIVES: u8 = 9;
    /// The most pellets a maze can have.
    pub const PELLETS: usize = 4;

    /// Finds the first thing that keeps the plan from being a maze.
    pub fn check(&self) -> Result<(), (Item, Fault)> {
        let sides = Maze::MIN..=Maze::MAX;
        if !sides.contains(&self.files) || !sides.contains(&self.ranks) {
            let size = format!("{}x{}", self.files, self.ranks);
            return Err((Item::Size, Fault::Size(size)));
        }
        if !(1..=Plan::LIVES).contains(&self.lives) {
            return Err((Item::Lives, Fault::Lives(self.lives.to_string())));
        }
        self.check_starts()?;
        self.check_pellets()?;
        self.check_fences()?;
        let reached = self.reached();
        for (nth, &pellet) in self.pellets.iter().enumerate() {
            if reached >> Maze::cell(pellet) & 1 == 0 {
                return Err((Item::Pellet(nth), Fault::Unreachable(pellet)));
            }
        }
        Ok(())
    }

    fn check_starts(&self) -> Result<(), (Item, Fault)> {
        if self.ghosts == [None; 4] {
            return Err((Item::Whole, Fault::NoGhost));
        }
        let mut seen: Vec<(Square, Piece)> = Vec::new();
        for (piece, square) in self.starts() {
            let item = Item::Start(piece);
            if !self.contains(square) {
                return Err((item, Fault::OffBoard(square)));
            }
            if let Some(&(_, by)) = seen.iter().find(|(taken, _)| *taken == square) {
                return Err((item, Fault::Taken { square, by }));
            }
            seen.push((square, piece));
        }
        Ok(())
    }

    fn check_pellets(&self) -> Result<(), (Item, Fault)> {
        if self.pellets.is_empty() {
            return Err((Item::Whole, Fault::NoPellet));
        }
        for (nth, &pellet) in self.pellets.iter().enumerate() {
            let item = Item::Pellet(nth);
            if !self.contains(pellet) {
                return Err((item, Fault::OffBoard(pellet)));
            }
            if nth == Plan::PELLETS {
                return Err((item, Fault::TooManyPellets(pellet)));
            }
            if self.pellets[..nth].contains(&pellet) {
                return Err((item, Fault::PelletTwice(pellet)));
            }
            if let Some((by, square)) = self.starts().find(|&(_, square)| square == pellet) {
                return Err((item, Fault::Taken { square, by }));
            }
        }
        Ok(())
    }

    fn check_fences(&self) -> Result<(), (Item, Fault)> {
        for (nth, &fence) in self.fences.iter().enumerate() {
            let item = Item::Fence(nth);
            let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
            if file + 1 >= self.files || rank + 1 >= self.ranks {
                return Err((item, Fault::FenceOffBoard(fence)));
            }
            for &other in &self.fences[..nth] {
                if other.anchor == fence.anchor && other.lie != fence.lie {
                    return Err((item, Fault::FenceCrosses { fence, other }));
                }
                let parts = parts(other);
                if self::parts(fence).iter().any(|part| parts.contains(part)) {
                    return Err((item, Fault::FenceOverlaps { fence, other }));
                }
            }
        }
        Ok(())
    }

    /// PAC-MAN and the ghosts that play, with their starts.
    fn starts(&self) -> impl Iterator<Item = (Piece, Square)> + '_ {
        let ghosts = Ghost::ALL.into_iter().zip(self.ghosts);
        let ghosts = ghosts.filter_map(|(ghost, at)| Some((Piece::Ghost(ghost), at?)));
        std::iter::once((Piece::Pac, self.pac)).chain(ghosts)
    }

    /// The cells PAC-MAN can get to, were there nobody else.
    fn reached(&self) -> u128 {
        let mut reached = 1 << Maze::cell(self.pac);
        let mut open = vec![self.pac];
        while let Some(at) = open.pop() {
            for next in Direction::ALL.iter().filter_map(|&to| self.step(at, to)) {
                let bit = 1 << Maze::cell(next);
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
        self.fences.iter().copied().find(|&fence| parts(fence).contains(&edge))
    }
}

/// The two steps a fence stops, each from the square nearer a1.
fn parts(fence: Fence) -> [(Square, Square); 2] {
    let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
    let beyond = Square::new(file + 1, rank + 1);
    let (above, right) = (Square::new(file, rank + 1), Square::new(file + 1, rank));
    match fence.lie {
        Lie::Horizontal => [(fence.anchor, above), (right, beyond)],
        Lie::Vertical => [(fence.anchor, right), (above, beyond)],
    }
}
