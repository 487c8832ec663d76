//! Reviews of finished games, which can be made again.

use api::Millis;

use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Keeps a review of a game by a version of the engine, unless there is one, or no such game any more.
    pub async fn keep_review(
        &self,
        game: &str,
        engine: &str,
        body: String,
    ) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO reviews (game, engine, at, body)
             SELECT id, $2, $3, $4 FROM games WHERE id = $1 ON CONFLICT DO NOTHING",
        );
        let keep = keep.text(game).text(engine).number(sql_time(self.now())).text(body);
        self.execute(vec![keep]).await.map(drop)
    }

    /// Deletes the reviews that were made before then.
    pub async fn clear_reviews(&self, before: Millis) -> Result<(), StoreError> {
        let old = Statement::new("DELETE FROM reviews WHERE at < $1");
        self.execute(vec![old.number(sql_time(before))]).await.map(drop)
    }
}
