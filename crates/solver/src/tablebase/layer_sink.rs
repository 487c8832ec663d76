use std::io;
use std::sync::Arc;

use super::LayerData;
use crate::distance::DistanceToWin;

/// Where solved layers go.
#[derive(Debug)]
pub(crate) enum LayerSink {
    /// Nowhere: only the values of the start were asked for.
    Discard,
    Memory(Vec<[Arc<DistanceToWin>; 2]>),
    #[cfg(feature = "native")]
    File(super::TablebaseWriter),
}

impl LayerSink {
    /// Whether it is anywhere.
    pub(crate) fn keeps_layers(&self) -> bool {
        !matches!(self, LayerSink::Discard)
    }

    /// Whether it takes deltas as well as full layers.
    pub(crate) fn takes_deltas(&self) -> bool {
        !matches!(self, LayerSink::Discard | LayerSink::Memory(_))
    }

    /// Stores a layer. Returns the offsets of its blocks, as in [`LayerEntry`](super::LayerEntry),
    /// if it went to a file.
    pub(crate) fn store(&mut self, layer: &LayerData<'_>) -> io::Result<Vec<u64>> {
        match (self, layer) {
            #[cfg(feature = "native")]
            (LayerSink::File(file), layer) => return file.store(layer),
            (LayerSink::Memory(layers), LayerData::Full(distances, _)) => {
                layers.push(distances.map(Arc::clone));
            }
            (LayerSink::Memory(_), LayerData::Delta(_)) => {
                unreachable!("memory takes full layers")
            }
            (LayerSink::Discard, _) => {}
        }
        Ok(Vec::new())
    }
}
