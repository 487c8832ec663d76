//! What can be read in the same SQL from every database. `$1` is a parameter to all of them.

use std::collections::HashMap;

use api::{AuditEntry, ErasureState, Event, Millis, Sanction, TablePhase, TableSummary};
use async_trait::async_trait;

use crate::StoreError;
use crate::account_rows::Rename;
use crate::open_outage::OpenOutage;

/// The most rows that a list returns.
pub(crate) const MAX_ROWS: i64 = 100;

/// Reads the events, and the tables derived from them: what can be said of a game without replaying
/// it.
#[async_trait]
pub trait Queries: std::fmt::Debug + Send + Sync {
    /// The events of a game after number `after`, in order.
    async fn events(&self, game: &str, after: u32) -> Result<Vec<Event>, StoreError>;

    /// The seed of a game's dice.
    async fn seed(&self, game: &str) -> Result<Option<String>, StoreError>;

    /// When the players of a game were last connected to it, as far as that was written down.
    async fn last_seen(&self, game: &str) -> Result<HashMap<String, Millis>, StoreError>;

    /// The ids of games after `after`, a batch of them, in order.
    async fn game_ids(&self, after: &str) -> Result<Vec<String>, StoreError>;

    /// The number of the event that was appended under this nonce.
    async fn seq_for_nonce(&self, game: &str, nonce: &str) -> Result<Option<u32>, StoreError>;

    /// Public tables in that phase, the latest first, and whether there are more on further pages.
    /// However many tables one address makes, the latest of every other address comes before its
    /// second.
    async fn lobby(
        &self,
        phase: TablePhase,
        page: u32,
    ) -> Result<(Vec<TableSummary>, bool), StoreError>;

    /// The tables where a person plays or has played, the latest first.
    async fn tables_of(&self, person: &str) -> Result<Vec<TableSummary>, StoreError>;

    /// The tables where a person's game has started and is not over.
    async fn tables_in_play(&self, person: &str) -> Result<Vec<TableSummary>, StoreError>;

    /// How many tables are not over yet that a person sits at or has made.
    async fn open_table_count(&self, person: &str) -> Result<u64, StoreError>;

    /// How many tables are not over yet that were made at an address.
    async fn open_table_count_from(&self, origin: &str) -> Result<u64, StoreError>;

    /// How many games are in play that had an event after `since`.
    async fn running_games(&self, since: Millis) -> Result<u64, StoreError>;

    /// The tables of a person that wait in pairing queues, the longest-waiting first, each with the
    /// name of its queue.
    async fn places_in_queues(
        &self,
        person: &str,
    ) -> Result<Vec<(String, TableSummary)>, StoreError>;

    /// Games whose wake time is not after `by`.
    async fn due(&self, by: Millis) -> Result<Vec<String>, StoreError>;

    /// Games in that phase without an event since `since`, outages aside.
    async fn inactive(&self, phase: TablePhase, since: Millis) -> Result<Vec<String>, StoreError>;

