//! Requests to the server's API, the page's own files, and who the person here is to the server.

use std::cell::RefCell;

use leptos::prelude::{WithUntracked, window};
use leptos::wasm_bindgen::{JsCast, JsValue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestCache, RequestInit, Response};

use crate::i18n::translate;
use crate::{i18n, settings, storage, upgrade};

/// Why a request failed.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// No answer, or one that cannot be read.
    Unreachable,
    /// The server refused, with its reason.
    Refused(Box<api::Refusal>),
}

/// Sends a GET request to the API.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, RequestError> {
    json(fetch(&api_url(path), RequestInit::new()).await?).await
}

/// Sends a GET request to the API whose answer is plain text.
pub async fn get_text(path: &str) -> Result<String, RequestError> {
    text(&fetch(&api_url(path), RequestInit::new()).await?).await
}

/// Sends a DELETE request to the API.
pub async fn delete<T: DeserializeOwned>(path: &str) -> Result<T, RequestError> {
    let init = RequestInit::new();
    init.set_method("DELETE");
    json(fetch(&api_url(path), init).await?).await
}

/// Sends a POST request to the API.
pub async fn post<B: Serialize, T: DeserializeOwned>(
    path: &str,
    body: &B,
) -> Result<T, RequestError> {
    send("POST", path, body).await
}

async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &B,
) -> Result<T, RequestError> {
    let init = RequestInit::new();
    init.set_method(method);
    init.set_headers(&json_headers());
    let body = serde_json::to_string(body).map_err(|_| RequestError::Unreachable)?;
    init.set_body(&body.into());
    json(fetch(&api_url(path), init).await?).await
}

thread_local! {
    static ASSET_BASE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Sets the folder that the page's own files are loaded from; its name changes with every build.
pub fn set_asset_base(folder: &str) {
    ASSET_BASE.with_borrow_mut(|base| folder.clone_into(base));
}

/// The URL of one of the page's own files.
pub fn asset_url(name: &str) -> String {
    ASSET_BASE.with_borrow(|base| format!("{base}{name}"))
}

/// Fetches one of the page's own files as text. Where it is gone, the page reloads if the server
/// has another version of it.
pub async fn asset_text(name: &str) -> Result<String, RequestError> {
    let response = fetch(&asset_url(name), RequestInit::new()).await?;
    if response.status() == 404 {
        upgrade::reload_if_outdated().await;
    }
    text(&response).await
}

/// Adds the style sheet of a part to the document, unless it is there, and waits for it; returns whether
/// it came.
pub async fn add_style(part: &str) -> bool {
    let id = format!("style-{part}");
    if leptos::prelude::document().get_element_by_id(&id).is_some() {
        return true;
    }
    let Ok(link) = leptos::prelude::document().create_element("link") else { return false };
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
    let head = leptos::prelude::document().query_selector("head").ok().flatten();
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

/// Fetches a text past every cache.
pub async fn fresh_text(url: &str) -> Result<String, RequestError> {
    let init = RequestInit::new();
    init.set_cache(RequestCache::NoStore);
    text(&fetch(url, init).await?).await
}

/// The id of the person here; none before their first request that needs one. Their token is in a
/// cookie that no script can read.
pub fn me() -> Option<String> {
    storage::get("me")
}

/// Makes the person the one here: the server's answer has set their cookie.
pub fn set_me(person: &api::Person) {
    storage::set("me", &person.id);
}

/// Registers a guest with the server, unless there is one already; either has the name of the
/// settings then. A guest whose cookie is gone or no longer accepted becomes another one.
pub async fn ensure_guest() -> Result<(), RequestError> {
    let name = settings::signal().with_untracked(|settings| settings.name.clone());
    let guest = api::NewGuest { name: Some(name).filter(|name| !name.is_empty()) };
    let known = match me() {
        None => None,
        Some(_) => match get::<api::Person>("/me").await {
            Err(RequestError::Refused(refusal)) if refusal.status == 401 => None,
            answer => Some(answer?),
        },
    };
    let person = match known {
        Some(person) if guest.name.is_none() || guest.name.as_ref() == Some(&person.name) => person,
        Some(person) => match send::<_, api::Credentials>("PATCH", "/me", &guest).await {
            // Whoever may not show a name plays without.
            Err(RequestError::Refused(refusal)) if refusal.status == 403 => person,
            renamed => renamed?.you,
        },
        None => post::<_, api::Credentials>("/guests", &guest).await?.you,
    };
    set_me(&person);
    Ok(())
}

/// Has the server forget the person here, if it knows one.
pub async fn forget_me() -> Result<(), RequestError> {
    match delete::<api::Person>("/me").await {
        // Nobody is known here, or not any more.
        Err(RequestError::Refused(refusal)) if refusal.status == 401 => {}
        answer => drop(answer?),
    }
    storage::remove("me");
    Ok(())
}

/// Exchanges a token that an earlier version stored for the cookie.
pub async fn exchange_stored_token() {
    let Some(token) = storage::get(STORED_TOKEN) else { return };
    let init = RequestInit::new();
    init.set_method("POST");
    let headers = json_headers();
    set_header(&headers, "authorization", &format!("Bearer {token}"));
    init.set_headers(&headers);
    let Ok(response) = fetch(&api_url("/me/token"), init).await else { return };
    if response.ok() || response.status() == 401 {
        storage::remove(STORED_TOKEN);
    }
}

const STORED_TOKEN: &str = "token";

/// The error as a sentence in the reader's language.
pub fn error_text(error: &RequestError) -> String {
    match error {
        RequestError::Unreachable => translate("web-away", &[]),
        RequestError::Refused(refusal) => i18n::refusal_text(refusal),
    }
}

/// Lets the browser download `text` as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    download_url(name, &url);
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// Lets the browser download what a URL holds.
pub fn download_url(name: &str, url: &str) {
    let link = leptos::prelude::document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok()) {
        link.set_href(url);
        link.set_download(name);
        link.click();
    }
}

fn api_url(path: &str) -> String {
    format!("/api/v1{path}")
}

fn json_headers() -> js_sys::Object {
    let headers = js_sys::Object::new();
    set_header(&headers, "content-type", "application/json");
    headers
}

fn set_header(headers: &js_sys::Object, name: &str, value: &str) {
    let _ = js_sys::Reflect::set(headers, &name.into(), &value.into());
}

async fn fetch(url: &str, init: RequestInit) -> Result<Response, RequestError> {
    let unreachable = |_: JsValue| RequestError::Unreachable;
    let request = Request::new_with_str_and_init(url, &init).map_err(unreachable)?;
    let response =
        JsFuture::from(window().fetch_with_request(&request)).await.map_err(unreachable)?;
    response.dyn_into().map_err(unreachable)
}

async fn text(response: &Response) -> Result<String, RequestError> {
    let text = response.text().map_err(|_| RequestError::Unreachable)?;
    let text = JsFuture::from(text).await.map_err(|_| RequestError::Unreachable)?;
    if response.ok() {
        text.as_string().ok_or(RequestError::Unreachable)
    } else {
        Err(error_of_body(text))
    }
}

async fn json<T: DeserializeOwned>(response: Response) -> Result<T, RequestError> {
    serde_json::from_str(&text(&response).await?).map_err(|_| RequestError::Unreachable)
}

fn error_of_body(text: JsValue) -> RequestError {
    let refusal = text.as_string().and_then(|text| serde_json::from_str(&text).ok());
    refusal.map_or(RequestError::Unreachable, |refusal| RequestError::Refused(Box::new(refusal)))
}
