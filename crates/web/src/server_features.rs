//! What the server offers besides tables, as it has said once; before that, what it said the last time.

use std::cell::Cell;

use api::ServerFeatures;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::http::{self, RequestError};
use crate::storage;

thread_local! {
    static FEATURES: Cell<Option<RwSignal<ServerFeatures>>> = const { Cell::new(None) };
}

/// Says that there were accounts, so that nothing has to appear later.
const ACCOUNTS: &str = "accounts";

/// Creates the signal, and asks.
pub fn init() -> RwSignal<ServerFeatures> {
    let accounts = storage::get(ACCOUNTS).is_some();
    let features = RwSignal::new(ServerFeatures { accounts, ..ServerFeatures::default() });
    FEATURES.set(Some(features));
    // Whoever cannot be reached offers what it offered.
    spawn_local(async { drop(fetch().await) });
    features
}

/// Asks the server.
pub async fn fetch() -> Result<ServerFeatures, RequestError> {
    let found = http::get::<ServerFeatures>("/server").await?;
    if found.accounts {
        storage::set(ACCOUNTS, "1");
    } else {
        storage::remove(ACCOUNTS);
    }
    if signal().get_untracked() != found {
        signal().set(found);
    }
    Ok(found)
}

/// What the server offers.
pub fn signal() -> RwSignal<ServerFeatures> {
    FEATURES.get().expect("the page created it when it opened")
}

/// Whether there are accounts here, tracked.
pub fn has_accounts() -> bool {
    signal().with(|features| features.accounts)
}
