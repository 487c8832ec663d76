//! The engine pool: a bounded number of threads that search, apart from the async runtime.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rules::AnyPosition;
use tokio::sync::oneshot;

/// The pool and its queue of jobs.
#[derive(Clone)]
pub struct EnginePool {
    inner: Arc<Inner>,
}

/// Engine backend: what chooses moves and analyses positions. `keep_going` says whether the answer
/// is still wanted; an implementation polls it often.
pub trait EngineBackend: Send + Sync + 'static {
    /// A legal move, as a word, for the seat to move.
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String;

    /// An analysis of the position.
    fn insight(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> api::PositionInsight;
}

/// A position to search.
#[derive(Clone, Debug)]
pub struct EngineTask {
    /// The game so far, its start first; a seat is to move. Earlier positions count for repetition.
    pub game: Vec<AnyPosition>,
    /// The playing strength, 1 to 8.
    pub level: u8,
    /// Seeds the backend's random choices.
    pub seed: u64,
    /// The time limit.
    pub time: Duration,
}

impl EngineTask {
    /// The position to search.
    ///
    /// # Panics
    /// When there is none.
    pub fn position(&self) -> &AnyPosition {
        self.game.last().expect("a game has at least its start")
    }
}

/// Why the pool has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineFailure {
    /// The backend panicked.
    Panicked,
    /// The backend ran on long after its time limit.
    Hung,
    /// The queue is full.
    Busy,
}

struct Inner {
    backend: Arc<dyn EngineBackend>,
    queue: Mutex<VecDeque<PoolJob>>,
    /// Signalled when a job was queued.
    job_queued: Condvar,
    /// How long after its time limit a thread counts as hung.
    grace: Duration,
    max_queue: usize,
    failures: AtomicU64,
}

type PoolJob = Box<dyn FnOnce(&dyn EngineBackend) -> AfterJob + Send>;

/// What a thread does after a job.
enum AfterJob {
    TakeNext,
    /// The thread counted as hung and has a successor already.
    Exit,
}

impl EnginePool {
    /// A pool of `threads` threads, all with the same backend.
    pub fn new(backend: Arc<dyn EngineBackend>, threads: usize, grace: Duration) -> EnginePool {
        let inner = Arc::new(Inner {
            backend,
            queue: Mutex::default(),
            job_queued: Condvar::new(),
            grace,
            max_queue: 1000,
            failures: AtomicU64::new(0),
        });
        for _ in 0..threads.max(1) {
            spawn_thread(&inner);
        }
        EnginePool { inner }
    }

    /// Chooses a move, as [`EngineBackend::choose`] does.
    pub async fn choose(&self, task: EngineTask) -> Result<String, EngineFailure> {
        self.run(task, |backend, task, keep_going| backend.choose(task, keep_going)).await
    }

    /// Analyses a position, as [`EngineBackend::insight`] does.
    pub async fn insight(&self, task: EngineTask) -> Result<api::PositionInsight, EngineFailure> {
        self.run(task, |backend, task, keep_going| backend.insight(task, keep_going)).await
    }

    /// How many jobs wait for a thread.
    pub fn waiting(&self) -> usize {
        self.inner.lock().len()
    }

    /// How many jobs panicked or hung.
    pub fn failures(&self) -> u64 {
        self.inner.failures.load(Ordering::Relaxed)
    }

    async fn run<T: Send + 'static>(
        &self,
        task: EngineTask,
        call: impl Fn(&dyn EngineBackend, &EngineTask, &dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, EngineFailure> {
        let (start, started) = oneshot::channel::<()>();
        let (reply, answer) = oneshot::channel();
        let time = task.time;
        let job: PoolJob = Box::new(move |backend| {
            let _ = start.send(());
            let deadline = Instant::now() + task.time;
            let keep_going = || !reply.is_closed() && Instant::now() < deadline;
            let result = catch_unwind(AssertUnwindSafe(|| call(backend, &task, &keep_going)));
            // The caller is gone only if this thread counted as hung, or the answer was not needed.
            let hung = Instant::now() > deadline + Duration::from_secs(1) && reply.is_closed();
            let _ = reply.send(result.map_err(|_| EngineFailure::Panicked));
            if hung { AfterJob::Exit } else { AfterJob::TakeNext }
        });
        if !self.inner.push(job) {
            return Err(EngineFailure::Busy);
        }
        let result = match started.await {
            Ok(()) => tokio::time::timeout(time + self.inner.grace, answer).await,
            Err(_) => return Err(EngineFailure::Busy),
        };
        match result {
            Ok(Ok(Ok(value))) => Ok(value),
            Ok(Ok(Err(failure))) => Err(self.record_failure(failure)),
            Ok(Err(_)) => Err(self.record_failure(EngineFailure::Panicked)),
            Err(_) => {
                spawn_thread(&self.inner);
                Err(self.record_failure(EngineFailure::Hung))
            }
        }
    }

    fn record_failure(&self, why: EngineFailure) -> EngineFailure {
        self.inner.failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(?why, "engine failed");
        why
    }
}

impl Inner {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<PoolJob>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: PoolJob) -> bool {
        let mut queue = self.lock();
        if queue.len() >= self.max_queue {
            return false;
        }
        queue.push_back(job);
        self.job_queued.notify_one();
        true
    }

    fn next(&self) -> PoolJob {
        let mut queue = self.lock();
        loop {
            match queue.pop_front() {
                Some(job) => return job,
                None => {
                    queue = self.job_queued.wait(queue).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

fn spawn_thread(pool: &Arc<Inner>) {
    let pool = Arc::clone(pool);
    let thread = std::thread::Builder::new().name("engine".to_owned()).stack_size(8 << 20);
    let spawned =
        thread.spawn(move || while let AfterJob::TakeNext = pool.next()(&*pool.backend) {});
    if let Err(error) = spawned {
        tracing::error!(%error, "engine thread could not be started");
    }
}

impl std::fmt::Debug for EnginePool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EnginePool").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}
