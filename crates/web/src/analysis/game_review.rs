use std::collections::HashMap;

use game::{NodeId, VARIATION_HEADERS};
use leptos::prelude::*;
use rules::{Analysis, GameRecord};

use super::state::AnalysisState;
use crate::i18n::t;
use crate::play::{self, GameSession};
use crate::review::{ChanceGraph, ReviewedGame, RunProgress, StoredReview};
use crate::route::GameAddress;

/// The game of the main line: how it ended, and its review. A review that is known is shown at once, another
/// one is made when it is asked for. The graph leads through the main line, and the grades stand in the tree.
/// Moves that are tried beyond the end of a game leave its review as it is.
#[component]
pub fn GameReviewPanel(state: AnalysisState) -> impl IntoView {
    let review = ShownReview { is_on: RwSignal::new(false), is_wanted: StoredValue::new(false) };
    let main_line = move || MainLine {
        document: state.document.get(),
        nodes: state.analysis.with(|analysis| analysis.tree.main_line()),
    };
    let reviewed = Memo::new(move |before: Option<&MainLine>| {
        let now = main_line();
        match before {
            Some(before) if review.is_on.get() && now.goes_on_from(before) => before.clone(),
            _ => now,
        }
    });
    let is_longer =
        Memo::new(move |_| main_line().nodes.len() > reviewed.with(|line| line.nodes.len()));
    move || {
        let line = reviewed.get().nodes;
        (line.len() > 1).then(|| view! { <ReviewedLine state line review is_longer /> })
    }
}

/// Whether the review of the main line is on the screen, or is to be as soon as the line is.
#[derive(Clone, Copy)]
struct ShownReview {
    is_on: RwSignal<bool>,
    is_wanted: StoredValue<bool>,
}

/// The main line of one of the analyses that were opened.
#[derive(Clone, PartialEq)]
struct MainLine {
    document: u32,
    nodes: Vec<NodeId>,
}

impl MainLine {
    fn goes_on_from(&self, other: &MainLine) -> bool {
        self.document == other.document
            && other.nodes.len() > 1
            && self.nodes.starts_with(&other.nodes)
    }
}

#[component]
fn ReviewedLine(
    state: AnalysisState,
    line: Vec<NodeId>,
    review: ShownReview,
    /// Whether moves were tried beyond it.
    is_longer: Memo<bool>,
) -> impl IntoView {
    let game_record = state.analysis.with_untracked(|analysis| main_line_record(analysis));
    let known = game_record.record.ending().and_then(|_| StoredReview::find(&game_record));
    review.is_on.set(known.is_some() || review.is_wanted.get_value());
    review.is_wanted.set_value(false);
    // A game that is kept nowhere else has a place of its own.
    let address = known.unwrap_or_else(|| GameAddress::Local("analysis".to_owned()));
    let graph = move || {
        review.is_on.get().then(|| {
            let (line, game_record) = (line.clone(), game_record.clone());
            view! { <LineGraph state line game_record address=address.clone() /> }
        })
    };
    let ask = move |_| {
        // The line is taken anew where it has grown.
        review.is_wanted.set_value(is_longer.get_untracked());
        review.is_on.update(|is_on| *is_on = !*is_on);
    };
    let button = move || {
        (!review.is_on.get() || is_longer.get()).then(|| {
            view! {
                <button class="button small" type="button" on:click=ask>
                    {t("web-review")}
                </button>
            }
        })
    };
    let result = move || {
        let ending = state.analysis.with(|analysis| analysis.tree.ending());
        let name = |seat: u8| state.session.name(seat);
        ending.map(|ending| {
            let told = play::result_words(state.session.game(), ending, &[], &name);
            view! { <p><b>{told}</b></p> }
        })
    };
    view! {
        <section class="card line-review" aria-label=t("review-title")>
            {result}
            {graph}
            {button}
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
