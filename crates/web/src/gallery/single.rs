use api::{GalleryMaze, ModeratorReason};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::card::{facts, maze_title, picture, play_buttons, values_by_lives};
use crate::account::{AccountState, ActionState, report_form};
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, t};
use crate::route::{self, Link, PageRoute};

/// One maze, with what can be done about it: play it, change it, report it, take it back, hide it.
#[component]
pub(super) fn SingleMaze(id: String) -> impl IntoView {
    let found = RwSignal::new(None::<Result<GalleryMaze, RequestError>>);
    let account = AccountState::new();
    if guest::account_name().is_some() {
        account.load();
    }
    let moderates = Memo::new(move |_| account.moderates());
    let load = Callback::new(move |()| {
        // Moderators see hidden ones too.
        let path = match moderates.get_untracked() {
            true => format!("/admin/mazes/{id}"),
            false => format!("/mazes/{id}"),
        };
        spawn_local(async move {
            let maze = http::get::<GalleryMaze>(&path).await;
            let _ = found.try_set(Some(maze));
        });
    });
    Effect::new(move || {
        moderates.track();
        load.run(());
    });
    let error = RwSignal::new(String::new());
    let action = ActionState::new();
    let content = move || {
        Some(match found.get()? {
            Err(failure) => view! {
                <p class="say" role="alert">{i18n::error_text(&failure)}</p>
            }
            .into_any(),
            Ok(maze) => {
                let named = maze.clone();
                view! {
                    <article class="card single-maze">
                        {picture(&maze)}
                        <div class="facts">
                            <h2>{move || maze_title(&named)}</h2>
                            {facts(&maze)}
                            {values_by_lives(&maze)}
                            {play_buttons(&maze, error)}
                            <MazeActions maze action moderates load />
                        </div>
                    </article>
                }
                .into_any()
            }
        })
    };
    view! {
        {move || {
            let text = error.get();
            (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
        }}
        {content}
        {action.view()}
        <p><Link to=PageRoute::Gallery(String::new()) class="button">{t("gallery-all")}</Link></p>
    }
}

/// What can be done about a maze besides playing it.
#[component]
fn MazeActions(
    maze: GalleryMaze,
    action: ActionState,
    moderates: Memo<bool>,
    load: Callback<()>,
) -> impl IntoView {
    let reporting = RwSignal::new(false);
    let name = maze.author.as_ref().map(|author| author.name.clone());
    let is_own = name.is_some() && name == guest::account_name();
    let path = StoredValue::new(format!("/mazes/{}", maze.id));
    let take_back = move |_| {
        let path = path.get_value();
        let request = async move { http::delete::<GalleryMaze>(&path).await };
        let done = |_| route::navigate(PageRoute::Gallery(String::new()));
        action.send(request, "gallery-taken-back", done);
    };
    let hidden = maze.hidden;
    let set_hidden = move |_| {
        let path = format!("/admin{}/{}", path.get_value(), if hidden { "show" } else { "hide" });
        let request =
            async move { http::send_only("POST", &path, &ModeratorReason::default()).await };
        action.send(request, "gallery-done", move |()| load.run(()));
    };
    let author = maze.author.clone().filter(|_| !is_own);
    let can_report = author.is_some();
    let (id, built_in) = (maze.id.clone(), maze.built_in);
    let form = move || {
        let author = author.clone().filter(|_| reporting.get())?;
        let close = Callback::new(move |()| reporting.set(false));
        Some(report_form(&author.id, &author.name, None, Some(id.clone()), action, close))
    };
    view! {
        <div class="row">
            <Link to=PageRoute::Workshop(maze.maze.clone()) class="button small">{t("gallery-workshop")}</Link>
            {is_own.then(|| view! {
                <button class="button small" type="button" disabled=action.is_busy on:click=take_back>
                    {t("gallery-take-back")}
                </button>
            })}
            {can_report.then(|| view! {
                <button
                    class="button small"
                    type="button"
                    aria-expanded=move || reporting.get().to_string()
                    on:click=move |_| reporting.update(|open| *open = !*open)
                >
                    {t("gallery-report")}
                </button>
            })}
            {move || (moderates.get() && !built_in).then(|| view! {
                <button class="button small" type="button" disabled=action.is_busy on:click=set_hidden>
                    {t(if hidden { "gallery-show" } else { "gallery-hide" })}
                </button>
            })}
        </div>
        {form}
    }
}
