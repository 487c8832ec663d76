use std::ops::Range;

use crate::chase::{self, Chase};
use crate::lanes::Lanes;
use crate::queue::{self, Queue};

pub(crate) use crate::chase::{Batch, Changes};

/// The ghosts' phase with certain pellets on the board and certain ghosts left.
pub(crate) struct Phase<'a> {
    /// How many ghosts are left.
    pub(crate) ghosts: usize,
    pub(crate) rows: usize,
    pub(crate) pack: &'a Pack<'a>,
    /// The squares of the ghosts of a row, where they are at hand.
    pub(crate) occupied: &'a [Lanes],
}

/// How the ghosts move together.
pub(crate) enum Pack<'a> {
    /// Each on its own.
    Chase(Chase<'a>),
    /// In their order, in one another's way.
    Queue(Queue<'a>, usize),
}

/// Room to work in, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    chase: chase::Scratch,
    queue: queue::Room,
}

impl Phase<'_> {
    /// The squares of the ghosts of a row.
    #[inline]
    pub(crate) fn occupied(&self, row: usize) -> Lanes {
        match self.pack {
            Pack::Chase(_) => self.occupied[row],
            Pack::Queue(_, squares) => Queue::squares(*squares, self.ghosts, row)
                .into_iter()
                .fold(Lanes::NONE, |set, at| set | Lanes::one(at.into())),
        }
    }

    /// How many parts threads can share.
    pub(crate) fn parts(&self) -> usize {
        match self.pack {
            Pack::Chase(chase) => chase.parts(self.ghosts),
            Pack::Queue(..) => 1,
        }
    }

    /// The rows of a part.
    pub(crate) fn part(&self, part: usize) -> Range<usize> {
        match self.pack {
            Pack::Chase(chase) => chase.part(self.ghosts, part),
            Pack::Queue(..) => 0..self.rows,
        }
    }

    /// Finds for the rows of a part from which squares of PAC-MAN the ghosts can move into `set`
    /// without catching him. Rows that no change can have reached may be left out.
    #[inline(always)]
    pub(crate) fn sweep(
        &self,
        part: usize,
        set: &[Lanes],
        changes: &Changes,
        scratch: &mut Scratch,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        match self.pack {
            _ if matches!(changes, Changes::None) => {}
            Pack::Chase(chase) => {
                chase.sweep((self.ghosts, part), set, changes, &mut scratch.chase, sink);
            }
            Pack::Queue(queue, _) => queue.sweep(self.ghosts, set, &mut scratch.queue, sink),
        }
    }

    /// What has changed, from the numbers of the rows that did.
    pub(crate) fn changes(&self, rows: &[usize]) -> Changes {
        match self.pack {
            _ if rows.is_empty() => Changes::None,
            Pack::Chase(chase) => chase.changes(self.ghosts, rows),
            Pack::Queue(..) => Changes::All,
        }
    }
}
