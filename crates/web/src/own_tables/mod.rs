//! The person's own tables that are not over, on whatever page they are: lists show them, and the tab's
//! title says that it is their move at one; and their challenges. What asks the server for them and what
//! draws them is a part that is fetched once somebody is known to the server.

mod cards;
mod challenges;
mod live_board;
mod notices;
mod watch;

use std::cell::Cell;

use api::TableSummary;
use leptos::prelude::*;
use play::TableOverview;

pub use cards::OwnTableCards;
pub use challenges::ChallengeFeed;
pub use live_board::LiveBoard;
pub use watch::watch;

use crate::{guest, storage};

/// A table of the person here that is not over.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnTable {
    pub summary: TableSummary,
    /// How the game stands.
    pub overview: TableOverview,
}

/// What renders tables at a glance, once it has been fetched.
#[derive(Clone, Copy)]
pub struct TableCards {
    /// The tables of the person here.
    pub own: fn() -> AnyView,
    /// A game to watch, by the id of its table.
    pub live: fn(String) -> AnyView,
}

/// The tables, those first that wait for the person; `None` until the server has said.
type OwnTables = RwSignal<Option<Vec<OwnTable>>>;

thread_local! {
    static OWN_TABLES: Cell<Option<OwnTables>> = const { Cell::new(None) };
}

/// Creates the signal.
pub fn init() {
    OWN_TABLES.set(Some(RwSignal::new(None)));
}

/// The tables of the person here.
pub fn signal() -> OwnTables {
    OWN_TABLES.get().expect("the page created it when it opened")
}

/// Says whether there were any, so that a page that opens can leave room for them.
const EXPECTED: &str = "tables";

/// Whether a table is one of the person here, tracked; `None` until the server has said, where there were some.
pub fn is_own(id: &str) -> Option<bool> {
    signal().with(|tables| match tables {
        Some(tables) => Some(tables.iter().any(|table| table.summary.table == id)),
        None => {
            let has_some = guest::me().is_some() && storage::get(EXPECTED).is_some();
            (!has_some).then_some(false)
        }
    })
}

/// The person's tables; before they are known, room for them where there were some.
#[component]
pub fn OwnTableList() -> impl IntoView {
    let cards = expect_context::<TableCards>();
    let tables = signal();
    let count = Memo::new(move |_| tables.with(|tables| tables.as_ref().map(Vec::len)));
    move || match count.get() {
        None if storage::get(EXPECTED).is_some() => {
            view! { <div class="tiles-to-come" aria-hidden="true"></div> }.into_any()
        }
        None | Some(0) => ().into_any(),
        Some(_) => (cards.own)(),
    }
}
