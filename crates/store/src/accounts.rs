//! Accounts: how they are written. Passwords, codes and tokens come in hashed.

use api::{AuditEntry, Millis, Role, TokenInfo};

use crate::account_rows::{HeldName, NewAccountRow, SessionRow};
use crate::moderation::{audit, rename};
use crate::passkeys::{delete_passkeys, insert_passkey};
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Makes an account. Nothing is written, and it is a conflict, if the person has one or the name is taken.
    pub async fn create_account(&self, new: &NewAccountRow<'_>) -> Result<(), StoreError> {
        let insert = Statement::new(
            "INSERT INTO accounts (person, name, name_key, role, created, password, picture, private)
             VALUES ($1, $2, $3, 'player', $4, $5, '', 0)",
        );
        let insert = insert.text(new.person).text(new.name).text(new.key);
        let insert = insert.number(sql_time(new.now)).text(new.password);
        let mut statements = vec![insert, rename(new.person, new.name, new.now)];
        statements.extend(new.codes.iter().map(|code| recovery_code(new.person, code)));
        statements.extend(new.passkey.map(insert_passkey));
        // A code that links another device would lead to a guest who is none any more.
        statements.push(Statement::new("DELETE FROM links WHERE person = $1").text(new.person));
        self.execute(statements).await.map(drop)
    }

    /// Gives an account another name, in every game; a conflict if it is taken. The old one is held for a while, if
    /// given. A moderator who does so is written into the audit log.
    pub async fn rename_account(
        &self,
        person: &str,
        name: &str,
        key: &str,
        at: Millis,
        old: Option<&HeldName>,
        entry: Option<&AuditEntry>,
    ) -> Result<(), StoreError> {
        let update =
            Statement::new("UPDATE accounts SET name = $1, name_key = $2 WHERE person = $3");
        let update = update.text(name).text(key).text(person);
        let before = entry.map(audit).into_iter().chain(old.map(hold));
        let statements = before.chain([update, rename(person, name, at)]);
        self.execute(statements.collect()).await.map(drop)
    }

    /// Keeps a name free for a while.
    pub async fn hold_name(&self, held: &HeldName) -> Result<(), StoreError> {
        self.execute(vec![hold(held)]).await.map(drop)
    }

    /// Chooses a picture, and whether others see the profile.
    pub async fn set_profile(
        &self,
        person: &str,
        picture: &str,
        private: bool,
    ) -> Result<(), StoreError> {
        let update =
            Statement::new("UPDATE accounts SET picture = $1, private = $2 WHERE person = $3");
        let update = update.text(picture).number(private.into()).text(person);
        self.execute(vec![update]).await.map(drop)
    }

    /// Gives an account a role, and writes that into the audit log.
    pub async fn set_role(
        &self,
        person: &str,
        role: Role,
        entry: &AuditEntry,
    ) -> Result<(), StoreError> {
        let update = Statement::new("UPDATE accounts SET role = $1 WHERE person = $2");
        self.execute(vec![audit(entry), update.text(role.word()).text(person)]).await.map(drop)
    }

    /// Sets a new password, given as its hash. All sessions end; one begins.
    pub async fn set_password(
        &self,
        hash: &str,
        session: &SessionRow,
        now: Millis,
    ) -> Result<(), StoreError> {
        let update = Statement::new("UPDATE accounts SET password = $1 WHERE person = $2");
        let codes = Statement::new("DELETE FROM sign_in_codes WHERE person = $1");
        let statements = vec![
            update.text(hash).text(&session.person),
            codes.text(&session.person),
            end_sessions(&session.person, now),
            insert_session(session),
        ];
        self.execute(statements).await.map(drop)
    }

    /// Replaces the recovery codes, given as their hashes.
    pub async fn replace_recovery_codes(
        &self,
        person: &str,
        codes: &[String],
    ) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM recovery_codes WHERE person = $1").text(person);
        let insert = codes.iter().map(|code| recovery_code(person, code));
        self.execute([delete].into_iter().chain(insert).collect()).await.map(drop)
    }

    /// Uses a recovery code up; returns whether it was one.
    pub async fn use_recovery_code(&self, person: &str, code: &str) -> Result<bool, StoreError> {
        let delete = Statement::new("DELETE FROM recovery_codes WHERE person = $1 AND code = $2");
        Ok(self.execute(vec![delete.text(person).text(code)]).await? > 0)
    }

    /// Keeps a code, given as its hash, that signs somebody in once.
    pub async fn insert_sign_in_code(
        &self,
        code: &str,
        person: &str,
        kind: &str,
        expires: Millis,
        entry: Option<&AuditEntry>,
    ) -> Result<(), StoreError> {
        let insert = Statement::new("INSERT INTO sign_in_codes VALUES ($1, $2, $3, $4)");
        let insert = insert.text(code).text(person).text(kind).number(sql_time(expires));
        self.execute(entry.map(audit).into_iter().chain([insert]).collect()).await.map(drop)
    }

    /// Begins the session of whoever has a code of that kind, and uses the code up; returns whether it was one.
    /// The session belongs to whomever the code was made for.
    pub async fn redeem_sign_in_code(
        &self,
        code: &str,
        kind: &str,
        session: &SessionRow,
        now: Millis,
    ) -> Result<bool, StoreError> {
        // Of two at once, one makes it theirs.
        let claim = Statement::new(
            "UPDATE sign_in_codes SET kind = $1 WHERE code = $2 AND kind = $3 AND expires >= $4",
        );
        let claim = claim.text(&session.id).text(code).text(kind).number(sql_time(now));
        let insert = Statement::new(
            "INSERT INTO sessions (id, person, created, used, device, reset_until)
             SELECT $1, person, $2, $2, $3, $4 FROM sign_in_codes WHERE code = $5 AND kind = $1",
        );
        let insert = insert.text(&session.id).number(sql_time(now)).text(&session.device);
        let insert = insert.number(sql_time(session.reset_until)).text(code);
        let delete = Statement::new("DELETE FROM sign_in_codes WHERE code = $1 AND kind = $2");
        let delete = delete.text(code).text(&session.id);
        Ok(self.execute(vec![claim, insert, delete]).await? > 0)
    }

    /// Begins a session.
    pub async fn begin_session(&self, session: &SessionRow) -> Result<(), StoreError> {
        self.execute(vec![insert_session(session)]).await.map(drop)
    }

    /// Says that a session was used, or a personal token.
    pub async fn touch_session(&self, id: &str, now: Millis) -> Result<(), StoreError> {
        let session = Statement::new("UPDATE sessions SET used = $1 WHERE id = $2 AND used < $1");
        let token = Statement::new(
            "UPDATE personal_tokens SET used = $1 WHERE id = $2 AND (used IS NULL OR used < $1)",
        );
        let touch = |statement: Statement| statement.number(sql_time(now)).text(id);
        self.execute(vec![touch(session), touch(token)]).await.map(drop)
    }

    /// Ends a session of a person; returns whether there was one.
    pub async fn end_session(
        &self,
        person: &str,
        id: &str,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let end = "UPDATE sessions SET ended = $1 WHERE id = $2 AND person = $3 AND ended IS NULL";
        self.end_one(end, person, id, now).await
    }

    /// Ends all sessions of a person, and revokes their personal tokens.
    pub async fn end_everything(&self, person: &str, now: Millis) -> Result<(), StoreError> {
        let tokens = Statement::new(
            "UPDATE personal_tokens SET ended = $1, label = '' WHERE person = $2 AND ended IS NULL",
        );
        let tokens = tokens.number(sql_time(now)).text(person);
        self.execute(vec![end_sessions(person, now), tokens]).await.map(drop)
    }

    /// Keeps what lists say of a personal token, and its hash.
    pub async fn insert_personal_token(
        &self,
        person: &str,
        hash: &str,
        info: &TokenInfo,
    ) -> Result<(), StoreError> {
        let insert = Statement::new(
            "INSERT INTO personal_tokens (id, person, hash, label, scopes, created, expires)
             VALUES ($1, $2, $3, $4, $5, $6, nullif($7, -1))",
        );
        let scopes: Vec<_> = info.scopes.iter().map(|scope| scope.word()).collect();
        let insert = insert.text(&info.id).text(person).text(hash).text(&info.label);
        let insert = insert.text(scopes.join(" ")).number(sql_time(info.created));
        self.execute(vec![insert.number(info.expires.map_or(-1, sql_time))]).await.map(drop)
    }

    /// Revokes a personal token of somebody; returns whether there was one. That it was is kept for as long as
    /// it would be valid.
    pub async fn revoke_personal_token(
        &self,
        person: &str,
        id: &str,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let end = "UPDATE personal_tokens SET ended = $1, label = ''
             WHERE id = $2 AND person = $3 AND ended IS NULL";
        self.end_one(end, person, id, now).await
    }

    /// Ends one thing of a person by its id; returns whether it went on until now.
    async fn end_one(
        &self,
        sql: &'static str,
        person: &str,
        id: &str,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let end = Statement::new(sql).number(sql_time(now)).text(id).text(person);
        Ok(self.execute(vec![end]).await? > 0)
    }

    /// Deletes what no valid token speaks of any more: sessions that were not used since `unused`, tokens and
    /// codes that have expired, names that are free again.
    pub async fn clear_sessions(&self, unused: Millis, now: Millis) -> Result<(), StoreError> {
        let sessions = Statement::new("DELETE FROM sessions WHERE used < $1");
        let tokens = Statement::new("DELETE FROM personal_tokens WHERE expires < $1");
        let codes = Statement::new("DELETE FROM sign_in_codes WHERE expires < $1");
        let names = Statement::new("DELETE FROM held_names WHERE until < $1");
        let statements = vec![
            sessions.number(sql_time(unused)),
            tokens.number(sql_time(now)),
            codes.number(sql_time(now)),
            names.number(sql_time(now)),
        ];
        self.execute(statements).await.map(drop)
    }
}

