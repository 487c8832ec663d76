//! What tokens are signed with.

use api::Millis;

use crate::random::random_secret;
use crate::{Store, StoreError};

/// A secret that tokens are signed with, and since when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenSecret {
    /// When it was first used; 0 for the first one of all.
    pub since: Millis,
    /// The secret.
    pub secret: String,
}

/// The secret that the first tokens were signed with. Later ones have the time they were made at
/// behind a dot.
const FIRST_SECRET: &str = "token";

impl Store {
    /// The secrets that tokens are signed with, in the order of their use.
    pub async fn token_secrets(&self) -> Result<Vec<TokenSecret>, StoreError> {
        self.get_or_insert_secret(FIRST_SECRET, random_secret()).await?;
        Ok(token_secrets(self.secrets(FIRST_SECRET).await?))
    }

    /// Makes a new secret to sign tokens with from `now` on.
    pub async fn add_token_secret(&self, now: Millis) -> Result<(), StoreError> {
        let name = format!("{FIRST_SECRET}.{now}");
        self.get_or_insert_secret(&name, random_secret()).await.map(drop)
    }
}

/// The secrets among rows of their table that tokens are signed with, in the order of their use.
pub(crate) fn token_secrets(rows: Vec<(String, String)>) -> Vec<TokenSecret> {
    let secret = |(name, secret): (String, String)| {
        let since = match name.strip_prefix(FIRST_SECRET)? {
            "" => 0,
            rest => rest.strip_prefix('.')?.parse().ok()?,
        };
        Some(TokenSecret { since, secret })
    };
    let mut secrets: Vec<_> = rows.into_iter().filter_map(secret).collect();
    secrets.sort_by_key(|secret| secret.since);
    secrets
}
