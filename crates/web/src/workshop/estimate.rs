//! Who may win what cannot be solved: level 8 plays against itself in a worker.

use game::{BoardEstimate, MazeEstimate};
use leptos::prelude::*;

use super::balance::estimate_text;
use crate::engine_worker::{EngineClient, WorkerResponse, WorkerTask};
use crate::i18n::{t, translate};
use crate::maze_solving::ExactQuestion;

/// The games with each number of lives.
const GAMES: u32 = 8;

/// What games say.
pub trait GamesEstimate: Clone + Send + Sync + 'static {
    /// What a worker has found so far.
    fn of(response: WorkerResponse) -> Option<Self>;

    /// How many games were played, and how many are to be.
    fn progress(&self) -> (u32, u32);
}

impl GamesEstimate for MazeEstimate {
    fn of(response: WorkerResponse) -> Option<MazeEstimate> {
        response.estimate
    }

    fn progress(&self) -> (u32, u32) {
        (self.games(), self.planned)
    }
}

impl GamesEstimate for BoardEstimate {
    fn of(response: WorkerResponse) -> Option<BoardEstimate> {
        response.board_estimate
    }

    fn progress(&self) -> (u32, u32) {
        (self.games(), self.planned)
    }
}

/// The estimate of one maze or board after another.
pub struct Estimation<E: GamesEstimate> {
    pub estimate: RwSignal<Option<E>>,
    is_running: RwSignal<bool>,
    client: EngineClient,
}

impl<E: GamesEstimate> Clone for Estimation<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E: GamesEstimate> Copy for Estimation<E> {}

impl<E: GamesEstimate> Estimation<E> {
    pub fn new() -> Estimation<E> {
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
    fn stop(self) {
        self.client.stop();
        self.is_running.set(false);
    }

    /// Begins with what a record begins with.
    pub fn start(self, record: String, task: WorkerTask) {
        self.forget();
        self.is_running.set(true);
        self.client.follow(record, task, move |response| {
            let response = response.ok();
            let partial = response.as_ref().is_some_and(|response| response.partial);
            let _ = self.is_running.try_set(partial);
            if let Some(estimate) = response.and_then(E::of) {
                let _ = self.estimate.try_set(Some(estimate));
            }
        });
    }

    /// Whether there is something to show.
    fn is_there(self) -> bool {
        self.is_running.get() || self.estimate.with(Option::is_some)
    }

    /// How far it is, and a way to end it.
    pub fn progress(self) -> impl IntoView {
        let (estimate, is_running) = (self.estimate, self.is_running);
        let progress = move || {
            estimate.with(|estimate| estimate.as_ref().map_or((0, 0), GamesEstimate::progress))
        };
        let text = move || {
            let (played, of) = progress();
            translate("workshop-estimating", &[("played", played.into()), ("of", of.into())])
        };
        // The button stays the same from game to game: a new one under the pointer is not pressed.
        let is_running = Memo::new(move |_| is_running.get());
        move || {
            is_running.get().then(|| {
                view! {
                    <p class="soft">{text}</p>
                    <progress max=move || progress().1.max(1) value=move || progress().0></progress>
                    <button class="button small" type="button" on:click=move |_| self.stop()>
                        {t("web-cancel")}
                    </button>
                }
            })
        }
    }
}

impl Estimation<MazeEstimate> {
    /// Begins with the maze of a question.
    pub fn ask(self, question: &ExactQuestion) {
        let task = WorkerTask::Estimate { games: GAMES, every_life: true };
        self.start(question.record.clone(), task);
    }

    /// What is known so far, the row of the maze's own lives marked.
    pub fn view(self, own: Signal<u8>) -> impl IntoView {
        let rows = move || {
            let estimate = self.estimate.get()?;
            let row = |(of_lives, lives): (&game::LivesEstimate, u8)| {
                estimate_text(of_lives, lives)
                    .map(|text| view! { <li class:own=move || own.get() == lives>{text}</li> })
            };
            let rows = estimate.by_lives.iter().zip(1..).filter_map(row).collect_view();
            Some(view! { <ul class="by-lives">{rows}</ul> })
        };
        view! {
            <div class="estimate" hidden=move || !self.is_there()>
                <h3>{t("workshop-estimate")}</h3>
                <p class="soft">{t("workshop-estimate-about")}</p>
                {rows}
                {self.progress()}
            </div>
        }
    }
}
