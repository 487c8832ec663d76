use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use api::{Event, EventKind};
use tokio::sync::{mpsc, watch};
use tokio::task::{JoinHandle, JoinSet};

use crate::checker::{TableVerdict, Violation, ViolationKind, check, check_ratings};
use crate::deployment::Deployment;
use crate::evidence::{Disturbance, DisturbanceKind, RatingEvidence, TableEvidence};
use crate::fault::{FaultSchedule, Setting};
use crate::moderator::ChaosModerator;
use crate::network::Network;
use crate::player::{MAX_STANDSTILL, RunStage};
use crate::report::ChaosReport;
use crate::room::Room;
use crate::stored::EventReader;

/// Plays many games while parts fail, and checks every one of them.
#[derive(Clone, Debug)]
pub struct ChaosRun {
    /// What to run.
    pub setting: Setting,
    /// How many faults.
    pub faults: usize,
    /// The seed that repeats them.
    pub seed: u64,
    /// How many games are played at the same time.
    pub rooms: usize,
    /// The `palisade` program.
    pub program: PathBuf,
    /// Where the logs of the nodes go if something is wrong.
    pub keep: Option<PathBuf>,
}

/// How long the clients may have had no processor before that is a disturbance of its own.
const STALL: Duration = Duration::from_millis(250);

/// The games at rated tables, with their events.
type RatedGames = Vec<(String, Vec<Event>)>;

type Disturbances = Arc<Mutex<Vec<Disturbance>>>;

impl ChaosRun {
    /// Runs it, and calls `progress` before every fault.
    pub async fn run(&self, progress: impl Fn(usize, &crate::fault::Fault)) -> ChaosReport {
        // Every client and every proxied connection is a file.
        testbed::allow_many_files();
        let began = Instant::now();
        let mut deployment = Deployment::start(self.setting, &self.program).await;
        let network = Arc::new(Network::new(deployment.client_ports()));
        let database = deployment.database_url();
        let token = self.command(&["admin", "token", "--database", &database]).await;
        let token = token.expect("the database is there");
        let moderator = ChaosModerator::new(Arc::clone(&network), deployment.reader(), token);
        let moderator = Arc::new(moderator);
        let disturbances: Disturbances = Arc::default();
        let watching = tokio::spawn(watch_stalls(Arc::clone(&network), Arc::clone(&disturbances)));
        let (stage, seen_stage) = watch::channel(RunStage::Playing);
        let (evidence, tables) = mpsc::channel(64);
        let judge = tokio::spawn(judge(deployment.reader(), tables, Arc::clone(&disturbances)));
        let mut rooms = JoinSet::new();
        for nth in 0..self.rooms {
            let (network, moderator) = (Arc::clone(&network), Arc::clone(&moderator));
            let (seed, stage, evidence) = (self.seed, seen_stage.clone(), evidence.clone());
            rooms.spawn(Room { nth, seed, network, moderator, stage, evidence }.run());
        }
        drop(evidence);

        let mut faults = BTreeMap::new();
        let mut violations = Vec::new();
        let schedule = FaultSchedule::new(self.setting, self.faults, self.seed);
        for (nth, fault) in schedule.faults().iter().enumerate() {
            progress(nth, fault);
            *faults.entry(fault.kind).or_insert(0) += 1;
            let kind = DisturbanceKind::Fault(fault.kind, fault.target);
            let index = begin(&disturbances, kind, network.now());
            deployment.fail(fault).await;
            lock(&disturbances)[index].to = Some(network.now());
            violations.extend(deployment.complaints().into_iter().map(part_ended));
            tokio::time::sleep(fault.pause).await;
        }
        stage.send_replace(RunStage::Ending(tokio::time::Instant::now()));
        let all_end = async { while rooms.join_next().await.is_some() {} };
        if tokio::time::timeout(10 * MAX_STANDSTILL, all_end).await.is_err() {
            let detail = "people cannot even begin another game".to_owned();
            violations.push(Violation { kind: ViolationKind::Stuck, table: String::new(), detail });
            rooms.shutdown().await;
        }
        let (verdicts, rated) = judge.await.expect("the checker does not panic");
        let ids: Vec<_> = rated.iter().map(|(game, _)| game.clone()).collect();
        deployment.reader().wait_until_rated(&ids).await;
        deployment.reader().wait_until_refunded().await;
        violations.extend(deployment.complaints().into_iter().map(part_ended));
        watching.abort();
        let (rated, refunds, wrong) =
            self.judge_ratings(&mut deployment, rated, moderator.bans()).await;
        violations.extend(wrong);

        let total = TableVerdict { violations, ..TableVerdict::default() };
        let (setting, seed, took) = (self.setting, self.seed, began.elapsed());
        let mut report =
            ChaosReport { setting, seed, took, faults, games: 0, rated, refunds, total };
        verdicts.into_iter().for_each(|verdict| report.add(verdict));
        if let Some(folder) = self.keep.as_ref().filter(|_| !report.violations().is_empty()) {
            keep_logs(folder, &deployment);
        }
        report
    }

