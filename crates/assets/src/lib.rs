//! The web page of Palisade, made by the build script and embedded: a leaf, which only the binary
//! depends on. The server is handed the files as a value.

/// One file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address, from the root: `/index.html`.
    pub path: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// The same, gzipped, where that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl File {
    /// Whether the address changes with the content, so that anyone may keep the file for ever.
    pub fn lasting(&self) -> bool {
        self.path.starts_with("/page/")
    }
}

/// All files of the page, in order of their addresses. Every address that is not a file's and not
/// the server's own is a place in the page: answer it with [`INDEX`].
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The address of the page itself.
pub const INDEX: &str = "/index.html";

/// The file at `path`.
pub fn file(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|nth| &FILES[nth])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_address() {
        assert!(file(INDEX).is_some());
        assert!(FILES.iter().all(|f| file(f.path).is_some_and(|found| found.path == f.path)));
        assert!(file("/nowhere").is_none());
    }
}
