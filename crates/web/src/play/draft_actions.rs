use std::sync::Arc;

use leptos::prelude::*;
use lessons::CourseId;
use view::{BoardView, PieceMood, PieceView};

use super::dialog;
use super::session::GameSession;
use crate::board::{DraftState, MoveDraft, Premove};
use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};

/// The buttons for the move draft (confirm, rotate, step back), and why a move was refused.
#[component]
pub fn DraftActions(
    draft: MoveDraft,
    session: GameSession,
    view: Memo<Arc<BoardView>>,
    /// In a lesson a refusal leads to its rule, and to no other lesson.
    #[prop(optional)]
    in_lesson: bool,
) -> impl IntoView {
    let left = move || draft.legal.get().squares_left(&draft.squares_entered());
    // A fence that follows the pointer has no buttons.
    let state = Memo::new(move |_| match draft.state.get() {
        DraftState::Fence { pinned: false, .. } | DraftState::Submitted(_) => DraftState::Empty,
        state => state,
    });
    let refusal = Memo::new(move |_| {
        let hovered = match draft.state.get() {
            DraftState::Fence { refusal, .. } => refusal,
            _ => None,
        };
        draft.refusal.get().or(hovered)
    });
    let buttons = move || match state.get() {
        DraftState::Fence { pinned: true, refusal, fence } => {
            let label = move || translate("web-place", &[("fence", fence.to_string().into())]);
            view! {
                <button class="button" type="button" on:click=move |_| draft.step_back()>{t("web-cancel")}</button>
                <button class="button" type="button" on:click=move |_| draft.rotate_fence()>{t("web-rotate")}</button>
                <button
                    class="button main"
                    type="button"
                    disabled=refusal.is_some()
                    on:click=move |_| draft.submit_ready()
                >
                    {label}
                </button>
            }
            .into_any()
        }
        DraftState::Path { alternatives, .. } => {
            let ready = move || draft.ready_word();
            let label = move || match ready() {
                Some(word) => translate("web-go", &[("word", word.replace('-', " – ").into())]),
                None => translate("web-squares-to-go", &[("count", left().into())]),
            };
            let path_count = alternatives.len() + 1;
            view! {
                <button class="button" type="button" on:click=move |_| draft.step_back()>{t("web-step-back")}</button>
                <button
                    class="button main"
                    type="button"
                    disabled=move || ready().is_none()
                    on:click=move |_| draft.submit_ready()
                >
                    {label}
                </button>
                // Last, so that it moves none of the others when there is one.
                {(path_count > 1)
                    .then(|| {
                        view! {
                            <button class="button" type="button" on:click=move |_| draft.next_alternative()>
                                {move || translate("web-other-way", &[("count", path_count.into())])}
                            </button>
                        }
                    })}
            }
            .into_any()
        }
        _ => match draft.legal.get().pass() {
            Some(word) => {
                let word = word.to_owned();
                view! {
                    <button
                        class="button main"
                        type="button"
                        on:click=move |_| draft.play.run(word.clone())
                    >
                        {t("web-pass")}
                    </button>
                }
                .into_any()
            }
            None if draft.can_premove.get() => premove(draft),
            // A refusal takes the place of the tip, so that nothing below it moves.
            None if refusal.with(Option::is_some) => ().into_any(),
            None => tip(draft, session, view).into_any(),
        },
    };
    let refused = move || {
        refusal.get().map(|refusal| {
            let rule = refusal.rule.clone();
            let link = (!rule.is_empty()).then(|| {
                let label = translate("web-rule", &[("rule", rule.clone().into())]);
                let lesson = (!in_lesson).then(|| {
                    let lesson = PageRoute::Lesson(CourseId::Rules(session.game()), rule.clone());
                    view! { <Link to=lesson class="rule">{t("web-rule-lesson")}</Link> }
                });
                view! {
                    <button class="rule" type="button" on:click=move |_| dialog::open_rule(&rule)>
                        {label}
                    </button>
                    {lesson}
                }
            });
            view! {
                <div class="say" role="alert">
                    <b>{refusal.sentence}</b>
                    {link}
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

/// The planned move, to be confirmed or cancelled.
fn premove(draft: MoveDraft) -> AnyView {
    let Some(Premove { word, confirmed }) = draft.premove.get() else {
        return view! { <p class="soft tip">{t("web-premove-tip")}</p> }.into_any();
    };
    let label = word.clone();
    let plan = word.clone();
    view! {
        <button class="button" type="button" on:click=move |_| draft.premove.set(None)>{t("web-cancel")}</button>
        {confirmed.then(|| view! { <p class="tip">{move || translate("web-premove-set", &[("word", label.clone().into())])}</p> })}
        {(!confirmed).then(|| view! {
            <button
                class="button main"
                type="button"
                on:click=move |_| draft.tap_premove(plan.clone(), true)
            >
                {move || translate("web-premove-plan", &[("word", word.clone().into())])}
            </button>
        })}
    }
    .into_any()
}

/// How to enter a move here.
fn tip(draft: MoveDraft, session: GameSession, view: Memo<Arc<BoardView>>) -> impl IntoView {
    move || {
        let legal = draft.legal.get();
        if legal.is_empty() {
            return None;
        }
        // Why a ghost moves two squares is said where it does.
        let frenzied = view.with(|view| {
            let is_frenzied = |p: &&PieceView| p.active && p.mood == PieceMood::Frenzied;
            view.pieces.iter().find(is_frenzied).map(|piece| piece.kind)
        });
        let key = match session.game() {
            rules::Game::Quoridor | rules::Game::Mini if legal.has_fences() => "web-tip-fence",
            rules::Game::Quoridor | rules::Game::Mini => "web-tip-step",
            rules::Game::Mspacman if view.with(|view| view.pieces.iter().all(|p| !p.active)) => {
                "web-tip-place"
            }
            _ if frenzied.is_some() => "web-tip-frenzy",
            _ => "web-tip-path",
        };
        let count = legal.squares_left(&[]);
        let piece = frenzied.map(|kind| translate(&format!("term-{}", kind.word()), &[]));
        let args = [("count", count.into()), ("piece", piece.unwrap_or_default().into())];
        Some(view! { <p class="soft tip">{translate(key, &args)}</p> })
    }
}
