use game::{Ply, Position as _, RecordEntry, Turn};
use leptos::prelude::*;

use super::state::AnalysisState;
use crate::i18n::{self, t, translate};

/// Where chance is to move: every roll with its probability, to choose how it falls.
#[component]
pub fn RollPicker(state: AnalysisState) -> impl IntoView {
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
                view! {
                    <button class="button small roll" type="button" on:click=move |_| state.play(&roll.to_string())>
                        {name}
                        <small>{chance}</small>
                    </button>
                }
            })
            .collect_view();
        Some(view! {
            <div class="rolls" role="group" aria-label=t("analysis-rolls")>
                <b>{t("analysis-rolls")}</b>
                <div class="row">{buttons}</div>
            </div>
        })
    }
}
