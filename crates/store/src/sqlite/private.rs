//! Files for nobody else: the database and its copies hold the keys that tokens are signed with, and
//! the seeds of games that are not over.

use std::io;
use std::path::Path;

/// Creates a file, or makes an existing one private.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            make_private(path);
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Takes everybody else's rights away, if the file is there and is ours.
#[cfg(unix)]
pub(super) fn make_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = std::fs::metadata(path) else { return };
    let mut permissions = metadata.permissions();
    if permissions.mode() & 0o077 != 0 {
        permissions.set_mode(permissions.mode() & 0o700);
        if let Err(error) = std::fs::set_permissions(path, permissions) {
            tracing::warn!(path = %path.display(), %error, "others can read the database");
        }
    }
}

#[cfg(not(unix))]
pub(super) fn make_private(_: &Path) {}

/// Creates a folder that only we can look into, and those above it that are missing.
pub fn create_private_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
