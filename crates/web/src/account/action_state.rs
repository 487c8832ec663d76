use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::guest;
use crate::http::RequestError;
use crate::i18n::{self, translate};
use crate::live_region::announce;

/// What was done last, and why something was not.
#[derive(Clone, Copy)]
pub struct ActionState {
    pub is_busy: RwSignal<bool>,
    notice: RwSignal<Option<&'static str>>,
    error: RwSignal<Option<RequestError>>,
}

impl ActionState {
    pub fn new() -> ActionState {
        ActionState {
            is_busy: RwSignal::new(false),
            notice: RwSignal::new(None),
            error: RwSignal::new(None),
        }
    }

    /// Sends a request, once at a time, of somebody whom the server knows; whoever is nobody yet becomes a guest.
    pub fn send<T: 'static>(
        self,
        request: impl Future<Output = Result<T, RequestError>> + 'static,
        notice: &'static str,
        done: impl FnOnce(T) + 'static,
    ) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = match guest::ensure_guest().await {
                Ok(()) => request.await,
                Err(error) => Err(error),
            };
            if self.is_busy.is_disposed() {
                return;
            }
            self.is_busy.set(false);
            match answer {
                Ok(answer) => {
                    self.error.set(None);
                    self.notice.set(Some(notice));
                    announce(untrack(|| translate(notice, &[])));
                    done(answer);
                }
                Err(error) => {
                    self.notice.set(None);
                    self.error.set(Some(error));
                }
            }
        });
    }

    /// What was done last, or why something was not.
    pub fn view(self) -> impl IntoView {
        let notice = move || {
            let text = self.notice.get().map(|key| translate(key, &[]));
            text.map(|text| view! { <p class="say good">{text}</p> })
        };
        view! { {notice} {self.error_view()} }
    }

    /// Why something was not done, where what was done shows by itself.
    pub fn error_view(self) -> impl IntoView {
        move || {
            let text = self.error.get().map(|error| i18n::error_text(&error));
            text.map(|text| view! { <p class="say" role="alert">{text}</p> })
        }
    }
}