    /// The secrets whose names begin like that, by name.
    async fn secrets(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError>;

    /// When people signed out everywhere after `since`, by their id: older tokens of theirs are void.
    async fn revocations(&self, since: Millis) -> Result<HashMap<String, Millis>, StoreError>;

    /// When any node was last alive.
    async fn last_heartbeat(&self) -> Result<Option<Millis>, StoreError>;

    /// Tables in that phase, or in any, whoever may see them, the latest first: a page of them.
    async fn all_tables(
        &self,
        phase: Option<TablePhase>,
        page: u32,
    ) -> Result<Vec<TableSummary>, StoreError>;

    /// The tables that a person sits at, each with what lists show of it, as text.
    async fn summaries_of(&self, person: &str) -> Result<Vec<(String, String)>, StoreError>;

    /// The games where somebody has a name or a seat, and those that they made and that are not over.
    async fn games_of(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// The events of a game in whose text a word stands; those that cannot be read are left out.
    async fn events_with(&self, word: &str, game: &str)
    -> Result<Vec<(String, Event)>, StoreError>;

    /// Whether somebody asked to be forgotten, and how far that is.
    async fn erasure(&self, person: &str) -> Result<ErasureState, StoreError>;

    /// The people whose erasure nobody is at, those who asked first before others.
    async fn pending_erasures(&self, now: Millis) -> Result<Vec<String>, StoreError>;

    /// Up to which game a pass over all of them has come, and when it was done.
    async fn pass(&self, name: &str) -> Result<Option<(String, Option<Millis>)>, StoreError>;

    /// Outages that some games have not got back yet.
    async fn open_outages(&self) -> Result<Vec<OpenOutage>, StoreError>;

    /// The review of a game by a version of the engine, as it was kept.
    async fn review(&self, game: &str, engine: &str) -> Result<Option<String>, StoreError>;

    /// The events of games after `after`, up to `until`, in whose text a word stands; those that cannot
    /// be read are left out.
    async fn events_between(
        &self,
        word: &str,
        after: &str,
        until: &str,
    ) -> Result<Vec<(String, Event)>, StoreError>;

    /// The bans and silences that do not end before `now`.
    async fn sanctions(&self, now: Millis) -> Result<Vec<Sanction>, StoreError>;

    /// The people who were given another name after `since`.
    async fn renames(&self, since: Millis) -> Result<Vec<Rename>, StoreError>;

    /// When something is going to be that everybody is told of beforehand.
    async fn notice(&self, name: &str) -> Result<Option<Millis>, StoreError>;

    /// What moderators have done, the latest first: a page of it.
    async fn audit(&self, page: u32) -> Result<Vec<AuditEntry>, StoreError>;
}

/// Implements [`Queries`] for a database that reads through the pool `read`. A macro, since sqlx's
/// pools, rows and parameters are types of their own for each database.
macro_rules! implement_queries {
    ($database:ty) => {
        #[async_trait]
        impl Queries for $database {
            async fn events(&self, game: &str, after: u32) -> Result<Vec<Event>, StoreError> {
                let rows = sqlx::query(
                    "SELECT seq, at, version, body FROM events
                     WHERE game = $1 AND seq > $2 ORDER BY seq",
                );
                let rows = rows.bind(plain_text(game)).bind(i64::from(after));
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                let event = |row| {
                    let (seq, at) = (Row::get(row, 0), Row::get(row, 1));
                    read_event(game, (seq, at, Row::get(row, 2), Row::get(row, 3)))
                };
                let mut events = rows.iter().map(event).collect::<Result<Vec<_>, _>>()?;
                if events.iter_mut().any(|event| !event.kind.people_mut().is_empty()) {
                    let names = sqlx::query(
                        "SELECT seq, nth, name FROM names WHERE game = $1 AND seq > $2",
                    );
                    let names = names.bind(plain_text(game)).bind(i64::from(after));
                    for row in names.fetch_all(&self.read).await? {
                        let name = NameRow { seq: row.get(0), nth: row.get(1), name: row.get(2) };
                        name.fill_in(&mut events);
                    }
                    let mut people: Vec<_> =
                        events.iter_mut().flat_map(|event| event.kind.people_mut()).collect();
                    let ids = people.iter().map(|person| person.id.clone()).collect();
                    let names = self.account_names(ids).await?;
                    show_accounts(people.iter_mut().map(|person| &mut **person), &names);
                }
                Ok(events)
            }

            async fn seed(&self, game: &str) -> Result<Option<String>, StoreError> {
                let seed = sqlx::query_scalar("SELECT seed FROM games WHERE id = $1");
                let seed = seed.bind(plain_text(game));
                Ok(seed.fetch_optional(&self.read).with_timeout().await?)
            }

            async fn last_seen(&self, game: &str) -> Result<HashMap<String, Millis>, StoreError> {
                let rows = sqlx::query(
                    "SELECT person, seen FROM seats WHERE game = $1 AND seen IS NOT NULL",
                );
                let rows = rows.bind(plain_text(game)).fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| (row.get(0), millis(row.get(1)))).collect())
            }

            async fn game_ids(&self, after: &str) -> Result<Vec<String>, StoreError> {
                let ids =
                    sqlx::query_scalar("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2");
                Ok(ids.bind(after).bind(MAX_ROWS).fetch_all(&self.read).with_timeout().await?)
            }

            async fn seq_for_nonce(
                &self,
                game: &str,
                nonce: &str,
            ) -> Result<Option<u32>, StoreError> {
                let seq =
                    sqlx::query_scalar("SELECT seq FROM events WHERE game = $1 AND nonce = $2");
                let seq = seq.bind(plain_text(game)).bind(plain_text(nonce));
                let seq: Option<i64> = seq.fetch_optional(&self.read).with_timeout().await?;
                Ok(seq.and_then(|seq| u32::try_from(seq).ok()))
            }

            async fn lobby(
                &self,
                phase: TablePhase,
                page: u32,
            ) -> Result<(Vec<TableSummary>, bool), StoreError> {
                let rows = sqlx::query_scalar(
                    "SELECT summary FROM (
                       SELECT summary, at,
                         row_number() OVER (PARTITION BY coalesce(origin, id) ORDER BY at DESC) AS nth
                       FROM games WHERE public AND phase = $1
                     ) AS ranked ORDER BY nth, at DESC LIMIT $2 OFFSET $3",
                );
                let rows = rows.bind(phase_word(phase)).bind(MAX_ROWS + 1);
                let mut rows: Vec<String> =
                    rows.bind(MAX_ROWS * i64::from(page)).fetch_all(&self.read).with_timeout().await?;
                let more = rows.len() > MAX_ROWS as usize;
                rows.truncate(MAX_ROWS as usize);
                let mut tables = self.with_account_names(summaries(&rows)).await?;
                tables.sort_by_key(|table| std::cmp::Reverse(table.at));
                Ok((tables, more))
            }

            async fn tables_of(&self, person: &str) -> Result<Vec<TableSummary>, StoreError> {
                let rows = sqlx::query_scalar(
                    "SELECT summary FROM seats JOIN games ON games.id = seats.game
                     WHERE person = $1 ORDER BY at DESC LIMIT $2",
                );
                let rows: Vec<String> =
                    rows.bind(person).bind(MAX_ROWS).fetch_all(&self.read).with_timeout().await?;
                self.with_account_names(summaries(&rows)).await
            }

            async fn tables_in_play(&self, person: &str) -> Result<Vec<TableSummary>, StoreError> {
                let rows = sqlx::query_scalar(
                    "SELECT summary FROM seats JOIN games ON games.id = seats.game
                     WHERE person = $1 AND phase IN ('live', 'paused')",
                );
                let rows: Vec<String> = rows.bind(person).fetch_all(&self.read).with_timeout().await?;
                self.with_account_names(summaries(&rows)).await
            }

            async fn open_table_count(&self, person: &str) -> Result<u64, StoreError> {
                let count = sqlx::query_scalar(
                    "SELECT count(*) FROM (
                       SELECT id FROM seats JOIN games ON games.id = seats.game
                       WHERE person = $1 AND phase <> 'over'
                       UNION SELECT id FROM games WHERE creator = $1 AND phase <> 'over'
                     ) AS open",
                );
                let count: i64 = count.bind(person).fetch_one(&self.read).with_timeout().await?;
                Ok(count.unsigned_abs())
            }

