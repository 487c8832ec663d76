use std::collections::VecDeque;

use super::spec::{LocatedFault, is_dot, is_dot_of};
use super::{Board, BoardSpec, DotKind, NO_DOT, Neighbours, SQUARES, SquareKind, index};
use crate::Square;
use crate::mspacman::Colour;

impl Board {
    /// Validates a spec and builds the board. The error is the first of its faults.
    pub fn new(spec: BoardSpec) -> Result<Board, LocatedFault> {
        if let Some(fault) = spec.faults().into_iter().next() {
            return Err(fault);
        }
        let spec = spec.without_redundant_walls();
        let mut dots = [Square::new(0, 0); Board::DOTS];
        let mut homes = [Square::new(0, 0); 4];
        for colour in Colour::ALL {
            let area = spec.squares_of(&|kind| is_dot_of(kind, colour));
            dots[colour.index() * Board::DOTS_PER_AREA..][..Board::DOTS_PER_AREA]
                .copy_from_slice(&area);
            homes[colour.index()] = spec.squares_of(&|kind| kind == SquareKind::Home(colour))[0];
        }
        let mut exits = [Square::new(0, 0); 4];
        exits.copy_from_slice(&spec.squares_of(&|kind| kind == SquareKind::Exit));
        let mut dot_index = Box::new([NO_DOT; SQUARES]);
        for (nth, &square) in dots.iter().enumerate() {
            dot_index[index(square)] = nth as u8;
        }
        let power = spec.squares_of(&|kind| is_dot(kind, DotKind::Power));
        let neighbours = neighbours(&spec, &exits);
        Ok(Board {
            circles: spec.squares_of(&|kind| is_dot(kind, DotKind::Circle)),
            power_dots: power.iter().map(|&square| 1u128 << dot_index[index(square)]).sum(),
            distances: distances(&spec, &neighbours),
            word: spec.word(),
            name: None,
            spec,
            neighbours,
            dot_index,
            dots,
            homes,
            exits,
        })
    }
}

fn neighbours(spec: &BoardSpec, exits: &[Square; 4]) -> Box<[Neighbours; SQUARES]> {
    let empty = Neighbours { squares: [Square::new(0, 0); 7], len: 0 };
    let mut table = Box::new([empty; SQUARES]);
    for square in spec.squares_of(&|kind| kind != SquareKind::Solid) {
        let next = spec.next_squares(square, exits);
        let near = &mut table[index(square)];
        near.squares[..next.len()].copy_from_slice(&next);
        near.len = next.len() as u8;
    }
    table
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
