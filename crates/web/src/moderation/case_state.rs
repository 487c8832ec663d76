use std::future::Future;

use api::{CaseFile, PersonReport};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::failure;
use crate::http::{self, RequestError};
use crate::i18n::translate;
use crate::live_region::announce;

/// A case that is shown, and what its moderator does about it.
#[derive(Clone, Copy)]
pub(super) struct CaseState {
    id: StoredValue<String>,
    pub file: RwSignal<Option<CaseFile>>,
    /// The person's tables, and where they were last seen.
    pub person: RwSignal<Option<PersonReport>>,
    pub is_busy: RwSignal<bool>,
    notice: RwSignal<Option<&'static str>>,
    error: RwSignal<Option<RequestError>>,
}

impl CaseState {
    pub fn load(id: String) -> CaseState {
        let state = CaseState {
            id: StoredValue::new(id),
            file: RwSignal::new(None),
            person: RwSignal::new(None),
            is_busy: RwSignal::new(false),
            notice: RwSignal::new(None),
            error: RwSignal::new(None),
        };
        spawn_local(async move {
            if let Err(error) = state.read().await {
                let _ = state.error.try_set(Some(error));
            }
        });
        state
    }

    /// Reads the case as it is now.
    async fn read(self) -> Result<(), RequestError> {
        let Some(id) = self.id.try_get_value() else { return Ok(()) };
        let file = http::get::<CaseFile>(&format!("/admin/reports/{id}")).await?;
        let path = format!("/admin/people/{}", file.case.person.id);
        let _ = self.file.try_set(Some(file));
        let person = http::get::<PersonReport>(&path).await?;
        let _ = self.person.try_set(Some(person));
        Ok(())
    }

    /// The id of the case.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// The path of something that is done about the case.
    pub fn path(self, what: &str) -> String {
        format!("/admin/reports/{}/{what}", self.id())
    }

    /// When the last act about the person was that stands on the screen.
    pub fn seen(self) -> Option<u64> {
        self.file.with_untracked(|file| {
            let history = &file.as_ref()?.history;
            Some(history.first().map_or(0, |entry| entry.at))
        })
    }

    /// The id of the person whom the case is about.
    pub fn person_id(self) -> String {
        self.file.with_untracked(|file| {
            file.as_ref().map(|file| file.case.person.id.clone()).unwrap_or_default()
        })
    }

    /// Sends a request, once at a time. Whatever comes of it, the case is read again: whoever was not the first sees what
    /// the first did. `done` is called if it was done.
    pub fn send(
        self,
        request: impl Future<Output = Result<(), RequestError>> + 'static,
        notice: &'static str,
        done: impl FnOnce() + 'static,
    ) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = request.await;
            let read = self.read().await;
            if self.is_busy.is_disposed() {
                return;
            }
            self.is_busy.set(false);
            let is_done = answer.is_ok();
            self.notice.set(is_done.then_some(notice));
            self.error.set(answer.and(read).err());
            if is_done {
                announce(untrack(|| translate(notice, &[])));
                done();
            }
        });
    }

    /// What was done last, or why something was not.
    pub fn view(self) -> impl IntoView {
        let notice = move || {
            let text = self.notice.get().map(|key| translate(key, &[]));
            text.map(|text| view! { <p class="say good">{text}</p> })
        };
        view! { {notice} {move || self.error.get().map(|error| failure(&error))} }
    }
}
