use api::{ProfileGames, SeatHolder, TableSummary};
use game::{Cause, Ending, Outcome, Seat, SeatResult};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use crate::controls::{holder_links, portraits, segmented};
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::route::{self, Link, PageRoute};

/// Which games of somebody are shown. Whoever else is on the page may choose the opponent.
#[derive(Clone, Copy)]
pub(super) struct GamesFilter {
    game: RwSignal<Option<Game>>,
    result: RwSignal<Option<&'static str>>,
    pub(super) opponent: RwSignal<String>,
}

impl GamesFilter {
    pub(super) fn new() -> GamesFilter {
        GamesFilter {
            game: RwSignal::new(None),
            result: RwSignal::new(None),
            opponent: RwSignal::new(String::new()),
        }
    }

    /// The filter as a query (tracked).
    fn query(self) -> String {
        let game = self.game.get().map(|game| format!("game={game}"));
        let result = self.result.get().map(|result| format!("result={result}"));
        let opponent = self.opponent.get();
        let opponent =
            (!opponent.is_empty()).then(|| format!("opponent={}", route::encoded(&opponent)));
        [game, result, opponent].into_iter().flatten().collect::<Vec<_>>().join("&")
    }
}

/// The finished games, a page at a time, and all that fit the filter as records.
#[component]
pub(super) fn PersonGames(id: String, name: String, filter: GamesFilter) -> impl IntoView {
    let rows = RwSignal::new(Vec::<TableSummary>::new());
    let next = RwSignal::new(None::<u64>);
    let is_loading = RwSignal::new(false);
    let error = RwSignal::new(None::<RequestError>);
    let wanted = Memo::new(move |_| filter.query());
    let path = format!("/people/{}/games", route::encoded(&name));
    let archive = {
        let path = path.clone();
        move || http::api_url(&format!("{path}.zip?{}", wanted.get()))
    };
    let load = Callback::new(move |before: Option<u64>| {
        let query = wanted.get_untracked();
        let before = before.map(|before| format!("&before={before}")).unwrap_or_default();
        let path = format!("{path}?{query}{before}");
        is_loading.set(true);
        spawn_local(async move {
            let found = http::get::<ProfileGames>(&path).await;
            // Something else may have been chosen meanwhile.
            if rows.is_disposed() || wanted.get_untracked() != query {
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
        wanted.track();
        rows.set(Vec::new());
        next.set(None);
        load.run(None);
    });
    // Nothing can be filtered where there is nothing; once shown, the fields stay.
    let has_filter = Memo::new(move |shown: Option<&bool>| {
        shown == Some(&true) || !rows.with(Vec::is_empty) || wanted.with(|query| !query.is_empty())
    });
    let is_empty =
        move || rows.with(Vec::is_empty) && !is_loading.get() && error.with(Option::is_none);
    view! {
        <section class="column" aria-labelledby="person-games">
            <h2 id="person-games">{t("person-games")}</h2>
            {move || has_filter.get().then(|| view! { <FilterFields filter /> })}
            <ul class="kept">
                <For each=move || rows.get() key=|table| table.table.clone() let:table>
                    <PersonGameRow table id=id.clone() />
                </For>
            </ul>
            {move || is_empty().then(|| view! { <p class="soft">{t("person-no-games")}</p> })}
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            <div class="row">
                {move || next.get().map(|before| view! {
                    <button class="button" type="button" disabled=is_loading on:click=move |_| load.run(Some(before))>
                        {t("person-more")}
                    </button>
                })}
                {move || (!rows.with(Vec::is_empty)).then(|| view! {
                    <a class="button" href=archive.clone() download>{t("person-archive")}</a>
                })}
            </div>
        </section>
    }
}

/// The game, the result, and the name of an opponent.
#[component]
fn FilterFields(filter: GamesFilter) -> impl IntoView {
    let games = || {
        let name = |game: Game| (Some(game), translate(&format!("game-{game}"), &[]));
        let all = (None, translate("person-all-games", &[]));
        [all].into_iter().chain(Game::ALL.map(name)).collect()
    };
    let results = || {
        let name = |(word, key): (&'static str, &str)| (Some(word), translate(key, &[]));
        let all = (None, translate("person-any-result", &[]));
        let words = [("won", "person-won"), ("draw", "web-draw"), ("lost", "person-lost")];
        [all].into_iter().chain(words.map(name)).collect()
    };
    let field = NodeRef::<leptos::html::Input>::new();
    let choose = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            field.value().trim().clone_into(&mut filter.opponent.write());
        }
    };
    view! {
        {segmented("web-which-game", games, filter.game)}
        {segmented("person-result", results, filter.result)}
        <form class="row" on:submit=choose>
            <label class="field grow">
                <span>{t("person-opponent")}</span>
                <small>{t("person-opponent-hint")}</small>
                <input
                    class="input"
                    type="search"
                    maxlength="20"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=filter.opponent
                    node_ref=field
                />
            </label>
            <button class="button">{t("person-filter")}</button>
        </form>
    }
}

/// A game of somebody, with whom they played: each name leads to whose it is.
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
    let (seats, at) = (table.seats.clone(), table.table.clone());
    let names = move || {
        view! { <span>{holder_links(&seats, Some(&at), &|_| Some(String::new()))}</span> }
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
