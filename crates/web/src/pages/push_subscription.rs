//! This browser as one that is told what happens although the page is closed (Push API).

use api::{NewPushSubscription, NotificationSettings, PushDevice, PushKey};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use serde::Deserialize;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription,
    PushSubscriptionOptionsInit, ServiceWorkerRegistration,
};

use crate::http::{self, RequestError};
use crate::{guest, i18n};

/// Why a browser is not told anything.
#[derive(Clone, Debug)]
pub(super) enum PushProblem {
    /// It cannot be, or only once the page is installed.
    Missing,
    /// The person has not allowed it.
    Denied,
    /// Its push service cannot be reached.
    Failed,
    /// The server did not answer, or refused.
    Request(RequestError),
}

/// What `PushSubscription.toJSON` gives.
#[derive(Deserialize)]
struct SubscriptionJson {
    endpoint: String,
    keys: SubscriptionKeys,
}

#[derive(Deserialize)]
struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

/// Whether this browser knows messages while its page is closed.
pub(super) fn is_possible() -> bool {
    let has = |name: &str| js_sys::Reflect::has(&window(), &name.into()).unwrap_or(false);
    let is_secure = !window().navigator().service_worker().is_undefined();
    has("Notification") && has("PushManager") && is_secure
}

/// Has this browser be told. The browser asks the person, and the server has it when this returns.
pub(super) async fn subscribe() -> Result<PushDevice, PushProblem> {
    if !is_possible() {
        return Err(PushProblem::Missing);
    }
    let asked = Notification::request_permission().map_err(|_| PushProblem::Missing)?;
    drop(JsFuture::from(asked).await);
    if Notification::permission() != NotificationPermission::Granted {
        return Err(PushProblem::Denied);
    }
    guest::ensure_guest().await.map_err(PushProblem::Request)?;
    let PushKey { key } = http::get("/push/key").await.map_err(PushProblem::Request)?;
    let manager = manager().await.ok_or(PushProblem::Missing)?;
    let subscription = match subscribe_with(&manager, &key).await {
        Some(subscription) => Some(subscription),
        // One that another server's key has made is in the way.
        None => {
            if let Some(former) = subscribed(&manager).await
                && let Ok(ended) = former.unsubscribe()
            {
                drop(JsFuture::from(ended).await);
            }
            subscribe_with(&manager, &key).await
        }
    };
    send(&subscription.ok_or(PushProblem::Failed)?).await
}

/// Tells the server again that this browser is told, if it is: whoever is signed in here now is told here.
pub(super) async fn renew() -> Option<PushDevice> {
    if !is_possible() || Notification::permission() != NotificationPermission::Granted {
        return None;
    }
    let subscription = subscribed(&manager().await?).await?;
    send(&subscription).await.ok()
}

/// Has this browser not be told any more.
pub(super) async fn unsubscribe(device: &PushDevice) -> Result<NotificationSettings, RequestError> {
    let settings = http::delete(&format!("/me/push/{}", device.id)).await?;
    if let Some(manager) = manager().await
        && let Some(subscription) = subscribed(&manager).await
        && let Ok(ended) = subscription.unsubscribe()
    {
        drop(JsFuture::from(ended).await);
    }
    Ok(settings)
}

async fn manager() -> Option<PushManager> {
    let ready = window().navigator().service_worker().ready().ok()?;
    let registration = JsFuture::from(ready).await.ok()?;
    registration.dyn_into::<ServiceWorkerRegistration>().ok()?.push_manager().ok()
}

async fn subscribed(manager: &PushManager) -> Option<PushSubscription> {
    let found = JsFuture::from(manager.get_subscription().ok()?).await.ok()?;
    found.dyn_into().ok()
}

async fn subscribe_with(manager: &PushManager, key: &str) -> Option<PushSubscription> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&JsValue::from(key));
    let made = manager.subscribe_with_options(&options).ok()?;
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}

async fn send(subscription: &PushSubscription) -> Result<PushDevice, PushProblem> {
    let json = js_sys::JSON::stringify(subscription).map_err(|_| PushProblem::Failed)?;
    let read = serde_json::from_str::<SubscriptionJson>(&String::from(json));
    let SubscriptionJson { endpoint, keys } = read.map_err(|_| PushProblem::Failed)?;
    let new = NewPushSubscription {
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        language: Some(untrack(i18n::language).tag().to_owned()),
    };
    http::send("PUT", "/me/push", &new).await.map_err(PushProblem::Request)
}
