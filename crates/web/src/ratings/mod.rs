//! Ratings as people see them: the computer's levels on the scale, somebody's graph, the leaderboards, and what a
//! table says of them. Each is drawn by a part of the page that is fetched when it is first needed.

mod level_fit;
mod level_offer;

use leptos::prelude::*;

pub use level_fit::LevelFit;
use level_offer::NextLevel;

use crate::play::RatingSlot;

/// Shows what belongs into a place of the game screen.
pub fn render(slot: RatingSlot) -> AnyView {
    match slot {
        RatingSlot::LevelOffer(session) => view! { <NextLevel session /> }.into_any(),
    }
}
