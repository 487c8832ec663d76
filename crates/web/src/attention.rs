//! What a tab shows while another one is in front: its title and its icon say that it is the
//! person's turn, or that a game was found for them.

use std::cell::Cell;

use leptos::prelude::*;

use crate::asset_base;

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
                Some(_) => asset_base::asset_url("icon-turn.svg"),
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
