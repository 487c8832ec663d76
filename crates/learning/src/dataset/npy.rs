use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::path::Path;

use rules::GameSetup;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::DatasetRow;
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

/// Writes an archive of columns. `games` goes over all games once more for every column, so that a
/// dataset need not fit into memory; how many rows there are.
pub(super) fn write_archive<I>(
    path: &Path,
    seats: usize,
    planes: Option<(&Planes, &GameSetup)>,
    games: impl Fn() -> I,
) -> io::Result<u64>
where
    I: Iterator<Item = io::Result<(u64, Vec<DatasetRow>)>>,
{
    let (mut rows, mut position_width, mut move_width) = (0, 1, 1);
    for game in games() {
        for row in game?.1 {
            rows += 1;
            position_width = position_width.max(row.position.len());
            move_width = move_width.max(row.best_move.len());
        }
    }
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
    if let Some((planes, setup)) = planes {
        let mut numbers = vec![0.0; planes.len()];
        columns.push(column(
            "planes",
            "<f4".to_owned(),
            planes.shape().to_vec(),
            move |out, _, row| {
                let position = setup.parse_position(&row.position);
                let position = position.map_err(|_| io::Error::other("a position is damaged"))?;
                planes.write(&position, &mut numbers);
                write_numbers(out, &numbers)
            },
        ));
    }
    let mut archive = ZipWriter::new(BufWriter::new(File::create(path)?));
    // The date of a file would make two equal datasets differ.
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(zip::DateTime::default())
        .large_file(true);
    for column in columns {
        write_column(&mut archive, column, options, rows, games())?;
    }
    archive.finish()?.flush()?;
    Ok(rows)
}

fn column<'a>(
    name: &'static str,
    dtype: String,
    shape: Vec<usize>,
    write: impl FnMut(&mut dyn Write, u64, &DatasetRow) -> io::Result<()> + 'a,
) -> Column<'a> {
    Column { name, dtype, shape, write: Box::new(write) }
}

fn write_column(
    archive: &mut ZipWriter<impl Write + Seek>,
    mut column: Column<'_>,
    options: SimpleFileOptions,
    rows: u64,
    games: impl Iterator<Item = io::Result<(u64, Vec<DatasetRow>)>>,
) -> io::Result<()> {
    archive.start_file(format!("{}.npy", column.name), options)?;
    let mut out = BufWriter::new(archive);
    out.write_all(&npy_header(&column.dtype, rows, &column.shape))?;
    for game in games {
        let (game, rows) = game?;
        for row in &rows {
            (column.write)(&mut out, game, row)?;
        }
    }
    out.flush()
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

fn write_padded(out: &mut dyn Write, text: &str, width: usize) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    out.write_all(&vec![0; width - text.len()])
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
