//! What moderators may know of how fairly somebody plays rated games: hints to a person, never a verdict.

use std::collections::{HashMap, HashSet};

use api::{EngineAgreement, FairPlay, MetOften, Person, SeatNumber};
use engine::{GameReview, Grade};
use game::SeatResult;
use ratings::EarlyLeaves;
use store::RatingChangeRow;

use crate::error::ServerError;
use crate::reviews::REVIEW_ENGINE;
use crate::safety::{shown_origin, shown_people};
use crate::state::App;

/// A game with fewer moves than this was lost quickly.
const QUICK_MOVES: u32 = 12;

/// How many of somebody's last rated games moderators are told of.
const FAIR_PLAY_GAMES: usize = 100;

/// What moderators may know of how fairly somebody plays; nothing if there is nothing.
pub(crate) async fn fair_play(app: &App, person: &str) -> Result<Option<FairPlay>, ServerError> {
    let now = app.store.now();
    let since = now.saturating_sub(EarlyLeaves::COUNTED);
    let early_leaves = app.store.early_leaves(person, since).await?.len() as u32;
    let rows = app.store.rating_changes_with(person, 0).await?;
    let own: Vec<_> =
        rows.iter().filter(|row| row.person == person).take(FAIR_PLAY_GAMES).collect();
    if own.is_empty() && early_leaves == 0 {
        return Ok(None);
    }
    let quick = |row: &&&RatingChangeRow| row.result == SeatResult::Loss && row.moves < QUICK_MOVES;
    let quick_games: HashSet<_> = own.iter().filter(quick).map(|row| row.game.as_str()).collect();
    let games: HashSet<_> = own.iter().map(|row| row.game.as_str()).collect();
    let origin = shown_origin(app, person).await?;
    let (mut lost_to, mut met) = (HashMap::new(), HashMap::new());
    for row in rows.iter().filter(|row| row.person != person) {
        if quick_games.contains(row.game.as_str()) && row.result == SeatResult::Win {
            *lost_to.entry(row.person.clone()).or_insert(0) += 1;
        }
        if games.contains(row.game.as_str()) {
            *met.entry(row.person.clone()).or_insert(0) += 1;
        }
    }
    lost_to.retain(|_, games| *games > 1);
    met.retain(|other, _| origin.is_some() && app.hub.origin_of(other) == origin);
    let mut same_address = HashMap::new();
    for (person, games) in met {
        if shown_origin(app, &person).await? == origin {
            same_address.insert(person, games);
        }
    }
    let agreement = kept_agreement(app, &own).await?;
    Ok(Some(FairPlay {
        games: own.len() as u32,
        quick_losses: quick_games.len() as u32,
        quick_losses_to: named(app, lost_to).await?,
        same_address: named(app, same_address).await?,
        early_leaves,
        agreement,
    }))
}

/// How often somebody moved as the engine would in those of their games whose review is kept. None is made for this: that
/// takes minutes, and whoever decides can ask for one.
async fn kept_agreement(
    app: &App,
    own: &[&RatingChangeRow],
) -> Result<Option<EngineAgreement>, ServerError> {
    let mut reviews = Vec::new();
    for row in own {
        let kept = app.store.review(&row.game, REVIEW_ENGINE).await?;
        if let Some(review) = kept.and_then(|body| serde_json::from_str(&body).ok()) {
            reviews.push((row.seat, review));
        }
    }
    Ok(agreement(&reviews))
}

/// Sums up reviews of games, each with the seat that somebody had there; nothing if there are none.
fn agreement(reviews: &[(SeatNumber, GameReview)]) -> Option<EngineAgreement> {
    let mut sum =
        EngineAgreement { games: u32::try_from(reviews.len()).ok()?, ..EngineAgreement::default() };
    for (own, review) in reviews {
        // A move without an accuracy was the only one.
        for played in review.moves.iter().filter(|played| played.accuracy.is_some()) {
            let agreed = u32::from(matches!(played.grade, Grade::Brilliant | Grade::Best));
            if played.seat == *own {
                sum.moves += 1;
                sum.agreed += agreed;
            } else {
                sum.moves_of_others += 1;
                sum.agreed_of_others += agreed;
            }
        }
    }
    (sum.games > 0).then_some(sum)
}

/// People with how many games, the most first.
async fn named(app: &App, games: HashMap<String, u32>) -> Result<Vec<MetOften>, ServerError> {
    let people = shown_people(app, games.keys().cloned()).await?;
    let met = |(id, games): (String, u32)| {
        let person = people.get(&id).cloned().unwrap_or_else(|| Person::guest(&id));
        MetOften { person, games }
    };
    let mut named: Vec<_> = games.into_iter().map(met).collect();
    named.sort_by(|one, other| {
        other.games.cmp(&one.games).then_with(|| one.person.id.cmp(&other.person.id))
    });
    Ok(named)
}

#[cfg(test)]
mod tests {
    use engine::MoveReview;

    use super::*;

    fn played(seat: SeatNumber, grade: Grade, accuracy: Option<u16>) -> MoveReview {
        MoveReview {
            entry: 0,
            seat,
            word: "e2".to_owned(),
            grade,
            cost: 0,
            better: None,
            several_good: false,
            why: None,
            chances: Vec::new(),
            accuracy,
            exact: false,
            time: None,
        }
    }

    #[test]
    fn moves_as_good_as_the_engines_are_counted_where_there_was_a_choice() {
        assert_eq!(agreement(&[]), None);
        let moves = vec![
            played(2, Grade::Best, Some(1000)),
            played(1, Grade::Brilliant, Some(1000)),
            played(2, Grade::Good, Some(900)),
            played(1, Grade::Best, None),
            played(2, Grade::Blunder, Some(100)),
        ];
        let review = GameReview { moves, ..GameReview::default() };
        let sum = agreement(&[(2, review.clone()), (1, review)]).unwrap();
        let expected = EngineAgreement {
            games: 2,
            moves: 4,
            agreed: 2,
            moves_of_others: 4,
            agreed_of_others: 2,
        };
        assert_eq!(sum, expected);
        assert_eq!((sum.share(), sum.share_of_others()), (Some(500), Some(500)));
        assert_eq!(EngineAgreement::default().share(), None);
    }
}
