use std::collections::HashSet;

use game::{Position as _, Seat};

use super::movegen::{Run, Stop};
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
        let mut seen = HashSet::new();
        let mut ends = HashSet::new();
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
