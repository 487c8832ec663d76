use super::{Board, BoardFault, DotKind, SQUARES, SquareKind, index};
use crate::mspacman::{Colour, die_face::WeightedFaces};
use crate::{Direction, Square};

/// The definition of a board that is not validated yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardSpec {
    pub(super) files: usize,
    pub(super) ranks: usize,
    pub(super) kinds: Box<[SquareKind; SQUARES]>,
    /// Squares with a wall on their east side.
    pub(super) east_walls: Box<[bool; SQUARES]>,
    /// Squares with a wall on their south side.
    pub(super) south_walls: Box<[bool; SQUARES]>,
    pub(super) spinner: WeightedFaces,
    pub(super) die: WeightedFaces,
}

/// A fault of a spec with its square, if it concerns one.
pub type LocatedFault = (Option<Square>, BoardFault);

impl BoardSpec {
    /// The largest number of files or ranks.
    pub const MAX_SIDE: usize = Square::LIMIT;
    /// The smallest number of files or ranks: with one less, no board has room for what it needs.
    pub const MIN_SIDE: usize = (Board::DOTS + 8).div_ceil(BoardSpec::MAX_SIDE);

    pub(super) fn empty(files: usize, ranks: usize) -> BoardSpec {
        BoardSpec {
            files,
            ranks,
            kinds: Box::new([SquareKind::Solid; SQUARES]),
            east_walls: Box::new([false; SQUARES]),
            south_walls: Box::new([false; SQUARES]),
            spinner: WeightedFaces::spinner(),
            die: WeightedFaces::die(),
        }
    }

    /// The number of files.
    pub fn files(&self) -> usize {
        self.files
    }

    /// The number of ranks.
    pub fn ranks(&self) -> usize {
        self.ranks
    }

    /// Every square of the grid, solid ones included, rank by rank from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..self.ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    /// The kind of a square; all squares off the board are solid.
    #[inline]
    pub fn square_kind(&self, square: Square) -> SquareKind {
        self.kinds[index(square)]
    }

    /// Changes the kind of a square of the board.
    pub fn set_square_kind(&mut self, square: Square, kind: SquareKind) {
        if self.contains(square) {
            self.kinds[index(square)] = kind;
        }
    }

    /// Whether there is a wall between a square and the one beside it.
    pub fn has_wall(&self, square: Square, side: Direction) -> bool {
        square.step(side, self.files, self.ranks).is_some_and(|next| match side {
            Direction::North => self.south_walls[index(next)],
            Direction::East => self.east_walls[index(square)],
            Direction::South => self.south_walls[index(square)],
            Direction::West => self.east_walls[index(next)],
        })
    }

    /// Builds a wall between a square and the one beside it, or takes it away.
    pub fn set_wall(&mut self, square: Square, side: Direction, wall: bool) {
        if let Some(next) =
            square.step(side, self.files, self.ranks).filter(|_| self.contains(square))
        {
            match side {
                Direction::North => self.south_walls[index(next)] = wall,
                Direction::East => self.east_walls[index(square)] = wall,
                Direction::South => self.south_walls[index(square)] = wall,
                Direction::West => self.east_walls[index(next)] = wall,
            }
        }
    }

    /// Takes all walls away.
    pub fn clear_walls(&mut self) {
        self.east_walls.fill(false);
        self.south_walls.fill(false);
    }

    /// Whether a wall is drawn: where one stands, around solid blocks, and at the edge but for the exits.
    pub fn shows_wall(&self, square: Square, side: Direction) -> bool {
        let solid = |square| self.square_kind(square) == SquareKind::Solid;
        match square.step(side, self.files, self.ranks) {
            None => self.square_kind(square) != SquareKind::Exit,
            Some(next) if solid(square) || solid(next) => solid(square) != solid(next),
            Some(_) => self.has_wall(square, side),
        }
    }

    /// The same board with other numbers of files and ranks: new squares are solid, and what no longer
    /// fits is gone.
    #[must_use]
    pub fn resized(&self, files: usize, ranks: usize) -> BoardSpec {
        let mut resized = BoardSpec {
            spinner: self.spinner.clone(),
            die: self.die.clone(),
            ..BoardSpec::empty(files, ranks)
        };
        for square in self.squares() {
            resized.set_square_kind(square, self.square_kind(square));
            for side in [Direction::North, Direction::East] {
                resized.set_wall(square, side, self.has_wall(square, side));
            }
        }
        resized
    }

    /// The faces of the spinner as a file has them: `1 2 3x2`.
    pub fn spinner_text(&self) -> String {
        self.spinner.to_string().replace('.', " ")
    }

    /// The faces of the die as a file has them: `1 F2 3`.
    pub fn die_text(&self) -> String {
        self.die.to_string().replace('.', " ")
    }

    /// Changes the faces of the spinner.
    pub fn set_spinner(&mut self, faces: &str) -> Result<(), BoardFault> {
        self.spinner = WeightedFaces::read_spinner(faces.split_whitespace())?;
        Ok(())
    }

    /// Changes the faces of the die.
    pub fn set_die(&mut self, faces: &str) -> Result<(), BoardFault> {
        self.die = WeightedFaces::read_die(faces.split_whitespace())?;
        Ok(())
    }

