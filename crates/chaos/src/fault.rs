use std::fmt;
use std::time::Duration;

/// A fault: what fails, where, and for how long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fault {
    /// What fails.
    pub kind: FaultKind,
    /// The number of the node or worker concerned.
    pub target: usize,
    /// How long it lasts.
    pub hold: Duration,
    /// How long nothing fails afterwards.
    pub pause: Duration,
    /// By how many seconds a clock jumps.
    pub jump: i64,
    /// By how much connections are delayed, at most.
    pub delay: Duration,
}

/// What can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// A node is killed (SIGKILL), and started again.
    KillNode,
    /// A node is stopped (SIGSTOP), and goes on.
    SuspendNode,
    /// A node is asked to end (SIGTERM), and another takes its place.
    UpgradeNode,
    /// The system's clock of a node jumps, and back.
    JumpClock,
    /// The connections between clients and a node are closed.
    CutClients,
    /// They are slow, each in its own way.
    DelayClients,
    /// They carry nothing any more.
    SilenceClients,
    /// The connections between a node and the database are closed.
    CutDatabase,
    /// They are slow, each in its own way.
    DelayDatabase,
    /// They carry nothing any more.
    SilenceDatabase,
    /// The connections between a node and NATS are closed.
    CutBus,
    /// They are slow, each in its own way.
    DelayBus,
    /// They carry nothing any more.
    SilenceBus,
    /// PostgreSQL is ended at once (SIGQUIT, its immediate shutdown), and recovers.
    RestartPostgres,
    /// NATS is killed, and started again.
    RestartNats,
    /// Nothing more can be written to the database's files.
    FillDisk,
    /// A worker is killed (SIGKILL), and started again.
    KillWorker,
    /// A worker is stopped (SIGSTOP), and goes on.
    SuspendWorker,
    /// The connections between a worker and the database are closed.
    CutWorker,
    /// They carry nothing any more.
    SilenceWorker,
    /// The tables of PostgreSQL are vacuumed and analysed, slowly.
    Vacuum,
    /// The database can write for a moment only, now and then.
    SlowDisk,
    /// The jobs of workers vanish from the database.
    DropJobs,
    /// Somebody floods a node with actions at games of others.
    ActionStorm,
}

/// What a run has, which decides what can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// One node on an SQLite file.
    Sqlite,
    /// Three nodes and two workers on PostgreSQL, with NATS.
    Cluster,
}

impl Setting {
    /// How many nodes there are.
    pub fn nodes(self) -> usize {
        match self {
            Setting::Sqlite => 1,
            Setting::Cluster => 3,
        }
    }

    /// How many workers there are.
    pub fn workers(self) -> usize {
        match self {
            Setting::Sqlite => 0,
            Setting::Cluster => 2,
        }
    }

    /// What can fail.
    pub fn faults(self) -> &'static [FaultKind] {
        use FaultKind as F;
        match self {
            Setting::Sqlite => &[
                F::KillNode,
                F::SuspendNode,
                F::UpgradeNode,
                F::JumpClock,
                F::CutClients,
                F::DelayClients,
                F::SilenceClients,
                F::FillDisk,
                F::SlowDisk,
                F::ActionStorm,
            ],
            Setting::Cluster => &[
                F::KillNode,
                F::SuspendNode,
                F::UpgradeNode,
                F::JumpClock,
                F::CutClients,
                F::DelayClients,
                F::SilenceClients,
                F::CutDatabase,
                F::DelayDatabase,
                F::SilenceDatabase,
                F::CutBus,
                F::DelayBus,
                F::SilenceBus,
                F::RestartPostgres,
                F::RestartNats,
                F::FillDisk,
                F::KillWorker,
                F::SuspendWorker,
                F::CutWorker,
                F::SilenceWorker,
                F::Vacuum,
                F::SlowDisk,
                F::DropJobs,
                F::ActionStorm,
            ],
        }
    }
}

/// The faults of a run, in order. The same seed gives the same ones.
#[derive(Debug)]
pub struct FaultSchedule(Vec<Fault>);

