use std::time::Duration;

use api::{PairingPlace, PairingRequest, TablePhase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{RemoteGame, RemoteInput};
use send_wrapper::SendWrapper;

use super::{Pairing, signal};
use crate::attention::{self, Attention};
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::time_control_text;
use crate::i18n::{self, t, translate};
use crate::route::{self, Link, PageRoute};
use crate::sound::{self, Sound};
use crate::table_link::TableLink;
use crate::{live_region, random};

/// How far the pairing is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PairingState {
    Waiting,
    /// At that table.
    Found(String),
    Failed(String),
}

/// The person's place in a pairing queue, with a way out of it. Once an opponent is found, the page
/// goes to their game, unless it shows another one that people play.
#[component]
pub fn PairingBar(pairing: Pairing) -> impl IntoView {
    let state = RwSignal::new(PairingState::Waiting);
    // Whether the server has answered, and whether the person wants to stop looking.
    let answered = RwSignal::new(false);
    let leaving = RwSignal::new(false);
    let seconds = RwSignal::new(0u32);
    let timer = set_interval_with_handle(
        move || seconds.update(|seconds| *seconds += 1),
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let connection = StoredValue::new_local(None::<SendWrapper<TableLink>>);
    on_cleanup(move || {
        connection.with_value(|connection| {
            if let Some(connection) = connection {
                connection.close();
            }
        });
    });
    let found = move |table: String| {
        if state.with_untracked(|state| *state != PairingState::Waiting) {
            return;
        }
        sound::play(Sound::Paired);
        live_region::announce(translate("web-pairing-found", &[]));
        if matches!(route::current_route(), PageRoute::OnlineTable(_)) {
            attention::signal().set(Some(Attention::Paired));
            state.set(PairingState::Found(table));
        } else {
            signal().set(None);
            route::navigate(PageRoute::OnlineTable(table));
        }
    };
    spawn_local(async move {
        let place = request_place(pairing).await;
        if state.is_disposed() {
            return;
        }
        answered.set(true);
        match place {
            Ok(place) if place.waiting => {
                let table = place.table.clone();
                let follow = move |link: &TableLink, _: &[_]| match link.with(RemoteGame::phase) {
                    _ if state.is_disposed() => {}
                    None | Some(TablePhase::Waiting) => {}
                    Some(TablePhase::Live | TablePhase::Paused) => found(table.clone()),
                    // The place was given up, here or in another tab.
                    Some(TablePhase::Over) => signal().set(None),
                };
                let link = TableLink::open(&place.table, follow);
                link.handle(RemoteInput::SetInQueue(true));
                connection.set_value(Some(SendWrapper::new(link)));
                if leaving.get_untracked() {
                    leave_queue(state).await;
                }
            }
            Ok(place) => found(place.table),
            Err(_) if leaving.get_untracked() => signal().set(None),
            Err(failure) => state.set(PairingState::Failed(i18n::error_text(&failure))),
        }
    });
    let leave = move |_| {
        leaving.set(true);
        // A place that is not there yet cannot be given up: that follows the server's answer.
        if answered.get_untracked() {
            spawn_local(leave_queue(state));
        }
    };
    let game = move || translate(&format!("game-{}", pairing.game), &[]);
    let waited = move || format!("{}:{:02}", seconds.get() / 60, seconds.get() % 60);
    view! {
        <aside class="pairing" aria-label=t("web-pairing")>
            {move || match state.get() {
                PairingState::Waiting => view! {
                    <span class="pulse" aria-hidden="true"></span>
                    <span class="grow">
                        <b>{t("web-pairing")}</b>
                        " "
                        {game}
                        " · "
                        {move || time_control_text(pairing.speed.time_control())}
                        " · "
                        <span class="waited">{waited}</span>
                    </span>
                    <button class="button small" type="button" disabled=leaving on:click=leave>
                        {t("web-pairing-leave")}
                    </button>
                }
                .into_any(),
                PairingState::Found(table) => view! {
                    <b class="grow">{t("web-pairing-found")}</b>
                    <span on:click=move |_| signal().set(None)>
                        <Link to=PageRoute::OnlineTable(table) class="button small main">
                            {t("web-pairing-go")}
                        </Link>
                    </span>
                }
                .into_any(),
                PairingState::Failed(reason) => view! {
                    <span class="grow" role="alert">{reason}</span>
                    <button class="button small" type="button" on:click=leave>{t("web-close")}</button>
                }
                .into_any(),
            }}
        </aside>
    }
}

/// Gives up the place in the queue. One that cannot be given up was not waiting any more: a game has begun
/// there, and the page goes to it.
async fn leave_queue(state: RwSignal<PairingState>) {
    if state.with_untracked(|state| *state == PairingState::Waiting) {
        let left = http::delete::<Vec<PairingPlace>>("/pairings").await;
        let waited = left.map_or(true, |left| !left.is_empty());
        if !waited && !state.is_disposed() {
            return;
        }
    }
    signal().set(None);
}

async fn request_place(pairing: Pairing) -> Result<PairingPlace, RequestError> {
    guest::ensure_guest().await?;
    let request = PairingRequest {
        game: pairing.game.name().to_owned(),
        speed: pairing.speed,
        rated: false,
        client_seed: Some(random::client_seed()),
    };
    http::post("/pairings", &request).await
}
