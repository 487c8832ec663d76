//! Indexing of ghost placements: every placement of the ghosts left on the board has a row number,
//! without gaps. [`MultisetIndex`] and [`OrderedIndex`] rank and unrank, [`GhostSubsets`] picks the
//! one that the rules ask for, [`Placements`] enumerates all placements in the order of their rows.

mod multiset;
mod ordered;
mod placements;
mod subsets;

pub(crate) use multiset::MultisetIndex;
pub(crate) use ordered::OrderedIndex;
pub(crate) use placements::Placements;
pub(crate) use subsets::GhostSubsets;
