//! The maze workshop: a maze is drawn, what the rules say against it stands beside it, and who wins it with best
//! play is known as soon as it is solved: small ones here and at once. Boards of Ms. Pac-Man are drawn likewise, and
//! games say who may win. It needs no server.

mod balance;
mod board_page;
mod board_tools;
mod chances;
mod drawing;
mod estimate;
mod exchange;
mod fairer;
mod kept;
mod painting;
mod sheet;
mod spoken;
mod state;
mod study;
mod tools;
mod verdict;
mod verdict_rows;

use leptos::prelude::*;
use rules::Game;
use rules::mspacman;

use crate::board::Board;
use crate::i18n::t;
pub use balance::fairness_text;
use drawing::{GameChoice, OpenError, PlayButtons, ProblemMarks, Problems};
use painting::PaintLayer;
use state::WorkshopState;

/// The maze that one begins with.
const FIRST_MAZE: &str = "hedgerow";

/// The board that one begins with.
const FIRST_BOARD: &str = "quarters";

/// The page of the maze or board that the fragment of its address holds, as one word.
#[component]
pub fn WorkshopPage(word: String) -> impl IntoView {
    // Only words of boards have this sign.
    if word.contains('~') || mspacman::Board::named(&word).is_some() {
        view! { <board_page::BoardWorkshop word /> }.into_any()
    } else {
        view! { <MazeWorkshop word /> }.into_any()
    }
}

#[component]
fn MazeWorkshop(word: String) -> impl IntoView {
    let state = WorkshopState::new(&word);
    let drawing = state.drawing;
    let draft = state.draft();
    let geometry = state::geometry_of(state);
    let is_stepped = Signal::derive(move || state.step.with(Option::is_some));
    let is_studied = move || is_stepped.get() || state.mapped.with(Option::is_some);
    let label = Signal::derive(drawing.t("label"));
    let layer =
        move || (!is_stepped.get()).then(|| view! { <PaintLayer drawing draft geometry /> });
    view! {
        <section class="page workshop" class:studied=is_studied>
            <h1>{t("web-workshop")}</h1>
            <GameChoice game=Game::Pacman />
            <div class="drawing">
                <Board view=state.view label draft drawn=drawing.place_texts() />
                <ProblemMarks drawing geometry hidden=is_stepped />
                <study::MapLayer state />
                {layer}
            </div>
            <sheet::MazeSheet state />
            <div class="beside">
                <OpenError drawing />
                <tools::Tray state />
                <Problems drawing />
                <verdict::VerdictPanel state />
                <PlayButtons drawing setup=state.setup />
                <tools::MazeFields state />
                <exchange::ExchangePanel drawing view=state.view />
            </div>
        </section>
    }
}
