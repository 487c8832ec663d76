use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::file_limit;

/// A process that can be started again and again with the same arguments, and killed, stopped or kept
/// from writing. It ends on drop, and with the thread that started it: with a runtime whose tasks start
/// it, that is when the program ends.
#[derive(Debug)]
pub struct ManagedProcess {
    program: PathBuf,
    args: Vec<String>,
    /// `NAME=value`.
    environment: Vec<String>,
    /// What it says goes to the end of this file.
    log: PathBuf,
    child: Option<Child>,
}

impl ManagedProcess {
    /// Describes a process; nothing is started.
    pub fn new(program: &Path, args: Vec<String>, environment: Vec<String>, log: &Path) -> Self {
        let (program, log) = (program.to_owned(), log.to_owned());
        ManagedProcess { program, args, environment, log, child: None }
    }

    /// Starts it, unless it runs.
    pub fn start(&mut self) -> io::Result<()> {
        if self.is_running() {
            return Ok(());
        }
        let log = File::options().create(true).append(true).open(&self.log)?;
        // A process that ignores SIGXFSZ gets an error from the write, as on a full disk. What is
        // preloaded is for the program alone, which `env` becomes.
        let child = Command::new("sh")
            .args(["-c", r#"trap "" XFSZ; exec "$@""#, "sh"])
            .args(["setpriv", "--pdeathsig", "KILL", "--", "env"])
            .args(&self.environment)
            .arg(&self.program)
            .args(&self.args)
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        self.child = Some(child);
        Ok(())
    }

    /// Its process id, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Whether it has been started and has not ended.
    pub fn is_running(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| matches!(child.try_wait(), Ok(None)))
    }

    /// Kills it, without a chance to clean up.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Has the kernel run it no more, until [`Self::resume`].
    pub fn suspend(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it run again.
    pub fn resume(&self) {
        self.signal(Signal::CONT);
    }

    /// Asks it to end in good order.
    pub fn terminate(&self) {
        self.signal(Signal::TERM);
    }

    /// How it ended, once it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.as_mut()?.try_wait().ok()?
    }

    /// Keeps its files from growing beyond a size, as a full disk would; `None` makes room.
    pub fn limit_files(&self, bytes: Option<u64>) {
        if let Some(child) = &self.child {
            file_limit::set(child.id(), bytes);
        }
    }

    fn signal(&self, wanted: Signal) {
        if let Some(child) = &self.child {
            signal(child.id(), wanted);
        }
    }
}

/// Sends a process a signal. One that has ended already needs none.
pub(crate) fn signal(process: u32, signal: Signal) {
    if let Some(pid) = i32::try_from(process).ok().and_then(Pid::from_raw) {
        let _ = kill_process(pid, signal);
    }
}

impl Drop for ManagedProcess {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The `palisade` program to test: `PALISADE_BIN`, else one of the profile that this program is built
/// in, else one of any profile.
pub fn palisade_program() -> PathBuf {
    if let Some(named) = std::env::var_os("PALISADE_BIN") {
        return named.into();
    }
    let this = std::env::current_exe().expect("programs are files");
    let same_profile = this.ancestors().map(|folder| folder.join("palisade"));
    let any_profile = this.ancestors().skip(2).flat_map(|folder| {
        ["release", "debug"].map(|profile| folder.join(profile).join("palisade"))
    });
    same_profile
        .chain(any_profile)
        .find(|path| path.is_file())
        .expect("cargo build -p palisade comes first")
}
