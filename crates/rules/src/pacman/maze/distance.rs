use super::Maze;
use crate::{Fence, Square};

/// One of the eight ways to turn and mirror a board.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    /// Files become ranks; first.
    swap: bool,
    flip_files: bool,
    flip_ranks: bool,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(|bits| Symmetry {
            swap: bits & 1 != 0,
            flip_files: bits & 2 != 0,
            flip_ranks: bits & 4 != 0,
        })
    }

    /// The size of a board after it.
    fn size(self, files: usize, ranks: usize) -> (usize, usize) {
        if self.swap { (ranks, files) } else { (files, ranks) }
    }

    /// Where a square of a board of that size, before the symmetry, comes to be.
    fn square(self, square: Square, files: usize, ranks: usize) -> Square {
        let (file, rank) = match self.swap {
            true => (square.rank(), square.file()),
            false => (square.file(), square.rank()),
        };
        let (files, ranks) = self.size(files, ranks);
        Square::new(
            if self.flip_files { files - 1 - file } else { file },
            if self.flip_ranks { ranks - 1 - rank } else { rank },
        )
    }

    /// Where a fence comes to be. Its anchor is one of four squares, so there is a file and a rank less.
    fn fence(self, fence: Fence, files: usize, ranks: usize) -> Fence {
        let orientation = if self.swap { fence.orientation.turned() } else { fence.orientation };
        Fence { anchor: self.square(fence.anchor, files - 1, ranks - 1), orientation }
    }
}

impl Maze {
    /// How different two mazes are: how many pieces (fences, pellets, start squares) have to be moved, added
    /// or taken away to make one of the other, turned and mirrored as fits best. Which ghost starts where
    /// and how many lives there are does not count. Boards of different sizes have nothing in common.
    ///
    /// ```
    /// use rules::pacman::Maze;
    ///
    /// let maze = |word| Maze::from_word(word).unwrap();
    /// let one = maze("4x5.1.a1.d5___.d1.b2v");
    /// assert_eq!(one.distance(&maze("4x5.3.d5.a1___.a5.b3v")), 0, "turned by half");
    /// assert_eq!(one.distance(&maze("5x4.1.a1.e4___.a4.b2h")), 0, "files and ranks swapped");
    /// assert_eq!(one.distance(&maze("4x5.1.a1.d5___.c1.b3v")), 2, "a pellet and a fence moved");
    /// assert_eq!(one.distance(&maze("5x5.1.a1.d5___.d1.b2v")), 4, "another board");
    /// ```
    pub fn distance(&self, other: &Maze) -> usize {
        let (files, ranks) = (other.files(), other.ranks());
        let fitting =
            Symmetry::all().filter(|it| it.size(files, ranks) == (self.files(), self.ranks()));
        let nothing_in_common = 1
            + self.ghost_squares().len().max(other.ghost_squares().len())
            + self.pellets().len().max(other.pellets().len())
            + self.fences().len().max(other.fences().len());
        let distances = fitting.map(|symmetry| {
            let square = |square: &Square| symmetry.square(*square, files, ranks);
            let squares = |list: &[Square]| list.iter().map(square).collect::<Vec<_>>();
            let fences: Vec<_> =
                other.fences().iter().map(|it| symmetry.fence(*it, files, ranks)).collect();
            to_move(&[self.pac()], &[square(&other.pac())])
                + to_move(&self.ghost_squares(), &squares(&other.ghost_squares()))
                + to_move(self.pellets(), &squares(other.pellets()))
                + to_move(self.fences(), &fences)
        });
        distances.min().unwrap_or(nothing_in_common)
    }

    fn ghost_squares(&self) -> Vec<Square> {
        self.ghosts().into_iter().flatten().collect()
    }
}

/// How many pieces of one list have to be moved, added or taken away to make the other, in any order. In
/// neither list is one twice.
fn to_move<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    one.len().max(other.len()) - one.iter().filter(|it| other.contains(it)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the measure says is a distance: the same both ways, no longer by a third maze, none between a
    /// maze and its mirror images, one by a small change.
    #[test]
    fn the_distance_of_mazes_is_one() {
        let mazes = &Maze::shipped()[..6];
        for one in mazes {
            for symmetry in Symmetry::all() {
                assert_eq!(one.distance(&image(one, symmetry)), 0, "{one:?} {symmetry:?}");
            }
            assert!(one.small_changes().iter().all(|(_, changed)| one.distance(changed) <= 1));
            for other in mazes {
                assert_eq!(one.distance(other), other.distance(one));
                assert_eq!(one.distance(other) == 0, one == other, "{one:?} {other:?}");
                for third in mazes {
                    let detour = one.distance(third) + third.distance(other);
                    assert!(one.distance(other) <= detour, "{one:?} {third:?} {other:?}");
                }
            }
        }
    }

    fn image(maze: &Maze, symmetry: Symmetry) -> Maze {
        let mut spec = maze.spec().clone();
        let (files, ranks) = (spec.files, spec.ranks);
        (spec.files, spec.ranks) = symmetry.size(files, ranks);
        spec.pac = symmetry.square(spec.pac, files, ranks);
        spec.ghosts = spec.ghosts.map(|at| at.map(|at| symmetry.square(at, files, ranks)));
        spec.pellets.iter_mut().for_each(|at| *at = symmetry.square(*at, files, ranks));
        spec.fences.iter_mut().for_each(|it| *it = symmetry.fence(*it, files, ranks));
        Maze::new(spec).expect("as legal as before")
    }
}
