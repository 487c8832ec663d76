use api::view::PieceKind;
use leptos::prelude::*;
use rules::{Archive, Game, Table};

use super::level::LevelSlider;
use super::living::Living;
use super::lobby::{MyTables, OpenTables, QuickPairing};
use crate::play::{self, Plan, Who};
use crate::route::{self, Link, Page};
use crate::settings;
use crate::words::{self, say, t};

/// One click to play.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <section class="hero">
            <div class="pitch">
                <h1>{t("web-hero")}</h1>
                <p class="lead">{t("web-hero-more")}</p>
                <LevelSlider />
                <div class="row">
                    <button class="button main big" type="button" on:click=move |_| solo(Game::Quoridor)>
                        {t("web-play-now")}
                    </button>
                    <Link to=Page::New(Game::Quoridor) class="button big">{t("web-play-friend")}</Link>
                </div>
            </div>
            <div class="show"><Living game=Game::Quoridor /></div>
        </section>
        <Continue />
        <MyTables />
        <section aria-labelledby="shelf">
            <h2 id="shelf">{t("web-shelf")}</h2>
            <div class="shelf">
                {Game::ALL.map(|game| view! { <Card game /> }).collect_view()}
            </div>
        </section>
        <section class="meet">
            <QuickPairing />
            <OpenTables />
        </section>
        <Load />
    }
}

/// Opens a game from a file.
#[component]
fn Load() -> impl IntoView {
    let wrong = RwSignal::new(String::new());
    let picked = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
            match Archive::parse(&text) {
                Ok(archive) => route::go(Page::Play(play::adopt(&archive))),
                Err(reason) => wrong.set(words::reason(&reason)),
            }
        });
    };
    view! {
        <section class="open">
            <label class="button load">
                <span>{t("web-load")}</span>
                <input class="unseen" type="file" accept=".palisade,text/plain" on:change=picked />
            </label>
            {move || {
                let text = wrong.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
        </section>
    }
}

/// A game on the shelf, alive.
#[component]
fn Card(game: Game) -> impl IntoView {
    let about = move || say(&format!("web-about-{game}"), &[]);
    let name = move || say(&format!("game-{game}"), &[]);
    view! {
        <article class="game card">
            <div class="window"><Living game /></div>
            <h3>{name}</h3>
            <p class="soft">{about}</p>
            <div class="row">
                <button
                    class="button main"
                    type="button"
                    aria-label=move || format!("{}: {}", name(), say("web-vs-computer", &[]))
                    on:click=move |_| solo(game)
                >
                    {t("web-vs-computer")}
                </button>
                <Link to=Page::New(game) class="button">{t("web-more-ways")}</Link>
            </div>
        </article>
    }
}

/// Begins a game against the computer at the level chosen, at once.
pub fn solo(game: Game) {
    let (level, piece) =
        settings::signal().with_untracked(|settings| (settings.level, settings.piece.clone()));
    let mine = play::kind(&piece).unwrap_or(PieceKind::Pawn);
    let starts = if js_sys::Math::random() < 0.5 { 1 } else { 2 };
    let plan = Plan {
        table: Table::new(game),
        players: vec![(Who::Here, mine), (Who::Level(level), PieceKind::Pawn)],
        starts: Some(starts),
        clock: api::Clock::None,
    };
    if let Some(id) = play::create(&plan) {
        route::go(Page::Play(id));
    }
}

/// Games at this screen that are not over.
#[component]
fn Continue() -> impl IntoView {
    let games = RwSignal::new(open());
    move || {
        let list = games.get();
        (!list.is_empty()).then(|| {
            let rows = list
                .into_iter()
                .map(|(id, archive)| {
                    let name = say(&format!("game-{}", archive.table.game()), &[]);
                    let plies = play::plies(&archive);
                    let gone = id.clone();
                    view! {
                        <li class="row">
                            <Link to=Page::Play(id) class="button grow">
                                <b>{name}</b>
                                <small>{move || say("web-plies", &[("count", plies.into())])}</small>
                            </Link>
                            <button
                                class="icon"
                                type="button"
                                aria-label=t("web-forget")
                                on:click=move |_| {
                                    play::forget(&gone);
                                    games.set(open());
                                }
                            >
                                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
                            </button>
                        </li>
                    }
                })
                .collect_view();
            view! {
                <section class="continue" aria-labelledby="continue">
                    <h2 id="continue">{t("web-continue")}</h2>
                    <ul class="games">{rows}</ul>
                </section>
            }
        })
    }
}

fn open() -> Vec<(String, Archive)> {
    let mut games = play::kept();
    games.retain(|(_, archive)| archive.record.ending().is_none() && play::plies(archive) > 0);
    games.truncate(6);
    games
}
