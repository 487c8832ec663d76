//! The queue of jobs. All times are the database's; a lease that nobody renews ends by itself.

use std::time::Duration;

use super::PostgresDatabase;
use crate::jobs::{
    ClaimedJob, JobAnswer, JobClass, JobCount, JobState, Jobs, MAX_ATTEMPTS, NewJob,
};
use crate::queries::prelude::*;

/// How long a lease lasts, in milliseconds, unless it is renewed. So long a job waits whose worker died.
const LEASE: i64 = 5_000;

/// For how long a job counts as wanted, in milliseconds, after somebody said so.
const WANTED: i64 = 5_000;

/// How long jobs and workers are remembered that are not heard of any more, in milliseconds.
const REMEMBERED: i64 = 60_000;

/// Time used so long ago, in milliseconds, counts in nobody's share any more.
const SHARE_WINDOW: i64 = 30_000;

/// For how long, in milliseconds, a worker that failed leaves a job to others.
const OTHERS_FIRST: i64 = 2_000;

#[async_trait]
impl Jobs for PostgresDatabase {
    async fn queue_job(&self, job: &NewJob) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "INSERT INTO jobs (id, class, address, person, body, spent, queued, wanted)
             SELECT $1, $2, $3, $4, $5, $6, now, now FROM (SELECT palisade_now() AS now) AS clock
             ON CONFLICT (id) DO UPDATE SET wanted = excluded.wanted",
        );
        let insert = insert.bind(&job.id).bind(job.class.number());
        let insert =
            insert.bind(&job.fairness_key.address).bind(&job.fairness_key.person).bind(&job.body);
        insert.bind(whole_millis(job.time)).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn renew_interest(&self, ids: &[String]) -> Result<(), StoreError> {
        // In one order everywhere, so that two nodes never wait for each other in a circle.
        let want = sqlx::query(
            "WITH ours AS (SELECT id FROM jobs WHERE id = ANY($1) ORDER BY id FOR UPDATE)
             UPDATE jobs SET wanted = palisade_now() FROM ours WHERE jobs.id = ours.id",
        );
        want.bind(ids).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn drop_job(&self, id: &str) -> Result<(), StoreError> {
        // If another node waits for it too, that one will say so again.
        let drop = sqlx::query(
            "UPDATE jobs SET wanted = palisade_now() - $2 WHERE id = $1 AND answer IS NULL",
        );
        drop.bind(id).bind(WANTED).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn job_states(&self, ids: &[String]) -> Result<Vec<JobState>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, attempts, answer, spent, coalesce(started - queued, 0), progress,
               answer IS NULL AND attempts >= $2 AND coalesce(lease, 0) < palisade_now()
             FROM jobs WHERE id = ANY($1)",
        );
        let rows = rows.bind(ids).bind(i64::from(MAX_ATTEMPTS)).fetch_all(&self.read);
        let state = |row: &sqlx::postgres::PgRow| {
            let attempts = small(row.get(1));
            let time = |column: usize| Duration::from_millis(millis(row.get(column)));
            let (spent, waited) = (time(3), time(4));
            let text: Option<String> = row.get(2);
            JobState {
                id: row.get(0),
                attempts,
                answer: text.map(|text| JobAnswer { text, spent, waited, attempt: attempts }),
                progress: u16::try_from(row.get::<i64, _>(5)).unwrap_or(0),
                given_up: row.get(6),
            }
        };
        Ok(rows.with_timeout().await?.iter().map(state).collect())
    }

    async fn reject_answer(&self, id: &str, attempt: u32) -> Result<(), StoreError> {
        let reject = sqlx::query(
            "UPDATE jobs SET answer = NULL, lease = NULL, worker = NULL,
               failed_by = worker, failed_at = palisade_now()
             WHERE id = $1 AND attempts = $2 AND answer IS NOT NULL",
        );
        reject.bind(id).bind(i64::from(attempt)).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn claim_job(
        &self,
        worker: &str,
        classes: &[JobClass],
    ) -> Result<Option<ClaimedJob>, StoreError> {
        let classes: Vec<_> = classes.iter().map(|class| class.number()).collect();
        // Fair queueing: what runs counts with all the time it may take, so that others do not claim the
        // next job of the same person before this one has cost anything.
        let claim = sqlx::query(
            "WITH clock AS MATERIALIZED (SELECT palisade_now() AS now),
             people AS MATERIALIZED (
               SELECT class, address, person, sum(spent) AS used FROM jobs, clock
               WHERE started > now - $5 GROUP BY class, address, person
             ),
             addresses AS MATERIALIZED (
               SELECT class, address, sum(used) AS used FROM people GROUP BY class, address
             ),
             next AS (
               SELECT jobs.id, now FROM clock, jobs
                 LEFT JOIN addresses USING (class, address)
                 LEFT JOIN people USING (class, address, person)
               WHERE answer IS NULL AND coalesce(lease, 0) < now AND wanted > now - $4
                 AND attempts < $3 AND class = ANY($2)
                 AND (failed_by IS DISTINCT FROM $1 OR failed_at < now - $6)
               ORDER BY class, coalesce(addresses.used, 0), coalesce(people.used, 0), queued
               LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
             )
             UPDATE jobs SET worker = $1, lease = now + $7, started = now, attempts = attempts + 1
             FROM next WHERE jobs.id = next.id
             RETURNING jobs.id, jobs.class, jobs.body, jobs.attempts",
        );
        let claim = claim.bind(worker).bind(classes).bind(i64::from(MAX_ATTEMPTS)).bind(WANTED);
        let claim = claim.bind(SHARE_WINDOW).bind(OTHERS_FIRST).bind(LEASE);
        let row = claim.fetch_optional(&self.read).with_timeout().await?;
        Ok(row.and_then(|row| {
            let class = JobClass::from_number(row.get(1))?;
            let attempt = small(row.get(3));
            Some(ClaimedJob { id: row.get(0), class, body: row.get(2), attempt })
        }))
    }

    async fn renew_leases(
        &self,
        worker: &str,
        jobs: &[(String, u32)],
    ) -> Result<Vec<String>, StoreError> {
        let (ids, attempts): (Vec<_>, Vec<_>) =
            jobs.iter().map(|(id, attempt)| (id.as_str(), i64::from(*attempt))).unzip();
        let renew = sqlx::query_scalar(
            "WITH ours AS (
               SELECT id FROM jobs JOIN unnest($2::text[], $3::bigint[]) AS leased (id, attempts)
                 USING (id, attempts)
               WHERE worker = $1 AND answer IS NULL AND wanted > palisade_now() - $4
               ORDER BY id FOR UPDATE OF jobs
             )
             UPDATE jobs SET lease = palisade_now() + $5 FROM ours WHERE jobs.id = ours.id
             RETURNING jobs.id",
        );
        let renew = renew.bind(worker).bind(ids).bind(attempts).bind(WANTED).bind(LEASE);
        Ok(renew.fetch_all(&self.read).with_timeout().await?)
    }

    async fn tell_progress(
        &self,
        worker: &str,
        job: &ClaimedJob,
        progress: u16,
    ) -> Result<(), StoreError> {
        let tell = sqlx::query(
            "UPDATE jobs SET progress = $4 WHERE id = $1 AND worker = $2 AND attempts = $3",
        );
        let tell = tell.bind(&job.id).bind(worker).bind(i64::from(job.attempt));
        tell.bind(i64::from(progress)).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn answer_job(
        &self,
        worker: &str,
        job: &ClaimedJob,
        answer: &str,
        spent: Duration,
    ) -> Result<bool, StoreError> {
        let answered = sqlx::query(
            "UPDATE jobs SET answer = $4, spent = $5, lease = NULL
             WHERE id = $1 AND worker = $2 AND attempts = $3 AND answer IS NULL",
        );
        let answered = answered.bind(&job.id).bind(worker).bind(i64::from(job.attempt));
        let answered = answered.bind(plain_text(answer)).bind(whole_millis(spent));
        Ok(answered.execute(&self.read).with_timeout().await?.rows_affected() == 1)
    }

    async fn release_job(
        &self,
        worker: &str,
        job: &ClaimedJob,
        failed: bool,
    ) -> Result<(), StoreError> {
        let release = sqlx::query(
            "UPDATE jobs SET lease = NULL, worker = NULL,
               started = CASE WHEN $4 THEN started END,
               attempts = CASE WHEN $4 THEN attempts ELSE attempts - 1 END,
               failed_by = CASE WHEN $4 THEN $2 ELSE failed_by END,
               failed_at = CASE WHEN $4 THEN palisade_now() ELSE failed_at END
             WHERE id = $1 AND worker = $2 AND attempts = $3 AND answer IS NULL",
        );
        let release = release.bind(&job.id).bind(worker).bind(i64::from(job.attempt)).bind(failed);
        release.execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn people_wait(&self, worker: &str) -> Result<bool, StoreError> {
        let urgent = JobClass::ALL.into_iter().filter(|class| class.is_urgent());
        let urgent: Vec<_> = urgent.map(JobClass::number).collect();
        let wait = sqlx::query_scalar(
            "SELECT EXISTS (
               SELECT 1 FROM jobs WHERE answer IS NULL AND class = ANY($1) AND attempts < $2
                 AND coalesce(lease, 0) < palisade_now() AND wanted > palisade_now() - $3
                 AND (failed_by IS DISTINCT FROM $4 OR failed_at < palisade_now() - $5)
             )",
        );
        let wait = wait.bind(urgent).bind(i64::from(MAX_ATTEMPTS)).bind(WANTED);
        let wait = wait.bind(worker).bind(OTHERS_FIRST);
        Ok(wait.fetch_one(&self.read).with_timeout().await?)
    }

    async fn beat_worker(&self, worker: &str, threads: usize) -> Result<(), StoreError> {
        let beat = sqlx::query(
            "INSERT INTO workers (name, at, threads) VALUES ($1, palisade_now(), $2)
             ON CONFLICT (name) DO UPDATE SET at = excluded.at, threads = excluded.threads",
        );
        let threads = i64::try_from(threads).unwrap_or(i64::MAX);
        beat.bind(worker).bind(threads).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn stop_worker(&self, worker: &str) -> Result<(), StoreError> {
        let work = async move {
            let mut transaction = self.read.begin().await?;
            sqlx::query(
                "UPDATE jobs SET lease = NULL, worker = NULL, started = NULL, attempts = attempts - 1
                 WHERE worker = $1 AND answer IS NULL",
            )
            .bind(worker)
            .execute(&mut *transaction)
            .await?;
            let gone = sqlx::query("DELETE FROM workers WHERE name = $1");
            gone.bind(worker).execute(&mut *transaction).await?;
            Ok(transaction.commit().await?)
        };
        work.with_timeout().await
    }

    async fn sweep_jobs(&self) -> Result<(), StoreError> {
        for sql in [
            "DELETE FROM jobs WHERE id IN (
               SELECT id FROM jobs WHERE wanted < palisade_now() - $1 FOR UPDATE SKIP LOCKED
             )",
            "DELETE FROM workers WHERE at < palisade_now() - $1",
        ] {
            sqlx::query(sql).bind(REMEMBERED).execute(&self.read).with_timeout().await?;
        }
        Ok(())
    }

    async fn live_workers(&self) -> Result<u64, StoreError> {
        let live =
            sqlx::query_scalar("SELECT count(*) FROM workers WHERE at > palisade_now() - $1");
        let live: i64 = live.bind(LEASE).fetch_one(&self.read).with_timeout().await?;
        Ok(live.unsigned_abs())
    }

    async fn job_counts(&self) -> Result<Vec<JobCount>, StoreError> {
        let rows = sqlx::query(
            "SELECT class, count(*) FILTER (WHERE coalesce(lease, 0) < palisade_now()),
               count(*) FILTER (WHERE lease >= palisade_now())
             FROM jobs WHERE answer IS NULL AND wanted > palisade_now() - $1 GROUP BY class",
        );
        let rows = rows.bind(WANTED).fetch_all(&self.read).with_timeout().await?;
        let count = |row: &sqlx::postgres::PgRow| {
            let class = JobClass::from_number(row.get(0))?;
            let number = |column: usize| row.get::<i64, _>(column).unsigned_abs();
            Some(JobCount { class, waiting: number(1), running: number(2) })
        };
        Ok(rows.iter().filter_map(count).collect())
    }
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn whole_millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
