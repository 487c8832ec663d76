use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// One command of a chore: said before it runs, timed, and the end of the chore if it fails.
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
        // The cargo that runs this chore, so that both are the same toolchain.
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
        let begin = Instant::now();
        let status = self
            .command
            .status()
            .map_err(|error| format!("{} did not start: {error}", self.name))?;
        println!("  {} s", begin.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", self.name)) }
    }

    /// Whether the command runs and succeeds, without a word.
    pub(crate) fn succeeds(mut self) -> bool {
        self.command.output().is_ok_and(|output| output.status.success())
    }
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}
