//! Ratings are written once for every game, by whatever node: the number of a change is the one after the last, and of
//! two who take the same number one fails, reads again, and sees what the other has done.

use std::collections::{HashMap, HashSet};

use api::{Millis, Role};
use game::SeatResult;
use ratings::{
    FirstPlayerTerms, RatedSeat, RatingPool, RatingRefund, SkillRating, UnratedReason, rate,
};
use table::{RatedGame, Table};

use crate::queries::sql_time;
use crate::random::random_id;
use crate::rating_rows::{
    DueRefund, RatingChangeKind, RatingChangeRow, hundredths, millionths, result_word,
};
use crate::{Statement, Store, StoreError};

/// How often a change is tried again that another came before.
const MAX_TRIES: u32 = 50;

/// What was decided about a game at a rated table.
#[derive(Clone, Debug, PartialEq)]
pub enum GameRating {
    /// There is no such table, or it is casual.
    Casual,
    /// It is not over.
    Open,
    /// It has changed ratings.
    Rated,
    /// It has changed none.
    Unrated(UnratedReason),
}

impl Store {
    /// Rates a game that is over, unless that has been done. Whoever asks, and however often, each of its players has one
    /// change from it in the end.
    pub async fn rate_game(&self, game: &str) -> Result<GameRating, StoreError> {
        let mut tries = 0;
        loop {
            match self.rated_game_state(game).await?.as_deref() {
                None => return Ok(GameRating::Casual),
                Some("open") => {}
                Some("rated") => return Ok(GameRating::Rated),
                Some(word) => {
                    let reason = UnratedReason::parse(word).unwrap_or(UnratedReason::Aborted);
                    return Ok(GameRating::Unrated(reason));
                }
            }
            match self.try_rate_game(game).await {
                // Somebody else has changed a rating meanwhile, maybe by this very game.
                Err(error) if error.is_conflict() && tries < MAX_TRIES => tries += 1,
                decided => return decided,
            }
        }
    }

    async fn try_rate_game(&self, game: &str) -> Result<GameRating, StoreError> {
        // Before anything that depends on it: whatever changes afterwards takes the next number.
        let last = self.last_rating_number().await?;
        let events = self.events(game, 0).await?;
        let corrupt = || StoreError::Corrupt { game: game.to_owned(), seq: 0 };
        let table = Table::replay(game, &events).map_err(|_| corrupt())?;
        let people: HashSet<String> = table.person_ids().into_iter().map(str::to_owned).collect();
        let mut roles = HashMap::new();
        for person in people {
            let role = self.account(&person).await?.map(|account| account.role);
            roles.insert(person, role);
        }
        let is_bot = |person: &str| roles.get(person) == Some(&Some(Role::Bot));
        let rated = match table.rated_game(is_bot) {
            None => return Ok(GameRating::Open),
            Some(Err(reason)) => {
                self.execute(vec![decide(game, reason.word())]).await?;
                return Ok(GameRating::Unrated(reason));
            }
            Some(Ok(rated)) => rated,
        };
        let mut befores = Vec::new();
        for player in &rated.players {
            let ratings = self.ratings_of(&player.person).await?;
            let own = ratings.into_iter().find(|(pool, _)| *pool == player.pool);
            befores.push(own.map_or(SkillRating::NEW, |(_, rating)| rating));
        }
        let seats = rated_seats(&rated, &befores, self.first_player_terms());
        let rows = changes(game, &rated, &seats, last);
        let mut statements = Vec::new();
        for mut row in rows {
            // Whoever was forgotten meanwhile has no rating; what they played for others counts.
            if roles.get(&row.person).is_some_and(Option::is_none) {
                row.person = nobody();
            } else {
                statements.push(set_rating(&row.person, row.pool, &row.after));
            }
            statements.push(insert_change(&row));
        }
        statements.push(decide(game, "rated"));
        self.execute(statements).await?;
        Ok(GameRating::Rated)
    }

    /// Gives back what people lost to somebody who was banned for cheating, unless that has been done; returns how many
    /// ratings it changed.
    pub async fn refund(&self, due: &DueRefund) -> Result<usize, StoreError> {
        let mut tries = 0;
        loop {
            match self.try_refund(due).await {
                Err(error) if error.is_conflict() && tries < MAX_TRIES => tries += 1,
                refunded => return refunded,
            }
        }
    }

    async fn try_refund(&self, due: &DueRefund) -> Result<usize, StoreError> {
        let last = self.last_rating_number().await?;
        if !self.refunds_due().await?.contains(due) {
            return Ok(0);
        }
        let since = due.at.saturating_sub(RatingRefund::DAYS * 86_400_000);
        let changes = self.rating_changes_with(&due.person, since).await?;
        // What an earlier ban has given back is not given back again.
        let first = changes.iter().map(|change| change.number).min().unwrap_or(last);
        let refunded = self.last_refund_after(due, first).await?;
        let changes = changes.iter().filter(|change| change.number > refunded);
        let changes: Vec<_> = changes.map(RatingChangeRow::to_change).collect();
        let (mut number, mut statements) = (last, Vec::new());
        for refund in RatingRefund::after_ban(&due.person, &changes, due.at) {
            let ratings = self.ratings_of(&refund.person).await?;
            // Whoever was forgotten has no rating any more.
            let own = ratings.into_iter().find(|(pool, _)| *pool == refund.pool);
            let Some((_, before)) = own else { continue };
            number += 1;
            let after = refund.applied_to(&before);
            statements.push(set_rating(&refund.person, refund.pool, &after));
            statements.push(insert_change(&RatingChangeRow {
                number,
                game: due.ban.clone(),
                person: refund.person,
                pool: refund.pool,
                kind: RatingChangeKind::Refund,
                seat: 0,
                began: false,
                result: SeatResult::Draw,
                moves: 0,
                at: due.at,
                before,
                after,
            }));
        }
        statements.push(Statement::new("DELETE FROM refunds_due WHERE ban = $1").text(&due.ban));
        self.execute(statements).await?;
        Ok((number - last) as usize)
    }

