use api::{Profile, ProfileGames, SeatHolder, TableSummary};
use game::{Cause, Ending, Outcome, Seat, SeatResult};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use super::picture::picture;
use crate::controls::{portraits, segmented};
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::route::{self, Link, PageRoute};

/// What everybody may know of the owner of an account: picture, since when, and the games.
#[component]
pub(super) fn PersonPage(name: String) -> impl IntoView {
    let profile = RwSignal::new(None::<Result<Profile, RequestError>>);
    let path = format!("/people/{}", route::encoded(&name));
    spawn_local(async move {
        let found = http::get::<Profile>(&path).await;
        let _ = profile.try_set(Some(found));
    });
    let content = move || match profile.get() {
        None => view! { <p class="soft" role="status">{t("web-loading")}</p> }.into_any(),
        Some(Ok(profile)) => view! { <ProfileView profile /> }.into_any(),
        Some(Err(RequestError::Refused(refusal))) if refusal.status == 404 => view! {
            <h1>{name.clone()}</h1>
            <p>{t("person-nobody")}</p>
        }
        .into_any(),
        Some(Err(error)) => {
            view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> }.into_any()
        }
    };
    view! { <section class="page wide account">{content}</section> }
}

#[component]
fn ProfileView(profile: Profile) -> impl IntoView {
    let Profile { id, name, picture: drawing, since, games, .. } = profile;
    let since = move || translate("person-since", &[("date", i18n::date(since).into())]);
    let count = move || translate("person-count", &[("count", games.into())]);
    let archive = http::api_url(&format!("/people/{}/games.zip", route::encoded(&name)));
    view! {
        <div class="row person-head">
            {picture(&drawing, "picture big")}
            <div class="names">
                <h1>{name.clone()}</h1>
                <p class="soft">{since} " · " {count}</p>
            </div>
        </div>
        <PersonGames id name />
        {(games > 0).then(|| view! {
            <div class="row"><a class="button" href=archive download>{t("person-archive")}</a></div>
        })}
    }
}

/// The finished games, a page at a time, of one game or of all.
#[component]
fn PersonGames(id: String, name: String) -> impl IntoView {
    let game = RwSignal::new(None::<Game>);
    let rows = RwSignal::new(Vec::<TableSummary>::new());
    let next = RwSignal::new(None::<u64>);
    let is_loading = RwSignal::new(false);
    let error = RwSignal::new(None::<RequestError>);
    let path = format!("/people/{}/games", route::encoded(&name));
    let load = Callback::new(move |before: Option<u64>| {
        let wanted = game.get_untracked();
        let filter = wanted.map(|game| format!("game={game}"));
        let before = before.map(|before| format!("before={before}"));
        let query: Vec<_> = [filter, before].into_iter().flatten().collect();
        let path = format!("{path}?{}", query.join("&"));
        is_loading.set(true);
        spawn_local(async move {
            let found = http::get::<ProfileGames>(&path).await;
            // Another game may have been chosen meanwhile.
            if rows.is_disposed() || game.get_untracked() != wanted {
                return;
            }
            is_loading.set(false);
            match found {
                Ok(found) => {
                    error.set(None);
                    next.set(found.before);
                    rows.update(|rows| rows.extend(found.games));
                }
                Err(failure) => error.set(Some(failure)),
            }
        });
    });
    Effect::new(move || {
        game.track();
        rows.set(Vec::new());
        next.set(None);
        load.run(None);
    });
    let games = || {
        let name = |game: Game| (Some(game), translate(&format!("game-{game}"), &[]));
        let all = (None, translate("person-all-games", &[]));
        [all].into_iter().chain(Game::ALL.map(name)).collect()
    };
    let is_empty =
        move || rows.with(Vec::is_empty) && !is_loading.get() && error.with(Option::is_none);
    view! {
        <section class="column" aria-labelledby="person-games">
            <h2 id="person-games">{t("person-games")}</h2>
            {segmented("web-which-game", games, game)}
            <ul class="kept">
                <For each=move || rows.get() key=|table| table.table.clone() let:table>
                    <PersonGameRow table id=id.clone() />
                </For>
            </ul>
            {move || is_empty().then(|| view! { <p class="soft">{t("person-no-games")}</p> })}
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            {move || next.get().map(|before| view! {
                <div class="row">
                    <button class="button" type="button" disabled=is_loading on:click=move |_| load.run(Some(before))>
                        {t("person-more")}
                    </button>
                </div>
            })}
        </section>
    }
}

/// A game of somebody, with whom they played: the names of account holders lead to their pages.
#[component]
fn PersonGameRow(table: TableSummary, id: String) -> impl IntoView {
    let result = {
        let table = table.clone();
        move || result_for(&table, &id)
    };
    let details = {
        let game = table.game.clone();
        move || format!("{} · {}", translate(&format!("game-{game}"), &[]), i18n::date(table.at))
    };
    let holders: Vec<_> = table.seats.iter().map(Option::as_ref).collect();
    let faces = portraits(i18n::holder_levels(&holders).into_iter().flatten());
    let seats = table.seats.clone();
    let names = move || {
        let holders: Vec<_> = seats.iter().map(Option::as_ref).collect();
        let named = i18n::holder_names(&holders).into_iter().zip(&seats);
        let one = |(name, holder): (Option<String>, &Option<SeatHolder>)| match holder {
            Some(SeatHolder::Person(person)) if person.account => {
                let name = person.name.clone();
                view! { <Link to=PageRoute::Person(name.clone())>{name}</Link> }.into_any()
            }
            _ => view! { <span>{name.unwrap_or_else(|| "…".to_owned())}</span> }.into_any(),
        };
        named.map(one).collect_view()
    };
    view! {
        <li class="row">
            <span class="grow">
                <span class="row players">{faces} {names}</span>
                <small>{details}</small>
            </span>
            <span class="outcome">{result}</span>
            <Link to=PageRoute::OnlineTable(table.table) class="button small">{t("person-open")}</Link>
        </li>
    }
}

/// How a game ended for a person.
fn result_for(table: &TableSummary, id: &str) -> String {
    let Some(ending) = &table.ending else { return String::new() };
    let Some(outcome) = Outcome::parse(&ending.outcome) else { return String::new() };
    let is_theirs = |holder: &Option<SeatHolder>| matches!(holder, Some(SeatHolder::Person(person)) if person.id == id);
    let mut own = table.seats.iter().enumerate().filter(|(_, holder)| is_theirs(holder));
    match (own.next(), own.next()) {
        _ if ending.cause == Cause::Aborted => translate("web-called-off", &[]),
        (Some((seat, _)), None) => translate(
            match outcome.result(Seat::new(seat)) {
                SeatResult::Win => "person-won",
                SeatResult::Loss => "person-lost",
                SeatResult::Draw => "web-draw",
            },
            &[],
        ),
        _ => i18n::result_text(Ending { outcome, cause: ending.cause }),
    }
}
