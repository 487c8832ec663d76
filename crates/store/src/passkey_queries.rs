//! What can be read of passkeys, in the same SQL from every database.

use async_trait::async_trait;

use crate::StoreError;
use crate::passkey_rows::{CeremonyRow, PasskeyRow};

/// Reads passkeys, and what browsers were asked for them.
#[async_trait]
pub trait PasskeyQueries {
    /// The passkeys of a person, the oldest first.
    async fn passkeys(&self, person: &str) -> Result<Vec<PasskeyRow>, StoreError>;

    /// The passkey whose authenticator has given it that id.
    async fn passkey_by_credential(
        &self,
        credential: &str,
    ) -> Result<Option<PasskeyRow>, StoreError>;

    /// What a browser was asked, if it has not answered yet.
    async fn passkey_ceremony(&self, id: &str) -> Result<Option<CeremonyRow>, StoreError>;
}

/// Implements [`PasskeyQueries`] for a database that reads through the pool `read`.
macro_rules! implement_passkey_queries {
    ($database:ty) => {
        #[async_trait]
        impl PasskeyQueries for $database {
            async fn passkeys(&self, person: &str) -> Result<Vec<PasskeyRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, person, credential, public_key, label, created, used FROM passkeys
                     WHERE person = $1 ORDER BY created, id LIMIT $2",
                );
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| passkey_row!(row)).collect())
            }

            async fn passkey_by_credential(
                &self,
                credential: &str,
            ) -> Result<Option<PasskeyRow>, StoreError> {
                let row = sqlx::query(
                    "SELECT id, person, credential, public_key, label, created, used FROM passkeys
                     WHERE credential = $1",
                );
                let row = row.bind(plain_text(credential)).fetch_optional(&self.read);
                Ok(row.with_timeout().await?.map(|row| passkey_row!(&row)))
            }

            async fn passkey_ceremony(&self, id: &str) -> Result<Option<CeremonyRow>, StoreError> {
                let row = sqlx::query(
                    "SELECT id, kind, person, state, expires FROM passkey_ceremonies WHERE id = $1",
                );
                let row = row.bind(plain_text(id)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| CeremonyRow {
                    id: row.get(0),
                    kind: row.get(1),
                    person: row.get(2),
                    state: row.get(3),
                    expires: millis(row.get(4)),
                }))
            }
        }
    };
}

macro_rules! passkey_row {
    ($row:expr) => {
        PasskeyRow {
            id: Row::get($row, 0),
            person: Row::get($row, 1),
            credential: Row::get($row, 2),
            public_key: Row::get($row, 3),
            label: Row::get($row, 4),
            created: millis(Row::get($row, 5)),
            used: Row::get::<Option<i64>, _>($row, 6).map(millis),
        }
    };
}

pub(crate) use {implement_passkey_queries, passkey_row};

/// What [`implement_passkey_queries`] needs besides what [`queries`](crate::queries) have.
pub(crate) mod prelude {
    pub(crate) use super::{PasskeyQueries, implement_passkey_queries, passkey_row};
    pub(crate) use crate::passkey_rows::{CeremonyRow, PasskeyRow};
}
