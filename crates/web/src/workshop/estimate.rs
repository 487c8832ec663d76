//! Who may win a maze that is too large to be solved at once: level 8 plays against itself in a worker.

use game::MazeEstimate;
use leptos::prelude::*;

use super::balance::{estimate_text, value_text};
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::{t, translate};
use crate::maze_solving::ExactQuestion;

/// The games with each number of lives.
const GAMES: u32 = 8;

/// The estimate of one maze after another.
#[derive(Clone, Copy)]
pub struct Estimation {
    pub estimate: RwSignal<Option<MazeEstimate>>,
    is_running: RwSignal<bool>,
    client: EngineClient,
}

impl Estimation {
    pub fn new() -> Estimation {
        let client = EngineClient::new();
        on_cleanup(move || client.stop());
        Estimation { estimate: RwSignal::new(None), is_running: RwSignal::new(false), client }
    }

    /// Ends it and forgets what it found.
    pub fn forget(self) {
        self.stop();
        self.estimate.set(None);
    }

    /// Ends it; what it has found stays.
    pub fn stop(self) {
        self.client.stop();
        self.is_running.set(false);
    }

    /// Begins with the maze of a question.
    pub fn start(self, question: &ExactQuestion) {
        self.forget();
        self.is_running.set(true);
        let task = WorkerTask::Estimate { games: GAMES, every_life: true };
        self.client.follow(question.record.clone(), task, move |response| {
            let response = response.ok();
            let partial = response.as_ref().is_some_and(|response| response.partial);
            let _ = self.is_running.try_set(partial);
            if let Some(estimate) = response.and_then(|response| response.estimate) {
                let _ = self.estimate.try_set(Some(estimate));
            }
        });
    }

    /// What is known so far, the row of the maze's own lives marked.
    pub fn view(self, own: Signal<u8>) -> impl IntoView {
        let rows = move || {
            let estimate = self.estimate.get()?;
            let row = |(of_lives, lives): (&game::LivesEstimate, u8)| {
                let text = match of_lives.proven {
                    Some(value) => {
                        let verdict = value_text(value, lives.into());
                        Some(translate("workshop-proven", &[("verdict", verdict.into())]))
                    }
                    None => estimate_text(of_lives, lives),
                };
                text.map(|text| view! { <li class:own=move || own.get() == lives>{text}</li> })
            };
            let rows = estimate.by_lives.iter().zip(1..).filter_map(row).collect_view();
            Some(view! { <ul class="by-lives">{rows}</ul> })
        };
        let progress = move || {
            let (played, of) = self.estimate.with(|estimate| {
                estimate.as_ref().map_or((0, 0), |estimate| (estimate.games(), estimate.planned))
            });
            self.is_running.get().then(|| {
                let counts = [("played", played.into()), ("of", of.into())];
                view! {
                    <p class="soft">{translate("workshop-estimating", &counts)}</p>
                    <progress max=of.max(1) value=played></progress>
                    <button class="button small" type="button" on:click=move |_| self.stop()>
                        {t("web-cancel")}
                    </button>
                }
            })
        };
        let is_there = move || self.is_running.get() || self.estimate.with(Option::is_some);
        view! {
            <div class="estimate" hidden=move || !is_there()>
                <h3>{t("workshop-estimate")}</h3>
                <p class="soft">{t("workshop-estimate-about")}</p>
                {rows}
                {progress}
            </div>
        }
    }
}
