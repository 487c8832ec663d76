//! Every finished rated game has changed the ratings of its players, once, whatever node ended it; what was lost to people
//! who were banned is given back ([`refunds`]); the changes follow each other, and computed anew they are the same.

use std::collections::BTreeMap;

use table::Table;

use super::{Violation, ViolationKind, refunds};
use crate::evidence::{RatingEvidence, RatingRows, StoredChange, StoredRating};

/// A newcomer's rating, deviation and volatility, as they are kept.
const FIRST: [i64; 3] = [150_000, 50_000, 90_000];

/// Checks the ratings that all games together have led to.
pub fn check_ratings(evidence: &RatingEvidence) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut add = |kind, table: &str, detail| {
        violations.push(Violation { kind, table: table.to_owned(), detail });
    };
    for (game, events) in &evidence.games {
        let Ok(table) = Table::replay(game, events) else { continue };
        if let Err(detail) = check_game(game, &table, evidence) {
            add(ViolationKind::RatedWrong, game, detail);
        }
    }
    let changes = &evidence.rows.changes;
    for change in changes.iter().filter(|change| !change.is_refund) {
        if !evidence.games.iter().any(|(game, _)| *game == change.game) {
            let detail = format!("change {} is of no game that was played", change.number);
            add(ViolationKind::RatedWrong, &change.game, detail);
        }
    }
    refunds::check(evidence, &mut add);
    for (number, change) in (1..).zip(changes) {
        if change.number != number {
            let detail = format!("change {} stands where {number} should", change.number);
            add(ViolationKind::RatingGap, &change.game, detail);
        }
    }
    if let Err((game, detail)) = check_chain(&evidence.rows) {
        add(ViolationKind::RatingBroken, &game, detail);
    }
    if evidence.rebuilt != evidence.rows {
        let differs = |(one, other): &(&StoredChange, &StoredChange)| one != other;
        let first = changes.iter().zip(&evidence.rebuilt.changes).find(differs);
        add(ViolationKind::RebuildDiffers, "", format!("first at {first:?}"));
    }
    violations
}

/// A game has one change for each seat whose rating it changes, and none otherwise, and the database says which.
fn check_game(game: &str, table: &Table, evidence: &RatingEvidence) -> Result<(), String> {
    let (expected, state) = match table.rated_game(|_| false) {
        None => (Vec::new(), "open"),
        Some(Err(reason)) => (Vec::new(), reason.word()),
        Some(Ok(rated)) => {
            let players = (1i64..).zip(rated.players).filter(|(_, player)| player.changes);
            let row = |(seat, player): (i64, table::RatedPlayer)| {
                (seat, player.person, player.pool.name().to_owned())
            };
            (players.map(row).collect(), "rated")
        }
    };
    let changes = evidence.rows.changes.iter().filter(|change| !change.is_refund);
    let own = changes.filter(|change| change.game == game);
    let mut found: Vec<_> =
        own.map(|change| (change.seat, change.person.clone(), change.pool.clone())).collect();
    found.sort();
    if found != expected {
        return Err(format!("it has changed {found:?}, and should have {expected:?}"));
    }
    let mut states = evidence.states.iter().filter(|(other, _)| other == game);
    let said = states.next().map(|(_, state)| state.as_str());
    match said {
        Some(said) if said == state => Ok(()),
        _ => Err(format!("it is {said:?} in the database, and should be {state}")),
    }
}

/// Every change begins where the one before left the rating, and ratings are what the last one left.
fn check_chain(rows: &RatingRows) -> Result<(), (String, String)> {
    let mut standings = BTreeMap::new();
    for change in &rows.changes {
        let key = (change.person.clone(), change.pool.clone());
        let (before, games) = standings.get(&key).copied().unwrap_or((FIRST, 0));
        let more = i64::from(!change.is_refund);
        if (change.before, change.games) != (before, games + more) {
            let detail = format!("{change:?} follows {before:?} after {games} games");
            return Err((change.game.clone(), detail));
        }
        standings.insert(key, (change.after, change.games));
    }
    let rating = |((person, pool), (value, games))| StoredRating { person, pool, value, games };
    let expected: Vec<_> = standings.into_iter().map(rating).collect();
    if expected == rows.ratings {
        return Ok(());
    }
    let odd = rows.ratings.iter().find(|rating| !expected.contains(rating));
    let lost = expected.iter().find(|rating| !rows.ratings.contains(rating));
    Err((String::new(), format!("the changes lead to {lost:?}, and there is {odd:?}")))
}
