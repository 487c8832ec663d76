use api::{Clock, Holder, Laid, Lobby, Pairing, Phase, Speed, Summary};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use super::choice::choice;
use crate::net;
use crate::route::{self, Link, Page};
use crate::words::{say, t};

/// Open tables and games to watch.
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

/// Tables on the server where one sits and that are not over.
#[component]
pub fn MyTables() -> impl IntoView {
    let mine = RwSignal::new(Vec::<Summary>::new());
    if net::token().is_some() {
        spawn_local(async move {
            if let Ok(mut found) = net::get::<Vec<Summary>>("/me/tables").await
                && !mine.is_disposed()
            {
                found.retain(|table| table.phase != Phase::Over);
                mine.set(found);
            }
        });
    }
    move || {
        let list = mine.get();
        (!list.is_empty()).then(|| {
            view! {
                <section class="open" aria-labelledby="my-tables">
                    <h2 id="my-tables">{t("web-my-tables")}</h2>
                    {rows(list, "web-back-to")}
                </section>
            }
        })
    }
}

/// Anyone, now.
#[component]
pub fn QuickPairing() -> impl IntoView {
    let game = RwSignal::new(Game::Quoridor);
    let wrong = RwSignal::new(String::new());
    let waiting = RwSignal::new(false);
    let pair = move |speed: Speed| {
        waiting.set(true);
        let pairing = Pairing {
            game: game.get_untracked().name().to_owned(),
            speed,
            luck: Some(crate::play::luck()),
        };
        spawn_local(async move {
            let made = match net::somebody().await {
                Ok(()) => net::post::<_, Laid>("/pairings", &pairing).await,
                Err(failure) => Err(failure),
            };
            waiting.set(false);
            match made {
                Ok(laid) => route::go(Page::Table(laid.table)),
                Err(failure) => wrong.set(net::told(&failure)),
            }
        });
    };
    let games = || Game::ALL.map(|game| (game, say(&format!("game-{game}"), &[]))).to_vec();
    let speeds = [Speed::Blitz, Speed::Rapid, Speed::Days, Speed::Untimed];
    let buttons = speeds
        .map(|speed| {
            view! {
                <button class="button" type="button" disabled=waiting on:click=move |_| pair(speed)>
                    {move || clock(speed.clock())}
                </button>
            }
        })
        .collect_view();
    view! {
        <section class="card column" aria-labelledby="quick">
            <h2 id="quick">{t("web-quick")}</h2>
            {choice("web-which-game", games, game)}
            <div class="row">{buttons}</div>
            {move || {
                let text = wrong.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
        </section>
    }
}

/// Tables with an open seat; where the server is away, quietly nothing.
#[component]
pub fn OpenTables(#[prop(optional)] all: bool) -> impl IntoView {
    let lobby = RwSignal::new(None::<Lobby>);
    let away = RwSignal::new(false);
    let alive = RwSignal::new(());
    let look = move || {
        spawn_local(async move {
            let found = net::get::<Lobby>("/tables").await;
            if alive.is_disposed() {
                return;
            }
            away.set(found.is_err());
            if let Ok(found) = found {
                lobby.set(Some(found));
            }
        });
    };
    look();
    if let Ok(tick) = set_interval_with_handle(look, std::time::Duration::from_secs(5)) {
        on_cleanup(move || tick.clear());
    }
    view! {
        <section class="open" aria-labelledby="open-tables">
            <h2 id="open-tables">{t("web-open-tables")}</h2>
            {move || match lobby.get() {
                Some(lobby) if !lobby.open.is_empty() => rows(lobby.open, "web-join"),
                Some(_) => view! { <p class="soft">{t("web-no-tables")}</p> }.into_any(),
                None if away.get() => view! { <p class="soft">{t("web-away")}</p> }.into_any(),
                None => view! { <p class="soft">{t("web-loading")}</p> }.into_any(),
            }}
            {all.then(|| view! {
                <div class="row">
                    {Game::ALL
                        .map(|game| {
                            view! {
                                <Link to=Page::New(game) class="button">
                                    {move || say("web-new-of", &[("game", say(&format!("game-{game}"), &[]).into())])}
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
                    {rows(live, "web-watch")}
                })
            }}
        </section>
    }
}

fn rows(tables: Vec<Summary>, verb: &'static str) -> AnyView {
    let row = |table: Summary| {
        let names = table.seats.iter().map(|seat| match seat {
            Some(Holder::Person(person)) => person.name.clone(),
            Some(Holder::Level { level }) => {
                say("web-level", &[("level", u32::from(*level).into())])
            }
            None => "…".to_owned(),
        });
        let names = names.collect::<Vec<_>>().join(" · ");
        view! {
            <li>
                <Link to=Page::Table(table.table) class="button grow">
                    <b>{say(&format!("game-{}", table.game), &[])}</b>
                    <span>{names}</span>
                    <small>{clock(table.clock)}</small>
                    <span class="verb">{t(verb)}</span>
                </Link>
            </li>
        }
    };
    view! { <ul class="games">{tables.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// A clock in words.
pub fn clock(clock: Clock) -> String {
    match clock {
        Clock::None => say("web-no-clock", &[]),
        Clock::PerMove { seconds } => say("web-per-move", &[("count", seconds.into())]),
        Clock::SuddenDeath { seconds } => say("web-minutes", &[("count", (seconds / 60).into())]),
        Clock::Fischer { seconds, increment } => format!("{} + {increment}", seconds / 60),
        Clock::Correspondence { days } => say("web-days-a-move", &[("count", days.into())]),
    }
}
