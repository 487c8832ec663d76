//! Online games: a table on a server, which alone decides what is played. The page follows its
//! snapshots and updates, and sends actions.

use api::{Action, TablePhase};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{RemoteInput, SyncInput};
use send_wrapper::SendWrapper;

use super::GameScreen;
use super::invite::Invite;
use super::online_game::OnlineGame;
use super::phrase_slot::{PhrasePart, TablePhrases};
use super::rating_slot::{RatedTable, RatingPart, RatingSlot, rating_slot};
use super::session::Intent;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use crate::table_link::TableLink;
use crate::{guest, random, server_features, settings};

/// The page of a table on the server.
#[component]
pub fn OnlineGamePage(id: String) -> impl IntoView {
    let online_game = OnlineGame::new();
    let snapshot = online_game.snapshot;
    let error = RwSignal::new(String::new());
    let link = TableLink::open(&id, move |link, effects| {
        // Something may still arrive after the person has left the page.
        if !snapshot.is_disposed() {
            online_game.follow(link, effects, error);
        }
    });
    let closing = SendWrapper::new(link.clone());
    on_cleanup(move || closing.close());
    listen_to_network(&link);
    let link = StoredValue::new_local(link);
    let act = Callback::new(move |action: Action| link.with_value(|link| link.act(action)));
    let phrases = TablePhrases {
        said: online_game.said,
        snapshot,
        connected: online_game.connected,
        clock_skew: online_game.clock_skew,
        say: Callback::new(move |phrase| {
            let nonce = random::nonce();
            link.with_value(|link| link.handle(RemoteInput::Say { phrase, nonce }));
        }),
        render: RwSignal::new(None),
    };
    provide_context(phrases);
    let part = expect_context::<PhrasePart>();
    // What hears phrases lives as long as the page, and not until the next one is said.
    let page = Owner::current();
    Effect::new(move |is_asked: Option<bool>| {
        let is_asked = is_asked.unwrap_or(false);
        let is_known = phrases.said.with(Option::is_some);
        if is_known
            && !is_asked
            && let Some(page) = &page
        {
            page.with(|| (part.0)(phrases));
        }
        is_known || is_asked
    });
    let rated = RatedTable { ratings: RwSignal::new(None), render: RwSignal::new(None) };
    provide_context(rated);
    let part = expect_context::<RatingPart>();
    Effect::new(move |is_asked: Option<bool>| {
        let has_accounts = server_features::has_accounts();
        if has_accounts && is_asked != Some(true) {
            (part.0)(rated.render);
        }
        has_accounts || is_asked == Some(true)
    });
    let dispatch = Callback::new(move |intent: Intent| {
        act.run(match intent {
            Intent::Play(word) => Action::Move { word },
            // The server has rolled already: the tap only reveals it.
            Intent::Roll => return online_game.device.tap(),
            Intent::Resign => Action::Resign { seat: None },
            Intent::Offer(offer) => Action::offer(offer),
            Intent::Decline(offer) => Action::decline(offer),
            Intent::Rematch => Action::Rematch,
            Intent::Abort => Action::Abort,
            Intent::Resume => Action::Resume,
            Intent::Claim { seat, level } => Action::Claim { seat, level },
            // The server watches the clocks.
            Intent::Flag => return,
        });
    });
    let take_seat = Callback::new(move |seat: u8| {
        spawn_local(async move {
            if let Err(failure) = guest::ensure_guest().await {
                return error.set(i18n::error_text(&failure));
            }
            let piece = settings::signal().with_untracked(|s| game::Piece::parse(&s.piece));
            let action = Action::Join {
                seat: Some(seat),
                piece: piece.filter(|piece| *piece != game::Piece::default()),
                client_seed: Some(random::client_seed()),
                name: None,
            };
            // The cookie that says who takes the seat belongs to a new socket.
            link.with_value(|link| {
                link.handle(RemoteInput::SetMe(guest::me()));
                link.handle(RemoteInput::Sync(SyncInput::Reconnect));
                link.act(action);
            });
        });
    });
    let is_loaded = Memo::new(move |_| online_game.game_record.with(Option::is_some));
    let waiting = Memo::new(move |_| {
        snapshot.with(|t| t.as_ref().is_some_and(|t| t.state.phase == TablePhase::Waiting))
    });
    view! {
        {rating_slot(RatingSlot::Watch)}
        <TableNotice online_game error />
        {move || waiting.get().then(|| view! { <Invite snapshot take_seat act /> })}
        {move || {
            if is_loaded.get() {
                let session = online_game.session(dispatch);
                view! { <GameScreen session /> }.into_any()
            } else if online_game.missing.get() {
                view! {
                    <section class="page">
                        <h1>{t("web-no-table")}</h1>
                        <p class="soft">{t("web-no-table-more")}</p>
                        <p><Link to=PageRoute::Home class="button main">{t("web-nav-play")}</Link></p>
                    </section>
                }
                .into_any()
            } else {
                view! { <p class="soft">{t("web-loading")}</p> }.into_any()
            }
        }}
    }
}

/// The most urgent of what is to be said of the table: what is wrong with the connection and what that means for the
/// move just made, what became of the last intent, or that the server will restart.
#[component]
fn TableNotice(online_game: OnlineGame, error: RwSignal<String>) -> impl IntoView {
    let OnlineGame { connected, pending_move, retrying, .. } = online_game;
    let banner = Memo::new(move |_| {
        let word = pending_move.get();
        match (connected.get(), word) {
            (false, Some(word)) => Some(translate("web-move-unsent", &[("word", word.into())])),
            (false, None) => Some(translate("web-reconnecting", &[])),
            (true, Some(word)) if retrying.get() => {
                Some(translate("web-move-retried", &[("word", word.into())]))
            }
            (true, _) => None,
        }
    });
    let restart = move || {
        let time = local_time(online_game.restart.get()?);
        Some(translate("web-restart", &[("time", time.into())]))
    };
    move || {
        if let Some(text) = banner.get() {
            let unsent = pending_move.with_untracked(Option::is_some);
            return Some(
                view! {
                    <div class="banner" class:unsent=unsent role="alert">
                        <span class="pulse" aria-hidden="true"></span>
                        {text}
                    </div>
                }
                .into_any(),
            );
        }
        // A refusal stays until something was accepted: it would hide for long that the server restarts.
        let error = error.get();
        let (role, text) = match restart() {
            Some(restart) => ("status", restart),
            None if error.is_empty() => return None,
            None => ("alert", error),
        };
        Some(view! { <p class="say notice" role=role>{text}</p> }.into_any())
    }
}

/// A time of day as the reader's clock shows it.
fn local_time(at: api::Millis) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}

/// Tells a link when the page is hidden, and what the device says about its network.
fn listen_to_network(link: &TableLink) {
    let tell = |link: &TableLink, input: fn() -> RemoteInput| {
        let link = SendWrapper::new(link.clone());
        move || link.handle(input())
    };
    let is_visible = || RemoteInput::SetVisible(!document().hidden());
    link.handle(is_visible());
    let (visible, offline, online) = (
        tell(link, is_visible),
        tell(link, || RemoteInput::Sync(SyncInput::SetOnline(false))),
        tell(link, || RemoteInput::Sync(SyncInput::SetOnline(true))),
    );
    let handles = [
        window_event_listener(leptos::ev::visibilitychange, move |_| visible()),
        window_event_listener(leptos::ev::offline, move |_| offline()),
        window_event_listener(leptos::ev::online, move |_| online()),
    ];
    on_cleanup(move || handles.into_iter().for_each(|handle| handle.remove()));
}
