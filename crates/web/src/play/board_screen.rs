use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use view::BoardView;

use super::dialog::RulesDialog;
use super::session::{GameSession, Intent};
use crate::board::{BoardGeometry, LegalWords, MoveDraft, set_seat_colours};
use crate::settings;

/// The shape of every screen with a board. What a move needs is one screen, however small; the rest is
/// below it or beside it, and the rulebook over it.
#[component]
pub fn BoardScreen(
    session: GameSession,
    #[prop(into)] view: Signal<Arc<BoardView>>,
    #[prop(into)] rotation: Signal<u8>,
    /// The classes that tell the screens apart.
    #[prop(optional, into)]
    class: Signal<&'static str>,
    /// The heading for those who cannot see the board, where the screen has no other.
    #[prop(optional, into)]
    title: Option<Signal<String>>,
    above: AnyView,
    board: AnyView,
    below: AnyView,
    more: AnyView,
) -> impl IntoView {
    // The width of the board for each unit of its height.
    let aspect = move || {
        let (files, ranks) = view.with(|view| (view.files.into(), view.ranks.into()));
        let (width, height) = BoardGeometry::new(files, ranks, rotation.get()).size();
        format!("{:.3}", width / height)
    };
    // Everything on the screen that is a player's has the colour of their piece.
    let table = NodeRef::<Div>::new();
    set_seat_colours(table, view);
    view! {
        <div node_ref=table class=move || format!("table {}", class.get())>
            {title.map(|title| view! { <h1 class="unseen">{title}</h1> })}
            <div class="screen">
                {above}
                <div class="stage" style:--aspect=aspect>{board}</div>
                {below}
            </div>
            <div class="more">{more}</div>
            <RulesDialog session />
        </div>
    }
}

/// The draft of moves in a session: checked by the rules, confirmed as the settings say.
pub fn new_draft(
    session: GameSession,
    view: Memo<Arc<BoardView>>,
    legal: Signal<Arc<LegalWords>>,
    can_premove: Signal<bool>,
) -> MoveDraft {
    let settings = settings::signal();
    MoveDraft::new(
        view,
        legal,
        Callback::new(move |word: String| session.check_word(&word)),
        Callback::new(move |word| session.dispatch.run(Intent::Play(word))),
        Signal::derive(move || settings.with(settings::Settings::confirm)),
        can_premove,
    )
}
