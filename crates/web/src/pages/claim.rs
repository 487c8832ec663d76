use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;

use crate::net;
use crate::route::{self, Page};
use crate::words::t;

#[derive(Serialize)]
struct Code {
    code: String,
}

/// Becomes the person a code stands for: one's games on another device.
#[component]
pub fn Claim(code: String) -> impl IntoView {
    let wrong = RwSignal::new(String::new());
    let redeem = move |_| {
        let code = code.clone();
        spawn_local(async move {
            match net::post::<_, api::Credentials>("/link", &Code { code }).await {
                Ok(credentials) => {
                    net::become_(&credentials);
                    route::go(Page::Home);
                }
                Err(failure) => wrong.set(net::told(&failure)),
            }
        });
    };
    view! {
        <section class="page">
            <h1>{t("web-claim")}</h1>
            <p class="lead">{t("web-claim-more")}</p>
            <button class="button main big" type="button" on:click=redeem>{t("web-claim-go")}</button>
            {move || {
                let text = wrong.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
        </section>
    }
}
