use api::{Activity, Lobby, Speed, TableSummary};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use crate::controls::{holder_links, portraits, segmented};
use crate::http;
use crate::i18n::{self, t, time_control_text, translate};
use crate::own_tables::{self, OwnTableList, TableCards};
use crate::pairing::{self, Pairing};
use crate::play::{RatingSlot, rating_slot};
use crate::ratings::rating_text;
use crate::route::{Link, PageRoute};
use crate::{guest, server_features, storage};

/// The lobby: one's own tables, quick pairing, open tables, games to watch.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let lobby = RwSignal::new(None);
    view! {
        <section class="page wide">
            <h1>{t("web-nav-tables")}</h1>
            <OwnTableList />
            <QuickPairing all=true />
            <OpenTables lobby all=true />
            {move || server_features::has_accounts().then(|| view! {
                <p><Link to=PageRoute::Leaderboards(String::new()) class="button">{t("web-leaderboards")}</Link></p>
            })}
        </section>
    }
}

/// Quick pairing: a game with the next people who ask for the same game, as many players and the same speed. Account
/// holders may choose a rated one; with `all` guests are told why they cannot.
#[component]
pub fn QuickPairing(#[prop(optional)] all: bool) -> impl IntoView {
    let game = RwSignal::new(Game::Quoridor);
    let pairing = pairing::signal();
    let waiting = Memo::new(move |_| pairing.with(Option::is_some));
    let rated = RwSignal::new(false);
    let seats = RwSignal::new(2u8);
    // A game that four are brought together for begins with two.
    Effect::new(move || {
        game.track();
        seats.set(2);
    });
    let pair = move |speed| {
        let (game, rated) = (game.get_untracked(), rated.get_untracked());
        let seats = seats.get_untracked();
        pairing.set(Some(Pairing { game, speed, rated, seats }));
    };
    let has_choice =
        move || server_features::has_accounts() && (all || guest::account_name().is_some());
    let games = || Game::ALL.map(|game| (game, translate(&format!("game-{game}"), &[]))).to_vec();
    let counts = || [2u8, 4].map(|seats| (seats, seats.to_string())).to_vec();
    let has_four = Memo::new(move |_| matches!(game.get(), Game::Quoridor | Game::Mini));
    let speeds = [Speed::Blitz, Speed::Rapid, Speed::Days, Speed::Untimed];
    let buttons = speeds
        .map(|speed| {
            view! {
                <button
                    class="button"
                    type="button"
                    disabled=move || waiting.get() || rated.get() && speed == Speed::Untimed
                    on:click=move |_| pair(speed)
                >
                    {move || time_control_text(speed.time_control())}
                </button>
            }
        })
        .collect_view();
    view! {
        <section class="card column" aria-labelledby="quick">
            <h2 id="quick">{t("web-quick")}</h2>
            {segmented("web-which-game", games, game)}
            {move || has_four.get().then(|| segmented("web-how-many", counts, seats))}
            <div class="row">{buttons}</div>
            // It comes later, and so last, into room that is kept for it: nothing moves under a finger.
            {move || has_choice().then(|| {
                let class = match guest::account_name() {
                    Some(_) if storage::get(storage::RATED).is_some() => "choice-room own at-stake",
                    Some(_) => "choice-room own",
                    None => "choice-room",
                };
                view! { <div class=class>{rating_slot(RatingSlot::PairingChoice(rated, game, seats))}</div> }
            })}
        </section>
    }
}

