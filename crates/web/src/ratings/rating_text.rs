use api::{PersonRatings, Rating, RatingStake};

use crate::http::{self, RequestError};
use crate::i18n::translate;
use crate::route;

/// The number, with a question mark while it is a guess.
pub fn rating_text(rating: &Rating) -> String {
    points_text(rating.rating, rating.provisional)
}

pub(super) fn points_text(rating: i32, is_provisional: bool) -> String {
    format!("{rating}{}", if is_provisional { "?" } else { "" })
}

/// A change with its sign: `+7`, `−9`.
pub(super) fn signed(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// What is at stake, as short as it can be said: `+7 / −9`.
pub fn stake_text(stake: RatingStake) -> String {
    format!("{} / {}", signed(stake.if_won), signed(stake.if_lost))
}

/// What is at stake in words, for whoever hears it.
pub fn stake_sentence(stake: RatingStake) -> String {
    let args = [
        ("won", signed(stake.if_won).into()),
        ("drawn", signed(stake.if_drawn).into()),
        ("lost", signed(stake.if_lost).into()),
    ];
    translate("rating-stake-words", &args)
}

/// The name of a pool.
pub(super) fn pool_name(pool: &str) -> String {
    translate(&format!("rating-pool-{pool}"), &[])
}

/// Asks for somebody's ratings.
pub(super) async fn ratings_of(name: &str) -> Result<PersonRatings, RequestError> {
    http::get(&format!("/people/{}/ratings", route::encoded(name))).await
}
