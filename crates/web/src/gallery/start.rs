//! Games that begin with one tap.

use ::play::{OpponentMode, SeatingPlan};
use api::{GalleryMaze, TimeControl};
use game::Piece;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, GameSetup};

use crate::http;
use crate::pages::{create_table, local_player, online_table};
use crate::play::{self, NewLocalGame};
use crate::route::{self, PageRoute};
use crate::settings;

/// Begins a game in a maze against the computer, at the level of the settings. The server does not see it, so it is told:
/// it counts games by maze.
pub(super) fn play_computer(maze: &GalleryMaze) {
    let Some(setup) = setup(&maze.maze) else { return };
    let players = plan(OpponentMode::Computer).players().iter().map(local_player).collect();
    let time_control = TimeControl::None;
    let new_game = NewLocalGame { players, setup, starter: Some(1), time_control };
    if let Some(id) = play::create(&new_game) {
        let path = format!("/mazes/{}/plays", maze.id);
        spawn_local(async move {
            // Whether it counts or not, the game goes on.
            let _ = http::send_only("POST", &path, &()).await;
        });
        route::navigate(PageRoute::LocalGame(id));
    }
}

/// Creates a table with a maze, whose link friends join by; says why not where that fails. Whoever has no name yet, by
/// which the invitation tells who invites, is asked for one first: by the form.
pub(super) fn play_friends(maze: &str, error: RwSignal<String>) {
    if settings::signal().with_untracked(|settings| settings.name.is_empty()) {
        return route::navigate(PageRoute::PlayFriend(Game::Pacman, maze.to_owned()));
    }
    let Some(setup) = setup(maze) else { return };
    create_table(online_table(&setup, &plan(OpponentMode::Online), TimeControl::None, None), error);
}

fn setup(maze: &str) -> Option<GameSetup> {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(maze).ok().map(|()| setup)
}

/// Two players: the person here, and somebody else.
fn plan(mode: OpponentMode) -> SeatingPlan {
    let (level, piece) = settings::signal().with_untracked(|settings| {
        (settings.level, Piece::parse(&settings.piece).unwrap_or_default())
    });
    SeatingPlan::new(mode, level, piece)
}
