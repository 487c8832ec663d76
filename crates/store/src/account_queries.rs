//! What can be read of accounts, in the same SQL from every database.

use std::collections::{HashMap, HashSet};

use api::{Millis, TableSummary, TokenInfo};
use async_trait::async_trait;

use crate::account_rows::{AccountRow, MailRow, SessionRow};
use crate::names::{people_of, show_accounts};
use crate::{StoreError, queries};

/// How many mails a node looks at together.
pub(crate) const DUE_MAILS: i64 = 16;

/// Reads accounts, and what belongs to them.
#[async_trait]
pub trait AccountQueries: queries::Queries {
    /// The account of a person.
    async fn account(&self, person: &str) -> Result<Option<AccountRow>, StoreError>;

    /// The account whose name has that key.
    async fn account_by_key(&self, key: &str) -> Result<Option<AccountRow>, StoreError>;

    /// The account whose owner has shown that they read what is sent to the address of that key.
    async fn account_by_mail(&self, key: &str) -> Result<Option<AccountRow>, StoreError>;

    /// Some mails that are to be sent by now and that no node is at, the longest-waiting first.
    async fn due_mails(&self, now: Millis) -> Result<Vec<MailRow>, StoreError>;

    /// All accounts by name: a page of up to a hundred, counted from 0.
    async fn accounts(&self, page: u32) -> Result<Vec<AccountRow>, StoreError>;

    /// The names of those of these people who have an account, by their id.
    async fn account_names(
        &self,
        people: HashSet<String>,
    ) -> Result<HashMap<String, String>, StoreError>;

    /// A session that has not ended.
    async fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError>;

    /// The sessions of a person that have not ended, the last used first.
    async fn sessions(&self, person: &str) -> Result<Vec<SessionRow>, StoreError>;

    /// The personal tokens of a person that are not revoked, the newest first.
    async fn personal_tokens(&self, person: &str) -> Result<Vec<TokenInfo>, StoreError>;

    /// The ids of sessions that ended, and of personal tokens that were revoked, after `since`.
    async fn ended_sessions(&self, since: Millis) -> Result<Vec<String>, StoreError>;

    /// Tables with the people there under the names of their accounts.
    async fn with_account_names(
        &self,
        mut tables: Vec<TableSummary>,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let people = tables.iter_mut().flat_map(people_of);
        let names = self.account_names(people.map(|person| person.id.clone()).collect()).await?;
        show_accounts(tables.iter_mut().flat_map(people_of), &names);
        Ok(tables)
    }
}

