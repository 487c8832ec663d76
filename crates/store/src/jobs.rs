use std::time::Duration;

use async_trait::async_trait;

use crate::StoreError;

/// The queue of jobs that nodes leave to workers. A job is answered, or leased to a worker, or waits.
/// Only a database that several programs share has one.
#[async_trait]
pub trait Jobs: Send + Sync {
    /// Queues a job. If it is known already, that is the one.
    async fn queue_job(&self, _job: &NewJob) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// Says that somebody still waits for these jobs.
    async fn renew_interest(&self, _ids: &[String]) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// Says that nobody here waits for a job any more.
    async fn drop_job(&self, _id: &str) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// What has become of these jobs; those that are not known any more are left out.
    async fn job_states(&self, _ids: &[String]) -> Result<Vec<JobState>, StoreError> {
        Err(no_queue())
    }

    /// Refuses the answer of that attempt: the job waits again.
    async fn reject_answer(&self, _id: &str, _attempt: u32) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// Leases the next job of these classes to a worker: the most urgent class first, then whose address
    /// and then who had the least time of late, then what waits longest.
    async fn claim_job(
        &self,
        _worker: &str,
        _classes: &[JobClass],
    ) -> Result<Option<ClaimedJob>, StoreError> {
        Err(no_queue())
    }

    /// Renews the leases of a worker, each given with its attempt; returns the jobs that are still its
    /// own and wanted.
    async fn renew_leases(
        &self,
        _worker: &str,
        _jobs: &[(String, u32)],
    ) -> Result<Vec<String>, StoreError> {
        Err(no_queue())
    }

    /// Says how much of a job is done, in permille.
    async fn tell_progress(
        &self,
        _worker: &str,
        _job: &ClaimedJob,
        _progress: u16,
    ) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// Answers a job; returns false, and changes nothing, if the lease of that attempt is lost.
    async fn answer_job(
        &self,
        _worker: &str,
        _job: &ClaimedJob,
        _answer: &str,
        _spent: Duration,
    ) -> Result<bool, StoreError> {
        Err(no_queue())
    }

    /// Ends a lease without an answer. If it `failed`, that was one of the job's attempts, and the same
    /// worker gets it again only if no other takes it.
    async fn release_job(
        &self,
        _worker: &str,
        _job: &ClaimedJob,
        _failed: bool,
    ) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// Whether a job waits that this worker could take and that somebody is looking at the board for.
    async fn people_wait(&self, _worker: &str) -> Result<bool, StoreError> {
        Err(no_queue())
    }

    /// Records that a worker is alive.
    async fn beat_worker(&self, _worker: &str, _threads: usize) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// A worker stops in good order: whatever it holds is given back.
    async fn stop_worker(&self, _worker: &str) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// Forgets jobs that nobody has wanted for a while, and workers that are gone.
    async fn sweep_jobs(&self) -> Result<(), StoreError> {
        Err(no_queue())
    }

    /// How many workers are alive.
    async fn live_workers(&self) -> Result<u64, StoreError> {
        Ok(0)
    }

    /// How many jobs of each class wait and run.
    async fn job_counts(&self) -> Result<Vec<JobCount>, StoreError> {
        Ok(Vec::new())
    }
}

fn no_queue() -> StoreError {
    StoreError::Sql(sqlx::Error::InvalidArgument("an SQLite file has no queue of jobs".to_owned()))
}

/// How urgent a job is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum JobClass {
    /// A computer player's move in a game with people.
    Move,
    /// An analysis that somebody has asked for.
    Hint,
    /// A move in a game of computer players only.
    Background,
    /// A position of a review.
    Review,
    /// A maze to be solved.
    Solution,
}

impl JobClass {
    /// All of them.
    pub const ALL: [JobClass; 5] = [
        JobClass::Move,
        JobClass::Hint,
        JobClass::Background,
        JobClass::Review,
        JobClass::Solution,
    ];

    /// Whether somebody sits at a board and waits for it.
    pub fn is_of_people(self) -> bool {
        matches!(self, JobClass::Move | JobClass::Hint)
    }

    /// Its name in metrics and logs.
    pub fn name(self) -> &'static str {
        match self {
            JobClass::Move => "move",
            JobClass::Hint => "hint",
            JobClass::Background => "background",
            JobClass::Review => "review",
            JobClass::Solution => "solution",
        }
    }

    /// Whether somebody looks at the board and waits. Whatever else runs gives way to it.
    pub fn is_urgent(self) -> bool {
        self <= JobClass::Hint
    }

    pub(crate) fn number(self) -> i64 {
        self as i64
    }

    pub(crate) fn from_number(number: i64) -> Option<JobClass> {
        JobClass::ALL.into_iter().find(|class| class.number() == number)
    }
}

/// How often a job may be begun before it is given up.
pub const MAX_ATTEMPTS: u32 = 3;

/// Who engine time is used for. It is divided by address first and by person then, so that neither
/// many tables nor many guests of one address make others wait.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FairnessKey {
    /// The address they were last seen at; the person's own id where none is known.
    pub address: String,
    /// The person's id.
    pub person: String,
    /// Whether nobody waits for the answer, as at a table of computers only: it yields to people.
    pub background: bool,
}

/// A job to be queued.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// What is the same for the same question, whichever node asks it.
    pub id: String,
    /// How urgent it is.
    pub class: JobClass,
    /// Who it is for.
    pub fairness_key: FairnessKey,
    /// What is to be done.
    pub body: String,
    /// How long that may take.
    pub time: Duration,
}

/// A job that is leased to a worker.
#[derive(Clone, Debug)]
pub struct ClaimedJob {
    /// Its id.
    pub id: String,
    /// How urgent it is.
    pub class: JobClass,
    /// What is to be done.
    pub body: String,
    /// The how-manieth attempt this is, from 1: what an earlier one answers does not count any more.
    pub attempt: u32,
}

/// What a worker has answered.
#[derive(Clone, Debug)]
pub struct JobAnswer {
    /// The answer itself.
    pub text: String,
    /// How long it took.
    pub spent: Duration,
    /// How long the job waited before that, attempts in vain included.
    pub waited: Duration,
    /// Which attempt it was.
    pub attempt: u32,
}

/// What has become of a job.
#[derive(Clone, Debug)]
pub struct JobState {
    /// Its id.
    pub id: String,
    /// How often it was begun.
    pub attempts: u32,
    /// The answer.
    pub answer: Option<JobAnswer>,
    /// How much of it is done, in permille, where that is known.
    pub progress: u16,
    /// Whether it was begun so often in vain that nobody will begin it again.
    pub given_up: bool,
}

/// How many jobs of a class there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobCount {
    /// The class.
    pub class: JobClass,
    /// How many wait.
    pub waiting: u64,
    /// How many are being worked on.
    pub running: u64,
}
