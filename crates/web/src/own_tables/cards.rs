use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use play::{OverviewTurn, TableOverview};
use view::BoardView;

use super::{OwnTable, signal};
use crate::controls::{GameTile, TurnLabel, holder_links, portraits, tile_clock};
use crate::i18n::{self, t, time_control_text, translate};
use crate::route::PageRoute;
use crate::table_link;

/// How many tables are shown.
const MOST_TABLES: usize = 8;

/// The person's tables, those first that wait for them, one card each.
#[component]
pub fn OwnTableCards() -> impl IntoView {
    let tables = signal();
    let ids = Memo::new(move |_| {
        let id = |table: &OwnTable| table.summary.table.clone();
        tables.with(|tables| tables.iter().flatten().take(MOST_TABLES).map(id).collect::<Vec<_>>())
    });
    view! {
        <section class="continue" aria-labelledby="my-tables">
            <h2 id="my-tables">{t("web-my-tables")}</h2>
            <ul class="games tiles">
                <For each=move || ids.get() key=Clone::clone let:id>
                    <OwnTableCard id />
                </For>
            </ul>
        </section>
    }
}

/// A table with whoever else plays there.
#[component]
fn OwnTableCard(id: String) -> impl IntoView {
    let tables = signal();
    let to = PageRoute::OnlineTable(id.clone());
    let table = Memo::new(move |_| {
        let is_it = |table: &&OwnTable| table.summary.table == id;
        tables.with(|tables| tables.iter().flatten().find(is_it).cloned())
    });
    // While the list changes, a card may outlive its table for a moment.
    let game = move || {
        table.with(|table| {
            table.as_ref().map_or_else(String::new, |table| table.summary.game.clone())
        })
    };
    let board = Signal::derive(move || {
        let board = table.with(|table| table.as_ref().map(|table| overview_board(&table.overview)));
        board.unwrap_or_default()
    });
    let rotation = table.with_untracked(|table| {
        table.as_ref().map_or(0, |OwnTable { overview, summary }| {
            view::own_rotation(overview.game, summary.seats.len(), &overview.own_seats)
        })
    });
    let others = move || table.with(|table| table.as_ref().map(opponents));
    let turn = Signal::derive(move || {
        table.with(|table| {
            let Some(OwnTable { overview, .. }) = table else { return TurnLabel::default() };
            match overview.turn {
                OverviewTurn::Yours(_) => TurnLabel::yours(),
                OverviewTurn::Theirs(_) => TurnLabel::other(translate("web-their-move", &[])),
                OverviewTurn::Nobody => TurnLabel::other(nobody_moves(table.as_ref())),
            }
        })
    });
    view! {
        <li>
            <GameTile to game=Signal::derive(move || translate(&format!("game-{}", game()), &[])) board rotation turn>
                <span class="names">{others}</span>
                <OverviewClock overview=Signal::derive(move || table.get().map(|table| table.overview)) />
                <small>{move || table.with(|table| table.as_ref().map(|table| time_control_text(table.summary.time_control)))}</small>
            </GameTile>
        </li>
    }
}

/// Why nobody moves at a table.
fn nobody_moves(table: Option<&OwnTable>) -> String {
    let key = match table.map(|table| table.summary.phase) {
        Some(api::TablePhase::Waiting) => "web-waiting",
        Some(api::TablePhase::Paused) => "web-paused",
        _ => "web-rolling",
    };
    translate(key, &[])
}

/// The others at a table: faces of computers, and names.
fn opponents(table: &OwnTable) -> AnyView {
    let holders: Vec<_> = table.summary.seats.iter().map(Option::as_ref).collect();
    let is_own = |seat: &u8| table.overview.own_seats.contains(seat);
    let summary = &table.summary;
    let names = holder_links(&summary.seats, Some(&summary.table), &|seat| {
        (!is_own(&seat)).then(String::new)
    });
    let faces = portraits(i18n::holder_levels(&holders).into_iter().flatten());
    view! {
        {faces}
        <span>{names}</span>
    }
    .into_any()
}

/// The board of a table at a glance.
pub(super) fn overview_board(overview: &TableOverview) -> Arc<BoardView> {
    Arc::new(BoardView::from(&overview.position).with_characters(&overview.pieces))
}

/// The time left to whoever is to move.
#[component]
pub(super) fn OverviewClock(overview: Signal<Option<TableOverview>>) -> impl IntoView {
    let now = RwSignal::new(table_link::now());
    let tick = move || now.set(table_link::now());
    if let Ok(timer) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || timer.clear());
    }
    move || {
        let left = overview.with(|overview| overview.as_ref()?.time_left(now.get()))?;
        Some(tile_clock(left))
    }
}
