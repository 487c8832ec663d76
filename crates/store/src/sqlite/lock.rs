use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Keeps a second server from the same database. Readers, such as a backup, do not mind it.
#[derive(Debug)]
pub(super) struct DatabaseLock {
    file: File,
    path: PathBuf,
}

impl DatabaseLock {
    /// The lock of the database at `database`; `None` if another server holds it. It lies in a file
    /// of its own: to close a file that SQLite has open would take SQLite's locks away.
    pub(super) fn acquire(database: &Path) -> io::Result<Option<DatabaseLock>> {
        let mut path = database.as_os_str().to_owned();
        path.push("-lock");
        let path = PathBuf::from(path);
        loop {
            let mut options = OpenOptions::new();
            options.create(true).truncate(false).write(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let file = options.open(&path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
            // Whoever held it may have removed the file in between.
            if is_same(&file, &path)? {
                return Ok(Some(DatabaseLock { file, path }));
            }
        }
    }

    /// Gives the lock back, and leaves no file behind.
    pub(super) fn release(self) {
        let _ = std::fs::remove_file(&self.path);
        let _ = self.file.unlock();
    }
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let here = file.metadata()?;
    match std::fs::metadata(path) {
        Ok(there) => Ok((here.dev(), here.ino()) == (there.dev(), there.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn is_same(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}
