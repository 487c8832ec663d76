use std::fmt::Write as _;

use engine::{GameReview, Grade};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;

use super::panels::grade_class;
use super::reviewed_game::ReviewedGame;
use crate::i18n::{self, t};

/// Everyone's chance to win over the moves: one curve between two sides, a line each for more, told
/// apart by colour and by dashes. It is a slider: a click, a drag or a key shows that position.
#[component]
pub fn ChanceGraph(reviewed: ReviewedGame) -> impl IntoView {
    let session = reviewed.session;
    let sides = Memo::new(move |_| reviewed.sides());
    let two_sided = Memo::new(move |_| sides.with(|sides| sides.len() == 2));
    let last = Memo::new(move |_| session.entry_count());
    let curves = move || {
        reviewed.review.with(|review| {
            let line = |(nth, seat): (usize, u8)| {
                view! { <path class=format!("curve l{seat}") d=line_path(review, nth, last.get()) /> }
            };
            if two_sided.get() {
                view! {
                    <path class="share t2" d=area_path(review, last.get(), 0) />
                    <path class="share t1" d=area_path(review, last.get(), 1000) />
                    <line class="half" x1="0" x2="1000" y1="500" y2="500" />
                    {line((0, 1))}
                }
                .into_any()
            } else {
                let seats = sides.with(|sides| sides.iter().map(|(seat, _)| *seat).collect::<Vec<_>>());
                let lines = seats.into_iter().enumerate().map(line).collect_view();
                view! { <line class="half" x1="0" x2="1000" y1="500" y2="500" />{lines} }.into_any()
            }
        })
    };
    let spots = move || {
        reviewed.review.with(|review| {
            let told = |grade: Grade| grade.mark().is_some();
            let spots = review.moves.iter().filter(|graded| told(graded.grade)).map(|graded| {
                let line = if two_sided.get() { 0 } else { usize::from(graded.seat) - 1 };
                let after = review.chances.get(graded.entry + 1).and_then(|c| c.get(line));
                let (x, y) = (graded.entry + 1, 1000 - after.copied().unwrap_or(500));
                view! {
                    <i
                        class=format!("spot {}", grade_class(graded.grade))
                        style:--x=share(x, last.get())
                        style:--y=share(y.into(), 1000)
                    ></i>
                }
            });
            spots.collect_view()
        })
    };
    let node = NodeRef::<Div>::new();
    let show_at = move |event: &PointerEvent| {
        let Some(node) = node.get_untracked() else { return };
        let area = node.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
        let ply = (x.clamp(0.0, 1.0) * last.get_untracked() as f64).round() as usize;
        session.go_to_ply(|_, _| ply);
    };
    let key = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "PageUp" => show_mistake(reviewed, false),
            "PageDown" => show_mistake(reviewed, true),
            "ArrowUp" => session.go_to_ply(|shown, _| shown + 1),
            "ArrowDown" => session.go_to_ply(|shown, _| shown.saturating_sub(1)),
            _ => return,
        }
        event.prevent_default();
    };
    let value_text = move || {
        let ply = session.shown_entries();
        let chances =
            side_chances(reviewed, ply).into_iter().map(|(_, name, chance)| match chance {
                Some(chance) => format!("{name} {}", i18n::chance(chance)),
                None => name,
            });
        let chances = chances.collect::<Vec<_>>().join(", ");
        // The move itself is told below the graph.
        let number = session.game_record.with(|game_record| game_record.record.move_count(ply));
        i18n::labelled(&number.to_string(), &chances)
    };
    let legend = move || {
        let entries = side_chances(reviewed, session.shown_entries()).into_iter();
        let entry = |(seat, name, chance): (u8, String, Option<u16>)| {
            view! {
                <li>
                    <svg viewBox="0 0 28 10" aria-hidden="true">
                        {match two_sided.get() {
                            true => view! { <rect class=format!("share t{seat}") width="28" height="10" rx="3" /> }.into_any(),
                            false => view! { <path class=format!("curve l{seat}") d="M1 5H27" /> }.into_any(),
                        }}
                    </svg>
                    <span>{name}</span>
                    <b>{chance.map(i18n::chance)}</b>
                </li>
            }
        };
        entries.map(entry).collect_view()
    };
    view! {
        <section class="card chances">
            <div
                class="graph"
                node_ref=node
                role="slider"
                tabindex="0"
                aria-label=t("review-graph")
                aria-orientation="horizontal"
                aria-valuemin="0"
                aria-valuemax=move || last.get().to_string()
                aria-valuenow=move || session.shown_entries().to_string()
                aria-valuetext=value_text
                on:pointerdown=move |event| show_at(&event)
                on:pointermove=move |event| if event.buttons() & 1 == 1 { show_at(&event) }
                on:keydown=key
            >
                <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">{curves}</svg>
                {spots}
                <i class="at" style:--x=move || share(session.shown_entries(), last.get())></i>
            </div>
            <ul class="sides">{legend}</ul>
        </section>
    }
}

