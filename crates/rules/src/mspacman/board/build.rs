use std::collections::VecDeque;

use super::{Board, BoardFault, DotKind, NO_DOT, Neighbours, SQUARES, SquareKind, index};
use crate::mspacman::{Colour, die_face::WeightedFaces};
use crate::{Direction, Square};

/// The definition of a board that is not validated yet.
pub(super) struct BoardSpec {
    pub(super) files: usize,
    pub(super) ranks: usize,
    pub(super) kinds: Box<[SquareKind; SQUARES]>,
    /// Squares with a wall on their east side.
    pub(super) east_walls: Box<[bool; SQUARES]>,
    /// Squares with a wall on their south side.
    pub(super) south_walls: Box<[bool; SQUARES]>,
    pub(super) spinner: WeightedFaces,
    pub(super) die: WeightedFaces,
    pub(super) name: Option<String>,
}

/// A fault of a spec with its square, if it concerns one.
pub(super) type LocatedFault = (Option<Square>, BoardFault);

impl BoardSpec {
    pub(super) fn empty(files: usize, ranks: usize) -> BoardSpec {
        BoardSpec {
            files,
            ranks,
            kinds: Box::new([SquareKind::Solid; SQUARES]),
            east_walls: Box::new([false; SQUARES]),
            south_walls: Box::new([false; SQUARES]),
            spinner: WeightedFaces::spinner(),
            die: WeightedFaces::die(),
            name: None,
        }
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..self.ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    fn kind(&self, square: Square) -> SquareKind {
        self.kinds[index(square)]
    }

    /// The adjacent squares without a wall in between that are not solid.
    fn open_neighbours(&self, square: Square) -> impl Iterator<Item = Square> {
        Direction::ALL.into_iter().filter_map(move |to| {
            let next = square.step(to, self.files, self.ranks)?;
            let wall = match to {
                Direction::North => self.south_walls[index(next)],
                Direction::East => self.east_walls[index(square)],
                Direction::South => self.south_walls[index(square)],
                Direction::West => self.east_walls[index(next)],
            };
            (!wall && self.kind(next) != SquareKind::Solid).then_some(next)
        })
    }

    /// Removes walls next to solid squares. They have no effect, and without them equal boards have
    /// equal words.
    fn remove_redundant_walls(&mut self) {
        for square in self.squares() {
            let redundant = |to| {
                let next = square.step(to, self.files, self.ranks);
                let solid = |square| self.kind(square) == SquareKind::Solid;
                solid(square) || next.is_none_or(solid)
            };
            let (east, south) = (redundant(Direction::East), redundant(Direction::South));
            self.east_walls[index(square)] &= !east;
            self.south_walls[index(square)] &= !south;
        }
    }

    /// The squares of some kind, of which there must be exactly `N`.
    fn exactly<const N: usize>(
        &self,
        is: impl Fn(SquareKind) -> bool,
        fault: impl Fn(usize) -> BoardFault,
    ) -> Result<[Square; N], LocatedFault> {
        // In the order of the drawing, from the top: an error names the first superfluous square.
        let mut found: Vec<_> = self.squares().filter(|&square| is(self.kind(square))).collect();
        found.sort_unstable_by_key(|square| (std::cmp::Reverse(square.rank()), square.file()));
        let extra = found.get(N).copied();
        let count = found.len();
        found.sort_unstable();
        found.try_into().map_err(|_| (extra, fault(count)))
    }
}

impl Board {
    pub(super) fn build(mut spec: BoardSpec) -> Result<Board, LocatedFault> {
        spec.remove_redundant_walls();
        let mut dots = [Square::new(0, 0); Board::DOTS];
        let mut homes = [Square::new(0, 0); 4];
        for colour in Colour::ALL {
            let is_dot = |cell| matches!(cell, SquareKind::Dot(c, _) if c == colour);
            let area: [Square; Board::DOTS_PER_AREA] =
                spec.exactly(is_dot, |count| BoardFault::Dots { colour, count })?;
            dots[colour.index() * Board::DOTS_PER_AREA..][..Board::DOTS_PER_AREA]
                .copy_from_slice(&area);
            let is_home = |cell| cell == SquareKind::Home(colour);
            [homes[colour.index()]] =
                spec.exactly(is_home, |count| BoardFault::Homes { colour, count })?;
        }
        let exits: [Square; 4] =
            spec.exactly(|cell| cell == SquareKind::Exit, |count| BoardFault::Exits { count })?;
        let is_power = |cell| matches!(cell, SquareKind::Dot(_, DotKind::Power));
        let _: [Square; 4] = spec.exactly(is_power, |count| BoardFault::Powers { count })?;
        let of_kind = |kind| {
            let spec = &spec;
            spec.squares()
                .filter(move |&s| matches!(spec.kind(s), SquareKind::Dot(_, k) if k == kind))
        };
        let circles: Vec<_> = of_kind(DotKind::Circle).collect();
        if circles.len() < 3 {
            return Err((None, BoardFault::Circles { count: circles.len() }));
        }
        let mut dot_index = Box::new([NO_DOT; SQUARES]);
        for (nth, &square) in dots.iter().enumerate() {
            dot_index[index(square)] = nth as u8;
        }
        let power_dots =
            of_kind(DotKind::Power).map(|square| 1u128 << dot_index[index(square)]).sum();
        let neighbours = neighbours(&spec, &exits)?;
        let distances = distances(&spec, &neighbours);
        for square in spec.squares() {
            let entered = matches!(spec.kind(square), SquareKind::Dot(..) | SquareKind::Exit);
            if entered && distances[index(circles[0]) * SQUARES + index(square)] == u8::MAX {
                return Err((Some(square), BoardFault::Unreachable { square }));
            }
        }
        let word = spec.word();
        let BoardSpec { files, ranks, kinds, spinner, die, name, .. } = spec;
        Ok(Board {
            files,
            ranks,
            kinds,
            neighbours,
            dot_index,
            dots,
            power_dots,
            homes,
            exits,
            circles,
            spinner,
            die,
            distances,
            word,
            name,
        })
    }
}

fn neighbours(
    spec: &BoardSpec,
    exits: &[Square; 4],
) -> Result<Box<[Neighbours; SQUARES]>, LocatedFault> {
    let empty = Neighbours { squares: [Square::new(0, 0); 7], len: 0 };
    let mut table = Box::new([empty; SQUARES]);
    for square in spec.squares().filter(|&square| spec.kind(square) != SquareKind::Solid) {
        let near = &mut table[index(square)];
        let hops = exits.iter().copied().filter(|_| spec.kind(square) == SquareKind::Exit);
        for next in spec.open_neighbours(square).chain(hops) {
            let home = matches!(spec.kind(next), SquareKind::Home(_));
            // An adjacent exit can be reached by a step and by a hop, but is listed once.
            let known = near.squares[..near.len as usize].contains(&next);
            if next != square && !home && !known {
                near.squares[near.len as usize] = next;
                near.len += 1;
            }
        }
        if near.len == 0 && matches!(spec.kind(square), SquareKind::Home(_)) {
            return Err((Some(square), BoardFault::ClosedHome { square }));
        }
    }
    Ok(table)
}

fn distances(spec: &BoardSpec, neighbours: &[Neighbours; SQUARES]) -> Box<[u8]> {
    let mut table = vec![u8::MAX; SQUARES * SQUARES].into_boxed_slice();
    let mut queue = VecDeque::new();
    for from in spec.squares() {
        let row = &mut table[index(from) * SQUARES..][..SQUARES];
        row[index(from)] = 0;
        queue.push_back(from);
        while let Some(square) = queue.pop_front() {
            let next = &neighbours[index(square)];
            for &to in &next.squares[..next.len as usize] {
                if row[index(to)] == u8::MAX {
                    // With 68 dots and 4 exits every distance fits in a byte.
                    row[index(to)] = row[index(square)] + 1;
                    queue.push_back(to);
                }
            }
        }
    }
    table
}
