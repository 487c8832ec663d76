//! The parts of a server on loopback, and how they fail.

mod node_part;
mod pressure;
mod worker_part;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use testbed::{NatsServer, PostgresServer, TestFolder};

use crate::fault::{Fault, FaultKind, Setting};
use crate::stored::EventReader;
use node_part::NodePart;
use worker_part::WorkerPart;

/// How long a part may take to start, or to end in good order.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// What files may grow to on a full disk, in bytes: less than any database needs.
const FULL: u64 = 8 * 1024;

/// A server of the parts that its setting says, each behind proxies.
#[derive(Debug)]
pub(crate) struct Deployment {
    database: DatabasePart,
    nats: Option<NatsServer>,
    nodes: Vec<NodePart>,
    workers: Vec<WorkerPart>,
    /// What parts did that they should not.
    complaints: Vec<String>,
    // Last, so that everything has ended when its files go.
    folder: TestFolder,
}

#[derive(Debug)]
enum DatabasePart {
    Sqlite(PathBuf),
    Postgres(Arc<PostgresServer>),
}

impl Deployment {
    pub(crate) async fn start(setting: Setting, program: &Path) -> Deployment {
        let folder = TestFolder::new("chaos");
        let (database, nats) = match setting {
            Setting::Sqlite => (DatabasePart::Sqlite(folder.path().join("chaos.sqlite")), None),
            Setting::Cluster => {
                let postgres = tokio::task::spawn_blocking(PostgresServer::start).await;
                let postgres = Arc::new(postgres.expect("PostgreSQL starts"));
                (DatabasePart::Postgres(postgres), Some(NatsServer::start()))
            }
        };
        let mut nodes = Vec::new();
        for nth in 0..setting.nodes() {
            nodes.push(NodePart::new(nth, program, &folder, &database, nats.as_ref()).await);
        }
        let mut workers = Vec::new();
        if let (DatabasePart::Postgres(postgres), Some(nats)) = (&database, &nats) {
            for nth in 0..setting.workers() {
                workers.push(WorkerPart::new(nth, program, &folder, postgres, nats).await);
            }
        }
        let complaints = Vec::new();
        let mut deployment = Deployment { database, nats, nodes, workers, complaints, folder };
        for node in &mut deployment.nodes {
            node.start().await;
        }
        for worker in &mut deployment.workers {
            worker.start().await;
        }
        deployment
    }

    /// The ports at which clients reach the nodes.
    pub(crate) fn client_ports(&self) -> Vec<u16> {
        self.nodes.iter().map(|node| node.clients.port()).collect()
    }

    /// Reads the events in the database, past every proxy.
    pub(crate) fn reader(&self) -> EventReader {
        match &self.database {
            DatabasePart::Sqlite(path) => EventReader::Sqlite(path.clone()),
            DatabasePart::Postgres(postgres) => EventReader::Postgres(postgres.url("public")),
        }
    }

    /// The database, as the program's commands take it, past every proxy.
    pub(crate) fn database_url(&self) -> String {
        match &self.database {
            DatabasePart::Sqlite(path) => path.display().to_string(),
            DatabasePart::Postgres(postgres) => postgres.url("public"),
        }
    }

    /// Ends all parts but the database.
    pub(crate) fn stop_parts(&mut self) {
        self.nodes.iter_mut().for_each(|node| node.process.kill());
        self.workers.iter_mut().for_each(|worker| worker.process.kill());
    }

