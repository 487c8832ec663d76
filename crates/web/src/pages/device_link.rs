use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;

use crate::guest;
use crate::http;
use crate::i18n::{self, t};
use crate::route::{self, PageRoute};

/// Links this device to the person whose other device made the code: their tables and name.
#[component]
pub fn DeviceLinkPage(code: String) -> impl IntoView {
    let error = RwSignal::new(String::new());
    let redeem = move |_| {
        let code = code.clone();
        spawn_local(async move {
            match http::post::<_, api::Credentials>("/link", &LinkCode { code }).await {
                Ok(credentials) => {
                    guest::accept(&credentials);
                    route::navigate(PageRoute::Home);
                }
                Err(failure) => error.set(i18n::error_text(&failure)),
            }
        });
    };
    view! {
        <section class="page">
            <h1>{t("web-claim")}</h1>
            <p class="lead">{t("web-claim-more")}</p>
            <button class="button main big" type="button" on:click=redeem>{t("web-claim-go")}</button>
            {move || {
                let text = error.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
        </section>
    }
}

/// The body of the request.
#[derive(Serialize)]
struct LinkCode {
    code: String,
}
