use std::sync::Arc;

use api::Offer;
use api::view::View;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;
use serde::Serialize;

use super::session::{Session, Who, Wish};
use crate::board::Pad;
use crate::thinker::{self, Ask};
use crate::words::{say, t};
use crate::{net, settings};

/// Everything else one can do at a table.
#[component]
pub fn Tools(
    session: Session,
    pad: Pad,
    turned: RwSignal<u8>,
    hint: RwSignal<Option<String>>,
) -> impl IntoView {
    let set = settings::signal();
    let over = move || session.archive.with(|archive| archive.record.ending().is_some());
    let begun = move || session.archive.with(|archive| !archive.record.entries().is_empty());
    // Before every seat has moved a game can be called off.
    let moved = move || {
        session.archive.with(|archive| archive.record.entries().len() >= archive.table.seats())
    };
    let plays = move || !session.own().is_empty() && !session.waits();
    let classic = move || matches!(session.game(), Game::Quoridor | Game::Mini);
    let alone = move || {
        session
            .players
            .with(|players| players.iter().all(|p| p.who != Who::Elsewhere && p.who != Who::Nobody))
    };
    let asking = RwSignal::new(false);
    let wrong = RwSignal::new(String::new());
    let told = move |word: Option<String>| {
        asking.set(false);
        if let Some(word) = &word {
            crate::announce::polite(say("web-hint-is", &[("word", word.clone().into())]));
        }
        hint.set(word);
    };
    let ask = move |_| {
        asking.set(true);
        wrong.set(String::new());
        let Some(table) = session.table.get_value() else {
            let sheet = session.archive.with_untracked(|archive| archive.sheet().to_string());
            return thinker::ask(sheet, Ask::Hint { millis: 900 }, move |answer| told(answer.word));
        };
        // At a table of the server it is the server that says whether help is fair.
        spawn_local(async move {
            let path = format!("/tables/{table}/insight");
            let answer = net::post::<_, api::Insight>(&path, &Now {}).await;
            if asking.is_disposed() {
                return;
            }
            match answer {
                Ok(insight) => told(
                    insight.lines.into_iter().next().and_then(|line| line.words.into_iter().next()),
                ),
                Err(failure) => {
                    asking.set(false);
                    wrong.set(net::told(&failure));
                }
            }
        });
    };
    let sure = RwSignal::new(false);
    let resign = move |_| {
        if sure.get() {
            session.wish.run(Wish::Resign);
        }
        sure.update(|sure| *sure = !*sure);
    };
    let save = move |_| {
        let (name, text) = session.archive.with_untracked(|archive| {
            (format!("{}.palisade", archive.table.game()), archive.sheet().to_string())
        });
        net::download(&name, &text);
    };
    let consult = move |_| {
        if let Some(dialog) = super::consulted() {
            let _ = dialog.show_modal();
        }
    };
    let example = move || {
        let word = match session.game() {
            Game::Quoridor | Game::Mini => "e2, e3h",
            Game::Pacman => "e6-e7",
            Game::Mspacman => "d7-d6",
        };
        say("web-type", &[("example", word.into())])
    };
    let typed = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if pad.typed(typed.get().trim()) {
            typed.set(String::new());
        }
    };
    let offered = move |offer| {
        session.offers.with(|offers| {
            let own = session.own();
            offers.iter().any(|(seat, what)| *what == offer && !own.contains(seat) && *seat != 0)
        })
    };
    let sent = move |offer| {
        session.offers.with(|offers| {
            let own = session.own();
            offers.iter().any(|(seat, what)| *what == offer && (own.contains(seat) || *seat == 0))
        })
    };
    view! {
        <div class="tools">
            {move || offered(Offer::Draw).then(|| view! { <Asked session offer=Offer::Draw key="web-draw-offered" /> })}
            {move || offered(Offer::Takeback).then(|| view! { <Asked session offer=Offer::Takeback key="web-takeback-offered" /> })}
            <div class="row">
                {move || classic().then(|| view! {
                    <button
                        class="button small"
                        class:on=move || set.with(|s| s.ways)
                        aria-pressed=move || set.with(|s| s.ways).to_string()
                        type="button"
                        on:click=move |_| set.update(|s| s.ways = !s.ways)
                    >
                        {t("web-ways")}
                    </button>
                })}
                {move || (alone() && !over() && plays()).then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        disabled=move || asking.get() || !session.mine()
                        on:click=ask
                    >
                        {move || say(if asking.get() { "web-hint-wait" } else { "web-hint" }, &[])}
                    </button>
                })}
                {move || (plays() && !over()).then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        disabled=move || !begun() || sent(Offer::Takeback)
                        on:click=move |_| session.wish.run(Wish::Offer(Offer::Takeback))
                    >
                        {move || say(if sent(Offer::Takeback) { "web-offered" } else { "web-takeback" }, &[])}
                    </button>
                    <button
                        class="button small"
                        type="button"
                        disabled=move || sent(Offer::Draw)
                        on:click=move |_| session.wish.run(Wish::Offer(Offer::Draw))
                    >
                        {move || say(if sent(Offer::Draw) { "web-offered" } else { "web-offer-draw" }, &[])}
                    </button>
                    <button class="button small danger" type="button" on:click=resign>
                        {move || say(if sure.get() { "web-resign-sure" } else { "web-resign" }, &[])}
                    </button>
                })}
                {move || (session.table.with_value(Option::is_some) && plays() && !over() && !moved()).then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        on:click=move |_| session.wish.run(Wish::Abort)
                    >
                        {t("web-abort")}
                    </button>
                })}
            </div>
            <div class="icons">
                <button class="button small" type="button" on:click=consult>
                    <Sign path="M4 5.500C7 4 10 4.500 12 6c2-1.500 5-2 8-.500V18c-3-1.500-6-1-8 .500-2-1.500-5-2-8-.500ZM12 6v12.500" />
                    {t("web-nav-rules")}
                </button>
                <button
                    class="icon"
                    type="button"
                    title=t("web-turn-board")
                    aria-label=t("web-turn-board")
                    on:click=move |_| turned.update(|t| *t = (*t + 1) % 4)
                >
                    <Sign path="M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500" />
                </button>
                <button class="icon" type="button" title=t("web-save") aria-label=t("web-save") on:click=save>
                    <Sign path="M12 4v11M7.500 11 12 15.500 16.500 11M5 19.500h14" />
                </button>
                <button
                    class="icon"
                    type="button"
                    title=t("web-sound")
                    aria-label=t("web-sound")
                    aria-pressed=move || set.with(|s| s.sound).to_string()
                    on:click=move |_| set.update(|s| s.sound = !s.sound)
                >
                    {move || {
                        let path = if set.with(|s| s.sound) {
                            "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11"
                        } else {
                            "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5"
                        };
                        view! { <Sign path /> }
                    }}
                </button>
            </div>
            {move || {
                let text = wrong.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
            {move || {
                let text = session.note.get();
                (!text.is_empty()).then(|| view! { <p class="say good" role="status">{text}</p> })
            }}
            {move || (plays() && !over()).then(|| view! {
                <form class="typed" on:submit=submit>
                    <label>
                        <span class="unseen">{example}</span>
                        <input
                            class="input"
                            autocomplete="off"
                            autocapitalize="none"
                            spellcheck="false"
                            placeholder=example
                            prop:value=typed
                            on:input=move |event| typed.set(event_target_value(&event))
                        />
                    </label>
                    <button class="button" disabled=move || !session.mine()>{t("web-type-go")}</button>
                </form>
            })}
        </div>
    }
}

