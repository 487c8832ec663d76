use std::sync::Arc;

use api::GalleryMaze;
use game::{Exact, Verdict};
use leptos::prelude::*;
use rules::pacman::Maze;
use view::{BoardView, MazeBalance};

use super::start::{play_computer, play_friends};
use crate::board::Board;
use crate::controls::name_link;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use crate::workshop::fairness_text;

/// A maze of the list: its picture, whose it is, who wins, how often it is played, and a tap to play it.
pub(super) fn maze_card(maze: GalleryMaze, error: RwSignal<String>) -> AnyView {
    let address = PageRoute::Gallery(maze.id.clone());
    let named = maze.clone();
    view! {
        <li class="card maze-card">
            {picture(&maze)}
            <div class="facts">
                <h2><Link to=address class="person">{move || maze_title(&named)}</Link></h2>
                {facts(&maze)}
            </div>
            {play_buttons(&maze, error)}
        </li>
    }
    .into_any()
}

/// What a maze is called.
pub(super) fn maze_title(maze: &GalleryMaze) -> String {
    match maze.name.as_str() {
        "" => translate("gallery-nameless", &[]),
        name if maze.built_in => i18n::maze_name(name),
        name => name.to_owned(),
    }
}

/// The maze as a picture.
pub(super) fn picture(maze: &GalleryMaze) -> AnyView {
    let drawn = resolved(maze).map(|maze| BoardView::of_maze(maze.spec())).unwrap_or_default();
    let drawn = StoredValue::new(Arc::new(drawn));
    let named = maze.clone();
    let label = Signal::derive(move || maze_title(&named));
    let view = Signal::derive(move || drawn.get_value());
    view! { <div><Board view label mini=true /></div> }.into_any()
}

/// Whose it is, who wins, how large it is, how often it is played.
pub(super) fn facts(maze: &GalleryMaze) -> AnyView {
    let author = match &maze.author {
        Some(author) => name_link(i18n::person_name(author), author.account),
        None => maze.built_in.then(|| view! { <span>{t("gallery-built-in")}</span> }).into_any(),
    };
    let (resolved, games, values) = (resolved(maze), maze.games, maze.values.clone());
    let lives = resolved.as_ref().map_or(0, |maze| maze.lives());
    let size = resolved.map(|maze| format!("{}×{}", maze.files(), maze.ranks()));
    let lives_text = move || translate("lives-left", &[("count", u32::from(lives).into())]);
    let games_text = move || translate("gallery-games", &[("count", games.into())]);
    let verdict = move || match values.is_empty() {
        true => translate("gallery-verdict-unsolved", &[]),
        false => fairness_text(&MazeBalance::new(&values, lives)),
    };
    let hidden = maze.hidden.then(|| view! { <p class="say">{t("gallery-hidden")}</p> });
    view! {
        <p class="soft">{author}</p>
        <p class="verdict">{verdict}</p>
        <p class="soft of-maze">
            <span>{size}</span> " · " <span>{lives_text}</span> " · " <span>{games_text}</span>
        </p>
        {hidden}
    }
    .into_any()
}

/// Who wins, for every number of lives.
pub(super) fn values_by_lives(maze: &GalleryMaze) -> AnyView {
    let row = |(value, lives): (Exact, u32)| {
        let text = move || {
            let key = match value.verdict {
                Verdict::Win => "web-known-pacman",
                Verdict::Loss => "web-known-ghosts",
                Verdict::Draw => "workshop-endless",
            };
            let lives = translate("lives-left", &[("count", lives.into())]);
            translate(key, &[("lives", lives.into()), ("turns", value.turns.into())])
        };
        view! { <li>{text}</li> }
    };
    let rows = maze.values.iter().copied().zip(1..).map(row).collect_view();
    (!maze.values.is_empty()).then(|| view! { <ul class="by-lives">{rows}</ul> }).into_any()
}

/// A game in the maze, with one tap.
pub(super) fn play_buttons(maze: &GalleryMaze, error: RwSignal<String>) -> AnyView {
    let (computer, friends) = (maze.clone(), maze.maze.clone());
    view! {
        <div class="row">
            <button class="button small main" type="button" on:click=move |_| play_computer(&computer)>
                {t("gallery-computer")}
            </button>
            <button class="button small" type="button" on:click=move |_| play_friends(&friends, error)>
                {t("gallery-friends")}
            </button>
        </div>
    }
    .into_any()
}

fn resolved(maze: &GalleryMaze) -> Option<Arc<Maze>> {
    Maze::resolve(&maze.maze).ok()
}
