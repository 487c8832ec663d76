use game::{Entry, Position, Turn};
use leptos::html::Div;
use leptos::prelude::*;
use rules::Game;

use super::session::Session;
use crate::words::{self, say, t};

/// One line of the list.
#[derive(Clone, PartialEq)]
struct Line {
    ply: usize,
    /// The round that begins here.
    round: Option<usize>,
    seat: Option<u8>,
    word: String,
}

/// What was played, to look at and to step through.
#[component]
pub fn Moves(session: Session) -> impl IntoView {
    let lines = Memo::new(move |_| {
        session.archive.with(|archive| {
            let record = &archive.record;
            let mut round = 0;
            let mut lines = Vec::new();
            let first = record.positions().iter().find_map(|position| match position.turn() {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            });
            for (nth, entry) in record.entries().iter().enumerate() {
                let seat = match (*entry, record.positions()[nth].turn()) {
                    (Entry::Leave(seat, _), _) | (_, Turn::Seat(seat)) => Some(seat),
                    _ => None,
                };
                let begins = nth == 0 || seat.is_some() && seat == first;
                round += usize::from(begins);
                lines.push(Line {
                    ply: nth + 1,
                    round: begins.then_some(round),
                    seat: seat.map(|seat| seat.number() as u8),
                    word: words::entry(*entry),
                });
            }
            lines
        })
    });
    let shown = move || session.shown();
    let list = NodeRef::<Div>::new();
    Effect::new(move || {
        shown();
        if let Some(list) = list.get() {
            request_animation_frame(move || {
                if let Ok(Some(now)) = list.query_selector("[aria-current]") {
                    let now: web_sys::HtmlElement =
                        leptos::wasm_bindgen::JsCast::unchecked_into(now);
                    let top = now.offset_top() - list.offset_top();
                    list.set_scroll_top(top - list.client_height() / 2);
                }
            });
        }
    });
    let class = move || {
        let seats = session.archive.with(|archive| archive.table.seats());
        match session.game() {
            Game::Quoridor | Game::Mini if seats == 2 => "list rounds",
            Game::Quoridor | Game::Mini => "list rounds four",
            Game::Pacman | Game::Mspacman => "list flow",
        }
    };
    view! {
        <section class="moves card" aria-label=t("web-moves")>
            <div class=class node_ref=list tabindex="0" role="group" aria-label=t("web-moves")>
                <For each=move || lines.get() key=|line| (line.ply, line.word.clone()) let:line>
                    {line.round.map(|round| view! { <span class="round">{round}</span> })}
                    <button
                        type="button"
                        class=format!("ply p{}", line.seat.unwrap_or(0))
                        aria-current=move || (shown() == line.ply).then_some("true")
                        on:click=move |_| session.look(|_, _| line.ply)
                    >
                        {line.word.clone()}
                    </button>
                </For>
            </div>
            <div class="steps">
                <Step label="web-first" path="M18 6 10 12l8 6ZM7 6v12" go=move || session.look(|_, _| 0) />
                <Step
                    label="web-back"
                    path="M16 5 7 12l9 7Z"
                    go=move || session.look(|shown, _| shown.saturating_sub(1))
                />
                <Step
                    label="web-forward"
                    path="M8 5l9 7-9 7Z"
                    go=move || session.look(|shown, _| shown + 1)
                />
                <Step
                    label="web-last"
                    path="M6 6l8 6-8 6ZM17 6v12"
                    go=move || session.look(|_, of| of)
                />
                <small>{move || say("web-ply-of", &[("ply", shown().into()), ("of", session.entries().into())])}</small>
            </div>
        </section>
    }
}

#[component]
fn Step(label: &'static str, path: &'static str, go: impl Fn() + Send + 'static) -> impl IntoView {
    view! {
        <button class="icon" type="button" aria-label=t(label) on:click=move |_| go()>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
        </button>
    }
}
