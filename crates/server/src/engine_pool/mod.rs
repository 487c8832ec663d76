//! The engine pool: a fixed number of threads that search, apart from the async runtime. Whose job is
//! next is a matter of fair shares; a thread that hangs is replaced.

mod backend;
mod fair_queue;

use std::cell::Cell;
use std::collections::HashMap;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant};

use engine::PositionReview;
use store::FairnessKey;
use tokio::sync::oneshot;

pub(crate) use backend::REVIEW_TIME;
pub use backend::{EngineBackend, EngineTask, ReviewTask};
use fair_queue::FairQueue;

/// The pool and its queue of jobs.
#[derive(Clone)]
pub struct EnginePool {
    inner: Arc<Inner>,
}

/// An answer of the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineAnswer<T> {
    /// What the backend says.
    pub value: T,
    /// How long the job waited for a thread.
    pub waited: Duration,
}

/// Why the pool has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineFailure {
    /// The backend panicked.
    Panicked,
    /// The backend ran on long after its time limit.
    Hung,
    /// Too many analyses wait already.
    Busy,
    /// A worker cannot read what it is asked.
    Unreadable,
    /// No worker had an answer, however often it was tried.
    GivenUp,
}

struct Inner {
    backend: Arc<dyn EngineBackend>,
    state: Mutex<State>,
    /// Signalled when a job was queued.
    job_queued: Condvar,
    /// Signalled when a job was started.
    job_started: Condvar,
    /// Whether a job for a person waits: background jobs poll this all the time.
    people_wait: AtomicBool,
    /// How long after its time limit a thread counts as hung.
    grace: Duration,
    size: usize,
    failures: AtomicU64,
}

struct State {
    queue: FairQueue<PoolJob>,
    /// How many threads there are, those that hang left out.
    threads: usize,
    /// What each thread is at, by the number of its job. A job that is not here any more was given
    /// up, and its thread with it.
    running: HashMap<u64, RunningJob>,
    next_job: u64,
}

struct RunningJob {
    hangs_at: Instant,
    give_up: Box<dyn FnOnce() + Send>,
}

/// A job in the queue.
struct PoolJob {
    fairness_key: FairnessKey,
    time: Duration,
    wanted: Arc<AtomicBool>,
    /// Runs it. The second argument says whether it must yield; a job that did is run once more.
    run: Box<RunJob>,
    /// Answers that it hung.
    give_up: Arc<dyn Fn() + Send + Sync>,
}

type RunJob = dyn FnMut(&dyn EngineBackend, &dyn Fn() -> bool) -> AfterJob + Send;

/// What becomes of a job that a thread was at.
#[derive(PartialEq, Eq)]
enum AfterJob {
    Answered,
    Yielded,
}

/// Analyses beyond that many waiting jobs of people are refused. Moves never are: every table has at most one. Reviews and
/// computers among themselves yield, and are in nobody's way.
const MAX_WAITING: usize = 1000;

impl EnginePool {
    /// A pool of `threads` threads, at least one, all with the same backend.
    pub fn new(backend: Arc<dyn EngineBackend>, threads: usize, grace: Duration) -> EnginePool {
        let inner = Arc::new(Inner {
            backend,
            state: Mutex::new(State {
                queue: FairQueue::new(),
                threads: 0,
                running: HashMap::new(),
                next_job: 0,
            }),
            job_queued: Condvar::new(),
            job_started: Condvar::new(),
            people_wait: AtomicBool::new(false),
            grace,
            size: threads.max(1),
            failures: AtomicU64::new(0),
        });
        inner.lock().fill_up(&inner);
        let watched = Arc::downgrade(&inner);
        let watchdog = std::thread::Builder::new().name("engine-watch".to_owned());
        let spawned = watchdog.spawn(move || {
            while let Some(pool) = watched.upgrade() {
                pool.watch();
            }
        });
        if let Err(error) = spawned {
            tracing::error!(%error, "the watchdog of the engine threads could not be started");
        }
        EnginePool { inner }
    }