/// The question about the position on the board now.
#[derive(Serialize)]
struct Now {}

/// A small drawing in place of a word.
#[component]
fn Sign(path: &'static str) -> impl IntoView {
    view! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> }
}

/// Another player's offer, to be answered.
#[component]
fn Asked(session: Session, offer: Offer, key: &'static str) -> impl IntoView {
    view! {
        <div class="say good" role="alert">
            <b>{t(key)}</b>
            <div class="row">
                <button
                    class="button small main"
                    type="button"
                    on:click=move |_| session.wish.run(Wish::Offer(offer))
                >
                    {t("web-accept")}
                </button>
                <button
                    class="button small"
                    type="button"
                    on:click=move |_| session.wish.run(Wish::Decline(offer))
                >
                    {t("web-decline")}
                </button>
            </div>
        </div>
    }
}

/// Who is how far from the goal, as one bar.
#[component]
pub fn Race(session: Session, view: Memo<Arc<View>>) -> impl IntoView {
    let set = settings::signal();
    let lengths = Memo::new(move |_| {
        let length = |hand: &api::view::Hand| hand.way.len().checked_sub(1);
        view.with(|view| view.seats.iter().map(length).collect::<Vec<_>>())
    });
    move || {
        let lengths = lengths.get();
        if !set.with(|s| s.ways) || lengths.iter().all(Option::is_none) {
            return None;
        }
        // The shorter the way, the larger the share.
        let weight =
            |length: &Option<usize>| length.map_or(0.0, |n| 1.0 / (n as f64 + 1.0).powi(2));
        let total: f64 = lengths.iter().map(weight).sum();
        let bars = (1u8..)
            .zip(&lengths)
            .map(|(seat, length)| {
                let share = format!("{:.1}%", weight(length) / total * 100.0);
                view! { <i class=format!("c{seat}") style:width=share></i> }
            })
            .collect_view();
        let told = (1u8..)
            .zip(&lengths)
            .filter_map(|(seat, length)| {
                let count = (*length)?;
                Some(say(
                    "web-race",
                    &[("name", session.name(seat).into()), ("count", count.into())],
                ))
            })
            .collect::<Vec<_>>()
            .join(" · ");
        Some(view! {
            <div class="race">
                <div class="bars" aria-hidden="true">{bars}</div>
                <small>{told}</small>
            </div>
        })
    }
}
