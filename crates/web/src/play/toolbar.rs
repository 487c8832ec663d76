use api::Offer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use super::dialog;
use super::offers::OfferButton;
use super::session::{GameSession, Intent};
use crate::board::MoveDraft;
use crate::controls::{HeatMapButton, PathsButton, SteadyLabel};
use crate::download;
use crate::i18n::{t, translate};
use crate::route::{self, PageRoute};
use crate::{http, settings, upgrade};

/// The toolbar beside the board: offers, resignation, rules, saving, sound, and a field to type a
/// move.
#[component]
pub fn Toolbar(
    session: GameSession,
    draft: MoveDraft,
    rotation: RwSignal<u8>,
    /// Whether somebody at this screen plays, or has.
    has_played: Memo<bool>,
) -> impl IntoView {
    let settings = settings::signal();
    let is_playing = Memo::new(move |_| session.is_playing());
    let could_abort = Memo::new(move |before| before == Some(&true) || session.can_abort.get());
    let resign_armed = RwSignal::new(false);
    let resign = move |_| {
        if resign_armed.get() {
            session.dispatch.run(Intent::Resign);
        }
        resign_armed.update(|armed| *armed = !*armed);
    };
    // As it stands: the game itself stays where it is.
    let analyse = move |_| {
        let record = session.game_record.with_untracked(PageRoute::analysis_of);
        route::navigate(record);
    };
    let save = move |_| {
        let (name, text) = session.game_record.with_untracked(|game_record| {
            (
                format!("{}.palisade", game_record.setup.game()),
                game_record.to_record_text().to_string(),
            )
        });
        let Some(table) = session.table.get_value() else {
            return download::download(&name, &text);
        };
        // The server's record has the players, the clock and the proof of the dice too.
        spawn_local(async move {
            let whole = http::get_text(&format!("/tables/{table}/record")).await;
            download::download(&name, &whole.unwrap_or(text));
        });
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
    view! {
        <div class="tools">
            <div class="row">
                {move || session.has_fences().then(|| view! { <PathsButton /> })}
                {move || (session.has_heat_map() && session.is_at_one_screen()).then(|| view! {
                    <HeatMapButton game=session.game() />
                })}
                {session.is_at_one_screen().then(|| view! {
                    <button class="button small" type="button" on:click=analyse>
                        {t("analysis-analyse")}
                    </button>
                })}
            </div>
            {move || has_played.get().then(|| view! {
                <div class="row" class:absent=move || !is_playing.get()>
                    <OfferButton session offer=Offer::Draw key="web-offer-draw" />
                    <OfferButton session offer=Offer::Pause key="web-offer-pause" />
                    <button class="button small danger" type="button" on:click=resign>
                        <SteadyLabel label="web-resign" changed="web-resign-sure" is_changed=resign_armed />
                    </button>
                    {move || could_abort.get().then(|| view! {
                        <button
                            class="button small"
                            class:absent=move || !session.can_abort.get()
                            type="button"
                            on:click=move |_| session.dispatch.run(Intent::Abort)
                        >
                            {t("web-abort")}
                        </button>
                    })}
                </div>
            })}
            <div class="icons">
                <button class="button small" type="button" on:click=move |_| dialog::open(dialog::RULES)>
                    <Icon path="M4 5.500C7 4 10 4.500 12 6c2-1.500 5-2 8-.500V18c-3-1.500-6-1-8 .500-2-1.500-5-2-8-.500ZM12 6v12.500" />
                    {t("web-nav-rules")}
                </button>
                <button
                    class="icon"
                    type="button"
                    title=t("web-turn-board")
                    aria-label=t("web-turn-board")
                    on:click=move |_| rotation.update(|turns| *turns = session.turned_board(*turns))
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
            {move || has_played.get().then(|| view! {
                <form class="typed" class:absent=move || !is_playing.get() on:submit=submit>
                    <label>
                        <small>{example}</small>
                        <input
                            class="input"
                            autocomplete="off"
                            autocapitalize="none"
                            spellcheck="false"
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

/// An icon of a button.
#[component]
pub fn Icon(path: &'static str) -> impl IntoView {
    view! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> }
}
