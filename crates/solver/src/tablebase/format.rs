use std::io;
use std::path::Path;

use zstd::zstd_safe::CParameter;

use crate::error::Error;

/// The first bytes of a finished file; the number is the version of the format.
pub(crate) const MAGIC: [u8; 16] = *b"Palisade maze 3\n";
/// Length of the header: the magic bytes, then offset and length of the directory.
pub(crate) const HEADER_LEN: u64 = 32;

/// Why a file cannot be used.
#[derive(Debug)]
pub(crate) enum TablebaseFileError {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is not a tablebase, or one of another version.
    Foreign,
    /// It is truncated or corrupted.
    Damaged,
}

impl TablebaseFileError {
    /// The error for the caller, who did not open the file.
    pub(crate) fn at(self, path: &Path) -> Error {
        let path = path.to_owned();
        match self {
            TablebaseFileError::Io(error) => Error::Disk { path, error },
            TablebaseFileError::Foreign => Error::Foreign { path },
            TablebaseFileError::Damaged => Error::Damaged { path },
        }
    }
}

impl From<io::Error> for TablebaseFileError {
    fn from(error: io::Error) -> TablebaseFileError {
        TablebaseFileError::Io(error)
    }
}

/// Zstandard with a checksum, tuned for speed rather than size.
pub(crate) fn compressor() -> io::Result<zstd::bulk::Compressor<'static>> {
    let mut compressor = zstd::bulk::Compressor::new(3)?;
    compressor.include_checksum(true)?;
    // Blocks are many and small: small tables stay in the processor's cache.
    compressor.set_parameter(CParameter::HashLog(13))?;
    compressor.set_parameter(CParameter::ChainLog(13))?;
    compressor.set_parameter(CParameter::MinMatch(5))?;
    Ok(compressor)
}
