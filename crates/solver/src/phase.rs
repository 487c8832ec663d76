use crate::chase::{Batch, Changes, Chase};
use crate::lanes::Lanes;

pub(crate) use crate::chase::Scratch;

/// The ghosts' phase of a layer: which rows there are, and what the ghosts can bring about.
pub(crate) struct Phase<'a> {
    pub(crate) chase: &'a Chase<'a>,
    pub(crate) ghosts: usize,
    pub(crate) occupied: &'a [Lanes],
}

impl Phase<'_> {
    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        self.occupied.len()
    }

    /// The squares of the ghosts of a row.
    #[inline]
    pub(crate) fn occupied(&self, row: usize) -> Lanes {
        self.occupied[row]
    }

    pub(crate) fn parts(&self) -> usize {
        self.chase.parts(self.ghosts)
    }

    pub(crate) fn part(&self, part: usize) -> std::ops::Range<usize> {
        self.chase.part(self.ghosts, part)
    }

    #[inline(always)]
    pub(crate) fn sweep(
        &self,
        part: usize,
        set: &[Lanes],
        changes: &Changes,
        scratch: &mut Scratch,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        self.chase.sweep((self.ghosts, part), set, changes, scratch, sink);
    }

    pub(crate) fn changes(&self, rows: &[usize]) -> Changes {
        self.chase.changes(self.ghosts, rows)
    }
}
