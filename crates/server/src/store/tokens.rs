//! What tokens are signed with, and who has signed out.

use std::collections::HashMap;

use api::Millis;
use sqlx::Row;

use super::writer::WriteJob;
use super::{Store, StoreError};
use crate::identity::TokenSecret;

/// The secret that the first tokens were signed with. Later ones have the time they were made at
/// behind a dot.
const FIRST_SECRET: &str = "token";

impl Store {
    /// The secrets that tokens are signed with, in the order of their use.
    pub async fn token_secrets(&self) -> Result<Vec<TokenSecret>, StoreError> {
        self.get_or_insert_secret(FIRST_SECRET, crate::dice::Seed::random().hex()).await?;
        let rows = sqlx::query("SELECT name, value FROM secrets WHERE name GLOB 'token*'");
        let secret = |row: sqlx::sqlite::SqliteRow| {
            let name: String = row.get(0);
            let since = match name.strip_prefix(FIRST_SECRET)? {
                "" => 0,
                rest => rest.strip_prefix('.')?.parse().ok()?,
            };
            Some(TokenSecret { since, secret: row.get(1) })
        };
        let rows = rows.fetch_all(&self.read).await?;
        let mut secrets: Vec<_> = rows.into_iter().filter_map(secret).collect();
        secrets.sort_by_key(|secret| secret.since);
        Ok(secrets)
    }

    /// Makes a new secret to sign tokens with from `now` on.
    pub async fn add_token_secret(&self, now: Millis) -> Result<(), StoreError> {
        let name = format!("{FIRST_SECRET}.{now}");
        self.get_or_insert_secret(&name, crate::dice::Seed::random().hex()).await.map(drop)
    }

    /// When people signed out everywhere, by their id: older tokens of theirs are void.
    pub async fn revocations(&self) -> Result<HashMap<String, Millis>, StoreError> {
        let rows =
            sqlx::query("SELECT person, before FROM revocations").fetch_all(&self.read).await?;
        let time = |row: &sqlx::sqlite::SqliteRow| u64::try_from(row.get::<i64, _>(1)).unwrap_or(0);
        Ok(rows.iter().map(|row| (row.get(0), time(row))).collect())
    }

    /// Makes all tokens of a person void that were issued before then.
    pub async fn revoke(&self, person: &str, before: Millis) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::Revoke { person: person.to_owned(), before, reply }).await
    }
}
