//! The gallery: mazes that people publish, take back, and that moderators hide.

use api::{AuditEntry, MazeVerdict, Millis};

use crate::gallery_rows::GalleryRow;
use crate::moderation::{audit_id, with_entry};
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Publishes a maze; returns whether that was done: nothing is, where the gallery has the same maze.
    pub async fn publish_maze(&self, maze: &GalleryRow) -> Result<bool, StoreError> {
        let insert = Statement::new(
            "INSERT INTO gallery_mazes (id, person, word, name, squares, winner, verdict, published)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        );
        let insert = insert.text(&maze.id).text(&maze.person).text(&maze.word).text(&maze.name);
        let insert = insert.number(maze.squares.into()).text(maze.winner.word());
        let insert = insert.text(&maze.verdict).number(sql_time(maze.published));
        Ok(self.execute(vec![insert]).await? > 0)
    }

    /// Takes back a maze that a person has published; returns whether it was theirs. One that a moderator has hidden
    /// becomes nobody's and stays hidden: it cannot be published again.
    pub async fn take_back_maze(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let games = Statement::new(
            "DELETE FROM maze_games WHERE maze = (SELECT word FROM gallery_mazes
             WHERE id = $1 AND person = $2 AND hidden IS NULL)",
        );
        let visible = Statement::new(
            "DELETE FROM gallery_mazes WHERE id = $1 AND person = $2 AND hidden IS NULL",
        );
        let statements = vec![games.text(id).text(person), visible.text(id).text(person)];
        if self.execute(statements).await? > 0 {
            return Ok(true);
        }
        let hidden = Statement::new(
            "UPDATE gallery_mazes SET person = '', name = '' WHERE id = $1 AND person = $2",
        );
        Ok(self.execute(vec![hidden.text(id).text(person)]).await? > 0)
    }

    /// Counts a game that has begun in a maze of the gallery, by its word, or by its name if it is a built-in one. One that
    /// was taken back meanwhile counts nothing.
    pub async fn count_maze_game(&self, maze: &str, is_built_in: bool) -> Result<(), StoreError> {
        let count = Statement::new(
            "INSERT INTO maze_games (maze, games) SELECT $1, 1
             WHERE $2 = 1 OR EXISTS (SELECT 1 FROM gallery_mazes WHERE word = $3)
             ON CONFLICT (maze) DO UPDATE SET games = maze_games.games + 1",
        );
        let count = count.text(maze).number(is_built_in.into()).text(maze);
        self.execute(vec![count]).await.map(drop)
    }

    /// Writes down who wins a maze that was not solved before.
    pub async fn set_maze_verdict(
        &self,
        id: &str,
        winner: MazeVerdict,
        verdict: &str,
    ) -> Result<(), StoreError> {
        let update = Statement::new(
            "UPDATE gallery_mazes SET winner = $1, verdict = $2 WHERE id = $3 AND verdict = ''",
        );
        self.execute(vec![update.text(winner.word()).text(verdict).text(id)]).await.map(drop)
    }

    /// Hides a maze from `hidden` on, or shows it again, and writes that into the audit log; returns whether that
    /// changed anything. Of two moderators who do, one has.
    pub async fn hide_maze(
        &self,
        id: &str,
        hidden: Option<Millis>,
        entry: &AuditEntry,
    ) -> Result<bool, StoreError> {
        // The row is locked until both are written.
        let lock = Statement::new("UPDATE gallery_mazes SET id = id WHERE id = $1").text(id);
        let audit = Statement::new(
            "INSERT INTO audit SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (
               SELECT 1 FROM gallery_mazes WHERE id = $7 AND (hidden IS NULL) = ($8 = 1))",
        );
        let audit = with_entry(audit, &audit_id(entry.at), entry).text(id);
        let audit = audit.number(hidden.is_some().into());
        let change = match hidden {
            Some(at) => Statement::new(
                "UPDATE gallery_mazes SET hidden = $1 WHERE id = $2 AND hidden IS NULL",
            )
            .number(sql_time(at))
            .text(id),
            None => Statement::new(
                "UPDATE gallery_mazes SET hidden = NULL WHERE id = $1 AND hidden IS NOT NULL",
            )
            .text(id),
        };
        Ok(self.execute(vec![lock, audit, change]).await? > 0)
    }
}

/// Has the mazes of a person be nobody's, and without the names that they gave them.
pub(crate) fn forget_mazes(person: &str) -> Statement {
    let forget = "UPDATE gallery_mazes SET person = '', name = '' WHERE person = $1";
    Statement::new(forget).text(person)
}