            async fn open_table_count_from(&self, origin: &str) -> Result<u64, StoreError> {
                let count = sqlx::query_scalar(
                    "SELECT count(*) FROM games WHERE origin = $1 AND phase <> 'over'",
                );
                let count: i64 = count.bind(origin).fetch_one(&self.read).with_timeout().await?;
                Ok(count.unsigned_abs())
            }

            async fn running_games(&self, since: Millis) -> Result<u64, StoreError> {
                let count = sqlx::query_scalar(
                    "SELECT count(*) FROM games WHERE phase = 'live' AND at > $1",
                );
                let count = count.bind(sql_time(since));
                let count: i64 = count.fetch_one(&self.read).with_timeout().await?;
                Ok(count.unsigned_abs())
            }

            async fn places_in_queues(
                &self,
                person: &str,
            ) -> Result<Vec<(String, TableSummary)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT pairing, summary FROM seats JOIN games ON games.id = seats.game
                     WHERE person = $1 AND phase = 'waiting' AND pairing IS NOT NULL
                     ORDER BY at LIMIT $2",
                );
                let rows = rows.bind(person).bind(MAX_ROWS).fetch_all(&self.read).with_timeout().await?;
                let place = |row| {
                    let queue: String = Row::get(row, 0);
                    Some((queue, serde_json::from_str(Row::get(row, 1)).ok()?))
                };
                let (queues, tables): (Vec<_>, _) = rows.iter().filter_map(place).unzip();
                let tables = self.with_account_names(tables).await?;
                Ok(queues.into_iter().zip(tables).collect())
            }

            async fn due(&self, by: Millis) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar("SELECT id FROM games WHERE wake <= $1 ORDER BY wake");
                Ok(ids.bind(sql_time(by)).fetch_all(&self.read).with_timeout().await?)
            }

            async fn inactive(
                &self,
                phase: TablePhase,
                since: Millis,
            ) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT id FROM games WHERE phase = $1 AND at <= $2 LIMIT $3",
                );
                let ids = ids.bind(phase_word(phase)).bind(sql_time(since)).bind(MAX_ROWS);
                Ok(ids.fetch_all(&self.read).with_timeout().await?)
            }

            async fn secrets(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT name, value FROM secrets WHERE substr(name, 1, length($1)) = $1",
                );
                let rows = rows.bind(prefix).fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
            }

            async fn revocations(
                &self,
                since: Millis,
            ) -> Result<HashMap<String, Millis>, StoreError> {
                let rows = sqlx::query("SELECT person, before FROM revocations WHERE before > $1");
                let rows = rows.bind(sql_time(since)).fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| (row.get(0), millis(row.get(1)))).collect())
            }

            async fn last_heartbeat(&self) -> Result<Option<Millis>, StoreError> {
                let last = sqlx::query_scalar("SELECT max(at) FROM heartbeats");
                let last: Option<i64> = last.fetch_one(&self.read).with_timeout().await?;
                Ok(last.map(millis))
            }

            async fn all_tables(
                &self,
                phase: Option<TablePhase>,
                page: u32,
            ) -> Result<Vec<TableSummary>, StoreError> {
                let rows = sqlx::query_scalar(
                    "SELECT summary FROM games WHERE $1 = '' OR phase = $1
                     ORDER BY at DESC LIMIT $2 OFFSET $3",
                );
                let rows = rows.bind(phase.map_or("", phase_word)).bind(MAX_ROWS);
                let rows: Vec<String> =
                    rows.bind(MAX_ROWS * i64::from(page)).fetch_all(&self.read).await?;
                self.with_account_names(summaries(&rows)).await
            }

            async fn summaries_of(
                &self,
                person: &str,
            ) -> Result<Vec<(String, String)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, summary FROM seats JOIN games ON games.id = seats.game
                     WHERE person = $1",
                );
                let rows = rows.bind(plain_text(person)).fetch_all(&self.read).await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
            }

            async fn games_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT game FROM names WHERE person = $1
                     UNION SELECT game FROM seats WHERE person = $1
                     UNION SELECT id FROM games WHERE creator = $1 AND phase <> 'over'",
                );
                Ok(ids.bind(plain_text(person)).fetch_all(&self.read).with_timeout().await?)
            }

            async fn events_with(
                &self,
                word: &str,
                game: &str,
            ) -> Result<Vec<(String, Event)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT seq, at, version, body FROM events
                     WHERE game = $1 AND length(replace(body, $2, '')) < length(body)",
                );
                let rows = rows.bind(plain_text(game)).bind(plain_text(word));
                let event = |row| {
                    let columns =
                        (Row::get(row, 0), Row::get(row, 1), Row::get(row, 2), Row::get(row, 3));
                    Some((game.to_owned(), read_event(game, columns).ok()?))
                };
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(event).collect())
            }

            async fn erasure(&self, person: &str) -> Result<ErasureState, StoreError> {
                let row = sqlx::query("SELECT asked, done FROM erasures WHERE person = $1");
                let row = row.bind(plain_text(person)).fetch_optional(&self.read);
                Ok(row.with_timeout().await?.map_or_else(ErasureState::default, |row| ErasureState {
                    asked: Some(millis(row.get(0))),
                    done: row.get::<Option<i64>, _>(1).map(millis),
                }))
            }

            async fn pending_erasures(&self, now: Millis) -> Result<Vec<String>, StoreError> {
                let people = sqlx::query_scalar(
                    "SELECT person FROM erasures WHERE done IS NULL AND lease <= $1
                     ORDER BY asked LIMIT $2",
                );
                let people = people.bind(sql_time(now)).bind(MAX_ROWS);
                Ok(people.fetch_all(&self.read).with_timeout().await?)
            }

            async fn pass(
                &self,
                name: &str,
            ) -> Result<Option<(String, Option<Millis>)>, StoreError> {
                let row = sqlx::query("SELECT last, done FROM passes WHERE name = $1").bind(name);
                let row = row.fetch_optional(&self.read).with_timeout().await?;
                Ok(row.map(|row| (row.get(0), row.get::<Option<i64>, _>(1).map(millis))))
            }

            async fn open_outages(&self) -> Result<Vec<OpenOutage>, StoreError> {
                // What begins with `outage`: the character after the blank is `!`.
                let rows = sqlx::query(
                    "SELECT name, last FROM passes WHERE name >= $1 AND name < 'outage!' ORDER BY name",
                );
                let rows = rows.bind(OUTAGE_PASS).fetch_all(&self.read).with_timeout().await?;
                let read = |row| OpenOutage::read(Row::get(row, 0), Row::get(row, 1));
                Ok(rows.iter().filter_map(read).collect())
            }

            async fn review(&self, game: &str, engine: &str) -> Result<Option<String>, StoreError> {
                let body =
                    sqlx::query_scalar("SELECT body FROM reviews WHERE game = $1 AND engine = $2");
                let body = body.bind(plain_text(game)).bind(engine);
                Ok(body.fetch_optional(&self.read).with_timeout().await?)
            }

            async fn events_between(
                &self,
                word: &str,
                after: &str,
                until: &str,
            ) -> Result<Vec<(String, Event)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT game, seq, at, version, body FROM events
                     WHERE game > $1 AND game <= $2 AND length(replace(body, $3, '')) < length(body)",
                );
                let rows = rows.bind(after).bind(until).bind(plain_text(word));
                let rows = rows.fetch_all(&self.read).await?;
                let event = |row| {
                    let (game, seq): (String, i64) = (Row::get(row, 0), Row::get(row, 1));
                    let columns = (seq, Row::get(row, 2), Row::get(row, 3), Row::get(row, 4));
                    let event = read_event(&game, columns).ok()?;
                    Some((game, event))
                };
                Ok(rows.iter().filter_map(event).collect())
            }

            async fn sanctions(&self, now: Millis) -> Result<Vec<Sanction>, StoreError> {
                let rows = sqlx::query(
                    "SELECT sanctions.id, sanctions.kind, subject, sanctions.until,
                       sanctions.reason, coalesce(told.reason, '')
                     FROM sanctions LEFT JOIN told ON told.id = sanctions.id
                     WHERE sanctions.until > $1 ORDER BY sanctions.until, sanctions.id",
                );
                let rows = rows.bind(sql_time(now)).fetch_all(&self.read).await?;
                let sanction = |row| Sanction {
                    id: Row::get(row, 0),
                    kind: match Row::get(row, 1) {
                        "silence" => SanctionKind::Silence,
                        _ => SanctionKind::Ban,
                    },
                    subject: Row::get(row, 2),
                    until: millis(Row::get(row, 3)),
                    reason: Row::get(row, 4),
                    told: ReportReason::parse(Row::get(row, 5)),
                };
                Ok(rows.iter().map(sanction).collect())
            }

            async fn renames(&self, since: Millis) -> Result<Vec<Rename>, StoreError> {
                let rows = sqlx::query(
                    "SELECT renames.person, coalesce(accounts.name, renames.name), at,
                       accounts.person IS NOT NULL
                     FROM renames LEFT JOIN accounts ON accounts.person = renames.person
                     WHERE at > $1",
                );
                let rows = rows.bind(sql_time(since)).fetch_all(&self.read).await?;
                let rename = |row| Rename {
                    person: Row::get(row, 0),
                    name: Row::get(row, 1),
                    at: millis(Row::get(row, 2)),
                    account: Row::get(row, 3),
                };
                Ok(rows.iter().map(rename).collect())
            }

            async fn notice(&self, name: &str) -> Result<Option<Millis>, StoreError> {
                let at = sqlx::query_scalar("SELECT at FROM notices WHERE name = $1");
                let at: Option<i64> = at.bind(name).fetch_optional(&self.read).await?;
                Ok(at.map(millis))
            }

            async fn audit(&self, page: u32) -> Result<Vec<AuditEntry>, StoreError> {
                let rows = sqlx::query(
                    "SELECT at, moderator, act, subject, note FROM audit
                     ORDER BY id DESC LIMIT $1 OFFSET $2",
                );
                let rows = rows.bind(MAX_ROWS).bind(MAX_ROWS * i64::from(page));
                let entry = |row| AuditEntry {
                    at: millis(Row::get(row, 0)),
                    moderator: Row::get(row, 1),
                    act: Row::get(row, 2),
                    subject: Row::get(row, 3),
                    note: Row::get(row, 4),
                };
                Ok(rows.fetch_all(&self.read).await?.iter().map(entry).collect())
            }
        }
    };
}
pub(crate) use implement_queries;

