use std::sync::Arc;

use leptos::prelude::*;
use rules::GameSetup;
use rules::pacman::{Maze, MazeChange};
use solver::SMALL_MAZE_MEGABYTES;
use view::{FairerChange, FairerSearch, MazeBalance, TrialKind, TrialResult};

use super::balance::{balance_of, estimate_text, fairness_text};
use super::state::{WorkshopState, question_of};
use super::verdict_rows::verdict_rows;
use crate::engine_worker::{EngineClient, ExactReply, WorkerTask};
use crate::i18n::{t, translate};
use crate::maze_solving::{ExactQuestion, ExactState, MOST_MEGABYTES, MazeSolving};

/// How far the search for a small change is.
#[derive(Clone, Default, PartialEq)]
enum FairerState {
    #[default]
    Idle,
    /// The games without any change are being played: nothing can be compared before.
    Beginning,
    Trying(FairerSearch),
    Done(FairerSearch),
}

#[derive(Clone, Copy, PartialEq)]
enum FairerStage {
    Idle,
    Running,
    Done,
}

impl FairerState {
    fn stage(&self) -> FairerStage {
        match self {
            FairerState::Idle => FairerStage::Idle,
            FairerState::Beginning | FairerState::Trying(_) => FairerStage::Running,
            FairerState::Done(_) => FairerStage::Done,
        }
    }

    /// How many changes have been tried, and of how many.
    fn progress(&self) -> Option<(usize, usize)> {
        match self {
            FairerState::Trying(search) => Some(search.progress()),
            _ => None,
        }
    }

    /// The changes to offer.
    fn best(&self) -> Vec<FairerChange> {
        match self {
            FairerState::Idle | FairerState::Beginning => Vec::new(),
            FairerState::Trying(search) | FairerState::Done(search) => search.best(),
        }
    }
}

/// "Make it fairer": tries every small change, one after another, and offers the best; exactly where the maze is small,
/// else by games of level 8 against itself.
#[component]
pub fn FairerPanel(
    state: WorkshopState,
    balance: Memo<Option<MazeBalance>>,
    /// Whether the maze is too large to be solved at once.
    was_large: RwSignal<bool>,
) -> impl IntoView {
    let search = RwSignal::new(FairerState::default());
    let client = EngineClient::new();
    // What is drawn meanwhile, or another rule, ends it.
    let number = StoredValue::new(0u32);
    let stop = move || {
        client.stop();
        number.try_update_value(|number| *number += 1);
    };
    on_cleanup(stop);
    Effect::new(move || {
        state.setup.track();
        stop();
        search.set(FairerState::Idle);
    });
    // Mazes with a change take as much as this one: what was not solved at once is compared by games, whoever has
    // solved it since.
    let is_small = Memo::new(move |_| {
        let squares = |editor: &board::MazeEditor| editor.drawn().files * editor.drawn().ranks;
        !was_large.get() && state.drawing.editor.with(squares) <= FairerSearch::MOST_EXACT_SQUARES
    });
    let start = move |_| {
        let Some(setup) = state.setup.get_untracked() else { return };
        let Some(maze) = state.drawing.editor.with_untracked(|editor| editor.maze()) else {
            return;
        };
        stop();
        let run = FairerRun { client, state: search, number, own: number.get_value(), setup };
        match balance.get_untracked().filter(|_| is_small.get_untracked()) {
            Some(balance) => run.go_on(FairerSearch::new(&maze, TrialResult::Exact(balance))),
            None => run.begin(maze),
        }
    };
    // A small maze is compared exactly, and so has to be solved itself.
    let is_offered = Memo::new(move |_| match is_small.get() {
        true => balance.with(Option::is_some),
        false => state.setup.with(Option::is_some),
    });
    let stage = Memo::new(move |_| search.with(FairerState::stage));
    let offers = Memo::new(move |_| search.with(FairerState::best));
    let has_none = move || stage.get() == FairerStage::Done && offers.with(Vec::is_empty);
    let use_it = move |maze: Arc<Maze>| {
        state.drawing.editor.update(|editor| editor.replace_spec(maze.spec().clone()))
    };
    let progress = move || search.with(FairerState::progress);
    let text = move || match progress() {
        Some((tried, of)) => {
            translate("workshop-trying", &[("tried", tried.into()), ("of", of.into())])
        }
        None => translate("workshop-fairer-begins", &[]),
    };
    // What can be pressed stays the same from trial to trial: a new button under the pointer is not pressed.
    let controls = move || {
        match stage.get() {
        FairerStage::Idle => view! {
            <button class="button small" type="button" on:click=start>{t("workshop-fairer")}</button>
        }
        .into_any(),
        FairerStage::Running => view! {
            <p role="status">{text}</p>
            <progress max=move || progress().map(|(_, of)| of) value=move || progress().map(|(tried, _)| tried)></progress>
            <button
                class="button small"
                type="button"
                on:click=move |_| {
                    stop();
                    search.set(FairerState::Idle);
                }
            >
                {t("web-cancel")}
            </button>
        }
        .into_any(),
        FairerStage::Done => ().into_any(),
    }
    };
    move || {
        is_offered.get().then(|| {
            view! {
                {controls}
                {move || has_none().then(|| view! { <p role="status">{t("workshop-no-fairer")}</p> })}
                {move || {
                    let offers = offers.get().into_iter();
                    offers.map(|found| view! { <FairerOffer state found use_it /> }).collect_view()
                }}
            }
        })
    }
}

