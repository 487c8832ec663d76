use api::{Action, SeatState, Snapshot};
use leptos::prelude::*;
use play::TableOverview;
use qrcodegen::{QrCode, QrCodeEcc};
use view::BoardView;

use super::player_panel::piece_icon;
use super::rating_slot::{RatingSlot, table_rating_slot};
use super::seat_goal::seat_goal;
use crate::controls::{LevelSlider, NameField, SteadyLabel, named_sentence, seat_label};
use crate::guest;
use crate::i18n::time_control_text;
use crate::i18n::{self, t, translate};
use crate::settings;

/// A table that waits for players: to those who sit there its link, to everyone else an invitation.
#[component]
pub fn Invite(
    snapshot: RwSignal<Option<Snapshot>>,
    take_seat: Callback<u8>,
    act: Callback<Action>,
) -> impl IntoView {
    let is_seated = Memo::new(move |_| {
        let me = guest::me().unwrap_or_default();
        snapshot.with(|table| table.as_ref().is_some_and(|t| !t.seats_of(&me).is_empty()))
    });
    move || {
        if is_seated.get() {
            view! { <ShareLink snapshot act /> }.into_any()
        } else {
            view! { <Invitation snapshot take_seat act /> }.into_any()
        }
    }
}

/// Whether the person here has created the table.
fn is_creator(snapshot: RwSignal<Option<Snapshot>>) -> bool {
    snapshot.with(|t| t.as_ref().is_some_and(|t| Some(&t.by) == guest::me().as_ref()))
}

/// Whoever created a table may give it up as long as it waits for players.
#[component]
fn CancelTable(snapshot: RwSignal<Option<Snapshot>>, act: Callback<Action>) -> impl IntoView {
    move || {
        is_creator(snapshot).then(|| {
            view! {
                <button class="button" type="button" on:click=move |_| act.run(Action::Abort)>
                    {t("web-abort")}
                </button>
            }
        })
    }
}

/// For those who are invited: by whom and to what, under which name they play, and the free seats.
#[component]
fn Invitation(
    snapshot: RwSignal<Option<Snapshot>>,
    take_seat: Callback<u8>,
    act: Callback<Action>,
) -> impl IntoView {
    let heading = move || {
        snapshot.with(|table| {
            let table = table.as_ref()?;
            let game = translate(&format!("game-{}", table.spec.game), &[]);
            Some(match &table.creator {
                Some(creator) => {
                    let name = i18n::marked_name(creator);
                    let args = [("name", name.into()), ("game", game.into())];
                    named_sentence(&translate("web-invited-by", &args), creator, Some(&table.table))
                }
                None => translate("web-invited", &[("game", game.into())]).into_any(),
            })
        })
    };
    let time = move || {
        snapshot.with(|table| table.as_ref().map(|t| time_control_text(t.spec.time_control)))
    };
    let is_rated = Memo::new(move |_| {
        snapshot.with(|table| table.as_ref().is_some_and(|table| table.spec.rated))
    });
    // Whether others would still be missing: what that supposes is said too.
    let is_missing = Memo::new(move |_| {
        snapshot.with(|table| {
            let seats = table.iter().flat_map(|table| &table.state.seats);
            seats.filter(|seat| seat.holder.is_none()).count() > 1
        })
    });
    view! {
        <section class="invite card" aria-labelledby="invitation">
            <h2 id="invitation">{heading}</h2>
            <p class="soft">{time}</p>
            <p class="soft">{t("web-invited-more")}</p>
            // Room is kept for what is at stake, which is fetched: no button moves under a finger.
            {move || is_rated.get().then(|| view! {
                <div class="stake-room" class:missing=is_missing>{table_rating_slot(RatingSlot::Kind)}</div>
            })}
            <NameField />
            {move || snapshot.with(|table| table.as_ref().map(|table| open_seats(table, take_seat)))}
            <div class="row"><CancelTable snapshot act /></div>
        </section>
    }
}

/// For those who sit there: the link, also as a QR code.
#[component]
fn ShareLink(snapshot: RwSignal<Option<Snapshot>>, act: Callback<Action>) -> impl IntoView {
    let url = Memo::new(move |_| {
        let id = snapshot.with(|table| table.as_ref().map(|t| t.table.clone())).unwrap_or_default();
        format!("{}/t/{id}", location().origin().unwrap_or_default())
    });
    let game = move || snapshot.with(|t| t.as_ref().and_then(|t| rules::Game::parse(&t.spec.game)));
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&url.get_untracked());
        copied.set(true);
    };
    let fill_with_computers =
        move |_| act.run(Action::Fill { level: settings::signal().with_untracked(|s| s.level) });
    view! {
        <section class="invite card" aria-label=t("web-waiting")>
            <h2>{t("web-waiting")}</h2>
            <p class="soft">{t("web-invite")}</p>
            <div class="row">
                <input class="input link" readonly aria-label=t("web-invite") prop:value=url />
                <button class="button" type="button" on:click=copy>
                    <SteadyLabel label="web-copy" changed="web-copied" is_changed=copied />
                </button>
            </div>
            {move || qr_code(&url.get())}
            {move || is_creator(snapshot).then(|| view! {
                {game().map(|game| view! { <LevelSlider game /> })}
                <div class="row">
                    <button class="button" type="button" on:click=fill_with_computers>{t("web-fill")}</button>
                    <CancelTable snapshot act />
                </div>
            })}
        </section>
    }
}

/// The free seats by their figures or sides, each with what its player has to do.
fn open_seats(table: &Snapshot, take_seat: Callback<u8>) -> AnyView {
    let Some(TableOverview { game, position, .. }) = TableOverview::new(table, None, 0) else {
        return ().into_any();
    };
    let view = BoardView::from(&position);
    let seats = (1u8..).zip(&table.state.seats).filter(|(_, seat)| seat.holder.is_none());
    let row = |(seat, _): (u8, &SeatState)| {
        let pieces = view.seats.get(usize::from(seat) - 1).map(|seat| seat.pieces.as_slice());
        let icons = pieces.unwrap_or_default().iter().map(|kind| piece_icon(*kind, seat));
        view! {
            <li>
                <button class="button main join" type="button" on:click=move |_| take_seat.run(seat)>
                    <span class="faces" aria-hidden="true">{icons.collect_view()}</span>
                    <span>{translate("web-sit", &[])} " · " {seat_label(game, &view, seat)}</span>
                </button>
                <p class="soft">{seat_goal(game, &view, seat)}</p>
            </li>
        }
    };
    view! { <ul class="offers">{seats.map(row).collect_view()}</ul> }.into_any()
}

fn qr_code(text: &str) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for (x, y) in (0..size * size).map(|n| (n % size, n / size)) {
        if code.get_module(x, y) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    Some(view! {
        <svg
            class="qr"
            viewBox=format!("0 0 {size} {size}")
            role="img"
            aria-label=t("web-invite-qr")
            shape-rendering="crispEdges"
        >
            <path d=path />
        </svg>
    })
}
