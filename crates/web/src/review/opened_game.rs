use api::SeatHolder;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::GameRecord;
use serde::Deserialize;

use super::reviewed_game::ReviewedGame;
use super::screen::ReviewScreen;
use crate::guest;
use crate::http;
use crate::i18n::{self, t, translate};
use crate::play::{self, GameSession, SeatOccupant, SessionPlayer};
use crate::route::{GameAddress, Link, PageRoute};

/// A game on its way here.
#[derive(Clone)]
enum OpenedGame {
    Fetching,
    /// With the seats of the person here, where they are known.
    Here(Box<GameRecord>, Option<Vec<usize>>),
    /// The key of why it cannot be reviewed.
    Refused(&'static str),
    /// Why it could not be fetched.
    Missing(String),
}

/// The review of a game, wherever it is kept.
#[component]
pub fn ReviewPage(address: GameAddress) -> impl IntoView {
    let opened = RwSignal::new(OpenedGame::Fetching);
    match address.clone() {
        GameAddress::Local(id) => opened.set(match play::load(&id) {
            Some(game_record) => accept(game_record, None),
            None => OpenedGame::Refused("web-no-game"),
        }),
        GameAddress::Table(id) => spawn_local(async move {
            let found = fetch_table(&id).await;
            let _ = opened.try_set(found);
        }),
    }
    move || match opened.get() {
        OpenedGame::Fetching => view! {
            <h1 class="unseen">{t("review-title")}</h1>
            <p class="soft part-loading" role="status">{t("web-loading")}</p>
        }
        .into_any(),
        OpenedGame::Here(game_record, own) => {
            let game_record = RwSignal::new(*game_record);
            let named =
                move || game_record.with_untracked(|record| players(record, own.as_deref()));
            let players = RwSignal::new(untrack(&named));
            // The effect tracks the language, which default names are in.
            Effect::new(move || players.set(named()));
            let session = GameSession::local(
                game_record,
                players,
                Signal::stored(false),
                Callback::new(|_| ()),
            );
            let reviewed = ReviewedGame::open(address.clone(), session);
            view! { <ReviewScreen reviewed /> }.into_any()
        }
        OpenedGame::Refused(key) => refusal_view(translate(key, &[])),
        OpenedGame::Missing(why) => refusal_view(why),
    }
}

fn refusal_view(why: String) -> AnyView {
    view! {
        <section class="page">
            <h1>{t("review-title")}</h1>
            <p class="say" role="alert">{why}</p>
            <p><Link to=PageRoute::Games class="button main">{t("web-your-games")}</Link></p>
        </section>
    }
    .into_any()
}

/// Who played; those who are not the person here are elsewhere.
fn players(game_record: &GameRecord, own: Option<&[usize]>) -> Vec<SessionPlayer> {
    let mut players = play::players_of(game_record);
    for (nth, player) in players.iter_mut().enumerate() {
        let is_other = own.is_some_and(|own| !own.contains(&nth));
        if is_other && player.occupant == SeatOccupant::Local {
            player.occupant = SeatOccupant::Remote;
        }
    }
    players
}

/// What is reviewed is over and has moves.
fn accept(game_record: GameRecord, own: Option<Vec<usize>>) -> OpenedGame {
    if game_record.record.ending().is_none() {
        return OpenedGame::Refused("review-live");
    }
    if play::ply_count(&game_record) == 0 {
        return OpenedGame::Refused("review-empty");
    }
    OpenedGame::Here(Box::new(game_record), own)
}

/// What a table says about who is there; the rest is in the record.
#[derive(Deserialize)]
struct TablePlayers {
    state: TablePlayersState,
}

#[derive(Deserialize)]
struct TablePlayersState {
    seats: Vec<TablePlayer>,
}

#[derive(Deserialize)]
struct TablePlayer {
    #[serde(default)]
    holder: Option<SeatHolder>,
}

/// The record of a table, which has the players, the clock and the time of every move, and which of its
/// players the person here is.
async fn fetch_table(id: &str) -> OpenedGame {
    let text = match http::get_text(&format!("/tables/{id}/record")).await {
        Ok(text) => text,
        Err(failure) => return OpenedGame::Missing(untrack(|| i18n::error_text(&failure))),
    };
    let game_record = match GameRecord::parse(&text) {
        Ok(game_record) => game_record,
        Err(reason) => return OpenedGame::Missing(untrack(|| i18n::reason_text(&reason))),
    };
    let me = guest::me().unwrap_or_default();
    let table = http::get::<TablePlayers>(&format!("/tables/{id}")).await.ok();
    let own = table.map(|table| {
        let is_own = |(_, player): &(usize, &TablePlayer)| {
            matches!(&player.holder, Some(SeatHolder::Person(person)) if person.id == me)
        };
        let players = table.state.seats.iter().enumerate();
        players.filter(is_own).map(|(nth, _)| nth).collect()
    });
    accept(game_record, own)
}
