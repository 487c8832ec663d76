use std::fmt;
use std::process::Command;

use crate::step::root;

/// The commit that is checked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Commit {
    id: String,
    /// Whether files differ from it.
    pub(crate) is_changed: bool,
}

impl Commit {
    pub(crate) fn now() -> Result<Commit, String> {
        let id = git(&["rev-parse", "--short=10", "HEAD"])?;
        let is_changed = !git(&["status", "--porcelain"])?.is_empty();
        Ok(Commit { id, is_changed })
    }
}

/// Its id, marked where files differ from it.
impl fmt::Display for Commit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.id, if self.is_changed { "-changed" } else { "" })
    }
}

fn git(args: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(args).current_dir(root()).output();
    let output = output.map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
