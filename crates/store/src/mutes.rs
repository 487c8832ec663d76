//! Whose phrases the owners of accounts do not want to hear. Nobody else learns of it, and nothing else follows.

use api::Millis;

use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Has somebody not hear another person any more.
    pub async fn mute(&self, person: &str, muted: &str, now: Millis) -> Result<(), StoreError> {
        let insert = Statement::new("INSERT INTO mutes VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        self.execute(vec![insert.text(person).text(muted).number(sql_time(now))]).await.map(drop)
    }

    /// Takes that back.
    pub async fn unmute(&self, person: &str, muted: &str) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM mutes WHERE person = $1 AND muted = $2");
        self.execute(vec![delete.text(person).text(muted)]).await.map(drop)
    }
}

/// Deletes whom a person has muted, and who has muted them.
pub(crate) fn delete_mutes(person: &str) -> Statement {
    Statement::new("DELETE FROM mutes WHERE person = $1 OR muted = $1").text(person)
}
