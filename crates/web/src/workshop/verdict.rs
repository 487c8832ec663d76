use game::{Exact, ExactMoves, Verdict};
use leptos::prelude::*;
use rules::GameRecord;

use super::balance::{balance_of, fairness_text};
use super::fairer::FairerPanel;
use super::state::WorkshopState;
use crate::i18n::{t, translate};
use crate::maze_solving::{ExactQuestion, ExactState, MazeSolving, SOLVED_AT_ONCE};

/// Who wins the maze with best play, for every number of lives.
#[component]
pub fn VerdictPanel(state: WorkshopState) -> impl IntoView {
    let solving = MazeSolving::new();
    let question = Memo::new(move |_| {
        let setup = state.setup.get()?;
        let position = setup.start().ok()?;
        let record = GameRecord::new(setup.clone()).ok()?;
        Some(ExactQuestion { record: record.to_record_text().to_string(), setup, position })
    });
    Effect::new(move || match question.get() {
        Some(question) => solving.ask(question, SOLVED_AT_ONCE),
        None => solving.forget(),
    });
    let balance = Memo::new(move |_| {
        solving.exact.with(|exact| match exact {
            ExactState::Known(moves) => Some(balance_of(moves)),
            _ => None,
        })
    });
    // There is nothing to say of a maze that is none.
    let is_unknown = move || solving.exact.with(|exact| *exact == ExactState::Unknown);
    view! {
        <section class="exact card" aria-label=t("workshop-verdict") hidden=is_unknown>
            <h2>{t("workshop-verdict")}</h2>
            {solving.view(question.into(), |moves| verdict_view(moves).into_any())}
            <FairerPanel state balance />
        </section>
    }
}

fn verdict_view(moves: &ExactMoves) -> impl IntoView + use<> {
    let own = usize::from(moves.lives);
    let rows = moves.values.iter().zip(1usize..).map(|(value, lives)| {
        view! { <li class:own=lives == own>{value_text(*value, lives)}</li> }
    });
    view! {
        <p role="status"><b>{fairness_text(&balance_of(moves))}</b></p>
        <ul class="by-lives">{rows.collect_view()}</ul>
    }
}

/// Who wins with that many lives, and how soon.
fn value_text(value: Exact, lives: usize) -> String {
    let key = match value.verdict {
        Verdict::Win => "web-known-pacman",
        Verdict::Loss => "web-known-ghosts",
        Verdict::Draw => "workshop-endless",
    };
    let lives = translate("lives-left", &[("count", lives.into())]);
    translate(key, &[("lives", lives.into()), ("turns", value.turns.into())])
}
