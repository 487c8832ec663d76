use game::ExactMoves;
use leptos::prelude::*;

use super::balance::{balance_of, fairness_text, value_text};

/// How fair it is, and who wins with every number of lives.
pub fn verdict_rows(moves: &ExactMoves) -> impl IntoView + use<> {
    let own = usize::from(moves.lives);
    let rows = moves.values.iter().zip(1usize..).map(|(value, lives)| {
        view! { <li class:own=lives == own>{value_text(*value, lives)}</li> }
    });
    view! {
        <p role="status"><b>{fairness_text(&balance_of(moves))}</b></p>
        <ul class="by-lives">{rows.collect_view()}</ul>
    }
}
