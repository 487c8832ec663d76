//! A part of the page that is fetched when it is first opened.

use std::future::Future;
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use crate::i18n::{self, t};
use crate::{page_files, upgrade};

/// Renders a part.
pub type RenderPart<A> = fn(A) -> AnyView;

/// A part on its way.
#[derive(Clone, Copy)]
enum PartState<A> {
    /// Within the grace period: no sign yet.
    Requested,
    /// Takes long enough for a sign.
    Slow,
    Ready(RenderPart<A>),
    Failed,
}

/// Fetches the messages of a part, and its styles where they are no part of the first load; returns
/// whether all are here.
pub async fn fetch_resources(resources: &[&'static str]) -> bool {
    for resource in resources {
        let styles = STYLES.iter().find(|(name, _)| name == resource);
        for style in styles.map_or(&[][..], |(_, styles)| styles) {
            if !page_files::add_style(style).await {
                return false;
            }
        }
        if !i18n::add_resource(resource).await {
            return false;
        }
    }
    true
}

/// The resources with style sheets of their own, in the order in which these follow each other.
const STYLES: [(&str, &[&str]); 9] = [
    ("account", &["account"]),
    ("analysis", &["analysis"]),
    ("gallery", &["gallery"]),
    ("lessons", &["exercise"]),
    ("phrases", &["phrases"]),
    ("puzzles", &["exercise", "puzzles"]),
    ("ratings", &["ratings"]),
    ("review", &["exercise", "review"]),
    ("workshop", &["workshop"]),
];

/// A part takes this long before the page shows that it loads.
const SIGN_AFTER: Duration = Duration::from_millis(200);

/// Fetches a part, with the messages of these resources, and renders it. A part that cannot be fetched
/// because the server has another version of the page by now reloads the page; otherwise it can be tried
/// again.
pub fn lazy_part<A, F>(
    load: impl Fn() -> F + Copy + Send + Sync + 'static,
    resources: &'static [&'static str],
    args: A,
) -> AnyView
where
    A: Clone + Send + Sync + 'static,
    F: Future<Output = Result<RenderPart<A>, SplitLoaderError>> + 'static,
{
    let state = RwSignal::new(PartState::Requested);
    let fetch = move || {
        state.set(PartState::Requested);
        set_timeout(
            move || {
                if matches!(state.try_get_untracked(), Some(PartState::Requested)) {
                    state.set(PartState::Slow);
                }
            },
            SIGN_AFTER,
        );
        leptos::task::spawn_local(async move {
            let loaded = match load().await {
                Ok(render) if fetch_resources(resources).await => PartState::Ready(render),
                _ if upgrade::reload_if_outdated().await => PartState::Slow,
                _ => PartState::Failed,
            };
            if !state.is_disposed() {
                state.set(loaded);
            }
        });
    };
    fetch();
    let content = move || match state.get() {
        PartState::Requested => ().into_any(),
        PartState::Slow => {
            view! { <p class="part-loading" role="status">{t("web-loading")}</p> }.into_any()
        }
        PartState::Ready(render) => render(args.clone()),
        PartState::Failed => failure_notice(fetch),
    };
    content.into_any()
}

/// That something could not be fetched, with a way to try again.
pub fn failure_notice(again: impl Fn() + 'static) -> AnyView {
    view! {
        <div class="say part-failed" role="alert">
            <b>{t("web-part-failed")}</b>
            <div class="row">
                <button class="button small" type="button" on:click=move |_| again()>
                    {t("web-try-again")}
                </button>
            </div>
        </div>
    }
    .into_any()
}
