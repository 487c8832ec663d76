//! What the first move is worth in the rated games of a database.

use std::collections::BTreeMap;

use game::Reason;
use locale::Locale;
use ratings::{FirstPlayerGame, FirstPlayerTerm, RatingPool};
use store::{DatabaseUrl, RatingChangeKind, RatingChangeRow};

use super::say;
use crate::database_args::DatabaseArgs;
use crate::error::CliError;
use crate::migrate::open_store;
use crate::serve::runtime;

/// Prints an estimate for every pool with a first player's term in which games were played.
pub(super) fn print(database: &DatabaseArgs, locale: &Locale) -> Result<(), CliError> {
    let failed = |why: String| Reason::new("admin-first-player-failed", "").text("why", why);
    let config = database.settings().map_err(|error| failed(error.to_string()))?;
    let url = config.database_url().map_err(|error| failed(error.to_string()))?;
    let games = runtime()?.block_on(read_games(&url)).map_err(failed)?;
    if games.is_empty() {
        return say(&locale.text("admin-nothing"));
    }
    for (pool, games) in games {
        say(&line(pool, &games, locale))?;
    }
    Ok(())
}

fn line(pool: RatingPool, games: &[FirstPlayerGame], locale: &Locale) -> String {
    let count = u64::try_from(games.len()).unwrap_or(u64::MAX);
    let mut values = vec![("pool", pool.name().into()), ("games", count.into())];
    let Some(FirstPlayerTerm { points, error, share, .. }) = FirstPlayerTerm::estimate(games)
    else {
        return locale.with("admin-first-player-none", &values);
    };
    let tenths = |value: f64| locale.language().decimal(value, 1);
    let sign = if points < 0.0 { '−' } else { '+' };
    values.extend([
        ("points", format!("{sign}{}", tenths(points.abs())).into()),
        ("error", tenths(error).into()),
        ("share", ((share * 1000.0).round() as i64).into()),
    ]);
    locale.with("admin-first-player", &values)
}

/// The games between two of all pools with a first player's term.
async fn read_games(
    url: &DatabaseUrl,
) -> Result<BTreeMap<RatingPool, Vec<FirstPlayerGame>>, String> {
    let store = open_store(url, "first-player").await?;
    let mut games: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let mut rows: Vec<RatingChangeRow> = Vec::new();
    let mut last = 0;
    let read = loop {
        let found = match store.rating_changes_after(last).await {
            Ok(found) => found,
            Err(error) => break Err(error.to_string()),
        };
        let is_end = found.is_empty();
        for row in found {
            last = row.number;
            if rows.first().is_some_and(|first| first.game != row.game) {
                add(&mut games, &std::mem::take(&mut rows));
            }
            rows.push(row);
        }
        if is_end {
            add(&mut games, &rows);
            break Ok(games);
        }
    };
    store.close().await;
    read
}

/// Adds a game, by the changes it led to. Where a bot plays only its own rating changes, and the other's strength is not
/// known.
fn add(games: &mut BTreeMap<RatingPool, Vec<FirstPlayerGame>>, rows: &[RatingChangeRow]) {
    let [one, other] = rows else { return };
    let (first, second) = if one.began { (one, other) } else { (other, one) };
    let is_game = one.kind == RatingChangeKind::Game && first.began && !second.began;
    if !is_game || !first.pool.has_first_player_term() {
        return;
    }
    let mut pair = [first.person.as_str(), second.person.as_str()];
    pair.sort_unstable();
    let game =
        FirstPlayerGame::from_ratings(&first.before, &second.before, first.result, pair.join(" "));
    games.entry(first.pool).or_default().push(game);
}

#[cfg(test)]
mod tests {
    use game::SeatResult;
    use ratings::SkillRating;

    use super::*;

    fn row(number: u64, person: &str, began: bool, rating: f64, won: bool) -> RatingChangeRow {
        let rating = SkillRating { rating, ..SkillRating::NEW };
        RatingChangeRow {
            number,
            game: "table".to_owned(),
            person: person.to_owned(),
            pool: RatingPool::ClassicLive,
            kind: RatingChangeKind::Game,
            seat: 1,
            began,
            result: if won { SeatResult::Win } else { SeatResult::Loss },
            moves: 9,
            at: 1,
            before: rating,
            after: rating,
        }
    }

    fn games(rows: &[RatingChangeRow]) -> BTreeMap<RatingPool, Vec<FirstPlayerGame>> {
        let mut games = BTreeMap::new();
        add(&mut games, rows);
        games
    }

    #[test]
    fn a_game_is_told_from_the_side_of_who_began() {
        let rows = [row(1, "bob", false, 1500.0, false), row(2, "ada", true, 1620.0, true)];
        let found = &games(&rows)[&RatingPool::ClassicLive];
        assert_eq!((found[0].score, found[0].rating_difference), (1.0, 120.0));
        let [second, first] = rows;
        let turned = games(&[first, second]);
        assert_eq!(&turned[&RatingPool::ClassicLive], found, "whoever sits where");
        let again = [row(3, "bob", true, 1500.0, false), row(4, "ada", false, 1500.0, true)];
        let again = &games(&again)[&RatingPool::ClassicLive];
        assert_eq!((again[0].score, &again[0].group), (0.0, &found[0].group), "of the same two");
    }

    #[test]
    fn what_is_no_game_of_two_people_in_such_a_pool_is_left_out() {
        let rows = [row(1, "ada", true, 1500.0, true), row(2, "bob", false, 1500.0, false)];
        assert!(games(&rows[..1]).is_empty(), "a game with a bot");
        let four = rows.clone().map(|row| RatingChangeRow { pool: RatingPool::FourPlayers, ..row });
        assert!(games(&four).is_empty());
        let kind = RatingChangeKind::Refund;
        let refunds = rows.map(|row| RatingChangeRow { kind, began: false, ..row });
        assert!(games(&refunds).is_empty());
    }
}
