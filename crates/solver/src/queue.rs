use std::collections::HashMap;

use crate::hunt::{Hunt, Moves};
use crate::lanes::Lanes;

/// The ghosts' phase where they may not end together: their order matters, and where one can go
/// depends on where the others stand.
pub(crate) struct Queue<'a> {
    hunt: Hunt<'a>,
    squares: usize,
    /// The moves of a ghost with no other near, by its square.
    free: Vec<Moves>,
    /// The squares that keep a ghost from somewhere, by its own square.
    near: Vec<Lanes>,
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
            free,
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

    /// Turns the set where the ghosts want to get into the set from which they can, as one plane
    /// sees it; `catch` where they want to catch PAC-MAN as well. Rows with two ghosts on a square,
    /// which never occur, are left empty.
    pub(crate) fn sweep(&self, ghosts: usize, plane: usize, catch: bool, set: &mut [u32]) {
        let mut crowded = HashMap::new();
        for ghost in (0..ghosts).rev() {
            self.undo(ghosts, ghost, plane, set, &mut crowded);
        }
        if ghosts == 0 {
            return;
        }
        let catches = |at: usize| if catch { self.free[at].catch.words()[plane] } else { 0 };
        let own: Vec<u32> = (0..self.squares).map(catches).collect();
        for (nth, rows) in set.chunks_exact_mut(self.squares).enumerate() {
            let others = Queue::squares(self.squares, ghosts - 1, nth);
            let Some(taken) = apart(&others) else {
                rows.fill(0);
                continue;
            };
            let others = others.iter().fold(0, |sum, &at| sum | own[usize::from(at)]);
            for (at, (row, own)) in rows.iter_mut().zip(&own).enumerate() {
                *row = if taken.has(at) { 0 } else { *row | others | own };
            }
        }
    }

    /// From where the ghosts can move into the set if that one is still to move, in place.
    fn undo(
        &self,
        ghosts: usize,
        ghost: usize,
        plane: usize,
        set: &mut [u32],
        crowded: &mut HashMap<(usize, Lanes), Moves>,
    ) {
        let stride = self.squares.pow((ghosts - 1 - ghost) as u32);
        let mut fibre = vec![0; self.squares];
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
                let moves = if taken.is_empty() {
                    &self.free[from]
                } else {
                    crowded.entry((from, taken)).or_insert_with(|| self.hunt.moves(from, taken))
                };
                set[first + from * stride] = moves.ends.iter().fold(0, |found, (end, lanes)| {
                    found | fibre[usize::from(*end)] & lanes.words()[plane]
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
