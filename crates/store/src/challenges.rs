//! Challenges: games that people offer each other.

use api::{ChallengeState, DeclineReason, Millis};

use crate::append::json;
use crate::challenge_rows::ChallengeRow;
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Keeps a challenge that has been made.
    pub async fn add_challenge(&self, row: &ChallengeRow) -> Result<(), StoreError> {
        let insert = Statement::new(
            "INSERT INTO challenges
               (id, challenger, challenged, game, body, created, expires, state, reason)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '')",
        );
        let insert = insert.text(&row.id).text(&row.challenger).text(&row.challenged);
        let insert = insert.text(&row.game).text(json(&row.wanted)).number(sql_time(row.created));
        let insert = insert.number(sql_time(row.expires)).text(row.state.word());
        self.execute(vec![insert]).await.map(drop)
    }

    /// Ends an open challenge; returns whether it was open until now.
    pub async fn end_challenge(
        &self,
        id: &str,
        state: ChallengeState,
        reason: Option<DeclineReason>,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let end = Statement::new(
            "UPDATE challenges SET state = $1, reason = $2, ended = $3
             WHERE id = $4 AND state = 'open'",
        );
        let end = end.text(state.word()).text(reason.map_or("", DeclineReason::word));
        Ok(self.execute(vec![end.number(sql_time(now)).text(id)]).await? > 0)
    }

    /// Deletes challenges that ended before then.
    pub async fn clear_challenges(&self, before: Millis) -> Result<(), StoreError> {
        let old = Statement::new("DELETE FROM challenges WHERE ended < $1");
        self.execute(vec![old.number(sql_time(before))]).await.map(drop)
    }
}

/// Deletes every challenge by a person, and to them.
pub(crate) fn delete_challenges(person: &str) -> Statement {
    Statement::new("DELETE FROM challenges WHERE challenger = $1 OR challenged = $1").text(person)
}
