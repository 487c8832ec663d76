use std::sync::Arc;

use api::view::View;
use leptos::prelude::*;

use super::session::Session;
use crate::board::{Draft, Pad};
use crate::words::{say, t};

/// What can be done with the move that is half said; and why an attempt was refused.
#[component]
pub fn Actions(pad: Pad, session: Session, view: Memo<Arc<View>>) -> impl IntoView {
    let left = move || pad.choices.get().left(&pad.begun());
    // A fence that merely hovers changes nothing here.
    let draft = Memo::new(move |_| match pad.draft.get() {
        Draft::Fence { pinned: false, .. } | Draft::Said(_) => Draft::Nothing,
        draft => draft,
    });
    let wrong = Memo::new(move |_| {
        let hovering = match pad.draft.get() {
            Draft::Fence { wrong, .. } => wrong,
            _ => None,
        };
        pad.refused.get().or(hovering)
    });
    let buttons = move || match draft.get() {
        Draft::Fence { pinned: true, wrong, fence } => {
            let place = move || say("web-place", &[("fence", fence.to_string().into())]);
            view! {
                <button class="button" type="button" on:click=move |_| pad.back()>{t("web-cancel")}</button>
                <button class="button" type="button" on:click=move |_| pad.rotate()>{t("web-rotate")}</button>
                <button
                    class="button main"
                    type="button"
                    disabled=wrong.is_some()
                    on:click=move |_| pad.go()
                >
                    {place}
                </button>
            }
            .into_any()
        }
        Draft::Path { others, .. } => {
            let ready = move || pad.ready();
            let go = move || match ready() {
                Some(word) => say("web-go", &[("word", word.replace('-', " – ").into())]),
                None => say("web-squares-to-go", &[("count", left().into())]),
            };
            let ways = others.len() + 1;
            view! {
                <button class="button" type="button" on:click=move |_| pad.back()>{t("web-step-back")}</button>
                {(ways > 1)
                    .then(|| {
                        view! {
                            <button class="button" type="button" on:click=move |_| pad.other_way()>
                                {move || say("web-other-way", &[("count", ways.into())])}
                            </button>
                        }
                    })}
                <button
                    class="button main"
                    type="button"
                    disabled=move || ready().is_none()
                    on:click=move |_| pad.go()
                >
                    {go}
                </button>
            }
            .into_any()
        }
        _ => match pad.choices.get().pass() {
            Some(word) => {
                let word = word.to_owned();
                view! {
                    <button
                        class="button main"
                        type="button"
                        on:click=move |_| pad.play.run(word.clone())
                    >
                        {t("web-pass")}
                    </button>
                }
                .into_any()
            }
            // A refusal takes the place of the tip, so that nothing below it jumps.
            None if wrong.with(Option::is_some) => ().into_any(),
            None => tip(pad, session, view).into_any(),
        },
    };
    let refused = move || {
        wrong.get().map(|wrong| {
            let rule = (!wrong.rule.is_empty())
                .then(|| say("web-rule", &[("rule", wrong.rule.clone().into())]));
            view! {
                <div class="say" role="alert">
                    <b>{wrong.sentence}</b>
                    <small>{rule}</small>
                </div>
            }
        })
    };
    view! {
        <div class="saying">
            <div class="actions">{buttons}</div>
            {refused}
        </div>
    }
}

/// What one could do now, said quietly.
fn tip(pad: Pad, session: Session, view: Memo<Arc<View>>) -> impl IntoView {
    move || {
        let choices = pad.choices.get();
        if choices.is_empty() {
            return None;
        }
        let key = match session.game() {
            rules::Game::Quoridor | rules::Game::Mini if choices.has_fences() => "web-tip-fence",
            rules::Game::Quoridor | rules::Game::Mini => "web-tip-step",
            rules::Game::Mspacman if view.with(|view| view.pieces.iter().all(|p| !p.active)) => {
                "web-tip-place"
            }
            _ => "web-tip-path",
        };
        let count = choices.left(&[]);
        Some(view! { <p class="soft tip">{say(key, &[("count", count.into())])}</p> })
    }
}
