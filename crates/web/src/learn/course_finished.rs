use std::sync::Arc;

use leptos::prelude::*;
use lessons::{Course, CourseId};
use rules::Game;
use view::PieceKind;

use super::{coach, progress};
use crate::i18n::{t, translate};
use crate::live_region;
use crate::play::piece_icon;
use crate::route::{Link, PageRoute};
use crate::sound::{self, Sound};

/// The end of a course: the pieces bow, and a game is offered. Whoever skipped steps is told how many are
/// left.
#[component]
pub fn CourseFinished(course: Arc<Course>) -> impl IntoView {
    let (id, count) = (course.id, course.steps.len());
    let solved = progress::stored().solved_of(&course);
    let is_finished = solved == count;
    let heading =
        move || translate(if is_finished { "learn-bow" } else { "learn-bow-skipped" }, &[]);
    let more = move || match (is_finished, id.teaches_rules()) {
        (false, _) => {
            translate("learn-solved", &[("solved", solved.into()), ("count", count.into())])
        }
        (true, true) => {
            let game = translate(&id.title_key(), &[]);
            translate("learn-bow-more", &[("game", game.into())])
        }
        (true, false) => translate("learn-bow-strategy", &[]),
    };
    if is_finished {
        sound::play(Sound::Won);
    }
    Effect::new(move || live_region::announce(format!("{} {}", heading(), more())));
    let pieces = pieces(id)
        .into_iter()
        .zip(1..)
        .map(|(kind, seat)| view! { <span>{piece_icon(kind, seat)}</span> })
        .collect_view();
    let play = match id.teaches_rules() {
        true => view! {
            <button class="button main big" type="button" on:click=move |_| coach::start_first_game(id.game())>
                {move || translate("learn-first-game", &[])}
            </button>
        }
        .into_any(),
        false => view! {
            <Link to=PageRoute::NewGame(id.game()) class="button main big">{t("web-play-now")}</Link>
        }
        .into_any(),
    };
    view! {
        <section class="page course-end">
            <div class="course-pieces" aria-hidden="true">{pieces}</div>
            <h1>{heading}</h1>
            <p class="lead">{more}</p>
            <div class="row">
                {play}
                <Link to=PageRoute::Learn class="button big">{move || translate("learn-all", &[])}</Link>
            </div>
            {id.teaches_rules().then(|| view! {
                <p class="soft">{move || translate("learn-first-game-more", &[])}</p>
            })}
        </section>
    }
}

/// The pieces that take a bow.
fn pieces(course: CourseId) -> Vec<PieceKind> {
    use game::Piece;
    match course.game() {
        Game::Quoridor | Game::Mini => vec![PieceKind::PAWN; 4],
        Game::Pacman => [Piece::Blinky, Piece::Inky, Piece::Pacman, Piece::Pinky, Piece::Clyde]
            .map(PieceKind::from)
            .to_vec(),
        Game::Mspacman => vec![PieceKind::Ghost, PieceKind::Mspacman, PieceKind::Ghost],
    }
}
