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

#[cfg(test)]
mod tests {
    use super::*;

    /// Subjects are looked at from the commit after this one on.
    const SINCE: &str = "a609c5e9efc13ecc740f62db1ff4982665947f8b";

    /// What is wrong with a subject, if anything is.
    fn fault(subject: &str) -> Option<&'static str> {
        if subject.chars().count() > 72 {
            return Some("more than 72 characters");
        }
        let (area, what) = subject.split_once(": ").unwrap_or_default();
        let is_area = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if area.is_empty() || !area.chars().all(is_area) {
            return Some("no area first, as in `rules: refuse …`");
        }
        what.trim().is_empty().then_some("it does not say what")
    }

    #[test]
    fn subjects_of_commits_are_short_and_name_an_area() {
        // A copy without the history, or with the last commits alone, has nothing to look at.
        if git(&["merge-base", "--is-ancestor", SINCE, "HEAD"]).is_err() {
            println!("no subjects were looked at: commit {SINCE} is not in the history here");
            return;
        }
        let range = format!("{SINCE}..HEAD");
        let log = git(&["log", "--no-merges", "--format=%h %s", &range]).expect("a history");
        let wrong = log.lines().filter_map(|line| {
            let (id, subject) = line.split_once(' ')?;
            fault(subject).map(|why| format!("{id} {subject}: {why}"))
        });
        let wrong: Vec<_> = wrong.collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn faults_of_subjects_are_found() {
        let long = format!("web: {}", "a".repeat(68));
        for bad in ["fix bug", "Rules: refuse a fence", "web:", "web: ", ": what", &long] {
            assert!(fault(bad).is_some(), "{bad}");
        }
        for good in ["rules: refuse a fence that crosses another (C12)", &long[..72]] {
            assert_eq!(fault(good), None, "{good}");
        }
    }
}
