use std::io;
use std::path::Path;
use std::process::ExitCode;

use game::Reason;
use locale::Locale;

use crate::usage_error;

/// Why a command failed: one line for people on stderr, and exit code 2.
#[derive(Debug)]
pub(crate) struct CliError {
    /// `None` where the failure is silent and counts as success: a closed pipe.
    reason: Option<Reason>,
}

impl CliError {
    /// A file that could not be read or written.
    pub(crate) fn file(key: &'static str, path: &Path, error: &io::Error) -> CliError {
        Reason::new(key, "").text("path", path.display()).text("error", error).into()
    }

    /// Prints the error on stderr and returns the exit code.
    #[expect(clippy::print_stderr, reason = "the one place that prints a command's error")]
    pub(crate) fn report(&self, locale: &Locale) -> ExitCode {
        match &self.reason {
            Some(reason) => {
                eprintln!("palisade: {}", locale.reason(reason));
                ExitCode::from(2)
            }
            None => ExitCode::SUCCESS,
        }
    }
}

impl<R: Into<Reason>> From<R> for CliError {
    fn from(reason: R) -> CliError {
        CliError { reason: Some(reason.into()) }
    }
}

/// An error while writing to stdout. A closed pipe (`| head`) is no failure.
pub(crate) fn output_error(error: io::Error) -> CliError {
    match error.kind() {
        io::ErrorKind::BrokenPipe => CliError { reason: None },
        _ => Reason::new("cli-cannot-write", "").text("path", "stdout").text("error", error).into(),
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
    ExitCode::from(2)
}
