use leptos::prelude::*;
use leptos::task::spawn_local;
use play::TableNoticeKind;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

use crate::i18n::t;
use crate::storage;

/// A switch for each kind of notification, where the browser has them. The browser asks the person when they
/// press the first one, and never before.
#[component]
pub fn NoticeSwitches() -> impl IntoView {
    let exists = js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    let is_denied = RwSignal::new(false);
    exists.then(|| {
        view! {
            {TableNoticeKind::ALL.map(|kind| view! { <NoticeSwitch kind is_denied /> }).collect_view()}
            <p class="soft">{t("notify-open")}</p>
            {move || is_denied.get().then(|| view! {
                <p class="say" role="alert">{t("notify-denied")}</p>
            })}
        }
    })
}

#[component]
fn NoticeSwitch(kind: TableNoticeKind, is_denied: RwSignal<bool>) -> impl IntoView {
    let is_allowed = || Notification::permission() == NotificationPermission::Granted;
    let is_on = RwSignal::new(is_allowed() && storage::get(kind.key()).is_some());
    let switch = move |event| {
        if !event_target_checked(&event) {
            storage::remove(kind.key());
            return is_on.set(false);
        }
        is_on.set(true);
        spawn_local(async move {
            if let Ok(answer) = Notification::request_permission() {
                drop(JsFuture::from(answer).await);
            }
            let is_allowed = is_allowed();
            if is_allowed {
                storage::set(kind.key(), "1");
            }
            is_on.try_set(is_allowed);
            is_denied.try_set(!is_allowed);
        });
    };
    view! {
        <label class="switch">
            <span>{t(kind.key())}</span>
            <input type="checkbox" role="switch" prop:checked=is_on on:change=switch />
        </label>
    }
}
