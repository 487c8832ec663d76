use std::collections::BTreeMap;

use leptos::prelude::*;

use super::better_move::BetterMove;
use super::current_move::CurrentMove;
use super::graph::ChanceGraph;
use super::mistake_cards;
use super::mistakes::MistakeTrainer;
use super::moments::Moments;
use super::panels::{ReviewMode, ReviewPanels, entry_mark, game_until};
use super::players::PlayerCards;
use super::progress::RunProgress;
use super::reviewed_game::ReviewedGame;
use crate::board::{Board, BoardGeometry};
use crate::controls::HeatMapButton;
use crate::heat_map::{HeatMapBoard, HeatMapKind, HeatMapPanel};
use crate::i18n::t;
use crate::play::{self, BoardScreen, GameSession, MoveList, PlayerPanels, TextBoard};
use crate::route::{GameAddress, Link, PageRoute};
use crate::settings;

/// A game and its review.
#[component]
pub fn ReviewScreen(reviewed: ReviewedGame) -> impl IntoView {
    mistake_cards::keep_mistakes(reviewed);
    let mode = RwSignal::new(ReviewMode::Overview);
    let panels = ReviewPanels { reviewed, mode, preview: RwSignal::new(None) };
    move || match mode.get() {
        ReviewMode::Overview => view! { <Overview panels /> }.into_any(),
        ReviewMode::Training(seat, first) => {
            view! { <MistakeTrainer panels seat first /> }.into_any()
        }
    }
}

#[component]
fn Overview(panels: ReviewPanels) -> impl IntoView {
    let ReviewPanels { reviewed, preview, .. } = panels;
    let session = reviewed.session;
    let settings = settings::signal();
    Effect::new(move || {
        session.viewed_ply.track();
        preview.set(None);
    });
    let previewed = Memo::new(move |_| preview.get().is_some());
    let view = Memo::new(move |_| match preview.get() {
        Some(count) => previewed_session(reviewed, count).board_view(),
        None => session.board_view(),
    });
    let recent = Memo::new(move |_| match preview.get() {
        Some(count) => previewed_session(reviewed, count).recent_moves(),
        None => session.recent_moves(),
    });
    play::listen_to_keys(session, None);
    let rotation = untrack(|| play::initial_rotation(session));
    let grades = Memo::new(move |_| {
        reviewed.review.with(|review| {
            review
                .moves
                .iter()
                .map(|graded| (graded.entry, graded.grade))
                .collect::<BTreeMap<_, _>>()
        })
    });
    let mark_of = Callback::new(move |ply: usize| {
        let grade = grades.with(|grades| grades.get(&ply.checked_sub(1)?).copied())?;
        Some(entry_mark(grade))
    });
    let label = Signal::derive(move || view.with(|view| play::board_words(session, view)));
    let game_route = reviewed.address.with_value(|address| match address.clone() {
        GameAddress::Local(id) => PageRoute::LocalGame(id),
        GameAddress::Table(id) => PageRoute::OnlineTable(id),
    });
    let analysis = session.game_record.with_untracked(PageRoute::analysis_of);
    let game = untrack(|| session.game());
    let heat_map = HeatMapBoard::new(
        HeatMapKind::of(game, true),
        move || session.has_heat_map(),
        move || {
            Some(match preview.get() {
                Some(count) => previewed_session(reviewed, count).shown_game(),
                None => session.shown_game(),
            })
        },
        Signal::stored(rotation),
        None,
    );
    let geometry = Memo::new(move |_| {
        let (files, ranks) = view.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry::new(files, ranks, rotation)
    });
    let board = view! {
        <Board
            view
            label
            recent
            rotation=Signal::stored(rotation)
            show_paths=Signal::derive(move || settings.with(|s| s.shortest_paths))
        />
        {heat_map.layer()}
        {move || (!previewed.get()).then(|| view! { <BetterMove reviewed geometry /> })}
    };
    let below = view! {
        <ChanceGraph reviewed />
        <div class="sheet">
            <MoveList session recent mark_of />
            <CurrentMove panels />
            <RunProgress reviewed />
        </div>
    };
    let more = view! {
        <PlayerCards panels />
        <Moments panels />
        <div class="row">
            {session.has_heat_map().then(|| view! { <HeatMapButton game /> })}
            <Link to=game_route class="button small">{t("games-open")}</Link>
            <Link to=analysis class="button small">{t("analysis-analyse")}</Link>
            <Link to=PageRoute::Games class="button small">{t("web-your-games")}</Link>
            <Link to=PageRoute::Puzzles("mistakes".to_owned()) class="button small">{t("review-practise")}</Link>
        </div>
        {move || heat_map.is_on.get().then(|| view! { <HeatMapPanel board=heat_map /> })}
        <TextBoard session view />
    };
    let class = move || if previewed.get() { "review preview" } else { "review" };
    view! {
        <BoardScreen
            session
            view
            rotation=Signal::stored(rotation)
            class=Signal::derive(class)
            title=Signal::derive(t("review-title"))
            above=view! { <PlayerPanels session view rotation=Signal::stored(rotation) /> }.into_any()
            board=board.into_any()
            below=below.into_any()
            more=more.into_any()
        />
    }
}

/// The game up to the move shown, with so many words of the better line instead of it.
fn previewed_session(reviewed: ReviewedGame, count: usize) -> GameSession {
    let session = reviewed.session;
    let entry = session.shown_entries().saturating_sub(1);
    let better = reviewed.move_at(entry).and_then(|graded| graded.better);
    let record = session.game_record.with(|game_record| {
        let mut record = game_until(game_record, entry);
        for word in better.iter().flat_map(|line| &line.words).take(count) {
            let _ = record.record.play(word);
        }
        record
    });
    GameSession { game_record: RwSignal::new(record), viewed_ply: RwSignal::new(None), ..session }
}
