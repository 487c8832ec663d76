use std::path::{Path, PathBuf};
use std::process::Stdio;

use client::Site;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server of our own; gone when dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) url: String,
}

/// A folder that is gone when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Result<Folder, String> {
        let path = std::env::temp_dir().join(format!("palisade-load-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Folder(path))
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("load.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Process {
    /// Starts a server that minds one busy address, and waits until it answers.
    pub(crate) async fn start(binary: &Path, database: &Path) -> Result<Process, String> {
        const MANY: &str = "100000000";
        let mut child = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--no-qr", "--database"])
            .arg(database)
            .args(["--sockets", MANY, "--sockets-per-address", MANY])
            .args(["--requests-per-minute", MANY, "--guests-per-minute", MANY])
            .args(["--tables-per-minute", MANY])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("{}: {error}", binary.display()))?;
        let out = child.stdout.take().ok_or("the server says nothing")?;
        let mut lines = BufReader::new(out).lines();
        let line = lines.next_line().await.map_err(|error| error.to_string())?;
        let line = line.ok_or("the server ended before it began")?;
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.ok_or_else(|| format!("no address in {line:?}"))?.to_owned();
        let site = Site::new(&url).map_err(|error| error.to_string())?;
        site.get_text("/tables").await.map_err(|error| error.to_string())?;
        Ok(Process { child, url })
    }

    /// How much memory it holds, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        let pid = self.child.id().ok_or("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{pid}/status"))
            .map_err(|error| format!("/proc/{pid}/status: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kilobytes.ok_or("no VmRSS line")? * 1024)
    }
}
