use api::PlayedWith;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::picture::picture;
use crate::controls::name_link;
use crate::http;
use crate::i18n::{t, translate};
use crate::route;

/// The account holders whom somebody plays with most, with the score; nothing where there are none. The games with
/// one of them are shown by a button.
#[component]
pub(super) fn PersonPeople(name: String, opponent: RwSignal<String>) -> impl IntoView {
    let people = RwSignal::new(Vec::<PlayedWith>::new());
    let path = format!("/people/{}/people", route::encoded(&name));
    spawn_local(async move {
        // Whoever cannot be told of them has the games.
        if let Ok(found) = http::get::<Vec<PlayedWith>>(&path).await {
            let _ = people.try_set(found);
        }
    });
    move || {
        let rows = people.with(|people| {
            people.iter().map(|with| person_row(with.clone(), opponent)).collect_view()
        });
        (!people.with(Vec::is_empty)).then(|| {
            view! {
                <section class="column" aria-labelledby="person-people">
                    <h2 id="person-people">{t("person-people")}</h2>
                    <ul class="kept people">{rows}</ul>
                </section>
            }
        })
    }
}

fn person_row(with: PlayedWith, opponent: RwSignal<String>) -> AnyView {
    let PlayedWith { name, picture: drawing, games, won, lost, drawn } = with;
    let details = move || {
        let count = translate("person-count", &[("count", games.into())]);
        let score = [("won", won.into()), ("draws", drawn.into()), ("lost", lost.into())];
        format!("{count} · {}", translate("person-score", &score))
    };
    let together = {
        let name = name.clone();
        move || translate("person-together", &[("name", name.as_str().into())])
    };
    let chosen = name.clone();
    view! {
        <li class="row">
            {picture(&drawing, "picture")}
            <span class="grow">
                <b>{name_link(name, true)}</b>
                <small>{details}</small>
            </span>
            <button class="button small" type="button" on:click=move |_| opponent.set(chosen.clone())>
                {together}
            </button>
        </li>
    }
    .into_any()
}
