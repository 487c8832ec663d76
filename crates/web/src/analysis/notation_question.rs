//! The question in which notation a text is.

use dialects::Dialect;
use leptos::prelude::*;

use super::foreign_text::AmbiguousText;
use super::kept::KeptAnalyses;
use super::state::AnalysisState;
use crate::i18n::{self, t, translate};

/// What tells a notation from those that look the same.
fn description(dialect: Dialect) -> String {
    let key = match dialect {
        Dialect::MovesA => "analysis-rows-a",
        Dialect::MovesB => "analysis-rows-b",
        Dialect::MovesC => "analysis-rows-c",
        Dialect::MovesD => "analysis-rows-d",
        other => return other.name().to_owned(),
    };
    translate(key, &[])
}

/// Asks in which notation an ambiguous text is, a button for each, with programs that write it.
#[component]
pub fn NotationQuestion(
    state: AnalysisState,
    kept: KeptAnalyses,
    error: RwSignal<String>,
) -> impl IntoView {
    let choice = move |text: AmbiguousText, dialect: Dialect| {
        let open = move |_| {
            state.ambiguous.set(None);
            match text.read_as(dialect) {
                Ok(analysis) => kept.open_read(state, vec![analysis]),
                Err(reason) => error.set(i18n::reason_text(&reason)),
            }
        };
        view! {
            <li>
                <button class="button small grow" type="button" on:click=open>
                    <span>{move || description(dialect)}</span>
                    <small>{dialect.other_names().join(", ")}</small>
                </button>
            </li>
        }
    };
    let question = move |text: AmbiguousText| {
        let choices = text.dialects().iter().map(|&dialect| choice(text.clone(), dialect));
        view! {
            <section class="notations" aria-labelledby="notations">
                <p class="say" role="alert" id="notations">{t("analysis-which")}</p>
                <ul class="games">{choices.collect_view()}</ul>
                <button class="button small" type="button" on:click=move |_| state.ambiguous.set(None)>
                    {t("web-cancel")}
                </button>
            </section>
        }
    };
    move || state.ambiguous.get().map(question)
}
