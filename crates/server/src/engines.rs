//! Who thinks for a node: its own threads, or the workers on its database if it has none.

use std::sync::Arc;
use std::time::{Duration, Instant};

use api::PositionInsight;
use game::Position as _;
use rules::{AnyPosition, GameRecord};
use serde::de::DeserializeOwned;

use crate::engine_pool::{EngineAnswer, EngineFailure, EnginePool, EngineTask, Share};
use crate::jobs::{JobBody, JobEnd, JobKind, JobQueue};
use crate::metrics::Metrics;
use crate::store::{JobClass, NewJob};

/// The engines of a node.
#[derive(Clone, Debug)]
pub(crate) struct Engines {
    /// Its threads. Where thinking is left to workers, one that takes what they give up.
    pool: EnginePool,
    jobs: Option<JobQueue>,
    metrics: Arc<Metrics>,
}

/// What an engine is asked about a game.
#[derive(Clone, Debug)]
pub(crate) struct EngineRequest {
    /// The table where it is played.
    pub(crate) table: String,
    /// The game so far; it names nobody.
    pub(crate) game: GameRecord,
    /// The playing strength, 1 to 8.
    pub(crate) level: u8,
    /// The time limit.
    pub(crate) time: Duration,
}

/// How long a node without threads thinks about a move that no worker could find.
const LAST_RESORT: Duration = Duration::from_millis(250);

impl Engines {
    /// Thinks with the threads of `pool`; with `jobs`, leaves that to workers.
    pub(crate) fn new(pool: EnginePool, jobs: Option<JobQueue>, metrics: Arc<Metrics>) -> Engines {
        Engines { pool, jobs, metrics }
    }

    /// Chooses a legal move, however long that takes. Only an engine that fails has none.
    pub(crate) async fn choose(
        &self,
        request: &EngineRequest,
        share: Share,
    ) -> Result<EngineAnswer<String>, EngineFailure> {
        let task = request.task();
        let Some(jobs) = &self.jobs else { return self.pool.choose(task, share).await };
        let class = if share.background { JobClass::Background } else { JobClass::Move };
        let asked = Instant::now();
        let legal = |word: &String| task.position().read(word).is_ok();
        let answer = leave_to_workers(jobs, JobKind::Move, class, request, &task, &share, legal);
        if let Some(answer) = answer.await {
            return Ok(answer);
        }
        Metrics::increment(&self.metrics.jobs_given_up);
        tracing::error!(table = request.table, "no worker could find a move; this node does");
        let started = Instant::now();
        let time = task.time.min(LAST_RESORT);
        let answer = self.pool.choose(EngineTask { time, ..task }, share).await?;
        let waited = started.saturating_duration_since(asked) + answer.waited;
        Ok(EngineAnswer { waited, ..answer })
    }

    /// Analyses a position.
    pub(crate) async fn insight(
        &self,
        request: &EngineRequest,
        share: Share,
    ) -> Result<EngineAnswer<PositionInsight>, EngineFailure> {
        let task = request.task();
        let Some(jobs) = &self.jobs else { return self.pool.insight(task, share).await };
        if jobs.len() >= MAX_JOBS {
            return Err(EngineFailure::Busy);
        }
        let sound = |insight: &PositionInsight| is_sound(insight, task.position());
        let (kind, class) = (JobKind::Hint, JobClass::Hint);
        let answer = leave_to_workers(jobs, kind, class, request, &task, &share, sound).await;
        answer.ok_or_else(|| {
            Metrics::increment(&self.metrics.jobs_given_up);
            EngineFailure::GivenUp
        })
    }

    /// Whether thinking is left to workers.
    pub(crate) fn needs_workers(&self) -> bool {
        self.jobs.is_some()
    }

    /// A worker has ended a job, maybe one of this node's.
    pub(crate) fn job_ended(&self, id: &str) {
        if let Some(jobs) = &self.jobs {
            jobs.ended(id);
        }
    }

    /// How many jobs wait for a thread; of those left to workers, how many wait for an answer.
    pub(crate) fn waiting(&self) -> usize {
        self.pool.waiting() + self.jobs.as_ref().map_or(0, JobQueue::len)
    }

    /// How many jobs of this node's threads panicked or hung.
    pub(crate) fn failures(&self) -> u64 {
        self.pool.failures()
    }

    /// Whether nothing is searched here and nothing waits.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        self.pool.is_idle()
    }

    /// Whether all threads are there.
    pub(crate) fn is_complete(&self) -> bool {
        self.pool.is_complete()
    }
}

/// Hints beyond that many jobs of a node are refused. Moves never are.
const MAX_JOBS: usize = 1000;

impl EngineRequest {
    fn task(&self) -> EngineTask {
        EngineTask {
            game: self.game.record.positions().to_vec(),
            level: self.level,
            seed: u64::from_be_bytes(crate::random()),
            time: self.time,
        }
    }
}

/// Asks until a worker has a good answer; `None` once the job is given up.
async fn leave_to_workers<T: DeserializeOwned>(
    jobs: &JobQueue,
    kind: JobKind,
    class: JobClass,
    request: &EngineRequest,
    task: &EngineTask,
    share: &Share,
    is_good: impl Fn(&T) -> bool,
) -> Option<EngineAnswer<T>> {
    let body = JobBody::new(kind, &request.game, task);
    let job = NewJob {
        id: body.id(&request.table),
        class,
        share: share.clone(),
        body: body.to_json(),
        time: request.time,
    };
    let asked = Instant::now();
    let mut attempts = 0;
    while let JobEnd::Answered { text, spent, attempt } = jobs.ask(&job, attempts).await {
        match serde_json::from_str(&text).ok().filter(&is_good) {
            Some(value) => {
                // All but the thinking itself is waiting: in the queue, for a worker that died, on the
                // way to and fro.
                let waited = asked.elapsed().saturating_sub(spent.min(request.time));
                return Some(EngineAnswer { value, waited });
            }
            None => {
                tracing::error!(
                    table = request.table,
                    job = job.id,
                    text,
                    "a worker answers nonsense"
                );
                jobs.reject(&job, attempt).await;
                attempts = attempt;
            }
        }
    }
    None
}

/// Whether an analysis is of that position, and its lines begin with legal moves.
fn is_sound(insight: &PositionInsight, position: &AnyPosition) -> bool {
    let legal =
        |line: &game::Line| line.words.first().is_some_and(|word| position.read(word).is_ok());
    let seats = position.seats();
    let has_all_seats = |chances: &[u16]| chances.is_empty() || chances.len() == seats;
    insight.position == position.to_string()
        && has_all_seats(&insight.chances)
        && insight.lines.iter().all(|line| legal(line) && has_all_seats(&line.chances))
}
