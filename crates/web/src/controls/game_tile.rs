use std::sync::Arc;

use leptos::prelude::*;
use view::BoardView;

use crate::board::Board;
use crate::i18n::{format_time, t, translate};
use crate::route::{Link, PageRoute};

/// What a game waits for, in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnLabel {
    text: String,
    is_your_move: bool,
}

impl TurnLabel {
    /// The person here is to move.
    pub fn yours() -> TurnLabel {
        TurnLabel { text: translate("web-your-move", &[]), is_your_move: true }
    }

    /// Anything else.
    pub fn other(text: String) -> TurnLabel {
        TurnLabel { text, is_your_move: false }
    }
}

/// A game at a glance: a small board, the game, what else is to be said of it, and whose move it is. All of it leads
/// to the game, but for names that lead to people.
#[component]
pub fn GameTile(
    to: PageRoute,
    #[prop(into)] game: Signal<String>,
    #[prop(into)] board: Signal<Arc<BoardView>>,
    rotation: u8,
    #[prop(into)] turn: Signal<TurnLabel>,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="tile grow covered">
            <span class="window"><Board view=board label=game rotation=Signal::stored(rotation) mini=true /></span>
            <span class="facts">
                <Link to class="cover"><b>{game}</b></Link>
                {children()}
                <span class="turn" class:own=move || turn.with(|turn| turn.is_your_move)>
                    {move || turn.with(|turn| turn.text.clone())}
                </span>
            </span>
        </div>
    }
}

/// The time that whoever is to move has left, in milliseconds.
pub fn tile_clock(left: u64) -> AnyView {
    view! { <span class="left" role="timer" aria-label=t("web-clock")>{format_time(left)}</span> }
        .into_any()
}