    /// Writes down that somebody left a game early or without a word.
    pub async fn add_early_leave(
        &self,
        person: &str,
        game: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let insert =
            Statement::new("INSERT INTO early_leaves VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        let insert = insert.text(person).text(game).number(sql_time(now));
        self.execute(vec![insert]).await.map(drop)
    }

    /// Deletes who left games before then.
    pub async fn clear_early_leaves(&self, before: Millis) -> Result<(), StoreError> {
        let old = Statement::new("DELETE FROM early_leaves WHERE at < $1");
        self.execute(vec![old.number(sql_time(before))]).await.map(drop)
    }
}

/// The changes of a game, by seat, with the numbers after `last`.
fn changes(game: &str, rated: &RatedGame, seats: &[RatedSeat], last: u64) -> Vec<RatingChangeRow> {
    let afters = rate(seats, rated.at);
    let mut number = last;
    let players = (1..).zip(&rated.players).zip(seats.iter().zip(afters));
    let mut rows = Vec::new();
    for ((seat, player), (RatedSeat { before, .. }, after)) in players {
        if !player.changes {
            continue;
        }
        number += 1;
        rows.push(RatingChangeRow {
            number,
            game: game.to_owned(),
            person: player.person.clone(),
            pool: player.pool,
            kind: RatingChangeKind::Game,
            seat,
            began: player.began,
            result: player.result,
            moves: rated.moves,
            at: after.at,
            before: *before,
            after,
        });
    }
    rows
}

/// The seats of a game as the formulas take them.
pub(crate) fn rated_seats(
    rated: &RatedGame,
    befores: &[SkillRating],
    terms: &FirstPlayerTerms,
) -> Vec<RatedSeat> {
    let seats = rated.players.iter().zip(befores);
    let seat = |(player, before): (&table::RatedPlayer, &SkillRating)| RatedSeat {
        before: *before,
        side: player.side,
        result: player.result,
        first_player_term: match player.began {
            true => terms.term(player.pool, rated.at),
            false => 0.0,
        },
    };
    seats.map(seat).collect()
}

fn insert_change(row: &RatingChangeRow) -> Statement {
    let insert = Statement::new(
        "INSERT INTO rating_changes
           (number, game, person, pool, kind, seat, began, result, moves, at, games,
            rating_before, deviation_before, volatility_before,
            rating_after, deviation_after, volatility_after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
    );
    let insert = insert.number(sql_time(row.number)).text(&row.game).text(&row.person);
    let insert = insert.text(row.pool.name()).text(row.kind.word()).number(row.seat.into());
    let insert = insert.number(row.began.into()).text(result_word(row.result));
    let insert = insert.number(row.moves.into()).number(sql_time(row.at));
    with_skill(with_skill(insert.number(row.after.games.into()), &row.before), &row.after)
}

/// With the numbers of a rating as the next three parameters.
fn with_skill(statement: Statement, rating: &SkillRating) -> Statement {
    let statement = statement.number(hundredths(rating.rating));
    statement.number(hundredths(rating.deviation)).number(millionths(rating.volatility))
}

/// Says what a rating is from now on.
pub(crate) fn set_rating(person: &str, pool: RatingPool, rating: &SkillRating) -> Statement {
    let set = Statement::new(
        "INSERT INTO ratings (person, pool, rating, deviation, volatility, games, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (person, pool) DO UPDATE SET rating = excluded.rating,
           deviation = excluded.deviation, volatility = excluded.volatility,
           games = excluded.games, at = excluded.at",
    );
    let set = with_skill(set.text(person).text(pool.name()), rating);
    set.number(rating.games.into()).number(sql_time(rating.at))
}

/// Says again what a change was.
pub(crate) fn correct_change(row: &RatingChangeRow) -> Statement {
    let update = Statement::new(
        "UPDATE rating_changes SET rating_before = $1, deviation_before = $2,
           volatility_before = $3, rating_after = $4, deviation_after = $5,
           volatility_after = $6, games = $7 WHERE number = $8",
    );
    let update = with_skill(with_skill(update, &row.before), &row.after);
    update.number(row.after.games.into()).number(sql_time(row.number))
}

fn decide(game: &str, state: &str) -> Statement {
    let sql = "UPDATE rated_games SET state = $1 WHERE game = $2 AND state = 'open'";
    Statement::new(sql).text(state).text(game)
}

/// The id of somebody who is nobody any more. Nobody else has one like it.
fn nobody() -> String {
    format!("{NOBODY}{}", random_id(12))
}

/// How the ids of those begin who are nobody any more.
pub(crate) const NOBODY: &str = "nobody-";

/// Has somebody's ratings be nobody's: others' have come about by them, and have to again when they are computed anew.
pub(crate) fn forget_ratings(person: &str) -> [Statement; 4] {
    let nobody = nobody();
    let changes = Statement::new("UPDATE rating_changes SET person = $1 WHERE person = $2");
    let due = Statement::new("UPDATE refunds_due SET person = $1 WHERE person = $2");
    let ratings = Statement::new("DELETE FROM ratings WHERE person = $1");
    let leaves = Statement::new("DELETE FROM early_leaves WHERE person = $1");
    [
        changes.text(&nobody).text(person),
        due.text(&nobody).text(person),
        ratings.text(person),
        leaves.text(person),
    ]
}
