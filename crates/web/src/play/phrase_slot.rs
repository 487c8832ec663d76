//! Where the game screen shows what players say. What draws it is a part of the page that is fetched once
//! the server has shown that it knows phrases.

use api::{Phrase, SaidPhrase, Snapshot};
use leptos::prelude::*;

use crate::lazy_part::RenderPart;

/// What is known of what players say at a table; a context of its page.
#[derive(Clone, Copy)]
pub struct TablePhrases {
    /// `None` until the server has shown that it knows phrases.
    pub said: RwSignal<Option<Vec<SaidPhrase>>>,
    pub snapshot: RwSignal<Option<Snapshot>>,
    pub connected: RwSignal<bool>,
    /// The server's clock minus ours, in milliseconds.
    pub clock_skew: RwSignal<f64>,
    pub say: Callback<Phrase>,
    /// What draws it, once it has been fetched.
    pub render: RwSignal<Option<RenderPart<PhraseSlot>>>,
}

/// Fetches what draws phrases; a context of the app.
#[derive(Clone, Copy)]
pub struct PhrasePart(pub fn(TablePhrases));

/// A place where something about phrases is shown.
#[derive(Clone, Copy)]
pub enum PhraseSlot {
    /// Nothing is shown: it begins to listen.
    Start(TablePhrases),
    /// The button that opens the twelve.
    Picker,
    /// The same, after the game, with what leads to the next one.
    Result,
    /// What the player of a seat said just now.
    Bubble(u8),
    /// What was said so far.
    Log,
}

/// A place for phrases, which stays empty in games without a server.
pub fn phrase_slot(slot: PhraseSlot) -> impl IntoView {
    let phrases = use_context::<TablePhrases>();
    move || phrases.and_then(|phrases| phrases.render.get()).map(|render| render(slot))
}
