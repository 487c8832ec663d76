//! Tablebases: the values of all positions of a maze, in memory or in a file, and probing them.
//!
//! A file is a header, the compressed blocks of all layers, and a directory. [`TablebaseWriter`]
//! writes it, [`TablebaseReader`] reads it, [`BlockLayout`] says which block holds which positions.

mod delta;
mod directory;
mod exact;
mod file_error;
mod layer_data;
mod layer_sink;
mod probe;
mod study;
mod summary;

pub(crate) use delta::LayerDelta;
pub(crate) use directory::{DeltaBase, Directory, LayerEntry, LayerKey, LayerRef};
pub(crate) use layer_data::LayerData;
pub(crate) use layer_sink::LayerSink;
pub use probe::Tablebase;
pub use summary::{StartValues, TablebaseSummary, VerdictCounts};

#[cfg(feature = "native")]
mod block;
#[cfg(feature = "native")]
mod block_layout;
#[cfg(feature = "native")]
mod cache;
#[cfg(feature = "native")]
mod format;
#[cfg(feature = "native")]
mod oracle;
#[cfg(feature = "native")]
mod reader;
#[cfg(feature = "native")]
mod writer;

#[cfg(feature = "native")]
pub use {cache::TablebaseCache, oracle::TablebaseOracle};
#[cfg(feature = "native")]
pub(crate) use {format::compressor, reader::TablebaseReader, writer::TablebaseWriter};
