use std::cell::Cell;

use leptos::ev::{MouseEvent, popstate};
use leptos::prelude::*;
use locale::Language;
use rules::Game;

use crate::words;

/// A place in the page; each has an address, in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    Home,
    /// Sets a table up.
    New(Game),
    /// A game kept in this browser.
    Play(String),
    /// A table on the server.
    Table(String),
    /// Open tables and games to watch.
    Lobby,
    Rules(Game),
    Settings,
    /// Becomes the person a code stands for.
    Claim(String),
    Nowhere,
}

impl Page {
    /// Reads the path of an address, without its language.
    fn parse(path: &str) -> Page {
        let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
        match *parts.as_slice() {
            [] => Page::Home,
            ["new", game] => Game::parse(game).map_or(Page::Nowhere, Page::New),
            ["play", id] => Page::Play(id.to_owned()),
            ["t", id] => Page::Table(id.to_owned()),
            ["lobby"] => Page::Lobby,
            ["rules"] => Page::Rules(Game::Quoridor),
            ["rules", game] => Game::parse(game).map_or(Page::Nowhere, Page::Rules),
            ["settings"] => Page::Settings,
            ["link", code] => Page::Claim(code.to_owned()),
            _ => Page::Nowhere,
        }
    }

    fn path(&self) -> String {
        match self {
            Page::Home | Page::Nowhere => "/".to_owned(),
            Page::New(game) => format!("/new/{game}"),
            Page::Play(id) => format!("/play/{id}"),
            Page::Table(id) => format!("/t/{id}"),
            Page::Lobby => "/lobby".to_owned(),
            Page::Rules(game) => format!("/rules/{game}"),
            Page::Settings => "/settings".to_owned(),
            Page::Claim(code) => format!("/link/{code}"),
        }
    }

    /// The address, in the language spoken now.
    pub fn address(&self) -> String {
        match words::language() {
            Language::English => self.path(),
            other => format!("/{other}{}", self.path().trim_end_matches('/')),
        }
    }
}

thread_local! {
    static PAGE: Cell<Option<RwSignal<Page>>> = const { Cell::new(None) };
}

/// Reads the address and follows it from then on.
pub fn begin() -> RwSignal<Page> {
    let page = RwSignal::new(here().1);
    PAGE.set(Some(page));
    window_event_listener(popstate, move |_| {
        let (language, there) = here();
        if let Some(language) = language.filter(|&l| l != untrack(words::language)) {
            words::speak(language);
        }
        page.set(there);
    });
    page
}

/// The language of the address, if it has one.
pub fn language() -> Option<Language> {
    here().0
}

fn here() -> (Option<Language>, Page) {
    let path = location().pathname().unwrap_or_default();
    let (first, rest) =
        path[1.min(path.len())..].split_once('/').unwrap_or((&path[1.min(path.len())..], ""));
    match Language::ALL.into_iter().find(|language| language.tag() == first) {
        Some(language) => (Some(language), Page::parse(rest)),
        None => (None, Page::parse(&path)),
    }
}

/// Goes to a place.
pub fn go(to: Page) {
    let address = untrack(|| to.address());
    if let Ok(history) = window().history() {
        let _ =
            history.push_state_with_url(&leptos::wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Some(page) = PAGE.get() {
        page.set(to);
    }
}

/// Writes the address anew, after the language has changed.
pub fn relabel() {
    let Some(page) = PAGE.get() else { return };
    let page = page.get_untracked();
    if page != Page::Nowhere
        && let Ok(history) = window().history()
    {
        let address = untrack(|| page.address());
        let _ = history.replace_state_with_url(
            &leptos::wasm_bindgen::JsValue::NULL,
            "",
            Some(&address),
        );
    }
}

/// A link to a place in the page.
#[component]
pub fn Link(
    to: Page,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] current: bool,
    children: Children,
) -> impl IntoView {
    let target = to.clone();
    let follow = move |event: MouseEvent| {
        let plain = event.button() == 0
            && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if plain {
            event.prevent_default();
            go(target.clone());
        }
    };
    view! {
        <a
            class=class
            href=move || to.address()
            aria-current=current.then_some("page")
            on:click=follow
        >
            {children()}
        </a>
    }
}
