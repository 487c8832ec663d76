use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::path::Path;

use rules::GameSetup;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::{DatasetError, DatasetParts, DatasetRow};
use crate::Planes;

/// How a column is made of rows: its name, its type as NumPy spells it, the shape of one entry, and
/// how an entry is written.
struct Column<'a> {
    name: &'static str,
    dtype: String,
    shape: Vec<usize>,
    write: WriteEntry<'a>,
}

type WriteEntry<'a> = Box<dyn FnMut(&mut dyn Write, u64, &DatasetRow) -> io::Result<()> + 'a>;

/// An archive of columns that is made of finished games.
pub(super) struct DatasetArchive<'a> {
    pub(super) path: &'a Path,
    pub(super) setup: &'a GameSetup,
    pub(super) planes: Option<Planes>,
    pub(super) parts: &'a DatasetParts,
}

impl DatasetArchive<'_> {
    /// Writes it; how many rows there are. All games are read once more for every column, so that a
    /// dataset need not fit into memory.
    pub(super) fn write(&self, games: u64) -> Result<u64, DatasetError> {
        let (mut rows, mut position_width, mut move_width) = (0, 1, 1);
        for game in 0..games {
            for (nth, row) in self.parts.get(game)?.iter().enumerate() {
                if !row.belongs_to(self.setup) {
                    return Err(self.damaged(game, nth));
                }
                rows += 1;
                position_width = position_width.max(row.position.len());
                move_width = move_width.max(row.best_move.len());
            }
        }
        let cannot_write = |error| DatasetError::Disk { path: self.path.to_owned(), error };
        let file = File::create(self.path).map_err(cannot_write)?;
        let mut archive = ZipWriter::new(BufWriter::new(file));
        // The date of a file would make two equal datasets differ.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .last_modified_time(zip::DateTime::default())
            .large_file(true);
        for column in self.columns(position_width, move_width) {
            archive
                .start_file(format!("{}.npy", column.name), options)
                .map_err(|error| cannot_write(error.into()))?;
            self.write_column(&mut archive, column, rows, games)?;
        }
        let finished = archive.finish().map_err(|error| cannot_write(error.into()))?;
        finished.into_inner().map_err(|error| cannot_write(error.into_error()))?;
        Ok(rows)
    }

    fn write_column(
        &self,
        archive: &mut ZipWriter<impl Write + Seek>,
        mut column: Column<'_>,
        rows: u64,
        games: u64,
    ) -> Result<(), DatasetError> {
        let cannot_write = |error| DatasetError::Disk { path: self.path.to_owned(), error };
        let mut out = BufWriter::new(archive);
        out.write_all(&npy_header(&column.dtype, rows, &column.shape)).map_err(cannot_write)?;
        for game in 0..games {
            for (nth, row) in self.parts.get(game)?.iter().enumerate() {
                (column.write)(&mut out, game, row).map_err(|error| match error.kind() {
                    // Somebody has changed the game since it was checked.
                    io::ErrorKind::InvalidData => self.damaged(game, nth),
                    _ => cannot_write(error),
                })?;
            }
        }
        out.flush().map_err(cannot_write)
    }

    /// The error about a row of a game.
    fn damaged(&self, game: u64, nth: usize) -> DatasetError {
        DatasetError::Damaged { path: self.parts.file(game), line: nth + 1 }
    }

    fn columns(&self, position_width: usize, move_width: usize) -> Vec<Column<'_>> {
        let seats = self.setup.seats();
        let mut columns = vec![
            column("position", format!("|S{position_width}"), vec![], move |out, _, row| {
                write_padded(out, &row.position, position_width)
            }),
            column("seat", "|i1".to_owned(), vec![], |out, _, row| {
                out.write_all(&row.seat.to_le_bytes())
            }),
            column("move", format!("|S{move_width}"), vec![], move |out, _, row| {
                write_padded(out, &row.best_move, move_width)
            }),
            column("action", "<i4".to_owned(), vec![], |out, _, row| {
                out.write_all(&row.action.to_le_bytes())
            }),
            column("chances", "<f4".to_owned(), vec![seats], |out, _, row| {
                write_numbers(out, &row.chances)
            }),
            column("result", "<f4".to_owned(), vec![seats], |out, _, row| {
                write_numbers(out, &row.results)
            }),
            column("game", "<i4".to_owned(), vec![], |out, game, _| {
                out.write_all(&(game as i32).to_le_bytes())
            }),
            column("ply", "<i4".to_owned(), vec![], |out, _, row| {
                out.write_all(&row.ply.to_le_bytes())
            }),
        ];
        if let Some(planes) = &self.planes {
            let mut numbers = vec![0.0; planes.len()];
            let shape = planes.shape().to_vec();
            columns.push(column("planes", "<f4".to_owned(), shape, move |out, _, row| {
                let position = self.setup.parse_position(&row.position);
                let position = position.map_err(|_| io::ErrorKind::InvalidData)?;
                planes.write(&position, &mut numbers);
                write_numbers(out, &numbers)
            }));
        }
        columns
    }
}

fn column<'a>(
    name: &'static str,
    dtype: String,
    shape: Vec<usize>,
    write: impl FnMut(&mut dyn Write, u64, &DatasetRow) -> io::Result<()> + 'a,
) -> Column<'a> {
    Column { name, dtype, shape, write: Box::new(write) }
}

/// The header of an array in NumPy's format, version 1.0: as long as a multiple of 64 bytes.
fn npy_header(dtype: &str, rows: u64, shape: &[usize]) -> Vec<u8> {
    let rest: String = shape.iter().map(|length| format!(" {length},")).collect();
    let mut text =
        format!("{{'descr': '{dtype}', 'fortran_order': False, 'shape': ({rows},{rest}), }}");
    const BEFORE: usize = 10;
    let length = (BEFORE + text.len() + 1).next_multiple_of(64);
    text += &" ".repeat(length - BEFORE - text.len() - 1);
    text.push('\n');
    let mut header = b"\x93NUMPY\x01\x00".to_vec();
    header.extend((text.len() as u16).to_le_bytes());
    header.extend(text.as_bytes());
    header
}

/// A text in a column so wide; one that has grown since the widths were measured is no longer the one that
/// was checked.
fn write_padded(out: &mut dyn Write, text: &str, width: usize) -> io::Result<()> {
    let padding = width.checked_sub(text.len()).ok_or(io::ErrorKind::InvalidData)?;
    out.write_all(text.as_bytes())?;
    out.write_all(&vec![0; padding])
}

fn write_numbers(out: &mut dyn Write, numbers: &[f32]) -> io::Result<()> {
    numbers.iter().try_for_each(|number| out.write_all(&number.to_le_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_aligned_and_say_the_shape() {
        for (shape, text) in [(&[][..], "(5,)"), (&[2, 3], "(5, 2, 3,)")] {
            let header = npy_header("<f4", 5, shape);
            assert_eq!(header.len() % 64, 0);
            assert_eq!(header.last(), Some(&b'\n'));
            assert!(String::from_utf8_lossy(&header).contains(text));
        }
    }
}
