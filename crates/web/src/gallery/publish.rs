use std::sync::Arc;

use api::{GalleryMaze, NewGalleryMaze};
use leptos::prelude::*;
use rules::pacman::Maze;
use view::BoardView;

use crate::account::ActionState;
use crate::board::Board;
use crate::http;
use crate::i18n::{self, t, translate};
use crate::route::{self, Link, PageRoute};
use crate::{guest, server_features};

/// The longest name, in characters.
const MAX_NAME_CHARS: &str = "32";

/// Publishes the maze of a word, for whoever has an account.
#[component]
pub(super) fn PublishForm(word: String) -> impl IntoView {
    let maze = match Maze::resolve(&word) {
        Ok(maze) => maze,
        Err(fault) => {
            let text = i18n::reason_text(&fault.into());
            return view! { <p class="say" role="alert">{text}</p> }.into_any();
        }
    };
    let drawn = StoredValue::new(Arc::new(BoardView::of_maze(maze.spec())));
    let picture = Signal::derive(move || drawn.get_value());
    let label = Signal::derive(|| translate("gallery-publish", &[]));
    let name = RwSignal::new(maze.name().unwrap_or_default().to_owned());
    let action = ActionState::new();
    let published = StoredValue::new(maze.reference());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewGalleryMaze { name: name.get_untracked(), maze: published.get_value() };
        let request = async move { http::post::<_, GalleryMaze>("/mazes", &new).await };
        let done = |maze: GalleryMaze| route::navigate(PageRoute::Gallery(maze.id));
        action.send(request, "gallery-done", done);
    };
    let form = move || match (server_features::has_accounts(), guest::account_name()) {
        (false, _) => view! { <p class="soft">{t("gallery-no-accounts")}</p> }.into_any(),
        (true, None) => view! {
            <p>{t("gallery-needs-account")}</p>
            <p><Link to=PageRoute::Account class="button main">{t("web-account")}</Link></p>
        }
        .into_any(),
        (true, Some(_)) => view! {
            <form class="column" on:submit=submit>
                <p class="soft">{t("gallery-publish-lead")}</p>
                <label class="field">
                    <span>{t("gallery-name")}</span>
                    <input
                        class="input"
                        required
                        maxlength=MAX_NAME_CHARS
                        autocomplete="off"
                        prop:value=name
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
                <div class="row">
                    <button class="button main" type="submit" disabled=action.is_busy>
                        {t("workshop-publish")}
                    </button>
                    <Link to=PageRoute::Workshop(published.get_value()) class="button">
                        {t("gallery-workshop")}
                    </Link>
                </div>
            </form>
        }
        .into_any(),
    };
    view! {
        <article class="card single-maze">
            <div><Board view=picture label mini=true /></div>
            <div class="facts">
                <h2>{t("gallery-publish")}</h2>
                {form}
                {action.error_view()}
            </div>
        </article>
    }
    .into_any()
}
