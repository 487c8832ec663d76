use leptos::prelude::*;
use rules::AnyPosition;
use solver::SMALL_MAZE_MEGABYTES;

use super::balance::balance_of;
use super::estimate::Estimation;
use super::fairer::FairerPanel;
use super::kept;
use super::state::WorkshopState;
use super::study::StudyPanel;
use super::verdict_rows::verdict_rows;
use crate::i18n::t;
use crate::maze_solving::{ExactState, MazeSolving};

/// Who wins the maze with best play, for every number of lives; an estimate while nobody knows.
#[component]
pub fn VerdictPanel(state: WorkshopState) -> impl IntoView {
    let solving = MazeSolving::with_study();
    let estimation = Estimation::new();
    let question = state.question;
    // Whether the maze that is drawn was too large to be solved at once.
    let was_large = RwSignal::new(false);
    Effect::new(move || {
        estimation.forget();
        was_large.set(false);
        match question.get() {
            Some(question) => match kept::find(&question) {
                Some((exact, study)) => {
                    was_large.set(true);
                    solving.recall(exact, study);
                }
                None => solving.ask(question, SMALL_MAZE_MEGABYTES),
            },
            None => solving.forget(),
        }
    });
    Effect::new(move || {
        state.study.set(solving.study.get());
        let Some(question) = question.get_untracked() else { return };
        solving.exact.with(|exact| match exact {
            ExactState::TooBig(..) if !was_large.get_untracked() => {
                was_large.set(true);
                estimation.ask(&question);
            }
            ExactState::Known(moves) => {
                estimation.forget();
                if was_large.get_untracked() {
                    kept::keep(&question, moves, solving.study.get_untracked());
                }
            }
            _ => {}
        });
    });
    let balance = Memo::new(move |_| {
        solving.exact.with(|exact| match exact {
            ExactState::Known(moves) => Some(balance_of(moves)),
            _ => None,
        })
    });
    let own = Signal::derive(move || {
        question.with(|question| match question.as_ref().map(|question| &question.position) {
            Some(AnyPosition::Pacman(position)) => position.lives(),
            _ => 1,
        })
    });
    // There is nothing to say of a maze that is none.
    let is_unknown = move || solving.exact.with(|exact| *exact == ExactState::Unknown);
    view! {
        <section class="exact card" aria-label=t("workshop-verdict") hidden=is_unknown>
            <h2>{t("workshop-verdict")}</h2>
            {solving.view(question.into(), |moves| verdict_rows(moves).into_any())}
            {estimation.view(own)}
            <StudyPanel state />
            <FairerPanel state balance was_large />
        </section>
    }
}
