//! What can be read of notices, in the same SQL from every database.

use api::Millis;
use async_trait::async_trait;

use crate::notice_rows::{PersonNotice, PushDelivery, SubscriptionRow};
use crate::{StoreError, queries};

/// How many notices, or deliveries, a node looks at together.
pub(crate) const DUE_NOTICES: i64 = 32;

/// How many tables a node looks at together.
pub(crate) const CHANGED_TABLES: i64 = 200;

/// Reads who is told what.
#[async_trait]
pub trait NoticeQueries: queries::Queries {
    /// The browsers of a person, the latest first.
    async fn subscriptions(&self, person: &str) -> Result<Vec<SubscriptionRow>, StoreError>;

    /// What a person wants to be told, as it was kept.
    async fn notice_settings(&self, person: &str) -> Result<Option<String>, StoreError>;

    /// Everybody who can be told something although their page is closed.
    async fn reachable_people(&self) -> Result<Vec<String>, StoreError>;

    /// When a page that tells somebody what happens was last heard of, as far as that was written down.
    async fn last_told(&self, person: &str) -> Result<Option<Millis>, StoreError>;

    /// Some live tables of people who can be told something, each with the time of its last event: those with one after
    /// `since`, the earliest first.
    async fn changed_tables(&self, since: Millis) -> Result<Vec<(String, Millis)>, StoreError>;

    /// Some open challenges to people who can be told something: those made after `since`, the earliest first, each
    /// with who is challenged and when.
    async fn new_challenges(
        &self,
        since: Millis,
    ) -> Result<Vec<(String, String, Millis)>, StoreError>;

    /// Some notices that are due by now and that no node is at, the longest-waiting first.
    async fn due_notices(&self, now: Millis) -> Result<Vec<PersonNotice>, StoreError>;

    /// Some deliveries that are to be sent by now and that no node is at, the longest-waiting first.
    async fn due_deliveries(&self, now: Millis) -> Result<Vec<PushDelivery>, StoreError>;
}

/// Implements [`NoticeQueries`] for a database that reads through the pool `read`.
macro_rules! implement_notice_queries {
    ($database:ty) => {
        #[async_trait]
        impl NoticeQueries for $database {
            async fn subscriptions(
                &self,
                person: &str,
            ) -> Result<Vec<SubscriptionRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, person, endpoint, public_key, auth, language, session, created
                     FROM push_subscriptions WHERE person = $1 ORDER BY created DESC, id LIMIT $2",
                );
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| subscription_row!(row, 0)).collect())
            }

            async fn notice_settings(&self, person: &str) -> Result<Option<String>, StoreError> {
                let body = sqlx::query_scalar("SELECT body FROM notice_settings WHERE person = $1");
                let body = body.bind(plain_text(person));
                Ok(body.fetch_optional(&self.read).with_timeout().await?)
            }

            async fn reachable_people(&self) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT person FROM push_subscriptions
                     UNION SELECT person FROM notice_settings WHERE mail <> 0",
                );
                Ok(ids.fetch_all(&self.read).with_timeout().await?)
            }

            async fn last_told(&self, person: &str) -> Result<Option<Millis>, StoreError> {
                let at = sqlx::query_scalar(
                    "SELECT told FROM online WHERE person = $1 AND told > 0",
                );
                let at = at.bind(plain_text(person)).fetch_optional(&self.read).with_timeout();
                Ok(at.await?.map(millis))
            }

            async fn changed_tables(
                &self,
                since: Millis,
            ) -> Result<Vec<(String, Millis)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, at FROM games WHERE phase = 'live' AND at > $1
                     AND EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND
                       (EXISTS (SELECT 1 FROM push_subscriptions
                                WHERE push_subscriptions.person = seats.person)
                        OR EXISTS (SELECT 1 FROM notice_settings
                                   WHERE notice_settings.person = seats.person AND mail <> 0)))
                     ORDER BY at LIMIT $2",
                );
                let rows = rows.bind(sql_time(since)).bind(CHANGED_TABLES);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| (Row::get(row, 0), millis(Row::get(row, 1)))).collect())
            }

            async fn new_challenges(
                &self,
                since: Millis,
            ) -> Result<Vec<(String, String, Millis)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, challenged, created FROM challenges
                     WHERE state = 'open' AND created > $1
                     AND (EXISTS (SELECT 1 FROM push_subscriptions WHERE person = challenged)
                       OR EXISTS (SELECT 1 FROM notice_settings
                                  WHERE person = challenged AND mail <> 0))
                     ORDER BY created LIMIT $2",
                );
                let rows = rows.bind(sql_time(since)).bind(CHANGED_TABLES);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                let challenge = |row| (Row::get(row, 0), Row::get(row, 1), millis(Row::get(row, 2)));
                Ok(rows.iter().map(challenge).collect())
            }

            async fn due_notices(&self, now: Millis) -> Result<Vec<PersonNotice>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, person, kind, subject, turn, at FROM person_notices
                     WHERE done IS NULL AND due <= $1 AND lease <= $1 ORDER BY due LIMIT $2",
                );
                let rows = rows.bind(sql_time(now)).bind(DUE_NOTICES);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| notice_row!(row, 0)).collect())
            }

            async fn due_deliveries(&self, now: Millis) -> Result<Vec<PushDelivery>, StoreError> {
                let rows = sqlx::query(
                    "SELECT d.id, d.created, d.attempts,
                       n.id, n.person, n.kind, n.subject, n.turn, n.at,
                       s.id, s.person, s.endpoint, s.public_key, s.auth, s.language, s.session,
                       s.created
                     FROM push_deliveries d JOIN person_notices n ON n.id = d.notice
                     JOIN push_subscriptions s ON s.id = d.subscription
                     WHERE d.due <= $1 AND d.lease <= $1 AND d.handed = 0
                     ORDER BY d.due LIMIT $2",
                );
                let rows = rows.bind(sql_time(now)).bind(DUE_NOTICES);
                let delivery = |row| PushDelivery {
                    id: Row::get(row, 0),
                    created: millis(Row::get(row, 1)),
                    attempts: u32::try_from(Row::get::<i64, _>(row, 2)).unwrap_or(0),
                    notice: notice_row!(row, 3),
                    to: subscription_row!(row, 9),
                };
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(delivery).collect())
            }
        }
    };
}

macro_rules! notice_row {
    ($row:expr, $first:literal) => {
        PersonNotice {
            id: Row::get($row, $first),
            person: Row::get($row, $first + 1),
            kind: Row::get($row, $first + 2),
            subject: Row::get($row, $first + 3),
            turn: u32::try_from(Row::get::<i64, _>($row, $first + 4)).unwrap_or(0),
            at: millis(Row::get($row, $first + 5)),
        }
    };
}

macro_rules! subscription_row {
    ($row:expr, $first:literal) => {
        SubscriptionRow {
            id: Row::get($row, $first),
            person: Row::get($row, $first + 1),
            endpoint: Row::get($row, $first + 2),
            public_key: Row::get($row, $first + 3),
            auth: Row::get($row, $first + 4),
            language: Row::get($row, $first + 5),
            session: Row::get($row, $first + 6),
            created: millis(Row::get($row, $first + 7)),
        }
    };
}

pub(crate) use {implement_notice_queries, notice_row, subscription_row};

/// What [`implement_notice_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use super::{
        CHANGED_TABLES, DUE_NOTICES, NoticeQueries, implement_notice_queries, notice_row,
        subscription_row,
    };
    pub(crate) use crate::notice_rows::{PersonNotice, PushDelivery, SubscriptionRow};
}
