//! What a process may do with files. A full disk for one process: no file of its may grow beyond a size. This needs no rights, no mount
//! and no quota, and is as good as a full disk for whoever writes: the write fails (with EFBIG instead of
//! ENOSPC, provided that the process ignores SIGXFSZ) until the limit is lifted.

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit, setrlimit};

/// Sets the limit of a running process, or lifts it. One that has just ended has none.
pub(crate) fn set(process: u32, bytes: Option<u64>) {
    let Some(pid) = i32::try_from(process).ok().and_then(Pid::from_raw) else { return };
    // The hard limit stays as it is, so that the soft one can be lifted again without any rights.
    let _ = prlimit(Some(pid), Resource::Fsize, Rlimit { current: bytes, maximum: None });
}

/// Lets this process have as many files open as the system allows: every connection is one.
pub fn allow_many_files() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}
