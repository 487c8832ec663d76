//! Where the game screen shows what belongs to ratings. What draws it is a part of the page that is fetched when
//! there is something to draw.

use leptos::prelude::*;

use super::session::GameSession;

/// Draws what belongs into a place; a context of the app.
#[derive(Clone, Copy)]
pub struct RatingPart(pub fn(RatingSlot) -> AnyView);

/// A place where something about ratings is shown.
#[derive(Clone, Copy)]
pub enum RatingSlot {
    /// Below the result of a game at this screen: the next computer player.
    LevelOffer(GameSession),
}

/// A place for ratings.
pub fn rating_slot(slot: RatingSlot) -> AnyView {
    expect_context::<RatingPart>().0(slot)
}
