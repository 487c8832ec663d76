use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder for the profile of a browser, removed when it is dropped.
#[derive(Debug)]
pub(crate) struct Profile {
    folder: PathBuf,
}

impl Profile {
    /// A new empty folder.
    pub(crate) fn new() -> Profile {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let nth = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("palisade-{}-{nth}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for a profile");
        Profile { folder }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
