//! People who are to be forgotten: a job that is written down before it begins, and found again after a restart.

use api::{AuditEntry, Event, EventKind, Millis, Person};

use crate::accounts::delete_account;
use crate::append::json;
use crate::blocks::delete_blocks;
use crate::challenges::delete_challenges;
use crate::friends::delete_friends;
use crate::gallery::forget_mazes;
use crate::moderation::{audit, rename};
use crate::mutes::delete_mutes;
use crate::notices::delete_notices;
use crate::puzzle_attempts::delete_puzzle_attempts;
use crate::queries::sql_time;
use crate::ratings::forget_ratings;
use crate::reports::delete_reports;
use crate::{Statement, Store, StoreError};

/// How long a node has to finish the erasure of a person before another takes it up, in milliseconds.
const LEASE: Millis = 30_000;

/// The pass that writes names beside the events of the first versions, which have them inside.
const NAMES_PASS: &str = "names";

impl Store {
    /// Writes down that a person is to be forgotten. Asking again changes nothing until it is done.
    pub async fn ask_erasure(
        &self,
        person: &str,
        now: Millis,
        entry: Option<&AuditEntry>,
    ) -> Result<(), StoreError> {
        let ask = Statement::new(
            "INSERT INTO erasures (person, asked) VALUES ($1, $2)
             ON CONFLICT (person) DO UPDATE SET asked = excluded.asked, lease = 0, done = NULL
             WHERE erasures.done IS NOT NULL",
        );
        let ask = ask.text(person).number(sql_time(now));
        self.execute(entry.map(audit).into_iter().chain([ask]).collect()).await.map(drop)
    }

    /// Takes up the erasure of a person; returns until when it is this node's to finish, if it is.
    pub async fn lease_erasure(
        &self,
        person: &str,
        now: Millis,
    ) -> Result<Option<Millis>, StoreError> {
        let until = now + LEASE;
        let lease = Statement::new(
            "UPDATE erasures SET lease = $1 WHERE person = $2 AND done IS NULL AND lease <= $3",
        );
        let lease = lease.number(sql_time(until)).text(person).number(sql_time(now));
        let leased = self.execute(vec![lease]).await?;
        Ok(Some(until).filter(|_| leased > 0))
    }

    /// An erasure that was this node's until then has failed: whoever tries again need not wait.
    pub async fn release_erasure(&self, person: &str, until: Millis) -> Result<(), StoreError> {
        let free = Statement::new("UPDATE erasures SET lease = 0 WHERE person = $1 AND lease = $2");
        self.execute(vec![free.text(person).number(sql_time(until))]).await.map(drop)
    }

    /// Whoever held a lease is gone: for a database that has one server.
    pub async fn release_erasures(&self) -> Result<(), StoreError> {
        self.execute(vec![Statement::new("UPDATE erasures SET lease = 0")]).await.map(drop)
    }

    /// All of it is done.
    pub async fn finish_erasure(&self, person: &str, now: Millis) -> Result<(), StoreError> {
        let finish = Statement::new("UPDATE erasures SET done = $1 WHERE person = $2");
        self.execute(vec![finish.number(sql_time(now)).text(person)]).await.map(drop)
    }

    /// Deletes what nobody asks for any more: erasures that were done before then.
    pub async fn clear_erasures(&self, before: Millis) -> Result<(), StoreError> {
        let old = Statement::new("DELETE FROM erasures WHERE done < $1");
        self.execute(vec![old.number(sql_time(before))]).await.map(drop)
    }

    /// Forgets a person: their name is in no list and in no event any more, no code leads to them, and nothing is
    /// left of their account, of whom they blocked, muted, follow, challenged or reported, of puzzles they tried, of
    /// reports about them, and of what they were told. What changed their ratings stays as nobody's, for those they
    /// played with, and so do mazes that they published, without a name.
    /// What they played stays, under their id. This is the one case in which events are written again,
    /// those of the first versions, which have names in them: neither moves nor dice are touched.
    pub async fn forget(&self, person: &str, at: Millis) -> Result<(), StoreError> {
        let mut statements = forgetting(person, at);
        for (game, event) in self.mentions(person).await? {
            let blank = blank_name(&event.kind, person);
            if blank != event.kind {
                let sql = "UPDATE events SET body = $1 WHERE game = $2 AND seq = $3";
                let update = Statement::new(sql).text(json(&blank)).text(&game);
                statements.push(update.number(event.seq.into()));
            }
        }
        self.execute(statements).await?;
        self.block_cache().clear();
        self.rename_in_lists(&Person::guest(person)).await
    }

