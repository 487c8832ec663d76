use std::sync::Arc;

use leptos::prelude::*;
use rules::Game;
use view::BoardView;

use super::session::GameSession;
use crate::i18n::{t, translate};
use crate::settings;

/// The position as text: a list of pieces and fences, and a diagram. For screen readers, and for
/// those who prefer it.
#[component]
pub fn TextBoard(session: GameSession, view: Memo<Arc<BoardView>>) -> impl IntoView {
    let settings = settings::signal();
    let pieces = move || {
        let view = view.get();
        let sentence = |piece| view! { <li>{piece_sentence(session, piece)}</li> };
        view.pieces.iter().map(sentence).collect_view()
    };
    let fences = move || view.with(|view| fences_sentence(view));
    let diagram = Memo::new(move |_| session.position().diagram());
    // As many characters as the longest line has: all of them are to be seen.
    let columns = move || {
        let longest = |text: &String| text.lines().map(|line| line.chars().count()).max();
        diagram.with(longest).unwrap_or_default().to_string()
    };
    // The text is rendered only while it is open.
    let open = RwSignal::new(settings.with_untracked(|s| s.text_board));
    let toggled = move |event: leptos::ev::Event| {
        open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    };
    view! {
        <details class="textboard card" prop:open=open on:toggle=toggled>
            <summary>{t("web-text-board")}</summary>
            {move || open.get().then(|| view! {
                <ul>{pieces}</ul>
                <p>{fences}</p>
                <pre tabindex="0" role="img" aria-label=t("web-text-drawing") style:--columns=columns>
                    {move || diagram.get()}
                </pre>
                {move || (session.game() == Game::Mspacman).then(|| view! { <p class="soft codes">{t("web-text-codes")}</p> })}
                <p class="soft">{t("web-keys")}</p>
            })}
        </details>
    }
}

/// The position in sentences: where everything stands.
pub fn board_words(session: GameSession, view: &BoardView) -> String {
    let pieces = view.pieces.iter().map(|piece| piece_sentence(session, piece));
    let sentences: Vec<_> =
        pieces.map(|piece| piece + ".").chain([fences_sentence(view)]).collect();
    sentences.join(" ")
}

fn piece_sentence(session: GameSession, piece: &view::PieceView) -> String {
    let name = translate(&format!("term-{}", piece.kind.word()), &[]);
    let owner = piece.seat.map(|seat| session.name(seat)).unwrap_or_default();
    translate(
        "web-text-piece",
        &[
            ("piece", name.into()),
            ("owner", owner.into()),
            ("square", piece.square.to_string().into()),
            ("mood", mood(piece.mood).into()),
        ],
    )
}

fn fences_sentence(view: &BoardView) -> String {
    let fences: Vec<_> = view.fences.iter().map(ToString::to_string).collect();
    match fences.is_empty() {
        true if !view.walls.is_empty() => translate("web-text-walls", &[]),
        true => translate("web-text-no-fences", &[]),
        false => translate("web-text-fences", &[("list", fences.join(", ").into())]),
    }
}

fn mood(mood: view::PieceMood) -> &'static str {
    match mood {
        view::PieceMood::Plain => "plain",
        view::PieceMood::Weak => "weak",
        view::PieceMood::Frenzied => "frenzied",
    }
}
