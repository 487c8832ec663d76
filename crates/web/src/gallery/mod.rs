//! The gallery of mazes: those that people of the server have published and those that come with the game, to look at and to
//! play with one tap; and the form that publishes one from the workshop.

mod card;
mod list;
mod publish;
mod single;
mod start;

use leptos::prelude::*;

use crate::i18n::t;
use list::MazeList;
use publish::PublishForm;
use single::SingleMaze;

/// The page: all mazes, one of them by its id, or the form that publishes the maze of that word.
#[component]
pub fn MazeGallery(shown: String) -> impl IntoView {
    let content = match shown.as_str() {
        "" => view! { <MazeList /> }.into_any(),
        // Ids and names have no dots.
        word if word.contains('.') => view! { <PublishForm word=shown.clone() /> }.into_any(),
        _ => view! { <SingleMaze id=shown.clone() /> }.into_any(),
    };
    view! {
        <section class="page wide gallery">
            <h1>{t("web-mazes")}</h1>
            {content}
        </section>
    }
}