    /// The events that speak of somebody under a name, or at a table of theirs, each with its game. Names are
    /// found by their index; those inside events of the first versions only once they are written beside them.
    pub(crate) async fn mentions(&self, person: &str) -> Result<Vec<(String, Event)>, StoreError> {
        let word = format!("\"id\":{}", json(&person));
        let mut found = Vec::new();
        if self.has_passed(NAMES_PASS).await? {
            for game in self.games_of(person).await? {
                found.extend(self.events_with(&word, &game).await?);
            }
            return Ok(found);
        }
        let mut last = String::new();
        loop {
            let ids = self.game_ids(&last).await?;
            let Some(end) = ids.last() else { return Ok(found) };
            found.extend(self.events_between(&word, &last, end).await?);
            last.clone_from(end);
        }
    }

    /// Writes the names inside the events of some more games beside them, where the index finds them; returns
    /// whether there is more to do. It goes on where it was broken off.
    pub async fn index_names(&self, now: Millis) -> Result<bool, StoreError> {
        let pass = self.pass(NAMES_PASS).await?;
        let (last, done) = pass.unwrap_or_default();
        if done.is_some() {
            return Ok(false);
        }
        let ids = self.game_ids(&last).await?;
        let Some(end) = ids.last() else {
            let done = Statement::new(
                "INSERT INTO passes (name, last, done) VALUES ($1, $2, $3)
                 ON CONFLICT (name) DO UPDATE SET done = excluded.done",
            );
            self.execute(vec![done.text(NAMES_PASS).text(last).number(sql_time(now))]).await?;
            return Ok(false);
        };
        let mut statements = Vec::new();
        for (game, event) in self.events_between("\"name\":", &last, end).await? {
            for (nth, person) in crate::names::without_names(&event.kind).1 {
                let insert = Statement::new(
                    "INSERT INTO names VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                );
                let insert = insert.text(&game).number(event.seq.into()).number(nth);
                statements.push(insert.text(person.id).text(person.name));
            }
        }
        let sql = "INSERT INTO passes (name, last) VALUES ($1, $2)
                   ON CONFLICT (name) DO UPDATE SET last = excluded.last";
        statements.push(Statement::new(sql).text(NAMES_PASS).text(end));
        self.execute(statements).await?;
        Ok(true)
    }

    async fn has_passed(&self, name: &str) -> Result<bool, StoreError> {
        Ok(self.pass(name).await?.is_some_and(|(_, done)| done.is_some()))
    }
}

/// What leaves nothing of a person beside the events of the first versions. Each reads what is theirs by an index, apart from
/// rows that go by themselves within days.
pub fn forgetting(person: &str, at: Millis) -> Vec<Statement> {
    let mut statements = vec![rename(person, "", at)];
    statements.push(Statement::new("DELETE FROM names WHERE person = $1").text(person));
    statements.push(Statement::new("DELETE FROM links WHERE person = $1").text(person));
    // What they were called stands in notes about them, and beside what they did as a moderator.
    let notes = Statement::new("UPDATE audit SET note = '' WHERE subject = $1 AND act = 'rename'");
    let acts = Statement::new(
        "UPDATE audit SET moderator = $1
         WHERE moderator = (SELECT name FROM accounts WHERE person = $1)",
    );
    statements.extend([notes.text(person), acts.text(person)]);
    statements.extend(delete_account(person));
    statements.push(delete_blocks(person));
    statements.push(delete_mutes(person));
    statements.push(delete_challenges(person));
    statements.extend(delete_friends(person));
    statements.push(forget_mazes(person));
    statements.extend(delete_notices(person));
    statements.extend(delete_puzzle_attempts(person));
    statements.extend(delete_reports(person));
    statements.extend(forget_ratings(person));
    statements
}

/// An event as it is when one of its people has no name.
fn blank_name(kind: &EventKind, person: &str) -> EventKind {
    let mut blank = kind.clone();
    for who in blank.people_mut().into_iter().filter(|who| who.id == person) {
        *who = Person::guest(person);
    }
    blank
}
