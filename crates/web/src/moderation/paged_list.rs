use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;

use super::failure;
use crate::http::{self, RequestError};
use crate::i18n::t;

/// A list that the server gives page by page: `path` takes `page=N` at its end, and a page that is not full is the last.
pub(super) struct PagedList<T: Send + Sync + 'static> {
    path: &'static str,
    full: usize,
    items: RwSignal<Vec<T>>,
    /// The next page; none where there is no more.
    next: RwSignal<Option<u32>>,
    is_loaded: RwSignal<bool>,
    error: RwSignal<Option<RequestError>>,
}

// Whatever is listed, the signals are copied.
impl<T: Send + Sync + 'static> Clone for PagedList<T> {
    fn clone(&self) -> PagedList<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for PagedList<T> {}

impl<T: DeserializeOwned + Clone + Send + Sync + 'static> PagedList<T> {
    pub fn load(path: &'static str, full: usize) -> PagedList<T> {
        let list = PagedList {
            path,
            full,
            items: RwSignal::new(Vec::new()),
            next: RwSignal::new(Some(0)),
            is_loaded: RwSignal::new(false),
            error: RwSignal::new(None),
        };
        list.more();
        list
    }

    /// Has the first page be asked for again.
    pub fn reload(self) {
        self.items.set(Vec::new());
        self.next.set(Some(0));
        self.more();
    }

    fn more(self) {
        let Some(page) = self.next.get_untracked() else { return };
        spawn_local(async move {
            let answer = http::get::<Vec<T>>(&format!("{}page={page}", self.path)).await;
            if self.items.is_disposed() {
                return;
            }
            self.is_loaded.set(true);
            match answer {
                Ok(found) => {
                    self.error.set(None);
                    self.next.set((found.len() >= self.full).then_some(page + 1));
                    self.items.update(|items| items.extend(found));
                }
                Err(error) => self.error.set(Some(error)),
            }
        });
    }

    pub fn view(self, row: fn(T, PagedList<T>) -> AnyView) -> impl IntoView {
        let rows = move || self.items.get().into_iter().map(|item| row(item, self)).collect_view();
        let is_empty = move || {
            let is_empty = self.items.with(Vec::is_empty) && self.error.with(Option::is_none);
            is_empty && self.is_loaded.get()
        };
        let has_more = move || self.next.get().is_some() && !self.items.with(Vec::is_empty);
        view! {
            <div class="card column">
                <ul class="kept">{rows}</ul>
                {move || is_empty().then(|| view! { <p class="soft">{t("moderation-none")}</p> })}
                {move || self.error.get().map(|error| failure(&error))}
                {move || has_more().then(|| view! {
                    <button class="button small" type="button" on:click=move |_| self.more()>
                        {t("person-more")}
                    </button>
                })}
            </div>
        }
    }
}
