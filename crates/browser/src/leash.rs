use std::io;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A program that ends when this value is dropped, and also when this process ends in any other
/// way: tests keep theirs in a static, which is never dropped, and may be killed.
///
/// A shell holds the program and reads from a pipe that only this process can write to. The pipe
/// closes with this process; then the shell ends the program and all that it has started. So it does
/// when a signal meant for all of us reaches it first.
#[derive(Debug)]
pub(crate) struct Leash {
    shell: Child,
    output: Option<ChildStdout>,
}

const HOLD: &str = r#"setsid "$@" </dev/null & held=$!; exec >/dev/null; trap : INT TERM HUP; read -r _; kill -9 -$held"#;

impl Leash {
    /// Starts the program.
    pub(crate) fn start(
        program: &str,
        args: &[String],
        envs: &[(&str, &str)],
    ) -> io::Result<Leash> {
        let mut shell = Command::new("sh")
            .args(["-c", HOLD, "leash", program])
            .args(args)
            .envs(envs.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = shell.stdout.take();
        Ok(Leash { shell, output })
    }

    /// What the program says.
    pub(crate) fn output(&mut self) -> ChildStdout {
        self.output.take().expect("it is asked for once")
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}
