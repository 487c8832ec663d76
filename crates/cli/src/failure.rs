use std::io;
use std::path::Path;
use std::process::ExitCode;

use game::Reason;
use locale::Locale;

/// Why a verb could not do what it was asked: one sentence for people, exit code 2.
#[derive(Debug)]
pub(crate) struct Failure {
    reason: Option<Reason>,
}

impl Failure {
    /// A file could not be read or written.
    pub(crate) fn file(key: &'static str, path: &Path, error: &io::Error) -> Failure {
        Reason::new(key, "").text("path", path.display()).text("error", error).into()
    }

    /// Says it on stderr.
    #[expect(clippy::print_stderr, reason = "the one place where a verb's failure is said")]
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

impl<R: Into<Reason>> From<R> for Failure {
    fn from(reason: R) -> Failure {
        Failure { reason: Some(reason.into()) }
    }
}

/// Writing to stdout failed. A reader that has seen enough is no failure of ours.
pub(crate) fn output(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure { reason: None },
        _ => Reason::new("cli-cannot-write", "").text("path", "stdout").text("error", error).into(),
    }
}

/// What clap has to say: help as it is, a mistake as one line.
#[expect(clippy::print_stderr, reason = "said before there is a verb to say it")]
pub(crate) fn of_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Help and version; nobody left to read them is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut line = lines.next().unwrap_or_default().trim_start_matches("error: ").to_owned();
    // Missing arguments are listed on the lines after the first.
    let listed =
        lines.take_while(|line| !line.starts_with("Usage") && !line.starts_with("For more"));
    for more in listed {
        line.push(' ');
        line.push_str(more);
    }
    eprintln!("palisade: {line}");
    ExitCode::from(2)
}
