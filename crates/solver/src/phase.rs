use std::ops::Range;

use crate::chase::{self, Chase, Pass};
use crate::lanes::Lanes;
use crate::queue::Queue;
use crate::sheet::{Planes, Sheet};

pub(crate) use crate::chase::Changes;

/// The ghosts' phase with certain pellets on the board and certain ghosts left.
pub(crate) struct Phase<'a> {
    /// How many ghosts are left.
    pub(crate) ghosts: usize,
    pub(crate) rows: usize,
    /// How many words of lanes the board needs.
    pub(crate) planes: usize,
    pub(crate) pack: &'a Pack<'a>,
    /// Where the rows of each part begin, and where the last one ends.
    pub(crate) parts: Vec<usize>,
    /// The squares of all ghosts of a row but the one that its part is about.
    pub(crate) others: &'a Sheet,
}

/// How the ghosts move together.
pub(crate) enum Pack<'a> {
    /// Each on its own.
    Chase(Box<Chase<'a>>),
    /// In their order, in one another's way.
    Queue(Queue<'a>),
}

/// Room to work in, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    chase: chase::Scratch,
    fresh: Planes<Vec<u32>>,
}

/// What the ghosts want.
#[derive(Clone, Copy)]
pub(crate) struct Aim<'a> {
    /// To get here.
    pub(crate) set: &'a Sheet,
    /// To catch PAC-MAN as well.
    pub(crate) catch: bool,
    /// What of the set has changed since the last time.
    pub(crate) changes: &'a Changes,
}

impl Phase<'_> {
    /// The rows of a part.
    pub(crate) fn part(&self, part: usize) -> Range<usize> {
        self.parts[part]..self.parts[part + 1]
    }

    /// The square of the ghost that a part is about.
    pub(crate) fn own(&self, part: usize) -> Lanes {
        if self.ghosts == 0 { Lanes::NONE } else { Lanes::one(part) }
    }

    /// The squares of the ghosts, for all rows.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = Lanes> {
        (0..self.parts.len() - 1).flat_map(move |part| {
            let own = self.own(part);
            (0..self.part(part).len()).map(move |row| self.others.get(row) | own)
        })
    }

    /// Finds from which squares of PAC-MAN the ghosts can bring about what they want, in all rows
    /// at once where that is how it is done.
    pub(crate) fn whole(&self, aim: Aim<'_>) -> Option<Sheet> {
        let Pack::Queue(queue) = self.pack else { return None };
        let mut fresh = aim.set.clone();
        for plane in 0..self.planes {
            queue.sweep(self.ghosts, plane, aim.catch, fresh.plane_mut(plane));
        }
        Some(fresh)
    }

    /// The same for the rows of one part, of which `known` is what was found the last time; says
    /// whether anything was looked at again.
    #[inline(always)]
    pub(crate) fn sweep<'s>(
        &self,
        part: usize,
        aim: Aim<'_>,
        known: Planes<&[u32]>,
        scratch: &'s mut Scratch,
    ) -> (Planes<&'s [u32]>, bool) {
        let Pack::Chase(chase) = self.pack else { unreachable!("queues are swept as a whole") };
        let Scratch { chase: room, fresh } = scratch;
        let mut any = false;
        for plane in 0..Lanes::WORDS {
            let len = known[plane].len();
            fresh[plane].resize(len, 0);
            // What is looked at again as a whole need not be known.
            if self.planes <= plane || !matches!(aim.changes, Changes::All) {
                fresh[plane].copy_from_slice(known[plane]);
            }
            if plane < self.planes {
                let pass = Pass {
                    set: aim.set.plane(plane),
                    plane,
                    catch: aim.catch,
                    changes: aim.changes,
                };
                any |= chase.sweep((self.ghosts, part), pass, room, &mut fresh[plane]);
            }
        }
        ([&fresh[0], &fresh[1], &fresh[2]], any)
    }

    /// What has changed, from the numbers of the rows that did; nothing where they were too many.
    pub(crate) fn changes(&self, rows: Option<&[u32]>) -> Changes {
        match (self.pack, rows) {
            (_, Some([])) => Changes::None,
            (Pack::Chase(chase), Some(rows)) => chase.changes(self.ghosts, rows),
            _ => Changes::All,
        }
    }
}
