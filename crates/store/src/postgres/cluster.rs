//! Nodes beside each other: who is alive, who follows what where, and time given back.

use std::collections::HashMap;
use std::time::Instant;

use sqlx::PgConnection;

use super::{PostgresDatabase, outages};
use crate::FRESH_HEARTBEAT;
use crate::asset::Asset;
use crate::cluster::{Cluster, QueueGuard, TablePresence};
use crate::queries::prelude::*;

/// How long a node that stopped in good order is remembered, in milliseconds.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;

/// How long files of a page are kept after a node last started with them, in milliseconds.
const ASSETS_KEPT: i64 = 180 * 24 * 60 * 60 * 1000;

#[async_trait]
impl Cluster for PostgresDatabase {
    fn is_shared(&self) -> bool {
        true
    }

    async fn live_nodes(&self) -> Result<Vec<String>, StoreError> {
        let nodes = sqlx::query_scalar(
            "SELECT node FROM heartbeats WHERE NOT stopped AND at > palisade_now() - $1",
        );
        Ok(nodes.bind(sql_time(FRESH_HEARTBEAT)).fetch_all(&self.read).with_timeout().await?)
    }

    async fn common_laws(&self) -> Result<u32, StoreError> {
        let laws = sqlx::query_scalar::<_, Option<i64>>(
            "SELECT min(laws) FROM heartbeats WHERE NOT stopped AND at > palisade_now() - $1",
        );
        let laws =
            laws.bind(sql_time(FRESH_HEARTBEAT)).fetch_one(&self.read).with_timeout().await?;
        Ok(laws.and_then(|laws| u32::try_from(laws).ok()).unwrap_or(0).min(table::LAWS))
    }

    async fn expire_dead_nodes(&self, node: &str) -> Result<bool, StoreError> {
        let dead = sqlx::query(
            "SELECT node, at FROM heartbeats
             WHERE NOT stopped AND node <> $1 AND at <= palisade_now() - $2",
        );
        let dead = dead
            .bind(node)
            .bind(sql_time(FRESH_HEARTBEAT))
            .fetch_all(&self.read)
            .with_timeout()
            .await?;
        let mut found_any = false;
        for row in dead {
            let (dead, at): (String, i64) = (row.get(0), row.get(1));
            found_any |= self.expire(&dead, at).with_timeout().await?;
        }
        let old = sqlx::query(
            "DELETE FROM heartbeats WHERE stopped AND at < palisade_now() - $1
             AND at < (SELECT max(at) FROM heartbeats)",
        );
        old.bind(REMEMBERED).execute(&self.read).with_timeout().await?;
        Ok(found_any)
    }

    async fn stop_node(&self, node: &str) -> Result<(), StoreError> {
        let work = async move {
            let mut transaction = self.read.begin().await?;
            let stop = sqlx::query(
                "UPDATE heartbeats SET stopped = true, at = palisade_now() WHERE node = $1",
            );
            stop.bind(node).execute(&mut *transaction).await?;
            forget_presence(&mut transaction, node).await?;
            Ok(transaction.commit().await?)
        };
        work.with_timeout().await
    }

