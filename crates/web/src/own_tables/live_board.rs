use std::time::Duration;

use api::{SeatHolder, SeatState, Snapshot};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::TableOverview;

use super::cards::{OverviewClock, overview_board};
use crate::controls::{GameTile, TurnLabel, holder_links, portraits};
use crate::i18n::{self, t, translate};
use crate::route::PageRoute;
use crate::{http, table_link};

/// How often the game is looked at.
const PERIOD: Duration = Duration::from_secs(4);

/// A game that people play now, small, to be watched.
#[component]
pub fn LiveBoard(table: String) -> impl IntoView {
    let seen = RwSignal::new(None::<(TableOverview, Vec<Option<SeatHolder>>)>);
    let to = PageRoute::OnlineTable(table.clone());
    let id = StoredValue::new(table.clone());
    let look = move || {
        let path = format!("/tables/{table}");
        spawn_local(async move {
            let Ok(table) = http::get::<Snapshot>(&path).await else { return };
            let holder = |seat: SeatState| seat.holder;
            let overview = TableOverview::new(&table, None, table_link::now());
            if let Some(overview) = overview.filter(|_| !seen.is_disposed()) {
                let now = (overview, table.state.seats.into_iter().map(holder).collect());
                if seen.with_untracked(|seen| seen.as_ref() != Some(&now)) {
                    seen.set(Some(now));
                }
            }
        });
    };
    look();
    let look_again = move || {
        if !document().hidden() {
            look();
        }
    };
    if let Ok(timer) = set_interval_with_handle(look_again, PERIOD) {
        on_cleanup(move || timer.clear());
    }
    let overview =
        Signal::derive(move || seen.with(|seen| seen.as_ref().map(|seen| seen.0.clone())));
    let is_there = Memo::new(move |_| seen.with(Option::is_some));
    let board = Signal::derive(move || {
        overview.with(|overview| overview.as_ref().map(overview_board).unwrap_or_default())
    });
    let game = Signal::derive(move || {
        let game = overview.with(|overview| overview.as_ref().map(|overview| overview.game));
        game.map(|game| translate(&format!("game-{game}"), &[])).unwrap_or_default()
    });
    let names = move || {
        seen.with(|seen| {
            let seats = seen.as_ref().map_or(&[][..], |seen| &seen.1);
            let holders: Vec<_> = seats.iter().map(Option::as_ref).collect();
            let faces = portraits(i18n::holder_levels(&holders).into_iter().flatten());
            let links = id.with_value(|id| holder_links(seats, Some(id), &|_| Some(String::new())));
            view! {
                {faces}
                <span>{links}</span>
            }
        })
    };
    let turn = Signal::derive(|| TurnLabel::other(translate("web-watch", &[])));
    move || {
        is_there.get().then(|| {
            view! {
                <section class="open watch" aria-labelledby="watch">
                    <h2 id="watch">{t("web-live-now")}</h2>
                    <GameTile to=to.clone() game board rotation=0 turn>
                        <span class="names">{names}</span>
                        <OverviewClock overview />
                    </GameTile>
                </section>
            }
        })
    }
}
