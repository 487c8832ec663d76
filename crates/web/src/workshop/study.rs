//! What a solution shows on the board: the squares of a piece in colours, and the line of best play step by step.

use game::{PieceValues, Verdict};
use leptos::prelude::*;
use view::GameEvent;

use super::state::{WorkshopState, geometry_of};
use crate::analysis::IconButton;
use crate::board::SquareMap;
use crate::controls;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};

/// Chooses what is shown of the solution, and says it in words.
#[component]
pub fn StudyPanel(state: WorkshopState) -> impl IntoView {
    // The map is of the start, and not of a position of the line.
    Effect::new(move || {
        if state.mapped.get().is_some() {
            state.step.set(None);
        }
    });
    move || {
        state.study.get().map(|study| {
            let most = study.lines.len() as u8;
            let lives = move || (1..=most).map(|lives| (lives, lives.to_string())).collect();
            let pieces: Vec<_> = study.pieces.iter().map(|of_piece| of_piece.piece).collect();
            let pieces = move || {
                let off = (None, translate("workshop-map-off", &[]));
                let piece = |piece: &game::Piece| (Some(*piece), term(*piece));
                [off].into_iter().chain(pieces.iter().map(piece)).collect()
            };
            view! {
                <div class="study">
                    {(most > 1).then(|| controls::segmented("workshop-study-lives", lives, state.lives))}
                    {controls::segmented("workshop-map", pieces, state.mapped)}
                    <MapWords state />
                    <LineSteps state />
                </div>
            }
        })
    }
}

fn term(piece: game::Piece) -> String {
    translate(&format!("term-{piece}"), &[])
}

/// The values of the piece whose squares have colours.
fn mapped_values(state: WorkshopState) -> Option<PieceValues> {
    let mapped = state.mapped.get()?;
    let study = state.study.get()?;
    study.pieces.iter().find(|of_piece| of_piece.piece == mapped).cloned()
}

/// What the colours of the map mean, and all its squares in words.
#[component]
fn MapWords(state: WorkshopState) -> impl IntoView {
    move || {
        let of_piece = mapped_values(state)?;
        let nth = usize::from(state.lives.get()).checked_sub(1)?;
        let of_verdict = move |verdict: Verdict, key: &str| {
            let squares = of_piece.squares.iter();
            let squares = squares.filter(|known| {
                known.values.get(nth).is_some_and(|value| value.verdict == verdict)
            });
            let squares: Vec<_> = squares.map(|known| known.square.clone()).collect();
            (!squares.is_empty()).then(|| {
                let text = translate(key, &[("squares", squares.join(", ").into())]);
                view! { <li>{text}</li> }
            })
        };
        let piece = state.mapped.get().map(term).unwrap_or_default();
        Some(view! {
            <p class="soft">{translate("workshop-map-about", &[("piece", piece.into())])}</p>
            <ul class="legend" aria-hidden="true">
                <li><i class="pac">"+7"</i>{t("workshop-legend-pacman")}</li>
                <li><i class="hunt">"−7"</i>{t("workshop-legend-ghosts")}</li>
                <li><i>"∞"</i>{t("workshop-legend-nobody")}</li>
            </ul>
            <ul class="by-lives unseen">
                {of_verdict(Verdict::Win, "workshop-map-pacman")}
                {of_verdict(Verdict::Loss, "workshop-map-ghosts")}
                {of_verdict(Verdict::Draw, "workshop-map-nobody")}
            </ul>
        })
    }
}

/// The colours of the map over the board.
#[component]
pub fn MapLayer(state: WorkshopState) -> impl IntoView {
    let squares = Memo::new(move |_| {
        if state.step.with(Option::is_some) {
            return Vec::new();
        }
        let of_piece = mapped_values(state);
        of_piece
            .map(|known| view::piece_squares(&known.squares, state.lives.get()))
            .unwrap_or_default()
    });
    view! { <SquareMap squares geometry=geometry_of(state) /> }
}

/// Steps through the line of best play.
#[component]
fn LineSteps(state: WorkshopState) -> impl IntoView {
    let length =
        move || state.line.with(|line| line.as_ref().map_or(0, |l| l.record.entries().len()));
    let go = move |step: usize| {
        state.mapped.set(None);
        state.step.set(Some(step.min(untrack(length))));
    };
    let at = move || state.step.get().unwrap_or_default();
    let is_start = Signal::derive(move || at() == 0);
    let is_end = Signal::derive(move || at() >= length());
    let steps = move || {
        let line = state.line.get()?;
        let analysis = PageRoute::analysis_of(&line);
        Some(view! {
            <div class="steps" role="group" aria-label=t("workshop-line")>
                <IconButton label="web-first" path="M18 6 10 12l8 6ZM7 6v12" disabled=is_start press=move || go(0) />
                <IconButton
                    label="web-back"
                    path="M16 5 7 12l9 7Z"
                    disabled=is_start
                    press=move || go(untrack(at).saturating_sub(1))
                />
                <IconButton label="web-forward" path="M8 5l9 7-9 7Z" disabled=is_end press=move || go(untrack(at) + 1) />
                <IconButton label="web-last" path="M6 6l8 6-8 6ZM17 6v12" disabled=is_end press=move || go(usize::MAX) />
                <small>{move || translate("web-ply-of", &[("ply", at().into()), ("of", length().into())])}</small>
            </div>
            <p class="step-told" role="status">{move || step_text(state)}</p>
            <div class="row">
                <button class="button small main" type="button" on:click=move |_| state.step.set(None)>
                    {t("workshop-line-close")}
                </button>
                <Link to=analysis class="button small">{t("analysis-analyse")}</Link>
            </div>
        })
    };
    move || match state.step.with(Option::is_some) {
        true => steps().into_any(),
        false => view! {
            <button
                class="button small"
                type="button"
                disabled=move || state.line.with(Option::is_none)
                on:click=move |_| go(0)
            >
                {t("workshop-line")}
            </button>
        }
        .into_any(),
    }
}

/// What happened in the ply before the position shown, in sentences.
fn step_text(state: WorkshopState) -> String {
    let (Some(step), Some(line)) = (state.step.get(), state.line.get()) else {
        return String::new();
    };
    if step == 0 {
        return translate("workshop-line-start", &[]);
    }
    let record = &line.record;
    // A piece is named where a game names its player.
    let name = |_| String::new();
    let told = GameEvent::of_entry(record, step);
    let told = told.iter().map(|event| i18n::reason_text(&event.reason(&name, &|_| false)));
    let mut told: Vec<_> = told.collect();
    // An endless game ends where a position comes again.
    if step == record.entries().len() && record.turn() != game::Turn::Over {
        told.push(translate("workshop-line-again", &[]));
    }
    told.join(" ")
}
