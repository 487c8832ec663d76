use std::sync::Arc;

use leptos::prelude::*;
use rules::pacman::MazeWinner;
use rules::{Game, GameSetup};
use view::BoardView;

use crate::board::Board;
use crate::controls::OptionsForm;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};

/// The mazes of a game as pictures, each with what is known of it under the options chosen, and the way to draw
/// others; nothing for a game without mazes.
#[component]
pub fn MazePicker(
    game: Game,
    form: OptionsForm,
    seats: RwSignal<usize>,
    /// A maze of one's own, which comes first.
    own: Option<String>,
) -> impl IntoView {
    let mut mazes = game.shipped_mazes();
    let Some(first) = mazes.first().cloned() else { return ().into_any() };
    let shipped = mazes.clone();
    let has_gallery = game == Game::Pacman;
    // The workshop begins with a maze of the PAC-MAN variant, unless the word says otherwise.
    let begun = if has_gallery { String::new() } else { first };
    let drawn = own.clone().unwrap_or_default();
    let to_draw = PageRoute::Workshop(own.clone().unwrap_or(begun));
    if let Some(own) = own.filter(|own| !mazes.contains(own)) {
        mazes.insert(0, own);
    }
    let label = || i18n::option_name("maze");
    let pictures = mazes.into_iter().map(|maze| {
        let (chosen, choosing) = (maze.clone(), maze.clone());
        // With the lives that were chosen, or its own.
        let set_up = maze.clone();
        let setup = Memo::new(move |_| {
            let mut setup = form.setup(seats.get()).ok()?;
            setup.set_maze(&set_up).ok().map(|()| setup)
        });
        let board = Signal::derive(move || {
            let start = setup.with(|setup| setup.as_ref().and_then(|setup| setup.start().ok()));
            start.as_ref().map(|start| Arc::new(BoardView::from(start))).unwrap_or_default()
        });
        let (name, is_own) = (maze.clone(), maze == drawn && !shipped.contains(&maze));
        let name = Signal::derive(move || match is_own {
            true => translate("web-own-maze", &[]),
            false => i18n::maze_name(&name),
        });
        view! {
            <button
                type="button"
                class="maze"
                aria-pressed=move || form.is_maze(&chosen).to_string()
                on:click=move |_| form.choose_maze(&choosing)
            >
                <Board view=board label=name mini=true />
                <b>{name}</b>
                <small>{move || setup.with(|setup| setup.as_ref().and_then(known_result_text))}</small>
            </button>
        }
    });
    // The board beside the form shows the only one there is.
    let pictures = (pictures.len() > 1).then(|| pictures.collect_view());
    view! {
        <div class="field" role="group" aria-label=label>
            <span aria-hidden="true">{label}</span>
            {has_gallery.then(|| view! { <small>{t("web-known-note")}</small> })}
            {pictures.map(|pictures| view! { <div class="mazes">{pictures}</div> })}
            <div class="row">
                <Link to=to_draw class="button small">{t("web-draw-maze")}</Link>
                {has_gallery.then(|| view! {
                    <Link to=PageRoute::Gallery(String::new()) class="button small">{t("web-mazes")}</Link>
                })}
            </div>
        </div>
    }
    .into_any()
}

/// Who wins with perfect play, and how soon, where that is known.
fn known_result_text(setup: &GameSetup) -> Option<String> {
    let known = setup.known_result()?;
    let start = BoardView::from(&setup.start().ok()?);
    let lives = start.seats.iter().find_map(|seat| seat.lives)?.of;
    let key = match known.winner {
        MazeWinner::Pacman => "web-known-pacman",
        MazeWinner::Ghosts => "web-known-ghosts",
    };
    let turns = ("turns", u32::from(known.turns).into());
    let lives = translate("lives-left", &[("count", u32::from(lives).into())]);
    Some(translate(key, &[("lives", lives.into()), turns]))
}
