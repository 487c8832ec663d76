use leptos::prelude::*;
use locale::whole_percent;
use rules::Game;

use super::evaluation::LiveEvaluation;
use super::state::AnalysisState;
use crate::i18n::{self, t, translate};

/// Who is ahead: one bar that two sides share, or one for each of several players. PAC-MAN and the
/// ghosts are two sides, however many people play them.
#[component]
pub fn EvaluationBars(
    state: AnalysisState,
    evaluation: LiveEvaluation,
    rotation: RwSignal<u8>,
) -> impl IntoView {
    let sides = Memo::new(move |_| sides(state, evaluation));
    let label = move || {
        let sides = sides.get();
        if sides.is_empty() {
            return translate("analysis-no-evaluation", &[]);
        }
        let side = |side: &SideChance| format!("{} {}", side.name, i18n::chance(side.chance));
        sides.iter().map(side).collect::<Vec<_>>().join(", ")
    };
    let bars = move || {
        let sides = sides.get();
        match sides.as_slice() {
            [] => view! { <span class="bar-track"></span> }.into_any(),
            [first, second] => {
                // The side at the bottom of the board is at the bottom of the bar.
                let (lower, upper) =
                    if rotation.get() == 2 { (second, first) } else { (first, second) };
                view! {
                    <span class=format!("bar-track f{}", upper.seat)>
                        <i class=format!("f{}", lower.seat) style:--share=share(lower.chance)></i>
                        <b>{whole_percent(lower.chance.into())}</b>
                    </span>
                }
                .into_any()
            }
            several => several
                .iter()
                .map(|side| {
                    view! {
                        <span class="bar-track">
                            <i class=format!("f{}", side.seat) style:--share=share(side.chance)></i>
                            <b>{whole_percent(side.chance.into())}</b>
                        </span>
                    }
                })
                .collect_view()
                .into_any(),
        }
    };
    view! {
        <div
            class="bars"
            class:off=move || sides.with(Vec::is_empty)
            role="img"
            aria-label=label
            title=t("analysis-bars")
        >
            {bars}
        </div>
    }
}

/// One side of the game, with its chance to win in permille.
#[derive(Clone, PartialEq)]
pub struct SideChance {
    /// Its first seat, whose colour it has.
    pub seat: u8,
    pub name: String,
    pub chance: u16,
}

/// The sides with their chances; none while nothing is known.
pub fn sides(state: AnalysisState, evaluation: LiveEvaluation) -> Vec<SideChance> {
    let chances = evaluation.chances(state);
    let session = state.session;
    if session.game() == Game::Pacman
        && let [pacman, ghosts, ..] = chances[..]
    {
        let side = |seat, key, chance| SideChance { seat, name: translate(key, &[]), chance };
        return vec![side(1, "term-pacman", pacman), side(2, "analysis-ghosts", ghosts)];
    }
    let side = |(seat, &chance): (u8, &u16)| SideChance { seat, name: session.name(seat), chance };
    (1..).zip(&chances).map(side).collect()
}

fn share(permille: u16) -> String {
    format!("{:.1}%", f64::from(permille) / 10.0)
}