/// Tables with an open seat and a game to watch, refreshed every five seconds, with how much goes on; with
/// `all` also links to new tables, and every game to watch. What the server told last is in `lobby`.
#[component]
pub fn OpenTables(lobby: RwSignal<Option<Lobby>>, #[prop(optional)] all: bool) -> impl IntoView {
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
            // What has not changed stays as it is, with the focus and the pointer on it.
            if let Ok(lobby_now) = lobby_now
                && lobby.with_untracked(|lobby| lobby.as_ref() != Some(&lobby_now))
            {
                lobby.set(Some(lobby_now));
            }
        });
    };
    refresh();
    let cards = expect_context::<TableCards>();
    // Somebody else's, and the same game as long as it is played.
    let live = Memo::new(move |before: Option<&Option<String>>| {
        lobby.with(|lobby| {
            let live = lobby.iter().flat_map(|lobby| &lobby.live).map(|table| &table.table);
            let mut live = live.filter(|table| own_tables::is_own(table) == Some(false));
            let before = before.and_then(Option::as_ref);
            let goes_on = live.clone().find(|table| Some(*table) == before);
            goes_on.or_else(|| live.next()).cloned()
        })
    });
    let open = Memo::new(move |_| {
        lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.open.clone()).unwrap_or_default())
    });
    let watched = Memo::new(move |_| {
        lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.live.clone()).unwrap_or_default())
    });
    let has_open =
        Memo::new(move |_| lobby.with(|lobby| lobby.as_ref().map(|lobby| !lobby.open.is_empty())));
    let has_live = Memo::new(move |_| watched.with(|tables| !tables.is_empty()));
    if let Ok(timer) = set_interval_with_handle(refresh, std::time::Duration::from_secs(5)) {
        on_cleanup(move || timer.clear());
    }
    view! {
        <section class="open" aria-labelledby="open-tables">
            <h2 id="open-tables">{t("web-open-tables")}</h2>
            <LifeSigns lobby />
            {move || match has_open.get() {
                Some(true) => view! { <TableList tables=open verb="web-join" /> }.into_any(),
                Some(false) => view! { <p class="soft">{t("web-no-tables")}</p> }.into_any(),
                None if unreachable.get() => view! { <p class="soft">{t("web-away")}</p> }.into_any(),
                None => view! { <p class="soft">{t("web-loading")}</p> }.into_any(),
            }}
            {all.then(|| view! {
                <div class="row">
                    {Game::ALL
                        .map(|game| {
                            view! {
                                <Link to=PageRoute::PlayFriend(game, String::new()) class="button">
                                    {move || translate("web-new-of", &[("game", translate(&format!("game-{game}"), &[]).into())])}
                                </Link>
                            }
                        })
                        .collect_view()}
                </div>
            })}
            {move || (all && has_live.get()).then(|| view! {
                <h2>{t("web-live")}</h2>
                <TableList tables=watched verb="web-watch" />
            })}
        </section>
        {move || live.get().map(cards.live)}
    }
}

/// How many people are here and how many games are played, in a line that is kept for it.
#[component]
pub fn LifeSigns(lobby: RwSignal<Option<Lobby>>) -> impl IntoView {
    let text = move || lobby.with(|lobby| activity_text(lobby.as_ref()?.activity?));
    view! { <p class="soft life">{text}</p> }
}

/// How many people and games there are; nothing where there are none.
fn activity_text(activity: Activity) -> Option<String> {
    let count = |key, count: u64| {
        (count > 0)
            .then(|| translate(key, &[("count", u32::try_from(count).unwrap_or(u32::MAX).into())]))
    };
    let parts =
        [count("web-life-people", activity.people), count("web-life-games", activity.games)];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// A row for each table. One that stays as it was is not drawn anew.
#[component]
fn TableList(tables: Memo<Vec<TableSummary>>, verb: &'static str) -> impl IntoView {
    let ids = move || tables.with(|tables| tables.iter().map(id_of).collect::<Vec<_>>());
    view! {
        <ul class="games">
            <For each=ids key=Clone::clone let:id>
                <TableRow id tables verb />
            </For>
        </ul>
    }
}

fn id_of(table: &TableSummary) -> String {
    table.table.clone()
}

/// The clock of a table, and whether it is rated.
fn table_details(table: &TableSummary) -> String {
    let time = time_control_text(table.time_control);
    if table.rated { format!("{time} · {}", translate("web-rated", &[])) } else { time }
}

#[component]
fn TableRow(id: String, tables: Memo<Vec<TableSummary>>, verb: &'static str) -> impl IntoView {
    let to = PageRoute::OnlineTable(id.clone());
    // While the list changes, a row may outlive its table for a moment.
    let table = Memo::new(move |_| {
        tables.with(|tables| tables.iter().find(|table| table.table == id).cloned())
    });
    let of_table = move |text: fn(&TableSummary) -> String| {
        move || table.with(|table| table.as_ref().map(text))
    };
    let who = move || {
        table.with(|table| {
            let seats = table.as_ref().map_or(&[][..], |table| &table.seats);
            let rating = |seat: u8| {
                let ratings = table.as_ref().map_or(&[][..], |table| &table.ratings);
                let rating = ratings.get(usize::from(seat - 1)).and_then(Option::as_ref);
                rating.map(|rating| format!(" {}", rating_text(rating))).unwrap_or_default()
            };
            let holders: Vec<_> = seats.iter().map(Option::as_ref).collect();
            let faces = portraits(i18n::holder_levels(&holders).into_iter().flatten());
            let at = table.as_ref().map(|table| table.table.as_str());
            view! {
                {faces}
                <span>{holder_links(seats, at, &|seat| Some(rating(seat)))}</span>
            }
        })
    };
    view! {
        <li class="button grow covered">
            <Link to class="cover">
                <b>{of_table(|table| translate(&format!("game-{}", table.game), &[]))}</b>
                " "
                <small>{of_table(table_details)}</small>
            </Link>
            {who}
            <span class="verb" aria-hidden="true">{t(verb)}</span>
        </li>
    }
}
