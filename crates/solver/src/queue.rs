use std::collections::HashMap;

use crate::chase::Batch;
use crate::hunt::{Hunt, Moves};
use crate::lanes::Lanes;

/// The ghosts' phase where they may not end together: their order matters, and where one can go
/// depends on where the others stand.
pub(crate) struct Queue<'a> {
    hunt: Hunt<'a>,
    squares: usize,
    /// The squares that keep a ghost from somewhere, by its own square.
    near: Vec<Lanes>,
    catches: Vec<Lanes>,
}

/// Room to work in.
#[derive(Debug, Default)]
pub(crate) struct Room {
    rows: Vec<Lanes>,
    /// By the square of a ghost and of those near to it.
    moves: HashMap<(u8, Lanes), Moves>,
}

impl<'a> Queue<'a> {
    pub(crate) fn new(hunt: Hunt<'a>, squares: usize) -> Queue<'a> {
        let free: Vec<Moves> = (0..squares).map(|from| hunt.moves(from, Lanes::NONE)).collect();
        let near = |moves: &Moves| {
            moves.ends.iter().fold(Lanes::NONE, |set, (end, _)| set | Lanes::one((*end).into()))
        };
        Queue {
            hunt,
            squares,
            // Whatever keeps a ghost from a far square can send it to a nearer one, which may be
            // taken as well; that lies one step away and is an end for some square of PAC-MAN.
            near: free.iter().map(near).collect(),
            catches: free.iter().map(|moves| moves.catch).collect(),
        }
    }

    /// How many rows that many ghosts have.
    pub(crate) fn rows(squares: usize, ghosts: usize) -> usize {
        squares.pow(ghosts as u32)
    }

    /// The squares of a row, first ghost first.
    pub(crate) fn squares(squares: usize, ghosts: usize, mut row: usize) -> Vec<u8> {
        let mut found = vec![0; ghosts];
        for at in found.iter_mut().rev() {
            *at = (row % squares) as u8;
            row /= squares;
        }
        found
    }

    /// The number of the squares, first ghost first.
    pub(crate) fn row(squares: usize, ghosts: &[u8]) -> usize {
        ghosts.iter().fold(0, |row, &at| row * squares + usize::from(at))
    }

    pub(crate) fn sweep(
        &self,
        ghosts: usize,
        set: &[Lanes],
        Room { rows, moves }: &mut Room,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        rows.clear();
        rows.extend_from_slice(set);
        for ghost in (0..ghosts).rev() {
            self.undo(ghosts, ghost, rows, moves);
        }
        let (last, own) = match ghosts {
            0 => (1, &[][..]),
            _ => (self.squares, &self.catches[..]),
        };
        for (nth, rows) in rows.chunks_exact(last).enumerate() {
            let others = Queue::squares(self.squares, ghosts.saturating_sub(1), nth);
            let catch =
                others.iter().fold(Lanes::NONE, |set, &at| set | self.catches[usize::from(at)]);
            let Some(others) = apart(&others) else { continue };
            sink(Batch { first: nth * last, others, catch, own, rows });
        }
    }

    /// From where the ghosts can move into the set if that one is still to move, in place.
    fn undo(
        &self,
        ghosts: usize,
        ghost: usize,
        set: &mut [Lanes],
        moves: &mut HashMap<(u8, Lanes), Moves>,
    ) {
        let stride = self.squares.pow((ghosts - 1 - ghost) as u32);
        let mut fibre = vec![Lanes::NONE; self.squares];
        for start in 0..set.len() / self.squares {
            let first = start / stride * stride * self.squares + start % stride;
            let Some(others) = apart(&Queue::squares(self.squares, ghosts - 1, start)) else {
                continue;
            };
            for (at, row) in fibre.iter_mut().enumerate() {
                *row = set[first + at * stride];
            }
            for from in (0..self.squares).filter(|&from| !others.has(from)) {
                let taken = others & self.near[from];
                let moves = moves
                    .entry((from as u8, taken))
                    .or_insert_with(|| self.hunt.moves(from, taken));
                set[first + from * stride] =
                    moves.ends.iter().fold(Lanes::NONE, |found, (end, lanes)| {
                        found | fibre[usize::from(*end)] & *lanes
                    });
            }
        }
    }
}

/// The squares as a set, if no two are the same.
fn apart(squares: &[u8]) -> Option<Lanes> {
    let set = squares.iter().fold(Lanes::NONE, |set, &at| set | Lanes::one(at.into()));
    (set.len() as usize == squares.len()).then_some(set)
}
