use std::path::Path;
use std::process::Command;
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
        step
    }

    pub(crate) fn env(mut self, key: &str, value: &str) -> Step {
        self.command.env(key, value);
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

    /// Whether the command runs and succeeds; nothing is printed.
    pub(crate) fn succeeds(mut self) -> bool {
        self.command.output().is_ok_and(|output| output.status.success())
    }
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
