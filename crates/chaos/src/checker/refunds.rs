//! What people lost to somebody who was banned for cheating is given back once: all of it that is due, and nothing else.
//! The rule of `docs/ratings.md`, read a second time.

use std::collections::BTreeMap;

use super::ViolationKind;
use crate::evidence::{RatingEvidence, StoredBan, StoredChange};

/// How old a game may be, in milliseconds; how many games of the banned person count, and the most that anybody is given
/// back, in hundredths of a point.
const MAX_AGE: i64 = 5 * 24 * 60 * 60 * 1000;
const MAX_GAMES: usize = 40;
const MAX_POINTS: i64 = 15_000;

/// Checks the refunds. The moderator bans people when all their games are decided, and they play no more.
pub(super) fn check(evidence: &RatingEvidence, add: &mut impl FnMut(ViolationKind, &str, String)) {
    for (id, person) in &evidence.acknowledged_bans {
        if !evidence.bans.iter().any(|ban| ban.id == *id && ban.person == *person) {
            let detail = format!("the ban of {person} is not there");
            add(ViolationKind::LostAction, id, detail);
        }
    }
    for ban in &evidence.bans {
        if !evidence.acknowledged_bans.iter().any(|(_, person)| *person == ban.person) {
            let detail = format!("nobody banned {}", ban.person);
            add(ViolationKind::NobodyAsked, &ban.id, detail);
        }
        if let Err(detail) = check_ban(ban, evidence) {
            add(ViolationKind::RefundWrong, &ban.id, detail);
        }
    }
    for ban in &evidence.refunds_due {
        let detail = "points are still to be given back".to_owned();
        add(ViolationKind::RefundWrong, ban, detail);
    }
    for refund in evidence.rows.changes.iter().filter(|change| change.is_refund) {
        if !evidence.bans.iter().any(|ban| ban.id == refund.game) {
            let detail = format!("change {} is of no ban", refund.number);
            add(ViolationKind::RefundWrong, &refund.game, detail);
        }
    }
}

/// A ban has one refund for each rating that is due one, all at once, and none otherwise.
fn check_ban(ban: &StoredBan, evidence: &RatingEvidence) -> Result<(), String> {
    let refunds = || evidence.rows.changes.iter().filter(|change| change.is_refund);
    let own: Vec<_> = refunds().filter(|refund| refund.game == ban.id).collect();
    let first = own.first().map_or(i64::MAX, |refund| refund.number);
    for (refund, number) in own.iter().zip(first..) {
        let [_, deviation, volatility] = refund.before;
        if refund.number != number || refund.at != ban.at || refund.seat != 0 {
            return Err(format!("{refund:?} is not one of the changes of {ban:?} from {first} on"));
        }
        if refund.after[1..] != [deviation, volatility] {
            return Err(format!("{refund:?} changes more than the rating"));
        }
    }
    // What another ban of the same person has given back before is not given back again.
    let others = evidence.bans.iter().filter(|other| other.person == ban.person && *other != ban);
    let others: Vec<_> = others.map(|other| other.id.as_str()).collect();
    let before =
        refunds().filter(|refund| refund.number < first && others.contains(&refund.game.as_str()));
    let since = before.map(|refund| refund.number).max().unwrap_or(0);
    let changes: Vec<_> = evidence
        .rows
        .changes
        .iter()
        .filter(|change| !change.is_refund && (since..first).contains(&change.number))
        .collect();
    let due: Vec<_> = points_due(ban, &changes).into_iter().collect();
    let given = own.iter().map(|refund| {
        let points = refund.after[0] - refund.before[0];
        ((refund.person.as_str(), refund.pool.as_str()), points)
    });
    let mut given: Vec<_> = given.collect();
    given.sort_unstable();
    match given == due {
        true => Ok(()),
        false => Err(format!("{ban:?} has given back {given:?}, and should have {due:?}")),
    }
}

/// What has to be given back after a ban, by person and pool, of what these games have changed. Where somebody lost more
/// than is given back, the latest games count.
fn points_due<'a>(
    ban: &StoredBan,
    changes: &[&'a StoredChange],
) -> BTreeMap<(&'a str, &'a str), i64> {
    let is_own = |change: &&&StoredChange| {
        change.person == ban.person && (ban.at - MAX_AGE..=ban.at).contains(&change.at)
    };
    let mut given: BTreeMap<&str, i64> = BTreeMap::new();
    let mut due = BTreeMap::new();
    for own in changes.iter().rev().filter(is_own).take(MAX_GAMES) {
        let others =
            changes.iter().filter(|other| other.game == own.game && other.person != ban.person);
        for other in others {
            let given = given.entry(&other.person).or_default();
            let points = (other.before[0] - other.after[0]).clamp(0, MAX_POINTS - *given);
            if points > 0 {
                *given += points;
                *due.entry((other.person.as_str(), other.pool.as_str())).or_default() += points;
            }
        }
    }
    due
}
