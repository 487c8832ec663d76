//! Computes all ratings anew, in the order in which they came about.

use std::collections::HashMap;

use ratings::{RatingPool, RatingRefund, SkillRating, rate};
use table::Table;

use crate::rating_rows::{RatingChangeKind, RatingChangeRow};
use crate::ratings::{NOBODY, correct_change, rated_seats, set_rating};
use crate::{Statement, Store, StoreError};

/// What became of ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingsReport {
    /// Changes that were computed anew.
    pub changes: u64,
    /// Rows that were not what they should have been, and are now.
    pub corrected: u64,
}

/// Everybody's ratings so far.
#[derive(Default)]
struct Standings(HashMap<(String, RatingPool), SkillRating>);

impl Standings {
    fn of(&self, person: &str, pool: RatingPool) -> SkillRating {
        self.0.get(&(person.to_owned(), pool)).copied().unwrap_or_default()
    }
}

/// How many statements are executed together.
const BATCH: usize = 200;

impl Store {
    /// Follows the changes by their numbers, computes each anew from its game, and corrects what differs: the changes, and
    /// the ratings they leave. Where a game is there no longer, its players keep what they won or lost by it.
    pub async fn rebuild_ratings(&self) -> Result<RatingsReport, StoreError> {
        let mut report = RatingsReport::default();
        let mut standings = Standings::default();
        let mut corrections = Vec::new();
        let mut group: Vec<RatingChangeRow> = Vec::new();
        let mut last = 0;
        loop {
            let rows = self.rating_changes_after(last).await?;
            let is_end = rows.is_empty();
            for row in rows {
                last = row.number;
                report.changes += 1;
                if group.first().is_some_and(|first| first.game != row.game) {
                    let group = std::mem::take(&mut group);
                    corrections.extend(self.follow_changes(group, &mut standings).await?);
                }
                group.push(row);
            }
            if is_end {
                corrections.extend(self.follow_changes(group, &mut standings).await?);
                break;
            }
        }
        corrections.extend(self.differing_ratings(standings).await?);
        report.corrected = corrections.len() as u64;
        for batch in corrections.chunks(BATCH) {
            self.execute(batch.to_vec()).await?;
        }
        Ok(report)
    }

    /// Computes the changes of one game, or of one ban, anew; returns what corrects those that differ.
    async fn follow_changes(
        &self,
        mut rows: Vec<RatingChangeRow>,
        standings: &mut Standings,
    ) -> Result<Vec<Statement>, StoreError> {
        let Some(first) = rows.first() else { return Ok(Vec::new()) };
        let befores: Vec<_> = rows.iter().map(|row| standings.of(&row.person, row.pool)).collect();
        let afters = match first.kind {
            RatingChangeKind::Refund => None,
            RatingChangeKind::Game => self.afters(&rows, standings).await?,
        };
        let mut corrections = Vec::new();
        for (nth, row) in rows.iter_mut().enumerate() {
            let before = befores[nth];
            let after = match (&afters, row.kind) {
                (Some(afters), _) => afters[nth],
                (None, RatingChangeKind::Refund) => {
                    let points = rounded(row.after.rating - row.before.rating);
                    let refund =
                        RatingRefund { person: row.person.clone(), pool: row.pool, points };
                    refund.applied_to(&before)
                }
                (None, RatingChangeKind::Game) => SkillRating {
                    rating: rounded(before.rating + row.after.rating - row.before.rating),
                    games: before.games + 1,
                    ..row.after
                },
            };
            let stored = |rating: &SkillRating| SkillRating { at: 0, ..*rating };
            if stored(&row.before) != stored(&before) || stored(&row.after) != stored(&after) {
                (row.before, row.after) = (before, after);
                corrections.push(correct_change(row));
            }
            standings.0.insert((row.person.clone(), row.pool), after);
        }
        Ok(corrections)
    }

    /// The ratings after a game, for each of its changes; nothing if it is there no longer, or was another.
    async fn afters(
        &self,
        rows: &[RatingChangeRow],
        standings: &Standings,
    ) -> Result<Option<Vec<SkillRating>>, StoreError> {
        let game = &rows[0].game;
        let Ok(events) = self.events(game, 0).await else { return Ok(None) };
        let Ok(table) = Table::replay(game, &events) else { return Ok(None) };
        // Whose rating it has changed says who was a bot, whatever they are now.
        let row_of = |seat: u8| rows.iter().find(|row| row.seat == seat);
        let holders = table.holder_ids();
        let has_row = |person: &str| {
            let seat = holders.iter().position(|holder| *holder == Some(person));
            seat.and_then(|seat| row_of(seat as u8 + 1)).is_some()
        };
        let is_bot = |person: &str| rows.len() < holders.len() && has_row(person);
        let Some(Ok(rated)) = table.rated_game(is_bot) else { return Ok(None) };
        let before = |(seat, player): (u8, &table::RatedPlayer)| {
            let person = row_of(seat).map_or(player.person.as_str(), |row| row.person.as_str());
            standings.of(person, player.pool)
        };
        let befores: Vec<_> = (1..).zip(&rated.players).map(before).collect();
        let seats = rated_seats(&rated, &befores, self.first_player_terms());
        let afters = rate(&seats, rated.at);
        let after =
            |row: &RatingChangeRow| afters.get(usize::from(row.seat).checked_sub(1)?).copied();
        Ok(rows.iter().map(after).collect())
    }

    /// What makes of the ratings that are kept those that were computed.
    async fn differing_ratings(
        &self,
        Standings(mut standings): Standings,
    ) -> Result<Vec<Statement>, StoreError> {
        let mut statements = Vec::new();
        let mut last = String::new();
        loop {
            let rows = self.ratings_after(&last).await?;
            let Some((end, _, _)) = rows.last() else { break };
            last.clone_from(end);
            for (person, pool, kept) in rows {
                match standings.remove(&(person.clone(), pool)) {
                    Some(rating) if rating == kept => {}
                    Some(rating) => statements.push(set_rating(&person, pool, &rating)),
                    None => {
                        let sql = "DELETE FROM ratings WHERE person = $1 AND pool = $2";
                        statements.push(Statement::new(sql).text(&person).text(pool.name()));
                    }
                }
            }
        }
        let missing = standings.iter().filter(|((person, _), _)| !person.starts_with(NOBODY));
        statements
            .extend(missing.map(|((person, pool), rating)| set_rating(person, *pool, rating)));
        Ok(statements)
    }
}

fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