    async fn heads(&self, games: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, (SELECT max(seq) FROM events WHERE events.game = wanted.game)
             FROM unnest($1::text[]) AS wanted (game)",
        );
        let rows = rows.bind(games).fetch_all(&self.read).with_timeout().await?;
        let head = |row: &sqlx::postgres::PgRow| {
            let seq: Option<i64> = row.get(1);
            (row.get(0), u32::try_from(seq.unwrap_or(0)).unwrap_or(u32::MAX))
        };
        Ok(rows.iter().map(head).collect())
    }

    async fn set_presence(
        &self,
        node: &str,
        games: &[(String, TablePresence)],
    ) -> Result<(), StoreError> {
        let work = async move {
            let (empty, present): (Vec<_>, Vec<_>) =
                games.iter().partition(|(_, presence)| presence.is_empty());
            let mut transaction = self.read.begin().await?;
            let empty: Vec<_> = empty.iter().map(|(game, _)| game.as_str()).collect();
            sqlx::query("DELETE FROM presence WHERE node = $1 AND game = ANY($2)")
                .bind(node)
                .bind(empty)
                .execute(&mut *transaction)
                .await?;
            let games: Vec<_> = present.iter().map(|(game, _)| game.as_str()).collect();
            let players: Vec<_> = present.iter().map(|(_, who)| who.players.join(" ")).collect();
            let watchers: Vec<_> = present.iter().map(|(_, who)| i64::from(who.watchers)).collect();
            let claims: Vec<_> = present.iter().map(|(_, who)| who.claims_text()).collect();
            sqlx::query(
                "INSERT INTO presence (game, node, players, watchers, claims)
                 SELECT game, $1, players, watchers, claims
                 FROM unnest($2::text[], $3::text[], $4::bigint[], $5::text[])
                   AS new (game, players, watchers, claims)
                 ON CONFLICT (game, node) DO UPDATE SET
                   players = excluded.players, watchers = excluded.watchers, claims = excluded.claims",
            )
            .bind(node)
            .bind(games)
            .bind(players)
            .bind(watchers)
            .bind(claims)
            .execute(&mut *transaction)
            .await?;
            Ok(transaction.commit().await?)
        };
        work.with_timeout().await
    }

    async fn remote_presence(
        &self,
        node: &str,
        games: &[String],
    ) -> Result<Vec<(String, TablePresence)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, players, watchers, claims FROM presence JOIN heartbeats USING (node)
             WHERE game = ANY($1) AND node <> $2 AND NOT stopped AND at > palisade_now() - $3",
        );
        let rows = rows.bind(games).bind(node).bind(sql_time(FRESH_HEARTBEAT));
        let mut found: HashMap<String, TablePresence> = HashMap::new();
        for row in rows.fetch_all(&self.read).with_timeout().await? {
            let presence = found.entry(row.get(0)).or_default();
            let players: &str = row.get(1);
            presence.players.extend(players.split_whitespace().map(str::to_owned));
            presence.watchers += u32::try_from(row.get::<i64, _>(2)).unwrap_or(0);
            presence.claims.extend(TablePresence::parse_claims(row.get(3)));
        }
        Ok(found.into_iter().collect())
    }

    async fn people_elsewhere(&self, node: &str) -> Result<u64, StoreError> {
        let people = sqlx::query_scalar(
            "SELECT coalesce(sum(cardinality(string_to_array(players, ' ')) + watchers), 0)::bigint
             FROM presence JOIN heartbeats USING (node)
             WHERE node <> $1 AND NOT stopped AND at > palisade_now() - $2",
        );
        let people = people.bind(node).bind(sql_time(FRESH_HEARTBEAT));
        let people: i64 = people.fetch_one(&self.read).with_timeout().await?;
        Ok(people.unsigned_abs())
    }

    async fn keep_asset(&self, path: &str, asset: &Asset) -> Result<(), StoreError> {
        let old = sqlx::query("DELETE FROM assets WHERE served < palisade_now() - $1");
        old.bind(ASSETS_KEPT).execute(&self.read).with_timeout().await?;
        let kept = sqlx::query("UPDATE assets SET served = palisade_now() WHERE path = $1");
        if kept.bind(path).execute(&self.read).with_timeout().await?.rows_affected() > 0 {
            return Ok(());
        }
        sqlx::query(
            "INSERT INTO assets (path, media_type, bytes, brotli, gzip, served)
             VALUES ($1, $2, $3, $4, $5, palisade_now()) ON CONFLICT DO NOTHING",
        )
        .bind(path)
        .bind(&asset.media_type)
        .bind(&asset.bytes[..])
        .bind(asset.encoded("br"))
        .bind(asset.encoded("gzip"))
        .execute(&self.read)
        .with_timeout()
        .await?;
        Ok(())
    }

    async fn asset(&self, path: &str) -> Result<Option<Asset>, StoreError> {
        let row = sqlx::query("SELECT media_type, bytes, brotli, gzip FROM assets WHERE path = $1");
        let row = row.bind(plain_text(path)).fetch_optional(&self.read).with_timeout().await?;
        Ok(row.map(|row| {
            let encoded = |encoding, column: usize| {
                row.get::<Option<Vec<u8>>, _>(column).map(|bytes| (encoding, bytes.into()))
            };
            Asset {
                media_type: row.get(0),
                bytes: row.get::<Vec<u8>, _>(1).into(),
                compressed: [encoded("br", 2), encoded("gzip", 3)].into_iter().flatten().collect(),
                immutable: true,
            }
        }))
    }

    async fn lock_queue(&self, queue: &str) -> Result<QueueGuard, StoreError> {
        let work = async move {
            let mut transaction = self.locks.begin().await?;
            let lock = sqlx::query(
                "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' queue ' || $1, 0))",
            );
            lock.bind(queue).execute(&mut *transaction).await?;
            Ok(QueueGuard(Some(transaction)))
        };
        work.with_timeout().await
    }
}

impl PostgresDatabase {
    /// Takes a node for dead whose last heartbeat was at `at`, unless another node does; returns whether its players
    /// were given time.
    async fn expire(&self, dead: &str, at: i64) -> Result<bool, StoreError> {
        let mut transaction = self.read.begin().await?;
        // Whoever deletes the row has found it. A node that lives after all writes it again.
        let found = sqlx::query("DELETE FROM heartbeats WHERE node = $1 AND at = $2");
        let found = found.bind(dead).bind(at).execute(&mut *transaction).await?;
        if found.rows_affected() == 0 {
            return Ok(false);
        }
        let now = database_now(&mut transaction).await?;
        tracing::warn!(node = dead, "a node is gone; its players get the time back");
        let opened = outages::open(&mut transaction, Some(dead), millis(at), now).await?;
        forget_presence(&mut transaction, dead).await?;
        transaction.commit().await?;
        Ok(opened.is_some())
    }

