use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use client::ApiClient;
use testbed::{FaultyProxy, ManagedProcess, NatsServer, TestFolder, free_port};

use super::{DatabasePart, START_TIMEOUT, log_file};
use crate::fault::FaultKind;

/// A node, with a proxy on every side and a clock that can be wrong.
#[derive(Debug)]
pub(super) struct NodePart {
    pub(super) process: ManagedProcess,
    port: u16,
    pub(super) clients: FaultyProxy,
    /// Between it and the other parts, where there are any.
    database: Option<FaultyProxy>,
    bus: Option<FaultyProxy>,
    /// The file that says by how much its system's clock is wrong.
    clock: PathBuf,
    /// All processes that it ever was.
    ids: BTreeSet<u32>,
}

impl NodePart {
    pub(super) async fn new(
        nth: usize,
        program: &Path,
        folder: &TestFolder,
        database: &DatabasePart,
        nats: Option<&NatsServer>,
    ) -> NodePart {
        let port = free_port();
        let clock = folder.path().join(format!("clock-{nth}"));
        let clients = FaultyProxy::start(port).await;
        let (url, database) = match database {
            DatabasePart::Sqlite(path) => (path.display().to_string(), None),
            DatabasePart::Postgres(postgres) => {
                let proxy = FaultyProxy::start(postgres.port()).await;
                (postgres.url_at(proxy.port(), "public"), Some(proxy))
            }
        };
        let bus = match nats {
            Some(nats) => Some(FaultyProxy::start(nats.port()).await),
            None => None,
        };
        let mut args: Vec<String> =
            ["serve", "--no-qr", "--log", "info", "--engine-ms", "100"].map(str::to_owned).to_vec();
        let mut set =
            |name: &str, value: &str| args.extend([format!("--{name}"), value.to_owned()]);
        set("listen", &format!("127.0.0.1:{port}"));
        set("database", &url);
        set("node", &format!("node{nth}"));
        // Where there are workers, the first node thinks by itself and the others leave it to them.
        let thinks = nth == 0 || nats.is_none();
        set("engine-threads", if thinks { "1" } else { "0" });
        set("cache", &folder.path().display().to_string());
        if let Some(bus) = &bus {
            set("bus", &format!("nats://127.0.0.1:{}", bus.port()));
        }
        for limit in [
            "sockets-per-address",
            "requests-per-minute",
            "messages-per-minute",
            "guests-per-minute",
            "tables-per-minute",
            "tables-per-person",
            "sign-ins-per-hour",
        ] {
            set(limit, "1000000");
        }
        let environment = faketime(&clock);
        let log = log_file(folder, "node", nth);
        let process = ManagedProcess::new(program, args, environment, &log);
        let node = NodePart { process, port, clients, database, bus, clock, ids: BTreeSet::new() };
        node.set_clock(0);
        node
    }

    /// The proxy between this node and what a fault keeps it from.
    pub(super) fn proxy(&self, kind: FaultKind) -> Option<&FaultyProxy> {
        use FaultKind as F;
        match kind {
            F::CutClients | F::DelayClients | F::SilenceClients => Some(&self.clients),
            F::CutDatabase | F::DelayDatabase | F::SilenceDatabase => self.database.as_ref(),
            F::CutBus | F::DelayBus | F::SilenceBus => self.bus.as_ref(),
            _ => None,
        }
    }

    /// Makes the node's system clock wrong by so many seconds.
    pub(super) fn set_clock(&self, seconds: i64) {
        // A file that is being read must never be empty.
        let new = self.clock.with_extension("new");
        std::fs::write(&new, format!("{seconds:+}\n")).expect("a file in our folder");
        std::fs::rename(&new, &self.clock).expect("a file in our folder");
    }

    /// Starts a node and waits until it is ready; one that ends, since its database is not there, is
    /// started again, as a supervisor would.
    pub(super) async fn start(&mut self) {
        let url = format!("http://127.0.0.1:{}", self.port);
        let api = ApiClient::new(&url).expect("an address of ours");
        let asked = Instant::now();
        loop {
            self.process.start().expect("the program starts");
            self.ids.extend(self.process.id());
            let ready = tokio::time::timeout(Duration::from_secs(2), api.ready()).await;
            if matches!(ready, Ok(Ok(Ok(_)))) {
                return;
            }
            assert!(asked.elapsed() < START_TIMEOUT, "{url} does not start: {ready:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for NodePart {
    /// Clears away what libfaketime leaves of processes that were killed.
    fn drop(&mut self) {
        self.process.kill();
        for id in &self.ids {
            for name in ["faketime_shm", "sem.faketime_sem"] {
                let _ = std::fs::remove_file(format!("/dev/shm/{name}_{id}"));
            }
        }
    }
}

/// Has a program take its time from libfaketime, which takes it from a file; its monotonic clock stays
/// as it is, as when somebody sets the clock of a machine.
fn faketime(clock: &Path) -> Vec<String> {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let library = folders
        .map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"))
        .find(|path| path.is_file())
        .expect("install faketime (as `cargo xtask test` does)");
    vec![
        format!("LD_PRELOAD={}", library.display()),
        format!("FAKETIME_TIMESTAMP_FILE={}", clock.display()),
        "FAKETIME_NO_CACHE=1".to_owned(),
        "FAKETIME_DONT_FAKE_MONOTONIC=1".to_owned(),
        "NO_FAKE_STAT=1".to_owned(),
    ]
}
