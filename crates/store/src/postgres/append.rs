use std::collections::HashSet;

use sqlx::postgres::PgConnection;
use sqlx::{Error, Row};

use crate::append::{Append, json};
use crate::names::without_names;
use crate::queries::{phase_word, plain_text, sql_time};
use crate::{GameRow, event_rows::EVENT_VERSION};

/// Inserts groups of appends with a constant number of statements, and says which groups won all
/// their events. One that did not leaves nothing behind, and fails none of the others.
pub(super) async fn insert(
    connection: &mut PgConnection,
    groups: &[&[Append]],
) -> Result<Vec<bool>, Error> {
    let inserted = insert_events(connection, groups).await?;
    let has = |append: &Append, seq: u32| inserted.contains(&(append.game.clone(), seq.into()));
    let has_all = |append: &Append| append.events.iter().all(|event| has(append, event.seq));
    let won: Vec<bool> = groups.iter().map(|group| group.iter().all(has_all)).collect();
    let (mut winners, mut losers) = (Vec::new(), Vec::new());
    for (group, won) in groups.iter().zip(&won) {
        if *won { &mut winners } else { &mut losers }.extend(group.iter());
    }
    let lost = losers.iter().flat_map(|append| {
        let events = append.events.iter().filter(|event| has(append, event.seq));
        events.map(|event| (append.game.as_str(), i64::from(event.seq)))
    });
    let (games, seqs): (Vec<_>, Vec<_>) = lost.unzip();
    if !games.is_empty() {
        sqlx::query(
            "DELETE FROM events USING unnest($1::text[], $2::bigint[]) AS lost (game, seq)
             WHERE events.game = lost.game AND events.seq = lost.seq",
        )
        .bind(games)
        .bind(seqs)
        .execute(&mut *connection)
        .await?;
    }
    write_names(connection, &winners).await?;
    write_seats(connection, &winners).await?;
    write_rated(connection, &winners).await?;
    count_mazes(connection, &winners).await?;
    write_rows(connection, &winners).await?;
    Ok(won)
}

/// The events that nobody else had written, of games that nobody has deleted: a row that is locked as a key can be changed
/// by others, but not deleted, until this is committed. In the order of the key, so that no two wait for each other in a
/// circle.
async fn insert_events(
    connection: &mut PgConnection,
    groups: &[&[Append]],
) -> Result<HashSet<(String, i64)>, Error> {
    let (mut games, mut seqs, mut times) = (Vec::new(), Vec::new(), Vec::new());
    let (mut nonces, mut bodies) = (Vec::new(), Vec::new());
    let all = || groups.iter().flat_map(|group| group.iter());
    let created = all().filter(|append| append.events.first().is_some_and(|event| event.seq == 1));
    let created: Vec<_> = created.map(|append| append.game.as_str()).collect();
    let mut sorted: Vec<_> = all().collect();
    sorted
        .sort_by_key(|append| (append.game.as_str(), append.events.first().map(|event| event.seq)));
    for append in sorted {
        for (nth, event) in append.events.iter().enumerate() {
            games.push(append.game.as_str());
            seqs.push(i64::from(event.seq));
            times.push(sql_time(event.at));
            nonces.push(append.nonce.as_deref().filter(|_| nth == 0).map(plain_text));
            bodies.push(json(&without_names(&event.kind).0));
        }
    }
    let rows = sqlx::query(
        r#"INSERT INTO events (game, seq, at, nonce, version, body)
         SELECT game, seq, at, nonce, $5::bigint, body
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $6::text[])
           AS new (game, seq, at, nonce, body)
         WHERE game = ANY($7) OR EXISTS (SELECT 1 FROM games WHERE games.id = new.game FOR KEY SHARE)
         ORDER BY game COLLATE "C", seq
         ON CONFLICT DO NOTHING RETURNING game, seq"#,
    )
    .bind(games)
    .bind(seqs)
    .bind(times)
    .bind(nonces)
    .bind(EVENT_VERSION)
    .bind(bodies)
    .bind(created)
    .fetch_all(connection)
    .await?;
    Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
}