    /// Chooses a move, as [`EngineBackend::choose`] does.
    pub async fn choose(
        &self,
        task: EngineTask,
        fairness_key: FairnessKey,
    ) -> Result<EngineAnswer<String>, EngineFailure> {
        let time = task.time;
        self.run(time, fairness_key, move |backend, keep_going| backend.choose(&task, keep_going))
            .await
    }

    /// Analyses a position, as [`EngineBackend::insight`] does.
    pub async fn insight(
        &self,
        task: EngineTask,
        fairness_key: FairnessKey,
    ) -> Result<EngineAnswer<api::PositionInsight>, EngineFailure> {
        if self.inner.lock().queue.people_waiting() >= MAX_WAITING {
            return Err(EngineFailure::Busy);
        }
        let time = task.time;
        self.run(time, fairness_key, move |backend, keep_going| backend.insight(&task, keep_going))
            .await
    }

    /// Reviews a position, as [`EngineBackend::review`] does.
    pub async fn review(
        &self,
        task: ReviewTask,
        fairness_key: FairnessKey,
    ) -> Result<EngineAnswer<PositionReview>, EngineFailure> {
        let review = move |backend: &dyn EngineBackend, keep_going: &dyn Fn() -> bool| {
            backend.review(&task, keep_going)
        };
        let EngineAnswer { value, waited } = self.run(REVIEW_TIME, fairness_key, review).await?;
        value.map(|value| EngineAnswer { value, waited }).ok_or(EngineFailure::Hung)
    }

    /// How many jobs wait for a thread.
    pub fn waiting(&self) -> usize {
        self.inner.lock().queue.len()
    }

    /// How many jobs panicked or hung.
    pub fn failures(&self) -> u64 {
        self.inner.failures.load(Ordering::Relaxed)
    }

    /// Whether all threads are there.
    pub fn is_complete(&self) -> bool {
        self.inner.lock().threads >= self.inner.size
    }

    /// Whether nothing is searched and nothing waits.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        let state = self.inner.lock();
        state.running.is_empty() && state.queue.len() == 0
    }

    async fn run<T: Send + 'static>(
        &self,
        time: Duration,
        fairness_key: FairnessKey,
        call: impl Fn(&dyn EngineBackend, &dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<EngineAnswer<T>, EngineFailure> {
        let (reply, answer) = oneshot::channel();
        let reply = Arc::new(Mutex::new(Some(reply)));
        let send = move |result: Result<EngineAnswer<T>, EngineFailure>| {
            let reply = reply.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(reply) = reply {
                let _ = reply.send(result);
            }
        };
        let send = Arc::new(send);
        let wanted = Arc::new(AtomicBool::new(true));
        // Whoever stops waiting for the answer drops this.
        let _unwanted = CancelOnDrop(Arc::clone(&wanted));
        let queued = Instant::now();
        let (answer_with, still_wanted) = (Arc::clone(&send), Arc::clone(&wanted));
        let run = move |backend: &dyn EngineBackend, must_yield: &dyn Fn() -> bool| {
            let started = Instant::now();
            let yielded = Cell::new(false);
            let keep_going = || {
                yielded.set(yielded.get() || must_yield());
                !yielded.get() && still_wanted.load(Ordering::Relaxed) && started.elapsed() < time
            };
            let value = catch_unwind(AssertUnwindSafe(|| call(backend, &keep_going)));
            match value {
                Ok(_) if yielded.get() => return AfterJob::Yielded,
                Ok(value) => {
                    let waited = started.saturating_duration_since(queued);
                    answer_with(Ok(EngineAnswer { value, waited }));
                }
                Err(_) => answer_with(Err(EngineFailure::Panicked)),
            }
            AfterJob::Answered
        };
        let give_up = Arc::new(move || send(Err(EngineFailure::Hung)));
        self.inner.push(PoolJob { fairness_key, time, wanted, run: Box::new(run), give_up });
        match answer.await {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(failure)) => Err(self.record_failure(failure)),
            Err(_) => Err(self.record_failure(EngineFailure::Panicked)),
        }
    }

    fn record_failure(&self, why: EngineFailure) -> EngineFailure {
        self.inner.failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(?why, "engine failed");
        why
    }
}

