//! A worker: takes jobs from the database, as many as it has threads, and answers them. It owns nothing
//! but leases, which end by themselves.

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use solver::TablebaseOracle;
use store::{
    ClaimedJob, DatabaseUrl, FairnessKey, Hint, HintReceiver, JobClass, Store, StoreError,
};
use tokio::sync::Notify;
use tokio::task::AbortHandle;

use crate::config::{Config, ConfigError};
use crate::engine_pool::{
    CancelOnDrop, EngineAnswer, EngineBackend, EngineFailure, EnginePool, catch_panic,
};
use crate::jobs::{JobBody, JobTask, SolveBody, SolveEnd, probed_position};
use crate::maze_solver::{solve_request, solve_within};
use crate::serve::{ServeError, VERSION, host_name};
use crate::shared_solutions::{MIRROR_INTERVAL, mirror, solution_name, upload};

/// How often a worker looks for jobs by itself.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);

/// How often a worker says that it lives, and renews its leases.
const BEAT_INTERVAL: Duration = Duration::from_secs(1);

/// So many beats are between two times that old jobs are cleared away.
const SWEEP_BEATS: u32 = 10;

/// How often an answer is told to a database that does not take it, a beat apart: then the lease is over.
const TELL_TRIES: u32 = 5;

/// How long a thread may go on after its time limit before it counts as hung.
const GRACE: Duration = Duration::from_secs(2);

/// Runs a worker on a PostgreSQL database until `stop` completes; calls `announce` with its name once it
/// takes jobs. Its threads are those that `engine_threads` says, and one more while it solves a maze.
pub fn work<'a>(
    config: Config,
    engine: Arc<dyn EngineBackend>,
    tablebases: Arc<TablebaseOracle>,
    announce: impl FnOnce(&str) + Send + 'a,
    stop: impl Future<Output = ()> + Send + 'a,
) -> BoxFuture<'a, Result<(), ServeError>> {
    work_boxed(config, engine, tablebases, Box::new(announce), Box::pin(stop))
}

/// Not generic, so that it is compiled in this crate.
fn work_boxed<'a>(
    config: Config,
    engine: Arc<dyn EngineBackend>,
    tablebases: Arc<TablebaseOracle>,
    announce: Box<dyn FnOnce(&str) + Send + 'a>,
    stop: BoxFuture<'a, ()>,
) -> BoxFuture<'a, Result<(), ServeError>> {
    Box::pin(run(config, engine, tablebases, announce, stop))
}

async fn run(
    mut config: Config,
    engine: Arc<dyn EngineBackend>,
    tablebases: Arc<TablebaseOracle>,
    announce: Box<dyn FnOnce(&str) + Send + '_>,
    stop: BoxFuture<'_, ()>,
) -> Result<(), ServeError> {
    let database = config.database_url().map_err(ServeError::Config)?;
    let DatabaseUrl::Postgres(options) = &database else {
        return Err(ServeError::Config(ConfigError::worker_on_file()));
    };
    config.check_cluster(&database).map_err(ServeError::Config)?;
    if config.node.is_empty() {
        config.node = format!("{}:worker-{}", host_name(), std::process::id());
    }
    let name = config.node.clone();
    let bus = Some(config.bus.as_str()).filter(|url| !url.is_empty());
    let store = Store::connect(options, &name, bus).await.map_err(ServeError::Store)?;
    let threads = config.engine_threads.max(1);
    store.beat_worker(&name, threads).await.map_err(ServeError::Store)?;
    let worker = Arc::new(Worker {
        store: store.clone(),
        pool: EnginePool::new(engine, threads, GRACE),
        tablebases,
        name,
        threads,
        leases: Mutex::default(),
        freed: Notify::new(),
    });
    tracing::info!(version = VERSION, node = worker.name, %database, threads, "worker started");
    announce(&worker.name);
    worker.run(stop).await;
    if let Err(error) = store.stop_worker(&worker.name).await {
        tracing::warn!(%error, "the jobs could not be given back; their leases will end");
    }
    store.close().await;
    tracing::info!(version = VERSION, node = worker.name, "worker stopped");
    Ok(())
}

