use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;

use game::Reason;
use locale::Locale;

use crate::usage_error;

/// Why a command failed: one line for people on stderr, and an exit code for programs.
#[derive(Debug)]
pub(crate) struct CliError {
    /// `None` where the failure is silent and counts as success: a closed pipe.
    reason: Option<Reason>,
    status: ExitStatus,
}

/// What kind of failure it was, as scripts tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExitStatus {
    /// A check that ran and failed.
    CheckFailed = 1,
    /// Bad usage or input, illegal positions and moves included.
    BadInput = 2,
    /// A fault of ours.
    Internal = 70,
    /// Stopped by Ctrl-C in good order.
    Interrupted = 130,
}

impl CliError {
    /// A file that could not be read or written.
    pub(crate) fn file(key: &'static str, path: &Path, error: &io::Error) -> CliError {
        Reason::new(key, "").text("path", path.display()).system_error("error", error).into()
    }

    /// The same failure with another exit code.
    pub(crate) fn with_status(self, status: ExitStatus) -> CliError {
        CliError { status, ..self }
    }

    /// A command that Ctrl-C has stopped in good order, with what becomes of it.
    pub(crate) fn interrupted(reason: impl Into<Reason>) -> CliError {
        CliError::from(reason.into()).with_status(ExitStatus::Interrupted)
    }

    /// Prints the error on stderr and returns the exit code.
    #[expect(clippy::print_stderr, reason = "the one place that prints a command's error")]
    pub(crate) fn report(&self, locale: &Locale) -> ExitCode {
        match &self.reason {
            Some(reason) => {
                eprintln!("palisade: {}", locale.reason(reason));
                ExitCode::from(self.status as u8)
            }
            None => ExitCode::SUCCESS,
        }
    }
}

/// Runs a command. A panic in it is a fault of ours: it has said where on stderr, and becomes that
/// exit code.
pub(crate) fn catch_faults(command: impl FnOnce() -> ExitCode) -> ExitCode {
    let result = catch_unwind(AssertUnwindSafe(command));
    result.unwrap_or_else(|_| ExitCode::from(ExitStatus::Internal as u8))
}

impl<R: Into<Reason>> From<R> for CliError {
    fn from(reason: R) -> CliError {
        CliError { reason: Some(reason.into()), status: ExitStatus::BadInput }
    }
}

/// An error while writing to stdout. A closed pipe (`| head`) is no failure.
pub(crate) fn output_error(error: io::Error) -> CliError {
    match error.kind() {
        io::ErrorKind::BrokenPipe => CliError { reason: None, status: ExitStatus::BadInput },
        _ => {
            let reason = Reason::new("cli-cannot-write", "").text("path", "stdout");
            reason.system_error("error", &error).into()
        }
    }
}

/// Reports what clap returns instead of arguments: help and version as they are, a usage error as
/// one line.
#[expect(clippy::print_stderr, reason = "printed before there is a command to run")]
pub(crate) fn report_usage(
    error: &clap::Error,
    command: &clap::Command,
    args: &[String],
    locale: &Locale,
) -> ExitCode {
    if !error.use_stderr() {
        // Help and version; a closed pipe is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("palisade: {}", usage_error::describe(error, command, args, locale));
    ExitCode::from(ExitStatus::BadInput as u8)
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    #[test]
    fn usual_errors_of_the_system_are_in_the_language() {
        let told = |kind: io::ErrorKind| {
            let error = CliError::file("cli-cannot-read", Path::new("a.maze"), &kind.into());
            Locale::new(Language::Dutch).reason(&error.reason.expect("a sentence"))
        };
        let missing = "Kan a.maze niet lezen: Dat bestand of die map bestaat niet.";
        assert_eq!(told(io::ErrorKind::NotFound), missing);
        assert!(told(io::ErrorKind::TimedOut).starts_with("Kan a.maze niet lezen: "));
    }

    #[test]
    fn a_panic_is_a_fault_of_ours() {
        let code = |code: ExitCode| format!("{code:?}");
        assert_eq!(code(catch_faults(|| panic!("as a test"))), code(ExitCode::from(70)));
        assert_eq!(code(catch_faults(|| ExitCode::from(2))), code(ExitCode::from(2)));
    }
}
