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

/// The page asks again after so many seconds where the server did not answer.
const RETRY_SECONDS: u32 = 5;

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
    // The table where the person waits, and whether the server is being asked: it may name another one.
    let waits_at = StoredValue::new(String::new());
    let is_asking = StoredValue::new(true);
    let wait_at = move |table: String| {
        let id = table.clone();
        let follow = move |link: &TableLink, _: &[_]| match link.with(RemoteGame::phase) {
            _ if state.is_disposed() => {}
            None | Some(TablePhase::Waiting) => {}
            Some(TablePhase::Live | TablePhase::Paused) => found(id.clone()),
            // The place was given up, here or in another tab, or changed for one at another table.
            Some(TablePhase::Over) if is_asking.get_value() || waits_at.get_value() != id => {}
            Some(TablePhase::Over) => signal().set(None),
        };
        let link = TableLink::open(&table, follow);
        link.handle(RemoteInput::SetInQueue(true));
        waits_at.set_value(table);
        if let Some(before) = connection.get_value() {
            before.close();
        }
        connection.set_value(Some(SendWrapper::new(link)));
    };
    let is_over = move || {
        connection.with_value(|connection| {
            let phase = connection.as_ref().and_then(|link| link.with(RemoteGame::phase));
            phase == Some(TablePhase::Over)
        })
    };
    // Callbacks that ask again need the one that asks.
    let ask = StoredValue::new(None::<Callback<()>>);
    let ask_once = Callback::new(move |()| {
        is_asking.set_value(true);
        spawn_local(async move {
            let place = request_place(pairing).await;
            let is_done = state.try_with_untracked(|state| *state != PairingState::Waiting);
            if is_done.unwrap_or(true) {
                // Somebody came meanwhile: a place at another table is one too many.
                if signal().with_untracked(Option::is_none)
                    && place.is_ok_and(|place| place.waiting)
                {
                    drop(http::delete::<Vec<PairingPlace>>("/pairings").await);
                }
                return;
            }
            is_asking.set_value(false);
            let is_first = !answered.get_untracked();
            answered.set(true);
            let again = match &place {
                Ok(place) => place.ask_again,
                // Whoever waits already keeps the place while the server cannot be asked.
                Err(_) => (!is_first).then_some(RETRY_SECONDS),
            };
            match place {
                Ok(place) if place.waiting => {
                    if waits_at.get_value() != place.table {
                        wait_at(place.table);
                    } else if is_over() {
                        return signal().set(None);
                    }
                    if leaving.get_untracked() {
                        return leave_queue(state).await;
                    }
                }
                Ok(place) => return found(place.table),
                Err(_) if leaving.get_untracked() && is_first => return signal().set(None),
                Err(_) if leaving.get_untracked() => return leave_queue(state).await,
                Err(failure) if is_first => {
                    // What is said of ratings is no part of the first load.
                    i18n::add_resource("ratings").await;
                    let failed = PairingState::Failed(i18n::error_text(&failure));
                    let _ = state.try_set(failed);
                    return;
                }
                Err(_) => {}
            }
            if let Some(seconds) = again {
                let again = move || {
                    let ask = ask.try_get_value().flatten();
                    if let Some(ask) = ask.filter(|_| !leaving.get_untracked()) {
                        ask.run(());
                    }
                };
                set_timeout(again, Duration::from_secs(seconds.max(1).into()));
            }
        });
    });
    ask.set_value(Some(ask_once));
    ask_once.run(());
    let leave = move |_| {
        leaving.set(true);
        // A place that is being asked for cannot be given up yet: that follows the server's answer.
        if answered.get_untracked() && !is_asking.get_value() {
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
                        {(pairing.seats > 2).then_some(move || format!(" ({})", pairing.seats))}
                        " · "
                        {move || time_control_text(pairing.speed.time_control())}
                        {pairing.rated.then_some(move || format!(" · {}", translate("web-rated", &[])))}
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
        rated: pairing.rated,
        seats: pairing.seats,
        client_seed: Some(random::client_seed()),
    };
    http::post("/pairings", &request).await
}
