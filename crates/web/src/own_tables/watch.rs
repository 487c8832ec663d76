use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use api::{Snapshot, TablePhase, TableSummary};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{TableNotices, TableOverview};

use super::{ChallengeFeed, EXPECTED, OwnTable, challenges, notices, signal};
use crate::attention::Attention;
use crate::route::PageRoute;
use crate::{attention, guest, http, storage, table_link};

/// How often tables are asked for that are not over.
const PERIOD: Duration = Duration::from_secs(10);

/// How many tables are asked for one by one each time.
const ASKED_EACH_TIME: usize = 8;

/// Asks for the person's tables whenever they go to another page, and again and again while there are
/// some. Nobody counts as present at a table for that: only whoever opens it does. Challenges are asked for as well, and
/// shown by the bar.
pub fn watch(route: RwSignal<PageRoute>, challenge_bar: fn(ChallengeFeed) -> AnyView) {
    let tables = signal();
    let challenges = challenges::watch(route, challenge_bar);
    let is_asking = Rc::new(Cell::new(false));
    // As whom the tables known were asked for.
    let asked_as = Rc::new(RefCell::new(None));
    let ask = move || {
        if is_asking.replace(true) {
            return;
        }
        let is_asking = Rc::clone(&is_asking);
        let me = untrack(guest::me);
        let is_same = asked_as.replace(me.clone()) == me;
        let known = tables.get_untracked().filter(|_| is_same).unwrap_or_default();
        spawn_local(async move {
            let answer = fetch(me, known).await;
            is_asking.set(false);
            if let Some(now) = answer
                && tables.with_untracked(|before| before.as_ref() != Some(&now))
            {
                if now.is_empty() {
                    storage::remove(EXPECTED);
                } else {
                    storage::set(EXPECTED, "1");
                }
                tables.set(Some(now));
            }
        });
    };
    let (ask_again, ask_soon) = (ask.clone(), ask.clone());
    set_interval(
        move || {
            if tables.with_untracked(|tables| tables.as_ref().is_some_and(|list| !list.is_empty()))
            {
                ask_again();
            }
        },
        PERIOD,
    );
    Effect::new(move || {
        route.track();
        ask();
    });
    // The table that is shown is the first to know of a turn.
    Effect::new(move || {
        attention::signal().track();
        if document().hidden() {
            ask_soon();
        }
    });
    Effect::new(move || {
        // The table that is shown speaks for itself, and sooner.
        let shown = match route.get() {
            PageRoute::OnlineTable(id) => Some(id),
            _ => None,
        };
        let waits = |table: &OwnTable| {
            table.overview.is_your_move() && Some(&table.summary.table) != shown.as_ref()
        };
        let count =
            tables.with(|tables| tables.iter().flatten().filter(|table| waits(table)).count());
        attention::set_elsewhere(count as u32);
        let is_turn_here =
            attention::signal().get() == Some(Attention::YourMove) && shown.is_some();
        let waiting = challenges.with(|challenges| challenges.incoming.len());
        notices::set_badge((count + waiting) as u32 + u32::from(is_turn_here));
    });
    let known = StoredValue::new(TableNotices::default());
    Effect::new(move || {
        tables.with(|tables| {
            if let Some(tables) = tables {
                known.update_value(|known| notices::follow(known, tables));
            }
        });
    });
}

/// The tables as they are now; `None` where the server does not say. Of those beyond the most urgent what is known holds
/// where the list says that nothing has happened.
async fn fetch(me: Option<String>, known: Vec<OwnTable>) -> Option<Vec<OwnTable>> {
    // Whoever had themselves forgotten has none.
    let Some(me) = me else { return Some(Vec::new()) };
    let mut summaries = http::get::<Vec<TableSummary>>("/me/tables").await.ok()?;
    summaries.retain(|summary| summary.phase != TablePhase::Over);
    let mut tables = Vec::new();
    for summary in summaries {
        // Not all that is shown is in the summary, and clocks run: the most urgent ones are asked for each time.
        let same = known.iter().position(|known| known.summary == summary);
        if let Some(same) = same.filter(|&nth| nth >= ASKED_EACH_TIME) {
            tables.push(known[same].clone());
            continue;
        }
        let Ok(table) = http::get::<Snapshot>(&format!("/tables/{}", summary.table)).await else {
            continue;
        };
        let overview = TableOverview::new(&table, Some(&me), table_link::now());
        // The list may be older than the table.
        if let Some(overview) = overview.filter(|_| table.state.phase != TablePhase::Over) {
            tables.push(OwnTable { summary, overview });
        }
    }
    tables.sort_by_key(|table| table.overview.urgency(table.summary.at));
    Some(tables)
}
