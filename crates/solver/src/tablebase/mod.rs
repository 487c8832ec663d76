//! Tablebases: the values of all positions of a maze, in memory or in a file, and probing them.
//!
//! A file is a header, the compressed blocks of all layers, and a directory. [`TablebaseWriter`]
//! writes it, [`TablebaseReader`] reads it, [`BlockLayout`] says which block holds which positions.

mod block;
mod block_layout;
mod cache;
mod delta;
mod directory;
mod format;
mod oracle;
mod probe;
mod reader;
mod summary;
mod writer;

pub use cache::TablebaseCache;
pub(crate) use delta::LayerDelta;
pub(crate) use directory::{DeltaBase, Directory, LayerEntry, LayerKey, LayerRef};
pub(crate) use format::compressor;
pub use oracle::TablebaseOracle;
pub use probe::Tablebase;
pub(crate) use reader::TablebaseReader;
pub use summary::{StartValues, TablebaseSummary, VerdictCounts};
pub(crate) use writer::{LayerData, LayerSink, TablebaseWriter};

use block_layout::BlockLayout;
