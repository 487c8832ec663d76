//! What the browser says of the person's tables while the page is in the background: the count on the app's
//! icon, and notifications, where they were switched on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::JsValue;
use play::{TableNoticeKind, TableNotices, WatchedTable};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration,
};

use super::OwnTable;
use crate::i18n::translate;
use crate::sound::{self, Sound};
use crate::storage;

/// Shows on the app's icon how many tables and challenges wait for the person, where the browser can.
pub fn set_badge(count: u32) {
    let navigator = window().navigator();
    let name = if count == 0 { "clearAppBadge" } else { "setAppBadge" };
    let function = js_sys::Reflect::get(&navigator, &name.into()).unwrap_or_default();
    let Some(function) = function.dyn_ref::<js_sys::Function>() else { return };
    let shown = match count {
        0 => function.call0(&navigator),
        count => function.call1(&navigator, &count.into()),
    };
    if let Ok(Ok(promise)) = shown.map(|promise| promise.dyn_into::<js_sys::Promise>()) {
        // A page that is not installed may be refused.
        spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}

/// Tells what is new at the tables, if the page is in the background and the person wants to know.
pub fn follow(notices: &mut TableNotices, tables: &[OwnTable]) {
    let watched = |table: &OwnTable| WatchedTable {
        table: table.summary.table.clone(),
        has_started: table.summary.phase != api::TablePhase::Waiting,
        is_your_turn: table.overview.is_your_move(),
    };
    let is_wanted = |kind: TableNoticeKind| storage::get(kind.key()).is_some();
    let news = notices.follow(tables.iter().map(watched).collect(), is_wanted);
    if !document().hidden() || !is_allowed() {
        return;
    }
    for (id, kind) in news {
        let table = tables.iter().find(|table| table.summary.table == id);
        if let Some(table) = table {
            sound::play(Sound::Paired);
            show(kind, table);
        }
    }
}

fn is_allowed() -> bool {
    let exists = js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    exists && Notification::permission() == NotificationPermission::Granted
}

/// Shows a notification; one click opens the table. Several tabs show one alike, and the browser shows it once.
fn show(kind: TableNoticeKind, table: &OwnTable) {
    let game = untrack(|| translate(&format!("game-{}", table.summary.game), &[]));
    let title = untrack(|| match kind {
        TableNoticeKind::Turn => translate("web-your-move", &[]),
        TableNoticeKind::Start => translate("web-pairing-found", &[]),
    });
    let path = format!("/t/{}", table.summary.table);
    let options = NotificationOptions::new();
    options.set_body(&game);
    options.set_tag(&table.summary.table);
    options.set_icon("/icon-192.png");
    options.set_data(&JsValue::from(&path));
    let container = window().navigator().service_worker();
    spawn_local(async move {
        // The service worker opens the table. A phone's browser knows no other notifications.
        let registration = match container.is_undefined() {
            true => None,
            false => JsFuture::from(container.get_registration()).await.ok(),
        };
        let registration =
            registration.and_then(|it| it.dyn_into::<ServiceWorkerRegistration>().ok());
        if let Some(registration) = registration.filter(|it| it.active().is_some()) {
            if let Ok(shown) = registration.show_notification_with_options(&title, &options) {
                drop(JsFuture::from(shown).await);
            }
        } else {
            drop(Notification::new_with_options(&title, &options));
        }
    });
}
