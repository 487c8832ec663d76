use api::TableSummary;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::listed_game::{ListedGame, Opponent};
use crate::controls::{NotKept, person_link, portraits};
use crate::download;
use crate::guest;
use crate::http;
use crate::i18n::{self, t, translate};
use crate::play::{self, DeleteButton};
use crate::route::{GameAddress, Link, PageRoute};
use crate::storage;

/// All games of the person here, in this browser and on the server.
#[component]
pub fn GameListPage() -> impl IntoView {
    let stored = RwSignal::new(untrack(ListedGame::stored));
    let tables = RwSignal::new(Vec::<ListedGame>::new());
    let error = RwSignal::new(String::new());
    if guest::me().is_some() {
        spawn_local(async move {
            let found = http::get::<Vec<TableSummary>>("/me/tables").await;
            if tables.is_disposed() {
                return;
            }
            match found {
                Ok(found) => {
                    tables.set(untrack(|| found.iter().filter_map(ListedGame::table).collect()));
                }
                Err(failure) => error.set(untrack(|| i18n::error_text(&failure))),
            }
        });
    }
    let search = RwSignal::new(String::new());
    let all = Memo::new(move |_| {
        let mut all = [stored.get(), tables.get()].concat();
        all.sort_by(|one, other| other.at.total_cmp(&one.at));
        GameRows(all)
    });
    let found = Memo::new(move |_| {
        let mut found = all.get().0;
        search.with(|search| found.retain(|game| game.matches(search)));
        GameRows(found)
    });
    let is_empty = Memo::new(move |_| all.with(|all| all.0.is_empty()));
    let is_found = Memo::new(move |_| found.with(|found| !found.0.is_empty()));
    let list = move || match (is_empty.get(), is_found.get()) {
        (true, _) => view! { <p class="soft">{t("games-none")}</p> }.into_any(),
        (false, false) => view! { <p class="soft">{t("games-no-match")}</p> }.into_any(),
        (false, true) => view! {
            <ul class="games">
                <For
                    each=move || found.get().0
                    key=|game| game.address.clone()
                    children=move |game| view! { <GameRow game stored /> }
                />
            </ul>
        }
        .into_any(),
    };
    let count = move || {
        let count = found.with(|found| found.0.len());
        translate("games-count", &[("count", count.into())])
    };
    let exporting = RwSignal::new(None::<(usize, usize)>);
    let export = move |_| export_all(all.get_untracked().0, exporting, error);
    view! {
        <section class="page wide my-games">
            <h1>{t("web-your-games")}</h1>
            <NotKept of=&[storage::GAMES] />
            <div class="row">
                <label class="field">
                    <span>{t("games-search")}</span>
                    <input
                        class="input"
                        type="search"
                        prop:value=search
                        on:input=move |event| search.set(event_target_value(&event))
                    />
                </label>
                <button
                    class="button"
                    type="button"
                    disabled=move || exporting.get().is_some() || all.with(|all| all.0.is_empty())
                    on:click=export
                >
                    {t("games-export")}
                </button>
            </div>
            {move || error.with(|text| (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text.clone()}</p> }))}
            <p class="soft" role="status">
                {move || match exporting.get() {
                    Some((done, of)) => translate("games-exporting", &[("done", done.into()), ("of", of.into())]),
                    None => count(),
                }}
            </p>
            {list}
        </section>
    }
}

/// The games of the list. Whenever it is made, it is another one.
#[derive(Clone)]
struct GameRows(Vec<ListedGame>);

impl PartialEq for GameRows {
    fn eq(&self, _: &GameRows) -> bool {
        false
    }
}

#[component]
fn GameRow(game: ListedGame, stored: RwSignal<Vec<ListedGame>>) -> impl IntoView {
    let open = match game.address.clone() {
        GameAddress::Local(id) => PageRoute::LocalGame(id),
        GameAddress::Table(id) => PageRoute::OnlineTable(id),
    };
    let review = game.is_over().then(|| PageRoute::Review(game.address.clone()));
    // What is on the server stays there.
    let local = match game.address.clone() {
        GameAddress::Local(id) => Some(id),
        GameAddress::Table(_) => None,
    };
    let delete = move |id: String| {
        Callback::new(move |()| {
            play::delete(&id);
            stored.set(untrack(ListedGame::stored));
        })
    };
    let details = {
        let game = game.clone();
        move || {
            let online = game.is_online().then(|| translate("games-online", &[]));
            let date = Some(game.date()).filter(|date| !date.is_empty());
            let parts = [Some(game.game_name()), date, online];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
    };
    let opponents = opponent_links(game.opponents(), &game.address);
    let faces = portraits(game.levels());
    let accuracy = game.clone();
    view! {
        <li class="row">
            <div class="button grow covered">
                <Link to=open class="cover">
                    <span class="outcome">{move || game.result()}</span>
                    " "
                    <small>{details}</small>
                </Link>
                {faces}
                <b>{opponents}</b>
                {move || accuracy.accuracy().map(|text| view! { <small class="verb">{text}</small> })}
            </div>
            {review.map(|route| view! { <Link to=route class="button small">{t("web-review")}</Link> })}
            {local.map(|id| view! { <DeleteButton delete=delete(id) /> })}
        </li>
    }
}

/// The names of opponents; those of people at tables lead to them.
fn opponent_links(opponents: &[Opponent], address: &GameAddress) -> AnyView {
    let table = match address {
        GameAddress::Table(table) => Some(table.as_str()),
        GameAddress::Local(_) => None,
    };
    let mut links = Vec::new();
    for Opponent { name, person, .. } in opponents {
        if !links.is_empty() {
            links.push(" · ".into_any());
        }
        links.push(match person {
            Some(person) => person_link(person, table),
            None => name.clone().into_any(),
        });
    }
    links.into_any()
}

/// Lets the browser download the records of all games, one after the other, in one file.
fn export_all(
    games: Vec<ListedGame>,
    exporting: RwSignal<Option<(usize, usize)>>,
    error: RwSignal<String>,
) {
    error.set(String::new());
    spawn_local(async move {
        let mut records = Vec::new();
        let count = games.len();
        for (nth, game) in games.into_iter().enumerate() {
            if exporting.try_set(Some((nth, count))).is_some() {
                return;
            }
            match game.address {
                GameAddress::Local(id) => {
                    records.extend(play::load(&id).map(|game| game.to_record_text().to_string()));
                }
                GameAddress::Table(id) => {
                    match http::get_text(&format!("/tables/{id}/record")).await {
                        Ok(text) => records.push(text),
                        Err(failure) => {
                            let _ = error.try_set(untrack(|| i18n::error_text(&failure)));
                        }
                    }
                }
            }
        }
        let _ = exporting.try_set(None);
        download::download("games.palisade", &records.join("\n"));
    });
}
