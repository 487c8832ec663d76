use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;

use super::block::{self, BlockKind, BlockShape};
use super::block_layout::BlockLayout;
use super::format::{HEADER_LEN, MAGIC, compressor};
use super::{Directory, LayerData};
use crate::bytes::ByteWriter;
use crate::maze_graph::MazeGraph;

/// Tablebase writer: appends the blocks of one layer after another to a file that is not finished
/// yet.
#[derive(Debug)]
pub(crate) struct TablebaseWriter {
    file: File,
    /// The length of the file so far.
    len: u64,
    layout: BlockLayout,
    squares: usize,
    threads: usize,
}

impl TablebaseWriter {
    /// Creates a file, or continues one whose first `len` bytes are valid.
    pub(crate) fn open(
        path: &Path,
        len: u64,
        graph: &MazeGraph,
        threads: usize,
    ) -> io::Result<TablebaseWriter> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let len = len.max(HEADER_LEN);
        file.set_len(len)?;
        file.seek(SeekFrom::Start(len))?;
        let layout = BlockLayout::new(graph);
        Ok(TablebaseWriter { file, len, layout, squares: graph.square_count, threads })
    }

    /// Flushes to the disk and returns the length of the file.
    pub(crate) fn sync(&mut self) -> io::Result<u64> {
        self.file.sync_data()?;
        Ok(self.len)
    }

    /// Appends a layer, and returns the offsets of its blocks.
    pub(super) fn store(&mut self, layer: &LayerData<'_>) -> io::Result<Vec<u64>> {
        let mut offsets = vec![self.len];
        let starts: Vec<usize> = (0..layer.rows()).step_by(BlockLayout::ROWS_PER_BLOCK).collect();
        // A few hundred blocks at a time bound the memory and keep all threads busy.
        for starts in starts.chunks(128) {
            let compress = |starts: &[usize]| -> io::Result<Vec<Vec<u8>>> {
                let mut compressor = compressor()?;
                let mut compressed = Vec::new();
                for &start in starts {
                    let rows = start..layer.rows().min(start + BlockLayout::ROWS_PER_BLOCK);
                    let (block, shape) = layer.encode(rows, self.squares);
                    for squares in self.layout.square_groups() {
                        let block = shape.select_squares(&block, squares);
                        compressed.push(compressor.compress(&block)?);
                    }
                }
                Ok(compressed)
            };
            let share = starts.len().div_ceil(self.threads);
            let compressed: Vec<io::Result<Vec<Vec<u8>>>> = std::thread::scope(|scope| {
                let threads: Vec<_> =
                    starts.chunks(share).map(|starts| scope.spawn(|| compress(starts))).collect();
                let joined = threads.into_iter().map(|thread| thread.join());
                joined.map(|blocks| blocks.expect("compressing does not panic")).collect()
            });
            for compressed in compressed {
                for block in compressed? {
                    self.file.write_all(&block)?;
                    self.len += block.len() as u64;
                    offsets.push(self.len);
                }
            }
        }
        Ok(offsets)
    }

    /// Appends the directory and writes the header. The header goes last: its magic bytes tell a
    /// finished file.
    pub(crate) fn finish(mut self, directory: &Directory) -> io::Result<()> {
        let mut bytes = ByteWriter::default();
        directory.write(&mut bytes);
        let compressed = compressor()?.compress(&bytes.0)?;
        self.file.write_all(&compressed)?;
        self.file.sync_data()?;
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&MAGIC)?;
        self.file.write_all(&self.len.to_le_bytes())?;
        self.file.write_all(&(compressed.len() as u64).to_le_bytes())?;
        self.file.sync_all()
    }
}

impl LayerData<'_> {
    fn rows(&self) -> usize {
        match self {
            // A layer without a won position needs no blocks.
            LayerData::Full(distances, _)
                if distances.iter().all(|winner| winner.distances().is_empty()) =>
            {
                0
            }
            LayerData::Full([distances, _], _) => distances.rows(),
            LayerData::Delta(delta) => delta.one_more.len(),
        }
    }

    /// Encodes some rows with all squares as one block.
    fn encode(&self, rows: Range<usize>, squares: usize) -> (Vec<u8>, BlockShape) {
        let shape = |kind| BlockShape { rows: rows.len(), squares, kind };
        match self {
            LayerData::Full(distances, legal) => {
                let max = distances.iter().map(|winner| winner.distances().len()).sum();
                let shape = shape(BlockKind::numbers(max));
                let distances = distances.map(|winner| &**winner);
                (block::encode_distances(distances, legal, rows, squares), shape)
            }
            LayerData::Delta(delta) => {
                let shape = shape(BlockKind::Bits);
                (block::encode_bits(&delta.one_more, &delta.won, rows, squares), shape)
            }
        }
    }
}