impl FaultSchedule {
    /// As many faults as asked for. Every kind comes once before one comes again.
    pub fn new(setting: Setting, faults: usize, seed: u64) -> FaultSchedule {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut list = Vec::with_capacity(faults);
        let mut deck: Vec<FaultKind> = Vec::new();
        while list.len() < faults {
            if deck.is_empty() {
                deck.extend(setting.faults());
                rng.shuffle(&mut deck);
            }
            let kind = deck.pop().expect("a deck is never empty here");
            list.push(Fault::random(kind, setting, &mut rng));
        }
        FaultSchedule(list)
    }

    /// The faults.
    pub fn faults(&self) -> &[Fault] {
        &self.0
    }
}

impl Fault {
    fn random(kind: FaultKind, setting: Setting, rng: &mut fastrand::Rng) -> Fault {
        // Most are short; some are longer than anybody's patience, and than some clocks.
        let hold = if rng.u32(..12) == 0 { rng.u64(5_000..9_000) } else { rng.u64(50..900) };
        const JUMPS: [i64; 6] = [-86_400, -3_600, -7, 5, 90, 3_600];
        Fault {
            kind,
            target: rng
                .usize(..if kind.is_of_worker() { setting.workers() } else { setting.nodes() }),
            hold: Duration::from_millis(hold),
            pause: Duration::from_millis(rng.u64(..200)),
            jump: JUMPS[rng.usize(..JUMPS.len())],
            delay: Duration::from_millis(rng.u64(50..800)),
        }
    }
}

impl FaultKind {
    /// Whether it concerns a worker, for which nobody has to wait.
    pub fn is_of_worker(self) -> bool {
        use FaultKind as F;
        matches!(self, F::KillWorker | F::SuspendWorker | F::CutWorker | F::SilenceWorker)
    }

    /// Whether it concerns one node, and not all.
    pub fn is_of_one_node(self) -> bool {
        use FaultKind as F;
        let of_all = matches!(
            self,
            F::RestartPostgres
                | F::RestartNats
                | F::FillDisk
                | F::Vacuum
                | F::SlowDisk
                | F::DropJobs
        );
        !of_all && !self.is_of_worker()
    }

    /// Whether nothing is gone meanwhile, and everything has to go on.
    pub fn is_pressure(self) -> bool {
        use FaultKind as F;
        matches!(self, F::Vacuum | F::SlowDisk | F::DropJobs | F::ActionStorm)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use FaultKind as F;
        f.write_str(match self {
            F::KillNode => "node killed (SIGKILL)",
            F::SuspendNode => "node stopped (SIGSTOP)",
            F::UpgradeNode => "node drained and replaced (SIGTERM)",
            F::JumpClock => "clock of a node jumped",
            F::CutClients => "clients – node: cut",
            F::DelayClients => "clients – node: delayed and reordered",
            F::SilenceClients => "clients – node: silent",
            F::CutDatabase => "node – PostgreSQL: cut",
            F::DelayDatabase => "node – PostgreSQL: delayed and reordered",
            F::SilenceDatabase => "node – PostgreSQL: silent",
            F::CutBus => "node – NATS: cut",
            F::DelayBus => "node – NATS: delayed and reordered",
            F::SilenceBus => "node – NATS: silent",
            F::RestartPostgres => "PostgreSQL restarted (immediate)",
            F::RestartNats => "NATS restarted",
            F::FillDisk => "disk of the database full",
            F::KillWorker => "worker killed (SIGKILL)",
            F::SuspendWorker => "worker stopped (SIGSTOP)",
            F::CutWorker => "worker – PostgreSQL: cut",
            F::SilenceWorker => "worker – PostgreSQL: silent",
            F::Vacuum => "tables vacuumed, slowly",
            F::SlowDisk => "disk of the database slow",
            F::DropJobs => "jobs dropped",
            F::ActionStorm => "storm of actions at a node",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_its_faults_and_every_kind_comes_soon() {
        let faults = |seed| FaultSchedule::new(Setting::Cluster, 40, seed).0;
        assert_eq!(faults(7), faults(7));
        assert_ne!(faults(7), faults(8));
        for setting in [Setting::Sqlite, Setting::Cluster] {
            let kinds = setting.faults();
            let schedule = FaultSchedule::new(setting, kinds.len(), 3);
            let all = |kind: &FaultKind| schedule.faults().iter().any(|fault| fault.kind == *kind);
            assert!(kinds.iter().all(all));
        }
    }
}
