use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// One command of a task: printed before it runs, timed, and ending the task if it fails.
pub(crate) struct Step {
    name: String,
    command: Command,
}

impl Step {
    pub(crate) fn new(program: &str, args: &[&str]) -> Step {
        let mut command = Command::new(program);
        command.args(args).current_dir(root());
        Step { name: format!("{program} {}", args.join(" ")), command }
    }

    pub(crate) fn cargo(args: &[&str]) -> Step {
        // The cargo that runs this task, so that both use the same toolchain.
        let mut step = Step::new(env!("CARGO"), args);
        step.name = format!("cargo {}", args.join(" "));
        // `cargo run` describes this package to it; a build script that looks at that (ring's does) would
        // run again, and with it half the workspace, whenever cargo is started by hand in between.
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy();
            if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
                step.command.env_remove(name.as_ref());
            }
        }
        step
    }

    pub(crate) fn env(mut self, key: &str, value: &str) -> Step {
        self.command.env(key, value);
        self
    }

    pub(crate) fn envs<V: AsRef<OsStr>>(mut self, variables: &[(&str, V)]) -> Step {
        self.command.envs(variables.iter().map(|(name, value)| (name, value)));
        self
    }

    pub(crate) fn run(mut self) -> Result<(), String> {
        println!("\n▶ {}", self.name);
        let started = Instant::now();
        let status = self
            .command
            .status()
            .map_err(|error| format!("{} did not start: {error}", self.name))?;
        println!("  {} s", started.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", self.name)) }
    }

    /// Runs it and returns what it writes to standard output; what it says besides is shown.
    pub(crate) fn output(mut self) -> Result<String, String> {
        println!("\n▶ {}", self.name);
        let started = Instant::now();
        let output = self.command.stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| format!("{} did not start: {error}", self.name))?;
        println!("  {} s", started.elapsed().as_secs());
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(format!("{} failed ({})", self.name, output.status)),
        }
    }

    /// The command itself, for whoever runs it in another way.
    pub(crate) fn into_command(self) -> Command {
        self.command
    }

    /// Whether the command runs and succeeds; nothing is printed.
    pub(crate) fn succeeds(mut self) -> bool {
        self.command.output().is_ok_and(|output| output.status.success())
    }
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
