//! Solved mazes, in pieces that a statement can carry.

use super::PostgresDatabase;
use crate::queries::prelude::*;
use crate::solutions::Solutions;

#[async_trait]
impl Solutions for PostgresDatabase {
    async fn solutions(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = sqlx::query("SELECT name, bytes FROM solutions ORDER BY at");
        let rows = rows.fetch_all(&self.read).with_timeout().await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get::<i64, _>(1).unsigned_abs())).collect())
    }

    async fn solution_piece(&self, name: &str, nth: u32) -> Result<Option<Vec<u8>>, StoreError> {
        let piece =
            sqlx::query_scalar("SELECT bytes FROM solution_pieces WHERE name = $1 AND nth = $2");
        let piece = piece.bind(name).bind(i64::from(nth)).fetch_optional(&self.read);
        Ok(piece.with_timeout().await?)
    }

    async fn keep_solution_piece(
        &self,
        name: &str,
        nth: u32,
        bytes: &[u8],
    ) -> Result<(), StoreError> {
        let keep = sqlx::query(
            "INSERT INTO solution_pieces (name, nth, bytes) VALUES ($1, $2, $3)
             ON CONFLICT (name, nth) DO UPDATE SET bytes = excluded.bytes",
        );
        keep.bind(name).bind(i64::from(nth)).bind(bytes).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn publish_solution(&self, name: &str, bytes: u64) -> Result<(), StoreError> {
        let publish = sqlx::query(
            "INSERT INTO solutions (name, bytes, at) VALUES ($1, $2, palisade_now())
             ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes",
        );
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        publish.bind(name).bind(bytes).execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn forget_solution(&self, name: &str) -> Result<(), StoreError> {
        for sql in
            ["DELETE FROM solutions WHERE name = $1", "DELETE FROM solution_pieces WHERE name = $1"]
        {
            sqlx::query(sql).bind(name).execute(&self.read).with_timeout().await?;
        }
        Ok(())
    }
}
