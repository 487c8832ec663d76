use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use testbed::{FaultyProxy, ManagedProcess, NatsServer, PostgresServer, TestFolder};

use super::{START_TIMEOUT, log_file};
use crate::fault::FaultKind;

/// A worker, which thinks for the nodes.
#[derive(Debug)]
pub(super) struct WorkerPart {
    pub(super) process: ManagedProcess,
    /// Between it and PostgreSQL.
    database: FaultyProxy,
    log: PathBuf,
}

impl WorkerPart {
    pub(super) async fn new(
        nth: usize,
        program: &Path,
        folder: &TestFolder,
        postgres: &PostgresServer,
        nats: &NatsServer,
    ) -> WorkerPart {
        let database = FaultyProxy::start(postgres.port()).await;
        let (url, bus) = (postgres.url_at(database.port(), "public"), nats.url());
        let (name, cache) = (format!("worker{nth}"), folder.path().display().to_string());
        let args = ["worker", "--threads", "1", "--database", &url, "--bus", &bus];
        let args = [&args[..], &["--node", &name, "--cache", &cache]].concat();
        let args = args.into_iter().map(str::to_owned).collect();
        let log = log_file(folder, "worker", nth);
        let process = ManagedProcess::new(program, args, Vec::new(), &log);
        WorkerPart { process, database, log }
    }

    /// Starts it and waits until it takes jobs; one that ends, since its database is not there, is
    /// started again.
    pub(super) async fn start(&mut self) {
        let starts = || {
            let said = std::fs::read_to_string(&self.log).unwrap_or_default();
            said.matches("worker started").count()
        };
        let (before, asked) = (starts(), Instant::now());
        while starts() == before {
            self.process.start().expect("the program starts");
            assert!(asked.elapsed() < START_TIMEOUT, "{} says no more", self.log.display());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Has a fault happen to it, and makes it good again.
    pub(super) async fn fail(&mut self, kind: FaultKind, hold: Duration) {
        match kind {
            FaultKind::KillWorker => self.process.kill(),
            FaultKind::SuspendWorker => self.process.suspend(),
            FaultKind::CutWorker => self.database.cut(),
            _ => self.database.silence(),
        }
        tokio::time::sleep(hold).await;
        self.database.mend();
        self.process.resume();
        if kind == FaultKind::KillWorker {
            self.start().await;
        }
    }
}
