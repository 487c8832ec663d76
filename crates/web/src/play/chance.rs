use std::sync::Arc;
use std::time::Duration;

use game::{Ply, RecordEntry};
use leptos::prelude::*;
use view::{BoardView, ChanceDevice};

use super::session::GameSession;
use crate::i18n::translate;

/// The die or the spinner, with the face it shows.
#[component]
pub fn ChanceDisplay(session: GameSession, view: Memo<Arc<BoardView>>) -> impl IntoView {
    let chance = Memo::new(move |_| view.with(|view| view.chance.clone()));
    // A result stays for a moment before the next roll.
    let fresh = RwSignal::new(false);
    Effect::new(move |before: Option<usize>| {
        let now = session.entry_count();
        if before.is_some_and(|before| now > before) {
            fresh.set(true);
            let _ = set_timeout_with_handle(
                move || {
                    let _ = fresh.try_set(false);
                },
                RESULT_SHOWN,
            );
        }
        now
    });
    let rolling = move || {
        session.viewed_ply.get().is_none()
            && !fresh.get()
            && session
                .game_record
                .with(|game_record| game_record.record.turn() == game::Turn::Chance)
    };
    // The face of the last roll as its word has it: a die may show F2, where the view says 2.
    let rolled = move || {
        let viewed = session.viewed_ply.get();
        session.game_record.with(|game_record| {
            let entries = game_record.record.entries();
            let shown = &entries[..viewed.unwrap_or(entries.len())];
            match shown.last() {
                Some(RecordEntry::Ply(Ply::Roll(roll))) => {
                    let word = roll.to_string();
                    Some(word.split_once(':').map_or(word.clone(), |(_, face)| face.to_owned()))
                }
                _ => None,
            }
        })
    };
    move || {
        let chance = chance.get()?;
        let shown = move || rolled().or_else(|| chance.shown.clone()).unwrap_or_default();
        let (face, pointed) = (shown.clone(), shown.clone());
        let faces = chance.faces.clone();
        // The needle points to the middle of the sector of the face that is shown.
        let needle = move || {
            let nth = faces.iter().position(|face| *face == pointed()).unwrap_or(0);
            format!("rotate({}deg)", (nth as f64 + 0.5) / faces.len() as f64 * 360.0)
        };
        let label = move || match rolling() {
            true => translate("web-rolling", &[]),
            false => translate("web-shows", &[("face", face().into())]),
        };
        let class = move || if rolling() { "chance rolling" } else { "chance" };
        Some(match chance.device {
            ChanceDevice::Spinner => view! {
                <div class=class role="img" aria-label=label>
                    <svg viewBox="-50 -50 100 100">
                        <circle class="disc" r="46" />
                        {chance.faces.len().min(12)
                            .gt(&0)
                            .then(|| spinner_sectors(&chance.faces))}
                        <g class="needle" style:transform=needle><path d="M-5 14 0 -34 5 14Z" /></g>
                        <circle class="hub" r="13" />
                        <text class="fell" y="1">{move || if rolling() { String::new() } else { shown() }}</text>
                    </svg>
                </div>
            }
            .into_any(),
            ChanceDevice::Die => view! {
                <div class=class role="img" aria-label=label>
                    <svg viewBox="-50 -50 100 100">
                        <g class="cube">
                            <rect class="die" x="-38" y="-38" width="76" height="76" rx="16" />
                            <text class="fell big" y="3">{move || if rolling() { "?".to_owned() } else { shown() }}</text>
                        </g>
                    </svg>
                </div>
            }
            .into_any(),
        })
    }
}

/// How long a result is shown before the next roll.
pub const RESULT_SHOWN: Duration = Duration::from_millis(600);

/// The lines between the sectors of the spinner, and their faces.
fn spinner_sectors(faces: &[String]) -> Vec<AnyView> {
    let count = faces.len() as f64;
    let at = |nth: f64, r: f64| {
        let angle = nth / count * std::f64::consts::TAU - std::f64::consts::FRAC_PI_2;
        (js_sys::Math::cos(angle) * r, js_sys::Math::sin(angle) * r)
    };
    faces
        .iter()
        .enumerate()
        .map(|(nth, face)| {
            let (x, y) = at(nth as f64 + 0.5, 33.0);
            let (lx, ly) = at(nth as f64, 46.0);
            view! {
                <line class="spoke" x2=lx y2=ly />
                <text class="wedge" x=x y=y>{face.clone()}</text>
            }
            .into_any()
        })
        .collect()
}
