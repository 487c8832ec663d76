use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::controls::SteadyLabel;
use crate::guest;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};

/// A button that has the server forget the person here: the first click asks whether they are sure. An
/// account is deleted on its page, which asks for the password.
#[component]
pub fn ForgetMe() -> impl IntoView {
    if guest::account_name().is_some() {
        let link = view! { <Link to=PageRoute::Account class="button">{t("web-account")}</Link> };
        return view! { <div class="row">{link}</div> }.into_any();
    }
    let asked = RwSignal::new(false);
    let outcome = RwSignal::new(String::new());
    let forget = move |_| {
        if !asked.get_untracked() {
            return asked.set(true);
        }
        asked.set(false);
        spawn_local(async move {
            outcome.set(match guest::forget_me().await {
                Ok(()) => translate("web-data-deleted", &[]),
                Err(failure) => i18n::error_text(&failure),
            });
        });
    };
    view! {
        <div class="field">
            <button class="button" type="button" on:click=forget>
                <SteadyLabel label="web-delete-data" changed="web-delete-data-sure" is_changed=asked />
            </button>
            {move || {
                let text = outcome.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="status">{text}</p> })
            }}
        </div>
    }
    .into_any()
}
