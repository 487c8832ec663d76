use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use super::request::{SolveProgress, SolveRequest};
use super::solver::Solver;
use crate::bytes::{ByteReader, ByteWriter};
use crate::error::Error;
use crate::state_space::StateSpace;
use crate::tablebase::{
    LayerSink, Tablebase, TablebaseCache, TablebaseReader, TablebaseWriter, compressor,
};

impl TablebaseCache {
    /// The tablebase of a maze: the one in the cache, if it can be opened and has enough lives,
    /// else a new one. Solving that was interrupted resumes after the last pellet set that was
    /// solved; only a finished file is renamed to the name under which tablebases are looked for.
    pub fn solve(
        &self,
        request: &SolveRequest,
        keep_going: &mut dyn FnMut(SolveProgress) -> bool,
    ) -> Result<Tablebase, Error> {
        match self.open(&request.maze, &request.options) {
            Ok(Some(tablebase)) if tablebase.lives() >= request.lives => return Ok(tablebase),
            Err(error @ Error::Disk { .. }) => return Err(error),
            _ => {}
        }
        request.check_memory()?;
        let space = StateSpace::new(&request.maze, &request.options);
        let path = self.path(&request.maze, &request.options);
        fs::create_dir_all(self.folder()).map_err(Error::disk(self.folder()))?;
        let checkpoint_path = path.with_extension(format!("{}.notes", request.lives));
        let part_path = path.with_extension(format!("{}.part", request.lives));
        let mut checkpoints = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&checkpoint_path)
            .map_err(Error::disk(&checkpoint_path))?;
        checkpoints.try_lock().map_err(|error| match error {
            fs::TryLockError::WouldBlock => Error::Busy { path: path.clone() },
            fs::TryLockError::Error(error) => Error::Disk { path: checkpoint_path.clone(), error },
        })?;
        let mut solver = Solver::new(&space, request.lives, request.threads, LayerSink::Discard);
        let valid_len = resume(&mut solver, &mut checkpoints, &part_path)
            .map_err(Error::disk(&checkpoint_path))?;
        let writer = TablebaseWriter::open(&part_path, valid_len, &space.graph, request.threads)
            .map_err(Error::disk(&part_path))?;
        *solver.sink() = LayerSink::File(writer);
        let solved_set = &mut |solver: &mut Solver<'_>, pellet_set: u8| {
            append_checkpoint(solver, pellet_set, &mut checkpoints)
        };
        let side_by_side = true;
        request
            .run(&space, side_by_side, keep_going, |keep_going| solver.run(keep_going, solved_set))
            .map_err(|error| match error {
                Error::Disk { error, .. } => Error::Disk { path: part_path.clone(), error },
                error => error,
            })?;
        let (sink, directory) = solver.into_parts();
        let LayerSink::File(writer) = sink else { unreachable!("set above") };
        writer.finish(&directory).map_err(Error::disk(&part_path))?;
        fs::rename(&part_path, &path).map_err(Error::disk(&path))?;
        // The file is complete: checkpoints that cannot be removed do no harm.
        let _ = File::open(self.folder()).and_then(|folder| folder.sync_all());
        let _ = fs::remove_file(&checkpoint_path);
        let (reader, directory) =
            TablebaseReader::open(&path, &space.graph).map_err(|error| error.at(&path))?;
        Ok(Tablebase::in_file(space, directory, reader))
    }
}

/// Appends a checkpoint: the valid length of the tablebase file, then what the solver needs to
/// continue after that pellet set.
fn append_checkpoint(
    solver: &mut Solver<'_>,
    pellet_set: u8,
    checkpoints: &mut File,
) -> io::Result<()> {
    let len = match solver.sink() {
        LayerSink::File(writer) => writer.sync()?,
        LayerSink::Discard | LayerSink::Memory(_) => 0,
    };
    let mut bytes = ByteWriter::default();
    bytes.number(len);
    solver.write_checkpoint(pellet_set, &mut bytes);
    let compressed = compressor()?.compress(&bytes.0)?;
    checkpoints.write_all(&(compressed.len() as u64).to_le_bytes())?;
    checkpoints.write_all(&compressed)?;
    checkpoints.sync_data()
}

/// Restores the solver from all complete checkpoints, truncates what follows them, and returns the
/// valid length of the tablebase file.
fn resume(solver: &mut Solver<'_>, checkpoints: &mut File, part_path: &Path) -> io::Result<u64> {
    let mut bytes = Vec::new();
    checkpoints.read_to_end(&mut bytes)?;
    let part_len = part_path.metadata().map_or(0, |data| data.len());
    let mut rest = ByteReader(&bytes);
    let (mut valid_len, mut complete) = (0, 0);
    while let Some(size) = rest.count()
        && let Some((compressed, after)) = rest.0.split_at_checked(size)
        && let Ok(checkpoint) = zstd::stream::decode_all(compressed)
    {
        let mut checkpoint = ByteReader(&checkpoint);
        match checkpoint.number() {
            Some(len) if len <= part_len && solver.read_checkpoint(&mut checkpoint).is_some() => {
                valid_len = len;
            }
            _ => break,
        }
        rest = ByteReader(after);
        complete = bytes.len() - after.len();
    }
    checkpoints.set_len(complete as u64)?;
    io::Seek::seek(checkpoints, io::SeekFrom::End(0))?;
    Ok(valid_len)
}
