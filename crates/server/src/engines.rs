//! Who thinks for a node: its own threads, or the workers on its database if it has none.

use std::sync::Arc;
use std::time::{Duration, Instant};

use api::PositionInsight;
use engine::PositionReview;
use game::Position as _;
use rules::{AnyPosition, GameRecord};
use serde::de::DeserializeOwned;
use store::{FairnessKey, JobClass, NewJob};

use crate::engine_pool::{
    EngineAnswer, EngineFailure, EnginePool, EngineTask, REVIEW_TIME, ReviewTask,
};
use crate::jobs::{JobBody, JobEnd, JobQueue};
use crate::metrics::Metrics;

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
        fairness_key: FairnessKey,
    ) -> Result<EngineAnswer<String>, EngineFailure> {
        let task = request.task();
        let Some(jobs) = &self.jobs else { return self.pool.choose(task, fairness_key).await };
        let class = if fairness_key.background { JobClass::Background } else { JobClass::Move };
        let body = JobBody::choose(&request.game, &task);
        let job = new_job(&request.table, class, &fairness_key, &body, task.time);
        let asked = Instant::now();
        let is_legal = |word: &String| task.position().read(word).is_ok();
        if let Ok(answer) = self.leave_to_workers(jobs, &job, is_legal).await {
            return Ok(answer);
        }
        tracing::error!(table = request.table, "no worker could find a move; this node does");
        let started = Instant::now();
        let time = task.time.min(LAST_RESORT);
        let answer = self.pool.choose(EngineTask { time, ..task }, fairness_key).await?;
        let waited = started.saturating_duration_since(asked) + answer.waited;
        Ok(EngineAnswer { waited, ..answer })
    }

    /// Analyses a position.
    pub(crate) async fn insight(
        &self,
        request: &EngineRequest,
        fairness_key: FairnessKey,
    ) -> Result<EngineAnswer<PositionInsight>, EngineFailure> {
        let task = request.task();
        let Some(jobs) = &self.jobs else { return self.pool.insight(task, fairness_key).await };
        if jobs.count(JobClass::is_of_people) >= MAX_JOBS {
            return Err(EngineFailure::Busy);
        }
        let body = JobBody::hint(&request.game, &task);
        let job = new_job(&request.table, JobClass::Hint, &fairness_key, &body, task.time);
        let is_good = |insight: &PositionInsight| is_sound(insight, task.position());
        self.leave_to_workers(jobs, &job, is_good).await
    }

    /// Reviews the position after so many entries of a game.
    pub(crate) async fn review(
        &self,
        table: &str,
        game: &GameRecord,
        entry: usize,
        fairness_key: FairnessKey,
    ) -> Result<PositionReview, EngineFailure> {
        let Some(jobs) = &self.jobs else {
            let task = ReviewTask { game: game.record.clone(), entry };
            return Ok(self.pool.review(task, fairness_key).await?.value);
        };
        let body = JobBody::review(game, entry);
        let job = new_job(table, JobClass::Review, &fairness_key, &body, REVIEW_TIME);
        let position = &game.record.positions()[entry];
        let is_good =
            |review: &PositionReview| review.entry == entry && is_sound_review(review, position);
        Ok(self.leave_to_workers(jobs, &job, is_good).await?.value)
    }

    /// Asks until a worker has a good answer, or the job is given up.
    async fn leave_to_workers<T: DeserializeOwned>(
        &self,
        jobs: &JobQueue,
        job: &NewJob,
        is_good: impl Fn(&T) -> bool,
    ) -> Result<EngineAnswer<T>, EngineFailure> {
        let asked = Instant::now();
        let mut attempts = 0;
        while let JobEnd::Answered(answer) = jobs.ask(job, attempts).await {
            if let Some(value) = serde_json::from_str(&answer.text).ok().filter(&is_good) {
                // All but the thinking itself is waiting: in the queue, for a worker that died, on the
                // way to and fro. Another node may have asked before this one.
                let waited = asked.elapsed().saturating_sub(answer.spent.min(job.time));
                return Ok(EngineAnswer { value, waited: waited.max(answer.waited) });
            }
            let (class, text) = (job.class.name(), &answer.text);
            tracing::error!(job = job.id, class, text, "a worker answers nonsense");
            attempts = answer.attempt;
            jobs.reject(job, attempts).await;
        }
        Metrics::increment(&self.metrics.jobs_given_up);
        Err(EngineFailure::GivenUp)
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

/// Hints beyond that many hints and moves of a node are refused. Moves never are.
const MAX_JOBS: usize = 1000;

impl EngineRequest {
    fn task(&self) -> EngineTask {
        EngineTask {
            game: self.game.record.positions().to_vec(),
            level: self.level,
            seed: self.seed(),
            time: self.time,
        }
    }

    /// The same at every move of a table, so that a computer player keeps to its plan (FNV-1a).
    fn seed(&self) -> u64 {
        let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        self.table.bytes().fold(0xCBF2_9CE4_8422_2325, mix)
    }
}

/// A job for workers, of somebody at a table.
fn new_job(
    table: &str,
    class: JobClass,
    fairness_key: &FairnessKey,
    body: &JobBody,
    time: Duration,
) -> NewJob {
    NewJob {
        id: body.id(table),
        class,
        fairness_key: fairness_key.clone(),
        body: body.to_json(),
        time,
    }
}

/// Whether an analysis is of that position, and its lines begin with legal moves.
fn is_sound(insight: &PositionInsight, position: &AnyPosition) -> bool {
    let seats = position.seats();
    let has_all_seats = |chances: &[u16]| chances.is_empty() || chances.len() == seats;
    insight.position == position.to_string()
        && has_all_seats(&insight.chances)
        && insight
            .lines
            .iter()
            .all(|line| begins_legally(line, position) && has_all_seats(&line.chances))
}

/// Whether what a review says of a position can be true.
fn is_sound_review(review: &PositionReview, position: &AnyPosition) -> bool {
    let seats = position.seats();
    (1..=seats).contains(&usize::from(review.seat))
        && review.chances.len() == seats
        && review.rolls.iter().all(|roll| roll.chances.len() == seats)
        && review.best.as_ref().is_none_or(|line| begins_legally(line, position))
        && review.exact.is_none_or(|exact| exact.turns < MAX_TURNS)
}

/// No solved game takes so many turns.
const MAX_TURNS: u32 = 1_000_000;

fn begins_legally(line: &game::Line, position: &AnyPosition) -> bool {
    line.words.first().is_some_and(|word| position.read(word).is_ok())
}