/// What [`implement_queries`] needs besides this module's own items.
pub(crate) mod prelude {
    pub(crate) use std::collections::HashMap;

    pub(crate) use api::{
        AuditEntry, ErasureState, Event, Millis, ReportReason, Sanction, SanctionKind, TablePhase,
        TableSummary,
    };
    pub(crate) use async_trait::async_trait;
    pub(crate) use sqlx::Row;

    pub(crate) use crate::open_outage::{OUTAGE_PASS, OpenOutage};

    pub(crate) use super::{
        MAX_ROWS, Queries, implement_queries, millis, phase_word, plain_text, sql_time, summaries,
    };
    pub(crate) use crate::StoreError;
    pub(crate) use crate::account_rows::Rename;
    pub(crate) use crate::deadline::WithTimeout as _;
    pub(crate) use crate::event_rows::read_event;
    pub(crate) use crate::names::{NameRow, show_accounts};
}

/// A phase as the database spells it.
pub(crate) fn phase_word(phase: TablePhase) -> &'static str {
    match phase {
        TablePhase::Waiting => "waiting",
        TablePhase::Live => "live",
        TablePhase::Paused => "paused",
        TablePhase::Over => "over",
    }
}

/// A time as the database keeps it.
pub(crate) fn sql_time(at: Millis) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// A time that the database keeps.
pub(crate) fn millis(at: i64) -> Millis {
    u64::try_from(at).unwrap_or(0)
}

/// A text as every database can take it: PostgreSQL has no character of number zero.
pub(crate) fn plain_text(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

pub(crate) fn summaries(rows: &[String]) -> Vec<TableSummary> {
    rows.iter().filter_map(|row| serde_json::from_str(row).ok()).collect()
}