    /// Checks the ratings that all games and bans have led to, with no part running but the database; returns how many
    /// games have changed some, and how many were given points back.
    async fn judge_ratings(
        &self,
        deployment: &mut Deployment,
        games: RatedGames,
        acknowledged_bans: Vec<(String, String)>,
    ) -> (u64, u64, Vec<Violation>) {
        deployment.stop_parts();
        let reader = deployment.reader();
        let states = reader.rated_games().await.expect("nothing fails any more");
        let bans = reader.bans().await.expect("nothing fails any more");
        let refunds_due = reader.refunds_due().await.expect("nothing fails any more");
        let rows = reader.ratings().await.expect("nothing fails any more");
        let mut violations = Vec::new();
        if let Err(why) = self.command(&["rebuild", "--database", &deployment.database_url()]).await
        {
            violations.push(part_ended(format!("rebuild: {why}")));
        }
        let rebuilt = reader.ratings().await.expect("nothing fails any more");
        let rated = states.iter().filter(|(_, state)| state == "rated").count() as u64;
        let refunds = rows.refunds();
        let evidence =
            RatingEvidence { games, states, acknowledged_bans, bans, refunds_due, rows, rebuilt };
        violations.extend(check_ratings(&evidence));
        (rated, refunds, violations)
    }

    /// What the program prints for some arguments.
    async fn command(&self, args: &[&str]) -> Result<String, String> {
        let mut command = std::process::Command::new(&self.program);
        command.args(args);
        let output = tokio::task::spawn_blocking(move || command.output()).await;
        let output = output.expect("it does not panic").map_err(|error| error.to_string())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(text(&output.stderr)),
        }
    }
}

fn part_ended(detail: String) -> Violation {
    Violation { kind: ViolationKind::PartEnded, table: String::new(), detail }
}

fn lock(disturbances: &Disturbances) -> std::sync::MutexGuard<'_, Vec<Disturbance>> {
    disturbances.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes that a disturbance has begun; returns its index.
fn begin(disturbances: &Disturbances, kind: DisturbanceKind, from: Duration) -> usize {
    let mut disturbances = lock(disturbances);
    disturbances.push(Disturbance { kind, from, to: None });
    disturbances.len() - 1
}

/// Notes when the clients themselves did not run: what they were late for is nobody else's fault.
async fn watch_stalls(network: Arc<Network>, disturbances: Disturbances) {
    let pulse = Duration::from_millis(50);
    let mut last = network.now();
    loop {
        tokio::time::sleep(pulse).await;
        let now = network.now();
        if now - last > STALL {
            let kind = DisturbanceKind::ClientsStalled;
            lock(&disturbances).push(Disturbance { kind, from: last, to: Some(now) });
        }
        last = now;
    }
}

/// Checks tables as they come, each against the database as it is then.
async fn judge(
    reader: EventReader,
    mut tables: mpsc::Receiver<TableEvidence>,
    disturbances: Disturbances,
) -> (Vec<TableVerdict>, RatedGames) {
    let (mut verdicts, mut rated) = (Vec::new(), Vec::new());
    while let Some(mut evidence) = tables.recv().await {
        evidence.stored = loop {
            match reader.events(&evidence.table).await {
                Ok(stored) => break stored,
                // It may just be what fails now.
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        };
        evidence.name_people();
        if let Some(game) = rated_game(&evidence) {
            rated.push(game);
        }
        let disturbances = lock(&disturbances).clone();
        let checked: JoinHandle<_> =
            tokio::task::spawn_blocking(move || check(&evidence, &disturbances));
        verdicts.push(checked.await.expect("the checker does not panic"));
    }
    (verdicts, rated)
}

/// A game with its events, if its table is rated.
fn rated_game(evidence: &TableEvidence) -> Option<(String, Vec<Event>)> {
    let events = evidence.stored.iter().map(|stored| stored.event.clone());
    match &evidence.stored.first()?.event.kind {
        EventKind::Created { table, .. } if table.rated => {
            Some((evidence.table.clone(), events.collect()))
        }
        _ => None,
    }
}

fn keep_logs(folder: &std::path::Path, deployment: &Deployment) {
    let _ = std::fs::create_dir_all(folder);
    for log in deployment.logs() {
        if let Some(name) = log.file_name() {
            let _ = std::fs::copy(&log, folder.join(name));
        }
    }
}
