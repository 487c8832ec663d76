use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use game::{Position as _, Seat};

use super::movegen::{Run, Stop};
use super::position::State;
use super::{Move, Phase, Position};
use crate::{Path, Square};

impl Position {
    /// Appends every position that a legal move leads to, each once, with one of the moves that
    /// lead there. A six near an exit has thousands of paths and far fewer ends: a search looks at
    /// these. Nothing is appended where no seat is to move.
    pub fn futures(&self, out: &mut Vec<(Move, Position)>) {
        let mut moves = Vec::new();
        match self.state.phase {
            Phase::Move(seat, steps) => match self.state.ghosts[seat.index()] {
                None => return self.run_futures(seat, steps, out),
                Some(ghost) => self.ghost_ends(ghost.at, steps, &mut moves),
            },
            _ => self.legal_moves(&mut moves),
        }
        out.extend(moves.into_iter().map(|m| {
            let mut after = self.clone();
            after.play(m);
            (m, after)
        }));
    }

    /// A path for each square where a ghost can end: what its move does depends on nothing else.
    fn ghost_ends(&self, start: Square, steps: u8, out: &mut Vec<Move>) {
        let mut layer = vec![(start, Path::stay())];
        for _ in 1..steps {
            let mut next: Vec<(Square, Path)> = Vec::new();
            for (at, path) in layer {
                for &to in self.board.near(at) {
                    if self.meets_lady(to, false) {
                        out.push(Move::Path(path.then(to)));
                    } else if next.iter().all(|&(square, _)| square != to) {
                        next.push((to, path.then(to)));
                    }
                }
            }
            layer = next;
        }
        for (at, path) in layer {
            self.haunts(start, at, 1, path, out);
        }
        let mut ends = Vec::new();
        out.retain(|&m| {
            let Move::Path(path) = m else { return true };
            let known = ends.contains(&path.last());
            ends.push(path.last());
            !known
        });
        if out.is_empty() {
            out.push(Move::Path(Path::stay()));
        }
    }

    fn run_futures(&self, leader: Seat, steps: u8, out: &mut Vec<(Move, Position)>) {
        let mut layer = vec![(Run::new(self), Path::stay())];
        let mut seen = HashSet::<Run, BuildHasherDefault<Mix>>::default();
        let mut ends = HashSet::<State, BuildHasherDefault<Mix>>::default();
        for left in (1..=steps).rev() {
            let mut next = Vec::new();
            seen.clear();
            for (run, path) in layer {
                for &to in self.board.near(run.at) {
                    let (mut run, path) = (run, path.then(to));
                    let stop = run.step(self, to, left == 1);
                    if left > 1 && stop == Stop::No {
                        if seen.insert(run) {
                            next.push((run, path));
                        }
                        continue;
                    }
                    let mut after = self.clone();
                    after.finish(leader, &run, stop, to);
                    if ends.insert(after.state) {
                        out.push((Move::Path(path), after));
                    }
                }
            }
            layer = next;
        }
    }
}

/// Hashes a few small numbers. The default hasher guards against chosen keys, which cost a search
/// more than the moves themselves.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
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
