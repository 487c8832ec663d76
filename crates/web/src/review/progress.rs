use leptos::prelude::*;

use super::reviewed_game::{ReviewedGame, RunPhase};
use crate::i18n::{t, translate};

/// How far the review is, with a way to stop it and to go on; nothing once it is done.
#[component]
pub fn RunProgress(reviewed: ReviewedGame) -> impl IntoView {
    let told = move || {
        let (done, of) = (reviewed.done.get(), reviewed.job_count());
        translate("review-progress", &[("done", done.into()), ("of", of.into())])
    };
    let bar = move || {
        view! {
            <progress
                aria-label=t("review-title")
                max=reviewed.job_count().to_string()
                value=move || reviewed.done.get().to_string()
            ></progress>
        }
    };
    let button = move |key: &'static str, press: fn(&ReviewedGame)| {
        view! {
            <button class="button small" type="button" on:click=move |_| press(&reviewed)>{t(key)}</button>
        }
    };
    move || match reviewed.phase.get() {
        RunPhase::Done => ().into_any(),
        RunPhase::Running => view! {
            <div class="run" role="group" aria-label=t("review-title")>
                <span class="soft">{told}</span>
                {bar()}
                {button("review-stop", ReviewedGame::stop)}
            </div>
        }
        .into_any(),
        RunPhase::Stopped => view! {
            <div class="run" role="group" aria-label=t("review-title")>
                <span class="soft">{told}</span>
                {bar()}
                {button("review-go-on", ReviewedGame::run)}
            </div>
        }
        .into_any(),
        RunPhase::Failed => view! {
            <div class="say" role="alert">
                <b>{t("review-failed")}</b>
                <div class="row">{button("web-try-again", ReviewedGame::run)}</div>
            </div>
        }
        .into_any(),
    }
}
