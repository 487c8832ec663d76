use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use client::ApiClient;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server process, killed on drop.
pub(crate) struct ServerProcess {
    child: Child,
    pub(crate) url: String,
}

/// The unit of the times in `/proc/PID/stat`: Linux has used it for them on every machine.
const TICKS_PER_SECOND: u64 = 100;

/// A temporary folder, deleted on drop.
pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new() -> Result<TempFolder, String> {
        let path = std::env::temp_dir().join(format!("palisade-load-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(TempFolder(path))
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("load.sqlite")
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl ServerProcess {
    /// Starts a server without rate limits, and waits until it answers.
    pub(crate) async fn start(binary: &Path, database: &str) -> Result<ServerProcess, String> {
        const UNLIMITED: &str = "100000000";
        let mut child = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--no-qr", "--database"])
            .arg(database)
            .args(["--sockets", UNLIMITED, "--sockets-per-address", UNLIMITED])
            .args(["--requests-per-minute", UNLIMITED, "--guests-per-minute", UNLIMITED])
            .args(["--tables-per-minute", UNLIMITED, "--tables-per-person", UNLIMITED])
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
        let api = ApiClient::new(&url).map_err(|error| error.to_string())?;
        api.get_text("/tables").await.map_err(|error| error.to_string())?;
        Ok(ServerProcess { child, url })
    }

    /// The processor time that the server has used.
    pub(crate) fn processor_time(&self) -> Result<Duration, String> {
        let pid = self.child.id().ok_or("the server has ended")?;
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))
            .map_err(|error| format!("/proc/{pid}/stat: {error}"))?;
        // After the name in parentheses; user and system time are fields 14 and 15 of all.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
        let ticks: u64 =
            fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
    }

    /// The resident memory, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        let pid = self.child.id().ok_or("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{pid}/status"))
            .map_err(|error| format!("/proc/{pid}/status: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kilobytes.ok_or("no VmRSS line")? * 1024)
    }
}
