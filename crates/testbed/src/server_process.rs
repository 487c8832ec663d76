use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A server that was started by a command and says where it serves. It is killed on drop.
#[derive(Debug)]
pub struct ServerProcess {
    /// The process.
    pub child: Child,
    /// The URL of its root, without a slash.
    pub url: String,
}

impl ServerProcess {
    /// Runs a command, and waits until it says where it serves.
    pub fn start(command: &mut Command) -> io::Result<ServerProcess> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = &mut child.stdout {
            BufReader::new(out).read_line(&mut line)?;
        }
        match line.split_whitespace().find(|word| word.starts_with("http://")) {
            Some(url) => Ok(ServerProcess { url: url.to_owned(), child }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(io::Error::other(format!("no address in {line:?}")))
            }
        }
    }

    /// Kills it, without a chance to clean up.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}