struct Worker {
    store: Store,
    pool: EnginePool,
    tablebases: Arc<TablebaseOracle>,
    name: String,
    threads: usize,
    /// What it is at, by the id of the job.
    leases: Mutex<HashMap<String, Lease>>,
    /// Signalled when a thread is free again.
    freed: Notify,
}

/// A job that this worker is at.
struct Lease {
    job: ClaimedJob,
    /// Whether it is still being thought about, and can be given up.
    thinking: bool,
    task: AbortHandle,
}

/// The classes that the threads take. Mazes take minutes, on a thread of their own.
const THREAD_CLASSES: [JobClass; 4] =
    [JobClass::Move, JobClass::Hint, JobClass::Background, JobClass::Review];

impl Worker {
    async fn run(self: &Arc<Self>, stop: impl Future<Output = ()>) {
        let beats = tokio::spawn(Arc::clone(self).beat());
        let mirror = tokio::spawn(Arc::clone(self).mirror_solutions());
        let mut hints = self.store.take_hints();
        let mut stop = std::pin::pin!(stop);
        let mut failing = false;
        loop {
            // What is claimed in the very moment of a stop is given back with the rest.
            let taken = tokio::select! {
                () = &mut stop => break,
                taken = self.take_jobs() => taken,
            };
            match taken {
                Ok(()) => failing = false,
                Err(error) if !failing => {
                    failing = true;
                    tracing::warn!(%error, "no jobs can be taken");
                }
                Err(error) => tracing::debug!(%error, "no jobs can be taken"),
            }
            tokio::select! {
                () = &mut stop => break,
                () = self.freed.notified() => {}
                () = job_queued(&mut hints) => {}
                () = tokio::time::sleep(LOOK_INTERVAL) => {}
            }
        }
        beats.abort();
        mirror.abort();
        for (_, lease) in self.lock().drain() {
            lease.task.abort();
        }
    }

    /// Takes as many jobs as there are threads, and a maze; if there are none, and somebody waits at a
    /// board, what can wait gives way.
    async fn take_jobs(self: &Arc<Self>) -> Result<(), StoreError> {
        loop {
            if self.count(false) < self.threads {
                match self.store.claim_job(&self.name, &THREAD_CLASSES).await? {
                    Some(job) => self.start(job),
                    None => break,
                }
            } else if !self.give_way().await? {
                break;
            }
        }
        if self.count(true) == 0
            && let Some(job) = self.store.claim_job(&self.name, &[JobClass::Solution]).await?
        {
            self.start(job);
        }
        Ok(())
    }

    /// How many mazes it is solving, or how many threads are busy.
    fn count(&self, mazes: bool) -> usize {
        let is_maze = |lease: &&Lease| lease.job.class == JobClass::Solution;
        self.lock().values().filter(|lease| is_maze(lease) == mazes).count()
    }

    /// Gives back the least urgent job, if a more urgent one waits; returns whether it did.
    async fn give_way(&self) -> Result<bool, StoreError> {
        let least = {
            let leases = self.lock();
            let yielding = leases.values().filter(|lease| lease.thinking);
            let can_wait = |class: JobClass| !class.is_urgent() && class != JobClass::Solution;
            let yielding = yielding.filter(|lease| can_wait(lease.job.class));
            yielding.map(|lease| lease.job.clone()).max_by_key(|job| job.class)
        };
        let Some(job) = least else { return Ok(false) };
        if !self.store.people_wait(&self.name).await? {
            return Ok(false);
        }
        if self.abort(&job.id, job.attempt) {
            self.store.release_job(&self.name, &job, false).await?;
        }
        Ok(true)
    }

