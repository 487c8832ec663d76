use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use store::{Hint, JobAnswer, JobClass, JobState, NewJob, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;

/// The jobs of one node: it asks, and waits for the answers of workers. What becomes of a job is in the
/// database; hints say early that it is worth a look.
#[derive(Clone, Debug)]
pub(crate) struct JobQueue(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    metrics: Arc<Metrics>,
    pending: Mutex<HashMap<String, PendingJob>>,
    /// The ids of jobs to look at now.
    ended: mpsc::UnboundedSender<String>,
    /// The number of the next to wait for something.
    next: AtomicU64,
}

/// A job that somebody here waits for.
#[derive(Debug)]
struct PendingJob {
    job: NewJob,
    /// How many attempts are known of.
    attempts: u32,
    /// How much of it is done, in permille.
    progress: u16,
    waiting: Vec<(u64, oneshot::Sender<JobEnd>)>,
}

/// How a job ended.
#[derive(Clone, Debug)]
pub(crate) enum JobEnd {
    /// A worker has answered.
    Answered(JobAnswer),
    /// No worker could.
    GivenUp,
}

/// How often a node looks at its jobs by itself.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);

impl JobQueue {
    /// Must be called within the async runtime.
    pub(crate) fn start(store: Store, metrics: Arc<Metrics>) -> JobQueue {
        let (ended, looks) = mpsc::unbounded_channel();
        let inner = Arc::new(Inner {
            store,
            metrics,
            pending: Mutex::default(),
            ended,
            next: AtomicU64::new(0),
        });
        tokio::spawn(follow(Arc::downgrade(&inner), looks));
        JobQueue(inner)
    }

    /// Queues a job and waits until it has ended, however long that takes. Whoever stops waiting
    /// cancels it. `attempts` is how many attempts are known of.
    pub(crate) async fn ask(&self, job: &NewJob, attempts: u32) -> JobEnd {
        let inner = &self.0;
        let number = inner.next.fetch_add(1, Ordering::Relaxed);
        let (sender, end) = oneshot::channel();
        {
            let mut pending = inner.lock();
            let new =
                || PendingJob { job: job.clone(), attempts, progress: 0, waiting: Vec::new() };
            let known = pending.entry(job.id.clone()).or_insert_with(new);
            known.waiting.push((number, sender));
        }
        let _cancel = CancelJob { inner, id: &job.id, number };
        inner.queue(job).await;
        // Nobody drops a job that is waited for.
        end.await.unwrap_or(JobEnd::GivenUp)
    }

    /// Refuses an answer, so that another worker tries.
    pub(crate) async fn reject(&self, job: &NewJob, attempt: u32) {
        if let Err(error) = self.0.store.reject_answer(&job.id, attempt).await {
            tracing::debug!(%error, "an answer could not be refused yet");
        }
    }

    /// A worker has ended a job, maybe one of this node's.
    pub(crate) fn ended(&self, id: &str) {
        if self.0.lock().contains_key(id) {
            let _ = self.0.ended.send(id.to_owned());
        }
    }

    /// How much is done of a job that somebody waits for here, in permille.
    pub(crate) fn progress(&self, id: &str) -> Option<u16> {
        self.0.lock().get(id).map(|job| job.progress)
    }

    /// How many jobs of some classes somebody waits for here.
    pub(crate) fn count(&self, is_counted: impl Fn(JobClass) -> bool) -> usize {
        self.0.lock().values().filter(|pending| is_counted(pending.job.class)).count()
    }

    /// How many jobs somebody waits for here.
    pub(crate) fn len(&self) -> usize {
        self.0.lock().len()
    }
}

/// Cancels a job when whoever asked has gone before it ended, unless others wait for it.
struct CancelJob<'a> {
    inner: &'a Arc<Inner>,
    id: &'a str,
    number: u64,
}

impl Drop for CancelJob<'_> {
    fn drop(&mut self) {
        let mut pending = self.inner.lock();
        let Some(job) = pending.get_mut(self.id) else { return };
        let before = job.waiting.len();
        job.waiting.retain(|(number, _)| *number != self.number);
        if before == job.waiting.len() || !job.waiting.is_empty() {
            return;
        }
        pending.remove(self.id);
        let (inner, id) = (Arc::clone(self.inner), self.id.to_owned());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                // Best effort: an unrenewed job expires.
                let _ = inner.store.drop_job(&id).await;
            });
        }
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, PendingJob>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn queue(&self, job: &NewJob) {
        match self.store.queue_job(job).await {
            Ok(()) => self.store.publish(&[Hint::JobQueued]).await,
            // The next look finds that it is not there, and tries again.
            Err(error) => tracing::debug!(%error, "a job could not be queued yet"),
        }
    }

    /// Looks at what has become of jobs, and tells whoever waits for those that have ended.
    async fn look(&self, ids: &[String]) -> Result<(), StoreError> {
        let states = self.store.job_states(ids).await?;
        let mut states: HashMap<_, _> =
            states.into_iter().map(|state| (state.id.clone(), state)).collect();
        for id in ids {
            match states.remove(id) {
                Some(state) => self.learn(id, state),
                None => {
                    // The database has lost it, or never had it.
                    let job = self.lock().get(id).map(|pending| pending.job.clone());
                    if let Some(job) = job {
                        self.queue(&job).await;
                    }
                }
            }
        }
        Ok(())
    }

    fn learn(&self, id: &str, state: JobState) {
        let mut pending = self.lock();
        let Some(known) = pending.get_mut(id) else { return };
        let class = known.job.class;
        let retries = state.attempts.saturating_sub(known.attempts.max(1));
        if retries > 0 {
            self.metrics.job_retries[class as usize].fetch_add(retries.into(), Ordering::Relaxed);
            tracing::warn!(job = id, class = class.name(), state.attempts, "a job is tried again");
        }
        known.attempts = known.attempts.max(state.attempts);
        known.progress = state.progress;
        let end = match state.answer {
            Some(answer) => JobEnd::Answered(answer),
            None if state.given_up => JobEnd::GivenUp,
            None => return,
        };
        if let Some(known) = pending.remove(id) {
            for (_, waiting) in known.waiting {
                let _ = waiting.send(end.clone());
            }
        }
    }
}

/// Looks at the jobs that workers say they have ended, and at all of them now and then.
async fn follow(queue: Weak<Inner>, mut looks: mpsc::UnboundedReceiver<String>) {
    let mut timer = tokio::time::interval(LOOK_INTERVAL);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let ended = tokio::select! {
            ended = looks.recv() => match ended {
                Some(id) => Some(id),
                None => return,
            },
            _ = timer.tick() => None,
        };
        let Some(inner) = queue.upgrade() else { return };
        let looked = match ended {
            Some(id) => {
                let mut ids = vec![id];
                while let Ok(id) = looks.try_recv() {
                    ids.push(id);
                }
                inner.look(&ids).await
            }
            None => {
                let ids: Vec<_> = inner.lock().keys().cloned().collect();
                if ids.is_empty() {
                    continue;
                }
                match inner.store.renew_interest(&ids).await {
                    Ok(()) => inner.look(&ids).await,
                    Err(error) => Err(error),
                }
            }
        };
        if let Err(error) = looked {
            tracing::debug!(%error, "the jobs could not be looked at");
        }
    }
}
