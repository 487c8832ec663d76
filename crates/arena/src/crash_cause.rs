use std::fmt;
use std::io;
use std::process::ExitStatus;

use game::{Reason, shorten};

/// How a program went down. Records have it as it is displayed, in English like all their words; people are
/// told the [`Reason`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CrashCause {
    /// It exited by itself, with this code.
    Exited(i32),
    /// A signal ended it.
    Killed(i32),
    /// It closed its input or output, and lived on without.
    Closed,
    /// It could not be started.
    NotStarted {
        /// Its command line.
        command: String,
        /// What the system says.
        kind: io::ErrorKind,
        /// The same in the system's words.
        error: String,
    },
    /// Nothing answers at its address.
    Unreachable {
        /// Its address.
        host: String,
        /// What the system says.
        error: String,
    },
    /// It answered a request with another status than 200.
    Status {
        /// Its address.
        host: String,
        /// The line of the status.
        status: String,
    },
    /// Its answer is no JSON.
    NoJson {
        /// Its address.
        host: String,
    },
    /// What it said itself, or what a record has.
    Said(String),
}

impl CrashCause {
    /// A program that could not be started.
    pub(crate) fn not_started(command: &str, error: &io::Error) -> CrashCause {
        let (command, error) = (command.to_owned(), (error.kind(), error.to_string()));
        CrashCause::NotStarted { command, kind: error.0, error: error.1 }
    }
}

impl From<ExitStatus> for CrashCause {
    fn from(status: ExitStatus) -> CrashCause {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return CrashCause::Killed(signal);
        }
        status.code().map_or(CrashCause::Closed, CrashCause::Exited)
    }
}

impl fmt::Display for CrashCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CrashCause::Exited(code) => write!(f, "exit status: {code}"),
            CrashCause::Killed(signal) => write!(f, "signal: {signal}"),
            CrashCause::Closed => f.write_str("it closed its input or output"),
            CrashCause::NotStarted { command, error, .. } => {
                write!(f, "{}: {error}", shorten(command.clone()))
            }
            CrashCause::Unreachable { host, error } => write!(f, "{host}: {error}"),
            CrashCause::Status { host, status } => {
                write!(f, "{host}: {}", shorten(status.clone()))
            }
            CrashCause::NoJson { host } => write!(f, "{host}: no JSON"),
            CrashCause::Said(how) => f.write_str(&shorten(how.clone())),
        }
    }
}

/// | key | arguments |
/// | --- | --- |
/// | `fault-exited` | `code` |
/// | `fault-killed` | `signal` |
/// | `fault-closed` | |
/// | `fault-not-started` | `command`, `error` |
/// | `fault-unreachable` | `host` |
/// | `fault-status` | `host`, `status` |
/// | `fault-no-json` | `host` |
/// | `fault-crashed` | `how` |
impl From<&CrashCause> for Reason {
    fn from(cause: &CrashCause) -> Reason {
        match cause {
            CrashCause::Exited(code) => Reason::new("fault-exited", "").text("code", code),
            CrashCause::Killed(signal) => Reason::new("fault-killed", "").text("signal", signal),
            CrashCause::Closed => Reason::new("fault-closed", ""),
            CrashCause::NotStarted { command, kind, error } => {
                let error = io::Error::new(*kind, error.clone());
                let reason = Reason::new("fault-not-started", "").text("command", command);
                reason.system_error("error", &error)
            }
            CrashCause::Unreachable { host, .. } => {
                Reason::new("fault-unreachable", "").text("host", host)
            }
            CrashCause::Status { host, status } => {
                Reason::new("fault-status", "").text("host", host).text("status", status)
            }
            CrashCause::NoJson { host } => Reason::new("fault-no-json", "").text("host", host),
            CrashCause::Said(how) => Reason::new("fault-crashed", "").text("how", how),
        }
    }
}
