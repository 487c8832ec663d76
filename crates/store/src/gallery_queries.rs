//! What can be read of the gallery of mazes, in the same SQL from every database.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::gallery_rows::{GalleryFilter, GalleryRow};
use crate::{StoreError, queries};

/// Reads mazes that people have published.
#[async_trait]
pub trait GalleryQueries: queries::Queries {
    /// Mazes of the gallery, some of them after the first `skipped`, at most a hundred.
    async fn gallery_mazes(
        &self,
        filter: GalleryFilter<'_>,
        skipped: u32,
    ) -> Result<Vec<GalleryRow>, StoreError>;

    /// A maze of the gallery by its id, whether hidden or not.
    async fn gallery_maze(&self, id: &str) -> Result<Option<GalleryRow>, StoreError>;

    /// The same by its one-word form.
    async fn gallery_maze_of_word(&self, word: &str) -> Result<Option<GalleryRow>, StoreError>;

    /// All mazes that a person has published, the latest first.
    async fn mazes_by(&self, person: &str) -> Result<Vec<GalleryRow>, StoreError>;

    /// The ids and words of mazes that nobody has solved, the latest first, at most a hundred.
    async fn unsolved_mazes(&self) -> Result<Vec<(String, String)>, StoreError>;

    /// How many games have begun in built-in mazes, by their names.
    async fn built_in_maze_games(&self) -> Result<HashMap<String, u64>, StoreError>;
}

/// Implements [`GalleryQueries`] for a database that reads through the pool `read`.
macro_rules! implement_gallery_queries {
    ($database:ty) => {
        #[async_trait]
        impl GalleryQueries for $database {
            async fn gallery_mazes(
                &self,
                filter: GalleryFilter<'_>,
                skipped: u32,
            ) -> Result<Vec<GalleryRow>, StoreError> {
                let rows = match filter.order {
                    GalleryOrder::Newest => sqlx::query(listed_mazes_sql!("published DESC, id")),
                    GalleryOrder::Played => sqlx::query(listed_mazes_sql!(
                        "coalesce(games, 0) DESC, published DESC, id"
                    )),
                };
                let winner = filter.winner.map_or("", MazeVerdict::word);
                let rows = rows.bind(plain_text(filter.author)).bind(i64::from(filter.smallest));
                let rows = rows.bind(i64::from(filter.largest)).bind(winner);
                let rows = rows.bind(plain_text(filter.asker)).bind(i64::from(filter.sees_hidden));
                let rows = rows.bind(MAX_ROWS).bind(i64::from(skipped));
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| gallery_row!(row)).collect())
            }

            async fn gallery_maze(&self, id: &str) -> Result<Option<GalleryRow>, StoreError> {
                let row = sqlx::query(gallery_sql!("WHERE id = $1"));
                let row = row.bind(plain_text(id)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| gallery_row!(&row)))
            }

            async fn gallery_maze_of_word(
                &self,
                word: &str,
            ) -> Result<Option<GalleryRow>, StoreError> {
                let row = sqlx::query(gallery_sql!("WHERE word = $1"));
                let row = row.bind(plain_text(word)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| gallery_row!(&row)))
            }

            async fn mazes_by(&self, person: &str) -> Result<Vec<GalleryRow>, StoreError> {
                let rows =
                    sqlx::query(gallery_sql!("WHERE person = $1 ORDER BY published DESC, id"));
                let rows = rows.bind(plain_text(person)).fetch_all(&self.read).with_timeout();
                Ok(rows.await?.iter().map(|row| gallery_row!(row)).collect())
            }

            async fn unsolved_mazes(&self) -> Result<Vec<(String, String)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, word FROM gallery_mazes WHERE verdict = ''
                     ORDER BY published DESC, id LIMIT $1",
                );
                let rows = rows.bind(MAX_ROWS).fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
            }

            async fn built_in_maze_games(&self) -> Result<HashMap<String, u64>, StoreError> {
                let rows =
                    sqlx::query("SELECT maze, games FROM maze_games WHERE maze NOT LIKE '%.%'");
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                let games = |row| (Row::get(row, 0), Row::get::<i64, _>(row, 1).unsigned_abs());
                Ok(rows.iter().map(games).collect())
            }
        }
    };
}

macro_rules! gallery_sql {
    ($($rest:literal),+) => {
        concat!(
            "SELECT id, person, word, name, squares, winner, verdict, published, hidden,
               coalesce(games, 0)
             FROM gallery_mazes LEFT JOIN maze_games ON maze = word ",
            $($rest),+
        )
    };
}

macro_rules! listed_mazes_sql {
    ($order:literal) => {
        gallery_sql!(
            "WHERE ($1 = '' OR person = $1) AND squares >= $2 AND squares <= $3
               AND ($4 = '' OR winner = $4)
               AND (hidden IS NULL OR $6 = 1 OR ($5 <> '' AND person = $5))
             ORDER BY ",
            $order,
            " LIMIT $7 OFFSET $8"
        )
    };
}

macro_rules! gallery_row {
    ($row:expr) => {
        GalleryRow {
            id: Row::get($row, 0),
            person: Row::get($row, 1),
            word: Row::get($row, 2),
            name: Row::get($row, 3),
            squares: u8::try_from(Row::get::<i64, _>($row, 4)).unwrap_or(0),
            winner: read_winner(Row::get($row, 5)),
            verdict: Row::get($row, 6),
            published: millis(Row::get($row, 7)),
            hidden: Row::get::<Option<i64>, _>($row, 8).map(millis),
            games: Row::get::<i64, _>($row, 9).unsigned_abs(),
        }
    };
}

pub(crate) use {gallery_row, gallery_sql, implement_gallery_queries, listed_mazes_sql};

/// What [`implement_gallery_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use api::{GalleryOrder, MazeVerdict};

    pub(crate) use super::{
        GalleryQueries, gallery_row, gallery_sql, implement_gallery_queries, listed_mazes_sql,
    };
    pub(crate) use crate::gallery_rows::{GalleryFilter, GalleryRow, read_winner};
}
