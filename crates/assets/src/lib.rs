//! The web page of Palisade, built by the build script and embedded. Only the binary depends on
//! this crate: the server is handed the files as a value.

/// An embedded file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// The path of its URL: `/index.html`.
    pub path: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    /// Its content compressed, the smallest first, each with its `Content-Encoding`.
    pub compressed: &'static [(&'static str, &'static [u8])],
}

impl PageFile {
    /// Whether the path contains a hash of the content, so that caches may keep the file for ever.
    pub fn is_immutable(&self) -> bool {
        self.path.starts_with("/page/")
    }
}

/// All files of the page, sorted by path. Every path that is neither a file nor the server's own is
/// a route of the page: it is answered with [`INDEX`].
pub static FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The path of the page's document.
pub const INDEX: &str = "/index.html";

/// The file at `path`.
pub fn file(path: &str) -> Option<&'static PageFile> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|nth| &FILES[nth])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_path() {
        assert!(file(INDEX).is_some());
        assert!(FILES.iter().all(|f| file(f.path).is_some_and(|found| found.path == f.path)));
        assert!(file("/nowhere").is_none());
    }
}
