//! What a tab shows while another one is in front: its title and its icon say that it is the
//! person's turn, or that a game was found for them.

use std::cell::Cell;

use leptos::prelude::*;

use crate::http;
use crate::play::GameSession;

/// Why a tab asks to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    YourMove,
    Paired,
}

impl Attention {
    /// The key of the message for the title.
    pub fn message(self) -> &'static str {
        match self {
            Attention::YourMove => "web-your-move",
            Attention::Paired => "web-pairing-found",
        }
    }
}

thread_local! {
    static ATTENTION: Cell<Option<RwSignal<Option<Attention>>>> = const { Cell::new(None) };
}

/// Creates the signal; the icon follows it, as the title does.
pub fn init() -> RwSignal<Option<Attention>> {
    let attention = RwSignal::new(None);
    ATTENTION.set(Some(attention));
    Effect::new(move || {
        let icon = document().query_selector("link[rel=icon]").ok().flatten();
        if let Some(icon) = icon {
            let href = match attention.get() {
                Some(_) => http::asset_url("icon-turn.svg"),
                None => "/icon.svg".to_owned(),
            };
            let _ = icon.set_attribute("href", &href);
        }
    });
    attention
}

pub fn signal() -> RwSignal<Option<Attention>> {
    ATTENTION.get().expect("the page created it when it opened")
}

/// Asks for attention while it is the turn of the one person here.
pub fn follow_turn(session: GameSession) {
    let own_turn = Memo::new(move |_| {
        let over = session.game_record.with(|record| record.record.ending().is_some());
        !over && session.local_seats().len() == 1 && session.is_local_turn()
    });
    Effect::new(move || signal().set(own_turn.get().then_some(Attention::YourMove)));
    on_cleanup(|| signal().set(None));
}
