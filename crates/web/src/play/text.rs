use std::sync::Arc;

use api::view::View;
use leptos::prelude::*;

use super::session::Session;
use crate::settings;
use crate::words::{say, t};

/// The board in words, for screen readers and for whoever likes it.
#[component]
pub fn TextBoard(session: Session, view: Memo<Arc<View>>) -> impl IntoView {
    let set = settings::signal();
    let pieces = move || {
        let view = view.get();
        let sentence = |piece: &api::view::Piece| {
            let name = say(&format!("term-{}", piece.kind.word()), &[]);
            let owner = piece.seat.map(|seat| session.name(seat)).unwrap_or_default();
            say(
                "web-text-piece",
                &[
                    ("piece", name.into()),
                    ("owner", owner.into()),
                    ("square", piece.square.to_string().into()),
                    ("mood", mood(piece.mood).into()),
                ],
            )
        };
        view.pieces.iter().map(sentence).map(|text| view! { <li>{text}</li> }).collect_view()
    };
    let fences = move || {
        let fences: Vec<_> =
            view.with(|view| view.fences.iter().map(ToString::to_string).collect());
        match fences.is_empty() {
            true => say("web-text-no-fences", &[]),
            false => say("web-text-fences", &[("list", fences.join(", ").into())]),
        }
    };
    // Nobody pays for words that nobody reads.
    let open = RwSignal::new(set.with_untracked(|s| s.text_board));
    let toggled = move |event: leptos::ev::Event| {
        open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    };
    view! {
        <details class="textboard card" prop:open=open on:toggle=toggled>
            <summary>{t("web-text-board")}</summary>
            {move || open.get().then(|| view! {
                <ul>{pieces}</ul>
                <p>{fences}</p>
                <pre tabindex="0" role="img" aria-label=t("web-text-drawing")>{move || session.position().sketch()}</pre>
                <p class="soft">{t("web-keys")}</p>
            })}
        </details>
    }
}

fn mood(mood: api::view::Mood) -> &'static str {
    match mood {
        api::view::Mood::Plain => "plain",
        api::view::Mood::Weak => "weak",
        api::view::Mood::Frenzied => "frenzied",
    }
}