    /// Stops thinking about a job; returns false if that has ended already.
    fn abort(&self, id: &str, attempt: u32) -> bool {
        let mut leases = self.lock();
        let is_it = |lease: &Lease| lease.thinking && lease.job.attempt == attempt;
        if !leases.get(id).is_some_and(is_it) {
            return false;
        }
        if let Some(lease) = leases.remove(id) {
            lease.task.abort();
        }
        true
    }

    fn start(self: &Arc<Self>, job: ClaimedJob) {
        // The task ends by waiting for this lock.
        let mut leases = self.lock();
        let (worker, claimed) = (Arc::clone(self), job.clone());
        let task = tokio::spawn(async move {
            // Whatever happens, the thread is free again, and the job is another's.
            let answer = catch_panic(async {
                match claimed.class {
                    JobClass::Solution => worker.solve(&claimed).await,
                    _ => worker.think(&claimed).await,
                }
            });
            let answer = answer.await;
            worker.conclude(&claimed, answer).await;
        });
        let task = task.abort_handle();
        leases.insert(job.id.clone(), Lease { job, thinking: true, task });
    }

    /// The answer to a job and how long it took, unless it fails.
    async fn think(&self, job: &ClaimedJob) -> Result<(String, Duration), EngineFailure> {
        let body = serde_json::from_str::<JobBody>(&job.body).ok();
        let Some(task) = body.and_then(|body| body.task()) else {
            tracing::error!(job = job.id, class = job.class.name(), "a job cannot be read");
            return Err(EngineFailure::Unreadable);
        };
        // The queue of the database has been fair already: nothing waits for a thread here.
        let fairness_key =
            FairnessKey { address: String::new(), person: String::new(), background: false };
        let started = Instant::now();
        let (answer, waited) = match task {
            JobTask::Move(task) => in_json(self.pool.choose(task, fairness_key).await?),
            JobTask::Hint(task) => in_json(self.pool.insight(task, fairness_key).await?),
            JobTask::Review(task) => in_json(self.pool.review(task, fairness_key).await?),
        };
        Ok((answer, started.elapsed().saturating_sub(waited)))
    }

    /// Solves a maze, and puts the solution where the nodes find it.
    async fn solve(&self, job: &ClaimedJob) -> Result<(String, Duration), EngineFailure> {
        let unreadable = EngineFailure::Unreadable;
        let body: SolveBody = serde_json::from_str(&job.body).map_err(|_| unreadable)?;
        let position = probed_position(&body.maze).map_err(|_| unreadable)?;
        let request = solve_request(&position, body.memory);
        let path = self.tablebases.cache().path(&request.maze, &request.options);
        let (started, done) = (Instant::now(), Arc::new(AtomicU16::new(0)));
        // Whoever gives up the job drops this.
        let wanted = CancelOnDrop(Arc::new(AtomicBool::new(true)));
        let (still_wanted, told) = (Arc::clone(&wanted.0), Arc::clone(&done));
        let cache = self.tablebases.cache().clone();
        let mut solving = tokio::task::spawn_blocking(move || {
            solve_within(&cache, &request, body.disk, &mut |permille| {
                told.store(permille, Ordering::Relaxed);
                still_wanted.load(Ordering::Relaxed)
            })
        });
        let mut end = loop {
            tokio::select! {
                end = &mut solving => break end.ok().flatten().ok_or(EngineFailure::Panicked)?,
                () = tokio::time::sleep(BEAT_INTERVAL) => {}
            }
            // If it is not told, the next time will do.
            let _ = self.store.tell_progress(&self.name, job, done.load(Ordering::Relaxed)).await;
        };
        if end == SolveEnd::Solved {
            end = self.share(&path, body.disk).await.map_err(|error| {
                tracing::error!(%error, "a solution could not be shared");
                EngineFailure::Panicked
            })?;
            self.tablebases.look_again();
        }
        let end = serde_json::to_string(&end).expect("plain values always become JSON");
        Ok((end, started.elapsed()))
    }

