use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use client::ApiClient;
use rustix::process::{Pid, Signal, kill_process};
use testbed::ServerProcess;

/// A server that is measured.
pub(crate) struct MeasuredServer {
    process: ServerProcess,
    /// How it was started.
    launch: ServerLaunch,
}

/// How a server is started.
#[derive(Clone)]
pub(crate) struct ServerLaunch {
    pub(crate) binary: PathBuf,
    pub(crate) database: String,
    pub(crate) bus: Option<String>,
}

/// The unit of the times in `/proc/PID/stat`: Linux has used it for them on every machine.
const TICKS_PER_SECOND: u64 = 100;

/// Servers that share a database.
#[derive(Default)]
pub(crate) struct ServerGroup(pub(crate) Vec<MeasuredServer>);

impl ServerGroup {
    /// A client of one of the servers, by turns.
    pub(crate) fn client(&self, nth: usize) -> Result<ApiClient, String> {
        ApiClient::new(self.url(nth)).map_err(|error| error.to_string())
    }

    /// The address of one of the servers, by turns.
    pub(crate) fn url(&self, nth: usize) -> &str {
        self.0[nth % self.0.len()].url()
    }

    /// Asks all of them to end, and starts them again where they were; returns how long that took.
    pub(crate) async fn restart(&mut self) -> Result<Duration, String> {
        let asked = Instant::now();
        for server in &mut self.0 {
            server.restart().await?;
        }
        Ok(asked.elapsed())
    }

    /// The processor time that they have used.
    pub(crate) fn processor_time(&self) -> Result<Duration, String> {
        self.0.iter().map(MeasuredServer::processor_time).sum()
    }

    /// Their resident memory, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        self.0.iter().map(MeasuredServer::memory).sum()
    }
}

impl MeasuredServer {
    /// Starts a server without rate limits, and waits until it answers.
    pub(crate) async fn start(launch: &ServerLaunch) -> Result<MeasuredServer, String> {
        MeasuredServer::start_at(launch, "127.0.0.1:0").await
    }

    async fn start_at(launch: &ServerLaunch, address: &str) -> Result<MeasuredServer, String> {
        const UNLIMITED: &str = "100000000";
        let ServerLaunch { binary, database, bus } = launch.clone();
        let bus = bus.as_deref().map(|url| ["--bus", url]);
        let mut command = Command::new(&binary);
        command
            .args(["serve", "--listen", address, "--log", "warn", "--no-qr", "--database"])
            .arg(database)
            .args(bus.iter().flatten())
            .args(["--sockets", UNLIMITED, "--sockets-per-address", UNLIMITED])
            .args(["--requests-per-minute", UNLIMITED, "--guests-per-minute", UNLIMITED])
            .args(["--tables-per-minute", UNLIMITED, "--tables-per-person", UNLIMITED]);
        let started = tokio::task::spawn_blocking(move || ServerProcess::start(&mut command)).await;
        let process = started
            .map_err(|error| error.to_string())?
            .map_err(|error| format!("{}: {error}", binary.display()))?;
        let api = ApiClient::new(&process.url).map_err(|error| error.to_string())?;
        api.get_text("/tables").await.map_err(|error| error.to_string())?;
        Ok(MeasuredServer { process, launch: launch.clone() })
    }

    /// Asks it to end, and starts it again at the same address.
    async fn restart(&mut self) -> Result<(), String> {
        let id = i32::try_from(self.process.child.id()).ok().and_then(Pid::from_raw);
        let id = id.ok_or("the server has no process")?;
        kill_process(id, Signal::TERM).map_err(|error| error.to_string())?;
        tokio::task::block_in_place(|| self.process.child.wait())
            .map_err(|error| error.to_string())?;
        let address = self.url().trim_start_matches("http://").to_owned();
        *self = MeasuredServer::start_at(&self.launch, &address).await?;
        Ok(())
    }

    pub(crate) fn url(&self) -> &str {
        &self.process.url
    }

    /// The processor time that the server has used.
    fn processor_time(&self) -> Result<Duration, String> {
        let pid = self.process.child.id();
        processor_time(pid).ok_or_else(|| format!("/proc/{pid}/stat cannot be read"))
    }

    /// The resident memory, in bytes.
    fn memory(&self) -> Result<u64, String> {
        let pid = self.process.child.id();
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