    /// Every fault with its square; none if the board is valid. Of too many squares of a kind the first
    /// superfluous one is named, in the order of the drawing.
    ///
    /// ```
    /// use rules::Square;
    /// use rules::mspacman::{Board, BoardFault, SquareKind};
    ///
    /// let mut spec = Board::named("quarters").unwrap().spec().clone();
    /// assert!(spec.faults().is_empty());
    /// let middle = Square::parse("e5").unwrap();
    /// spec.set_square_kind(middle, SquareKind::Exit);
    /// assert_eq!(spec.faults()[0].1, BoardFault::Exits { count: 5 });
    /// ```
    pub fn faults(&self) -> Vec<LocatedFault> {
        let mut faults = Vec::new();
        let mut count = |wanted: usize,
                         is: &dyn Fn(SquareKind) -> bool,
                         fault: &dyn Fn(usize) -> BoardFault| {
            let mut found = self.squares_of(is);
            if found.len() != wanted {
                found.sort_unstable_by_key(|s| (std::cmp::Reverse(s.rank()), s.file()));
                faults.push((found.get(wanted).copied(), fault(found.len())));
            }
        };
        for colour in Colour::ALL {
            count(Board::DOTS_PER_AREA, &|kind| is_dot_of(kind, colour), &|count| {
                BoardFault::Dots { colour, count }
            });
            count(1, &|kind| kind == SquareKind::Home(colour), &|count| BoardFault::Homes {
                colour,
                count,
            });
        }
        count(4, &|kind| kind == SquareKind::Exit, &|count| BoardFault::Exits { count });
        count(4, &|kind| is_dot(kind, DotKind::Power), &|count| BoardFault::Powers { count });
        let circles = self.squares_of(&|kind| is_dot(kind, DotKind::Circle));
        if circles.len() < Board::MIN_CIRCLES {
            faults.push((None, BoardFault::Circles { count: circles.len() }));
        }
        let exits = self.squares_of(&|kind| kind == SquareKind::Exit);
        let homes = self.squares_of(&|kind| matches!(kind, SquareKind::Home(_)));
        let closed = homes.into_iter().filter(|&home| self.next_squares(home, &exits).is_empty());
        faults.extend(closed.map(|square| (Some(square), BoardFault::ClosedHome { square })));
        // Without a circle nothing can be reached, and that is all there is to say. Otherwise the circle from where
        // most squares are reached names the fewest.
        let reached = circles.iter().rev().map(|&circle| self.reachable(circle, &exits));
        if let Some(reached) = reached.max_by_key(|reached| reached.iter().filter(|&&r| r).count())
        {
            let entered = self.squares_of(&|kind| is_entered(kind)).into_iter();
            let missed = entered.filter(|&square| !reached[index(square)]);
            faults.extend(missed.map(|square| (Some(square), BoardFault::Unreachable { square })));
        }
        faults
    }

    /// The squares of some kind, rank by rank from a1.
    pub(super) fn squares_of(&self, is: &dyn Fn(SquareKind) -> bool) -> Vec<Square> {
        self.squares().filter(|&square| is(self.square_kind(square))).collect()
    }

    /// The squares one step away, or one hop between exits. Ghost spaces cannot be entered.
    pub(super) fn next_squares(&self, square: Square, exits: &[Square]) -> Vec<Square> {
        let beside = Direction::ALL.into_iter().filter(|&to| !self.has_wall(square, to));
        let beside = beside.filter_map(|to| square.step(to, self.files, self.ranks));
        let hops = exits.iter().copied().filter(|_| self.square_kind(square) == SquareKind::Exit);
        let mut near = Vec::new();
        for next in beside.chain(hops) {
            // An adjacent exit can be reached by a step and by a hop, but is listed once.
            if next != square && is_entered(self.square_kind(next)) && !near.contains(&next) {
                near.push(next);
            }
        }
        near
    }

    /// Flood fill: the squares that can be reached.
    fn reachable(&self, from: Square, exits: &[Square]) -> Box<[bool; SQUARES]> {
        let mut reached = Box::new([false; SQUARES]);
        reached[index(from)] = true;
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            for next in self.next_squares(at, exits) {
                if !std::mem::replace(&mut reached[index(next)], true) {
                    open.push(next);
                }
            }
        }
        reached
    }

    /// The same board without walls next to solid squares and at the edge. They have no effect, and without
    /// them equal boards have equal words.
    pub(super) fn without_redundant_walls(mut self) -> BoardSpec {
        for square in self.squares() {
            let redundant = |to| {
                let next = square.step(to, self.files, self.ranks);
                let solid = |square| self.square_kind(square) == SquareKind::Solid;
                solid(square) || next.is_none_or(solid)
            };
            let (east, south) = (redundant(Direction::East), redundant(Direction::South));
            self.east_walls[index(square)] &= !east;
            self.south_walls[index(square)] &= !south;
        }
        self
    }

    fn contains(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }
}

pub(super) fn is_dot_of(kind: SquareKind, colour: Colour) -> bool {
    matches!(kind, SquareKind::Dot(area, _) if area == colour)
}

pub(super) fn is_dot(kind: SquareKind, dot: DotKind) -> bool {
    matches!(kind, SquareKind::Dot(_, found) if found == dot)
}

/// Whether Ms. Pac-Man and ghosts move over squares of that kind.
fn is_entered(kind: SquareKind) -> bool {
    matches!(kind, SquareKind::Dot(..) | SquareKind::Exit)
}