/// Implements [`AccountQueries`] for a database that reads through the pool `read`.
macro_rules! implement_account_queries {
    ($database:ty) => {
        #[async_trait]
        impl AccountQueries for $database {
            async fn account(&self, person: &str) -> Result<Option<AccountRow>, StoreError> {
                let row = sqlx::query(account_sql!("WHERE person = $1"));
                let row = row.bind(plain_text(person)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| account_row!(&row)))
            }

            async fn account_by_key(&self, key: &str) -> Result<Option<AccountRow>, StoreError> {
                let row = sqlx::query(account_sql!("WHERE name_key = $1"));
                let row = row.bind(plain_text(key)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| account_row!(&row)))
            }

            async fn account_by_mail(&self, key: &str) -> Result<Option<AccountRow>, StoreError> {
                let row = sqlx::query(account_sql!(
                    "WHERE person = (SELECT person FROM mail_addresses
                                     WHERE address_key = $1 AND verified = 1)"
                ));
                let row = row.bind(plain_text(key)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| account_row!(&row)))
            }

            async fn due_mails(&self, now: Millis) -> Result<Vec<MailRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, person, address, language, message, created, attempts FROM mails
                     WHERE due <= $1 AND lease <= $1 AND handed = 0 ORDER BY due LIMIT $2",
                );
                let rows = rows.bind(sql_time(now)).bind(DUE_MAILS);
                let mail = |row| MailRow {
                    id: Row::get(row, 0),
                    person: Row::get(row, 1),
                    address: Row::get(row, 2),
                    language: Row::get(row, 3),
                    message: Row::get(row, 4),
                    created: millis(Row::get(row, 5)),
                    attempts: u32::try_from(Row::get::<i64, _>(row, 6)).unwrap_or(0),
                };
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(mail).collect())
            }

            async fn accounts(&self, page: u32) -> Result<Vec<AccountRow>, StoreError> {
                let rows = sqlx::query(account_sql!("ORDER BY name_key LIMIT $1 OFFSET $2"));
                let rows = rows.bind(MAX_ROWS).bind(MAX_ROWS * i64::from(page));
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| account_row!(row)).collect())
            }

            async fn account_names(
                &self,
                people: HashSet<String>,
            ) -> Result<HashMap<String, String>, StoreError> {
                let people: Vec<_> = people.into_iter().collect();
                let mut names = HashMap::new();
                for some in people.chunks(MAX_ROWS as usize) {
                    let places: Vec<_> = (1..=some.len()).map(|nth| format!("${nth}")).collect();
                    let sql = format!(
                        "SELECT person, name FROM accounts WHERE person IN ({})",
                        places.join(", ")
                    );
                    let mut rows = sqlx::query(sqlx::AssertSqlSafe(sql)).persistent(false);
                    for person in some {
                        rows = rows.bind(plain_text(person));
                    }
                    for row in rows.fetch_all(&self.read).with_timeout().await? {
                        names.insert(row.get(0), row.get(1));
                    }
                }
                Ok(names)
            }

            async fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
                let row = sqlx::query(
                    "SELECT id, person, created, used, device, reset_until FROM sessions
                     WHERE id = $1 AND ended IS NULL",
                );
                let row = row.bind(plain_text(id)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| session_row!(&row)))
            }

            async fn sessions(&self, person: &str) -> Result<Vec<SessionRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, person, created, used, device, reset_until FROM sessions
                     WHERE person = $1 AND ended IS NULL ORDER BY used DESC, created DESC LIMIT $2",
                );
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| session_row!(row)).collect())
            }

            async fn personal_tokens(&self, person: &str) -> Result<Vec<TokenInfo>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, label, scopes, created, used, expires FROM personal_tokens
                     WHERE person = $1 AND ended IS NULL ORDER BY created DESC LIMIT $2",
                );
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let info = |row| TokenInfo {
                    id: Row::get(row, 0),
                    label: Row::get(row, 1),
                    scopes: read_scopes(Row::get(row, 2)),
                    created: millis(Row::get(row, 3)),
                    used: Row::get::<Option<i64>, _>(row, 4).map(millis),
                    expires: Row::get::<Option<i64>, _>(row, 5).map(millis),
                };
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(info).collect())
            }

            async fn ended_sessions(&self, since: Millis) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT id FROM sessions WHERE ended > $1
                     UNION ALL SELECT id FROM personal_tokens WHERE ended > $1",
                );
                Ok(ids.bind(sql_time(since)).fetch_all(&self.read).with_timeout().await?)
            }
        }
    };
}

macro_rules! account_sql {
    ($rest:literal) => {
        concat!(
            "SELECT person, name, role, created, password, picture, private,
               (SELECT count(*) FROM recovery_codes
                WHERE recovery_codes.person = accounts.person),
               (SELECT address FROM mail_addresses
                WHERE mail_addresses.person = accounts.person AND verified = 1),
               (SELECT address FROM mail_addresses
                WHERE mail_addresses.person = accounts.person AND verified = 0)
             FROM accounts ",
            $rest
        )
    };
}

macro_rules! account_row {
    ($row:expr) => {
        AccountRow {
            person: Row::get($row, 0),
            name: Row::get($row, 1),
            role: read_role(Row::get($row, 2)),
            created: millis(Row::get($row, 3)),
            password: Some(Row::get::<String, _>($row, 4)).filter(|hash| !hash.is_empty()),
            picture: Row::get($row, 5),
            private: Row::get::<i64, _>($row, 6) != 0,
            recovery_codes_left: u32::try_from(Row::get::<i64, _>($row, 7)).unwrap_or(0),
            mail: Row::get($row, 8),
            next_mail: Row::get($row, 9),
        }
    };
}

macro_rules! session_row {
    ($row:expr) => {
        SessionRow {
            id: Row::get($row, 0),
            person: Row::get($row, 1),
            created: millis(Row::get($row, 2)),
            used: millis(Row::get($row, 3)),
            device: Row::get($row, 4),
            reset_until: millis(Row::get($row, 5)),
        }
    };
}

pub(crate) use {account_row, account_sql, implement_account_queries, session_row};

/// What [`implement_account_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use std::collections::HashSet;

    pub(crate) use api::TokenInfo;

    pub(crate) use super::{
        AccountQueries, DUE_MAILS, account_row, account_sql, implement_account_queries, session_row,
    };
    pub(crate) use crate::account_rows::{AccountRow, MailRow, SessionRow, read_role, read_scopes};
}
