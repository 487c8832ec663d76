use api::Offer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;
use serde::Serialize;

use super::session::{GameSession, Intent, SeatOccupant};
use crate::board::MoveDraft;
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::{t, translate};
use crate::{http, live_region, settings, upgrade};

/// The toolbar beside the board: hint, offers, resignation, rules, saving, sound, and a field to
/// type a move.
#[component]
pub fn Toolbar(
    session: GameSession,
    draft: MoveDraft,
    rotation: RwSignal<u8>,
    hint: RwSignal<Option<String>>,
) -> impl IntoView {
    let settings = settings::signal();
    let over =
        move || session.game_record.with(|game_record| game_record.record.ending().is_some());
    let has_started =
        move || session.game_record.with(|game_record| !game_record.record.entries().is_empty());
    // A game can be aborted until every seat has moved.
    let all_moved = move || {
        session
            .game_record
            .with(|game_record| game_record.record.entries().len() >= game_record.setup.seats())
    };
    let is_playing = move || !session.local_seats().is_empty() && !session.has_vacant_seat();
    let classic = move || matches!(session.game(), Game::Quoridor | Game::Mini);
    // Hints are for games without other people at other devices.
    let no_remote_players = move || {
        session.players.with(|players| {
            players
                .iter()
                .all(|p| p.occupant != SeatOccupant::Remote && p.occupant != SeatOccupant::Vacant)
        })
    };
    let hint_pending = RwSignal::new(false);
    let engine = EngineClient::new();
    on_cleanup(move || engine.stop());
    // A hint is for the position it was asked in.
    Effect::new(move || {
        session.game_record.track();
        engine.stop();
        hint_pending.set(false);
    });
    let error = RwSignal::new(String::new());
    let show_hint = move |word: Option<String>| {
        hint_pending.set(false);
        if let Some(word) = &word {
            live_region::announce(translate("web-hint-is", &[("word", word.clone().into())]));
        }
        hint.set(word);
    };
    let request_hint = move |_| {
        hint_pending.set(true);
        error.set(String::new());
        let Some(table) = session.table.get_value() else {
            let record = session
                .game_record
                .with_untracked(|game_record| game_record.to_record_text().to_string());
            return engine.request(record, WorkerTask::Hint { millis: 900 }, move |response| {
                match response {
                    Ok(response) => show_hint(response.word),
                    Err(_) => {
                        hint_pending.set(false);
                        error.set(translate("web-engine-failed", &[]));
                    }
                }
            });
        };
        // At a table on the server, the server decides whether a hint is allowed.
        spawn_local(async move {
            let path = format!("/tables/{table}/insight");
            let insight = http::post::<_, api::PositionInsight>(&path, &InsightRequest {}).await;
            if hint_pending.is_disposed() {
                return;
            }
            match insight {
                Ok(insight) => show_hint(
                    insight.lines.into_iter().next().and_then(|line| line.words.into_iter().next()),
                ),
                Err(failure) => {
                    hint_pending.set(false);
                    error.set(http::error_text(&failure));
                }
            }
        });
    };
    let resign_armed = RwSignal::new(false);
    let resign = move |_| {
        if resign_armed.get() {
            session.dispatch.run(Intent::Resign);
        }
        resign_armed.update(|armed| *armed = !*armed);
    };
    let save = move |_| {
        let (name, text) = session.game_record.with_untracked(|game_record| {
            (
                format!("{}.palisade", game_record.setup.game()),
                game_record.to_record_text().to_string(),
            )
        });
        let Some(table) = session.table.get_value() else { return http::download(&name, &text) };
        // The server's record has the players, the clock and the proof of the dice too.
        spawn_local(async move {
            let whole = http::get_text(&format!("/tables/{table}/record")).await;
            http::download(&name, &whole.unwrap_or(text));
        });
    };
    let open_rules = move |_| {
        if let Some(dialog) = super::rules_dialog() {
            let _ = dialog.show_modal();
        }
    };
    let example = move || {
        let word = match session.game() {
            Game::Quoridor | Game::Mini => "e2, e3h",
            Game::Pacman => "e6-e7",
            Game::Mspacman => "d7-d6",
        };
        translate("web-type", &[("example", word.into())])
    };
    let typed = RwSignal::new(String::new());
    let kept = upgrade::keep("typed-move", move || {
        Some(typed.get_untracked()).filter(|typed| !typed.is_empty())
    });
    typed.set(kept.unwrap_or_default());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if draft.submit_typed(typed.get().trim()) {
            typed.set(String::new());
        }
    };
    let offer_received = move |offer| {
        session.offers.with(|offers| {
            let own = session.local_seats();
            offers.iter().any(|(seat, what)| *what == offer && !own.contains(seat) && *seat != 0)
        })
    };
    let offer_sent = move |offer| {
        session.offers.with(|offers| {
            let own = session.local_seats();
            offers.iter().any(|(seat, what)| *what == offer && (own.contains(seat) || *seat == 0))
        })
    };
    view! {
        <div class="tools">
            {move || offer_received(Offer::Draw).then(|| view! { <OfferPrompt session offer=Offer::Draw key="web-draw-offered" /> })}
            {move || offer_received(Offer::Takeback).then(|| view! { <OfferPrompt session offer=Offer::Takeback key="web-takeback-offered" /> })}
            <div class="row">
                {move || classic().then(|| view! {
                    <button
                        class="button small"
                        class:on=move || settings.with(|s| s.shortest_paths)
                        aria-pressed=move || settings.with(|s| s.shortest_paths).to_string()
                        type="button"
                        on:click=move |_| settings.update(|s| s.shortest_paths = !s.shortest_paths)
                    >
                        {t("web-ways")}
                    </button>
                })}
                {move || (no_remote_players() && !over() && is_playing()).then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        disabled=move || hint_pending.get() || !session.is_local_turn()
                        on:click=request_hint
                    >
                        {move || translate(if hint_pending.get() { "web-hint-wait" } else { "web-hint" }, &[])}
                    </button>
                })}
                {move || (is_playing() && !over()).then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        disabled=move || !has_started() || offer_sent(Offer::Takeback)
                        on:click=move |_| session.dispatch.run(Intent::Offer(Offer::Takeback))
                    >
                        {move || translate(if offer_sent(Offer::Takeback) { "web-offered" } else { "web-takeback" }, &[])}
                    </button>
                    <button
                        class="button small"
                        type="button"
                        disabled=move || offer_sent(Offer::Draw)
                        on:click=move |_| session.dispatch.run(Intent::Offer(Offer::Draw))
                    >
                        {move || translate(if offer_sent(Offer::Draw) { "web-offered" } else { "web-offer-draw" }, &[])}
                    </button>
                    <button class="button small danger" type="button" on:click=resign>
                        {move || translate(if resign_armed.get() { "web-resign-sure" } else { "web-resign" }, &[])}
                    </button>
                })}
                {move || (session.table.with_value(Option::is_some) && is_playing() && !over() && !all_moved()).then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        on:click=move |_| session.dispatch.run(Intent::Abort)
                    >
                        {t("web-abort")}
                    </button>
                })}
            </div>
            <div class="icons">
                <button class="button small" type="button" on:click=open_rules>
                    <Icon path="M4 5.500C7 4 10 4.500 12 6c2-1.500 5-2 8-.500V18c-3-1.500-6-1-8 .500-2-1.500-5-2-8-.500ZM12 6v12.500" />
                    {t("web-nav-rules")}
                </button>
                <button
                    class="icon"
                    type="button"
                    title=t("web-turn-board")
                    aria-label=t("web-turn-board")
                    on:click=move |_| rotation.update(|t| *t = (*t + 1) % 4)
                >
                    <Icon path="M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500" />
                </button>
                <button class="icon" type="button" title=t("web-save") aria-label=t("web-save") on:click=save>
                    <Icon path="M12 4v11M7.500 11 12 15.500 16.500 11M5 19.500h14" />
                </button>
                <button
                    class="icon"
                    type="button"
                    title=t("web-sound")
                    aria-label=t("web-sound")
                    aria-pressed=move || settings.with(|s| s.sound).to_string()
                    on:click=move |_| settings.update(|s| s.sound = !s.sound)
                >
                    {move || {
                        let path = if settings.with(|s| s.sound) {
                            "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11"
                        } else {
                            "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5"
                        };
                        view! { <Icon path /> }
                    }}
                </button>
            </div>
            {move || {
                let text = error.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
            {move || {
                let text = session.notice.get();
                (!text.is_empty()).then(|| view! { <p class="say good" role="status">{text}</p> })
            }}
            {move || (is_playing() && !over()).then(|| view! {
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
                    <button class="button" disabled=move || !session.is_local_turn()>{t("web-type-go")}</button>
                </form>
            })}
        </div>
    }
}

/// The body of a request for insight into the present position.
#[derive(Serialize)]
struct InsightRequest {}

/// An icon of a button.
#[component]
fn Icon(path: &'static str) -> impl IntoView {
    view! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> }
}

/// Another player's offer, to accept or decline.
#[component]
fn OfferPrompt(session: GameSession, offer: Offer, key: &'static str) -> impl IntoView {
    view! {
        <div class="say good" role="alert">
            <b>{t(key)}</b>
            <div class="row">
                <button
                    class="button small main"
                    type="button"
                    on:click=move |_| session.dispatch.run(Intent::Offer(offer))
                >
                    {t("web-accept")}
                </button>
                <button
                    class="button small"
                    type="button"
                    on:click=move |_| session.dispatch.run(Intent::Decline(offer))
                >
                    {t("web-decline")}
                </button>
            </div>
        </div>
    }
}
