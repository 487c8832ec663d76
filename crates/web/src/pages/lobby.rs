use api::{Lobby, SeatHolder, Speed, TablePhase, TableSummary};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use crate::controls::segmented;
use crate::guest;
use crate::http;
use crate::i18n::{self, t, time_control_text, translate};
use crate::pairing::{self, Pairing};
use crate::route::{Link, PageRoute};

/// The lobby: one's own tables, quick pairing, open tables, games to watch.
#[component]
pub fn LobbyPage() -> impl IntoView {
    view! {
        <section class="page wide">
            <h1>{t("web-nav-tables")}</h1>
            <MyTables />
            <QuickPairing />
            <OpenTables all=true />
        </section>
    }
}

/// The person's unfinished tables on the server.
#[component]
pub fn MyTables() -> impl IntoView {
    let mine = RwSignal::new(Vec::<TableSummary>::new());
    if guest::me().is_some() {
        spawn_local(async move {
            if let Ok(mut tables) = http::get::<Vec<TableSummary>>("/me/tables").await
                && !mine.is_disposed()
            {
                tables.retain(|table| table.phase != TablePhase::Over);
                mine.set(tables);
            }
        });
    }
    move || {
        let list = mine.get();
        (!list.is_empty()).then(|| {
            view! {
                <section class="open" aria-labelledby="my-tables">
                    <h2 id="my-tables">{t("web-my-tables")}</h2>
                    {table_list(list, "web-back-to")}
                </section>
            }
        })
    }
}

/// Quick pairing: a game against the next person who asks for the same game and speed.
#[component]
pub fn QuickPairing() -> impl IntoView {
    let game = RwSignal::new(Game::Quoridor);
    let pairing = pairing::signal();
    let waiting = Memo::new(move |_| pairing.with(Option::is_some));
    let pair = move |speed| pairing.set(Some(Pairing { game: game.get_untracked(), speed }));
    let games = || Game::ALL.map(|game| (game, translate(&format!("game-{game}"), &[]))).to_vec();
    let speeds = [Speed::Blitz, Speed::Rapid, Speed::Days, Speed::Untimed];
    let buttons = speeds
        .map(|speed| {
            view! {
                <button class="button" type="button" disabled=waiting on:click=move |_| pair(speed)>
                    {move || time_control_text(speed.time_control())}
                </button>
            }
        })
        .collect_view();
    view! {
        <section class="card column" aria-labelledby="quick">
            <h2 id="quick">{t("web-quick")}</h2>
            {segmented("web-which-game", games, game)}
            <div class="row">{buttons}</div>
        </section>
    }
}

/// Tables with an open seat, refreshed every five seconds; with `all` also links to new tables and
/// games to watch.
#[component]
pub fn OpenTables(#[prop(optional)] all: bool) -> impl IntoView {
    let lobby = RwSignal::new(None::<Lobby>);
    let unreachable = RwSignal::new(false);
    // Disposed with the component.
    let alive = RwSignal::new(());
    let refresh = move || {
        spawn_local(async move {
            let lobby_now = http::get::<Lobby>("/tables").await;
            if alive.is_disposed() {
                return;
            }
            unreachable.set(lobby_now.is_err());
            if let Ok(lobby_now) = lobby_now {
                lobby.set(Some(lobby_now));
            }
        });
    };
    refresh();
    if let Ok(timer) = set_interval_with_handle(refresh, std::time::Duration::from_secs(5)) {
        on_cleanup(move || timer.clear());
    }
    view! {
        <section class="open" aria-labelledby="open-tables">
            <h2 id="open-tables">{t("web-open-tables")}</h2>
            {move || match lobby.get() {
                Some(lobby) if !lobby.open.is_empty() => table_list(lobby.open, "web-join"),
                Some(_) => view! { <p class="soft">{t("web-no-tables")}</p> }.into_any(),
                None if unreachable.get() => view! { <p class="soft">{t("web-away")}</p> }.into_any(),
                None => view! { <p class="soft">{t("web-loading")}</p> }.into_any(),
            }}
            {all.then(|| view! {
                <div class="row">
                    {Game::ALL
                        .map(|game| {
                            view! {
                                <Link to=PageRoute::PlayFriend(game) class="button">
                                    {move || translate("web-new-of", &[("game", translate(&format!("game-{game}"), &[]).into())])}
                                </Link>
                            }
                        })
                        .collect_view()}
                </div>
            })}
            {move || {
                let live = lobby.get().map(|lobby| lobby.live).unwrap_or_default();
                (all && !live.is_empty()).then(|| view! {
                    <h2>{t("web-live")}</h2>
                    {table_list(live, "web-watch")}
                })
            }}
        </section>
    }
}

fn table_list(tables: Vec<TableSummary>, verb: &'static str) -> AnyView {
    let row = |table: TableSummary| {
        let names = table.seats.iter().map(|seat| match seat {
            Some(SeatHolder::Person(person)) => i18n::person_name(person),
            Some(SeatHolder::Level { level }) => {
                translate("web-level", &[("level", u32::from(*level).into())])
            }
            None => "…".to_owned(),
        });
        let names = names.collect::<Vec<_>>().join(" · ");
        view! {
            <li>
                <Link to=PageRoute::OnlineTable(table.table) class="button grow">
                    <b>{translate(&format!("game-{}", table.game), &[])}</b>
                    <span>{names}</span>
                    <small>{time_control_text(table.time_control)}</small>
                    <span class="verb">{t(verb)}</span>
                </Link>
            </li>
        }
    };
    view! { <ul class="games">{tables.into_iter().map(row).collect_view()}</ul> }.into_any()
}