/// Every side with its first seat, its name, and its chance after so many entries.
fn side_chances(reviewed: ReviewedGame, ply: usize) -> Vec<(u8, String, Option<u16>)> {
    let chances = reviewed.review.with(|review| review.chances.get(ply).cloned());
    let chances = chances.unwrap_or_default();
    let sides = reviewed.sides().into_iter().enumerate();
    sides.map(|(nth, (seat, name))| (seat, name, chances.get(nth).copied())).collect()
}

/// Shows the next inaccuracy, mistake or blunder, or the one before.
fn show_mistake(reviewed: ReviewedGame, forward: bool) {
    let shown = untrack(|| reviewed.session.shown_entries());
    let found = reviewed.review.with_untracked(|review| {
        let mut plies = review
            .moves
            .iter()
            .filter(|graded| graded.grade >= Grade::Inaccuracy)
            .map(|graded| graded.entry + 1);
        match forward {
            true => plies.find(|&ply| ply > shown),
            false => plies.rfind(|&ply| ply < shown),
        }
    });
    if let Some(ply) = found {
        reviewed.session.go_to_ply(|_, _| ply);
    }
}

/// A part as a length of styles.
fn share(part: usize, whole: usize) -> String {
    format!("{:.2}%", 100.0 * part as f64 / whole.max(1) as f64)
}

/// The points of a line, in runs of positions that are known.
fn runs(review: &GameReview, nth: usize, last: usize) -> Vec<Vec<(f64, u16)>> {
    let mut runs = vec![Vec::new()];
    for (ply, chances) in review.chances.iter().enumerate() {
        match (chances.get(nth), runs.last_mut()) {
            (Some(&chance), Some(run)) => {
                run.push((1000.0 * ply as f64 / last.max(1) as f64, 1000 - chance.min(1000)));
            }
            _ => runs.push(Vec::new()),
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

fn line_path(review: &GameReview, nth: usize, last: usize) -> String {
    let mut path = String::new();
    for run in runs(review, nth, last) {
        for (place, (x, y)) in run.into_iter().enumerate() {
            let _ = write!(path, "{}{x:.1} {y}", if place == 0 { 'M' } else { 'L' });
        }
    }
    path
}

/// What is between the line of the first side and an edge, below it or above it. Where nothing is known there is none.
fn area_path(review: &GameReview, last: usize, edge: u16) -> String {
    let mut path = String::new();
    for run in runs(review, 0, last) {
        let (Some(&(first, _)), Some(&(end, _))) = (run.first(), run.last()) else { continue };
        let _ = write!(path, "M{first:.1} {edge}");
        for (x, y) in &run {
            let _ = write!(path, "L{x:.1} {y}");
        }
        let _ = write!(path, "L{end:.1} {edge}Z");
    }
    path
}
