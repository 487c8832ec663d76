use sqlx::SqliteConnection;

use crate::append::{Append, json};
use crate::event_rows::EVENT_VERSION;
use crate::names::without_names;
use crate::queries::plain_text;

/// Inserts all appends with a constant number of statements for events and rows.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let mut events = Vec::new();
    let mut names = Vec::new();
    for append in appends {
        for (nth, event) in append.events.iter().enumerate() {
            let (kind, people) = without_names(&event.kind);
            for (nth, person) in people {
                let (id, name) = (plain_text(&person.id), plain_text(&person.name));
                names.push((&append.game, event.seq, nth, id, name));
            }
            let nonce = append.nonce.as_deref().filter(|_| nth == 0).map(plain_text);
            events.push((&append.game, event.seq, event.at, nonce, EVENT_VERSION, json(&kind)));
        }
    }
    sqlx::query(
        "INSERT INTO events (game, seq, at, nonce, version, body)
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5
         FROM json_each(?)",
    )
    .bind(json(&events))
    .execute(&mut *connection)
    .await?;

    if !names.is_empty() {
        sqlx::query(
            "INSERT INTO names (game, seq, nth, person, name)
             SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)",
        )
        .bind(json(&names))
        .execute(&mut *connection)
        .await?;
    }

    let rated = appends.iter().filter(|append| append.rated).map(|append| &append.game);
    let rated: Vec<_> = rated.collect();
    if !rated.is_empty() {
        sqlx::query(
            "INSERT OR IGNORE INTO rated_games (game, state) SELECT value, 'open' FROM json_each(?)",
        )
        .bind(json(&rated))
        .execute(&mut *connection)
        .await?;
    }

    let begun = appends.iter().filter_map(|append| append.maze_begun.as_ref());
    let begun: Vec<_> = begun.collect();
    if !begun.is_empty() {
        // Of mazes that are nobody's and not built in, nobody asks how often they are played.
        sqlx::query(
            "INSERT INTO maze_games (maze, games) SELECT value, count(*) FROM json_each(?)
             WHERE instr(value, '.') = 0 OR EXISTS (SELECT 1 FROM gallery_mazes WHERE word = value)
             GROUP BY value ON CONFLICT (maze) DO UPDATE SET games = maze_games.games + excluded.games",
        )
        .bind(json(&begun))
        .execute(&mut *connection)
        .await?;
    }

    let seating = |append: &&Append| append.people.clone().map(|who| (append.game.clone(), who));
    for (game, people) in appends.iter().filter_map(seating) {
        sqlx::query("DELETE FROM seats WHERE game = ?")
            .bind(&game)
            .execute(&mut *connection)
            .await?;
        sqlx::query("INSERT OR IGNORE INTO seats (person, game) SELECT value, ? FROM json_each(?)")
            .bind(&game)
            .bind(json(&people))
            .execute(&mut *connection)
            .await?;
    }

    let rows: Vec<_> = appends.iter().filter_map(|append| append.row.as_ref()).collect();
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO games
           (id, seed, phase, public, pairing, clocked, at, wake, summary, creator, origin)
         SELECT value->>'id', value->>'seed', value->>'phase', value->>'public',
           value->>'pairing', value->>'clocked', value->>'at', value->>'wake', value->>'summary',
           value->>'creator', value->>'origin'
         FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, pairing = excluded.pairing,
           at = excluded.at, wake = excluded.wake, summary = excluded.summary,
           origin = CASE WHEN excluded.phase = 'over' THEN NULL ELSE games.origin END",
    )
    .bind(json(&rows))
    .execute(&mut *connection)
    .await?;
    Ok(())
}