    /// What parts did that they should not, and the end of what they said.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        for (nth, node) in self.nodes.iter_mut().enumerate() {
            if let Some(status) = node.process.ended() {
                self.complaints.push(format!("node {nth} ended by itself: {status}"));
            }
        }
        for (nth, worker) in self.workers.iter_mut().enumerate() {
            if let Some(status) = worker.process.ended() {
                self.complaints.push(format!("worker {nth} ended by itself: {status}"));
            }
        }
        std::mem::take(&mut self.complaints)
    }

    /// What all nodes and workers said, for whoever looks into a violation.
    pub(crate) fn logs(&self) -> Vec<PathBuf> {
        let nodes = (0..self.nodes.len()).map(|nth| log_file(&self.folder, "node", nth));
        let workers = (0..self.workers.len()).map(|nth| log_file(&self.folder, "worker", nth));
        nodes.chain(workers).collect()
    }

    /// Has a fault happen, and makes it good again.
    pub(crate) async fn fail(&mut self, fault: &Fault) {
        let Fault { kind, target, hold, .. } = *fault;
        if kind.is_of_worker() {
            return self.workers[target].fail(kind, hold).await;
        }
        if kind.is_pressure() {
            if let Err(error) = self.press(fault).await {
                self.complaints.push(format!("{kind}: could not happen: {error}"));
            }
            return;
        }
        self.break_part(fault).await;
        tokio::time::sleep(hold).await;
        let node = &mut self.nodes[target];
        match kind {
            FaultKind::KillNode | FaultKind::UpgradeNode => node.start().await,
            FaultKind::SuspendNode => node.process.resume(),
            FaultKind::JumpClock => node.set_clock(0),
            FaultKind::RestartNats => {
                if let Some(nats) = &mut self.nats {
                    nats.resume();
                }
            }
            FaultKind::RestartPostgres => self.resume_database().await,
            FaultKind::FillDisk => match &self.database {
                DatabasePart::Sqlite(_) => node.process.limit_files(None),
                DatabasePart::Postgres(postgres) => {
                    postgres.limit_files(None);
                    self.resume_database().await;
                }
            },
            _ => {
                if let Some(proxy) = node.proxy(kind) {
                    proxy.mend();
                }
            }
        }
    }

    async fn break_part(&mut self, fault: &Fault) {
        let Fault { kind, target, jump, delay, .. } = *fault;
        use FaultKind as F;
        let node = &mut self.nodes[target];
        match kind {
            F::KillNode => node.process.kill(),
            F::SuspendNode => node.process.suspend(),
            F::UpgradeNode => self.drain_node(target).await,
            F::JumpClock => node.set_clock(jump),
            F::RestartNats => {
                if let Some(nats) = &mut self.nats {
                    nats.kill();
                }
            }
            F::RestartPostgres => {
                if let DatabasePart::Postgres(postgres) = &self.database {
                    postgres.kill();
                }
            }
            F::FillDisk => match &self.database {
                DatabasePart::Sqlite(_) => node.process.limit_files(Some(FULL)),
                DatabasePart::Postgres(postgres) => postgres.limit_files(Some(FULL)),
            },
            F::CutClients | F::CutDatabase | F::CutBus => {
                node.proxy(kind).inspect(|proxy| proxy.cut());
            }
            F::DelayClients | F::DelayDatabase | F::DelayBus => {
                node.proxy(kind).inspect(|proxy| proxy.delay(delay));
            }
            F::SilenceClients | F::SilenceDatabase | F::SilenceBus => {
                node.proxy(kind).inspect(|proxy| proxy.silence());
            }
            // These happen in ways of their own.
            F::KillWorker | F::SuspendWorker | F::CutWorker | F::SilenceWorker => {}
            F::Vacuum | F::SlowDisk | F::DropJobs | F::ActionStorm => {}
        }
    }

    async fn resume_database(&self) {
        if let DatabasePart::Postgres(postgres) = &self.database {
            let postgres = Arc::clone(postgres);
            let resumed = tokio::task::spawn_blocking(move || postgres.resume()).await;
            resumed.expect("PostgreSQL starts");
        }
    }

    /// Ends a node in good order.
    async fn drain_node(&mut self, nth: usize) {
        let process = &mut self.nodes[nth].process;
        process.terminate();
        let asked = Instant::now();
        let status = loop {
            match process.ended() {
                Some(status) => break Some(status),
                None if asked.elapsed() > START_TIMEOUT => break None,
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        };
        if !status.is_some_and(|status| status.success()) {
            self.complaints.push(format!("node {nth} did not end in good order: {status:?}"));
        }
        process.kill();
    }
}

fn log_file(folder: &TestFolder, part: &str, nth: usize) -> PathBuf {
    folder.path().join(format!("{part}-{nth}.log"))
}
