use std::sync::Arc;

use leptos::prelude::*;
use rules::pacman::{Maze, MazeChange};
use rules::{GameRecord, GameSetup};
use view::MazeBalance;

use super::balance::{balance_of, fairness_text};
use super::state::WorkshopState;
use crate::engine_worker::{EngineClient, ExactReply, WorkerTask};
use crate::i18n::{t, translate};
use crate::maze_solving::SOLVED_AT_ONCE;

/// Every small change of a maze up to this many squares is tried.
const MOST_SQUARES: usize = 36;

/// The search for a small change that makes the maze fairer.
#[derive(Clone, Default, PartialEq)]
enum FairerSearch {
    #[default]
    Idle,
    /// How many changes were tried, of how many, and the best so far.
    Trying(usize, usize, Option<FairerChange>),
    /// The best of them, if one is better than no change.
    Done(Option<FairerChange>),
}

#[derive(Clone, PartialEq)]
struct FairerChange {
    change: MazeChange,
    maze: Arc<Maze>,
    balance: MazeBalance,
}

/// "Make it fairer": tries every small change, one after another, and offers the best.
#[component]
pub fn FairerPanel(state: WorkshopState, balance: Memo<Option<MazeBalance>>) -> impl IntoView {
    let search = RwSignal::new(FairerSearch::default());
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
        search.set(FairerSearch::Idle);
    });
    let start = move |_| {
        let (Some(setup), Some(balance)) = (state.setup.get_untracked(), balance.get_untracked())
        else {
            return;
        };
        let Some(maze) = state.editor.with_untracked(|editor| editor.maze()) else { return };
        stop();
        let trial = Trial { client, search, number, own: number.get_value(), setup, now: balance };
        trial.go_on(Arc::new(maze.small_changes()), 0, None);
    };
    let is_small = move || {
        let spec = |editor: &board::MazeEditor| editor.spec().files * editor.spec().ranks;
        state.editor.with(spec) <= MOST_SQUARES
    };
    let use_it = move |maze: Arc<Maze>| state.editor.update(|editor| editor.replace(&maze));
    let found = move |found: FairerChange| {
        let maze = found.maze.clone();
        view! {
            <p>{change_text(found.change)} " " {fairness_text(&found.balance)}</p>
            <button class="button small main" type="button" on:click=move |_| use_it(maze.clone())>
                {t("workshop-use")}
            </button>
        }
    };
    move || match (search.get(), balance.get()) {
        (_, None) => ().into_any(),
        (FairerSearch::Idle, Some(_)) => is_small()
            .then(|| {
                view! {
                    <button class="button small" type="button" on:click=start>
                        {t("workshop-fairer")}
                    </button>
                }
            })
            .into_any(),
        (FairerSearch::Trying(tried, of, best), Some(_)) => {
            let text = translate("workshop-trying", &[("tried", tried.into()), ("of", of.into())]);
            view! {
                <p role="status">{text}</p>
                <progress max=of value=tried></progress>
                {best.map(found)}
                <button
                    class="button small"
                    type="button"
                    on:click=move |_| {
                        stop();
                        search.set(FairerSearch::Idle);
                    }
                >
                    {t("web-cancel")}
                </button>
            }
            .into_any()
        }
        (FairerSearch::Done(Some(best)), Some(_)) => found(best).into_any(),
        (FairerSearch::Done(None), Some(_)) => {
            view! { <p role="status">{t("workshop-no-fairer")}</p> }.into_any()
        }
    }
}

/// One search, which goes from change to change.
#[derive(Clone)]
struct Trial {
    client: EngineClient,
    search: RwSignal<FairerSearch>,
    number: StoredValue<u32>,
    /// The number of this search.
    own: u32,
    setup: GameSetup,
    /// The maze without any change.
    now: MazeBalance,
}

impl Trial {
    /// Tries the change of that number and then those after it.
    fn go_on(self, changes: Arc<Vec<(MazeChange, Maze)>>, nth: usize, best: Option<FairerChange>) {
        if self.number.try_get_value() != Some(self.own) {
            return;
        }
        let Some((_, maze)) = changes.get(nth) else {
            return self.search.set(FairerSearch::Done(best));
        };
        self.search.set(FairerSearch::Trying(nth, changes.len(), best.clone()));
        let Some(record) = record_of(&self.setup, maze) else {
            return self.go_on(changes, nth + 1, best);
        };
        let task = WorkerTask::Exact { megabytes: SOLVED_AT_ONCE };
        self.client.follow(record, task, move |response| {
            let balance = match response.map(|response| response.exact) {
                Ok(Some(ExactReply::Solving(_))) => return,
                Ok(Some(ExactReply::Moves(moves))) => Some(balance_of(&moves)),
                _ => None,
            };
            let to_beat = best.as_ref().map_or(&self.now, |best| &best.balance).fairness();
            let better = balance.filter(|balance| balance.fairness() > to_beat);
            let (change, maze) = &changes[nth];
            let better = better.map(|balance| FairerChange {
                change: *change,
                maze: Arc::new(maze.clone()),
                balance,
            });
            self.clone().go_on(changes.clone(), nth + 1, better.or(best.clone()));
        });
    }
}

/// The start of the game in another maze, as a record.
fn record_of(setup: &GameSetup, maze: &Maze) -> Option<String> {
    let mut setup = setup.clone();
    setup.set_maze(&maze.word()).ok()?;
    Some(GameRecord::new(setup).ok()?.to_record_text().to_string())
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
