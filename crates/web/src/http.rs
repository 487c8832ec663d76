//! Requests to the server.

use leptos::prelude::{document, window};
use leptos::wasm_bindgen::{JsCast, JsValue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestCache, RequestInit, Response};

use crate::storage;

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

pub async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &B,
) -> Result<T, RequestError> {
    json(send_body(method, path, body).await?).await
}

/// As [`send`], where nobody reads the answer.
pub async fn send_only<B: Serialize>(
    method: &str,
    path: &str,
    body: &B,
) -> Result<(), RequestError> {
    text(&send_body(method, path, body).await?).await.map(drop)
}

async fn send_body<B: Serialize>(
    method: &str,
    path: &str,
    body: &B,
) -> Result<Response, RequestError> {
    let init = RequestInit::new();
    init.set_method(method);
    init.set_headers(&json_headers());
    let body = serde_json::to_string(body).map_err(|_| RequestError::Unreachable)?;
    init.set_body(&body.into());
    fetch(&api_url(path), init).await
}

/// Fetches a text past every cache.
pub async fn fresh_text(url: &str) -> Result<String, RequestError> {
    let init = RequestInit::new();
    init.set_cache(RequestCache::NoStore);
    text(&fetch(url, init).await?).await
}

pub fn api_url(path: &str) -> String {
    format!("/api/v1{path}")
}

/// The token of the person here, where the browser accepts no cookies.
pub fn tab_token() -> Option<String> {
    storage::get_for_tab(TAB_TOKEN)
}

/// Keeps a token that the server has given for the tab, where its cookie is not accepted.
pub fn keep_token(token: &str) {
    let navigator = window().navigator();
    let accepts = js_sys::Reflect::get(&navigator, &"cookieEnabled".into());
    if accepts.is_ok_and(|accepts| accepts.is_falsy()) {
        storage::set_for_tab(TAB_TOKEN, token);
    }
}

/// Has the tab forget the token that it keeps.
pub fn drop_token() {
    storage::remove_for_tab(TAB_TOKEN);
}

const TAB_TOKEN: &str = "token";

pub fn json_headers() -> js_sys::Object {
    let headers = js_sys::Object::new();
    set_header(&headers, "content-type", "application/json");
    headers
}

pub fn set_header(headers: &js_sys::Object, name: &str, value: &str) {
    let _ = js_sys::Reflect::set(headers, &name.into(), &value.into());
}

pub async fn fetch(url: &str, init: RequestInit) -> Result<Response, RequestError> {
    let unreachable = |_: JsValue| RequestError::Unreachable;
    let request = Request::new_with_str_and_init(url, &init).map_err(unreachable)?;
    if url.starts_with("/api/") {
        if let Some(token) = tab_token() {
            let _ = request.headers().set("authorization", &format!("Bearer {token}"));
        }
        // Whoever does not see this page is told elsewhere.
        if document().hidden() {
            let _ = request.headers().set(api::BACKGROUND_HEADER, "1");
        }
    }
    let response =
        JsFuture::from(window().fetch_with_request(&request)).await.map_err(unreachable)?;
    response.dyn_into().map_err(unreachable)
}

pub async fn text(response: &Response) -> Result<String, RequestError> {
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
