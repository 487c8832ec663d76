//! What a tab shows while another one is in front: its title and its icon say that it is the
//! person's turn, here or at another table, or that a game was found for them.

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

/// Who asks for attention.
#[derive(Clone, Copy)]
struct AttentionSignals {
    /// What the page shown asks for.
    page: RwSignal<Option<Attention>>,
    /// At how many tables that are not shown it is the person's move.
    elsewhere: RwSignal<u32>,
}

thread_local! {
    static ATTENTION: Cell<Option<AttentionSignals>> = const { Cell::new(None) };
}

/// Creates the signals; the icon follows them, as the title does.
pub fn init() -> Signal<Option<Attention>> {
    let signals = AttentionSignals { page: RwSignal::new(None), elsewhere: RwSignal::new(0) };
    ATTENTION.set(Some(signals));
    let attention = Signal::derive(move || {
        let elsewhere = (signals.elsewhere.get() > 0).then_some(Attention::YourMove);
        signals.page.get().or(elsewhere)
    });
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

/// What the page shown asks for.
pub fn signal() -> RwSignal<Option<Attention>> {
    signals().page
}

/// In how many games it is the person's move, tracked.
pub fn games() -> u32 {
    let is_turn_here = signals().page.get() == Some(Attention::YourMove);
    u32::from(is_turn_here) + signals().elsewhere.get()
}

/// Says at how many tables that are not shown it is the person's move.
pub fn set_elsewhere(count: u32) {
    let elsewhere = signals().elsewhere;
    if elsewhere.get_untracked() != count {
        elsewhere.set(count);
    }
}

fn signals() -> AttentionSignals {
    ATTENTION.get().expect("the page created them when it opened")
}