    /// Puts a solution into the database, unless there is no room.
    async fn share(&self, path: &Path, disk: u64) -> Result<SolveEnd, StoreError> {
        let name = solution_name(path);
        let others = self.store.solutions().await?;
        let others = others.iter().filter(|(other, _)| *other != name).map(|(_, bytes)| bytes);
        let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
        if others.sum::<u64>().saturating_add(bytes) > disk {
            return Ok(SolveEnd::TooLarge);
        }
        upload(&self.store, path).await?;
        Ok(SolveEnd::Solved)
    }

    /// Copies mazes that were solved elsewhere, again and again: level 8 plays by them.
    async fn mirror_solutions(self: Arc<Self>) {
        loop {
            match mirror(&self.store, self.tablebases.cache()).await {
                Ok(true) => self.tablebases.look_again(),
                Ok(false) => {}
                Err(error) => tracing::debug!(%error, "solutions could not be copied"),
            }
            tokio::time::sleep(MIRROR_INTERVAL).await;
        }
    }

    /// Tells what has become of a job.
    async fn conclude(&self, job: &ClaimedJob, answer: Result<(String, Duration), EngineFailure>) {
        if let Some(lease) = self.lock().get_mut(&job.id) {
            lease.thinking = false;
        }
        for _ in 0..TELL_TRIES {
            let told = match &answer {
                Ok((text, spent)) => {
                    self.store.answer_job(&self.name, job, text, *spent).await.map(|ours| {
                        if !ours {
                            tracing::warn!(
                                job = job.id,
                                "an answer came too late: the lease is lost"
                            );
                        }
                    })
                }
                Err(_) => self.store.release_job(&self.name, job, true).await,
            };
            match told {
                Ok(()) => break,
                Err(error) => tracing::debug!(%error, "an answer could not be told yet"),
            }
            tokio::time::sleep(BEAT_INTERVAL).await;
        }
        self.lock().remove(&job.id);
        self.freed.notify_one();
        let hint = match answer {
            Ok(_) => Hint::JobEnded { id: job.id.clone() },
            Err(_) => Hint::JobQueued,
        };
        self.store.publish(&[hint]).await;
    }

    /// Says again and again that the worker lives, and renews its leases.
    async fn beat(self: Arc<Self>) {
        for beats in 0_u32.. {
            if let Err(error) = self.renew(beats.is_multiple_of(SWEEP_BEATS)).await {
                tracing::debug!(%error, "the leases could not be renewed");
            }
            tokio::time::sleep(BEAT_INTERVAL).await;
        }
    }

    async fn renew(&self, sweep: bool) -> Result<(), StoreError> {
        self.store.beat_worker(&self.name, self.threads).await?;
        let held = |lease: &Lease| (lease.job.id.clone(), lease.job.attempt);
        let held: Vec<_> = self.lock().values().map(held).collect();
        if !held.is_empty() {
            let renewed = self.store.renew_leases(&self.name, &held).await?;
            let renewed: HashSet<_> = renewed.into_iter().collect();
            for (id, attempt) in held.iter().filter(|(id, _)| !renewed.contains(id)) {
                // Nobody waits for it any more, or another worker has it.
                if self.abort(id, *attempt) {
                    self.freed.notify_one();
                }
            }
        }
        if sweep {
            self.store.sweep_jobs().await?;
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Lease>> {
        self.leases.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn in_json<T: serde::Serialize>(answer: EngineAnswer<T>) -> (String, Duration) {
    let text = serde_json::to_string(&answer.value).expect("plain values always become JSON");
    (text, answer.waited)
}

/// Waits for a hint that a job was queued; for ever, if there are no hints.
async fn job_queued(hints: &mut Option<HintReceiver>) {
    while let Some(receiver) = hints {
        match receiver.recv().await {
            Some(told) if told.contains(&Hint::JobQueued) => return,
            Some(_) => {}
            None => *hints = None,
        }
    }
    std::future::pending().await
}
