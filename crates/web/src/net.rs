use std::cell::RefCell;

use leptos::prelude::{WithUntracked, window};
use leptos::wasm_bindgen::{JsCast, JsValue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use crate::words::say;
use crate::{settings, store, words};

thread_local! {
    static FOLDER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Remembers where the page's own files lie.
pub fn loaded_from(folder: &str) {
    FOLDER.with_borrow_mut(|kept| folder.clone_into(kept));
}

/// The address of one of the page's own files.
pub fn address(name: &str) -> String {
    FOLDER.with_borrow(|folder| format!("{folder}{name}"))
}

/// Why a request came to nothing.
#[derive(Clone, Debug)]
pub enum Failure {
    /// Nobody answered.
    Away,
    /// The server said no, and why.
    Refused(Box<api::Refusal>),
}

/// One of the page's own files, as text.
pub async fn file(name: &str) -> Result<String, Failure> {
    let response = fetch(&address(name), RequestInit::new()).await?;
    text(&response).await
}

/// Asks the server.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(fetch(&format!("/api/v1{path}"), with_token(RequestInit::new())).await?).await
}

/// Tells the server something.
pub async fn post<B: Serialize, T: DeserializeOwned>(path: &str, body: &B) -> Result<T, Failure> {
    let init = with_token(RequestInit::new());
    init.set_method("POST");
    let body = serde_json::to_string(body).map_err(|_| Failure::Away)?;
    init.set_body(&body.into());
    read(fetch(&format!("/api/v1{path}"), init).await?).await
}

/// The token of whoever plays here, if they are anyone yet.
pub fn token() -> Option<String> {
    store::get("token")
}

fn with_token(init: RequestInit) -> RequestInit {
    let headers = js_sys::Object::new();
    let set = |name: &str, value: &str| {
        let _ = js_sys::Reflect::set(&headers, &name.into(), &value.into());
    };
    set("content-type", "application/json");
    if let Some(token) = token() {
        set("authorization", &format!("Bearer {token}"));
    }
    init.set_headers(&headers);
    init
}

async fn fetch(address: &str, init: RequestInit) -> Result<Response, Failure> {
    let away = |_: JsValue| Failure::Away;
    let request = Request::new_with_str_and_init(address, &init).map_err(away)?;
    let response = JsFuture::from(window().fetch_with_request(&request)).await.map_err(away)?;
    response.dyn_into().map_err(away)
}

async fn text(response: &Response) -> Result<String, Failure> {
    let text = response.text().map_err(|_| Failure::Away)?;
    let text = JsFuture::from(text).await.map_err(|_| Failure::Away)?;
    if response.ok() { text.as_string().ok_or(Failure::Away) } else { Err(refused(text)) }
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, Failure> {
    serde_json::from_str(&text(&response).await?).map_err(|_| Failure::Away)
}

fn refused(text: JsValue) -> Failure {
    let refusal = text.as_string().and_then(|text| serde_json::from_str(&text).ok());
    refusal.map_or(Failure::Away, |refusal| Failure::Refused(Box::new(refusal)))
}

/// Hands a text to the person as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = leptos::prelude::document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&address);
}

/// Makes sure that the server knows somebody here: a guest, where nobody is yet.
pub async fn somebody() -> Result<(), Failure> {
    if token().is_some() {
        return Ok(());
    }
    let name = settings::signal().with_untracked(|settings| settings.name.clone());
    let guest = api::NewGuest { name: Some(name).filter(|name| !name.is_empty()) };
    let credentials: api::Credentials = post("/guests", &guest).await?;
    become_(&credentials);
    Ok(())
}

/// Keeps who one is.
pub fn become_(credentials: &api::Credentials) {
    store::set("token", &credentials.token);
    store::set("me", &credentials.you.id);
}

/// A failure in words.
pub fn told(failure: &Failure) -> String {
    match failure {
        Failure::Away => say("web-away", &[]),
        Failure::Refused(refusal) => words::refusal(refusal),
    }
}
