use std::collections::VecDeque;

use super::{Board, BoardFault, Cell, Dot, NO_DOT, Near, SQUARES, index};
use crate::mspacman::{Colour, face::Faces};
use crate::{Direction, Square};

/// What the text of a board says, before anyone has asked whether one can play on it.
pub(super) struct Plan {
    pub(super) files: usize,
    pub(super) ranks: usize,
    pub(super) cells: Box<[Cell; SQUARES]>,
    /// Squares with a wall on their east side.
    pub(super) east: Box<[bool; SQUARES]>,
    /// Squares with a wall on their south side.
    pub(super) south: Box<[bool; SQUARES]>,
    pub(super) spinner: Faces,
    pub(super) die: Faces,
    pub(super) name: Option<String>,
}

/// What is wrong with a plan, and where, if it is somewhere.
pub(super) type Flaw = (Option<Square>, BoardFault);

impl Plan {
    pub(super) fn empty(files: usize, ranks: usize) -> Plan {
        Plan {
            files,
            ranks,
            cells: Box::new([Cell::Solid; SQUARES]),
            east: Box::new([false; SQUARES]),
            south: Box::new([false; SQUARES]),
            spinner: Faces::spinner(),
            die: Faces::die(),
            name: None,
        }
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..self.ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    fn cell(&self, square: Square) -> Cell {
        self.cells[index(square)]
    }

    /// The neighbours that no wall keeps away, solid ones left out.
    fn open(&self, square: Square) -> impl Iterator<Item = Square> {
        Direction::ALL.into_iter().filter_map(move |to| {
            let next = square.step(to, self.files, self.ranks)?;
            let wall = match to {
                Direction::North => self.south[index(next)],
                Direction::East => self.east[index(square)],
                Direction::South => self.south[index(square)],
                Direction::West => self.east[index(next)],
            };
            (!wall && self.cell(next) != Cell::Solid).then_some(next)
        })
    }

    /// Walls beside solid squares say nothing: without them, equal boards have equal words.
    fn drop_idle_walls(&mut self) {
        for square in self.squares() {
            let idle = |to| {
                let next = square.step(to, self.files, self.ranks);
                let solid = |square| self.cell(square) == Cell::Solid;
                solid(square) || next.is_none_or(solid)
            };
            let (east, south) = (idle(Direction::East), idle(Direction::South));
            self.east[index(square)] &= !east;
            self.south[index(square)] &= !south;
        }
    }

    /// The squares of one kind, of which there must be `N`.
    fn exactly<const N: usize>(
        &self,
        is: impl Fn(Cell) -> bool,
        fault: impl Fn(usize) -> BoardFault,
    ) -> Result<[Square; N], Flaw> {
        // From the top, as the drawing is read: the first one too many is the one to name.
        let mut found: Vec<_> = self.squares().filter(|&square| is(self.cell(square))).collect();
        found.sort_by_key(|square| (std::cmp::Reverse(square.rank()), square.file()));
        let extra = found.get(N).copied();
        let count = found.len();
        found.sort();
        found.try_into().map_err(|_| (extra, fault(count)))
    }
}

impl Board {
    pub(super) fn build(mut plan: Plan) -> Result<Board, Flaw> {
        plan.drop_idle_walls();
        let mut dots = [Square::new(0, 0); Board::DOTS];
        let mut homes = [Square::new(0, 0); 4];
        for colour in Colour::ALL {
            let is_dot = |cell| matches!(cell, Cell::Dot(c, _) if c == colour);
            let area: [Square; Board::AREA] =
                plan.exactly(is_dot, |count| BoardFault::Dots { colour, count })?;
            dots[colour.index() * Board::AREA..][..Board::AREA].copy_from_slice(&area);
            let is_home = |cell| cell == Cell::Home(colour);
            [homes[colour.index()]] =
                plan.exactly(is_home, |count| BoardFault::Homes { colour, count })?;
        }
        let exits: [Square; 4] =
            plan.exactly(|cell| cell == Cell::Exit, |count| BoardFault::Exits { count })?;
        let is_power = |cell| matches!(cell, Cell::Dot(_, Dot::Power));
        let _: [Square; 4] = plan.exactly(is_power, |count| BoardFault::Powers { count })?;
        let of_kind = |kind| {
            let plan = &plan;
            plan.squares().filter(move |&s| matches!(plan.cell(s), Cell::Dot(_, k) if k == kind))
        };
        let circles: Vec<_> = of_kind(Dot::Circle).collect();
        if circles.len() < 3 {
            return Err((None, BoardFault::Circles { count: circles.len() }));
        }
        let mut dot = Box::new([NO_DOT; SQUARES]);
        for (nth, &square) in dots.iter().enumerate() {
            dot[index(square)] = nth as u8;
        }
        let power = of_kind(Dot::Power).map(|square| 1u128 << dot[index(square)]).sum();
        let near = neighbourhood(&plan, &exits)?;
        let distances = distances(&plan, &near);
        for square in plan.squares() {
            let entered = matches!(plan.cell(square), Cell::Dot(..) | Cell::Exit);
            if entered && distances[index(circles[0]) * SQUARES + index(square)] == u8::MAX {
                return Err((Some(square), BoardFault::Unreachable { square }));
            }
        }
        let word = plan.word();
        let Plan { files, ranks, cells, spinner, die, name, .. } = plan;
        Ok(Board {
            files,
            ranks,
            cells,
            near,
            dot,
            dots,
            power,
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

fn neighbourhood(plan: &Plan, exits: &[Square; 4]) -> Result<Box<[Near; SQUARES]>, Flaw> {
    let nothing = Near { squares: [Square::new(0, 0); 7], len: 0 };
    let mut table = Box::new([nothing; SQUARES]);
    for square in plan.squares().filter(|&square| plan.cell(square) != Cell::Solid) {
        let near = &mut table[index(square)];
        let hops = exits.iter().copied().filter(|_| plan.cell(square) == Cell::Exit);
        for next in plan.open(square).chain(hops) {
            let home = matches!(plan.cell(next), Cell::Home(_));
            // A neighbouring exit is a step and a hop away: one move, not two.
            let known = near.squares[..near.len as usize].contains(&next);
            if next != square && !home && !known {
                near.squares[near.len as usize] = next;
                near.len += 1;
            }
        }
        if near.len == 0 && matches!(plan.cell(square), Cell::Home(_)) {
            return Err((Some(square), BoardFault::ClosedHome { square }));
        }
    }
    Ok(table)
}

fn distances(plan: &Plan, near: &[Near; SQUARES]) -> Box<[u8]> {
    let mut table = vec![u8::MAX; SQUARES * SQUARES].into_boxed_slice();
    let mut queue = VecDeque::new();
    for from in plan.squares() {
        let row = &mut table[index(from) * SQUARES..][..SQUARES];
        row[index(from)] = 0;
        queue.push_back(from);
        while let Some(square) = queue.pop_front() {
            let next = &near[index(square)];
            for &to in &next.squares[..next.len as usize] {
                if row[index(to)] == u8::MAX {
                    // 68 dots and 4 exits: no way is longer than a byte can say.
                    row[index(to)] = row[index(square)] + 1;
                    queue.push_back(to);
                }
            }
        }
    }
    table
}
