use std::io;

use zstd::zstd_safe::CParameter;

/// The first bytes of a finished file; the number is the version of the format.
pub(crate) const MAGIC: [u8; 16] = *b"Palisade maze 3\n";
/// Length of the header: the magic bytes, then offset and length of the directory.
pub(crate) const HEADER_LEN: u64 = 32;

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
