use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use game::{Position as _, Seat};

use super::movegen::{PartialMsPacmanMove, StepResult};
use super::position::State;
use super::{Move, Phase, Position};
use crate::{Path, Square};

impl Position {
    /// Appends every successor position once, with one of the legal moves that lead to it. This is
    /// for searches: a six near an exit has thousands of paths but far fewer resulting positions.
    /// Appends nothing unless a seat is to move.
    pub fn successors(&self, out: &mut Vec<(Move, Position)>) {
        let mut moves = Vec::new();
        match self.state.phase {
            Phase::Move(seat, steps) => match self.state.ghosts[seat.index()] {
                None => return self.ms_pacman_successors(seat, steps, out),
                Some(ghost) => self.ghost_end_moves(ghost.at, steps, &mut moves),
            },
            _ => self.legal_moves(&mut moves),
        }
        out.extend(moves.into_iter().map(|m| {
            let mut after = self.clone();
            after.play(m);
            (m, after)
        }));
    }

    /// One path to each square where a ghost can end: the effect of its move depends only on that.
    fn ghost_end_moves(&self, start: Square, steps: u8, out: &mut Vec<Move>) {
        let mut layer = vec![(start, Path::stay())];
        for _ in 1..steps {
            let mut next: Vec<(Square, Path)> = Vec::new();
            for (at, path) in layer {
                for &to in self.board.neighbours(at) {
                    if self.meets_ms_pacman(to, false) {
                        out.push(Move::Path(path.then(to)));
                    } else if next.iter().all(|&(square, _)| square != to) {
                        next.push((to, path.then(to)));
                    }
                }
            }
            layer = next;
        }
        for (at, path) in layer {
            self.ghost_paths(start, at, 1, path, out);
        }
        let mut ends = Vec::new();
        out.retain(|&m| {
            let Move::Path(path) = m else { return true };
            let seen = ends.contains(&path.last());
            ends.push(path.last());
            !seen
        });
        if out.is_empty() {
            out.push(Move::Path(Path::stay()));
        }
    }

    fn ms_pacman_successors(&self, leader: Seat, steps: u8, out: &mut Vec<(Move, Position)>) {
        let mut layer = vec![(PartialMsPacmanMove::new(self), Path::stay())];
        let mut seen = HashSet::<PartialMsPacmanMove, BuildHasherDefault<FastHasher>>::default();
        let mut ends = HashSet::<State, BuildHasherDefault<FastHasher>>::default();
        for left in (1..=steps).rev() {
            let mut next = Vec::new();
            seen.clear();
            for (partial, path) in layer {
                for &to in self.board.neighbours(partial.at) {
                    let (mut partial, path) = (partial, path.then(to));
                    let result = partial.step(self, to, left == 1);
                    if left > 1 && result == StepResult::Continue {
                        if seen.insert(partial) {
                            next.push((partial, path));
                        }
                        continue;
                    }
                    let mut after = self.clone();
                    after.finish_ms_pacman_move(leader, &partial, result, to);
                    if ends.insert(after.state) {
                        out.push((Move::Path(path), after));
                    }
                }
            }
            layer = next;
        }
    }
}

/// A fast hasher in the style of FxHash. The default hasher is safe against chosen keys, but would
/// cost a search more time than the moves themselves.
#[derive(Default)]
struct FastHasher(u64);

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
