use leptos::prelude::*;
use rules::Game;
use view::PieceKind;

use super::coach;
use crate::i18n::translate;
use crate::live_region;
use crate::play::piece_icon;
use crate::route::{Link, PageRoute};
use crate::sound::{self, Sound};

/// The end of a course: the pieces bow, and a first game is offered.
#[component]
pub fn CourseFinished(game: Game) -> impl IntoView {
    let name = move || translate(&format!("game-{game}"), &[]);
    let more = move || translate("learn-bow-more", &[("game", name().into())]);
    sound::play(Sound::Won);
    Effect::new(move || {
        live_region::announce(format!("{} {}", translate("learn-bow", &[]), more()))
    });
    let pieces = pieces(game)
        .into_iter()
        .zip(1..)
        .map(|(kind, seat)| view! { <span>{piece_icon(kind, seat)}</span> })
        .collect_view();
    view! {
        <section class="page bow">
            <div class="troupe" aria-hidden="true">{pieces}</div>
            <h1>{move || translate("learn-bow", &[])}</h1>
            <p class="lead">{more}</p>
            <div class="row">
                <button class="button main big" type="button" on:click=move |_| coach::start_first_game(game)>
                    {move || translate("learn-first-game", &[])}
                </button>
                <Link to=PageRoute::Learn class="button big">{move || translate("learn-all", &[])}</Link>
            </div>
            <p class="soft">{move || translate("learn-first-game-more", &[])}</p>
        </section>
    }
}

/// The pieces of a game that take a bow.
fn pieces(game: Game) -> Vec<PieceKind> {
    use game::Piece;
    match game {
        Game::Quoridor | Game::Mini => vec![PieceKind::PAWN; 4],
        Game::Pacman => [Piece::Blinky, Piece::Inky, Piece::Pacman, Piece::Pinky, Piece::Clyde]
            .map(PieceKind::from)
            .to_vec(),
        Game::Mspacman => vec![PieceKind::Ghost, PieceKind::Mspacman, PieceKind::Ghost],
    }
}