async fn write_names(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    let (mut games, mut seqs, mut places) = (Vec::new(), Vec::new(), Vec::new());
    let (mut people, mut names) = (Vec::new(), Vec::new());
    for append in appends {
        for event in &append.events {
            for (nth, person) in without_names(&event.kind).1 {
                games.push(append.game.as_str());
                seqs.push(i64::from(event.seq));
                places.push(nth);
                people.push(plain_text(&person.id));
                names.push(plain_text(&person.name));
            }
        }
    }
    if games.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO names (game, seq, nth, person, name)
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])",
    )
    .bind(games)
    .bind(seqs)
    .bind(places)
    .bind(people)
    .bind(names)
    .execute(connection)
    .await?;
    Ok(())
}

async fn write_seats(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    let seating = |append: &&&Append| append.people.is_some();
    let games: Vec<_> = appends.iter().filter(seating).map(|append| &append.game).collect();
    if games.is_empty() {
        return Ok(());
    }
    let seats = appends.iter().flat_map(|append| {
        append.people.iter().flatten().map(|person| (person.as_str(), append.game.as_str()))
    });
    let (people, tables): (Vec<_>, Vec<_>) = seats.unzip();
    sqlx::query("DELETE FROM seats WHERE game = ANY($1)")
        .bind(games)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO seats (person, game) SELECT * FROM unnest($1::text[], $2::text[])
         ON CONFLICT DO NOTHING",
    )
    .bind(people)
    .bind(tables)
    .execute(connection)
    .await?;
    Ok(())
}

async fn write_rated(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    let rated = appends.iter().filter(|append| append.rated);
    let rated: Vec<_> = rated.map(|append| append.game.as_str()).collect();
    if !rated.is_empty() {
        sqlx::query(
            "INSERT INTO rated_games SELECT game, 'open' FROM unnest($1::text[]) AS new (game)
             ON CONFLICT DO NOTHING",
        )
        .bind(rated)
        .execute(connection)
        .await?;
    }
    Ok(())
}

/// Counts games that begin in mazes of the gallery, in the order of the mazes, so that no two nodes wait for each other in
/// a circle.
async fn count_mazes(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    let begun = appends.iter().filter_map(|append| append.maze_begun.as_deref());
    let begun: Vec<_> = begun.collect();
    if !begun.is_empty() {
        sqlx::query(
            r#"INSERT INTO maze_games (maze, games)
             SELECT maze, count(*) FROM unnest($1::text[]) AS begun (maze)
             WHERE strpos(maze, '.') = 0
               OR EXISTS (SELECT 1 FROM gallery_mazes WHERE word = begun.maze)
             GROUP BY maze ORDER BY maze COLLATE "C"
             ON CONFLICT (maze) DO UPDATE SET games = maze_games.games + excluded.games"#,
        )
        .bind(begun)
        .execute(connection)
        .await?;
    }
    Ok(())
}

async fn write_rows(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    // Of several appends to one game the last says how it stands now.
    let mut rows: Vec<&GameRow> = Vec::new();
    for row in appends.iter().rev().filter_map(|append| append.row.as_ref()) {
        if rows.iter().all(|later| later.id != row.id) {
            rows.push(row);
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    macro_rules! column {
        ($row:ident => $value:expr) => {
            rows.iter().map(|$row| $value).collect::<Vec<_>>()
        };
    }
    sqlx::query(
        r#"INSERT INTO games
           (id, seed, phase, public, pairing, clocked, at, wake, summary, creator, origin)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[],
           $6::boolean[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[])
           AS new (id) ORDER BY id COLLATE "C"
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, pairing = excluded.pairing,
           at = excluded.at, wake = excluded.wake, summary = excluded.summary,
           origin = CASE WHEN excluded.phase = 'over' THEN NULL ELSE games.origin END"#,
    )
    .bind(column!(row => row.id.as_str()))
    .bind(column!(row => row.seed.as_str()))
    .bind(column!(row => phase_word(row.phase)))
    .bind(column!(row => row.public))
    .bind(column!(row => row.pairing.as_deref()))
    .bind(column!(row => row.clocked))
    .bind(column!(row => sql_time(row.at)))
    .bind(column!(row => row.wake.map(sql_time)))
    .bind(column!(row => row.summary.as_str()))
    .bind(column!(row => row.creator.as_str()))
    .bind(column!(row => row.origin.as_deref()))
    .execute(connection)
    .await?;
    Ok(())
}
