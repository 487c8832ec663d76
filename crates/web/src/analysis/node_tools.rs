use game::MoveMark;
use leptos::prelude::*;

use super::state::AnalysisState;
use super::steps;
use crate::i18n::{t, translate};

/// What can be done with the node that is shown: go on, mark it, say something about it, promote its
/// line, delete it; and undo.
#[component]
pub fn NodeTools(state: AnalysisState) -> impl IntoView {
    let is_start =
        Memo::new(move |_| state.analysis.with(|a| a.tree[state.at.get()].parent().is_none()));
    let on_main_line =
        Memo::new(move |_| state.analysis.with(|a| a.tree.is_on_main_line(state.at.get())));
    let mark = Memo::new(move |_| state.analysis.with(|a| a.tree[state.at.get()].mark()));
    let comment = Memo::new(move |_| {
        state.analysis.with(|a| a.tree[state.at.get()].comment().unwrap_or_default().to_owned())
    });
    let glyphs = MoveMark::ALL
        .map(|glyph| {
            let pressed = move || mark.get() == Some(glyph);
            view! {
                <button
                    type="button"
                    aria-label=t(mark_name(glyph))
                    title=t(mark_name(glyph))
                    aria-pressed=move || pressed().to_string()
                    disabled=move || is_start.get()
                    on:click=move |_| {
                        let set = (!pressed()).then_some(glyph);
                        state.change(|analysis, at| { analysis.tree.set_mark(at, set); at });
                    }
                >
                    {glyph.glyph()}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="node-tools">
            <div class="segmented marks-row" role="group" aria-label=t("analysis-marks")>{glyphs}</div>
            <input
                class="input"
                id="remark"
                autocomplete="off"
                aria-label=t("analysis-comment")
                placeholder=t("analysis-comment")
                prop:value=comment
                on:change=move |event| {
                    let text = event_target_value(&event);
                    if text.trim() != comment.get_untracked() {
                        state.change(|analysis, at| { analysis.tree.set_comment(at, &text); at });
                    }
                }
            />
            <div class="row">
                <button
                    class="button small"
                    type="button"
                    disabled=move || on_main_line.get()
                    on:click=move |_| steps::promote(state)
                >
                    {t("analysis-promote")}
                </button>
                <button
                    class="button small danger"
                    type="button"
                    disabled=move || is_start.get()
                    on:click=move |_| steps::delete(state)
                >
                    {t("analysis-delete")}
                </button>
                <span class="push"></span>
                <IconButton
                    label="analysis-undo"
                    path="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9"
                    disabled=Signal::derive(move || !state.can_undo.get())
                    press=move || state.undo()
                />
                <IconButton
                    label="analysis-redo"
                    path="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5"
                    disabled=Signal::derive(move || !state.can_redo.get())
                    press=move || state.redo()
                />
            </div>
        </div>
    }
}

/// The buttons that step through the tree.
#[component]
pub fn StepButtons(state: AnalysisState) -> impl IntoView {
    let place = move || {
        let at = state.at.get();
        state.analysis.with(|analysis| {
            let tree = &analysis.tree;
            let ply = tree.move_count(at);
            let of = tree.line(at).last().map_or(0, |&end| tree.move_count(end));
            translate("web-ply-of", &[("ply", ply.into()), ("of", of.into())])
        })
    };
    view! {
        <div class="steps">
            <IconButton label="web-first" path="M18 6 10 12l8 6ZM7 6v12" press=move || steps::first(state) />
            <IconButton label="web-back" path="M16 5 7 12l9 7Z" press=move || steps::back(state) />
            <IconButton label="web-forward" path="M8 5l9 7-9 7Z" press=move || steps::forward(state) />
            <IconButton label="web-last" path="M6 6l8 6-8 6ZM17 6v12" press=move || steps::last(state) />
            <IconButton
                label="analysis-next-variation"
                path="M6 5v14M6 9h8a4 4 0 0 1 4 4v6M14.500 15.500 18 19l3.500-3.500"
                disabled=Signal::derive(move || steps::sibling_count(state) < 2)
                press=move || steps::sibling(state, 1)
            />
            <small>{place}</small>
        </div>
    }
}

/// A round button with a sign.
#[component]
pub fn IconButton(
    label: &'static str,
    path: &'static str,
    #[prop(optional)] disabled: Signal<bool>,
    press: impl Fn() + Send + 'static,
) -> impl IntoView {
    view! {
        <button
            class="icon"
            type="button"
            title=t(label)
            aria-label=t(label)
            disabled=disabled
            on:click=move |_| press()
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
        </button>
    }
}

/// The key of the name of a mark.
pub fn mark_name(mark: MoveMark) -> &'static str {
    match mark {
        MoveMark::Good => "analysis-mark-good",
        MoveMark::Mistake => "analysis-mark-mistake",
        MoveMark::Brilliant => "analysis-mark-brilliant",
        MoveMark::Blunder => "analysis-mark-blunder",
        MoveMark::Interesting => "analysis-mark-interesting",
        MoveMark::Dubious => "analysis-mark-dubious",
    }
}