/// A change that makes the maze fairer. Where that is an estimate, the maze with it can be solved.
#[component]
fn FairerOffer(
    state: WorkshopState,
    found: FairerChange,
    use_it: impl Fn(Arc<Maze>) + Send + 'static,
) -> impl IntoView {
    let FairerChange { change, maze, result } = found;
    let (text, is_estimate) = match &result {
        TrialResult::Exact(balance) => (Some(fairness_text(balance)), false),
        TrialResult::Estimate(estimate) => {
            let lives = maze.lives();
            let of_lives = estimate.of_lives(lives);
            (of_lives.and_then(|of_lives| estimate_text(&of_lives, lives)), true)
        }
    };
    let question = state.setup.get_untracked().and_then(|setup| question_about(&setup, &maze));
    let used = maze.clone();
    view! {
        <div class="offer">
            <p>{change_text(change)} " " {text}</p>
            <div class="row">
                <button class="button small main" type="button" on:click=move |_| use_it(used.clone())>
                    {t("workshop-use")}
                </button>
            </div>
            {question.filter(|_| is_estimate).map(|question| view! { <SolveOffer question /> })}
        </div>
    }
}

/// Solves the maze of a change on request.
#[component]
fn SolveOffer(question: ExactQuestion) -> impl IntoView {
    let solving = MazeSolving::beside_others();
    let asked = question.clone();
    let is_unknown = move || solving.exact.with(|exact| *exact == ExactState::Unknown);
    let question = Signal::derive(move || Some(question.clone()));
    view! {
        <div class="row" hidden=move || !is_unknown()>
            <button
                class="button small"
                type="button"
                on:click=move |_| solving.ask(asked.clone(), MOST_MEGABYTES)
            >
                {t("workshop-solve")}
            </button>
        </div>
        {solving.view(question, |moves| verdict_rows(moves).into_any())}
    }
}

/// One search, which goes from change to change.
#[derive(Clone)]
struct FairerRun {
    client: EngineClient,
    state: RwSignal<FairerState>,
    number: StoredValue<u32>,
    /// The number of this search.
    own: u32,
    setup: GameSetup,
}

impl FairerRun {
    fn is_current(&self) -> bool {
        self.number.try_get_value() == Some(self.own)
    }

    /// Estimates the maze without any change, and goes on with the changes.
    fn begin(self, maze: Maze) {
        self.state.set(FairerState::Beginning);
        let task = WorkerTask::Estimate { games: FairerSearch::FINAL_GAMES, every_life: false };
        let Some(question) = question_about(&self.setup, &maze) else { return };
        self.client.follow(question.record, task, move |response| {
            let Ok(response) = response else { return self.state.set(FairerState::Idle) };
            if response.partial || !self.is_current() {
                return;
            }
            if let Some(estimate) = response.estimate {
                let now = TrialResult::Estimate(estimate);
                self.clone().go_on(FairerSearch::new(&maze, now));
            }
        });
    }

    /// Tries the next change and then those after it.
    fn go_on(self, mut search: FairerSearch) {
        if !self.is_current() {
            return;
        }
        let Some(trial) = search.next_trial() else {
            return self.state.set(FairerState::Done(search));
        };
        self.state.set(FairerState::Trying(search.clone()));
        let task = match trial.kind {
            TrialKind::Exact => WorkerTask::Exact { megabytes: SMALL_MAZE_MEGABYTES, study: false },
            TrialKind::Games(games) => WorkerTask::Estimate { games, every_life: false },
        };
        let Some(question) = question_about(&self.setup, trial.maze) else {
            search.tell(None);
            return self.go_on(search);
        };
        self.client.follow(question.record, task, move |response| {
            let response = response.unwrap_or_default();
            if response.partial {
                return;
            }
            let exact = match response.exact {
                Some(ExactReply::Moves(moves)) => Some(TrialResult::Exact(balance_of(&moves))),
                Some(ExactReply::Solving(_)) => return,
                _ => None,
            };
            let mut search = search.clone();
            search.tell(exact.or(response.estimate.map(TrialResult::Estimate)));
            self.clone().go_on(search);
        });
    }
}

/// What is asked about the same game in another maze.
fn question_about(setup: &GameSetup, maze: &Maze) -> Option<ExactQuestion> {
    let mut setup = setup.clone();
    setup.set_maze(&maze.word()).ok()?;
    question_of(&setup)
}

/// A change in words.
fn change_text(change: MazeChange) -> String {
    match change {
        MazeChange::Fence { from, to: None } => {
            translate("workshop-fence-away", &[("from", from.to_string().into())])
        }
        MazeChange::Fence { from, to: Some(to) } => {
            let places = [("from", from.to_string().into()), ("to", to.to_string().into())];
            translate("workshop-move-fence", &places)
        }
        MazeChange::Pellet { from, to } => {
            let places = [("from", from.to_string().into()), ("to", to.to_string().into())];
            translate("workshop-move-pellet", &places)
        }
        MazeChange::Start { piece, to, .. } => {
            let name = translate(&format!("term-{}", piece.term()), &[]);
            translate(
                "workshop-move-piece",
                &[("piece", name.into()), ("to", to.to_string().into())],
            )
        }
    }
}
