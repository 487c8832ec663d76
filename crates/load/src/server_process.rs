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

/// Servers that share a database.
#[derive(Default)]
pub(crate) struct ServerGroup(pub(crate) Vec<ServerProcess>);

impl ServerGroup {
    /// A client of one of the servers, by turns.
    pub(crate) fn client(&self, nth: usize) -> Result<ApiClient, String> {
        ApiClient::new(&self.0[nth % self.0.len()].url).map_err(|error| error.to_string())
    }

    /// The processor time that they have used.
    pub(crate) fn processor_time(&self) -> Result<Duration, String> {
        self.0.iter().map(ServerProcess::processor_time).sum()
    }

    /// Their resident memory, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        self.0.iter().map(ServerProcess::memory).sum()
    }
}

impl ServerProcess {
    /// Starts a server without rate limits, and waits until it answers.
    pub(crate) async fn start(
        binary: &Path,
        database: &str,
        bus: Option<&str>,
    ) -> Result<ServerProcess, String> {
        const UNLIMITED: &str = "100000000";
        let bus = bus.map(|url| ["--bus", url]);
        let mut child = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--no-qr", "--database"])
            .arg(database)
            .args(bus.iter().flatten())
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
    fn processor_time(&self) -> Result<Duration, String> {
        let pid = self.child.id().ok_or("the server has ended")?;
        processor_time(pid).ok_or_else(|| format!("/proc/{pid}/stat cannot be read"))
    }

    /// The resident memory, in bytes.
    fn memory(&self) -> Result<u64, String> {
        let pid = self.child.id().ok_or("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{pid}/status"))
            .map_err(|error| format!("/proc/{pid}/status: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kilobytes.ok_or("no VmRSS line")? * 1024)
    }
}

/// The processor time that a process has used.
fn processor_time(pid: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // After the name in parentheses; user and system time are fields 14 and 15 of all.
    let fields = stat.rsplit_once(')')?.1.split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
}

/// The processor time that all processes of a program have used which still run.
pub(crate) fn processor_time_of(program: &str) -> Duration {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let runs = |pid: &u32| {
        std::fs::read_to_string(format!("/proc/{pid}/comm"))
            .is_ok_and(|name| name.trim() == program)
    };
    pids.filter(runs).filter_map(processor_time).sum()
}
