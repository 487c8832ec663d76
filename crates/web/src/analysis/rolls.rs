use game::{Ply, Position as _, RecordEntry, Turn};
use leptos::prelude::*;

use super::evaluation::LiveEvaluation;
use super::state::AnalysisState;
use crate::i18n::{self, t, translate};

/// Where chance is to move: every roll with its probability and what it would bring, to choose how it
/// falls.
#[component]
pub fn RollPicker(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let rolls = Memo::new(move |_| {
        if !state.preview.with(Vec::is_empty) {
            return Vec::new();
        }
        let at = state.at.get();
        state.analysis.with(|analysis| {
            let node = &analysis.tree[at];
            let mut rolls = Vec::new();
            if node.turn() == Turn::Chance {
                node.position().rolls(&mut rolls);
            }
            rolls
        })
    });
    move || {
        let rolls = rolls.get();
        if rolls.is_empty() {
            return None;
        }
        let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
        let buttons = rolls
            .into_iter()
            .map(|(roll, weight)| {
                let name = move || i18n::record_entry(RecordEntry::Ply(Ply::Roll(roll)));
                let chance = translate(
                    "analysis-roll-chance",
                    &[("weight", weight.into()), ("of", total.into())],
                );
                let brings = move || {
                    let word = roll.to_string();
                    evaluation.insight.with(|insight| {
                        let insight = insight.as_ref()?;
                        let value = insight.rolls.iter().find(|value| value.word == word)?;
                        let seat = usize::from(insight.seat).checked_sub(1)?;
                        value.chances.get(seat).copied().map(i18n::chance)
                    })
                };
                view! {
                    <button class="button small roll" type="button" on:click=move |_| state.play_line(&[roll.to_string()])>
                        <span>{name}</span>
                        <small>{chance}</small>
                        {move || brings().map(|brings| view! { <b>{brings}</b> })}
                    </button>
                }
            })
            .collect_view();
        // Whose chances they are.
        let whose = move || {
            let seat = evaluation.insight.with(|insight| {
                insight.as_ref().filter(|insight| !insight.rolls.is_empty()).map(|i| i.seat)
            })?;
            let name = state.session.name(seat);
            Some(translate("analysis-rolls-bring", &[("name", name.into())]))
        };
        Some(view! {
            <div class="roll-choices" role="group" aria-label=t("analysis-rolls")>
                <b>{t("analysis-rolls")}</b>
                <div class="row">{buttons}</div>
                <small>{whose}</small>
            </div>
        })
    }
}
