use std::io::{self, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A child process that ends when this value is dropped, and also when this process ends in any
/// other way: tests keep theirs in a static, which is never dropped, and may be killed.
///
/// A shell supervises the program and reads from a pipe that only this process can write to. The
/// pipe closes with this process; then the shell kills the program's process group. A signal sent
/// to our whole process group, such as Ctrl-C, ends the shell's `read` with the same effect.
#[derive(Debug)]
pub struct ChildGuard {
    shell: Child,
    output: Option<ChildStdout>,
}

/// The shell script: starts its arguments in a session of their own, waits for a line or end of file, ends
/// them and removes the folder, unless the line says to keep it.
const SUPERVISE: &str = r#"folder=$1; shift; setsid "$@" </dev/null & child=$!; exec >/dev/null; trap : INT TERM HUP; read -r order; kill -9 -$child; wait $child; [ -z "$folder" ] || [ "$order" = keep ] || rm -rf "$folder""#;

impl ChildGuard {
    /// Starts a program with these arguments and variables.
    pub fn start(program: &str, args: &[String], envs: &[(&str, &str)]) -> io::Result<ChildGuard> {
        ChildGuard::start_with_folder("", program, args, envs)
    }

    /// Starts a program whose folder goes with it.
    pub fn start_with_folder(
        folder: &str,
        program: &str,
        args: &[String],
        envs: &[(&str, &str)],
    ) -> io::Result<ChildGuard> {
        let mut shell = Command::new("sh")
            .args(["-c", SUPERVISE, "child-guard", folder, program])
            .args(args)
            .envs(envs.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = shell.stdout.take();
        Ok(ChildGuard { shell, output })
    }

    /// Ends the program and leaves its folder, for another one to be started with.
    pub fn end_keeping_folder(mut self) {
        if let Some(stdin) = &mut self.shell.stdin {
            let _ = stdin.write_all(b"keep\n");
        }
    }

    /// The program's standard output; can be taken once.
    pub fn output(&mut self) -> ChildStdout {
        self.output.take().expect("the output is taken once")
    }
}

impl Drop for ChildGuard {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}
