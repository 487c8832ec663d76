use std::collections::HashMap;

use game::{NodeId, VARIATION_HEADERS};
use leptos::prelude::*;
use rules::{Analysis, GameRecord};

use super::state::AnalysisState;
use crate::i18n::{self, t};
use crate::play::GameSession;
use crate::review::{ChanceGraph, ReviewedGame, RunProgress, StoredReview};
use crate::route::GameAddress;

/// The game of the main line: how it ended, and its review. A review that is known is shown at once, another
/// one is made when it is asked for. The graph leads through the main line, and the grades stand in the tree.
#[component]
pub fn GameReviewPanel(state: AnalysisState) -> impl IntoView {
    let main_line = Memo::new(move |_| state.analysis.with(|analysis| analysis.tree.main_line()));
    move || {
        let line = main_line.get();
        (line.len() > 1).then(|| view! { <ReviewedLine state line /> })
    }
}

#[component]
fn ReviewedLine(state: AnalysisState, line: Vec<NodeId>) -> impl IntoView {
    let game_record = state.analysis.with_untracked(|analysis| main_line_record(analysis));
    let ending = game_record.record.ending();
    let known = ending.and_then(|_| StoredReview::find(&game_record));
    let is_asked = RwSignal::new(known.is_some());
    // A game that is kept nowhere else has a place of its own.
    let address = known.unwrap_or_else(|| GameAddress::Local("analysis".to_owned()));
    let content = move || match is_asked.get() {
        true => {
            let (line, game_record) = (line.clone(), game_record.clone());
            view! { <LineGraph state line game_record address=address.clone() /> }.into_any()
        }
        false => view! {
            <button class="button small" type="button" on:click=move |_| is_asked.set(true)>
                {t("web-review")}
            </button>
        }
        .into_any(),
    };
    view! {
        <section class="card line-review" aria-label=t("review-title")>
            {move || ending.map(|ending| view! { <p><b>{i18n::result_text(ending)}</b></p> })}
            {content}
        </section>
    }
}

/// The graph of the main line; the node shown and the place in it follow each other.
#[component]
fn LineGraph(
    state: AnalysisState,
    line: Vec<NodeId>,
    game_record: GameRecord,
    address: GameAddress,
) -> impl IntoView {
    let session = GameSession::local(
        RwSignal::new(game_record),
        state.session.players,
        Signal::stored(false),
        Callback::new(|_| ()),
    );
    let line = StoredValue::new(line);
    // A variation has the place at which it leaves the main line.
    let place = Memo::new(move |_| {
        let at = state.at.get();
        let path = state.analysis.with(|analysis| analysis.tree.path(at));
        line.with_value(|line| path.iter().zip(line).take_while(|(a, b)| a == b).count() - 1)
    });
    Effect::new(move || {
        let place = place.get();
        session.go_to_ply(|_, _| place);
    });
    Effect::new(move || {
        let shown = session.shown_entries();
        if shown != place.get_untracked() {
            state.go(line.with_value(|line| line[shown]));
        }
    });
    let reviewed = ReviewedGame::open(address, session);
    Effect::new(move || {
        let grades = reviewed.review.with(|review| {
            let node = |entry: usize| line.with_value(|line| line[entry + 1]);
            review.moves.iter().map(|graded| (node(graded.entry), graded.grade)).collect()
        });
        state.grades.set(grades);
    });
    on_cleanup(move || {
        let _ = state.grades.try_set(HashMap::new());
    });
    view! {
        <RunProgress reviewed />
        <ChanceGraph reviewed />
    }
}

/// The game without what was tried besides.
fn main_line_record(analysis: &Analysis) -> GameRecord {
    let mut game_record = analysis.to_game_record();
    game_record.header.take_lines(&VARIATION_HEADERS);
    game_record
}
