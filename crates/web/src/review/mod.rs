//! Reviews: what the moves of a game were worth, mistakes to learn from, and all the games of the person
//! here. A review is made in the page's workers, a position each, by the same code as everywhere.

mod better_move;
mod current_move;
mod game_list;
mod graph;
mod listed_game;
mod mistake_cards;
mod mistakes;
mod moments;
mod opened_game;
mod panels;
mod players;
mod progress;
mod retry;
mod reviewed_game;
mod screen;
mod store;

use leptos::prelude::*;

use crate::route::GameAddress;
pub use graph::ChanceGraph;
pub use listed_game::ListedGame;
pub use panels::entry_mark;
pub use progress::RunProgress;
pub use reviewed_game::ReviewedGame;
pub use store::StoredReview;

/// A page of the part.
#[derive(Clone, Debug)]
pub enum ReviewPartPage {
    Review(GameAddress),
    Games,
}

/// The pages of the part: one component, so that the page has to know one of them only.
#[component]
pub fn ReviewPart(page: ReviewPartPage) -> impl IntoView {
    match page {
        ReviewPartPage::Review(address) => view! { <opened_game::ReviewPage address /> }.into_any(),
        ReviewPartPage::Games => view! { <game_list::GameListPage /> }.into_any(),
    }
}
