//! The page's own files, and what of them the service worker keeps for when there is no connection.

use leptos::prelude::{document, window};
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::RequestInit;

use crate::asset_base::asset_url;
use crate::http::{self, RequestError};
use crate::upgrade;

/// Fetches one of the page's own files as text. Where it is gone, the page reloads if the server
/// has another version of it.
pub async fn asset_text(name: &str) -> Result<String, RequestError> {
    let response = http::fetch(&asset_url(name), RequestInit::new()).await?;
    if response.status() == 404 {
        upgrade::reload_if_outdated().await;
    }
    http::text(&response).await
}

/// Adds the style sheet of a part to the document, unless it is there, and waits for it; returns whether
/// it came.
pub async fn add_style(part: &str) -> bool {
    let id = format!("style-{part}");
    if document().get_element_by_id(&id).is_some() {
        return true;
    }
    let Ok(link) = document().create_element("link") else { return false };
    for (name, value) in [
        ("id", id),
        ("rel", "stylesheet".to_owned()),
        ("href", asset_url(&format!("{part}/style.css"))),
    ] {
        let _ = link.set_attribute(name, &value);
    }
    let loaded = js_sys::Promise::new(&mut |resolve, reject| {
        let _ = link.add_event_listener_with_callback("load", &resolve);
        let _ = link.add_event_listener_with_callback("error", &reject);
    });
    let head = document().query_selector("head").ok().flatten();
    let _ = head.map(|head| head.append_child(&link));
    let came = JsFuture::from(loaded).await.is_ok();
    if !came {
        link.remove();
    }
    came
}

/// Has the service worker keep a file that a worker fetched, perhaps before it was under control.
pub fn keep_for_offline(path: &str) {
    keep_files(js_sys::Array::of1(&path.into()));
}

/// Has the service worker keep all files that the page has fetched so far.
pub fn keep_fetched() {
    let origin = window().location().origin().unwrap_or_default();
    let entries = window().performance().map(|timing| timing.get_entries_by_type("resource"));
    let path = |entry: JsValue| {
        let name = js_sys::Reflect::get(&entry, &"name".into()).ok()?.as_string()?;
        Some(JsValue::from(name.strip_prefix(&origin)?))
    };
    keep_files(entries.unwrap_or_default().iter().filter_map(path).collect());
}

fn keep_files(opened: js_sys::Array) {
    let message = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&message, &"opened".into(), &opened);
    let container = window().navigator().service_worker();
    leptos::task::spawn_local(async move {
        let Ok(ready) = container.ready() else { return };
        let registration = JsFuture::from(ready).await.ok();
        let registration =
            registration.and_then(|r| r.dyn_into::<web_sys::ServiceWorkerRegistration>().ok());
        if let Some(worker) = registration.and_then(|registration| registration.active()) {
            let _ = worker.post_message(&message);
        }
    });
}
