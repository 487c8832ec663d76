//! Ratings as people see them: the computer's levels on the scale, somebody's graph, the leaderboards, and what a
//! table says of them. Each is drawn by a part of the page that is fetched when it is first needed.

mod distribution;
mod graph;
mod leaderboards;
mod level_fit;
mod level_offer;
mod person_ratings;
mod rated_choice;
mod rating_text;
mod stakes;
mod table_ratings;

use leptos::prelude::*;

pub use leaderboards::LeaderboardsPage;
pub use level_fit::LevelFit;
pub use person_ratings::PersonRatingsSection;
pub use rated_choice::{PlannedTable, RatedChoice, casual_reason_between};
pub use rating_text::{rating_text, stake_sentence, stake_text};

use crate::play::RatingSlot;
use level_offer::NextLevel;
use rated_choice::PairingChoice;
use table_ratings::{RatingAfterName, RatingChanges, TableKind};

/// Shows what belongs into a place of the game screen.
pub fn render(slot: RatingSlot) -> AnyView {
    match slot {
        RatingSlot::LevelOffer(game_record) => view! { <NextLevel game_record /> }.into_any(),
        RatingSlot::PairingChoice(rated, game, seats) => {
            view! { <PairingChoice rated game seats /> }.into_any()
        }
        RatingSlot::Watch => {
            table_ratings::watch();
            ().into_any()
        }
        RatingSlot::Kind => view! { <TableKind /> }.into_any(),
        RatingSlot::Seat(seat) => view! { <RatingAfterName seat /> }.into_any(),
        RatingSlot::Changes => view! { <RatingChanges /> }.into_any(),
    }
}