/// Answers that it panicked where the task that waits for an answer does: whoever counts it as under way is told that it has
/// ended.
pub(crate) async fn catch_panic<T>(
    answer: impl Future<Output = Result<T, EngineFailure>>,
) -> Result<T, EngineFailure> {
    let mut answer = pin!(answer);
    poll_fn(move |context| {
        let polled = catch_unwind(AssertUnwindSafe(|| answer.as_mut().poll(context)));
        polled.unwrap_or(Poll::Ready(Err(EngineFailure::Panicked)))
    })
    .await
}

/// Turns false when dropped.
pub(crate) struct CancelOnDrop(pub(crate) Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl State {
    /// Starts as many threads as are missing.
    fn fill_up(&mut self, pool: &Arc<Inner>) {
        while self.threads < pool.size {
            let worker = Arc::clone(pool);
            let thread = std::thread::Builder::new().name("engine".to_owned()).stack_size(8 << 20);
            if let Err(error) = thread.spawn(move || worker.work()) {
                tracing::error!(%error, "engine thread could not be started");
                return;
            }
            self.threads += 1;
        }
    }

    fn next(&mut self, pool: &Inner) -> Option<PoolJob> {
        loop {
            let job = self.queue.pop();
            pool.people_wait.store(self.queue.people_wait(), Ordering::Relaxed);
            match job {
                Some(job) if !job.wanted.load(Ordering::Relaxed) => {}
                other => return other,
            }
        }
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: PoolJob) {
        let mut state = self.lock();
        let fairness_key = job.fairness_key.clone();
        state.queue.push(&fairness_key, job);
        self.people_wait.store(state.queue.people_wait(), Ordering::Relaxed);
        self.job_queued.notify_one();
    }

    /// The life of a thread: one job after the other, until one of them was given up.
    fn work(&self) {
        let mut state = self.lock();
        loop {
            let Some(mut job) = state.next(self) else {
                state = self.job_queued.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let (number, started) = (state.next_job, Instant::now());
            state.next_job += 1;
            let give_up = Arc::clone(&job.give_up);
            let running = RunningJob {
                hangs_at: started + job.time + self.grace,
                give_up: Box::new(move || give_up()),
            };
            state.running.insert(number, running);
            // Counted in advance, so that other threads do not take the next job of the same person
            // before this one has cost anything.
            state.queue.charge(&job.fairness_key, job.time, Duration::ZERO);
            self.job_started.notify_one();
            drop(state);

            let background = job.fairness_key.background;
            let must_yield = || background && self.people_wait.load(Ordering::Relaxed);
            let after = (job.run)(&*self.backend, &must_yield);

            state = self.lock();
            state.queue.charge(&job.fairness_key, started.elapsed(), job.time);
            if state.running.remove(&number).is_none() {
                // The watchdog gave this job up, and has started another thread.
                return;
            }
            if after == AfterJob::Yielded {
                let fairness_key = job.fairness_key.clone();
                state.queue.push_front(&fairness_key, job);
            }
        }
    }

    /// Gives up jobs that hang, and replaces their threads and any others that are missing.
    fn watch(self: Arc<Inner>) {
        let state = self.lock();
        // Now and then the pool may be gone.
        let longest = Duration::from_secs(1);
        let first = state.running.values().map(|running| running.hangs_at).min();
        let pause = first.map_or(longest, |at| at.saturating_duration_since(Instant::now()));
        let pause = pause.clamp(Duration::from_millis(1), longest);
        let waited = self.job_started.wait_timeout(state, pause);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner).0;
        let now = Instant::now();
        let overdue = |(_, running): &(&u64, &RunningJob)| running.hangs_at <= now;
        let hung: Vec<_> =
            state.running.iter().filter(overdue).map(|(number, _)| *number).collect();
        for number in hung {
            if let Some(running) = state.running.remove(&number) {
                (running.give_up)();
                state.threads -= 1;
            }
        }
        state.fill_up(&self);
    }
}

impl std::fmt::Debug for EnginePool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EnginePool").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