    /// Asks what time it is, for the clock that this node dates events by.
    pub(super) async fn measure_time(&self) -> Result<(), StoreError> {
        let work = async move {
            let asked = Instant::now();
            let said = database_now(&mut *self.read.acquire().await?).await?;
            self.clock.measure(asked, said);
            Ok(())
        };
        work.with_timeout().await
    }

    /// Writes a heartbeat; returns whether the others had taken this node for dead.
    pub(super) async fn beat(&self, node: &str) -> Result<bool, StoreError> {
        let beat = sqlx::query(
            "INSERT INTO heartbeats (node, at, laws) VALUES ($1, palisade_now(), $2)
             ON CONFLICT (node)
             DO UPDATE SET at = excluded.at, laws = excluded.laws, stopped = false
             RETURNING at, xmax = 0",
        );
        let asked = Instant::now();
        let row = beat
            .bind(node)
            .bind(i64::from(table::LAWS))
            .fetch_one(&self.read)
            .with_timeout()
            .await?;
        self.clock.measure(asked, millis(row.get(0)));
        Ok(row.get(1))
    }

    /// Starts a node: clocks that ran while nobody served them get that time back, and so do those
    /// of players who were connected to the node's predecessor of the same name.
    pub(super) async fn start(&self, node: &str) -> Result<Option<(Millis, Millis)>, StoreError> {
        let work = async move {
            let mut transaction = self.read.begin().await?;
            // Of several nodes that start together, the first finds the gap. Nodes of the version before lock the
            // table instead, and each waits for the other: an update takes a share of it, whatever it finds.
            sqlx::query(
                "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' start', 0))",
            )
            .execute(&mut *transaction)
            .await?;
            sqlx::query("UPDATE heartbeats SET at = at WHERE node = $1")
                .bind(node)
                .execute(&mut *transaction)
                .await?;
            let now = database_now(&mut transaction).await?;
            let row = sqlx::query(
                "SELECT max(at), max(at) FILTER (WHERE node = $1 AND NOT stopped),
                   max(at) FILTER (WHERE node <> $1 AND NOT stopped) FROM heartbeats",
            );
            let row = row.bind(node).fetch_one(&mut *transaction).await?;
            let time = |column| row.get::<Option<i64>, usize>(column).map(millis);
            let (last, own, others) = (time(0), time(1), time(2));
            let others_live = others.is_some_and(|at| at + FRESH_HEARTBEAT > now);
            let outage = match (last, own) {
                (Some(last), _) if !others_live => Some((None, last)),
                (_, Some(own)) => Some((Some(node), own)),
                _ => None,
            };
            if let Some((scope, from)) = outage {
                outages::open(&mut transaction, scope, from, now).await?;
            }
            forget_presence(&mut transaction, node).await?;
            let beat = sqlx::query(
                "INSERT INTO heartbeats (node, at, laws) VALUES ($1, $2, $3)
                 ON CONFLICT (node)
                 DO UPDATE SET at = excluded.at, laws = excluded.laws, stopped = false",
            );
            beat.bind(node)
                .bind(sql_time(now))
                .bind(i64::from(table::LAWS))
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(outage.map(|(_, from)| (from, now)))
        };
        work.with_timeout().await
    }

    /// Opens an outage: of all games if no other node was there, else of those that this node's
    /// clients follow. The first of them gets its time: no outage is over before an event can be written.
    pub(super) async fn open_outage_of(
        &self,
        node: &str,
        from: Millis,
        to: Millis,
    ) -> Result<Vec<String>, StoreError> {
        let work = async move {
            let mut transaction = self.read.begin().await?;
            let others: bool = sqlx::query_scalar(
                "SELECT EXISTS (SELECT 1 FROM heartbeats
                 WHERE node <> $1 AND NOT stopped AND at > palisade_now() - $2)",
            )
            .bind(node)
            .bind(sql_time(FRESH_HEARTBEAT))
            .fetch_one(&mut *transaction)
            .await?;
            let scope = others.then_some(node);
            let credited = match outages::open(&mut transaction, scope, from, to).await? {
                Some(outage) => outages::credit_first(&mut transaction, &outage).await?,
                None => Vec::new(),
            };
            transaction.commit().await?;
            Ok(credited)
        };
        work.with_timeout().await
    }
}

async fn forget_presence(connection: &mut PgConnection, node: &str) -> Result<(), sqlx::Error> {
    let forget = sqlx::query("DELETE FROM presence WHERE node = $1").bind(node);
    forget.execute(connection).await.map(drop)
}

async fn database_now(connection: &mut PgConnection) -> Result<Millis, sqlx::Error> {
    let now = sqlx::query_scalar("SELECT palisade_now()").fetch_one(connection).await?;
    Ok(millis(now))
}
