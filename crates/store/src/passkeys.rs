//! Passkeys: how they are written, and what browsers were asked for them, which is answered once at most.

use api::Millis;

use crate::passkey_rows::{CeremonyRow, PasskeyRow};
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Keeps what a browser was asked.
    pub async fn insert_passkey_ceremony(&self, ceremony: &CeremonyRow) -> Result<(), StoreError> {
        let insert = Statement::new("INSERT INTO passkey_ceremonies VALUES ($1, $2, $3, $4, $5)");
        let insert = insert.text(&ceremony.id).text(&ceremony.kind).text(&ceremony.person);
        let insert = insert.text(&ceremony.state).number(sql_time(ceremony.expires));
        self.execute(vec![insert]).await.map(drop)
    }

    /// Takes what a browser was asked, so that it is answered once; returns whether it was still there.
    pub async fn take_passkey_ceremony(&self, id: &str) -> Result<bool, StoreError> {
        let take = Statement::new("DELETE FROM passkey_ceremonies WHERE id = $1").text(id);
        Ok(self.execute(vec![take]).await? > 0)
    }

    /// Adds a passkey to an account that has fewer than `most`; returns whether it did. It is a conflict if the
    /// passkey belongs to an account.
    pub async fn add_passkey(&self, passkey: &PasskeyRow, most: usize) -> Result<bool, StoreError> {
        let insert = Statement::new(
            "INSERT INTO passkeys (id, person, credential, public_key, label, created)
             SELECT $1, $2, $3, $4, $5, $6
             WHERE EXISTS (SELECT 1 FROM accounts WHERE person = $2)
               AND (SELECT count(*) FROM passkeys WHERE person = $2) < $7",
        );
        let insert = passkey_values(insert, passkey).number(most as i64);
        Ok(self.execute(vec![lock_account(&passkey.person), insert]).await? > 0)
    }

    /// Writes down that a passkey was used, with its new counter; returns whether it is still there and nobody else
    /// has used it at the same moment.
    pub async fn use_passkey(
        &self,
        passkey: &PasskeyRow,
        public_key: &str,
        used: Millis,
    ) -> Result<bool, StoreError> {
        let update = Statement::new(
            "UPDATE passkeys SET public_key = $1, used = $2 WHERE id = $3 AND public_key = $4",
        );
        let update = update.text(public_key).number(sql_time(used));
        Ok(self.execute(vec![update.text(&passkey.id).text(&passkey.public_key)]).await? > 0)
    }

    /// Removes a passkey of a person, unless nothing else is left to sign in with; returns whether it did.
    pub async fn remove_passkey(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let delete = Statement::new(
            "DELETE FROM passkeys WHERE id = $1 AND person = $2
               AND (EXISTS (SELECT 1 FROM accounts WHERE person = $2 AND password <> '')
                    OR (SELECT count(*) FROM passkeys WHERE person = $2) > 1)",
        );
        let statements = vec![lock_account(person), delete.text(id).text(person)];
        Ok(self.execute(statements).await? > 0)
    }

    /// Deletes what browsers were asked and have not answered in time.
    pub async fn clear_passkey_ceremonies(&self, now: Millis) -> Result<(), StoreError> {
        let expired = Statement::new("DELETE FROM passkey_ceremonies WHERE expires < $1");
        self.execute(vec![expired.number(sql_time(now))]).await.map(drop)
    }
}

/// Deletes the passkeys of a person, and what their browsers were asked.
pub(crate) fn delete_passkeys(person: &str) -> impl Iterator<Item = Statement> {
    let all = [
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM passkey_ceremonies WHERE person = $1",
    ];
    all.into_iter().map(move |sql| Statement::new(sql).text(person))
}

/// Adds the first passkey of a new account.
pub(crate) fn insert_passkey(passkey: &PasskeyRow) -> Statement {
    let insert = Statement::new(
        "INSERT INTO passkeys (id, person, credential, public_key, label, created)
         VALUES ($1, $2, $3, $4, $5, $6)",
    );
    passkey_values(insert, passkey)
}

fn passkey_values(statement: Statement, passkey: &PasskeyRow) -> Statement {
    let statement = statement.text(&passkey.id).text(&passkey.person).text(&passkey.credential);
    let statement = statement.text(&passkey.public_key).text(&passkey.label);
    statement.number(sql_time(passkey.created))
}

/// Of two that change the credentials of one account at once, one waits for the other: neither removes what the
/// other counts on.
fn lock_account(person: &str) -> Statement {
    Statement::new("UPDATE accounts SET role = role WHERE person = $1").text(person)
}
