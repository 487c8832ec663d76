//! The workshop of Ms. Pac-Man's boards.

use std::sync::Arc;

use board::SlotLength;
use leptos::prelude::*;
use rules::mspacman::BoardSpec;
use rules::{Game, GameSetup};

use super::board_tools::{BoardFields, BoardTray, taps};
use super::chances::ChancesPanel;
use super::drawing::{
    DrawingState, GameChoice, OpenError, PlayButtons, ProblemMarks, Problems, sheet,
};
use super::exchange::ExchangePanel;
use super::painting::PaintLayer;
use crate::board::{Board, BoardGeometry, LegalWords};
use crate::i18n::{self, t, translate};

/// The page of the board that a word says.
#[component]
pub fn BoardWorkshop(word: String) -> impl IntoView {
    let drawing = DrawingState::<BoardSpec>::new(&word, super::FIRST_BOARD, None);
    let setup = Memo::new(move |_| {
        let mut setup = GameSetup::new(Game::Mspacman);
        setup.set_maze(&drawing.word.get()?).ok()?;
        Some(setup)
    });
    let board = Memo::new(move |_| Arc::new(drawing.view()));
    let geometry = Memo::new(move |_| {
        let (files, ranks) = board.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry { slots: SlotLength::Wall, ..BoardGeometry::new(files, ranks, 0) }
    });
    let taps = Memo::new(move |_| {
        let brush = drawing.editor.with(|editor| editor.selected.kind);
        Arc::new(LegalWords::from_words(taps(brush, geometry.get())))
    });
    let draft = drawing.draft(board, taps);
    let label = Signal::derive(drawing.t("label"));
    let lines = move || {
        drawing.editor.with(|editor| {
            let spec = editor.drawn();
            let size = [("files", spec.files().into()), ("ranks", spec.ranks().into())];
            let faces = |key, faces: String| i18n::labelled(&translate(key, &[]), &faces);
            vec![
                translate("workshop-sheet-size", &size),
                faces("workshop-spinner", spec.spinner_text()),
                faces("workshop-die", spec.die_text()),
            ]
        })
    };
    view! {
        <section class="page workshop">
            <h1>{t("web-workshop")}</h1>
            <GameChoice game=Game::Mspacman />
            <div class="drawing">
                <Board view=board label draft slots=SlotLength::Wall drawn=drawing.place_texts() />
                <ProblemMarks drawing geometry />
                <PaintLayer drawing draft geometry />
            </div>
            {sheet(drawing, lines)}
            <div class="beside">
                <OpenError drawing />
                <BoardTray drawing />
                <Problems drawing />
                <ChancesPanel setup />
                <PlayButtons drawing setup />
                <BoardFields drawing />
                <ExchangePanel drawing view=board />
            </div>
        </section>
    }
}
