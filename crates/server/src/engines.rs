//! Machines at the table: a bounded pool of threads that think, apart from everything that talks.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rules::AnyPosition;
use tokio::sync::oneshot;

/// Something that can play and explain. `keep_going` says whether the answer is still wanted; a
/// brain asks it often.
pub trait Brain: Send + Sync + 'static {
    /// A legal move, as a word, for whoever is to move.
    fn choose(&self, task: &Task, keep_going: &dyn Fn() -> bool) -> String;

    /// What there is to say about the position.
    fn insight(&self, task: &Task, keep_going: &dyn Fn() -> bool) -> api::Insight;
}

/// What to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// The game so far, its start first; a seat is to move. Earlier positions count for repetition.
    pub game: Vec<AnyPosition>,
    /// How well to play, 1 to 8.
    pub level: u8,
    /// For whatever the brain leaves to chance.
    pub seed: u64,
    /// How long it may take.
    pub time: Duration,
}

impl Task {
    /// The position to think about.
    ///
    /// # Panics
    /// When there is none.
    pub fn position(&self) -> &AnyPosition {
        self.game.last().expect("a game has at least its start")
    }
}

/// The thinking failed: it panicked, or went on long after its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// It panicked.
    Panicked,
    /// It did not come back.
    Hung,
    /// Too many others are waiting.
    Busy,
}

/// The threads that think.
#[derive(Clone)]
pub struct Engines {
    pool: Arc<Pool>,
}

struct Pool {
    brain: Arc<dyn Brain>,
    queue: Mutex<VecDeque<Job>>,
    more: Condvar,
    /// How long after its time a thread is given up.
    patience: Duration,
    longest_queue: usize,
    failures: AtomicU64,
}

type Job = Box<dyn FnOnce(&dyn Brain) -> Fate + Send>;

/// Whether a thread goes on after a job.
enum Fate {
    GoOn,
    /// It was given up and has a successor already.
    Retire,
}

impl Engines {
    /// As many `threads`, each with the same brain.
    pub fn new(brain: Arc<dyn Brain>, threads: usize, patience: Duration) -> Engines {
        let pool = Arc::new(Pool {
            brain,
            queue: Mutex::default(),
            more: Condvar::new(),
            patience,
            longest_queue: 1000,
            failures: AtomicU64::new(0),
        });
        for _ in 0..threads.max(1) {
            spawn(&pool);
        }
        Engines { pool }
    }

    /// A move.
    pub async fn choose(&self, task: Task) -> Result<String, Failed> {
        self.think(task, |brain, task, keep_going| brain.choose(task, keep_going)).await
    }

    /// An explanation.
    pub async fn insight(&self, task: Task) -> Result<api::Insight, Failed> {
        self.think(task, |brain, task, keep_going| brain.insight(task, keep_going)).await
    }

    /// How many wait for a thread.
    pub fn waiting(&self) -> usize {
        self.pool.lock().len()
    }

    /// How often a thread had to be replaced or saved from a panic.
    pub fn failures(&self) -> u64 {
        self.pool.failures.load(Ordering::Relaxed)
    }

    async fn think<T: Send + 'static>(
        &self,
        task: Task,
        how: impl Fn(&dyn Brain, &Task, &dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let (begin, begun) = oneshot::channel::<()>();
        let (answer, answered) = oneshot::channel();
        let time = task.time;
        let job: Job = Box::new(move |brain| {
            let _ = begin.send(());
            let until = Instant::now() + task.time;
            let keep_going = || !answer.is_closed() && Instant::now() < until;
            let result = catch_unwind(AssertUnwindSafe(|| how(brain, &task, &keep_going)));
            // Nobody listens any more only after this thread was given up, or was not needed.
            let late = Instant::now() > until + Duration::from_secs(1) && answer.is_closed();
            let _ = answer.send(result.map_err(|_| Failed::Panicked));
            if late { Fate::Retire } else { Fate::GoOn }
        });
        if !self.pool.push(job) {
            return Err(Failed::Busy);
        }
        let result = match begun.await {
            Ok(()) => tokio::time::timeout(time + self.pool.patience, answered).await,
            Err(_) => return Err(Failed::Busy),
        };
        match result {
            Ok(Ok(Ok(value))) => Ok(value),
            Ok(Ok(Err(failed))) => Err(self.failed(failed)),
            Ok(Err(_)) => Err(self.failed(Failed::Panicked)),
            Err(_) => {
                spawn(&self.pool);
                Err(self.failed(Failed::Hung))
            }
        }
    }

    fn failed(&self, why: Failed) -> Failed {
        self.pool.failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(?why, "a machine failed at the table");
        why
    }
}

impl Pool {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: Job) -> bool {
        let mut queue = self.lock();
        if queue.len() >= self.longest_queue {
            return false;
        }
        queue.push_back(job);
        self.more.notify_one();
        true
    }

    fn next(&self) -> Job {
        let mut queue = self.lock();
        loop {
            match queue.pop_front() {
                Some(job) => return job,
                None => queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

fn spawn(pool: &Arc<Pool>) {
    let pool = Arc::clone(pool);
    let thread = std::thread::Builder::new().name("engine".to_owned()).stack_size(8 << 20);
    let spawned = thread.spawn(move || while let Fate::GoOn = pool.next()(&*pool.brain) {});
    if let Err(error) = spawned {
        tracing::error!(%error, "no thread for a machine");
    }
}

impl std::fmt::Debug for Engines {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engines").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}