/// Deletes an account, and everything one can sign in with.
pub(crate) fn delete_account(person: &str) -> impl Iterator<Item = Statement> {
    let all = [
        "DELETE FROM accounts WHERE person = $1",
        "UPDATE held_names SET person = '' WHERE person = $1",
        "DELETE FROM recovery_codes WHERE person = $1",
        "DELETE FROM sign_in_codes WHERE person = $1",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM personal_tokens WHERE person = $1",
        "DELETE FROM mails WHERE person = $1",
        "DELETE FROM mail_addresses WHERE person = $1",
    ];
    let all = all.into_iter().map(move |sql| Statement::new(sql).text(person));
    all.chain(delete_passkeys(person))
}

fn hold(held: &HeldName) -> Statement {
    let insert = Statement::new(
        "INSERT INTO held_names VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET person = excluded.person, until = excluded.until",
    );
    insert.text(&held.name).text(&held.person).number(sql_time(held.until))
}

fn recovery_code(person: &str, code: &str) -> Statement {
    Statement::new("INSERT INTO recovery_codes VALUES ($1, $2)").text(person).text(code)
}

fn insert_session(session: &SessionRow) -> Statement {
    let insert = Statement::new(
        "INSERT INTO sessions (id, person, created, used, device, reset_until)
         VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert.text(&session.id).text(&session.person).number(sql_time(session.created));
    insert
        .number(sql_time(session.used))
        .text(&session.device)
        .number(sql_time(session.reset_until))
}

fn end_sessions(person: &str, now: Millis) -> Statement {
    let end = Statement::new("UPDATE sessions SET ended = $1 WHERE person = $2 AND ended IS NULL");
    end.number(sql_time(now)).text(person)
}
