//! Where the game screen, and what leads to it, show what belongs to ratings. What draws it is a part of the page that
//! is fetched when there is something to draw.

use api::TableRatings;
use leptos::prelude::*;
use rules::{Game, GameRecord};

use crate::lazy_part::RenderPart;

/// What draws ratings, once it has been fetched.
pub type RatingRender = RwSignal<Option<RenderPart<RatingSlot>>>;

/// Fetches what draws ratings; a context of the app.
#[derive(Clone, Copy)]
pub struct RatingPart(pub fn(RatingRender));

/// What is known of the ratings at a table; a context of its page.
#[derive(Clone, Copy)]
pub struct RatedTable {
    /// `None` until the server has told, and at a casual table.
    pub ratings: RwSignal<Option<TableRatings>>,
    /// Empty at servers without accounts.
    pub render: RatingRender,
}

/// A place where something about ratings is shown.
#[derive(Clone, Copy)]
pub enum RatingSlot {
    /// Below the result of a game against the computer: the next computer player.
    LevelOffer(RwSignal<GameRecord>),
    /// Where somebody is to be paired: whether the game is to be rated; which game it is, and how many play.
    PairingChoice(RwSignal<bool>, RwSignal<Game>, RwSignal<u8>),
    /// Nothing is shown: it follows the ratings of the table.
    Watch,
    /// Whether the table is rated, with what is at stake.
    Kind,
    /// After the name of the player of a seat.
    Seat(u8),
    /// Below the result: what the game has changed.
    Changes,
}

/// A place for ratings. What belongs to a table stays empty until the page has fetched what draws it, for a rated one;
/// everything else fetches that.
pub fn rating_slot(slot: RatingSlot) -> AnyView {
    let is_of_table = !matches!(slot, RatingSlot::LevelOffer(_));
    let render = use_context::<RatedTable>().filter(|_| is_of_table).map(|table| table.render);
    let render = render.unwrap_or_else(|| {
        let render = RwSignal::new(None);
        (expect_context::<RatingPart>().0)(render);
        render
    });
    (move || render.get().map(|render| render(slot))).into_any()
}

/// A place for ratings at a table, which there is none of in games without a server.
pub fn table_rating_slot(slot: RatingSlot) -> Option<AnyView> {
    use_context::<RatedTable>().map(|_| rating_slot(slot))
}
